import { sql } from 'kysely';
import { daysBefore, eraseSome, type FileReference, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import { DRAFT_DAYS, TRACKED_ENDED, UNDECIDED } from '../rules.ts';

/** Applications that ended so many months ago, with their history. The CVs that only they referred to follow with the unused files. */
export const applicationRetention: RetentionRule = {
  name: 'applications',
  erase: async (db, now, periods) => {
    const before = monthsBefore(now, periods.applications_months);
    if (before === null) return 0;
    // Applying again is refused for as long as the job is open.
    return eraseSome(
      db,
      'applications',
      ['id'],
      sql`stage <> all(${sql.val([...UNDECIDED])}) and stage_since < ${before} and exists (select from jobs j
        where j.tenant_id = ${db.tenant_id} and j.id = applications.job_id and j.status <> 'published')`,
    );
  },
};

/**
 * Applications on other sites: those that ended, by the tenant's period for applications, and links that the veteran followed without saying
 * whether they applied, like drafts.
 */
export const trackedRetention: RetentionRule = {
  name: 'tracked_applications',
  erase: (db, now, periods) => {
    const ended = monthsBefore(now, periods.applications_months);
    // A reminder that is still to come says that the veteran needs the row.
    return eraseSome(
      db,
      'tracked_applications',
      ['id'],
      sql`((stage = 'opened' and updated_at < ${daysBefore(now, DRAFT_DAYS)})
          or (stage = any(${sql.val([...TRACKED_ENDED])}) and updated_at < ${ended}))
        and (remind_on is null or remind_on < ${now.toISOString().slice(0, 10)})`,
    );
  },
};

export const applicationFiles: FileReference = (db) =>
  sql`exists (select from applications r where r.tenant_id = ${db.tenant_id} and r.resume_file_id = f.id)`;
