import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile, login, logout } from '#features/accounts/contract.ts';
import { getSecondFactors } from '#features/accounts/security-contract.ts';
import type { User } from '#features/accounts/shapes.ts';
import { verifyEmail } from '#features/accounts/sign-up-contract.ts';
import { findSocialProviders } from '#features/accounts/social-contract.ts';
import { getStorage } from '#features/accounts/storage-contract.ts';
import { createSession, intent } from '#features/accounts/web/index.ts';
import { aRecruiter, aToken, aVeteran } from '#features/accounts/web/testing.ts';
import { getApplication } from '#features/applications/contract.ts';
import { anApplication } from '#features/applications/web/testing.ts';
import { getRecruiterDashboard } from '#features/dashboard/contract.ts';
import { getJob, saveJob } from '#features/jobs/contract.ts';
import { getCountries } from '#features/lookups/contract.ts';
import { followNotifications } from '#features/notifications/contract.ts';
import { getOnboarding, skipOnboarding } from '#features/onboarding/contract.ts';
import { anOnboarding } from '#features/onboarding/web/testing.ts';
import { getPrivacy } from '#features/privacy/contract.ts';
import { findMasterQuestions } from '#features/questions/contract.ts';
import { findResumes } from '#features/resumes/resumes-contract.ts';
import { getTenantInfo, type TenantInfo } from '#features/tenants/contract.ts';
import { defineRoute, type Route } from '#kit/contract/route.ts';
import { call } from '#kit/ui/data/api.ts';
import { credentials } from '#kit/ui/data/credentials.ts';
import { outage } from '#kit/ui/data/outage.ts';
import { newQueryClient } from '#kit/ui/data/query.ts';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
// Loaded beforehand so that tests don't wait for it.
import '#kit/ui/dialogs/ConfirmDialog.tsx';
import { App } from './App.tsx';
import { followSession } from './follow-session.ts';
import { createAppRouter } from './router.tsx';

const MUSTER: TenantInfo = {
  id: 1,
  slug: 'muster',
  name: 'Muster',
  country_id: 232,
  locale: 'en-GB',
  marketing_site_url: 'https://www.muster.test',
  tagline: '',
  colour_preset: 'default',
  logo_url: null,
  contact_email: null,
  crisis_line: [],
  production: false,
  analytics: null,
};

const anything = defineRoute({ method: 'GET', path: '/api/anything', access: 'signed_in', summary: 'Anything' });

let stop = () => {};

/** Starts the application at a URL, as main.tsx does. */
async function open(href: string) {
  window.history.replaceState(null, '', href);
  const queryClient = newQueryClient();
  const session = createSession();
  const router = createAppRouter({ session, queryClient });
  followSession(router, { session, queryClient });
  stop = session.follow();
  render(<App session={session} queryClient={queryClient} router={router} />);
  await act(() => session.start());
  return { queryClient, session, router };
}

/** A person who has signed in before. */
function signedIn(server: ReturnType<typeof stubServer>, user: User) {
  credentials.setToken(aToken());
  server.reply(getUserProfile, { data: user });
}

const address = () => location.pathname + location.search;
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outage.end();
  server = stubServer();
  server.reply(getTenantInfo, { data: MUSTER });
  server.reply(findSocialProviders, { data: ['google', 'linkedin'] });
});
afterEach(() => {
  stop();
  cleanup();
});

describe('the tenant', () => {
  it('is requested by host, and its slug is sent with every later call', async () => {
    await open('/');
    await heading('Sign in');
    await waitFor(() => expect(localStorage.getItem('tenant')).toBe('muster'));
    expect(server.requests[0]?.url.search).toBe('?domain=localhost');
    server.refuse(anything, { status: 404 });
    await call(anything).catch(() => {});
    expect(server.requests.at(-1)?.headers.get('x-tenant')).toBe('muster');
  });

  it("is requested again when another tenant's slug was stored", async () => {
    localStorage.setItem('tenant', 'homefront');
    server.forget(getTenantInfo);
    server.refuse(getTenantInfo, { status: 401, message: 'Another tenant' });
    server.reply(getTenantInfo, { data: MUSTER });
    await open('/');
    await waitFor(() => expect(localStorage.getItem('tenant')).toBe('muster'));
    expect(address()).toBe('/');
  });

  it.each([
    ['an unknown host', { status: 404, message: 'Page not found.' }, 'There is nothing at this address'],
    ['a suspended one', { status: 403, message: 'This site is suspended.' }, 'This site is suspended'],
  ])('of %s is missing: a plain page', async (_, refusal, title) => {
    server.forget(getTenantInfo);
    server.refuse(getTenantInfo, refusal);
    await open('/');
    await heading(title);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('signing in', () => {
  const signIn = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('sends the form with the tab’s role, and opens the start page', async () => {
    server.reply(login, { data: { token: aToken(), user: aVeteran() } });
    await open('/auth/login');
    await signIn('Veteran@Muster.test');
    await heading('Hello, Rhys');
    expect(address()).toBe('/veteran');
    expect(server.requests.find(({ route }) => route === 'POST /api/auth/login')?.body).toEqual({
      email: 'Veteran@Muster.test',
      password: 'secret',
      role: 'veteran',
      remember: false,
    });
  });

  it('opens onboarding first for a veteran whose onboarding_steps is null', async () => {
    server.reply(login, { data: { token: aToken(), user: aVeteran({ onboarding_steps: null }) } });
    server.reply(getOnboarding, { data: anOnboarding() });
    server.reply(findMasterQuestions, { data: [] });
    server.reply(getCountries, { data: [] });
    await open('/auth/login?redirect=/veteran');
    await signIn('new.veteran@muster.test');
    await heading('Personal Details');
    // Skip is the only exit.
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDefined();
    expect(address()).toBe('/veteran/onboarding');
  });

  it('saves what a visitor wanted to save, and after onboarding is skipped opens the page they came for', async () => {
    const wanted = { path: '/jobs/7/apply', save: { kind: 'job', id: 7, name: 'HGV Mechanic' } } as const;
    const user = aVeteran({ onboarding_steps: null });
    // The link of the email, in a tab that does not have the intent.
    server.reply(verifyEmail, { data: { api_token: aToken(), user, intent: wanted } });
    server.reply(saveJob, {});
    server.reply(skipOnboarding, { data: anOnboarding() });
    server.reply(getOnboarding, { data: anOnboarding() });
    server.reply(findMasterQuestions, { data: [] });
    server.refuse(getJob, { status: 404, message: 'Job not found.' });
    await open('/auth/verify-email?email=new%40example.test&token=link');
    await heading('Personal Details');
    expect(await screen.findByText('Saved HGV Mechanic')).toBeDefined();
    expect(screen.getByText('When you finish or skip these steps, we’ll take you back to your application.')).toBeDefined();
    server.reply(getUserProfile, { data: aVeteran({ onboarding_steps: 1 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Skip' }));
    await heading('Apply');
    expect([address(), intent.read(user.id)]).toEqual(['/jobs/7/apply', null]);
  });

  it('returns to the path that a guard remembered', async () => {
    server.reply(login, { data: { token: aToken(), user: aVeteran() } });
    await open('/veteran?dashboard_tab=explore');
    await heading('Sign in');
    expect(address()).toBe('/auth/login?user=veteran');
    await signIn('veteran@muster.test');
    await heading('Hello, Rhys');
    expect(address()).toBe('/veteran?dashboard_tab=explore');
  });

  it('is shown at a recruiter page’s URL, and the gate decides afterwards', async () => {
    const user = aRecruiter();
    const rejected = { id: 3, name: 'Quickgain', status: 'rejected' as const, status_reason: 'No address.' };
    server.reply(login, {
      data: { token: aToken(), user: { ...user, user_details: { ...user.user_details, company: rejected } } },
    });
    await open('/recruiter/company');
    await heading('Sign in');
    expect(address()).toBe('/recruiter/company');
    expect(screen.getByRole('tab', { name: 'Recruiter Login' }).getAttribute('aria-selected')).toBe('true');
    await signIn('rejectedcompany.recruiter@muster.test');
    await heading('Quickgain was not approved');
    expect(screen.getByText('No address.')).toBeDefined();
    expect(address()).toBe('/recruiter/company/reject');
  });

  it.each(['/auth/signup/op-hired', '/auth/signup-op-hired'])(
    'is offered to veterans at the link that a partner distributes: %s',
    async (link) => {
      await open(link);
      await heading('Sign in');
      expect(address()).toBe('/auth/login?type=veteran&company=op-hired');
    },
  );

  it('asks for the authenticator app’s code when the server requires it', async () => {
    server.refuse(login, { status: 422, message: 'Enter the code', errors: { code: ['Enter the code'] } });
    server.reply(login, { data: { token: aToken(), user: aVeteran() } });
    await open('/auth/login');
    await signIn('veteran@muster.test');
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText('The 6 digits from your authenticator app, or one of your recovery codes.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(code));
    await userEvent.type(code, '123456{Enter}');
    await heading('Hello, Rhys');
    const sent = server.requests.filter(({ route }) => route === 'POST /api/auth/login').map(({ body }) => body);
    expect(sent.at(-1)).toMatchObject({ code: '123456', password: 'secret' });
  });

  it('shows the server’s message and keeps the form’s values', async () => {
    server.refuse(login, { status: 401, message: 'These details do not match an account.' });
    await open('/auth/login');
    await signIn('veteran@muster.test');
    expect((await screen.findByRole('alert')).textContent).toBe('These details do not match an account.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
    expect(address()).toBe('/auth/login');
  });
});

describe('a signed-in person', () => {
  it('is redirected from the sign-in screen to their start page', async () => {
    signedIn(server, aVeteran());
    await open('/auth/login');
    await heading('Hello, Rhys');
    expect(address()).toBe('/veteran');
  });

  it.each([
    ['a veteran in the recruiter area', aVeteran(), '/recruiter/jobs'],
    ['a recruiter in the veteran area', aRecruiter(), '/veteran'],
  ])('finds nothing as %s', async (_, user, href) => {
    signedIn(server, user);
    await open(href);
    await heading('Sorry, page not found!');
    expect(address()).toBe('/404');
  });

  it.each([
    ['/recruiter/candidate-list', 'Sign in to see this page', '/recruiter/candidate-list'],
    ['/recruiter/not-built-yet', 'Sign in', '/recruiter/not-built-yet'],
    ['/veteran/not-built-yet', 'Sign in', '/auth/login?user=veteran'],
    ['/operator/not-built-yet', 'Operator sign-in', '/operator/login'],
  ])('is asked to sign in first at %s, whether or not the page exists', async (href, title, at) => {
    await open(href);
    await heading(title);
    expect(address()).toBe(at);
  });

  it('passes the company gate first at an unknown URL', async () => {
    signedIn(server, aRecruiter({ status: 'pending' }));
    await open('/recruiter/not-built-yet');
    await heading('Your account is waiting for approval');
    expect(address()).toBe('/recruiter/company/approval-pending');
  });

  it('sees the 404 page at an unknown URL', async () => {
    signedIn(server, aVeteran());
    await open('/veteran/barracks/12');
    await heading('Sorry, page not found!');
    expect(address()).toBe('/veteran/barracks/12');
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/veteran');
  });

  it('is led from the older address of an application to the present one', async () => {
    signedIn(server, aVeteran());
    server.reply(getApplication, { data: anApplication() });
    await open('/veteran/applications/31');
    await screen.findByRole('article', { name: 'Signalling Technician' });
    expect(address()).toBe('/veteran/jobs?jobType=applied&application=31');
  });

  it('finds nothing at the address of an application that is no number', async () => {
    signedIn(server, aVeteran());
    await open('/veteran/applications/mine');
    await heading('Sorry, page not found!');
  });

  it('is redirected to the inactive page by a 410', async () => {
    signedIn(server, aVeteran());
    server.refuse(anything, { status: 410, message: 'This account is inactive.' });
    await open('/veteran');
    await heading('Hello, Rhys');
    await act(() => call(anything).catch(() => {}));
    await heading('This account is inactive');
    expect(address()).toBe('/inactive');
  });

  it.each([
    ['pending', '/approval-pending', 'Your account is waiting for approval'],
    ['rejected', '/inactive', 'Your account was not approved'],
    ['inactive', '/inactive', 'This account is inactive'],
  ] as const)(
    'whose account is %s can write to the tenant’s staff, and sees no link that leads back',
    async (status, path, title) => {
      server.forget(getTenantInfo);
      server.reply(getTenantInfo, { data: { ...MUSTER, contact_email: 'help@muster.test' } });
      signedIn(server, aVeteran({ status, status_reason: status === 'pending' ? null : 'We could not confirm your service.' }));
      await open('/veteran');
      await heading(title);
      expect(address()).toBe(path);
      const main = screen.getByRole('main');
      expect(within(main).getByRole('link', { name: 'help@muster.test' }).getAttribute('href')).toBe('mailto:help@muster.test');
      expect(main.textContent?.includes('We could not confirm your service.')).toBe(status !== 'pending');
      expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
    },
  );

  it.each([
    ['inactive', 'This account is inactive'],
    ['pending', 'Your account is waiting for approval'],
  ] as const)('whose account is %s can still take their data and delete the account', async (status, title) => {
    server.reply(getStorage, {
      data: { of: 'person', bytes: 0, limit: 100_000_000, kinds: [], counted_at: new Date().toISOString() },
    });
    server.reply(getPrivacy, { data: { delete_at: null, asked_at: null, blocked: null, export: null } });
    server.reply(getSecondFactors, { data: { has_password: true, authenticator: null, passkeys: [] } });
    signedIn(server, aVeteran({ status }));
    await open('/veteran');
    await heading(title);
    const own = within(await screen.findByRole('region', { name: 'Your data' }));
    expect(await own.findByRole('button', { name: 'Download my data' })).toBeDefined();
    expect(await own.findByRole('button', { name: 'Delete my account' })).toBeDefined();
  });

  it('waiting for a company’s approval, moves on as soon as the decision arrives', async () => {
    const pending = { id: 3, name: 'Northgate Rail', status: 'pending' as const, status_reason: null };
    const user = aRecruiter();
    signedIn(server, { ...user, user_details: { ...user.user_details, company: pending } });
    const rejected = { ...pending, status: 'rejected' as const, status_reason: 'No address.' };
    server.reply(getUserProfile, { data: { ...user, user_details: { ...user.user_details, company: rejected } } });
    let decide = () => {};
    server.answer(followNotifications, () => {
      const text = `id: 1\nevent: notification\ndata: ${JSON.stringify({ id: 1, kind: 'company_decided' })}\n\n`;
      const body = new ReadableStream({
        start(controller) {
          decide = () => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    await open('/recruiter/company');
    await heading('Northgate Rail is waiting for approval');
    expect(screen.getByRole('link', { name: 'Edit details' }).getAttribute('href')).toBe('/recruiter/company/details');
    await waitFor(() => expect(server.requests.some(({ url }) => url.pathname === followNotifications.path)).toBe(true));
    decide();
    await heading('Northgate Rail was not approved');
  });

  it('of an inactive company reads its name', async () => {
    const user = aRecruiter();
    const company = { id: 3, name: 'Old Mill Logistics', status: 'inactive' as const, status_reason: null };
    signedIn(server, { ...user, user_details: { ...user.user_details, company } });
    await open('/recruiter');
    await heading('Old Mill Logistics is inactive');
  });

  it('with an inactive account reads the team’s name when the tenant has no contact email', async () => {
    signedIn(server, aVeteran({ status: 'inactive' }));
    await open('/veteran');
    await heading('This account is inactive');
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('To ask for access again, contact the Muster team.');
    expect(within(main).queryByRole('link')).toBeNull();
  });

  it('is redirected to sign-in by a 401, and their data is removed', async () => {
    signedIn(server, aRecruiter({ status: 'pending' }));
    server.refuse(anything, { status: 401, message: 'Your session has ended.' });
    const { queryClient } = await open('/recruiter/company');
    await heading('Your account is waiting for approval');
    queryClient.setQueryData(['GET /api/notes'], 'private');
    await act(() => call(anything).catch(() => {}));
    await heading('Sign in');
    expect(address()).toBe('/auth/login?user=recruiter');
    expect(credentials.token()).toBeNull();
    await waitFor(() => expect(queryClient.getQueryData(['GET /api/notes'])).toBeUndefined());
    expect(intent.read(null)?.path).toBe('/recruiter/company/approval-pending');
  });

  it('logs out to their role’s sign-in screen, with nothing remembered', async () => {
    signedIn(server, aRecruiter({ status: 'pending' }));
    server.reply(logout, {});
    const { session } = await open('/recruiter/company');
    await heading('Your account is waiting for approval');
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log Out' }));
    await heading('Sign in');
    expect(address()).toBe('/auth/login?user=recruiter');
    expect(session.user()).toBeNull();
    expect(intent.read(null)).toBeNull();
  });

  it('is signed out by another tab, and signed in by it again', async () => {
    signedIn(server, aVeteran());
    await open('/veteran');
    await heading('Hello, Rhys');
    act(() => {
      credentials.setToken(null);
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
    await heading('Sign in');
    act(() => {
      credentials.setToken(aToken());
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
    await heading('Hello, Rhys');
  });
});

describe('an area that is not open yet', () => {
  const sitePage = () => heading('Sign in to see this page');

  it('opens on the way to one of its pages, with one history entry that keeps query, hash and state', async () => {
    const { router } = await open('/');
    await heading('Sign in');
    const before = history.length;
    await act(() => router.navigate({ href: '/login-required?from=mail#contact', state: { opened: 'here' } as object }));
    await sitePage();
    expect(location.href).toMatch(/\/login-required\?from=mail#contact$/);
    expect(history.length).toBe(before + 1);
    expect(history.state).toMatchObject({ opened: 'here' });
    await act(() => history.back());
    await heading('Sign in');
    await act(() => history.forward());
    await sitePage();
    expect(history.length).toBe(before + 1);
  });

  it('opens when a link to it is preloaded', async () => {
    const { router } = await open('/');
    await heading('Sign in');
    expect(router.getMatchedRoutes('/login-required')[2]?.fullPath).toBe('/$');
    await act(() => router.preloadRoute({ to: '/login-required' as string }));
    expect(router.getMatchedRoutes('/login-required')[2]?.fullPath).toBe('/login-required');
    expect(address()).toBe('/');
  });
});

describe('the first queries of a page', () => {
  const requests = (route: Route) => server.requests.filter((one) => one.route === `${route.method} ${route.path}`).length;

  it('are sent once, by the loader, before the page has loaded', async () => {
    signedIn(server, aVeteran());
    server.reply(findResumes, { data: [] });
    const { router } = await open('/veteran');
    await heading('Hello, Rhys');
    const sent = router.navigate({ href: '/veteran/resume' });
    await waitFor(() => expect(requests(findResumes)).toBe(1));
    await act(() => sent);
    await screen.findByRole('heading', { name: 'No CV yet' });
    expect(requests(findResumes)).toBe(1);
  });

  it('are not sent for a visitor who sees the sign-in screen instead', async () => {
    await open('/recruiter');
    await heading('Sign in');
    expect(requests(getRecruiterDashboard)).toBe(0);
  });

  it('are not sent for someone in the wrong role', async () => {
    signedIn(server, aVeteran());
    await open('/recruiter');
    await heading('Sorry, page not found!');
    expect(requests(getRecruiterDashboard)).toBe(0);
  });
});

describe('a start that fails', () => {
  it('shows the error and can be retried', async () => {
    credentials.setToken(aToken());
    server.answer(getUserProfile, () => Promise.reject(new TypeError('Failed to fetch')));
    server.reply(getUserProfile, { data: aVeteran() });
    await open('/veteran');
    await heading('The site could not be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Hello, Rhys');
  });

  it('shows the loading screen until the session is known', async () => {
    credentials.setToken(aToken());
    let answer = (_: Response) => {};
    server.answer(getUserProfile, () => new Promise((resolve) => (answer = resolve)));
    void open('/veteran');
    expect(await screen.findByText('Loading')).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    await act(async () => answer(Response.json({ status: true, data: aVeteran() })));
    await heading('Hello, Rhys');
  });
});
