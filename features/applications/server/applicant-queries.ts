import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NOTICE_PERIODS, ScreeningQuestion } from '#features/jobs/shapes.ts';
import type { TenantDb } from '#kit/server/db.ts';
import type { ApplicantFilter, ApplicantSummary } from '../contract.ts';
import { MOST_AT_ONCE } from '../pipeline-rules.ts';
import {
  type Answer,
  APPLICANT_TABS,
  type ApplicantTab,
  DAYS_UNTIL,
  LEAST_MATCH,
  type SentStage,
  type Stage,
  stagesOfTab,
  UNDECIDED,
} from '../rules.ts';

/** Whose list it is: the recruiter decides what is unread. */
export type ListOf = { company_id: number; job_id: number; viewer_id: number };

const OPEN = sql<SqlBool>`a.stage = any(${sql.val([...UNDECIDED])}::text[])`;

/** Sent applications to a job of the company that match, as `a` with the sender `u`. */
function matching(db: TenantDb, { company_id, job_id, viewer_id }: ListOf, filter: ApplicantFilter, now: Date) {
  const { search, match, clearance, place, tag, available, unread, overdue } = filter;
  const conditions: RawBuilder<SqlBool>[] = [
    sql<SqlBool>`a.tenant_id = ${db.tenant_id}`,
    sql<SqlBool>`a.job_id = (select j.id from jobs j where j.tenant_id = ${db.tenant_id} and j.id = ${job_id} and j.company_id = ${company_id})`,
    sql<SqlBool>`a.stage <> 'draft'`,
  ];
  if (search !== '') {
    const words = `%${search.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, ' ')}%`;
    conditions.push(sql<SqlBool>`u.first_name || ' ' || u.last_name ilike ${words}`);
  }
  if (match) conditions.push(sql<SqlBool>`a.match_score >= ${LEAST_MATCH[match]}`);
  if (clearance.length > 0) conditions.push(sql<SqlBool>`a.clearance = any(${sql.val(clearance)}::text[])`);
  if (place.length > 0) conditions.push(sql<SqlBool>`a.place = any(${sql.val(place)}::text[])`);
  if (tag.length > 0)
    conditions.push(sql<SqlBool>`exists (select from application_tags t where t.tenant_id = ${db.tenant_id} and t.application_id = a.id
      and t.tag_key = any(${sql.val(tag.map(tagKey))}::text[]))`);
  if (available) {
    const day = new Date(now.getTime() + DAYS_UNTIL[available] * 86_400_000).toISOString().slice(0, 10);
    conditions.push(
      sql<SqlBool>`coalesce(a.available_from <= ${day}::date, a.notice_period = any(${sql.val(NOTICE_WITHIN[available])}::text[]), false)`,
    );
  }
  if (unread)
    conditions.push(sql<SqlBool>`not exists (select from application_reads r where r.tenant_id = ${db.tenant_id}
      and r.application_id = a.id and r.recruiter_id = ${viewer_id})`);
  if (overdue) conditions.push(sql<SqlBool>`a.reply_by < ${now.toISOString()}::timestamptz`);
  const people =
    search === ''
      ? sql``
      : sql`join users u on u.tenant_id = a.tenant_id and u.id = a.veteran_id and u.tenant_id = ${db.tenant_id}`;
  return sql`applications a ${people} where ${sql.join(conditions, sql` and `)}`;
}

export const tagKey = (tag: string) => tag.trim().toLowerCase();

const NOTICE_WITHIN: Record<keyof typeof DAYS_UNTIL, readonly (typeof NOTICE_PERIODS)[number][]> = {
  now: ['Immediately'],
  month: ['Immediately', 'Within 1 Week', 'Within 2 Weeks', 'Within 1 Month', 'Flexible'],
  quarter: ['Immediately', 'Within 1 Week', 'Within 2 Weeks', 'Within 1 Month', 'Within 2 Months', 'Flexible'],
};

const ORDER: Record<ApplicantFilter['sorted_by'], RawBuilder<unknown>> = {
  newest: sql`a.submitted_at desc, a.id desc`,
  oldest: sql`a.submitted_at, a.id`,
  match: sql`a.match_score desc nulls last, a.submitted_at desc, a.id desc`,
  waiting: sql`a.stage_since, a.id`,
  reply: sql`a.reply_by nulls last, a.submitted_at, a.id`,
};

/** Ids of matching applicants in their order. Open ones come before decided ones, unless the stages are named. */
export async function findMatchingIds(
  db: TenantDb,
  of: ListOf,
  filter: ApplicantFilter,
  page: { limit: number; offset: number } = { limit: MOST_AT_ONCE, offset: 0 },
): Promise<number[]> {
  const stages = filter.stage.length > 0 ? sql`and a.stage = any(${sql.val(filter.stage)}::text[])` : sql``;
  const first = filter.stage.length > 0 ? sql`` : sql`${OPEN} desc,`;
  const { rows } = await sql<{ id: number }>`
    select a.id from ${matching(db, of, filter, new Date())} ${stages}
    order by ${first} ${ORDER[filter.sorted_by]} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countByStage(db: TenantDb, of: ListOf, filter: ApplicantFilter): Promise<Record<string, number>> {
  const { rows } = await sql<{ stage: Stage; count: number }>`
    select a.stage, count(*) as count from ${matching(db, of, filter, new Date())} group by a.stage`.execute(db);
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]));
}

/** The first ids of each column of the board. */
export async function findBoardIds(
  db: TenantDb,
  of: ListOf,
  filter: ApplicantFilter,
  limit: number,
): Promise<Map<ApplicantTab, number[]>> {
  const found = new Map<ApplicantTab, number[]>();
  for (const tab of APPLICANT_TABS)
    found.set(tab, await findMatchingIds(db, of, { ...filter, stage: [...stagesOfTab(tab)] }, { limit, offset: 0 }));
  return found;
}

type SummaryRow = Omit<ApplicantSummary, 'veteran' | 'falls_short' | 'next_stages' | 'stage'> & {
  stage: SentStage;
  veteran_id: number;
  job_id: number;
  full_name: string;
  email: string;
  reason: string | null;
  answers: Answer[];
  questions: ScreeningQuestion[];
};

/** Summaries of these applicants, in the order of the ids. */
export async function findSummaries(
  db: TenantDb,
  of: { company_id: number; viewer_id: number },
  ids: readonly number[],
): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select a.id, a.revision, a.stage, a.stage_since, a.submitted_at, a.reply_by, a.job_id, a.reason, a.veteran_id, u.email, u.first_name || ' ' || u.last_name as full_name,
      a.service, a.place, a.clearance, a.match_score, a.notice_period, a.available_from, a.answers, j.screening_questions as questions,
      coalesce((select jsonb_agg(t.tag order by t.added_at, t.tag_key) from application_tags t
        where t.tenant_id = ${db.tenant_id} and t.application_id = a.id), '[]') as tags,
      (select count(*) from application_notes n where n.tenant_id = ${db.tenant_id} and n.application_id = a.id) as notes,
      not exists (select from application_reads r where r.tenant_id = ${db.tenant_id} and r.application_id = a.id
        and r.recruiter_id = ${of.viewer_id}) as is_unread
    from unnest(${sql.val(ids)}::int[]) with ordinality as k (id, place_in_list)
    join applications a on a.tenant_id = ${db.tenant_id} and a.id = k.id and a.stage <> 'draft'
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id and j.company_id = ${of.company_id}
    join users u on u.tenant_id = ${db.tenant_id} and u.id = a.veteran_id
    order by k.place_in_list`.execute(db);
  return rows;
}
