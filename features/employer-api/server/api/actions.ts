import { createDraft, describeJob, editJob, publish, type recruiterContext, takeDown } from '#features/jobs/server/index.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import type { putApiJob } from '../../api-contract.ts';
import { findExternalIds, findJobId, insertApiJob, lockName } from './queries.ts';

export type Context = ReturnType<typeof recruiterContext>;
type EndApplications = Parameters<typeof takeDown>[3];

/** Creates the job that an employer's system calls by this name, or replaces its content, with the actions of the screens. */
export async function putJob(
  context: Context,
  mailer: Mailer,
  externalId: string,
  { publish: isPublic, ...job }: BodyOf<typeof putApiJob>,
  endApplications: EndApplications,
) {
  const { db, company_id } = context;
  await lockName(db, company_id, `job ${externalId}`);
  const found = await findJobId(db, company_id, externalId);
  if (found === null) {
    const id = await createDraft(context, job);
    await insertApiJob(db, { company_id, external_id: externalId, job_id: id });
    if (isPublic !== false) await publish(context, mailer, id, undefined);
    return { id, was: 'draft' as const };
  }
  const { updated_at } = await describeJob(context, found);
  const { was } = await editJob(context, mailer, found, { job, updated_at });
  const { status } = await describeJob(context, found);
  const isShown = status === 'published' || status === 'held';
  if (isPublic === true && !isShown) await publish(context, mailer, found, undefined);
  if (isPublic === false && status === 'published') await takeDown(context, found, 'paused', endApplications);
  return { id: found, was };
}

export async function requireJob({ db, company_id }: Context, externalId: string): Promise<number> {
  return (await findJobId(db, company_id, externalId)) ?? fail(notFound('Job'));
}

/** A job with its content as employers' systems read it. */
export async function describeApiJob(context: Context, site: string, id: number) {
  const { draft, ...job } = await describeJob(context, id);
  return { ...job, ...(await namesOf(context, site, [job]))(job), job: draft };
}

/** What jobs are called in the employer's system, and where the public finds them. */
export async function namesOf(
  { db }: Context,
  site: string,
  jobs: readonly { id: number }[],
): Promise<(job: { id: number; status: string }) => { external_id: string | null; url: string | null }> {
  const names = await findExternalIds(
    db,
    jobs.map(({ id }) => id),
  );
  return ({ id, status }) => ({
    external_id: names.get(id) ?? null,
    url: status === 'published' ? `${site}/jobs/${id}` : null,
  });
}
