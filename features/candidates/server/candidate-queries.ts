import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { applicationsOf } from '#features/companies/server/index.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { skillVocabulary } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import type { CandidateFacts, CandidateFilter } from '../contract.ts';
import {
  APPLIED_STAGES,
  areasAround,
  CANDIDATES_PER_PAGE,
  MOST_APPLICATIONS,
  MOST_MATCHES,
  type RequestStatus,
  TERM,
} from '../rules.ts';
import { factsSent, type SentService, withFactsSent } from './projecting.ts';

/**
 * Who may see which candidate. Routes admit a role and an active company (`access` in the contract); the queries take the company as a
 * condition and decide the rest, so what a company may not see never leaves the database.
 *
 * | what                                   | a company sees it of                                                          |
 * |----------------------------------------|-------------------------------------------------------------------------------|
 * | anonymous facts                        | veterans who opted in and do not hide from it                                 |
 * | name, email, phone, wished places      | veterans who accepted its contact request or applied to one of its jobs       |
 * | facts of an applicant who is not open to it | services, trades, skills and languages; no headline, clearance or wishes |
 */

/** The company that asks, with the name by which veterans may hide from it. */
export type Asking = { id: number; name_key: string };

export const findAsking = (db: TenantDb, companyId: number): Promise<Asking> =>
  db.prepared
    .selectFrom('companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', companyId)
    .select(['id', sql<string>`lower(name)`.as('name_key')])
    .executeTakeFirstOrThrow();

/**
 * The key by which one company names a candidate: companies that compare keys don't learn whether they mean the same person. Made from the
 * candidate's random key, which no company reads and which is renewed when a contact ends.
 * @param key the candidate's key @param companyId an id, or a column with one
 */
export const keyFor = (key: RawBuilder<unknown>, companyId: RawBuilder<unknown>) =>
  // As a UUID of version 8.
  sql<string>`overlay(overlay(encode(substr(sha256(convert_to(${key}::text || ' ' || ${companyId}::text, 'UTF8')), 1, 16), 'hex')
    placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * The candidates' own keys for keys of this company, or for ids of its pending and accepted requests (`request-12`): others
 * would lead on to somebody whose contact ended. Reads an index of all candidates of the tenant.
 */
export const keysNamed = (db: TenantDb, companyId: number, names: readonly string[]) => {
  const requests = names.flatMap((name) => /^request-(\d+)$/.exec(name)?.[1] ?? []);
  const keys = names.filter((name) => !name.startsWith('request-'));
  return sql`(
    select named.key from candidate_search named where named.tenant_id = ${db.tenant_id}
      and ${keyFor(sql`named.key`, sql`${companyId}`)} = any(${keys}::uuid[])
    union all
    select named.key from contact_requests asked
      join candidate_search named on named.tenant_id = ${db.tenant_id} and named.user_id = asked.veteran_id
      where asked.tenant_id = ${db.tenant_id} and asked.company_id = ${companyId} and asked.id = any(${requests}::int[])
        and asked.status in ('pending', 'accepted'))`;
};

/** Whether the veteran of row `s` of candidate_search lets this company find them. */
const isOpenTo = (db: TenantDb, company: Asking) => sql<SqlBool>`(s.is_open and not exists (
  select from candidate_hidden_companies h where h.tenant_id = ${db.tenant_id} and h.user_id = s.user_id
    and (h.company_id = ${company.id} or h.name_key = ${company.name_key})))`;

const applicantsOf = (db: TenantDb, company: Asking, stages: readonly Stage[] = []) => sql`select a.veteran_id
  from ${applicationsOf(
    db,
    company.id,
    sql`a.veteran_id`,
    stages.length > 0 ? sql`a.stage = any(${stages}::text[])` : sql`a.stage not in ('draft', 'withdrawn')`,
  )} a`;

/** `is true` has the applicants looked up in a table in memory, in the order of the candidates. The planner takes their number for 200. */
const hasApplied = (db: TenantDb, company: Asking, stages: readonly Stage[] = []) =>
  sql<SqlBool>`(s.user_id in (${applicantsOf(db, company, stages)}) is true)`;

const hasRequest = (db: TenantDb, company: Asking, statuses?: readonly RequestStatus[]) => sql<SqlBool>`s.user_id in (
  select q.veteran_id from contact_requests q where q.tenant_id = ${db.tenant_id} and q.company_id = ${company.id}
    ${statuses ? sql`and q.status = any(${statuses}::text[])` : sql``})`;

/** Whether the company's last request to them was not a contact that ended: they are as any other candidate then. */
const isInContact = (db: TenantDb, company: Asking) => sql<SqlBool>`(${hasRequest(db, company)} and s.user_id not in (
  select q.veteran_id from contact_requests q where q.tenant_id = ${db.tenant_id} and q.company_id = ${company.id} and q.status = 'ended'
    and not exists (select from contact_requests later where later.tenant_id = ${db.tenant_id} and later.company_id = q.company_id
      and later.veteran_id = q.veteran_id and (later.created_at, later.id) > (q.created_at, q.id))))`;

const isVisible = (db: TenantDb, company: Asking) =>
  sql<SqlBool>`(${isOpenTo(db, company)} or ${hasApplied(db, company)} or ${hasRequest(db, company, ['accepted'])})`;

/** Whether the veteran tells this company more than what they sent with an application. */
const hasAnnounced = (db: TenantDb, company: Asking) =>
  sql<SqlBool>`(${isOpenTo(db, company)} or ${hasRequest(db, company, ['accepted'])})`;

const isAmong = (term: RawBuilder<unknown>, terms: readonly string[]) =>
  terms.length === 1 ? sql`${term} = ${terms[0]}` : sql`${term} = any(${terms}::text[])`;

const hasTerm = (db: TenantDb, terms: readonly string[]) => sql<SqlBool>`exists (
  select from candidate_terms t where t.tenant_id = ${db.tenant_id} and t.user_id = s.user_id and ${isAmong(sql`t.term`, terms)})`;

/** The same for many squares, from the candidate's own. The array is not a condition of the index, which would sort it again for every candidate. */
const livesIn = (db: TenantDb, squares: readonly string[]) => sql<SqlBool>`(
  select bool_or((t.term || '') = any(${squares}::text[])) from candidate_terms t
  where t.tenant_id = ${db.tenant_id} and t.user_id = s.user_id and t.term > ${TERM.area} and t.term < ${`${TERM.area}~`})`;

/** The filter with its words resolved: skills and occupations as terms, null where the words mean nothing known. */
export type ResolvedFilter = CandidateFilter & { skill_codes: string[]; occupation_terms: string[] | null };

/** The last day of the month in so many months. */
function freeBy(months: number, today: Date): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months + 1, 0)).toISOString().slice(0, 10);
}

/** Squares of a large circle, and candidates so many that reading all of them takes longer than looking up those who match otherwise. */
const LARGE = { squares: 100, candidates: 5000 };

/** @param rows a query of one row for each candidate, without a limit */
async function areMany(db: TenantDb, rows: RawBuilder<unknown>): Promise<boolean> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (${rows} limit ${LARGE.candidates + 1}) found`.execute(db);
  return (counted[0]?.count ?? 0) > LARGE.candidates;
}

/** Whether so many candidates are in the squares of a large circle. */
async function areCrowded(db: TenantDb, squares: readonly string[]): Promise<boolean> {
  if (squares.length <= LARGE.squares) return false;
  return areMany(
    db,
    sql`select from unnest(${squares}::text[]) square (term)
      join candidate_terms t on t.tenant_id = ${db.tenant_id} and t.term = square.term
      where t.tenant_id = ${db.tenant_id}`,
  );
}

/** Terms that few candidates have, so that reading all who have one of several takes less than looking for them among all. */
const NARROW = [TERM.area, TERM.occupation, TERM.code];

/** The set of terms whose rows are read instead of the candidates: they tell when a candidate changed, is available, and whether it is open. */
function findDriver(sets: readonly (readonly string[])[], order: CandidateFilter['sorted_by']): readonly string[] | undefined {
  // The rows of one term are in the order of changes.
  const one = order === 'available' ? undefined : sets.find(({ length }) => length === 1);
  return one ?? sets.find(([first]) => NARROW.some((kind) => first?.startsWith(kind)));
}

type Matching = {
  /** Candidates, or the rows of the driving terms, as `s`. */
  from: RawBuilder<unknown>;
  /** Evaluated by indexes, before the matches are sorted. */
  first: RawBuilder<SqlBool>[];
  /** Evaluated in the order of the result until it is full. Scalar sub-selects, which the planner doesn't turn into joins. */
  last: RawBuilder<SqlBool>[];
};

async function findMatching(db: TenantDb, company: Asking, filter: ResolvedFilter, today: Date): Promise<Matching> {
  const prefixed = (prefix: string, values: readonly string[]) => values.map((value) => prefix + value);
  /** A candidate has a term of each set. */
  const sets: (readonly string[])[] = filter.skill_codes.map((code) => [TERM.skill + code]);
  if (filter.occupation_terms) sets.push(filter.occupation_terms);
  if (filter.service.length > 0) sets.push(prefixed(TERM.service, filter.service));
  if (filter.language.length > 0) sets.push(prefixed(TERM.language, filter.language));

  // What an applicant did not tell this company is not searched either: only what they sent is theirs to read, in the list of applicants.
  const setCount = sets.length;
  if (filter.clearance.length > 0) sets.push(prefixed(TERM.clearance, filter.clearance));
  if (filter.job_type.length > 0) sets.push(prefixed(TERM.job_type, filter.job_type));
  if (filter.work_type.length > 0) sets.push(prefixed(TERM.work_type, filter.work_type));
  // Null for an account that is not active. The status is a condition, for which a narrow index exists.
  const last = [
    sql<SqlBool>`(select true from users u where u.tenant_id = ${db.tenant_id} and u.id = s.user_id and u.status = 'active')`,
  ];
  if (filter.latitude !== undefined && filter.longitude !== undefined) {
    const squares = areasAround(filter.latitude, filter.longitude, filter.radius_km);
    if (await areCrowded(db, squares)) last.push(livesIn(db, squares));
    else sets.push(squares);
  }
  const driver = findDriver(sets, filter.sorted_by);
  const first = sets.filter((set) => set !== driver).map((set) => hasTerm(db, set));
  if (filter.list !== undefined)
    first.push(
      isVisible(db, company),
      sql`s.user_id in (select e.veteran_id from candidate_list_entries e where e.tenant_id = ${db.tenant_id} and e.list_id = ${filter.list})`,
    );
  else if (filter.tab === 'open') first.push(isOpenTo(db, company));
  // Few applicants are looked up one by one, many are found among all candidates in the order of the result.
  else if (filter.tab === 'applied') {
    const applicants = applicantsOf(db, company, filter.stage);
    first.push(
      driver || (await areMany(db, applicants))
        ? hasApplied(db, company, filter.stage)
        : sql`s.user_id = any(array(${applicants}))`,
    );
  } else first.push(isInContact(db, company), isVisible(db, company));

  if (filter.available !== undefined) {
    const months = filter.available === 'now' ? 0 : Number(filter.available);
    first.push(sql`s.available_on <= ${freeBy(months, today)}::date`);
  }
  const asksForWishes = sets.length > setCount || filter.available !== undefined || last.length > 1;
  if (filter.list !== undefined || filter.tab !== 'open') {
    if (asksForWishes) first.push(isOpenTo(db, company));
    else if (sets.length > 0) first.push(hasAnnounced(db, company));
  }

  const ofTenant = sql<SqlBool>`s.tenant_id = ${db.tenant_id}`;
  if (!driver) return { from: sql`candidate_search s`, first: [ofTenant, ...first], last };
  const hasDriver = sql<SqlBool>`${ofTenant} and ${isAmong(sql`s.term`, driver)}`;
  if (driver.length === 1) return { from: sql`candidate_terms s`, first: [hasDriver, ...first], last };
  // Once for each candidate.
  const columns = sql`s.user_id, s.changed_at, s.available_on, s.is_open`;
  return { from: sql`(select distinct ${columns} from candidate_terms s where ${hasDriver}) s`, first, last };
}

export type Found = {
  total: number;
  user_ids: number[];
  counts: [term: string, count: number][];
  /** People by the stages of their applications; empty except for applicants. Of many applicants the stages without numbers. */
  stages: { stage: Stage; count: number | null }[];
};

const kindsOf = (terms: readonly string[]): string[] => terms.map((term) => term.slice(0, -1));

/** The kinds of terms whose counts a result tells. Wishes are told by those only who are open to the company. */
const WISHES = kindsOf([TERM.clearance, TERM.job_type, TERM.work_type]);
const COUNTED = [...kindsOf([TERM.skill, TERM.service, TERM.language]), ...WISHES];

/** One page of the matches, how many there are up to MOST_MATCHES + 1, and how often each term occurs among them. Sorts rows without their terms. */
export async function searchCandidates(db: TenantDb, company: Asking, filter: ResolvedFilter, today: Date): Promise<Found> {
  const { from, first, last } = await findMatching(db, company, filter, today);
  const order =
    filter.sorted_by === 'available'
      ? sql`available_on nulls last, changed_at desc, user_id desc`
      : sql`changed_at desc, user_id desc`;
  // Counts and orders would tell what applicants did not tell this company.
  const mayCountAll = filter.tab === 'open' && filter.list === undefined;
  const available = mayCountAll ? sql`s.available_on` : sql`case when s.is_open then s.available_on end`;
  const count = mayCountAll ? sql`c.count` : sql`case when c.kind = any(${WISHES}::text[]) then c.open else c.count end`;
  const { rows } = await sql<Omit<Found, 'stages'>>`
    with matches as materialized (
      select s.user_id, s.changed_at, s.available_on from (
        select s.user_id, s.changed_at, ${available} as available_on from ${from}
        where ${sql.join(first, sql` and `)} order by ${order}) s
      -- Without an order of its own, which would have the planner sort all of the sub-select first.
      where ${sql.join(last, sql` and `)} limit ${MOST_MATCHES + 1}),
    described as (
      -- An array, because a join might read the terms of all candidates.
      select s.terms, ${mayCountAll ? sql`true` : isOpenTo(db, company)} as is_open from candidate_search s
      where s.tenant_id = ${db.tenant_id} and s.user_id = any(array(select user_id from matches))
        and ${mayCountAll ? sql`true` : hasAnnounced(db, company)})
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(p.user_id) from (select user_id from matches order by ${order}
        limit ${CANDIDATES_PER_PAGE} offset ${(filter.page - 1) * CANDIDATES_PER_PAGE}) p), '[]') as user_ids,
      coalesce((select json_agg(json_build_array(c.term, c.count) order by c.count desc, c.term) from (
        select c.term, ${count} as count from (
          -- The kind is found once for each term, after counting.
          select term, split_part(term, ':', 1) as kind, count(*)::int as count, (count(*) filter (where is_open))::int as open
          from described, unnest(terms) term group by term offset 0) c
        where c.kind = any(${COUNTED}::text[])) c
        where c.count > 0), '[]') as counts`.execute(db);
  const found = rows[0] ?? { total: 0, user_ids: [], counts: [] };
  const countsStages = filter.tab === 'applied' && filter.list === undefined;
  return { ...found, stages: countsStages ? await countStages(db, company, filter, today) : [] };
}

/** Applicants under the filter except its stages, by the stages of their applications; all of them, not only those that are paged. */
async function countStages(db: TenantDb, company: Asking, filter: ResolvedFilter, today: Date): Promise<Found['stages']> {
  if (await areMany(db, applicantsOf(db, company))) return findStages(db, company);
  const { from, first, last } = await findMatching(db, company, { ...filter, stage: [] }, today);
  const { rows } = await sql<Found['stages'][number]>`
    with matches as materialized (select s.user_id from ${from} where ${sql.join([...first, ...last], sql` and `)})
    select a.stage, count(distinct a.veteran_id)::int as count
    from ${applicationsOf(db, company.id, sql`a.stage, a.veteran_id`, sql`a.stage not in ('draft', 'withdrawn')`)} a
    where a.veteran_id in (select user_id from matches)
    group by a.stage`.execute(db);
  return rows;
}

/** The stages that applications of a company have, each found in one step of an index. */
async function findStages(db: TenantDb, company: Asking): Promise<Found['stages']> {
  const { rows } = await sql<{ stage: Stage }>`
    select s.stage from unnest(${sql.val([...APPLIED_STAGES])}::text[]) s (stage)
    where exists (select from ${applicationsOf(db, company.id, sql`a.id`, sql`a.stage = s.stage`)} a)`.execute(db);
  return rows.map(({ stage }) => ({ stage, count: null }));
}

export type CandidateRow = {
  user_id: number;
  key: string;
  changed_at: string;
  is_open: boolean;
  facts: CandidateFacts;
  name: string | null;
  email: string | null;
  country_code: string | null;
  phone_number: string | null;
  places: string[] | null;
  application_id: number | null;
  applications: { id: number; job_id: number; job_title: string; stage: Stage }[] | null;
  applications_total: number;
  request_id: number | null;
  request_status: RequestStatus | null;
  request_created_at: string | null;
  request_expires_at: string | null;
  list_ids: number[];
};

/**
 * Candidates as this company may see them; those it may not see are left out. The facts of an applicant who is not open to the company are those
 * of the application, which also complete a record without service or skills. Name, email, phone and places are null in the result of the
 * query itself unless the veteran accepted a request of the company or applied to it. Requests before the
 * end of a contact are left out.
 */
export async function findCandidatesFor(
  db: TenantDb,
  company: Asking,
  which: { user_ids: readonly number[] } | { keys: readonly string[] },
  now: string,
): Promise<CandidateRow[]> {
  type Row = Omit<CandidateRow, 'facts'> & {
    facts: CandidateFacts | null;
    sent: SentService[] | null;
    sent_skills: string[] | null;
  };
  const chosen =
    'keys' in which
      ? sql`s.key = any(array${keysNamed(db, company.id, which.keys)})`
      : sql`s.user_id = any(${which.user_ids}::int[])`;
  // Each job is looked up by its id: the plan of a prepared statement would read all jobs of the company for each candidate.
  const sentApplications = sql`applications a cross join lateral (select j.title from jobs j
    where j.tenant_id = ${db.tenant_id} and j.id = a.job_id and j.company_id = ${company.id} limit 1) j`;
  const areSent = sql`a.tenant_id = ${db.tenant_id} and a.veteran_id = s.user_id and a.stage not in ('draft', 'withdrawn')
    and (a.company_id = ${company.id} or a.company_id is null)`;
  const { rows } = await sql<Row>`
    select c.user_id, c.key, c.is_open, c.sent, c.sent_skills,
      case when c.is_open or c.is_known_by_request then c.changed_at else c.submitted_at end as changed_at,
      case when c.is_open or c.is_known_by_request then c.summary end as facts,
      case when c.is_known then ${fullName('u')} end as name,
      case when c.is_known then u.email end as email,
      case when c.is_known then u.country_code end as country_code, case when c.is_known then u.phone_number end as phone_number,
      case when c.is_known_by_request then (select array_agg(w.place) from (
          select distinct concat_ws(', ', nullif(x.city, ''), nullif(x.state, '')) as place
          from veteran_profiles p, jsonb_to_recordset(p.wished_places) as x (city text, state text)
          where p.tenant_id = ${db.tenant_id} and p.user_id = c.user_id) w) end as places,
      c.application_id, c.applications, c.applications_total, c.request_id,
      case when c.request_status = 'pending' and c.request_expires_at <= ${now}::timestamptz then 'expired' else c.request_status end as request_status,
      c.request_created_at, c.request_expires_at,
      array(select e.list_id from candidate_list_entries e join candidate_lists l on l.tenant_id = e.tenant_id and l.id = e.list_id
        where e.tenant_id = ${db.tenant_id} and e.veteran_id = c.user_id and l.company_id = ${company.id} order by e.list_id) as list_ids
    from (
      select s.tenant_id, s.user_id, ${keyFor(sql`s.key`, sql`${company.id}`)} as key, s.changed_at, s.summary, ${isOpenTo(db, company)} as is_open,
        a.id as application_id, a.submitted_at, a.service as sent, a.skills as sent_skills, applied.applications, applied.total as applications_total,
        q.id as request_id, q.status as request_status, q.created_at as request_created_at, q.expires_at as request_expires_at,
        coalesce(q.status = 'accepted', false) as is_known_by_request,
        (a.id is not null or coalesce(q.status = 'accepted', false)) as is_known
      from candidate_search s
      left join lateral (
        select a.id, a.submitted_at, a.service, said.skills
        from ${sentApplications}
        left join application_contents said on said.tenant_id = ${db.tenant_id} and said.application_id = a.id
        where ${areSent}
        order by a.submitted_at desc, a.id desc limit 1) a on true
      left join lateral (
        select coalesce(max(latest.total), 0)::int as total,
          json_agg(json_build_object('id', latest.id, 'job_id', latest.job_id, 'job_title', latest.title, 'stage', latest.stage)
            order by latest.submitted_at desc, latest.id desc) as applications
        from (
          select a.id, a.job_id, j.title, a.stage, a.submitted_at, count(*) over () as total
          from ${sentApplications}
          where ${areSent}
          order by a.submitted_at desc, a.id desc limit ${MOST_APPLICATIONS}) latest) applied on true
      left join lateral (
        select q.id, q.status, q.created_at, q.expires_at from contact_requests q
        where q.tenant_id = ${db.tenant_id} and q.veteran_id = s.user_id and q.company_id = ${company.id}
        order by q.created_at desc, q.id desc limit 1) q on q.status <> 'ended'
      where s.tenant_id = ${db.tenant_id} and ${chosen}) c
    join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where u.tenant_id = ${db.tenant_id} and u.status = 'active' and (c.is_open or c.is_known)`.execute(db.prepared);
  const vocabulary = await skillVocabulary(db);
  return rows.map(({ sent, sent_skills, facts, ...row }) => {
    const skills = (sent_skills ?? []).flatMap((code) => vocabulary.find(code)?.name ?? []);
    return { ...row, facts: withFactsSent(facts, factsSent(sent ?? [], skills)) };
  });
}

/** The day's first opening of a profile by a company is recorded. */
export const PROFILE_VIEWED = 'candidate_viewed';

export async function wasViewedSince(db: TenantDb, veteranId: number, companyId: number, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', veteranId)
    .where('action', '=', PROFILE_VIEWED)
    .where('at', '>=', since)
    .where(sql<SqlBool>`details->>'company_id' = ${String(companyId)}`)
    .executeTakeFirst();
  return row !== undefined;
}
