import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { backgroundJobs } from '#apps/api/jobs.ts';
import { newTenant, TEST_CONFIG, type TestTenant, testWorker, whileRefusing } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { openListener } from '../database/listener.ts';
import { MAIL_QUEUE, mailSender } from '../mail/mail.ts';
import { signer, vault } from '../process/secrets.ts';
import {
  type BackgroundOptions,
  type FailureNotice,
  LOST_AFTER_SECONDS,
  SUPERVISE_SECONDS,
  startBackground,
} from './background.ts';
import { watchClock } from './clock.ts';
import { findFailures } from './failures.ts';
import { handleDue, type Job, TRY_AGAIN } from './jobs.ts';

const declaredJobs = () =>
  backgroundJobs(TEST_CONFIG, mailSender({ smtp_url: null, from: 'a@example.test' }), vault('x'.repeat(32)));

let names = 0;
const uniqueName = () => `trial_${process.pid}_${++names}`;

/** Background work of one process with these jobs. Nothing runs before it is drained, unless `work` says so. */
async function start(tenants: TestTenant[], jobs: Job[], options: Partial<BackgroundOptions> & { now?: () => number } = {}) {
  const { db } = await testWorker();
  const lines: { level: string; message: string; [detail: string]: unknown }[] = [];
  const notices: { job: string; notices: FailureNotice[] }[] = [];
  const write = (level: string) => (details: object, message: string) => void lines.push({ ...details, level, message });
  const listener = openListener(db);
  const clock = await watchClock(db, { now: options.now, log: write('error') });
  const background = await startBackground(db, {
    jobs,
    work: false,
    log: { error: write('error'), warn: write('warn'), info: write('info') },
    listener,
    clock,
    tenants: async () => tenants.map(({ id }) => id),
    siteOf: (host) => `https://${host}`,
    signer: signer('unsubscribe', TEST_SECRET),
    statement_ms: 60_000,
    notify: async (_, job, more) => void notices.push({ job, notices: more }),
    ...options,
  });
  const stop = async () => {
    clock.stop();
    await background.stop();
    await listener.close();
  };
  return { background, lines, notices, clock, stop };
}

/** Queues a scheduled job as its schedule does: without a tenant. */
const queueBySchedule = async (name: string) => {
  const { owner } = await testWorker();
  await owner.query('insert into pgboss.job (name, retry_limit) select $1, retry_limit from pgboss.queue where name = $1', [
    name,
  ]);
};

const rowsOf = async (name: string) => {
  const { owner } = await testWorker();
  const { rows } = await owner.query(
    `select state::text, (data->>'tenant_id')::int as tenant, retry_count, round(extract(epoch from start_after - now()))::int as starts_in
     from pgboss.job where name = $1 order by created_on, id`,
    [name],
  );
  return rows;
};

test('a tenant in which scheduled work fails delays no other, and its failure is logged and recorded', async () => {
  const [first, second] = [await newTenant(), await newTenant()];
  const name = uniqueName();
  const ran: number[] = [];
  const { background, lines, stop } = await start(
    [first, second],
    [
      {
        name,
        cron: '* * * * *',
        runIn: async (_, tenant) => {
          ran.push(tenant);
          if (tenant === first.id) throw new Error('no such column for ada@example.org');
        },
      },
    ],
  );
  await queueBySchedule(name);
  await background.drain(name);
  expect(ran).toEqual([first.id, second.id]);
  expect(lines).toMatchObject([
    {
      level: 'error',
      message: 'background job failed',
      job: name,
      tenant: first.id,
      attempt: 1,
      reason: 'no such column for [address]',
    },
  ]);
  const failures = await findFailures(first.db, name);
  expect(failures).toMatchObject([{ for_tenant: first.id, failures: 1, error: 'no such column for [address]' }]);
  await stop();
});

test('operators are notified once when scheduled work failed three times, and once when it works again', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  let isBroken = true;
  const job: Job = {
    name,
    cron: '* * * * *',
    runIn: async () => {
      if (isBroken) throw new Error('broken');
    },
  };
  const { background, notices, stop } = await start([tenant], [job]);
  const runs = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await queueBySchedule(name);
      await background.drain(name);
    }
  };
  await runs(2);
  expect(notices).toEqual([]);
  await runs(3);
  expect(notices).toMatchObject([{ job: name, notices: [{ kind: 'failing', failure: { failures: 3, for_tenant: tenant.id } }] }]);
  isBroken = false;
  await runs(2);
  expect(notices.slice(1)).toMatchObject([{ notices: [{ kind: 'recovered', failure: { failures: 5 } }] }]);
  expect(await findFailures(tenant.db, name)).toEqual([]);
  await stop();
});

test('nightly work that fails in a tenant is tried again there, minutes later', async () => {
  const [good, bad] = [await newTenant(), await newTenant()];
  const name = uniqueName();
  const ran: number[] = [];
  const job: Job = {
    name,
    cron: '0 3 * * *',
    options: TRY_AGAIN,
    runIn: async (_, tenant) => {
      ran.push(tenant);
      if (tenant === bad.id) throw new Error('broken');
    },
  };
  const { background, stop } = await start([good, bad], [job]);
  await queueBySchedule(name);
  await background.drain(name);
  expect(await rowsOf(name)).toMatchObject([
    { state: 'completed', tenant: null },
    { state: 'created', tenant: bad.id, starts_in: TRY_AGAIN.retryDelay },
  ]);
  ran.length = 0;
  await good.owner.query('update pgboss.job set start_after = now() where name = $1', [name]);
  await background.drain(name);
  expect(ran).toEqual([bad.id]);
  expect((await rowsOf(name))[1]).toMatchObject({ state: 'retry', tenant: bad.id });
  await stop();
});

test('due rows are handled in chunks, and once each: a row that fails delays no other and is handled by a later run', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  const handled = async () => {
    const rows = await tenant.run((db) =>
      db.selectFrom('rate_limits').select('bucket').where('bucket', 'like', 'row %').execute(),
    );
    return new Set(rows.map(({ bucket }) => Number(bucket.slice(4))));
  };
  const job: Job = {
    name,
    cron: '* * * * *',
    runIn: (work, tenantId) =>
      handleDue(work, tenantId, [
        {
          find: async (_, after, limit) => {
            const done = await handled();
            return ids.filter((id) => id > after && !done.has(id)).slice(0, limit);
          },
          // A row handled twice violates the key of the table.
          handle: async (db, chunk) => {
            for (const id of chunk)
              await db
                .insertInto('rate_limits')
                .values({ bucket: `row ${id}`, tries: 1, ends_at: '2026-01-01' })
                .execute();
          },
        },
      ]),
  };
  const { background, lines, stop } = await start([tenant], [job]);
  const run = async () => {
    await queueBySchedule(name);
    await background.drain(name);
  };
  await whileRefusing('rate_limits', `bucket in ('row 120', 'row 250')`, run);
  const done = await handled();
  expect(ids.filter((id) => !done.has(id))).toEqual([120, 250]);
  expect(lines).toMatchObject([
    { level: 'error', reason: expect.stringMatching(/^2 of the due rows failed, the first with id 120: /) },
  ]);
  await run();
  expect((await handled()).size).toBe(250);
  await stop();
});

test('statements of background work have their own timeout', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  let timeout: unknown;
  const job: Job = {
    name,
    run: ({ db }, { tenant_id }) =>
      db.withTenant(tenant_id, async (scoped) => {
        const { sql } = await import('kysely');
        timeout = (await sql`show statement_timeout`.execute(scoped)).rows[0];
      }),
  };
  const { background, stop } = await start([tenant], [job], { statement_ms: 77_000 });
  await tenant.run((db) => background.send(db, name, 1));
  await background.drain(name);
  expect(timeout).toEqual({ statement_timeout: '77s' });
  await stop();
});

test('a process whose clock is wrong runs no scheduled work, says so, and goes on with requested work', async () => {
  const tenant = await newTenant();
  const [scheduled, requested] = [uniqueName(), uniqueName()];
  const ran: string[] = [];
  const jobs: Job[] = [
    { name: scheduled, cron: '0 0 1 1 *', runIn: async () => void ran.push('scheduled') },
    { name: requested, run: async () => void ran.push('requested') },
  ];
  let hours = 3 * 365 * 24;
  const now = () => Date.now() + hours * 3_600_000;
  const { background, clock, lines, stop } = await start([tenant], jobs, { work: true, now });
  await queueBySchedule(scheduled);
  await tenant.run((db) => background.send(db, requested, 1));
  await expect.poll(() => ran).toEqual(['requested']);
  expect(lines).toMatchObject([{ level: 'error', clock_difference_seconds: hours * 3600 }]);
  expect(clock.state()).toEqual({ difference_seconds: hours * 3600, is_trusted: false });
  hours = 0;
  await clock.check();
  expect(clock.state().is_trusted).toBe(true);
  await tenant.run((db) => background.send(db, requested, 2));
  await expect.poll(() => ran).toEqual(expect.arrayContaining(['requested', 'scheduled', 'requested']));
  await stop();
});

test('a queued job starts when it is committed, without waiting for the next poll', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  const ran: number[] = [];
  const { background, stop } = await start([tenant], [{ name, run: async (_, { id }) => void ran.push(id) }], { work: true });
  // The first poll finds nothing. The next one is seconds away.
  for (const id of [1, 2, 3, 4, 5]) {
    await tenant.run((db) => background.send(db, name, id));
    await expect.poll(() => ran.at(-1), { timeout: 2000, interval: 5 }).toBe(id);
  }
  await stop();
});

test('a job that is queued during a fetch starts without waiting for the next poll', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  const ran: number[] = [];
  const { background, stop } = await start([tenant], [{ name, run: async (_, { id }) => void ran.push(id) }], { work: true });
  const { pool } = tenant.db;
  const send = pool.query.bind(pool);
  let fetches = 0;
  // The second fetch, which follows the first job, finds nothing. Meanwhile another job is queued, and its notification arrives.
  pool.query = (async (...words: Parameters<typeof send>) => {
    const result = await (send(...words) as unknown as Promise<unknown>);
    if (String(words[0]).includes('SKIP LOCKED') && JSON.stringify(words).includes(name) && ++fetches === 2) {
      await tenant.run((db) => background.send(db, name, 2));
      await setTimeout(300);
    }
    return result;
  }) as unknown as typeof pool.query;
  await tenant.run((db) => background.send(db, name, 1));
  await expect.poll(() => ran, { timeout: 3000 }).toEqual([1, 2]);
  pool.query = send as typeof pool.query;
  await stop();
});

test('a wake-up fetches only from queues with due jobs, instead of from each', async () => {
  const tenant = await newTenant();
  const declared = declaredJobs();
  const ran: string[] = [];
  const idle = declared.map(({ name }): Job => ({ name: `idle_${name}`, run: async () => void ran.push(name) }));
  const { background, stop } = await start([], idle, { work: true });
  let fetches = 0;
  const { pool } = tenant.db;
  const send = pool.query.bind(pool);
  pool.query = ((...words: Parameters<typeof send>) => {
    if (String(words[0]).includes('SKIP LOCKED') && !String(words[0]).includes('__pgboss')) fetches++;
    return send(...words);
  }) as typeof pool.query;
  await tenant.run((db) => background.send(db, 'idle_mail', 1));
  await expect.poll(() => ran).toEqual(['mail']);
  await stop();
  pool.query = send as typeof pool.query;
  expect(fetches).toBeGreaterThan(0);
  expect(fetches).toBeLessThan(declared.length / 2);
});

test('a job whose process was killed is started again within two minutes', async () => {
  const tenant = await newTenant();
  const name = uniqueName();
  const ran: number[] = [];
  const job: Job = { name, options: { ...MAIL_QUEUE.options }, run: async (_, { id }) => void ran.push(id) };
  const { background, stop } = await start([tenant], [job]);
  await tenant.run((db) => background.send(db, name, 1));
  // What a killed process leaves behind: an active job without a heartbeat.
  const lost = `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - make_interval(secs => $2) where name = $1`;
  await tenant.owner.query(lost, [name, LOST_AFTER_SECONDS - 2]);
  const look = async () => {
    await tenant.owner.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = $1', [name]);
    await background.supervise(name);
    return (await rowsOf(name))[0];
  };
  expect(await look()).toMatchObject({ state: 'active' });
  await tenant.owner.query(lost, [name, LOST_AFTER_SECONDS + 1]);
  const found = await look();
  expect(found).toMatchObject({ state: 'retry' });
  expect(LOST_AFTER_SECONDS + SUPERVISE_SECONDS + found.starts_in).toBeLessThan(110);
  await tenant.owner.query('update pgboss.job set start_after = now() where name = $1', [name]);
  await background.drain(name);
  expect(ran).toEqual([1]);
  await stop();
});

test('every scheduled job and queue of the application is declared once', () => {
  const jobs = declaredJobs();
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

test('an application notifies the operators of the tenant and the system operators by email', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator', { email: `op.${tenant.id}@example.test` });
  const system = await tenant.person('system_operator', { email: `sys.${tenant.id}@example.test` });
  const app = await buildApp({ config: TEST_CONFIG, db: tenant.db, secret: TEST_SECRET });
  // The tenant's setting makes its retention fail.
  await tenant.owner.query(`update tenants set retention = '{"applications_months": "x"}' where id = $1`, [tenant.id]);
  const mails = () =>
    tenant.run((db) => db.selectFrom('mails').select(['to_email', 'subject', 'body_text']).orderBy('to_email').execute());
  for (let n = 0; n < 3; n++) {
    await tenant.run((db) => app.muster.background.send(db, 'retention', 0));
    await app.muster.background.drain('retention');
  }
  const failing = await mails();
  expect(failing.map(({ to_email, subject }) => [to_email, subject])).toEqual([
    [operator.email, 'Scheduled work fails: retention'],
    [system.email, 'Scheduled work fails: retention'],
  ]);
  expect(failing[1]?.body_text).toContain(`Tenants: ${tenant.slug}.`);
  expect(failing[0]?.body_text).toContain('/operator/background-jobs');
  await tenant.owner.query(`update tenants set retention = default where id = $1`, [tenant.id]);
  await tenant.run((db) => app.muster.background.send(db, 'retention', 0));
  await app.muster.background.drain('retention');
  expect((await mails()).filter(({ subject }) => subject === 'Scheduled work runs again: retention')).toHaveLength(2);
  await app.close();
});
