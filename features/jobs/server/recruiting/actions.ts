import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Mailer } from '#features/notifications/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { BodyOf, QueryOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import { sanitiseRichText } from '#kit/server/text/rich-text.ts';
import type { JobPassage } from '../../held-rules.ts';
import type { findRecruiterJobs, JobDraft, RecruiterJobDetails, updateJob } from '../../recruiting-contract.ts';
import { dayIn, ENDS_APPLICATIONS, type Ending, mayMoveJob, missingToPublish } from '../../recruiting-rules.ts';
import { type JobStatus, NOTICE_PERIODS, type StoredJobStatus } from '../../shapes.ts';
import { findUncheckedPassages, holdJob, reasonsOf, refreshQueues } from '../holding/actions.ts';
import { deleteChanges, dropSourceChange, findChangesOf, type HeldChange } from '../holding/change-queries.ts';
import { findOwnChange, holdChange, revisionOf, withChange } from '../holding/changes.ts';
import { endHolds, findReviews } from '../holding/queries.ts';
import type { RecruiterContext } from '../policy.ts';
import { retractFilled } from './announce-queries.ts';
import { changedFields, changedValues } from './changed-fields.ts';
import {
  changeJob,
  countApplicants,
  countJobsByStatus,
  currencyOf,
  findCity,
  findDuplicate,
  findJobEvents,
  findJobsOfCompany,
  findOwnJob,
  hasApplications,
  industryExists,
  insertJob,
  insertJobEvent,
  type OwnJob,
  type Place,
  removeJob,
  setHeldFor,
  setJobStatus,
  wasTakenDown,
} from './queries.ts';
import { recognisedColumns } from './recognition.ts';

/** Closes the undecided applications of a job in the same transaction. The applications feature provides it, because jobs may not import it. */
export type EndApplications = (
  db: TenantDb,
  ended: { job_id: number; as: Ending; actor_id: number },
  input: { tenant: Tenant; request: FastifyRequest },
) => Promise<void>;

export async function createDraft(context: RecruiterContext, written: JobDraft): Promise<number> {
  const job = cleaned(written);
  const place = await placeOf(context, job);
  const id = await insertJob(context.db, job, {
    ...place,
    company_id: context.company_id,
    created_by: context.viewer_id,
    zone: context.zone,
    recognised: await recognise(context, job),
    held_for: reasonsOf(await findUncheckedPassages(context.db, job)),
  });
  await insertJobEvent(context.db, { job_id: id, actor_id: context.viewer_id, kind: 'created' });
  return id;
}

/** A new draft with the same content, without the dates. @returns the fields that had a value and were left out */
export async function copyToDraft(context: RecruiterContext, id: number): Promise<{ id: number; left_out: string[] }> {
  const source = (await findOwnJob(context.db, context.company_id, id, context.zone)) ?? fail(notFound('Job'));
  const job = draftOf(source);
  const left_out = [
    ...DATES.filter((field) => job[field] !== null),
    // The place of an imported job may be no town of the list.
    ...(job.city_id === null && (source.city ?? source.locality) !== null ? ['city_id'] : []),
  ];
  return { id: await createDraft(context, { ...job, closes_on: null, starts_at: null }), left_out };
}

const DATES = ['closes_on', 'starts_at'] as const;

/**
 * Saves a job. A change of a published one that has to be checked is stored beside it; a held one whose text no longer has to be is published.
 * @param seen `updated_at` of the job as the editor loaded it. A job that changed since is not overwritten.
 */
export async function editJob(
  context: RecruiterContext,
  mailer: Mailer,
  id: number,
  { job: written, updated_at: seen }: BodyOf<typeof updateJob>,
): Promise<{ was: JobStatus }> {
  const before = await lockJob(context, id);
  const waiting = await findOwnChange(context.db, id);
  const revision = revisionOf(before, waiting);
  if (Date.parse(seen) !== Date.parse(revision)) fail(await changedSince(context, id));
  const was = draftOf(before);
  const job = cleaned(written);
  const changes = changedFields(was, job);
  const { status, status_now } = before;
  if (changes.length === 0) {
    if (waiting) await dropChange(context, id, waiting);
    return { was: status_now };
  }
  const isPublic = status_now === 'published' || status_now === 'held';
  if (isPublic) refuseIfIncomplete(context, job);
  const passages = await findUncheckedPassages(context.db, job, id);
  countWithReserve(context.db, context.viewer_id, Buffer.byteLength(JSON.stringify(job)));
  if (status_now === 'published' && passages.length > 0) {
    await placeOf(context, job);
    await recognise(context, job);
    await holdChange(context, mailer, id, { was, job, changes, passages, revision });
    return { was: status_now };
  }
  await writeEdit(context, before, job, { changes, passages, actor_id: context.viewer_id });
  if (waiting) {
    await deleteChanges(context.db, [id], 'recruiters');
    await refreshQueues(context.db, context.company_id);
  }
  if (isPublic && passages.length > 0) await holdJob(context, mailer, { id, title: job.title, status }, passages);
  else if (status_now === 'held') {
    await endHolds(context.db, [id], 'changed');
    await publishNow(context, { id, status });
    await refreshQueues(context.db, context.company_id);
  }
  return { was: status_now };
}

/** Writes an edit into its job, with its event. @param actor_id who made it; null where that is not known any more */
export async function writeEdit(
  context: RecruiterContext,
  before: OwnJob,
  job: JobDraft,
  edit: { changes: readonly string[]; passages: readonly JobPassage[]; actor_id: number | null },
): Promise<void> {
  const was = draftOf(before);
  const changes = [...edit.changes];
  await changeJob(context.db, before.id, job, {
    zone: context.zone,
    keep_closing: job.closes_on === was.closes_on,
    place: changes.includes('city_id') ? await placeOf(context, job) : null,
    recognised: await recognise(context, job),
    held_for: reasonsOf(edit.passages),
  });
  if (changes.includes('industry_id')) await refuseUnknownIndustry(context, job);
  // Changes are recorded after the first publishing, not for drafts.
  if (before.status !== 'draft')
    await insertJobEvent(context.db, {
      job_id: before.id,
      actor_id: edit.actor_id,
      kind: 'edited',
      changes,
      values: changedValues(was, job, changes),
    });
}

export async function deleteDraft(context: RecruiterContext, id: number): Promise<void> {
  const job = await lockJob(context, id);
  if (job.status_now === 'held') fail(conflict('This job is waiting for review. Withdraw it first.'));
  if (job.status_now !== 'draft') fail(conflict('Only a draft can be deleted. Close this job instead.'));
  if (await hasApplications(context.db, id)) fail(conflict('People have applied for this job. Close it instead.'));
  await removeJob(context.db, id);
}

/**
 * Publishes a draft, resumes a paused job or relists an ended one; holds it where its text has to be checked.
 * @param closesOn the new last day to apply
 */
export async function publish(
  context: RecruiterContext,
  mailer: Mailer,
  id: number,
  closesOn: string | null | undefined,
): Promise<void> {
  const before = await lockJob(context, id);
  const from = before.status_now;
  if (!mayMoveJob(from, 'published'))
    fail(conflict(from === 'held' ? 'This job is already waiting for review.' : 'This job is already published.'));
  if (await wasTakenDown(context.db, id))
    fail(
      conflict(
        'We took this job down after a report, so it can’t be published again. Copy it, correct the copy and publish that.',
      ),
    );
  const was = draftOf(before);
  const job = { ...was, closes_on: closesOn ?? was.closes_on };
  refuseIfIncomplete(context, job);
  const toPublish = {
    id,
    title: job.title,
    status: before.status,
    closes_on: job.closes_on === was.closes_on ? null : job.closes_on,
  };
  const passages = await findUncheckedPassages(context.db, job, id);
  await setHeldFor(context.db, id, reasonsOf(passages));
  if (passages.length > 0) await holdJob(context, mailer, toPublish, passages);
  else await publishNow(context, toPublish);
}

/** @param actorId who published it; null for an operator, whose name recruiters don't see */
export async function publishNow(
  { db, viewer_id, zone }: RecruiterContext,
  { id, status, closes_on = null }: { id: number; status: StoredJobStatus; closes_on?: string | null },
  actorId: number | null = viewer_id,
): Promise<void> {
  await setJobStatus(db, id, 'published', { relist: status !== 'paused', closes_on, zone });
  await insertJobEvent(db, {
    job_id: id,
    actor_id: actorId,
    kind: 'published',
    ...(closes_on === null ? {} : { changes: ['closes_on'] }),
  });
}

/**
 * Takes a held job back from review, to the status that it waits in; of another job, drops the change that is not in it. A change of its
 * source is dropped until the source changes it again. @returns what was withdrawn
 */
export async function withdraw(context: RecruiterContext, id: number): Promise<'job' | 'change'> {
  const { db, viewer_id, company_id } = context;
  const { status, status_now } = await lockJob(context, id);
  const [change] = await findChangesOf(db, [id]);
  if (status_now !== 'held' && change) {
    await dropChange(context, id, change);
    return 'change';
  }
  if (status_now !== 'held') fail(conflict('This job is no longer waiting for review.'));
  await endHolds(db, [id], 'withdrawn');
  // A colleague who is editing it finds out that it has changed.
  await setJobStatus(db, id, status);
  await insertJobEvent(db, { job_id: id, actor_id: viewer_id, kind: 'withdrawn' });
  await refreshQueues(db, company_id);
  return 'job';
}

async function dropChange({ db, viewer_id, company_id }: RecruiterContext, id: number, change: HeldChange): Promise<void> {
  if (change.is_imported) await dropSourceChange(db, id);
  else await deleteChanges(db, [id], 'recruiters');
  await insertJobEvent(db, { job_id: id, actor_id: viewer_id, kind: 'withdrawn', changes: change.changes });
  await refreshQueues(db, company_id);
}

const DONE_ALREADY: Partial<Record<JobStatus, string>> = {
  draft: 'A draft has not been published yet. Delete it instead.',
  held: 'This job is waiting for review. Withdraw it first.',
  paused: 'This job is already paused.',
  closed: 'This job is already closed.',
  filled: 'This job is already marked as filled.',
  expired: 'This job has expired. Publish it with a new closing date, or close it.',
};

/** Pauses a job, closes it or marks it as filled. Closing and filling close its undecided applications. */
export async function takeDown(
  context: RecruiterContext,
  id: number,
  to: 'paused' | 'closed' | 'filled',
  endApplications: (db: TenantDb, ended: Parameters<EndApplications>[1]) => Promise<void>,
): Promise<void> {
  const { status_now: from } = await lockJob(context, id);
  if (!mayMoveJob(from, to)) fail(conflict(DONE_ALREADY[from] ?? 'This job cannot change to that status.'));
  await setJobStatus(context.db, id, to);
  await insertJobEvent(context.db, { job_id: id, actor_id: context.viewer_id, kind: to });
  const as = ENDS_APPLICATIONS.find((ending) => ending === to);
  if (as) await endApplications(context.db, { job_id: id, as, actor_id: context.viewer_id });
}

/**
 * Closes a job that operators take down, with its undecided applications. It cannot be published again.
 * @param note the reason for the company's recruiters, who don't see which operator decided
 */
export async function takeDownAfterReport(
  context: RecruiterContext,
  id: number,
  note: string,
  endApplications: (db: TenantDb, ended: Parameters<EndApplications>[1]) => Promise<void>,
): Promise<void> {
  const { status, status_now } = await lockJob(context, id);
  await endHolds(context.db, [id], 'taken_down');
  await deleteChanges(context.db, [id]);
  const from = status_now === 'held' ? status : status_now;
  await insertJobEvent(context.db, { job_id: id, actor_id: null, kind: 'taken_down', note });
  if (!mayMoveJob(from, 'closed')) return;
  await setJobStatus(context.db, id, 'closed');
  await endApplications(context.db, { job_id: id, as: 'closed', actor_id: context.viewer_id });
}

/** Locks a job of the company until the transaction ends. @returns its status now and how many people it looks for */
export async function lockOpenings(context: RecruiterContext, id: number): Promise<{ status: JobStatus; openings: number }> {
  const { status_now, openings } = await lockJob(context, id);
  return { status: status_now, openings };
}

/**
 * Takes back that a job was filled, within seconds. @throws 409 where its status has changed since, operators took it down, or its text now has
 * to be checked
 */
export async function restoreFilled(context: RecruiterContext, id: number, to: 'published' | 'paused'): Promise<void> {
  const { status_now, held_for } = await lockJob(context, id);
  if (status_now !== 'filled' || held_for.length > 0 || (await wasTakenDown(context.db, id)))
    fail(conflict('This job has changed since, so closing it can no longer be undone.'));
  await setJobStatus(context.db, id, to);
  const is_silent = await retractFilled(context.db, id);
  await insertJobEvent(context.db, { job_id: id, actor_id: context.viewer_id, kind: to, is_silent });
}

/** A page of the company's jobs, with their applicants and reviews. `counts` and `total` are of all pages. */
export async function listJobs({ db, company_id }: RecruiterContext, query: QueryOf<typeof findRecruiterJobs>) {
  const rows = await findJobsOfCompany(db, company_id, query);
  const counts = await countJobsByStatus(db, company_id, query.search);
  const wanted = query.status.length > 0 ? query.status : Object.keys(counts);
  const ids = rows.map((job) => job.id);
  const [applicants, reviews] = [await countApplicants(db, ids), await findReviews(db, ids)];
  return {
    jobs: rows.map((job) => ({
      ...job,
      ...applicantCounts(applicants.get(job.id) ?? {}),
      review: reviews.get(job.id) ?? null,
    })),
    counts,
    total: wanted.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
  };
}

/** A job in the shape that its recruiters see. */
export async function describeJob(context: RecruiterContext, id: number): Promise<z.input<typeof RecruiterJobDetails>> {
  const job = (await findOwnJob(context.db, context.company_id, id, context.zone)) ?? fail(notFound('Job'));
  const draft = draftOf(job);
  const change = await findOwnChange(context.db, id);
  const reference = await occupationReference(context.db);
  const applicants = (await countApplicants(context.db, [id])).get(id) ?? {};
  const city_label =
    job.city === null ? job.locality : [...new Set([job.city, job.state])].filter((name) => name !== null).join(', ');
  return {
    id: job.id,
    title: job.title,
    status: job.status_now,
    city: job.city,
    published_at: job.published_at,
    closes_at: job.closes_at,
    created_at: job.created_at,
    updated_at: revisionOf(job, change),
    ...applicantCounts(applicants),
    draft: { ...draft, currency: job.currency, city_label },
    proposed: change
      ? await proposedDraft(context, withChange(draft, change), { ...draft, currency: job.currency, city_label })
      : null,
    recognised: {
      occupation:
        job.occupation_id === null
          ? null
          : { onet_soc: job.occupation_id, title: reference.nameOf(job.occupation_id, context.country_id) },
      is_chosen: job.occupation_chosen,
      skills: job.skill_codes.flatMap((code) => reference.skills.find(code)?.name ?? []),
    },
    events: await findJobEvents(context.db, id),
    missing: missingToPublish(draft, dayIn(context.zone)),
    review: (await findReviews(context.db, [id])).get(id) ?? null,
    duplicate_of: (await findDuplicate(context.db, job)) ?? null,
  };
}

/** A job with its change as the editor loads it. */
async function proposedDraft(
  { db }: RecruiterContext,
  job: JobDraft,
  before: JobDraft & { currency: string; city_label: string | null },
) {
  if (job.city_id === before.city_id) return { ...before, ...job };
  const city = job.city_id === null ? undefined : await findCity(db, job.city_id);
  return { ...job, currency: city?.currency ?? before.currency, city_label: city?.name ?? null };
}

function applicantCounts(applicants: Record<string, number>) {
  return {
    applicants,
    applicants_total: Object.values(applicants).reduce((sum, count) => sum + count, 0),
    applicants_new: applicants.submitted ?? 0,
  };
}

/** Locks the job until the transaction ends, and records an expiry that was not recorded yet. */
export async function lockJob(context: RecruiterContext, id: number): Promise<OwnJob> {
  const job = (await findOwnJob(context.db, context.company_id, id, context.zone, true)) ?? fail(notFound('Job'));
  if (job.status !== 'published' || job.status_now !== 'expired' || job.closes_at === null) return job;
  await setJobStatus(context.db, id, 'expired');
  await insertJobEvent(context.db, { job_id: id, actor_id: null, kind: 'expired', at: job.closes_at });
  return job;
}

async function changedSince(context: RecruiterContext, id: number) {
  const [last] = await findJobEvents(context.db, id);
  const who = last?.actor_name ?? 'Someone';
  return conflict(
    `${who} changed this job after you opened it. Your changes were not saved. Copy them, reload the job and make them again.`,
  );
}

/** @throws 422 with each field that is not valid for a published job */
function refuseIfIncomplete(context: RecruiterContext, job: JobDraft): void {
  const missing = missingToPublish(job, dayIn(context.zone));
  if (missing.length > 0) fail(invalid(Object.fromEntries(missing.map(({ field, message }) => [field, [message]]))));
}

/** @throws 422 for an occupation that O*NET does not have */
async function recognise(context: RecruiterContext, job: JobDraft) {
  const reference = await occupationReference(context.db);
  if (job.occupation_id !== null && reference.titleOf(job.occupation_id) === null)
    fail(invalid({ occupation_id: ['Choose an occupation from the list.'] }));
  return recognisedColumns(reference, job, job.occupation_id);
}

function cleaned(job: JobDraft): JobDraft {
  return { ...job, description: sanitiseRichText(job.description) };
}

async function placeOf(context: RecruiterContext, job: JobDraft): Promise<Place> {
  await refuseUnknownIndustry(context, job);
  if (job.city_id === null)
    return {
      country_id: context.country_id,
      state_id: null,
      city: null,
      locality: null,
      latitude: null,
      longitude: null,
      currency: await currencyOf(context.db, context.country_id),
    };
  const city = (await findCity(context.db, job.city_id)) ?? fail(invalid({ city_id: ['Choose a place from the list.'] }));
  const { name, ...rest } = city;
  return { ...rest, city: name, locality: null };
}

async function refuseUnknownIndustry(context: RecruiterContext, job: JobDraft): Promise<void> {
  if (job.industry_id !== null && !(await industryExists(context.db, job.industry_id)))
    fail(invalid({ industry_id: ['Choose an industry from the list.'] }));
}

/** The job's content in the shape of the editor. */
export function draftOf(job: OwnJob): JobDraft {
  return {
    title: job.title,
    job_role: job.job_role,
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    skills: job.skills,
    industry_id: job.industry_id,
    occupation_id: job.occupation_chosen ? job.occupation_id : null,
    job_type: job.job_type,
    type: job.type,
    experience: job.experience,
    city_id: job.city_id,
    postcode: job.postcode,
    salary_from: job.salary_from,
    salary_to: job.salary_to,
    salary_per: job.salary_per,
    show_salary: job.show_salary,
    openings: job.openings,
    security_clearance: job.security_clearance,
    notice_period: NOTICE_PERIODS.find((period) => period === job.notice_period) ?? null,
    starts_at: job.starts_at,
    closes_on: job.closes_on,
    military_skills_accepted: job.military_skills_accepted,
    guaranteed_interview: job.guaranteed_interview,
    placement: job.placement,
    screening_questions: job.questions,
    apply_url: job.apply_url,
    contact_name: job.contact_name,
    contact_email: job.contact_email,
    contact_phone: job.contact_phone,
    contact_hidden: job.contact_hidden,
  };
}
