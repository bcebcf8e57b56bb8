import { AUTHORITY_WORDS, type Authority, authorityOf, mayChangeStatus } from '#features/accounts/authority.ts';
import { findDeciders, isFreeMail } from '#features/accounts/server/index.ts';
import { type Mailer, notify, withdrawNotifications } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, forbidden, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import {
  type ApprovalStatus,
  COMPANY_MOVES,
  DECISION_MAIL_SECONDS,
  leavesNoAdmin,
  logoUrl,
  PERSON_MOVES,
  replyRecord,
} from '../rules.ts';
import type { Company, CompanyDraft, OwnCompany } from '../shapes.ts';
import { changeIdentity, describeChange } from './changes.ts';
import { companyDecisionMail, personDecisionMail } from './mails.ts';
import { requireAdminOf, requireCompanyAdmin } from './policy.ts';
import {
  activeAdminsOf,
  type CompanyRow,
  companyIdOf,
  companyUsers,
  decisionsOn,
  declineFoundCompany,
  domainsOf,
  findCompanyRow,
  findRevision,
  forgetWaitingTime,
  insertCompany,
  insertDecision,
  latestDecisionsOn,
  lockCompany,
  lockPerson,
  operatorsOf,
  peopleOf,
  placeExists,
  placePerson,
  provenDomains,
  restoreCompanyStatus,
  restorePersonStatus,
  setAdmin,
  setCompanyStatus,
  setPersonStatus,
  takeFreeDomains,
  updateCompanyFields,
} from './queries.ts';

export const shownCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  company_type: row.company_type,
  size: row.size,
  industry: row.industry_id === null || row.industry_name === null ? null : { id: row.industry_id, name: row.industry_name },
  website: row.website,
  about: row.about,
  country_id: row.country_id,
  state: row.state,
  city: row.city,
  benefits: row.benefits,
  covenant_level: row.covenant_level,
  hire_vets_medallion: row.hire_vets_medallion,
  guaranteed_interview: row.guaranteed_interview,
  placement_host: row.placement_host,
  logo_url: logoUrl(row.id, row.logo_file_id),
  open_jobs: row.open_jobs,
  pledge: row.pledge_hires === null ? null : { hires: row.pledge_hires, by: row.pledge_by, hired: row.hired },
  replies: replyRecord(row.replies_in_time, row.replies_decided),
});

/** The public view of an active company. */
export async function findPublicCompany(db: TenantDb, id: number): Promise<Company | null> {
  const row = await findCompanyRow(db, id);
  return row?.status === 'active' ? shownCompany(row) : null;
}

/** The full company, for its own people and operators. Only operators see operators' notes. */
export async function ownCompany(db: TenantDb, id: number): Promise<OwnCompany> {
  const row = (await findCompanyRow(db, id)) ?? fail(notFound('Company'));
  return {
    ...shownCompany(row),
    legal_name: row.legal_name,
    industry_id: row.industry_id,
    state_id: row.state_id,
    address: row.address,
    pledge_hires: row.pledge_hires,
    pledge_by: row.pledge_by,
    domains: await domainsOf(db, id),
    status: row.status,
    status_reason: row.status_reason,
    created_at: row.created_at,
    revision: row.revision,
    change: await describeChange(db, id),
    decisions: (await decisionsOn(db, id)).map(({ note: _, ...decision }) => decision),
  };
}

async function refuseUnknownPlace(db: TenantDb, draft: CompanyDraft): Promise<void> {
  const known = await placeExists(db, draft);
  if (!known.country) fail(invalid({ country_id: ['Choose a country from the list.'] }));
  if (!known.state) fail(invalid({ state_id: ['Choose a state in that country.'] }));
  if (!known.industry) fail(invalid({ industry_id: ['Choose an industry from the list.'] }));
}

/** Creates the recruiter's company with the recruiter as its admin. */
export async function foundCompany(db: TenantDb, mailer: Mailer, viewer: Viewer, draft: CompanyDraft): Promise<OwnCompany> {
  const person = (await lockPerson(db, viewer.id)) ?? fail(notFound('Account'));
  if (person.company_id !== null) fail(conflict('You already belong to a company.'));
  await refuseUnknownPlace(db, draft);
  const status = mailer.tenant.recruiter_approval === 'automatic' ? 'active' : 'pending';
  const id = await insertCompany(db, draft, status);
  await placePerson(db, viewer.id, { company_id: id, is_admin: true, status: 'active' });
  if (status === 'active') await takeDomains(db, id);
  if (status === 'pending') {
    await notify(db, mailer, await operatorsOf(db), {
      kind: 'company_waits',
      title: `${draft.name} needs approval`,
      about: [],
      href: `/operator/companies/${id}`,
    });
  }
  return ownCompany(db, id);
}

/** Another active company keeps its domain. Operators see both. */
async function takeDomains(db: TenantDb, companyId: number): Promise<void> {
  const proven = (await provenDomains(db, companyId)).filter((domain) => !isFreeMail(domain));
  if (proven.length > 0) await takeFreeDomains(db, companyId, proven);
}

type Input = { db: TenantDb; post: Mailer; viewer: Viewer; address: string };

/** Updates the viewer's company, unless it was changed since the revision that was `seen`. A rejected one becomes pending again; what identifies an approved one waits for an operator. */
export async function changeCompany(input: Input, id: number, draft: CompanyDraft, seen?: string): Promise<OwnCompany> {
  const { db, post, viewer } = input;
  requireAdminOf(viewer, id);
  await refuseUnknownPlace(db, draft);
  const company = (await lockCompany(db, id)) ?? fail(notFound('Company'));
  if (seen !== undefined && seen !== (await findRevision(db, id))?.revision)
    fail(conflict('Somebody else changed the company while you were editing it. Load it again, then save your changes.'));
  const { name, legal_name, website, ...others } = draft;
  await updateCompanyFields(db, id, { ...others, ...(await changeIdentity(input, company, { name, legal_name, website })) });
  if (COMPANY_MOVES[company.status].recruiter?.includes('pending')) {
    await insertDecision(db, {
      company_id: id,
      from_status: company.status,
      to_status: 'pending',
      reason: null,
      note: 'Changed and sent for approval again',
      actor_id: viewer.id,
      authority: 'company',
      waiting_since: null,
    });
    await setCompanyStatus(db, id, 'pending', null);
    await notify(db, post, await operatorsOf(db), {
      kind: 'company_waits',
      title: `${draft.name} was changed and needs approval again`,
      about: [],
      href: `/operator/companies/${id}`,
    });
  }
  return ownCompany(db, id);
}

/** Changes or removes the logo, which waits for an operator like the name. */
export async function changeLogo(input: Input, id: number, fileId: number | null): Promise<OwnCompany> {
  const company = (await lockCompany(input.db, id)) ?? fail(notFound('Company'));
  await updateCompanyFields(input.db, id, await changeIdentity(input, company, { logo_file_id: fileId }));
  return ownCompany(input.db, id);
}

/** Requests to join the company found by the email domain. One of its admins or an operator decides. */
export async function askToJoin(db: TenantDb, mailer: Mailer, viewer: Viewer, companyId: number): Promise<void> {
  const person = (await lockPerson(db, viewer.id)) ?? fail(notFound('Account'));
  if (person.company_id === companyId && person.status === 'pending') return;
  if (person.company_id !== null) fail(conflict('You already belong to a company.'));
  const domain = person.email.split('@')[1] ?? '';
  const domains = await domainsOf(db, companyId);
  const company = await lockCompany(db, companyId);
  // People can join only the company with their own email domain; any other is reported as not found.
  if (company?.status !== 'active' || !domains.includes(domain) || isFreeMail(domain)) fail(notFound('Company'));
  await placePerson(db, viewer.id, { company_id: companyId, is_admin: false, status: 'pending' });
  await notify(db, mailer, await activeAdminsOf(db, companyId), {
    kind: 'recruiter_waits',
    title: `${[person.first_name, person.last_name].filter(Boolean).join(' ')} wants to join ${company.name}`,
    body: person.email,
    about: [person.id],
    href: '/recruiter/company/details',
  });
}

export async function declineOffer(db: TenantDb, viewer: Viewer, companyId: number): Promise<void> {
  const person = (await lockPerson(db, viewer.id)) ?? fail(notFound('Account'));
  if (person.company_id !== null) fail(conflict('You already belong to a company.'));
  if (!(await lockCompany(db, companyId))) fail(notFound('Company'));
  await declineFoundCompany(db, viewer.id, companyId);
}

type Verdict = {
  status: 'active' | 'rejected' | 'inactive';
  /** Of the company that was seen. */
  revision?: string | undefined;
  reason?: string | undefined;
  note?: string | undefined;
};

/** Names the messages about a decision, which an undo takes back. */
const topicOf = (decisionId: number) => `decision ${decisionId}`;

/** Its people can change a company until it is approved, so the one that is approved must be the one that was seen. */
async function refuseUnseen(
  db: TenantDb,
  { id, status }: { id: number; status: ApprovalStatus },
  verdict: Verdict,
): Promise<void> {
  if (verdict.revision === undefined) {
    if (status === 'pending' && verdict.status === 'active')
      fail(invalid({ revision: ['Send the revision of the company that you approve. Load the company to read it.'] }));
    return;
  }
  const current = await findRevision(db, id);
  if (current?.revision !== verdict.revision)
    fail(conflict('This company was changed after you opened it. Check it again, then decide.', { status }));
}

/** Decides on a company, as an operator, who can undo it: the emails wait until then. Of two concurrent decisions, the second gets 409 with the current status. */
export async function decideCompany(
  db: TenantDb,
  mailer: Mailer,
  actor: Viewer,
  id: number,
  verdict: Verdict,
): Promise<OwnCompany> {
  const company = (await lockCompany(db, id)) ?? fail(notFound('Company'));
  if (!COMPANY_MOVES[company.status].operator?.includes(verdict.status))
    fail(conflict(`This company is ${company.status} now. Reload to see who decided.`, { status: company.status }));
  const decider = (await findDeciders(db, { company_ids: [id] })).get(id) ?? null;
  if (!mayChangeStatus('company', company.status, authorityOf(actor.role), decider)) refuseLifting(company.status, decider);
  await refuseUnseen(db, company, verdict);
  const reason = verdict.reason || null;
  if (verdict.status === 'rejected' && !reason)
    fail(invalid({ reason: ['Give a reason. The recruiter sees it and can change the company.'] }));
  await setCompanyStatus(db, id, verdict.status, verdict.status === 'active' ? null : reason);
  const decisionId = await insertDecision(db, {
    company_id: id,
    from_status: company.status,
    to_status: verdict.status,
    reason,
    note: verdict.note || null,
    actor_id: actor.id,
    authority: authorityOf(actor.role),
    waiting_since: company.status === 'pending' ? company.pending_since : null,
  });
  if (verdict.status === 'active') await takeDomains(db, id);
  const href = verdict.status === 'active' ? '/recruiter/jobs/create' : '/recruiter/company';
  const mail = companyDecisionMail(company.name, verdict.status, reason, mailer.site + href);
  await notify(db, mailer, await peopleOf(db, id), {
    kind: 'company_decided',
    title: mail.subject,
    body: reason ?? undefined,
    about: [],
    href,
    mail,
    topic: { name: topicOf(decisionId), undo_seconds: DECISION_MAIL_SECONDS },
  });
  return ownCompany(db, id);
}

/** Undoes the operator's last decision: restores the earlier status and reason, and cancels messages that were not sent yet. */
export async function undoCompanyDecision(db: TenantDb, actor: Viewer, id: number): Promise<void> {
  const company = (await lockCompany(db, id)) ?? fail(notFound('Company'));
  const { last, reason } = await undoableDecision(db, actor, { company_id: id }, company.status);
  await restoreCompanyStatus(db, id, { status: last.from_status, status_reason: reason });
  await insertUndoing(db, actor, { company_id: id }, last);
  await withdrawNotifications(db, [topicOf(last.id)], last.at);
}

/** The same for a decision on a person. */
export async function undoPersonDecision(db: TenantDb, actor: Viewer, userId: number): Promise<void> {
  const person = await lockPersonAndCompany(db, userId);
  const { last, reason, approval } = await undoableDecision(db, actor, { user_id: userId }, person.status);
  await restorePersonStatus(db, userId, {
    status: last.from_status,
    status_reason: reason,
    approved_by: approval?.actor_id ?? null,
    approved_at: approval?.at ?? null,
  });
  await insertUndoing(db, actor, { user_id: userId }, last);
  await withdrawNotifications(db, [topicOf(last.id)], last.at);
}

type Decided = { company_id: number } | { user_id: number };
type LastDecision = { id: number; at: string; from_status: ApprovalStatus; to_status: ApprovalStatus };

/** The actor's decision that is still in force and recent, with the reason of the status before it and the approval before it. */
async function undoableDecision(db: TenantDb, actor: Viewer, on: Decided, status: ApprovalStatus) {
  const all = await latestDecisionsOn(db, on);
  const undone = new Set(all.map(({ undoes }) => undoes));
  const [last] = all;
  const seconds = last ? (Date.now() - Date.parse(last.at)) / 1000 : Number.POSITIVE_INFINITY;
  if (!last || last.undoes !== null || last.actor_id !== actor.id || last.to_status !== status || seconds > DECISION_MAIL_SECONDS)
    return fail(conflict('This decision can no longer be undone. Make a new decision instead.', { status }));
  const earlier = all.filter((one) => one !== last && one.undoes === null && !undone.has(one.id));
  const [from_status, to_status] = [last.from_status as ApprovalStatus, last.to_status as ApprovalStatus];
  return {
    last: { id: last.id, at: last.at, from_status, to_status } satisfies LastDecision,
    reason: from_status === 'active' ? null : (earlier.find((one) => one.to_status === from_status)?.reason ?? null),
    approval: earlier.find((one) => one.to_status === 'active'),
  };
}

async function insertUndoing(db: TenantDb, actor: Viewer, on: Decided, last: LastDecision): Promise<void> {
  await insertDecision(db, {
    ...on,
    from_status: last.to_status,
    to_status: last.from_status,
    reason: null,
    note: null,
    actor_id: actor.id,
    authority: authorityOf(actor.role),
    waiting_since: null,
    undoes: last.id,
  });
  await forgetWaitingTime(db, last.id);
}

/**
 * Decides on a person, as an admin of their company or an operator. The row is locked, so two concurrent decisions have one
 * effect. The last active admin of a company cannot be deactivated. The email of an `undoable` decision waits until it can no longer be undone.
 */
export async function decidePerson(
  db: TenantDb,
  mailer: Mailer,
  actor: Viewer,
  userId: number,
  verdict: Verdict,
  { undoable = false }: { undoable?: boolean } = {},
): Promise<void> {
  const before = await lockPersonAndCompany(db, userId);
  if (!PERSON_MOVES[before.status].includes(verdict.status))
    fail(conflict(`This account is ${before.status} now. Reload to see who decided.`, { status: before.status }));
  if (userId === actor.id) fail(conflict('You can’t decide on your own account.'));
  const decider = (await findDeciders(db, { user_ids: [userId] })).get(userId) ?? null;
  if (!mayChangeStatus('person', before.status, authorityOf(actor.role), decider)) refuseLifting(before.status, decider);
  const reason = verdict.reason || null;
  if (verdict.status === 'rejected' && !reason) fail(invalid({ reason: ['Give a reason. The person will see it.'] }));
  if (
    verdict.status === 'inactive' &&
    before.company_id !== null &&
    leavesNoAdmin(await activeAdminsOf(db, before.company_id), userId)
  )
    fail(conflict('This is the last admin of the company. Make someone else an admin first.'));
  await setPersonStatus(db, userId, {
    status: verdict.status,
    status_reason: verdict.status === 'active' ? null : reason,
    approver: actor.id,
  });
  const decisionId = await insertDecision(db, {
    user_id: userId,
    from_status: before.status,
    to_status: verdict.status,
    reason,
    note: verdict.note || null,
    actor_id: actor.id,
    authority: authorityOf(actor.role),
    waiting_since: before.status === 'pending' ? before.pending_since : null,
  });
  const mail = personDecisionMail(verdict.status, reason, `${mailer.site}/auth/login?user=${before.role}`);
  await notify(db, mailer, [userId], {
    kind: 'account_decided',
    title: mail.subject,
    body: reason ?? undefined,
    about: [],
    mail,
    ...(undoable && { topic: { name: topicOf(decisionId), undo_seconds: DECISION_MAIL_SECONDS } }),
  });
}

function refuseLifting(status: ApprovalStatus, decider: Authority | null): never {
  const who = decider === null ? 'someone else' : AUTHORITY_WORDS[decider];
  fail(forbidden(`${status === 'rejected' ? 'Rejected' : 'Deactivated'} by ${who}, who can reverse this.`));
}

/** Locks the company, then the person. Every action uses this order, which prevents deadlocks. */
async function lockPersonAndCompany(db: TenantDb, userId: number) {
  const companyId = await companyIdOf(db, userId);
  if (companyId !== null) await lockCompany(db, companyId);
  return (await lockPerson(db, userId)) ?? fail(notFound('Person'));
}

/** A person of the viewer's company, or 404. */
export async function colleague(db: TenantDb, viewer: Viewer, userId: number) {
  const companyId = requireCompanyAdmin(viewer);
  const { rows } = await companyUsers(db, companyId, { id: userId }, { limit: 1, offset: 0 });
  return rows[0] ?? fail(notFound('Person'));
}

export async function changeAdmin(db: TenantDb, viewer: Viewer, userId: number, isAdmin: boolean): Promise<void> {
  const companyId = requireCompanyAdmin(viewer);
  await lockCompany(db, companyId);
  const person = await colleague(db, viewer, userId);
  if (isAdmin && person.status !== 'active') fail(conflict('Only active colleagues can be admins.'));
  // Checked again under the lock, because the viewer may have just lost admin rights.
  const admins = await activeAdminsOf(db, companyId);
  if (!admins.includes(viewer.id)) fail(forbidden('Only an admin of the company can do this.'));
  if (!isAdmin && leavesNoAdmin(admins, userId))
    fail(conflict('This is the last admin of the company. Make someone else an admin first.'));
  await setAdmin(db, userId, isAdmin);
}
