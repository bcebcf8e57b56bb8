import type { z } from 'zod';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { passagesOf } from '../held-rules.ts';
import { reasonsOf } from '../server/holding/actions.ts';
import { recognisedColumns } from '../server/recruiting/recognition.ts';
import type { Salary } from '../shapes.ts';
import { addCities, type OneCompany, ofCompany, readLookups } from './lookups.ts';
import type { ReadRow } from './posting.ts';
import { type PreparedJob, prepareJob } from './prepare.ts';

const SHOWN = 10;
/** Entries that are read for a preview, and refused ones that are shown. */
const MOST_READ = 200;
const MOST_REFUSED = 50;

/** The first ten jobs of a source as an import would store them, and why the entries up to there would be refused. Stores nothing. */
export async function previewPostings(
  rows: AsyncIterable<ReadRow>,
  options: {
    tenant: { country_id: number };
    company: OneCompany | null;
    scoped: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  },
) {
  const { tenant, company, scoped } = options;
  const lookups = await scoped((db) => readLookups(db, tenant.country_id));
  const reference = await scoped(occupationReference);
  const jobs: ReturnType<typeof describe>[] = [];
  const refused: { row: number; external_id: string | null; reason: string }[] = [];
  let read = 0;
  for await (const one of rows) {
    read += 1;
    // One more entry shows that there are more.
    if (jobs.length >= SHOWN || read > MOST_READ || refused.length >= MOST_REFUSED) return { jobs, refused, has_more: true };
    if ('reason' in one) {
      refused.push({ row: one.row, external_id: one.external_id, reason: one.reason });
      continue;
    }
    const notes = [...one.notes];
    const posting = ofCompany(one.posting, company);
    await scoped((db) => addCities(db, lookups, posting.country));
    const job = prepareJob(posting, lookups, { asOf: null, days: 0 }, (note) => notes.push(note));
    if (typeof job === 'string') refused.push({ row: one.row, external_id: posting.external_id || null, reason: job });
    else jobs.push(describe(job, notes));
  }
  return { jobs, refused, has_more: false };

  function describe(job: PreparedJob, notes: string[]) {
    const { occupation_id } = recognisedColumns(reference, job);
    const { external_id, title, job_type, type, posted_on, closes_on, apply_url, description } = job;
    const salary: z.infer<typeof Salary> | null =
      job.salary_from === null && job.salary_to === null
        ? null
        : { from: job.salary_from, to: job.salary_to, currency: job.currency, per: job.salary_per };
    return {
      external_id,
      title,
      company: job.company,
      place: job.city ?? job.locality,
      is_known_place: job.city !== null,
      salary,
      job_type,
      type,
      occupation: occupation_id && reference.nameOf(occupation_id, tenant.country_id),
      posted_on,
      closes_on,
      apply_url,
      description,
      held_for: reasonsOf(passagesOf(job)),
      notes,
    };
  }
}
