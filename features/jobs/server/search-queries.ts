import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';
import type { JobFilter } from '../contract.ts';
import { JOBS_PER_PAGE, POSTED_DAYS } from '../rules.ts';
import type { FoundId } from './queries.ts';

/** A condition on a row `j` of open_jobs or job_projection, with the filter that asks for it. */
type Condition = { of: keyof JobFilter; holds: RawBuilder<SqlBool> };

const oneOf = (column: string, values: readonly (string | number)[]) => sql<SqlBool>`${sql.ref(column)} = any(${values})`;
const lowered = (values: string[]) => values.map((value) => value.toLowerCase());

/** Kilometres from the searched place to a job; null where there is no place or the job's is not known. */
function distanceTo({ latitude, longitude }: JobFilter): RawBuilder<number | null> {
  return latitude === undefined || longitude === undefined
    ? sql`null::float8`
    : sql`kilometres_between(${latitude}, ${longitude}, j.latitude, j.longitude)`;
}

const wordsOf = (filter: JobFilter) => sql`websearch_to_tsquery('english', ${filter.search})`;

function conditionsOf(filter: JobFilter): Condition[] {
  const all: Condition[] = [];
  const add = (of: keyof JobFilter, holds: RawBuilder<SqlBool>) => all.push({ of, holds });
  if (filter.search) add('search', sql`j.words @@ ${wordsOf(filter)}`);
  if (filter.job_role.length) add('job_role', oneOf('j.job_role', lowered(filter.job_role)));
  if (filter.experience.length) add('experience', oneOf('j.experience', filter.experience));
  if (filter.country_id !== undefined) add('country_id', sql`j.country_id = ${filter.country_id}`);
  if (filter.city.length) add('city', oneOf('j.city', lowered(filter.city)));
  if (filter.job_type.length) add('job_type', oneOf('j.job_type', filter.job_type));
  if (filter.industry.length) add('industry', oneOf('j.industry_id', filter.industry));
  if (filter.type.length) add('type', oneOf('j.type', filter.type));
  if (filter.company_id !== undefined) add('company_id', sql`j.company_id = ${filter.company_id}`);
  if (filter.salary_min !== undefined) add('salary_min', sql`j.salary_year >= ${filter.salary_min}`);
  if (filter.security_clearance.length) add('security_clearance', oneOf('j.security_clearance', filter.security_clearance));
  if (filter.guaranteed_interview) add('guaranteed_interview', sql`j.guaranteed_interview`);
  if (filter.placement) add('placement', sql`j.placement`);
  if (filter.military_skills_accepted) add('military_skills_accepted', sql`j.military_skills_accepted`);
  if (filter.posted !== 'all') add('posted', sql`j.published_at >= now() - make_interval(days => ${POSTED_DAYS[filter.posted]})`);
  if (filter.radius_km !== undefined) add('radius_km', sql`${distanceTo(filter)} <= ${filter.radius_km}`);
  return all;
}

function orderOf(filter: JobFilter): RawBuilder<unknown> {
  const down = sql.raw(filter.sorted_type === 'desc' ? 'desc' : 'asc');
  const up = sql.raw(filter.sorted_type === 'desc' ? 'asc' : 'desc');
  const first = {
    relevance: filter.search
      ? sql`ts_rank('{0.1, 0.2, 0.4, 1}', j.words, ${wordsOf(filter)}) / (1 + extract(epoch from now() - j.published_at) / 2592000) ${down}`
      : sql`j.published_at ${down}`,
    newest: sql`j.published_at ${down}`,
    closing_soon: sql`j.closes_at ${up}`,
    salary: sql`j.salary_year ${down} nulls last`,
    distance: sql`${distanceTo(filter)} ${up} nulls last`,
  }[filter.sorted_by];
  return sql`${first}, j.published_at ${down}, j.job_id ${down}`;
}

const whereAll = (conditions: Condition[]) => sql.join([sql`true`, ...conditions.map((one) => one.holds)], sql` and `);

/** One page of the open jobs that pass the filter, in its order. */
export async function findOpenJobs(db: TenantDb, filter: JobFilter): Promise<FoundId[]> {
  const { rows } = await sql<FoundId>`
    select j.job_id, ${distanceTo(filter)} as distance_km from open_jobs j
    where ${whereAll(conditionsOf(filter))} order by ${orderOf(filter)}
    limit ${JOBS_PER_PAGE} offset ${(filter.page - 1) * JOBS_PER_PAGE}`.execute(db);
  return rows;
}

export async function countOpenJobs(db: TenantDb, filter: JobFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from open_jobs j where ${whereAll(conditionsOf(filter))}`.execute(db);
  return rows[0]?.count ?? 0;
}
