import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generate, generateSecret } from 'otplib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { PASSWORD, TEST_CONFIG } from '#apps/api/testing/index.ts';
import { databaseUrl } from '#apps/api/testing/postgres.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import { connect, type Database } from '#kit/server/database/db.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { findAppConnection } from './app-role.ts';
import { migrate } from './migrate.ts';
import { applySecret, checkSecret } from './secret.ts';
import { loadLookups } from './seed/lookups.ts';

const OLD = 'the secret before the rotation, 32 characters or more';
const NEW = 'the secret after the rotation, 32 characters or more';
const OTHER = 'a secret that was never used here, 32 characters or more';

const name = `muster_secret_${process.pid}`;
const ownerUrl = databaseUrl(inject('ownerUrl'), name);
const totp = generateSecret();
const connections: Database[] = [];
let session = '';

const secrets = (secret: string, previous: string | null = null) => ({ ownerUrl, secret, previous });
const appConnection = (secret: string, previous: string | null = null) =>
  findAppConnection({ ...secrets(secret, previous), given: null });
/** @returns what the start logs */
async function apply(secret: string, previous: string | null = null): Promise<string> {
  const lines: string[] = [];
  await applySecret({
    ...secrets(secret, previous),
    ...(await appConnection(secret, previous)),
    log: (line) => lines.push(line),
  });
  return lines.join('\n');
}

/** A process with these secrets. */
async function started(secret: string, previous: string | null = null) {
  const db = connect({ ...(await appConnection(secret, previous)), max: 1 });
  connections.push(db);
  const app = await buildApp({ config: TEST_CONFIG, db, secret, previous_secret: previous });
  const headers = { host: 'rotation.test' };
  return {
    db,
    signIn: (code?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload: { email: 'ada@example.test', password: PASSWORD, role: 'veteran', ...(code && { code }) },
      }),
    profile: async (token: string) =>
      (await app.inject({ url: '/api/user-profile', headers: { ...headers, authorization: `Bearer ${token}` } })).statusCode,
    async stop() {
      await app.close();
      await db.close();
      connections.splice(connections.indexOf(db), 1);
    },
  };
}

async function asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], url = ownerUrl): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set app.tenant_id = '1'");
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const storedSecrets = async () => {
  const [app] = await asOwner<{ value: Buffer }>('select secret_encrypted as value from authenticator_apps');
  const [social] = await asOwner<{ value: Buffer }>('select client_secret_encrypted as value from social_clients');
  return [app?.value ?? Buffer.alloc(0), social?.value ?? Buffer.alloc(0)];
};

beforeAll(async () => {
  await asOwner(`create database ${name}`, [], inject('ownerUrl'));
  await migrate({ ownerUrl, ...(await appConnection(OLD)) });
  await loadLookups({ ownerUrl, citiesOf: ['GB'] });
  await apply(OLD);
  await asOwner(
    "insert into tenants (slug, name, country_id, marketing_site_url) values ('rotation', 'R', 232, 'https://a.test')",
  );
  await asOwner("insert into tenant_hosts (host, tenant_id) values ('rotation.test', 1)");
  await asOwner(
    `insert into users (role, email, password_hash, first_name, last_name, country_id, status, email_verified_at)
     values ('veteran', 'ada@example.test', $1, 'Ada', 'King', 232, 'active', now())`,
    [await hashPassword(PASSWORD)],
  );
  await asOwner(
    "insert into social_clients (provider, issuer, client_id, client_secret_encrypted) values ('google', 'https://a.test', 'id', $1)",
    [vault(OLD).lock('key of Google')],
  );
  const before = await started(OLD);
  session = (await before.signIn()).json().data.token;
  await before.stop();
  await asOwner('insert into authenticator_apps (user_id, secret_encrypted, confirmed_at) values (1, $1, now())', [
    vault(OLD).lock(totp),
  ]);
});

afterAll(async () => {
  for (const db of connections) await db.close();
});

describe('a secret that is not the one of the database', () => {
  const remedy = /APP_SECRET is not the secret that this database was used with.* set APP_SECRET_PREVIOUS to that secret/;

  test('is refused with the remedy, also beside another wrong one', async () => {
    await expect(checkSecret(secrets(OTHER))).rejects.toThrow(remedy);
    await expect(checkSecret(secrets(OTHER, NEW))).rejects.toThrow(remedy);
    await checkSecret(secrets(OLD));
    await checkSecret(secrets(NEW, OLD));
  });

  test('is refused in a database of an earlier release with encrypted values', async () => {
    await asOwner('delete from installation_secret');
    const connection = await appConnection(OLD);
    await expect(applySecret({ ...secrets(OTHER), ...connection })).rejects.toThrow(remedy);
    await apply(OLD);
    await checkSecret(secrets(OLD));
  });
});

test('a server with another secret does not start, and says how to rotate it', async () => {
  const started = new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: ownerUrl, APP_SECRET: OTHER, PORT: '0', HOST: '127.0.0.1', DEMONSTRATION: 'off' };
    const server = fileURLToPath(new URL('../apps/api/server.ts', import.meta.url));
    execFile(process.execPath, [server], { env }, (error, _, stderr) => resolve({ code: error?.code, stderr }));
  });
  expect(await started).toEqual({ code: 1, stderr: expect.stringMatching(/^\s*APP_SECRET is not the secret .*\n$/) });
});

describe('a rotation', () => {
  test('is refused while a process knows only the former secret', async () => {
    const process = await started(OLD);
    expect(await process.profile(session)).toBe(200);
    await expect(apply(NEW, OLD)).rejects.toThrow(/is running without APP_SECRET_PREVIOUS/);
    await process.stop();
    expect((await storedSecrets()).every(vault(OLD).isCurrent)).toBe(true);
  });

  test('keeps sessions, second factors and client secrets in every process that knows both secrets', async () => {
    const first = await started(OLD, NEW);
    const second = await started(OLD, NEW);
    expect(await first.profile(session)).toBe(200);
    expect(await apply(OLD, NEW)).toMatch(
      /^APP_SECRET_PREVIOUS is set\. If APP_SECRET is still the former secret, exchange the two/,
    );
    expect(await apply(NEW, OLD)).toMatch(
      /2 values were encrypted.*\nAPP_SECRET_PREVIOUS is set: leave it out once every process/,
    );
    expect((await storedSecrets()).map(vault(NEW).open)).toEqual([totp, 'key of Google']);

    // The first has a connection from before; the second connects with the new password.
    expect([await first.profile(session), await second.profile(session)]).toEqual([200, 200]);
    const third = await started(NEW, OLD);
    expect(await third.profile(session)).toBe(200);
    const signedIn = await second.signIn(await generate({ secret: totp }));
    expect(signedIn.statusCode).toBe(200);
    const next = await third.signIn(await generate({ secret: totp, epoch: Math.floor(Date.now() / 1000) + 30 }));
    expect(next.statusCode).toBe(200);
    // Each accepts what the other signed.
    expect(await first.profile(next.json().data.token)).toBe(200);
    expect(await third.profile(signedIn.json().data.token)).toBe(200);
    for (const process of [first, second, third]) await process.stop();
  });

  test('encrypts what a process with the former secret wrote meanwhile, once, when several start at the same time', async () => {
    const former = vault(OLD).lock(totp);
    await asOwner('update authenticator_apps set secret_encrypted = $1', [former]);
    await Promise.all([apply(NEW, OLD), apply(NEW, OLD), apply(NEW, OLD)]);
    const [value = former] = await storedSecrets();
    expect(vault(NEW).open(value)).toBe(totp);
    await apply(NEW, OLD);
    expect((await storedSecrets())[0]).toEqual(value);
  });

  test('ends when the former secret is left out: it is not accepted any more', async () => {
    await checkSecret(secrets(NEW));
    await expect(checkSecret(secrets(OLD))).rejects.toThrow(/APP_SECRET is not the secret/);
    await apply(NEW);
    const process = await started(NEW);
    expect(await process.profile(session)).toBe(401);
    const code = await process.signIn('000000');
    // The second factor can be read: a wrong code is wrong, not an error.
    expect(code.statusCode).toBe(422);
    await process.stop();
  });
});
