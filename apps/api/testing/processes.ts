import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { TEST_SECRET } from './config.ts';

type Message = { kind: 'serving'; port: number } | { kind: 'passed'; mark: string } | { kind: 'ran' };

export type TestProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts a server in a process of its own, which ends with this one.
 * @param options.job a scheduled job that it works on every minute; `ran` counts its runs
 */
export async function startProcess(options: { appUrl: string; replicas?: readonly string[]; job?: string }) {
  const child = fork(fileURLToPath(new URL('./server-process.ts', import.meta.url)), {
    env: { ...process.env, TEST_SERVER: JSON.stringify({ job: null, replicas: [], ...options }) },
    execArgv: [],
  });
  const agent = new Agent({ keepAlive: true });
  const marks = new Map<string, () => void>();
  let ran = 0;
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The second server did not start.')));
    child.on('message', (message: Message) => {
      if (message.kind === 'serving') resolve(message.port);
      else if (message.kind === 'passed') marks.get(message.mark)?.();
      else ran++;
    });
  });

  return {
    port,
    ran: () => ran,
    /** Waits until the process has received every announcement that was committed before. */
    async receivesAnnouncements(app: FastifyInstance, mark: string = randomUUID()): Promise<void> {
      const passed = new Promise<void>((resolve) => marks.set(mark, resolve));
      await app.muster.db.pool.query('select pg_notify($1, $2)', ['test_marks', mark]);
      await passed;
      marks.delete(mark);
    },
    /** Sends a request as `inject` does, over HTTP. */
    async send({ method = 'GET', url, headers = {}, payload }: InjectOptions): Promise<LightMyRequestResponse> {
      const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
      const body = isJson ? JSON.stringify(payload) : payload;
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path: String(url),
            agent,
            headers: {
              'user-agent': 'lightMyRequest',
              ...(isJson && { 'content-type': 'application/json' }),
              ...(body !== undefined && { 'content-length': Buffer.byteLength(body as string | Buffer) }),
              ...(headers as Record<string, string>),
            },
          },
          resolve,
        );
        sent.once('error', reject);
        sent.end(body);
      });
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const rawPayload = Buffer.concat(parts);
      const text = rawPayload.toString();
      const { statusCode = 0, statusMessage = '' } = response;
      const answer = {
        statusCode,
        statusMessage,
        headers: response.headers,
        rawPayload,
        payload: text,
        body: text,
        json: () => JSON.parse(text),
      };
      // Tests use these fields only.
      return answer as unknown as LightMyRequestResponse;
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
      agent.destroy();
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The processes that serve, by their parent. */
const processesOf = (parent: ChildProcess): string[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, ppid]) => (pid && ppid === String(parent.pid) ? [pid] : []));

/** Starts a server on a database with two processes that serve one port. */
export async function startWebProcesses(ownerUrl: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const server = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: ownerUrl,
      APP_SECRET: TEST_SECRET,
      MIGRATE: 'off',
      BACKGROUND_WORK: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      WEB_CONCURRENCY: '2',
      DATABASE_POOL: '3',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<[number | null, string | null]>((resolve) => server.once('exit', (...how) => resolve(how)));
  void ended.then(() => (output += '[ended]'));
  await expect.poll(() => output).toMatch(/2 web processes serving|\[ended\]/);
  const processes = processesOf(server);
  expect(processes, output).toHaveLength(2);
  return {
    processes,
    ended,
    output: () => output,
    /** Those that were not there at first. */
    started: () => processesOf(server).filter((pid) => !processes.includes(pid)),
    /** Over a connection of its own, which the next of the processes gets. */
    request: (path: string, { headers, ...more }: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { ...more, headers: { ...headers, connection: 'close' } }),
    stop: () => server.kill('SIGTERM'),
  };
}

const PLAIN = ['method', 'url', 'headers', 'payload'];

/**
 * Sends every second request of `app.inject` to the other process. After a write, both receive what it announced before the reply is returned: in
 * use, that takes some milliseconds.
 */
export function alternate(app: FastifyInstance, other: TestProcess): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  let count = 0;
  const marks = new Map<string, () => void>();
  void app.muster.listener.on('test_marks', { message: (mark) => marks.get(mark)?.(), connected: () => {} });
  const both = async (options: InjectOptions) => {
    const isPlain = Object.keys(options).every((key) => PLAIN.includes(key));
    const response = await (isPlain && ++count % 2 === 0 ? other.send(options) : inject(options));
    if (options.method && options.method !== 'GET') {
      const mark = randomUUID();
      const here = new Promise<void>((resolve) => marks.set(mark, resolve));
      await Promise.all([here, other.receivesAnnouncements(app, mark)]);
      marks.delete(mark);
    }
    return response;
  };
  Object.assign(app, {
    inject: (options: InjectOptions | string) => both(typeof options === 'string' ? { url: options } : options),
  });
}
