import { paths } from '#kit/ui/paths.ts';
import type { SignInAs } from './rules.ts';
import type { User } from './shapes.ts';

/**
 * Who may see which part of the application, and where others are redirected. Pure: the router
 * calls it before showing a page and follows the verdict. A path may include a query.
 */

/** The parts of the signed-in person that the guards use; null is a visitor. */
export type Guarded = Pick<User, 'role' | 'status' | 'onboarding_steps' | 'company_found'> & {
  user_details: Pick<User['user_details'], 'company'>;
};

export type Verdict =
  | { at: 'enter' }
  /** `remember` is the path to return to after signing in. */
  | { at: 'redirect'; to: string; remember?: string }
  | { at: 'marketing_site'; url: string; remember: string }
  /** Shows the sign-in screen at this URL instead of the page. */
  | { at: 'sign_in_here'; remember: string }
  | { at: 'login_required'; remember: string };

const ENTER: Verdict = { at: 'enter' };

/** Pages for visitors only, such as sign-in and sign-up. */
export function guardGuest(user: Guarded | null): Verdict {
  return user ? { at: 'redirect', to: homeOf(user) } : ENTER;
}

/** @param visit.marketingSite where visitors are redirected, null when the tenant has no such site */
export function guardVeteran(user: Guarded | null, visit: { path: string; marketingSite: string | null }): Verdict {
  if (!user) {
    return visit.marketingSite
      ? { at: 'marketing_site', url: visit.marketingSite, remember: visit.path }
      : { at: 'redirect', to: paths.auth.login({ user: 'veteran' }), remember: visit.path };
  }
  if (user.role !== 'veteran') return { at: 'redirect', to: paths.notFound() };
  if (user.status === 'pending') return { at: 'redirect', to: paths.approvalPending() };
  return user.status === 'active' ? ENTER : { at: 'redirect', to: paths.inactive() };
}

export function guardRecruiter(user: Guarded | null, visit: { path: string }): Verdict {
  const path = pathnameOf(visit.path);
  if (!user) {
    const listsPeopleOrJobs = isUnder(path, paths.recruiter.candidates()) || isUnder(path, paths.recruiter.jobs());
    return { at: listsPeopleOrJobs ? 'login_required' : 'sign_in_here', remember: visit.path };
  }
  if (user.role !== 'recruiter') return { at: 'redirect', to: paths.notFound() };
  if (isUnder(path, paths.recruiter.company())) {
    const target = pathOfGate(companyGate(user, path));
    return isUnder(path, target) && target !== paths.recruiter.home() ? ENTER : { at: 'redirect', to: target };
  }
  if (isUnder(path, paths.recruiter.profile())) return ENTER;
  const settled = user.status === 'active' && user.user_details.company?.status === 'active';
  return settled ? ENTER : { at: 'redirect', to: paths.recruiter.company() };
}

/** The console of a tenant's staff. */
export function guardOperator(user: Guarded | null, visit: { path: string }): Verdict {
  if (!user) return { at: 'redirect', to: paths.operator.login(), remember: visit.path };
  if (!isOperator(user.role)) return { at: 'redirect', to: paths.notFound() };
  return user.status === 'active' ? ENTER : { at: 'redirect', to: paths.inactive() };
}

/** Pages for any account, whatever its role and state. */
export function guardSignedIn(user: Guarded | null, visit: { path: string }): Verdict {
  return user ? ENTER : { at: 'redirect', to: paths.auth.login(), remember: visit.path };
}

/** Pages for any role that need an active account. Others are sent to the page about their state. */
export function guardActive(user: Guarded | null, visit: { path: string }): Verdict {
  if (!user) return guardSignedIn(user, visit);
  return user.status === 'active' && !isInactive(user) ? ENTER : { at: 'redirect', to: homeOf(user) };
}

/** The step a recruiter must finish before the recruiter pages open. */
export type CompanyGate =
  | { at: 'inactive' }
  | { at: 'reject'; who: 'user' | 'company' }
  | { at: 'approval_pending'; who: 'user' | 'company' }
  | { at: 'exists'; company: NonNullable<User['company_found']> }
  | { at: 'create' }
  | { at: 'details' }
  | { at: 'home' };

/** Such an account may only read its profile and export or delete its data. */
export const isInactive = ({ status, user_details }: Guarded): boolean =>
  status === 'inactive' || user_details.company?.status === 'inactive';

/** Where the company area leads a recruiter. The order of the cases decides. */
export function companyGate(user: Guarded, path: string): CompanyGate {
  const company = user.user_details.company;
  if (isInactive(user)) return { at: 'inactive' };
  if (user.status === 'rejected') return { at: 'reject', who: 'user' };
  if (company?.status === 'rejected') return { at: 'reject', who: 'company' };
  if (user.status === 'pending') return { at: 'approval_pending', who: 'user' };
  if (!company) return user.company_found ? { at: 'exists', company: user.company_found } : { at: 'create' };
  if (isUnder(pathnameOf(path), paths.recruiter.companyDetails())) return { at: 'details' };
  if (company.status === 'pending') return { at: 'approval_pending', who: 'company' };
  return { at: 'home' };
}

function pathOfGate(gate: CompanyGate): string {
  switch (gate.at) {
    case 'inactive':
      return paths.inactive();
    case 'reject':
      return paths.recruiter.companyReject();
    case 'approval_pending':
      return paths.recruiter.companyApprovalPending();
    case 'exists':
      return paths.recruiter.companyExists();
    case 'create':
      return paths.recruiter.companyCreate();
    case 'details':
      return paths.recruiter.companyDetails();
    case 'home':
      return paths.recruiter.home();
  }
}

/** The start page of a person. Its guard redirects those who may not stay. */
export function homeOf(user: Guarded): string {
  if (user.role === 'recruiter') return paths.recruiter.home();
  if (isOperator(user.role)) return paths.operator.home();
  return user.onboarding_steps === null ? paths.veteran.onboarding() : paths.veteran.home();
}

/** The sign-in screen of a role. */
export function signInPath(as: SignInAs): string {
  return as === 'operator' ? paths.operator.login() : paths.auth.login({ user: as });
}

/** The page with a role's password, sessions and second factors. */
export function securityPath(role: User['role']): string {
  const section = { profile_section: 'security' };
  if (role === 'veteran') return paths.veteran.profile(section);
  return role === 'recruiter' ? paths.recruiter.profile(section) : paths.operator.profile(section);
}

/**
 * The page after signing in: unfinished onboarding first, then the page that was requested before, if this person may open it.
 */
export function afterSignIn(user: Guarded, wanted: string | null): string {
  if (user.role === 'veteran' && user.onboarding_steps === null) return paths.veteran.onboarding();
  return wantedPage(user, wanted) ?? homeOf(user);
}

/** The page that a person requested before signing in, or null if they may not open it. */
export function wantedPage(user: Guarded, wanted: string | null): string | null {
  const path = safePath(wanted);
  return path && mayVisit(user, path) ? path : null;
}

/**
 * A path of this application from the address bar or storage, or null when it is unsafe: another origin, a file of the server, or
 * a page that redirects signed-in people. Under /auth only the page that confirms a new email is for signed-in people.
 */
export function safePath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null;
  const here = 'http://here.invalid';
  const url = readUrl(text, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return null;
  if (url.pathname === paths.auth.confirmEmail()) return url.pathname + url.search;
  if (/^\/(api|auth|dev|assets|healthz|readyz|404|inactive|approval-pending)?(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The tenant's marketing site, or null. The demonstration's `.test` names cannot be opened. */
export function marketingSite(url: string): string | null {
  const site = readUrl(url);
  return site && /^https?:$/.test(site.protocol) && !site.hostname.endsWith('.test') ? site.href : null;
}

/**
 * Where to complete an unfinished profile: onboarding at the step reached, with the resume if its
 * steps have begun. At step 1 the resume's steps begin at 2 with an upload and at 0 without.
 */
export function completeProfileHref(user: Pick<User, 'onboarding_steps' | 'resume'>): string {
  const step = user.onboarding_steps ?? 1;
  const uploaded = user.resume.find(({ source }) => source === 'onboarding');
  return paths.veteran.onboarding({ step, resume_id: uploaded?.id, ...(step === 1 ? { cvStep: uploaded ? 2 : 0 } : {}) });
}

function mayVisit(user: Guarded, path: string): boolean {
  const pathname = pathnameOf(path);
  if (isUnder(pathname, paths.operator.login())) return false;
  if (isUnder(pathname, paths.operator.home())) return isOperator(user.role);
  if (isUnder(pathname, paths.recruiter.home())) return user.role === 'recruiter';
  // The job list is public, although its URL is in the veteran's area.
  if (isUnder(pathname, '/veteran/jobs')) return true;
  return isUnder(pathname, paths.veteran.home()) ? user.role === 'veteran' : true;
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/)[0] ?? path;
}

function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

function isOperator(role: User['role']): boolean {
  return role === 'operator' || role === 'system_operator';
}

/** Whether a path is `parent` or below it: `/recruiter/jobs/7` is below `/recruiter/jobs`, `/recruiters` is not. */
function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
