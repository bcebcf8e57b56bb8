import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import type { ReportOutcome, ReportReason, ReportTab } from '../../report-rules.ts';
import type { JobStatus } from '../../shapes.ts';

/** @returns whether it was stored: false where the veteran has an open report of this job */
export async function insertJobReport(
  db: TenantDb,
  report: { job_id: number; reporter_id: number; reason: ReportReason; details: string; created_at: string },
): Promise<boolean> {
  const created = await db
    .insertInto('job_reports')
    .values({ ...report, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id', 'reporter_id']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

export const JOB_REPORTS_PER_PAGE = 20;

type ReportedRow = {
  job_id: number;
  title: string;
  status: JobStatus;
  company_id: number;
  company_name: string;
  reports: { id: number; reason: ReportReason; details: string; created_at: string }[];
  reports_total: number;
  last_report_id: number;
  outcome: ReportOutcome | null;
  reply: string | null;
  closed_at: string | null;
  decided_by: string | null;
};

/** Open reports by job, or decided ones by job and decision. */
export async function findReported(db: TenantDb, tab: ReportTab, page: number): Promise<ReportedRow[]> {
  const isOpen = tab === 'open';
  const { rows } = await sql<ReportedRow>`
    select j.id as job_id, j.title, j.status, c.id as company_id, c.name as company_name, g.reports, g.reports_total, g.last_report_id,
      g.outcome, g.reply, g.closed_at, ${fullName('d')} as decided_by
    from (
      select r.job_id, r.closed_at, r.closed_by, r.outcome, r.reply, count(*)::int as reports_total, max(r.id) as last_report_id,
        min(r.created_at) as first_at,
        to_jsonb((array_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'details', r.details, 'created_at', r.created_at)
          order by r.id desc))[1:20]) as reports
      from job_reports r
      where r.tenant_id = ${db.tenant_id} and ${isOpen ? sql`r.closed_at is null` : sql`r.closed_at is not null`}
      group by r.job_id, r.closed_at, r.closed_by, r.outcome, r.reply
    ) g
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = g.job_id
    join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    left join users d on d.tenant_id = j.tenant_id and d.id = g.closed_by
    order by ${isOpen ? sql`g.first_at, g.job_id` : sql`g.closed_at desc, g.job_id`}
    limit ${JOB_REPORTS_PER_PAGE} offset ${(page - 1) * JOB_REPORTS_PER_PAGE}`.execute(db);
  return rows;
}

/** How many entries each tab has. */
export async function countReported(db: TenantDb): Promise<Record<ReportTab, number>> {
  const { rows } = await sql<Record<ReportTab, number>>`
    select count(distinct job_id) filter (where closed_at is null)::int as open,
      count(distinct (job_id, closed_at)) filter (where closed_at is not null)::int as decided
    from job_reports where tenant_id = ${db.tenant_id}`.execute(db);
  return rows[0] ?? { open: 0, decided: 0 };
}

/** Locks a job until the transaction ends, so that two operators decide one after the other. */
export const lockReportedJob = (db: TenantDb, id: number) =>
  db
    .selectFrom('jobs')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .select(['id', 'title', 'company_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @returns who reported it */
export async function closeJobReports(
  db: TenantDb,
  jobId: number,
  seen: number,
  decision: { outcome: ReportOutcome; reply: string; closed_by: number; closed_at: string },
): Promise<number[]> {
  const rows = await db
    .updateTable('job_reports')
    .set(decision)
    .where('tenant_id', '=', db.tenant_id)
    .where('job_id', '=', jobId)
    .where('id', '<=', seen)
    .where('closed_at', 'is', null)
    .returning('reporter_id')
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Reports that were decided a year ago. */
export const jobReportRetention: RetentionRule = {
  name: 'job_reports',
  erase: (db, now) => eraseSome(db, 'job_reports', ['id'], sql`closed_at < ${monthsBefore(now, 12)}`),
};
