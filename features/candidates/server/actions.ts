import type { z } from 'zod';
import { internationalPhone } from '#features/accounts/server/index.ts';
import { lockCompanyLimits, type Recruiter } from '#features/companies/server/index.ts';
import { heldInWords } from '#features/jobs/held-reasons.ts';
import { heldFor } from '#features/jobs/held-rules.ts';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import { occupationReference, readMilitarySearch, skillVocabulary } from '#features/occupations/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound, tooMany } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import type {
  Candidate,
  CandidateFilter,
  ContactRequest,
  declineContactRequest,
  findCandidates,
  getVisibility,
  sendContactRequests,
  updateVisibility,
} from '../contract.ts';
import {
  APPLIED_STAGES,
  ASK_AGAIN_DAYS,
  anonymousLabel,
  faultOfHeadline,
  MOST_LISTS,
  REQUEST_DAYS,
  REQUEST_MOVES,
  REQUESTS_PER_DAY,
  type RequestMove,
  SKIPPED,
  type Skipped,
  TERM,
} from '../rules.ts';
import {
  type Asking,
  type CandidateRow,
  type Found,
  findCandidatesFor,
  PROFILE_VIEWED,
  type ResolvedFilter,
  wasViewedSince,
} from './candidate-queries.ts';
import { addToList, findLists, insertList, removeFromList } from './list-queries.ts';
import { eraseAnswers, notifyAnswered, notifyReported, notifyRequested } from './notices.ts';
import { projectVeterans, refreshVeterans } from './projection.ts';
import {
  countRequestsSince,
  countRequestsTo,
  expireRequests,
  findDeclinedSince,
  findOpenJobOf,
  findRequestsTo,
  insertRequest,
  lockRequest,
  moveRequest,
} from './request-queries.ts';
import * as visibility from './visibility-queries.ts';

const DAY = 86_400_000;
/** Occupations that a civilian title is searched by. */
const SEARCHED_OCCUPATIONS = 2;

/** Turns the words of a filter into terms: skills by the vocabulary, an occupation or military code by the translation. */
export async function resolveFilter(
  db: TenantDb,
  tenant: Tenant,
  filter: CandidateFilter,
): Promise<{ resolved: ResolvedFilter; understood: string | null; unknown_skills: string[] }> {
  const vocabulary = await skillVocabulary(db);
  const skills = filter.skill.map((name) => ({ name, skill: vocabulary.find(name) ?? vocabulary.resolve(name) }));
  const skill_codes = skills.flatMap(({ skill }) => skill?.code ?? []);
  const unknown_skills = skills.filter(({ skill }) => skill === null).map(({ name }) => name);
  if (filter.occupation === '')
    return { resolved: { ...filter, skill_codes, occupation_terms: null }, understood: null, unknown_skills };

  const text = filter.occupation;
  const reference = await occupationReference(db);
  const military = await readMilitarySearch(db, tenant.country_id, text);
  const occupations =
    military?.occupations.map(({ onet_soc }) => onet_soc) ?? reference.findOccupations(text).slice(0, SEARCHED_OCCUPATIONS);
  // `25b20` is understood as `25B · Information Technology Specialist`: who has that very code is found too.
  const code = military && /\d/.test(text) ? (military.understood.split(' · ')[0] ?? '') : '';
  const occupation_terms = [
    ...(code ? [TERM.code + code.toUpperCase()] : []),
    ...occupations.map((soc) => TERM.occupation + soc),
  ];
  const names = occupations.map((soc) => reference.nameOf(soc, tenant.country_id)).join(', ');
  const understood = code ? (military?.understood ?? null) : names || null;
  return { resolved: { ...filter, skill_codes, occupation_terms }, understood, unknown_skills };
}

type Counts = z.input<typeof findCandidates.reply>['counts'];
const MOST_VALUES = 20;

export async function describeCounts(db: TenantDb, { counts, stages }: Pick<Found, 'counts' | 'stages'>): Promise<Counts> {
  const vocabulary = await skillVocabulary(db);
  const under = (prefix: string, label: (value: string) => string = (value) => value) =>
    counts
      .filter(([term]) => term.startsWith(prefix))
      .slice(0, MOST_VALUES)
      .map(([term, count]) => {
        const value = term.slice(prefix.length);
        return { value, label: label(value), count };
      });
  return {
    stage: APPLIED_STAGES.flatMap((stage) => {
      const count = stages.find((one) => one.stage === stage)?.count;
      return count === undefined || count === 0 ? [] : [{ value: stage, label: STAGE_LABEL[stage], count }];
    }),
    skill: under(TERM.skill, (code) => vocabulary.find(code)?.name ?? code),
    service: under(TERM.service),
    clearance: under(TERM.clearance),
    language: under(TERM.language),
    job_type: under(TERM.job_type),
    work_type: under(TERM.work_type),
  };
}

export function describeCandidate(row: CandidateRow): z.input<typeof Candidate> {
  const { key, name, email, facts, changed_at, list_ids } = row;
  return {
    key,
    label: name ?? anonymousLabel(key),
    facts,
    person: name !== null && email !== null ? { name, email, phone: internationalPhone(row), places: row.places ?? [] } : null,
    applications: row.applications ?? [],
    applications_total: row.applications_total,
    request:
      row.request_id !== null && row.request_status !== null
        ? {
            id: row.request_id,
            status: row.request_status,
            created_at: row.request_created_at ?? '',
            expires_at: row.request_expires_at ?? '',
          }
        : null,
    list_ids,
    changed_at,
  };
}

/** One candidate, recording that the company opened the profile today. */
export async function openCandidate(
  db: TenantDb,
  recruiter: Recruiter,
  company: Asking,
  key: string,
  address: string,
): Promise<z.input<typeof Candidate>> {
  const now = new Date();
  const [row] = await findCandidatesFor(db, company, { keys: [key] }, now.toISOString());
  if (!row) fail(notFound('Candidate'));
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  if (!(await wasViewedSince(db, row.user_id, company.id, today)))
    await audit(db, {
      actor_id: recruiter.id,
      action: PROFILE_VIEWED,
      subject_kind: 'candidate',
      subject_id: row.user_id,
      details: { company_id: company.id },
      address,
    });
  return describeCandidate(row);
}

function skippedBecause(row: CandidateRow | undefined, declined: readonly number[]): Skipped | null {
  if (!row) return 'not_found';
  if (row.request_status === 'accepted') return 'accepted';
  if (row.application_id !== null) return 'applied';
  if (row.request_status === 'pending') return 'pending';
  return declined.includes(row.user_id) ? 'declined' : null;
}

/** Sends contact requests; those who cannot be asked are skipped with the reason. */
export async function sendRequests(
  db: TenantDb,
  mailer: Mailer,
  recruiter: Recruiter,
  { keys, message, job_id }: BodyOf<typeof sendContactRequests>,
): Promise<z.input<typeof sendContactRequests.reply>['data']> {
  const held = heldFor(message);
  if (held.length > 0) fail(invalid({ message: [`A message can’t ask for ${heldInWords(held)}. Remove this.`] }));
  const company = await lockCompanyLimits(db, recruiter.company_id);
  const now = new Date();
  const at = now.toISOString();
  const job = job_id ? await findOpenJobOf(db, company.id, job_id) : null;
  if (job_id && !job) fail(invalid({ job_id: ['Choose one of your open jobs'] }));
  const found = await findCandidatesFor(db, company, { keys }, at);
  const rows = new Map(found.map((row) => [row.key, row]));
  const ids = found.map(({ user_id }) => user_id);
  const declined = await findDeclinedSince(db, company.id, ids, new Date(now.getTime() - ASK_AGAIN_DAYS * DAY).toISOString());
  const skipped: { key: string; label: string; reason: string }[] = [];
  const input: CandidateRow[] = [];
  for (const key of new Set(keys)) {
    const row = rows.get(key);
    const why = skippedBecause(row, declined);
    if (row && !why) input.push(row);
    else skipped.push({ key, label: row?.name ?? anonymousLabel(key), reason: SKIPPED[why ?? 'not_found'] });
  }
  const before = await countRequestsSince(db, company.id, new Date(now.getTime() - DAY).toISOString());
  if (before + input.length > REQUESTS_PER_DAY) fail(tooMany(DAY / 1000));
  for (const { user_id } of input) {
    await expireRequests(db, at, { company_id: company.id, veteran_id: user_id });
    const id = await insertRequest(db, {
      company_id: company.id,
      veteran_id: user_id,
      sender_id: recruiter.id,
      job_id: job?.id ?? null,
      message,
      created_at: at,
      expires_at: new Date(now.getTime() + REQUEST_DAYS * DAY).toISOString(),
    });
    if (id === null) continue;
    await notifyRequested(db, mailer, { veteran_id: user_id, company_name: company.name, job_title: job?.title ?? null });
  }
  return { sent: input.length, skipped };
}

const NO_LONGER: Record<string, string> = {
  accepted: 'This request was already accepted.',
  declined: 'This request was already declined.',
  withdrawn: 'The employer withdrew this request.',
  expired: 'This request has expired.',
  ended: 'This contact has already ended.',
  pending: 'This request was not accepted yet.',
};

/** Moves a request through the table of moves. */
async function moveOf(db: TenantDb, id: number, party: { veteran_id: number } | { company_id: number }, name: RequestMove) {
  const request = (await lockRequest(db, id, party)) ?? fail(notFound('Contact request'));
  const move = REQUEST_MOVES[name];
  const now = new Date().toISOString();
  const status = request.status === 'pending' && Date.parse(request.expires_at) <= Date.now() ? 'expired' : request.status;
  if (status !== move.from) fail(conflict(NO_LONGER[status] ?? '', { status }));
  return { request, status: move.to, decided_at: now };
}

export async function acceptRequest(db: TenantDb, mailer: Mailer, veteranId: number, id: number): Promise<void> {
  const { request, ...moved } = await moveOf(db, id, { veteran_id: veteranId }, 'accept');
  await moveRequest(db, id, moved);
  // Somebody who has opted out since then has nothing for the company to see yet.
  await refreshVeterans(db, [veteranId]);
  await notifyAnswered(db, mailer, request, 'accepted');
}

export async function endAccepted(db: TenantDb, mailer: Mailer, veteranId: number, id: number): Promise<void> {
  const { request, ...moved } = await moveOf(db, id, { veteran_id: veteranId }, 'end');
  await moveRequest(db, id, moved);
  await eraseAnswers(db, id);
  await notifyAnswered(db, mailer, request, 'ended');
  await leaveCompany(db, veteranId, request.company_id);
}

/**
 * After the end of a contact, or a withdrawn application, what a company knows of the veteran no longer leads to the candidate: neither the key nor
 * the lists that it put them on.
 */
export async function leaveCompany(db: TenantDb, veteranId: number, companyId: number): Promise<void> {
  await visibility.leaveListsOf(db, veteranId, companyId);
  await refreshVeterans(db, [veteranId], { renew: true });
}

/** Declines; a reported company is hidden from and the operators are told. */
export async function declineRequest(
  db: TenantDb,
  mailer: Mailer,
  veteranId: number,
  id: number,
  { reported, report = '' }: BodyOf<typeof declineContactRequest>,
): Promise<void> {
  await visibility.lockVeteran(db, veteranId);
  const { request, ...moved } = await moveOf(db, id, { veteran_id: veteranId }, 'decline');
  await moveRequest(db, id, { ...moved, ...(reported && { report: report || 'Reported without a reason' }) });
  if (reported) {
    const hidden = await visibility.findHiddenCompanies(db, veteranId);
    await visibility.writeHiddenCompanies(db, veteranId, [...hidden, request.company_name]);
    await visibility.leaveLists(db, veteranId);
    await audit(db, {
      actor_id: veteranId,
      action: 'contact_request_reported',
      subject_kind: 'company',
      subject_id: request.company_id,
    });
    await notifyReported(db, mailer, request, report);
  }
  await notifyAnswered(db, mailer, request, 'declined');
}

export async function withdrawRequest(db: TenantDb, companyId: number, id: number): Promise<void> {
  const { request: _, ...moved } = await moveOf(db, id, { company_id: companyId }, 'withdraw');
  await moveRequest(db, id, moved);
}

type RequestRow = Awaited<ReturnType<typeof findRequestsTo>>[number];

export function describeRequest({
  company_id,
  company_name,
  job_id,
  job_title,
  job_is_open,
  ...row
}: RequestRow): z.input<typeof ContactRequest> {
  return {
    ...row,
    company: { id: company_id, name: company_name },
    job: job_id !== null && job_title !== null ? { id: job_id, title: job_title, is_open: job_is_open } : null,
  };
}

export async function describeOwnRequest(db: TenantDb, veteranId: number, id: number): Promise<z.input<typeof ContactRequest>> {
  const [row] = await findRequestsTo(db, veteranId, new Date().toISOString(), { id }, 1);
  return row ? describeRequest(row) : fail(notFound('Contact request'));
}

/** The veteran's choices with exactly what employers read. */
export async function describeVisibility(db: TenantDb, userId: number): Promise<z.input<typeof getVisibility.reply>['data']> {
  const choices = await visibility.findChoices(db, userId);
  const hidden_companies = await visibility.findHiddenCompanies(db, userId);
  const [projected] = await projectVeterans(db, [userId]);
  if (!projected) fail(notFound('Account'));
  const { pending } = await countRequestsTo(db, userId, new Date().toISOString());
  return {
    is_open: choices?.is_open ?? false,
    headline: choices?.headline ?? null,
    shows_clearance: choices?.shows_clearance ?? false,
    revision: choices?.revision ?? 0,
    hidden_companies,
    // Each company reads another key, and so another label.
    preview: { label: 'Candidate', facts: projected.summary },
    pending_requests: pending,
  };
}

/** Saves the veteran's choices and lets them take effect: search, lists and open contacts follow in the same transaction. */
export async function saveVisibility(db: TenantDb, userId: number, sent: BodyOf<typeof updateVisibility>): Promise<void> {
  const person = await visibility.lockVeteran(db, userId);
  const now = await visibility.findChoices(db, userId);
  if ((now?.revision ?? 0) !== sent.revision)
    fail(conflict('You’ve changed these settings in another tab or on another device. Check them and save again.'));
  const headline = sent.headline || null;
  const fault = headline && faultOfHeadline(headline, person);
  if (fault) fail(invalid({ headline: [fault] }));
  const { is_open, shows_clearance, hidden_companies } = sent;
  await visibility.writeChoices(db, userId, { is_open, headline, shows_clearance, revision: sent.revision + 1 });
  await visibility.writeHiddenCompanies(db, userId, hidden_companies);
  const ended = await visibility.endHiddenContacts(db, userId);
  for (const id of ended) await eraseAnswers(db, id);
  await visibility.leaveLists(db, userId);
  await refreshVeterans(db, [userId], { renew: (is_open && !now?.is_open) || ended.length > 0 });
}

const listNotFound = () => notFound('List');

export async function describeList(db: TenantDb, companyId: number, id: number) {
  const [list] = await findLists(db, companyId, id);
  return list ?? fail(listNotFound());
}

export async function createList(db: TenantDb, company: Asking, name: string, keys: readonly string[]): Promise<number> {
  // Requests at the same time would each count the lists before the others add one.
  await lockCompanyLimits(db, company.id);
  if ((await findLists(db, company.id)).length >= MOST_LISTS)
    fail(conflict(`Your company has ${MOST_LISTS} lists already. Delete one first.`));
  const id = (await insertList(db, company.id, name)) ?? fail(conflict(`Your company has a list named “${name}” already.`));
  await putOnList(db, company, id, keys);
  return id;
}

/** Puts candidates on a list: those that the company may see. */
export async function putOnList(db: TenantDb, company: Asking, id: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await findCandidatesFor(db, company, { keys }, new Date().toISOString());
  if (rows.length === 0) fail(notFound('Candidate'));
  await addToList(
    db,
    id,
    rows.map(({ user_id }) => user_id),
  );
}

export async function changeList(
  db: TenantDb,
  company: Asking,
  id: number,
  { keys, listed }: { keys: string[]; listed: boolean },
): Promise<void> {
  await describeList(db, company.id, id);
  if (listed) await putOnList(db, company, id, keys);
  else await removeFromList(db, company.id, id, keys);
}
