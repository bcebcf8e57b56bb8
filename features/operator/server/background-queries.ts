import { sql } from 'kysely';
import type { TenantDb, UnscopedDb } from '#kit/server/database/db.ts';

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

// The queue's tables have no row-level security, so every statement here names the tenant.
const ofTenant = (db: TenantDb) => sql`j.data->>'tenant_id' = ${String(db.tenant_id)} and j.name not like '\\_\\_%'`;

const message = sql`left(coalesce(j.output->>'message', j.output->'value'->>'message'), 300)`;

export async function backgroundJobs(
  db: TenantDb,
  { states, queue }: { states: JobState[]; queue: string | undefined },
  page: { limit: number; offset: number },
) {
  const ofState = states.length > 0 ? sql`and j.state::text in (${sql.join(states)})` : sql``;
  const wanted = queue === undefined ? ofState : sql`${ofState} and j.name = ${queue}`;
  const { rows } = await sql<{
    id: string;
    queue: string;
    state: JobState;
    about: string;
    created_on: string;
    completed_on: string | null;
    retries: number;
    retry_limit: number;
    error: string | null;
    to_email: string | null;
    user_id: number | null;
    total: number;
  }>`select j.id::text, j.name as queue, m.to_email, m.user_id, j.state::text as state, j.created_on, j.completed_on, j.retry_count as retries, j.retry_limit,
      j.name || coalesce(' ' || m.kind, '') as about,
      case when j.state in ('failed', 'retry') then ${message} end as error,
      count(*) over ()::int as total
    from pgboss.job j left join mails m on j.name = 'mail' and m.tenant_id = ${db.tenant_id} and m.id = (j.data->>'id')::int
    where ${ofTenant(db)} ${wanted}
    order by j.created_on desc, j.id limit ${page.limit} offset ${page.offset}`.execute(db);
  const shown = rows.map(({ total: _, to_email, user_id, ...row }) => ({
    ...row,
    recipient: to_email === null ? null : { address: maskedAddress(to_email), user_id },
  }));
  return { rows: shown, total: rows[0]?.total ?? 0 };
}

/** `anna@example.org` as `a…@example.org`. */
const maskedAddress = (address: string): string => address.replace(/^(.).*@/u, '$1…@');

/** The kinds of job of this tenant. */
export async function findQueues(db: TenantDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct j.name from pgboss.job j where ${ofTenant(db)} order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function countBackgroundJobs(db: TenantDb): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; jobs: number }>`select j.state::text as state, count(*)::int as jobs
    from pgboss.job j where ${ofTenant(db)} group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.jobs]));
}

/** The queue of a job of this tenant, or null. */
export async function findQueueOf(db: TenantDb, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select j.name from pgboss.job j
    where j.id = ${id}::uuid and ${ofTenant(db)}`.execute(db);
  return rows[0]?.name ?? null;
}

/** The failed jobs of this tenant by queue. */
export async function failedJobs(db: TenantDb): Promise<{ queue: string; ids: string[] }[]> {
  const { rows } = await sql<{ queue: string; ids: string[] }>`select j.name as queue, array_agg(j.id::text) as ids
    from pgboss.job j where j.state = 'failed' and ${ofTenant(db)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Scheduled work that fails in this tenant. */
export const failingWork = (db: TenantDb) =>
  db
    .selectFrom('background_failures')
    .where('for_tenant', '=', db.tenant_id)
    .select(['job', 'failures', 'error', 'first_failed_at', 'last_failed_at'])
    .orderBy('first_failed_at')
    .orderBy('job')
    .execute();

/** Failed jobs of the whole installation. Their tables contain no personal data. */
export async function failedJobsOfAll(db: UnscopedDb, page: { limit: number; offset: number }) {
  const { rows } = await sql<{
    id: string;
    queue: string;
    state: JobState;
    about: string;
    created_on: string;
    completed_on: string | null;
    error: string | null;
    tenant_id: number | null;
    tenant_name: string | null;
    total: number;
  }>`select j.id::text, j.name as queue, j.name as about, j.state::text as state, j.created_on, j.completed_on, ${message} as error,
      t.id as tenant_id, t.name as tenant_name, count(*) over ()::int as total
    from pgboss.job j left join tenants t on t.id = (j.data->>'tenant_id')::int
    where j.state = 'failed' and j.name not like '\\_\\_%'
    order by j.completed_on desc, j.id limit ${page.limit} offset ${page.offset}`.execute(db);
  const shown = rows.map(({ total: _, tenant_id, tenant_name, ...row }) => ({
    ...row,
    tenant: tenant_id === null || tenant_name === null ? null : { id: tenant_id, name: tenant_name },
  }));
  return { rows: shown, total: rows[0]?.total ?? 0 };
}
