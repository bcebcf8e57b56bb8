import type { FastifyInstance } from 'fastify';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { type Mailer, mailerOf, notify } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { textsOf } from '../../held-rules.ts';
import { decideHeldJob, type HeldJob } from '../../hold-contract.ts';
import { closingZone } from '../../recruiting-rules.ts';
import type { RecruiterContext } from '../policy.ts';
import { draftOf, lockJob, publishNow } from '../recruiting/actions.ts';
import { insertJobEvent, type OwnJob, setHeldFor, setJobStatus } from '../recruiting/queries.ts';
import { findUncheckedPassages, reasonsOf, refreshQueues } from './actions.ts';
import { decideHold, findHeldRows, findHold, type HeldRow } from './queries.ts';

type Outcome = 'published' | 'released' | 'returned';

export function heldJobRoutes(app: FastifyInstance): void {
  serve(app, decideHeldJob, async ({ params, body, ...input }) => {
    const { db, tenant, viewer, request } = input;
    const hold = (await findHold(db, params.id)) ?? fail(notFound('Job'));
    const zone = closingZone(tenant.country_id);
    const context = { db, viewer_id: viewer.id, company_id: hold.company_id, country_id: tenant.country_id, zone };
    const job = await lockJob(context, hold.job_id);
    const decision = {
      outcome: body.approved ? ('released' as const) : ('returned' as const),
      decided_by: viewer.id,
      note: body.note || null,
    };
    if (job.status === 'published' || !(await decideHold(db, hold.id, decision)))
      fail(conflict('This job is no longer waiting: it was decided, changed or withdrawn.'));
    const outcome = body.approved ? await release(context, job) : await giveBack(context, job);
    await audit(db, {
      actor_id: viewer.id,
      action: body.approved ? 'job_released' : 'job_returned',
      subject_kind: 'job',
      subject_id: job.id,
      details: { hold_id: hold.id, held_for: reasonsOf(hold.passages) },
      address: request.ip,
    });
    await notifyDecided(db, mailerOf(app, input), { job, held_by: hold.held_by, outcome, note: decision.note });
    await refreshQueues(db, job.company_id);
    return { message: MESSAGES[outcome] };
  });
}

const MESSAGES: Record<Outcome, string> = {
  published: 'Job published',
  released: 'Job released. Its closing date has passed, so its recruiter has to choose a new one',
  returned: 'Job returned',
};

/** Publishes a job as its recruiter wanted, unless its closing date has passed meanwhile. */
async function release(context: RecruiterContext, job: OwnJob): Promise<Outcome> {
  const { db } = context;
  // The decision has released those of this wait.
  const unseen = await findUncheckedPassages(db, draftOf(job), job.id);
  if (unseen.length > 0) fail(conflict('This job has changed since. Reload the queue.'));
  await setHeldFor(db, job.id, []);
  if (job.closes_at !== null && Date.parse(job.closes_at) <= Date.now()) {
    await setJobStatus(db, job.id, job.status);
    return 'released';
  }
  await publishNow(context, job, null);
  return 'published';
}

async function giveBack({ db }: RecruiterContext, job: OwnJob): Promise<Outcome> {
  // A recruiter who is editing it finds out that it has changed.
  await setJobStatus(db, job.id, job.status);
  await insertJobEvent(db, { job_id: job.id, actor_id: null, kind: 'returned' });
  return 'returned';
}

/** Tells the recruiter whose change was held, or the company's recruiters where that is no longer one of them. */
async function notifyDecided(
  db: TenantDb,
  mailer: Mailer,
  { job, held_by, outcome, note }: { job: OwnJob; held_by: number | null; outcome: Outcome; note: string | null },
): Promise<void> {
  const recruiters = await findActiveRecruiters(db, job.company_id);
  const title = {
    published: `Your job “${job.title}” has been checked and is published`,
    released: `Your job “${job.title}” has been checked. Its closing date has passed: choose a new one to publish it`,
    returned: `Your job “${job.title}” was not published`,
  }[outcome];
  await notify(db, mailer, held_by !== null && recruiters.includes(held_by) ? [held_by] : recruiters, {
    kind: 'job_checked',
    title,
    body: note ?? undefined,
    about: [],
    href: `/recruiter/jobs/${job.id}`,
  });
}

/** Entries of the operators' queue and decisions, in the order of their ids. */
export async function describeHeldJobs(db: TenantDb, ids: readonly number[]): Promise<HeldJob[]> {
  const rows = new Map((await findHeldRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [describeHeld(row)] : [];
  });
}

function describeHeld(row: HeldRow): HeldJob {
  const { id, job_id, title, company_id, company_name, held_by, passages, created_at, outcome, decided_at, decided_by, note } =
    row;
  const quotesOf = (field: string) => passages.filter((passage) => passage.field === field).flatMap(({ quotes }) => quotes);
  const fields = [...new Set(passages.map(({ field }) => field))];
  const { is_change, status } = row;
  const link = row.apply_url ? [{ field: 'apply_url', text: row.apply_url }] : [];
  const texts =
    outcome === null ? [...textsOf(row), ...link] : fields.map((field) => ({ field, text: quotesOf(field).join('\n') }));
  return {
    id,
    job: { id: job_id, title },
    company: { id: company_id, name: company_name },
    held_by,
    held_for: reasonsOf(passages),
    created_at,
    texts: texts.map(({ field, text }) => ({ field, text, before: null, quotes: quotesOf(field) })),
    change: is_change ? { is_imported: row.held_by_id === null, status, fields: [] } : null,
    outcome,
    decided_at,
    decided_by,
    note,
  };
}
