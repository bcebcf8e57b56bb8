import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Base, Conflicts, SourceValues } from './merge.ts';

/** Whether a row of jobs was closed because its source no longer had it. One that operators took down stays closed. @param job alias of jobs */
const isClosedByFeed = (db: TenantDb, job: string): RawBuilder<boolean> => {
  const id = sql.ref(`${job}.id`);
  return sql`(${sql.ref(`${job}.status`)} = 'closed'
    and exists (select from imported_jobs i where i.tenant_id = ${db.tenant_id} and i.job_id = ${id} and i.closed_by_feed)
    and not exists (select from job_events t where t.tenant_id = ${db.tenant_id} and t.job_id = ${id} and t.kind = 'taken_down'))`;
};

/** A job that was imported before, with the hash of its source at that time, also of what waits to be checked. */
export type Known = { id: number; hash: string; closed_by_feed: boolean };

/** The adverts among these that were imported before. */
export async function findImported(db: TenantDb, source: string, externalIds: string[]): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('jobs as j')
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.source', '=', source)
    .where(sql<SqlBool>`j.external_id = any(${externalIds}::text[])`)
    .select(['j.id', 'j.external_id'])
    .select(
      sql<string>`coalesce((select c.content ->> 'source_hash' from held_job_changes c
        where c.tenant_id = ${db.tenant_id} and c.job_id = j.id and c.is_imported), encode(j.source_hash, 'hex'))`.as('hash'),
    )
    .select(isClosedByFeed(db, 'j').as('closed_by_feed'))
    .execute();
  return new Map(rows.map(({ external_id, ...row }) => [external_id ?? '', row]));
}

/** The jobs among these adverts that were closed because their source no longer had them. Locks them, so that nobody takes them down meanwhile. */
export async function lockClosedByFeed(db: TenantDb, source: string, externalIds: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.source', '=', source)
    .where(sql<SqlBool>`j.external_id = any(${externalIds}::text[])`)
    .where(isClosedByFeed(db, 'j') as RawBuilder<SqlBool>)
    .select('j.id')
    .orderBy('j.id')
    .forUpdate('j')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that a run has seen these jobs. */
export async function markSeen(db: TenantDb, jobIds: readonly number[], startedAt: string): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`insert into imported_jobs as i (tenant_id, job_id, seen_at)
    select ${db.tenant_id}::int, id, ${startedAt}::timestamptz from unnest(${sql.val([...jobIds].sort((a, b) => a - b))}::int[]) as k (id)
    on conflict (tenant_id, job_id) do update set seen_at = greatest(i.seen_at, excluded.seen_at), missed_runs = 0, stays_open = false`.execute(
    db,
  );
}

export type Tracked = { job_id: number; content_hash: string; base: Base; conflicts: Conflicts };

/** Stores what the source wrote of jobs that a run has written. */
export async function writeTracked(db: TenantDb, jobs: readonly Tracked[], startedAt: string): Promise<void> {
  if (jobs.length === 0) return;
  await sql`insert into imported_jobs as i (tenant_id, job_id, seen_at, content_hash, base, conflicts)
    select ${db.tenant_id}::int, r.job_id, ${startedAt}::timestamptz, decode(r.content_hash, 'hex'), r.base, r.conflicts
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as r (job_id int, content_hash text, base jsonb, conflicts jsonb)
    on conflict (tenant_id, job_id) do update set seen_at = greatest(i.seen_at, excluded.seen_at), missed_runs = 0, stays_open = false,
      closed_by_feed = false, content_hash = excluded.content_hash, base = excluded.base, conflicts = excluded.conflicts`.execute(
    db,
  );
}

/** What of these jobs is stored here, and what their source wrote last. @param lock locks them until the transaction ends */
export async function lockForMerge(db: TenantDb, jobIds: readonly number[], zone: string, lock = true) {
  const { rows } = await sql<
    SourceValues & { id: number; is_open: boolean; base: Base | null; conflicts: Conflicts | null; edited: string[] }
  >`
    select j.id, j.title, j.description, j.industry_id, j.job_type, j.type, j.experience, j.country_id, j.state_id, j.city, j.locality,
      j.latitude, j.longitude, j.postcode, j.salary_from, j.salary_to, j.currency, j.salary_per, j.apply_url,
      to_char(j.closes_at at time zone ${zone}, 'YYYY-MM-DD') as closes_on, ${isOpenJob('j')} as is_open,
      (select i.base from imported_jobs i where i.tenant_id = ${db.tenant_id} and i.job_id = j.id) as base,
      (select i.conflicts from imported_jobs i where i.tenant_id = ${db.tenant_id} and i.job_id = j.id) as conflicts,
      array(select distinct jsonb_array_elements_text(e.changes) from job_events e
        where e.tenant_id = ${db.tenant_id} and e.job_id = j.id and e.kind = 'edited' and jsonb_typeof(e.changes) = 'array') as edited
    from jobs j where j.tenant_id = ${db.tenant_id} and j.id = any(${sql.val(jobIds)}::int[]) order by j.id
    ${lock ? sql`for no key update` : sql``}`.execute(db);
  return new Map(
    rows.map(({ id, base, conflicts, edited, ...values }) => [
      id,
      { ...values, base: base ?? {}, conflicts: conflicts ?? {}, edited: new Set(edited) },
    ]),
  );
}

/** Jobs of the source with this content that this run has not seen yet: their source may have given them other ids. */
export async function findByContent(
  db: TenantDb,
  { source, startedAt, hashes }: { source: string; startedAt: string; hashes: readonly string[] },
): Promise<{ id: number; content_hash: string }[]> {
  const { rows } = await sql<{ id: number; content_hash: string }>`
    select j.id, encode(i.content_hash, 'hex') as content_hash
    from unnest(${sql.val(hashes)}::text[]) as k (hash)
    join imported_jobs i on i.tenant_id = ${db.tenant_id} and i.content_hash = decode(k.hash, 'hex')
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = i.job_id
    where j.source = ${source} and i.seen_at < ${startedAt}::timestamptz and j.status <> 'closed' order by j.id`.execute(db);
  return rows;
}

export async function renameImported(db: TenantDb, renamed: readonly { id: number; external_id: string }[]): Promise<void> {
  if (renamed.length === 0) return;
  await sql`update jobs j set external_id = r.external_id
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r (id int, external_id text)
    where j.tenant_id = ${db.tenant_id} and j.id = r.id`.execute(db);
}

export type Twin = { external_id: string; job_id: number; title: string; source: string | null };

/** Open jobs from elsewhere that are these: the same employer, title and place. */
export async function findTwins(
  db: TenantDb,
  source: string,
  jobs: readonly { external_id: string; company: string; title: string; city: string | null; locality: string | null }[],
): Promise<Map<string, Twin>> {
  if (jobs.length === 0) return new Map();
  const { rows } = await sql<Twin>`
    select distinct on (r.external_id) r.external_id, j.id as job_id, j.title, j.source
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as r (external_id text, company text, title text, city text, locality text)
    join companies c on c.tenant_id = ${db.tenant_id} and lower(c.name) = lower(r.company)
    join jobs j on j.tenant_id = ${db.tenant_id} and j.company_id = c.id and j.status in ('published', 'paused')
      and lower(trim(j.title)) = lower(trim(r.title))
      and (j.city = r.city or (j.city is null and r.city is null and lower(coalesce(j.locality, '')) = lower(coalesce(r.locality, ''))))
    where j.source is distinct from ${source}
    order by r.external_id, j.id`.execute(db);
  return new Map(rows.map((twin) => [twin.external_id, twin]));
}

/** Jobs of a source with fields that were changed both here and there. */
export async function findInConflict(db: TenantDb, source: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select j.id from imported_jobs i
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = i.job_id
    where i.tenant_id = ${db.tenant_id} and i.conflicts <> '{}' and j.source = ${source} order by j.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How many fields of a source's jobs are in conflict, counted up to a limit. */
export async function countConflicts(db: TenantDb, source: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select k.field from imported_jobs i
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = i.job_id
    cross join lateral jsonb_object_keys(i.conflicts) as k (field)
    where i.tenant_id = ${db.tenant_id} and i.conflicts <> '{}' and j.source = ${source} limit ${limit}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function writeConflicts(db: TenantDb, jobId: number, conflicts: Conflicts): Promise<void> {
  await sql`update imported_jobs set conflicts = ${JSON.stringify(conflicts)}::jsonb
    where tenant_id = ${db.tenant_id} and job_id = ${jobId}`.execute(db);
}

/** Writes values of a source into a job. */
export async function writeSourceValues(db: TenantDb, jobId: number, values: Partial<SourceValues>, zone: string): Promise<void> {
  const { closes_on, ...columns } = values;
  await db
    .updateTable('jobs')
    .set({
      ...columns,
      ...(closes_on !== undefined && {
        closes_at: sql<string | null>`(${closes_on}::date + time '23:59:59') at time zone ${zone}`,
      }),
      updated_at: sql<string>`greatest(now(), (updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')`,
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', jobId)
    .execute();
}

/** The company of an imported job of a source; null when it is of another. */
export async function companyOfImported(db: TenantDb, source: string, jobId: number): Promise<number | null> {
  const { rows } = await sql<{ company_id: number }>`select company_id from jobs
    where tenant_id = ${db.tenant_id} and id = ${jobId} and source = ${source}`.execute(db);
  return rows[0]?.company_id ?? null;
}
