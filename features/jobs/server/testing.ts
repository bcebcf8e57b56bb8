import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TestTenant } from '#kit/server/testing/index.ts';
import { recogniseJobs } from './recognition.ts';

export { readTerms } from '../search/read-search.ts';

export type JobFields = Omit<Partial<Insertable<DB['jobs']>>, 'screening_questions'> & { screening_questions?: object[] };

let count = 0;

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
