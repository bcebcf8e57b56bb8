import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { notificationRetention } from '#features/notifications/server/index.ts';
import { connect } from '#kit/server/database/db.ts';
import { fixed, quantile } from '../measures.ts';

/** Notifications are deleted as if this many days had passed: nearly all that were read have expired. */
const DAYS = 80;

const NO_PERIODS = { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 };

/** Deletes expired notifications as the schedule does, while somebody else reads, marks and gets notifications. */
export async function measureRetention(appUrl: string, tenantId: number, log: (line: string) => void): Promise<void> {
  const db = connect({ appUrl, statementMs: 600_000 });
  const now = new Date(Date.now() + DAYS * 86_400_000);
  const batches: number[] = [];
  const run = { after: 0 };
  let rows = 0;
  const others = watchOthers(appUrl, tenantId);
  const began = performance.now();
  for (let erased = 1; erased > 0; rows += erased) {
    const before = performance.now();
    erased = await db.withTenant(tenantId, (scoped) => notificationRetention.erase(scoped, now, NO_PERIODS, run));
    batches.push(performance.now() - before);
  }
  const seconds = (performance.now() - began) / 1000;
  const waits = await others.stop();
  log(
    `Retention: ${rows.toLocaleString('en')} notifications in ${fixed(seconds)} s, ${fixed(rows / seconds)} rows/s; ${batches.length} batches, longest ${fixed(Math.max(...batches))} ms`,
  );
  log(
    `  others meanwhile: ${waits.length} writes, p95 ${fixed(quantile(waits, 0.95))} ms, longest ${fixed(Math.max(...waits))} ms, ${others.blocked()} of ${others.looks()} looks found one waiting for a lock`,
  );
  await db.close();
}

/** Marks a notification as read and adds one, again and again, and looks for sessions that wait for locks. */
function watchOthers(appUrl: string, tenantId: number) {
  const waits: number[] = [];
  let [blocked, looks, isDone] = [0, 0, false];
  const write = async (client: pg.Client) => {
    await client.query(`set app.tenant_id = '${tenantId}'`);
    while (!isDone) {
      const before = performance.now();
      await client.query(`with added as (
          insert into notifications (user_id, kind, title, body, href) select id, 'job_alert', 'New jobs', 'Engineers', '/jobs'
          from users where role = 'veteran' and id = 100 + floor(random() * 1000)::int returning id)
        update notifications set read_at = now() where id = (select max(id) - floor(random() * 1000)::int from notifications)`);
      waits.push(performance.now() - before);
      await pause(20);
    }
  };
  const look = async (client: pg.Client) => {
    while (!isDone) {
      const { rows } = await client.query('select count(*)::int as waiting from pg_locks where not granted');
      looks++;
      if (rows[0]?.waiting > 0) blocked++;
      await pause(50);
    }
  };
  const runs = [write, look].map(async (work) => {
    const client = new pg.Client({ connectionString: appUrl });
    await client.connect();
    await work(client).finally(() => client.end());
  });
  return {
    blocked: () => blocked,
    looks: () => looks,
    stop: async () => {
      isDone = true;
      await Promise.all(runs);
      return waits;
    },
  };
}
