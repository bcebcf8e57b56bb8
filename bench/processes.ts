import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { updateSettings } from '#features/operator/settings-contract.ts';
import { heapOptions } from '../scripts/heap.mjs';
import { fixed, machine, median } from './measures.ts';

/*
 * Requests a second of the demonstration with WEB_CONCURRENCY=1 and with 2, in turn, and their ratio; and how long it takes until both
 * processes serve a change of the settings. Database, servers and clients share the machine, so two cores show little of a second process.
 * Each round takes a fixed time, however slow the machine is: with the default, the whole run takes less than two minutes.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } });
const ROUNDS = Number(options.rounds);
const CLIENTS = 16;
/** Before a measurement, and for it. A new process loads lists at its first requests, and may refuse some meanwhile on a busy machine. */
const WARM_UP_SECONDS = 2;
const SECONDS = 4;
const HOST = 'muster.localhost';
const OPERATOR = { email: 'operator@muster.test', password: 'Muster-2026!', role: 'operator' };
const ROUTES = { 'one job': '/api/jobs/1', 'list of jobs': '/api/jobs?search=manager' };
type Name = keyof typeof ROUTES;
const NAMES = Object.keys(ROUTES) as Name[];

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-processes-'));
const rates = { 1: byRoute(), 2: byRoute() };
const changes: number[] = [];
let refused = 0;
const began = performance.now();
const progress = (line: string) => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${line}`);
try {
  console.log(`${machine()}\n${CLIENTS} clients, ${ROUNDS} rounds of ${SECONDS} seconds for each route`);
  await withServer(1, async () => progress('the demonstration is ready'));
  for (let round = 0; round < ROUNDS; round++)
    // The order alternates, because the second one finds a warmer machine.
    for (const count of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const))
      await withServer(count, async (port) => {
        for (const name of NAMES) {
          await requestsPerSecond(port, ROUTES[name], WARM_UP_SECONDS);
          const { rate, busy } = await requestsPerSecond(port, ROUTES[name], SECONDS);
          rates[count][name].push(rate);
          refused += busy;
          progress(`round ${round + 1}, ${count === 1 ? '1 process' : '2 processes'}, ${name}: ${fixed(rate)} requests/s`);
        }
        if (count === 2) changes.push(await changeSettings(port, round));
      });
  for (const name of NAMES) {
    const [one, two] = [median(rates[1][name]), median(rates[2][name])];
    console.log(`${name}: ${fixed(one)} requests/s with 1 process, ${fixed(two)} with 2, ratio ${(two / one).toFixed(2)}`);
  }
  console.log(`refused as busy: ${refused} requests`);
  console.log(`a change of the settings is served by both processes after ${fixed(Math.max(...changes))} ms at most (aim 2000)`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function byRoute(): Record<Name, number[]> {
  return { 'one job': [], 'list of jobs': [] };
}

async function withServer(count: 1 | 2, work: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server: ChildProcess = spawn(
    process.execPath,
    [...heapOptions(), fileURLToPath(new URL('../apps/api/server.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        DEMONSTRATION: 'on',
        DATA_DIR: folder,
        PORT: String(port),
        WEB_CONCURRENCY: String(count),
        DATABASE_URL: '',
        BACKGROUND_WORK: 'off',
        NODE_ENV: '',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      server.on('message', () => resolve());
      server.once('exit', () => reject(new Error('The server did not start.')));
    });
    server.stdout?.resume();
    await work(port);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @returns successful requests a second, and how many were refused with 503 */
async function requestsPerSecond(port: number, path: string, seconds: number): Promise<{ rate: number; busy: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const from = performance.now();
  const until = from + seconds * 1000;
  let [count, busy] = [0, 0];
  const client = async () => {
    while (performance.now() < until) {
      if ((await ask(port, { path, agent, may_be_busy: true })) === null) busy++;
      else count++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return { rate: count / ((performance.now() - from) / 1000), busy };
}

/** @returns milliseconds from the reply to the change until the last reply with the former name, over connections that both processes get */
async function changeSettings(port: number, round: number): Promise<number> {
  const read = async (...sent: Parameters<typeof ask>) => JSON.parse((await ask(...sent)) ?? '{}');
  const signedIn = await read(port, { method: 'POST', path: '/api/auth/login', body: OPERATOR });
  const token: string = signedIn.data.token;
  const settings = (await read(port, { path: '/api/operator/settings', token })).data;
  const name = `Muster ${round}`;
  const body = { ...Object.fromEntries(Object.keys(updateSettings.body.shape).map((key) => [key, settings[key]])), name };
  const shown = async () => (await read(port, { path: '/api/tenant/info' })).data.name;
  // Both processes have the former name in their caches.
  for (let n = 0; n < 4; n++) await shown();
  await ask(port, { method: 'PUT', path: '/api/operator/settings', token, body });
  const from = performance.now();
  let last = 0;
  for (let same = 0; same < 20; ) {
    const isNew = (await shown()) === name;
    same = isNew ? same + 1 : 0;
    if (!isNew) last = performance.now() - from;
  }
  return last;
}

/** @returns the body, or null for 503 where that may happen. Another error response invalidates the measurement and ends the run. */
function ask(
  port: number,
  options: { method?: string; path: string; token?: string; body?: object; agent?: Agent; may_be_busy?: boolean },
): Promise<string | null> {
  const { method = 'GET', path, token, body, agent = false, may_be_busy = false } = options;
  const sent = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${HOST}:${port}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    const outgoing = request({ host: '127.0.0.1', port, method, path, agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(text);
        else if (reply.statusCode === 503 && may_be_busy) resolve(null);
        else reject(new Error(`${path}: ${reply.statusCode}: ${text}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(sent);
  });
}
