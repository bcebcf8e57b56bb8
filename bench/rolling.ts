import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { tokensSignedWith } from '#features/accounts/server/index.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { machine } from './measures.ts';

/**
 * Restarts two processes one after the other behind a proxy with the configuration of docs/operations, while clients read and write, and
 * counts the requests that failed. Needs nginx and Caddy. Fails when a request failed.
 */
const SECONDS = Number(process.env.ROLLING_SECONDS ?? 60);
const CLIENTS = 8;
const SECRET = 'of a benchmark that nobody signs in to';
const HOST = 'jobs.example.org';
const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Program = [program: string, words: string[], env?: NodeJS.ProcessEnv];
type Failure = { method: string; status: number | string; at: number };

const folder = mkdtempSync(join(tmpdir(), 'muster-rolling-'));
const postgres = await startTestPostgres();
const children = new Set<ChildProcess>();
try {
  console.log(`${machine()}\n${SECONDS} s, ${CLIENTS} clients, a third of the requests writes; each process is restarted once\n`);
  console.log('| proxy | requests | of them writes | failed |');
  console.log('|---|---|---|---|');
  const ports = [await freePort(), await freePort()];
  const servers = new Map<number, ChildProcess>();
  for (const port of ports) servers.set(port, await startServer(port));
  const restart = async (port: number) => {
    const server = servers.get(port);
    if (server) await end(server);
    servers.set(port, await startServer(port));
  };
  const restartEach = async () => {
    for (const port of ports) {
      await restart(port);
      // Caddy asks for the health of a process every two seconds.
      await wait(5000);
    }
  };
  /** Runs docs/operations/restart.sh, with this program in the place of systemd. */
  const restartAsDocumented = async () => {
    const control = createHttpServer((input, response) => {
      restart(Number(input.url?.slice(1))).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
    });
    const port = await new Promise<number>((resolve) => control.listen(0, '127.0.0.1', () => resolve(portOf(control))));
    const script = start('sh', ['docs/operations/restart.sh'], {
      ...process.env,
      UPSTREAM: join(folder, 'muster-upstream.conf'),
      PORTS: ports.join(' '),
      RELOAD: `nginx -e ${folder}/nginx.log -c ${folder}/nginx.conf -s reload`,
      RESTART: `curl -fsS http://127.0.0.1:${port}/`,
    });
    const code = await new Promise((resolve) => script.once('exit', resolve));
    control.close();
    if (code !== 0) throw new Error(`restart.sh ended with ${code}.`);
  };
  const token = await account();
  for (const proxy of [nginx, caddy]) {
    const port = await freePort();
    const running = start(...proxy(port, ports));
    await answers(port, token);
    const until = Date.now() + SECONDS * 1000;
    const failures: Failure[] = [];
    const counts = { all: 0, writes: 0 };
    const clients = Array.from({ length: CLIENTS }, (_, index) => client(port, token, index, until, counts, failures));
    await wait(SECONDS * 200);
    await (proxy === nginx ? restartAsDocumented() : restartEach());
    await Promise.all(clients);
    await end(running);
    console.log(`| ${proxy.name} | ${counts.all} | ${counts.writes} | ${failures.length} |`);
    for (const failure of failures.slice(0, 10)) console.log(JSON.stringify(failure));
    if (failures.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all([...children].map(end));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function start(program: string, words: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, words, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A process as the unit of docs/operations/muster@.service runs it. */
async function startServer(port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.ownerUrl,
    APP_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    STAND_IN: 'off',
    DRAIN_SECONDS: '6',
    LOG_LEVEL: 'error',
  };
  const server = start(process.execPath, ['scripts/run.cjs', 'start'], env);
  for (let ready = false; !ready; await wait(100)) {
    if (server.exitCode !== null) throw new Error('A server did not start.');
    ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return server;
}

/** A tenant at HOST with a veteran. @returns the veteran's token */
async function account(): Promise<string> {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into tenants (slug, name, country_id, marketing_site_url) values ('rolling', 'Rolling', 232, 'https://www.example.org') returning id)
     insert into tenant_hosts (host, tenant_id) select $1, id from made returning tenant_id as id`,
    [HOST],
  );
  await owner.end();
  const tenant_id = rows[0]?.id ?? 0;
  const db = connect({ appUrl: appRoleUrl(postgres.ownerUrl, SECRET), max: 1 });
  const expires = new Date(Date.now() + 3_600_000);
  try {
    return await db.withTenant(tenant_id, async (scoped) => {
      const fields = {
        role: 'veteran' as const,
        email: 'sam@example.org',
        first_name: 'Sam',
        last_name: 'Test',
        country_id: 232,
      };
      const user = await scoped
        .insertInto('users')
        .values({ ...fields, email_verified_at: new Date().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = await scoped
        .insertInto('sessions')
        .values({ user_id: user.id, expires_at: expires.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return tokensSignedWith(SECRET).sign({ user_id: user.id, tenant_id, session_id: session.id }, expires);
    });
  } finally {
    await db.close();
  }
}

/** The documented configuration with this run's ports, without TLS. */
function nginx(port: number, ports: number[]): Program {
  const documented = readFileSync(join(ROOT, 'docs/operations/nginx.conf'), 'utf8')
    .replace('/etc/nginx/muster-upstream.conf', `${folder}/muster-upstream.conf`)
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/\n\s*ssl_certificate.*/g, '');
  writeFileSync(join(folder, 'muster-upstream.conf'), withPorts('muster-upstream.conf', ports));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_processes 1;
     events { worker_connections 1024; }
     http { access_log off; ${temporary.join(' ')}\n${documented} }`,
  );
  return ['nginx', ['-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')]];
}

function withPorts(file: string, [first, second]: number[]): string {
  const documented = readFileSync(join(ROOT, 'docs/operations', file), 'utf8');
  return documented.replace('127.0.0.1:3001', `127.0.0.1:${first}`).replace('127.0.0.1:3002', `127.0.0.1:${second}`);
}

function caddy(port: number, ports: number[]): Program {
  const documented = withPorts('Caddyfile', ports).replace('\njobs.example.org {', `\nhttp://${HOST}:${port} {`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${documented}`);
  const words = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return ['caddy', words, { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }];
}

async function client(
  port: number,
  token: string,
  index: number,
  until: number,
  counts: { all: number; writes: number },
  failures: Failure[],
) {
  const began = Date.now();
  for (let turn = index; Date.now() < until; turn++) {
    const writes = turn % 3 === 0;
    const method = writes ? 'POST' : 'GET';
    counts.all++;
    if (writes) counts.writes++;
    const status = await send(
      port,
      method,
      writes ? '/api/notifications/read' : turn % 3 === 1 ? '/api/jobs' : '/api/notifications',
      token,
    );
    if (status !== 200) failures.push({ method, status, at: Math.round((Date.now() - began) / 100) / 10 });
  }
}

function send(port: number, method: string, path: string, token: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = {
      host: HOST,
      authorization: `Bearer ${token}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error) => resolve(error.message));
    });
    sent.once('error', (error) => resolve(error.message));
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

async function answers(port: number, token: string): Promise<void> {
  for (let tries = 0; (await send(port, 'GET', '/api/notifications', token)) !== 200; tries++) {
    if (tries > 100) throw new Error('The proxy did not start. Install nginx and Caddy first.');
    await wait(100);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
