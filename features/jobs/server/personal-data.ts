import { sql } from 'kysely';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

/** Rows about a person that this feature owns. */
export const jobPersonalData: readonly PersonalTable[] = [
  { table: 'saved_jobs', person: 'veteran_id', names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  {
    table: 'job_reports',
    person: 'reporter_id',
    without: ['closed_by'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
  },
  { table: 'jobs', person: 'created_by', stays_with_company: true },
  // Erased from the job with the account; the job stays.
  { table: 'job_contacts', person: { email: 'email' }, names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  {
    table: 'job_holds',
    person: 'held_by',
    without: ['decided_by'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
    stays_with_company: true,
  },
];

/** Contacts of jobs that have long ended, or of drafts that nobody finished, are of no use to anyone. */
export const jobContactRetention: RetentionRule = {
  name: 'job_contacts',
  erase: (db, now) =>
    eraseSome(
      db,
      'job_contacts',
      ['job_id'],
      sql`exists (select from jobs j where j.tenant_id = ${db.tenant_id} and j.id = job_contacts.job_id
        and greatest(j.updated_at, j.closes_at) < ${monthsBefore(now, 12)})`,
    ),
};
