import { type SqlBool, sql } from 'kysely';
import { daysBefore, type FileReference, monthsBefore, type RetentionRule } from '#kit/server/retention.ts';
import { DRAFT_DAYS, TRACKED_ENDED, UNDECIDED } from '../rules.ts';

/** Applications that ended so many months ago, with their history. The CVs that only they referred to follow with the unused files. */
export const applicationRetention: RetentionRule = {
  name: 'applications',
  erase: async (db, now, periods) => {
    const before = monthsBefore(now, periods.applications_months);
    if (before === null) return 0;
    const { numDeletedRows } = await db
      .deleteFrom('applications')
      .where('tenant_id', '=', db.tenant_id)
      .where('stage', 'not in', [...UNDECIDED])
      .where('stage_since', '<', before)
      // Applying again is refused for as long as the job is open.
      .where(
        sql<SqlBool>`exists (select from jobs j where j.tenant_id = applications.tenant_id and j.id = applications.job_id and j.status <> 'published')`,
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};

/**
 * Applications on other sites: those that ended, by the tenant's period for applications, and links that the veteran followed without saying
 * whether they applied, like drafts.
 */
export const trackedRetention: RetentionRule = {
  name: 'tracked_applications',
  erase: async (db, now, periods) => {
    const ended = monthsBefore(now, periods.applications_months);
    const { numDeletedRows } = await db
      .deleteFrom('tracked_applications')
      .where('tenant_id', '=', db.tenant_id)
      .where((eb) =>
        eb.or([
          eb.and([eb('stage', '=', 'opened'), eb('updated_at', '<', daysBefore(now, DRAFT_DAYS))]),
          ...(ended === null ? [] : [eb.and([eb('stage', 'in', [...TRACKED_ENDED]), eb('updated_at', '<', ended)])]),
        ]),
      )
      // A reminder that is still to come says that the veteran needs the row.
      .where((eb) => eb.or([eb('remind_on', 'is', null), eb('remind_on', '<', now.toISOString().slice(0, 10))]))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
};

export const applicationFiles: FileReference = sql`exists (select from applications r where r.tenant_id = f.tenant_id and r.resume_file_id = f.id)`;
