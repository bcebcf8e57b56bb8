import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { startProcess, startWebProcesses, type TestProcess } from '#apps/api/testing/processes.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { type JobSuggestions, suggestJobSearches } from '#features/jobs/suggestion-contract.ts';
import { followNotifications } from '#features/notifications/contract.ts';
import { getSettings, updateSettings } from '#features/operator/settings-contract.ts';
import { getTenantInfo } from '#features/tenants/contract.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

const JOB = `trial_several_${process.pid}`;
let [here, there] = [] as unknown as [TestProcess, TestProcess];

beforeAll(async () => {
  const { appUrl } = await testWorker();
  [here, there] = await Promise.all([startProcess({ appUrl, job: JOB }), startProcess({ appUrl, job: JOB })]);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  const { owner } = await testWorker();
  await owner.query('delete from pgboss.schedule where name = $1', [JOB]);
});

type Sent = { body?: object; as?: Person; params?: Record<string, unknown>; query?: string; form?: FormData };

async function send(to: TestProcess, tenant: TestTenant, route: Route, { body, as, params, query = '', form }: Sent = {}) {
  const coded = form && new Response(form);
  const response = await to.send({
    method: route.method,
    url: pathOf(route, params) + query,
    headers: {
      host: tenant.host,
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(coded && { 'content-type': coded.headers.get('content-type') ?? '' }),
    },
    ...(coded ? { payload: Buffer.from(await coded.arrayBuffer()) } : body && { payload: body }),
  });
  expect(response.statusCode, response.body).not.toBe(500);
  return response;
}

test('an event that one process causes arrives on a stream of the other', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const veteran = await tenant.veteran();
  const job = await buildJob(tenant, { company_id: recruiter.company_id });
  let received = '';
  const stream = get({
    host: '127.0.0.1',
    port: there.port,
    path: followNotifications.path,
    headers: { host: tenant.host, authorization: `Bearer ${recruiter.token}` },
  });
  stream.on('error', () => {});
  const opened = new Promise((resolve) => stream.once('response', resolve));
  stream.once('response', (response) => response.setEncoding('utf8').on('data', (part: string) => (received += part)));
  await opened;
  const form = new FormData();
  form.append('file', pdf());
  const { statusCode } = await send(here, tenant, applyForJob, { as: veteran, params: { id: job }, form });
  expect(statusCode).toBeLessThan(300);
  await expect.poll(() => received).toContain('event: notification');
  stream.destroy();
});

test('a limit counts the requests of all processes together', async () => {
  const tenant = await newTenant();
  const statuses: number[] = [];
  for (let n = 0; n <= forgotPassword.limit.max; n++) {
    const { statusCode } = await send(n % 2 === 0 ? here : there, tenant, forgotPassword, { body: { email: 'a@example.test' } });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array(forgotPassword.limit.max).fill(200), 429]);
});

test('a change of the settings is served by the other process once it was announced', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const nameAt = async (to: TestProcess) =>
    (await send(to, tenant, getTenantInfo, { query: `?domain=${tenant.host}` })).json().data.name;
  expect([await nameAt(here), await nameAt(there)]).toEqual([tenant.slug, tenant.slug]);
  const settings = (await send(here, tenant, getSettings, { as: operator })).json().data;
  const body = Object.fromEntries(Object.keys(updateSettings.body.shape).map((key) => [key, settings[key]]));
  const changed = await send(here, tenant, updateSettings, { as: operator, body: { ...body, name: 'Renamed Trust' } });
  expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
  // Milliseconds later, and long before an entry of the cache is too old.
  await there.receivesAnnouncements(tenant.app);
  expect([await nameAt(here), await nameAt(there)]).toEqual(['Renamed Trust', 'Renamed Trust']);
});

test('what a process suggests follows changes that the other one makes', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter({ company_id: await tenant.company({ name: 'Harbour Works' }) });
  const job = await buildJob(tenant, { company_id: recruiter.company_id });
  const employersAt = async (to: TestProcess) => {
    const { data }: { data: JobSuggestions } = (await send(to, tenant, suggestJobSearches, { query: '?q=harbour' })).json();
    return data.employers.map(({ name }) => name);
  };
  expect([await employersAt(here), await employersAt(there)]).toEqual([['Harbour Works'], ['Harbour Works']]);
  const closed = await send(here, tenant, closeJob, { as: recruiter, params: { id: job }, body: { to: 'paused' } });
  expect([closed.statusCode, closed.body]).toEqual([200, expect.any(String)]);
  await Promise.all([here, there].map((each) => each.receivesAnnouncements(tenant.app)));
  expect([await employersAt(here), await employersAt(there)]).toEqual([[], []]);
});

test('a scheduled job runs in one of the processes', async () => {
  const { owner } = await testWorker();
  // The schedule queues an occurrence once, in the slot of its minute, and one process runs it.
  const counts = async () => {
    const { rows } = await owner.query<{ jobs: number; minutes: number }>(
      `select count(*) filter (where name = $1)::int as jobs,
        count(distinct singleton_on) filter (where name = '__pgboss__send-it' and data->>'name' = $1)::int as minutes from pgboss.job`,
      [JOB],
    );
    return { ran: here.ran() + there.ran(), jobs: rows[0]?.jobs, minutes: rows[0]?.minutes };
  };
  await expect.poll(async () => (await counts()).ran).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { ran, jobs, minutes } = await counts();
      return [ran === minutes, jobs === minutes];
    })
    .toEqual([true, true]);
});

const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('WEB_CONCURRENCY=2 serves one port with two processes, starts one again that ends, and stops both', async () => {
  const server = await startWebProcesses((await testWorker()).ownerUrl);
  const { processes } = server;
  const read = async (path: string) => (await server.request(path)).text();
  try {
    const servedBy = async () => {
      for (let n = 0; n < 4; n++) await read('/healthz');
      const counts = (await read('/metrics')).matchAll(/^muster_http_request_duration_seconds_count\{.*process="(\d)"\}/gm);
      return new Set([...counts].map(([, number]) => number));
    };
    await expect.poll(servedBy).toEqual(new Set(['1', '2']));
    process.kill(Number(processes[0]), 'SIGKILL');
    await expect.poll(server.output).toMatch(/Web process \d ended \(SIGKILL .*failure 1 in a row; starting it again in 0.5 s/);
    // The other one goes on.
    expect(await read('/healthz')).toBe('{"status":true}');
    await expect.poll(server.started).toHaveLength(1);
    await expect.poll(servedBy).toEqual(new Set(['1', '2']));
    // One that is asked to stop is started again, too, and is no failure.
    process.kill(Number(processes[1]), 'SIGTERM');
    await expect.poll(server.started).toHaveLength(2);
    await expect.poll(servedBy).toEqual(new Set(['1', '2']));
    expect(server.output().match(/ended \(/g)).toHaveLength(1);
  } finally {
    const serving = server.started();
    server.stop();
    expect(await server.ended).toEqual([0, null]);
    expect([...processes, ...serving].filter(isRunning)).toEqual([]);
  }
});

test('when no process serves any more, the first one ends, so that npm start restarts all of them', async () => {
  const server = await startWebProcesses((await testWorker()).ownerUrl);
  for (const pid of server.processes) process.kill(Number(pid), 'SIGKILL');
  expect(await server.ended).toEqual([70, null]);
});
