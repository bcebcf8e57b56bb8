import { sql } from 'kysely';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

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
