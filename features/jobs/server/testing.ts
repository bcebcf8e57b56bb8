import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import type { DB } from '#db/types.ts';
import { addDays } from '#kit/calendar/days.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { createJob, publishJob } from '../recruiting-contract.ts';
import { dayIn } from '../recruiting-rules.ts';
import { recogniseJobs } from './recruiting/recognition.ts';

export { readTerms } from '../search/read-search.ts';

export type JobFields = Omit<Partial<Insertable<DB['jobs']>>, 'screening_questions'> & { screening_questions?: object[] };

let count = 0;

/** A fee, which no employer needs from applicants. */
export const ASKS = 'Pay us a registration fee of £35.';

/** Everything that publishing a job requires. */
export const wholeJob = () => ({
  title: 'Fitter',
  description: '<p>Keep our engines running through the night, in a team of four.</p>',
  job_type: 'full_time' as const,
  type: 'remote' as const,
  experience: 'mid' as const,
  closes_on: addDays(dayIn('Europe/London'), 30),
});

/** Writes a job and publishes it. With `requirements: [ASKS]` it is held. */
export async function postJob(tenant: TestTenant, recruiter: Person, change: Partial<ArgsOf<typeof createJob>['body']> = {}) {
  const { id } = (await tenant.call(createJob, { body: { ...wholeJob(), ...change } }, recruiter)).body.data;
  return (await tenant.call(publishJob, { params: { id }, body: {} }, recruiter)).body.data;
}

/**
 * Creates a published job, open for 30 days, of a new company unless `company_id` is given.
 * @returns its id
 */
export async function buildJob(tenant: TestTenant, fields: JobFields = {}): Promise<number> {
  const company_id = fields.company_id ?? (await tenant.company());
  const { screening_questions = [], ...rest } = fields;
  count += 1;
  return tenant.run(async (db) => {
    const { id } = await db
      .insertInto('jobs')
      .values({
        title: `Test job ${count}`,
        description: '<p>Keep the test plant running.</p>',
        country_id: 232,
        currency: 'GBP',
        status: 'published',
        published_at: sql<string>`now()`,
        closes_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
        ...rest,
        company_id,
        screening_questions: JSON.stringify(screening_questions),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recogniseJobs(db, [id]);
    return id;
  });
}
