import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

// The queue's tables have no row-level security, so every statement here names the tenant.
const ofTenant = (db: TenantDb) => sql`j.data->>'tenant_id' = ${String(db.tenant_id)} and j.name not like '\\_\\_%'`;

export async function backgroundJobs(db: TenantDb, states: JobState[], page: { limit: number; offset: number }) {
  const wanted = states.length > 0 ? sql`and j.state::text in (${sql.join(states)})` : sql``;
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
    total: number;
  }>`select j.id::text, j.name as queue, j.state::text as state, j.created_on, j.completed_on, j.retry_count as retries, j.retry_limit,
      j.name || coalesce(' ' || m.kind, '') as about,
      case when j.state in ('failed', 'retry') then left(coalesce(j.output->>'message', j.output->'value'->>'message'), 300) end as error,
      count(*) over ()::int as total
    from pgboss.job j left join mails m on j.name = 'mail' and m.tenant_id = ${db.tenant_id} and m.id = (j.data->>'id')::int
    where ${ofTenant(db)} ${wanted}
    order by j.created_on desc, j.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function countBackgroundJobs(db: TenantDb): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; jobs: number }>`select j.state::text as state, count(*)::int as jobs
    from pgboss.job j where ${ofTenant(db)} group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.jobs]));
}
