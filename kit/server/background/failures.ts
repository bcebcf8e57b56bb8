import { sql } from 'kysely';
import type { Database } from '../database/db.ts';

/** Failed runs in a row after which operators are notified. */
export const NOTIFY_AFTER = 3;

/** Scheduled work that fails in one tenant. */
export type Failure = {
  job: string;
  for_tenant: number;
  /** Runs in a row that failed. */
  failures: number;
  error: string;
  first_failed_at: string;
  last_failed_at: string;
  notified_at: string | null;
};

/** The message of an error for logs and the console: no addresses, and not longer than a line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\S+@\S+/g, '[address]').slice(0, 300);
}

export const findFailures = async (db: Database, job?: string): Promise<Failure[]> => {
  let query = db.unscoped.selectFrom('background_failures').selectAll();
  if (job !== undefined) query = query.where('job', '=', job);
  return query.orderBy('first_failed_at').orderBy('for_tenant').orderBy('job').execute();
};

/** Records a failed run. @returns the failure with the number of runs in a row */
export function recordFailure(db: Database, job: string, tenantId: number, error: unknown): Promise<Failure> {
  return db.unscoped
    .insertInto('background_failures')
    .values({ job, for_tenant: tenantId, error: messageOf(error) })
    .onConflict((conflict) =>
      conflict.columns(['for_tenant', 'job']).doUpdateSet((eb) => ({
        error: eb.ref('excluded.error'),
        last_failed_at: eb.ref('excluded.last_failed_at'),
        failures: sql`background_failures.failures + 1`,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a failure after a run that succeeded. @returns the failure, or undefined when another process ended it */
export const endFailure = (db: Database, job: string, tenantId: number): Promise<Failure | undefined> =>
  db.unscoped
    .deleteFrom('background_failures')
    .where('job', '=', job)
    .where('for_tenant', '=', tenantId)
    .returningAll()
    .executeTakeFirst();

/** Takes the notice of a failure, so that one process sends it once. @returns whether it is due */
export async function takeNotice(db: Database, { job, for_tenant }: Failure): Promise<boolean> {
  const taken = await db.unscoped
    .updateTable('background_failures')
    .set({ notified_at: sql<string>`now()` })
    .where('job', '=', job)
    .where('for_tenant', '=', for_tenant)
    .where('notified_at', 'is', null)
    .where('failures', '>=', NOTIFY_AFTER)
    .returning('job')
    .executeTakeFirst();
  return taken !== undefined;
}
