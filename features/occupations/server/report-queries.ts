import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { eraseSome } from '#kit/server/records/retention.ts';
import type { OccupationReport } from '../report-contract.ts';

type NewReport = Pick<OccupationReport, 'service' | 'trade' | 'rank' | 'onet_soc' | 'problem' | 'note'>;

/** Adds a report, or counts it with the open one of the same problem, whose note it replaces if it has one. */
export async function addReport(db: TenantDb, report: NewReport): Promise<void> {
  const { service, trade, rank, onet_soc, problem, note } = report;
  const now = new Date().toISOString();
  await sql`
    insert into occupation_reports as r (tenant_id, service, trade, rank, onet_soc, problem, note, first_at, last_at)
    values (${db.tenant_id}, ${service}, ${trade}, ${rank}, ${onet_soc}, ${problem}, ${note}, ${now}, ${now})
    on conflict (tenant_id, lower(trade), service, rank, onet_soc, problem) where decided_at is null
    do update set times = r.times + 1, last_at = excluded.last_at, note = case when excluded.note = '' then r.note else excluded.note end`.execute(
    db,
  );
}

const reports = (db: TenantDb) =>
  db
    .selectFrom('occupation_reports as r')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.decided_by'))
    .where('r.tenant_id', '=', db.tenant_id)
    .select([
      'r.id',
      'r.service',
      'r.trade',
      'r.rank',
      'r.onet_soc',
      sql<OccupationReport['problem']>`r.problem`.as('problem'),
      'r.note',
      'r.times',
      'r.first_at',
      'r.last_at',
      sql<OccupationReport['decision']>`r.decision`.as('decision'),
      'r.decided_at',
      fullName<string | null>('u').as('decided_by'),
    ]);

export const PER_PAGE = 20;

export async function findReports(db: TenantDb, isOpen: boolean, page: number) {
  const counts = await db
    .selectFrom('occupation_reports')
    .where('tenant_id', '=', db.tenant_id)
    .select([
      sql<number>`(count(*) filter (where decided_at is null))::int`.as('open'),
      sql<number>`(count(*) filter (where decided_at is not null))::int`.as('decided'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await reports(db)
    .where('r.decided_at', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'r.last_at' : 'r.decided_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { rows, open: counts.open, total: isOpen ? counts.open : counts.decided };
}

export const findReport = (db: TenantDb, id: number) => reports(db).where('r.id', '=', id).execute();

/** Decides once. @returns whether it was open */
export async function decideReport(
  db: TenantDb,
  id: number,
  decision: NonNullable<OccupationReport['decision']>,
  by: number,
): Promise<boolean> {
  const row = await db
    .updateTable('occupation_reports')
    .set({ decision, decided_at: new Date().toISOString(), decided_by: by })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many were deleted */
export async function deleteOldReports(db: TenantDb, before: string): Promise<number> {
  return eraseSome(db, 'occupation_reports', ['id'], sql`coalesce(decided_at, last_at) < ${before}`);
}
