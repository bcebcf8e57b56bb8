import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LEAST_MATCH } from '#features/jobs/match-rules.ts';
import type { NOTICE_PERIODS, ScreeningQuestion } from '#features/jobs/shapes.ts';
import { STAGES, type Stage } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { hasName } from '#kit/server/database/names.ts';
import type { ApplicantFilter, ApplicantSummary } from '../../contract.ts';
import { MOST_AT_ONCE } from '../../pipeline-rules.ts';
import { type Answer, DAYS_UNTIL, type SentStage, UNDECIDED } from '../../rules.ts';

/** Whose list it is: the recruiter decides what is unread. */
export type ListOf = { company_id: number; job_id: number; viewer_id: number };

/** Decides the order of matching applicants. */
const SORTED_BY = sql`a.id, a.stage, a.submitted_at, a.stage_since, a.match_score, a.reply_by`;

const OPEN = sql<SqlBool>`a.stage = any(${sql.val([...UNDECIDED])}::text[])`;

/**
 * Sent applications to a job of the company that match, as `a`. The id of the job is compared with a value, not with
 * a sub-select, because the planner has to see how many applications the job has.
 */
function matching(db: TenantDb, { company_id, job_id, viewer_id }: ListOf, filter: ApplicantFilter, now: Date) {
  const { search, match, clearance, place, tag, available, unread, overdue } = filter;
  const conditions: RawBuilder<SqlBool>[] = [
    sql<SqlBool>`a.tenant_id = ${db.tenant_id}`,
    sql<SqlBool>`a.job_id = ${job_id}`,
    sql<SqlBool>`a.stage <> 'draft'`,
  ];
  if (match) conditions.push(sql<SqlBool>`a.match_score >= ${LEAST_MATCH[match]}`);
  if (clearance.length > 0) conditions.push(sql<SqlBool>`a.clearance = any(${sql.val(clearance)}::text[])`);
  if (place.length > 0) conditions.push(sql<SqlBool>`a.place = any(${sql.val(place)}::text[])`);
  if (available) {
    const day = new Date(now.getTime() + DAYS_UNTIL[available] * 86_400_000).toISOString().slice(0, 10);
    conditions.push(
      sql<SqlBool>`coalesce(a.available_from <= ${day}::date, a.notice_period = any(${sql.val(NOTICE_WITHIN[available])}::text[]), false)`,
    );
  }
  if (overdue) conditions.push(sql<SqlBool>`a.reply_by < ${now.toISOString()}::timestamptz`);

  const related = [
    sql<SqlBool>`exists (select from jobs j where j.tenant_id = ${db.tenant_id} and j.id = ${job_id} and j.company_id = ${company_id})`,
  ];
  if (tag.length > 0)
    related.push(sql<SqlBool>`exists (select from application_tags t where t.tenant_id = ${db.tenant_id} and t.job_id = ${job_id}
      and t.application_id = a.id and t.tag_key = any(${sql.val(tag.map(tagKey))}::text[]))`);
  if (unread)
    // A table of hashes, like that of names below: the applications stay in the order of their index.
    related.push(sql<SqlBool>`(a.id in (select r.application_id from application_reads r where r.tenant_id = ${db.tenant_id}
      and r.recruiter_id = ${viewer_id} and r.job_id = ${job_id})) is not true`);
  // The people who meet the other conditions are an array, which the index of names takes as one condition: a join would read the names of
  // the tenant. `is true` keeps the result a table of hashes, because nobody knows beforehand how many names contain a text. The same for words.
  if (search !== '') {
    const ofOthers = (column: 'veteran_id' | 'id') =>
      sql`array(select ${sql.ref(`a.${column}`)} from applications a where ${sql.join(conditions, sql` and `)})`;
    related.push(sql<SqlBool>`((a.veteran_id in (select u.id from users u where u.tenant_id = ${db.tenant_id}
      and u.id = any(${ofOthers('veteran_id')}) and ${hasName(sql`u.search_name`, search)})) is true
      or (a.stage <> 'withdrawn' and a.id in (select s.application_id from application_contents s where s.tenant_id = ${db.tenant_id}
        and s.application_id = any(${ofOthers('id')}) and s.words @@ ${wordsSearched(search)})) is true)`);
  }
  return sql`applications a where ${sql.join([...conditions, ...related], sql` and `)}`;
}

/** All words of a search, the last one as its beginning, because it may still be typed. Null where there are only stop words. */
const wordsSearched = (search: string) =>
  sql`(select (nullif(plainto_tsquery('english', with_short_words(${search}))::text, '') || ':*')::tsquery)`;

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

/** Open applicants come before decided ones, unless the stages are named. */
function orderOf({ stage, sorted_by }: Pick<ApplicantFilter, 'stage' | 'sorted_by'>): RawBuilder<unknown> {
  return stage.length > 0 ? ORDER[sorted_by] : sql`${OPEN} desc, ${ORDER[sorted_by]}`;
}

const atStages = (stages: readonly Stage[]) =>
  stages.length > 0 ? sql<SqlBool>`a.stage = any(${sql.val([...stages])}::text[])` : sql<SqlBool>`true`;

type PageOf = { limit: number; offset: number };

/** Ids of matching applicants in their order. */
export async function findMatchingIds(
  db: TenantDb,
  of: ListOf,
  filter: ApplicantFilter,
  page: PageOf = { limit: MOST_AT_ONCE, offset: 0 },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from ${matching(db, of, filter, new Date())} and ${atStages(filter.stage)}
    order by ${orderOf(filter)} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

type Counts = Record<string, number>;

const COUNTS = sql`(select coalesce(json_object_agg(c.stage, c.count), '{}')
  from (select stage, count(*)::int as count from matched group by stage) c) as counts`;

/** One page of the matching applicants and how many match at each stage, from one pass over the job's applications. */
export async function findMatchingPage(
  db: TenantDb,
  of: ListOf,
  filter: ApplicantFilter,
  page: PageOf,
): Promise<{ counts: Counts; ids: number[] }> {
  const { rows } = await sql<{ counts: Counts; ids: number[] }>`
    with matched as materialized (select ${SORTED_BY} from ${matching(db, of, filter, new Date())})
    select ${COUNTS}, coalesce((select json_agg(p.id) from (select a.id from matched a where ${atStages(filter.stage)}
      order by ${orderOf(filter)} limit ${page.limit} offset ${page.offset}) p), '[]') as ids`.execute(db);
  return rows[0] ?? { counts: {}, ids: [] };
}

/** The first ids of each column of the board, in their order, and how many match at each stage. */
export async function findBoardIds(
  db: TenantDb,
  of: ListOf,
  filter: ApplicantFilter,
  limit: number,
): Promise<{ counts: Counts; ids: number[] }> {
  const order = ORDER[filter.sorted_by];
  const matches = matching(db, of, filter, new Date());
  // Without a filter, counts and columns are read from the index separately: the newest of a stage are the first of its range. With one, both
  // come from one pass, and only the first of each stage are then put into one order.
  const { rows } = await (isFiltered(filter)
    ? sql<{ counts: Counts; ids: number[] }>`
      with found as materialized (
        select a.stage, count(*)::int as count, (array_agg(a.id order by ${order}))[1:${limit}::int] as ids from ${matches} group by a.stage)
      select coalesce((select json_object_agg(stage, count) from found), '{}') as counts,
        array(select a.id from applications a where a.tenant_id = ${db.tenant_id} and a.id = any(array(select unnest(ids) from found))
          order by ${order}) as ids`
    : sql<{ counts: Counts; ids: number[] }>`
      with matched as not materialized (select ${SORTED_BY} from ${matches})
      select ${COUNTS}, coalesce((select array_agg(a.id order by ${order}) from unnest(${sql.val([...STAGES])}::text[]) as of (stage)
        cross join lateral (select a.* from matched a where a.stage = of.stage order by ${order} limit ${limit}) a), '{}') as ids`
  ).execute(db);
  return rows[0] ?? { counts: {}, ids: [] };
}

const isFiltered = ({ search, match, clearance, place, tag, available, unread, overdue }: ApplicantFilter): boolean =>
  search !== '' ||
  clearance.length + place.length + tag.length > 0 ||
  [match, available, unread, overdue].some((filter) => filter !== undefined && filter !== false);

/** Of the application `a` and the content `s` of its CV. */
const CV_STATE = sql`case when s.application_id is not null then case when s.content is null then 'unreadable' else 'read' end
  when a.resume_file_id is not null and a.stage <> 'withdrawn' then 'waiting' end`;

type SummaryRow = Omit<ApplicantSummary, 'veteran' | 'falls_short' | 'next_stages' | 'stage'> & {
  stage: SentStage;
  veteran_id: number;
  job_id: number;
  full_name: string;
  email: string | null;
  reason: string | null;
  answers: Answer[];
  questions: ScreeningQuestion[];
  skills: string[];
};

/** Summaries of these applicants, in the order of the ids. */
export async function findSummaries(
  db: TenantDb,
  of: { company_id: number; viewer_id: number },
  ids: readonly number[],
): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  // Where statistics are older than the applications, a join of them with all users of the tenant took seconds. `offset 0` looks up each.
  const { rows } = await sql<SummaryRow>`
    with own as materialized (
      select * from applications where tenant_id = ${db.tenant_id} and id = any(${sql.val(ids)}::int[]) and stage <> 'draft')
    select a.id, a.revision, a.stage, a.stage_since, a.submitted_at, a.reply_by, a.job_id, a.reason, a.veteran_id,
      case when a.stage <> 'withdrawn' then u.email end as email, ${fullName('u')} as full_name,
      ${CV_STATE} as cv_state, coalesce(s.from_file, false) as from_file, coalesce(s.skills, '{}') as skills,
      a.service, a.place, a.clearance, a.match_score, a.notice_period, a.available_from, a.answers, j.screening_questions as questions,
      coalesce((select jsonb_agg(t.tag order by t.added_at, t.tag_key) from application_tags t
        where t.tenant_id = ${db.tenant_id} and t.application_id = a.id), '[]') as tags,
      (select count(*) from application_notes n where n.tenant_id = ${db.tenant_id} and n.application_id = a.id) as notes,
      not exists (select from application_reads r where r.tenant_id = ${db.tenant_id} and r.application_id = a.id
        and r.recruiter_id = ${of.viewer_id}) as is_unread
    from own a
    left join application_contents s on s.tenant_id = ${db.tenant_id} and s.application_id = a.id
    cross join lateral (select screening_questions from jobs
      where tenant_id = ${db.tenant_id} and id = a.job_id and company_id = ${of.company_id} offset 0) j
    cross join lateral (select email, first_name, last_name from users
      where tenant_id = ${db.tenant_id} and id = a.veteran_id offset 0) u
    order by array_position(${sql.val(ids)}::int[], a.id)`.execute(db.prepared);
  return rows;
}
