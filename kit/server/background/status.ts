import { sql } from 'kysely';
import type { Database } from '../database/db.ts';
import { findFailures } from './failures.ts';

export type QueueStatus = {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  /** For how many seconds the longest waiting job has been due. */
  oldest_seconds: number;
};

/** All queues, also those without a job: a figure that appears only with the first job is missing from graphs and alerts. */
const queueStatus = async (db: Database): Promise<QueueStatus[]> => {
  const { rows } = await sql<QueueStatus>`select q.name as queue,
      count(*) filter (where j.state < 'active')::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      greatest(0, coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active')), 0))::float8 as oldest_seconds
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\\_\\_%' group by q.name order by q.name`.execute(db.unscoped);
  return rows;
};

/** The state of all queues and of scheduled work, read at most every few seconds: it counts rows. */
export function watchBackground(db: Database, freshMs = 5000) {
  const read = async () => ({ queues: await queueStatus(db), failing: await findFailures(db) });
  let cached: { at: number; value: ReturnType<typeof read> } | undefined;
  return () => {
    if (!cached || performance.now() - cached.at > freshMs) {
      const value = read();
      // A failed read is not remembered.
      value.catch(() => {
        cached = undefined;
      });
      cached = { at: performance.now(), value };
    }
    return cached.value;
  };
}
