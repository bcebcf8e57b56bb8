import { type SqlBool, sql } from 'kysely';
import { answersInTime } from '#features/jobs/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { WANTED_DAYS, WEEK_DAYS } from '../../rules.ts';
import type { IndexedJob } from './job-index.ts';

/** How long a transaction that stores jobs may take to commit. Jobs that are compared twice are found once. */
const OVERLAP = sql`interval '15 minutes'`;

/** The same, of ids. */
const OVERLAPPING_JOBS = 1000;

type Compared = { compared_to: string; last_job_id: number };

/** How far the jobs were compared. A tenant that has no alerts yet begins a day ago. */
export async function findCompared(db: TenantDb): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select coalesce(r.compared_to, now() - interval '1 day') as compared_to, coalesce(r.last_job_id, 2147483647) as last_job_id
    from (select 1) one left join job_alert_runs r on r.tenant_id = ${db.tenant_id}`.execute(db);
  return rows[0] ?? { compared_to: new Date().toISOString(), last_job_id: 2_147_483_647 };
}

export async function writeCompared(db: TenantDb, { compared_to, last_job_id }: Compared): Promise<void> {
  await sql`insert into job_alert_runs (tenant_id, compared_to, last_job_id) values (${db.tenant_id}, ${compared_to}, ${last_job_id})
    on conflict (tenant_id) do update set compared_to = excluded.compared_to, last_job_id = excluded.last_job_id`.execute(db);
}

/** The time, and the last job that exists. */
export async function findPresent(db: TenantDb): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select now() as compared_to, coalesce((select max(id) from jobs where tenant_id = ${db.tenant_id}), 0) as last_job_id`.execute(
    db,
  );
  return rows[0] ?? { compared_to: new Date().toISOString(), last_job_id: 0 };
}

/** Open jobs that were published or stored since, the newest last. Imported jobs may have been published elsewhere before. */
export async function findNewJobs(db: TenantDb, since: Compared): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select j.job_id from job_search j
    join jobs x on x.tenant_id = ${db.tenant_id} and x.id = j.job_id
    where j.tenant_id = ${db.tenant_id} and j.closes_at > now()
      and (j.published_at > ${since.compared_to}::timestamptz - ${OVERLAP} or j.job_id > ${since.last_job_id - OVERLAPPING_JOBS})
    order by greatest(j.published_at, x.created_at), j.job_id`.execute(db);
  return rows.map(({ job_id }) => job_id);
}

/** These jobs as an index of searches needs them, the newest last. */
export async function findIndexedJobs(db: TenantDb, ids: readonly number[], withTexts: boolean): Promise<IndexedJob[]> {
  const wordsOf = (words: ReturnType<typeof sql>) =>
    sql`coalesce((select json_agg(json_build_array(w.lexeme, w.positions)) from unnest(${words}) w), '[]')`;
  const { rows } = await sql<IndexedJob>`
    select j.job_id, greatest(j.published_at, x.created_at) as new_at, j.company_id, j.job_role, j.industry_id, j.job_type, j.type, j.experience,
      j.country_id, lower(j.city) as city, j.region, j.latitude::float8 as latitude, j.longitude::float8 as longitude, j.salary_year,
      j.security_clearance, j.occupation_id,
      case when ${answersInTime(db)} then j.marks || array['answers_in_time'] else j.marks end as marks, ${wordsOf(sql`j.words`)} as words,
      ${withTexts ? sql`(select ${wordsOf(sql`t.words`)} from job_search_text t where t.tenant_id = ${db.tenant_id} and t.job_id = j.job_id)` : sql`null::json`} as text_words
    from job_search j join jobs x on x.tenant_id = ${db.tenant_id} and x.id = j.job_id
    where j.tenant_id = ${db.tenant_id} and j.job_id = any(${sql.val(ids)}::int[])
    order by greatest(j.published_at, x.created_at), j.job_id`.execute(db);
  return rows;
}

export type MatchedAlert = { id: number; search: unknown; since: string };

/** Alerts that are on, after one, in the order of their ids. */
export async function findAlertsOn(db: TenantDb, after: number, limit: number): Promise<MatchedAlert[]> {
  return db
    .selectFrom('job_alerts')
    .select(['id', 'search', 'since'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .where('paused_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether an alert searches descriptions, whose words are many. */
export async function anySearchesTexts(db: TenantDb): Promise<boolean> {
  const { rows } =
    await sql`select from job_alerts where tenant_id = ${db.tenant_id} and (search->>'in_description')::boolean limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** PostgreSQL's own reading of phrases and of searches as they are typed: the texts of their queries, in the same order. */
export async function readTexts(
  db: TenantDb,
  phrases: readonly string[],
  searches: readonly string[],
): Promise<{ phrases: string[]; searches: string[] }> {
  const { rows } = await sql<{ phrases: string[]; searches: string[] }>`select
    coalesce((select array_agg(phraseto_tsquery('english', p.text)::text order by p.n) from unnest(${sql.val(phrases)}::text[]) with ordinality as p (text, n)), '{}') as phrases,
    coalesce((select array_agg(websearch_to_tsquery('english', p.text)::text order by p.n) from unnest(${sql.val(searches)}::text[]) with ordinality as p (text, n)), '{}') as searches`.execute(
    db,
  );
  return rows[0] ?? { phrases: [], searches: [] };
}

/** Adds jobs to what alerts have found, at most so many of each alert. Jobs that are there already stay once. */
export async function addFinds(
  db: TenantDb,
  finds: readonly { alert_id: number; job_ids: readonly number[] }[],
  most: number,
): Promise<void> {
  if (finds.length === 0) return;
  // Many alerts find the same jobs, so each list is sent once.
  const places = new Map<string, number>();
  const placeOf = (list: string): number => {
    const place = places.get(list) ?? places.size + 1;
    places.set(list, place);
    return place;
  };
  const placesOfAlerts = finds.map(({ job_ids }) => placeOf(`{${job_ids.join()}}`));
  await sql`
    insert into job_alert_finds (tenant_id, alert_id, job_ids)
    select ${db.tenant_id}::int, n.alert_id, (l.job_ids::int[] || array(
      select o.id from job_alert_finds b cross join unnest(b.job_ids) o (id)
      where b.tenant_id = ${db.tenant_id} and b.alert_id = n.alert_id and o.id <> all(l.job_ids::int[])))[1:${sql.lit(most)}]
    from unnest(${sql.val(finds.map(({ alert_id }) => alert_id))}::int[], ${sql.val(placesOfAlerts)}::int[]) as n (alert_id, place)
    join unnest(${sql.val([...places.keys()])}::text[]) with ordinality as l (job_ids, place) on l.place = n.place
    where exists (select from job_alerts a where a.tenant_id = ${db.tenant_id} and a.id = n.alert_id)
    on conflict (tenant_id, alert_id) do update set job_ids = excluded.job_ids`.execute(db);
}

/** Recipients after one for whom an email is due: one of their alerts has found something, or they are to be asked whether it is still wanted. */
export async function findDueRecipients(db: TenantDb, day: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from alert_recipients r left join users u on u.tenant_id = ${db.tenant_id} and u.id = r.user_id
    where r.tenant_id = ${db.tenant_id} and r.id > ${after} and r.merged_into is null and (r.user_id is null or u.status = 'active')
      and r.mailed_on is distinct from ${day}::date
      and exists (select from job_alerts a left join job_alert_finds f on f.tenant_id = ${db.tenant_id} and f.alert_id = a.id
        where a.tenant_id = ${db.tenant_id} and a.recipient_id = r.id and ${isOn()} and ((f.alert_id is not null and ${isDue()}) or ${isAsked()}))
    order by r.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const isOn = () =>
  sql<SqlBool>`a.confirmed_at is not null and a.paused_at is null and a.ended_at is null and a.deleted_at is null`;
/** A weekly alert is due a week after its last email. Two hours count as nothing, because a run does not always begin at the same minute. */
const isDue = () =>
  sql<SqlBool>`(a.frequency = 'daily' or coalesce(a.last_sent_at, a.since) < now() - make_interval(days => ${sql.lit(WEEK_DAYS)}) + interval '2 hours')`;
const isAsked = () => sql<SqlBool>`(a.asked_at is null and a.wanted_at < now() - make_interval(days => ${sql.lit(WANTED_DAYS)}))`;

/** The recipient, locked, unless there was an email today. */
export const lockDueRecipient = (db: TenantDb, id: number, day: string) =>
  db
    .selectFrom('alert_recipients')
    .select(['id', 'user_id', 'email'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where(sql<SqlBool>`mailed_on is distinct from ${day}::date`)
    .forUpdate()
    .executeTakeFirst();

export const markMailed = (db: TenantDb, id: number, day: string) =>
  db.updateTable('alert_recipients').set({ mailed_on: day }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();

export type DueAlert = { id: number; name: string; search: unknown; job_ids: number[]; is_asked: boolean };

/**
 * Takes what the due alerts of a recipient have found, and marks those to ask about. Of the jobs those are left that are open and were neither sent to,
 * dismissed by, nor applied for by the recipient.
 */
export async function takeDueAlerts(db: TenantDb, recipient: { id: number; user_id: number | null }): Promise<DueAlert[]> {
  // A distributed database refuses `= null` in a query inside the query.
  const veteranId = recipient.user_id ?? 0;
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.id, a.name, a.search, ${isAsked()} as is_asked, ${isDue()} as is_due, f.job_ids
      from job_alerts a left join job_alert_finds f on f.tenant_id = ${db.tenant_id} and f.alert_id = a.id
      where a.tenant_id = ${db.tenant_id} and a.recipient_id = ${recipient.id} and ${isOn()})
    select due.id, due.name, due.search, due.is_asked, coalesce((
      select array_agg(n.id order by n.place) from unnest(due.job_ids) with ordinality as n (id, place)
      where due.is_due and exists (select from job_search j where j.tenant_id = ${db.tenant_id} and j.job_id = n.id and j.closes_at > now())
        and not exists (select from job_alert_sent s where s.tenant_id = ${db.tenant_id} and s.recipient_id = ${recipient.id} and s.job_id = n.id)
        and not exists (select from match_feedback m where m.tenant_id = ${db.tenant_id} and m.veteran_id = ${veteranId} and m.job_id = n.id)
        and not exists (select from applications p where p.tenant_id = ${db.tenant_id} and p.veteran_id = ${veteranId} and p.job_id = n.id)), '{}') as job_ids
    from due where (due.is_due and due.job_ids is not null) or due.is_asked order by due.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from job_alert_finds f where f.tenant_id = ${db.tenant_id} and f.alert_id = any(${sql.val(ids)}::int[])
    and exists (select from job_alerts a where a.tenant_id = ${db.tenant_id} and a.id = f.alert_id and ${isDue()})`.execute(db);
  return rows;
}

/** Records what was sent. Of two alerts with the same job, the first has it. */
export async function recordSent(
  db: TenantDb,
  recipientId: number,
  sent: readonly { alert_id: number; job_ids: readonly number[] }[],
): Promise<void> {
  for (const { alert_id, job_ids } of sent) {
    await sql`insert into job_alert_sent (tenant_id, recipient_id, job_id, alert_id)
      select ${db.tenant_id}::int, ${recipientId}::int, n.id, ${alert_id}::int from unnest(${sql.val(job_ids)}::int[]) as n (id)
      where exists (select from jobs j where j.tenant_id = ${db.tenant_id} and j.id = n.id) returning job_id`.execute(db);
    await sql`update job_alerts set last_sent_at = now() where tenant_id = ${db.tenant_id} and id = ${alert_id}`.execute(db);
  }
}

export const markAsked = (db: TenantDb, ids: readonly number[]) =>
  sql`update job_alerts set asked_at = now() where tenant_id = ${db.tenant_id} and id = any(${sql.val(ids)}::int[])`.execute(db);

/** Ends alerts whose owners were asked and did not answer. */
export const endUnanswered = (db: TenantDb, days: number) =>
  sql`update job_alerts set ended_at = now() where tenant_id = ${db.tenant_id} and ended_at is null
    and asked_at < now() - make_interval(days => ${days})`.execute(db);
