import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { hashPassword, tokensSignedWith } from '#features/accounts/server/index.ts';
import { type ArgsOf, pathOf, type ReplyOf, type Route } from '#kit/contract/route.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import { appRoleUrl, connect, type Database, type TenantDb, tenantSettings } from '#kit/server/database/db.ts';
import { TEST_CONFIG } from './config.ts';
import { appUrlOfClone, databaseUrl, EXTERNAL_URL, TEMPLATE, TEST_SECRET } from './postgres.ts';
import { alternate, startProcess } from './processes.ts';
import { readCatalog, watchStatements } from './tenant-statements.ts';

export { TEST_CONFIG } from './config.ts';

/** With TEST_PROCESSES=2, every second request of a test goes to a process of its own (CONTRIBUTING.md). */
export const SERVERS = process.env.TEST_PROCESSES === '2' ? 2 : 1;

export const PASSWORD = 'Right-Password-1';

export type Worker = { app: FastifyInstance; db: Database; owner: pg.Pool; ownerUrl: string; appUrl: string };

let worker: Promise<Worker> | undefined;

/** The app and database of this test process: a clone of the template, created once and shared by its test files, or `EXTERNAL_URL`. */
export function testWorker(): Promise<Worker> {
  worker ??= startWorker();
  return worker;
}

async function startWorker(): Promise<Worker> {
  const ownerUrl = EXTERNAL_URL ?? (await cloneTemplate());
  const appUrl = EXTERNAL_URL ? appRoleUrl(ownerUrl, TEST_SECRET) : appUrlOfClone(ownerUrl);
  // Tests wait for a slow machine instead of being told that the database is busy.
  const db = connect({ appUrl, max: 12, waitMs: 120_000, statementMs: 120_000 });
  await watchStatements(db.pool, await readCatalog(ownerUrl));
  const app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  await app.ready();
  if (SERVERS === 2) alternate(app, await startProcess({ appUrl }));
  return { app, db, owner: new pg.Pool({ connectionString: ownerUrl, max: 2 }), ownerUrl, appUrl };
}

/** @returns the owner's connection to a new clone */
async function cloneTemplate(): Promise<string> {
  const serverUrl = inject('ownerUrl');
  const name = `muster_test_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  // Cloning needs exclusive use of the template, and another worker may be cloning it.
  await server.query("select pg_advisory_lock(hashtext('clone'))");
  await server.query(`create database ${name} template ${TEMPLATE}`);
  await server.end();
  return databaseUrl(serverUrl, name);
}

/**
 * Runs one statement as the application's role, bypassing the check of statements: for tests that attack. @param tenantId null
 * sets no tenant
 */
export async function queryAsApp(tenantId: number | null, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: (await testWorker()).appUrl });
  await client.connect();
  try {
    await client.query('begin');
    if (tenantId !== null) for (const statement of tenantSettings(tenantId)) await client.query(statement);
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * Runs work while PostgreSQL refuses the rows of a table that meet a condition, to test work in which one of many rows fails.
 * @param condition over the table's columns
 */
export async function whileRefusing<T>(table: string, condition: string, work: () => Promise<T>): Promise<T> {
  const { owner } = await testWorker();
  await owner.query(`alter table ${table} add constraint refused_by_test check (not (${condition})) not valid`);
  try {
    return await work();
  } finally {
    await owner.query(`alter table ${table} drop constraint refused_by_test`);
  }
}

export type Person = { id: number; email: string; token: string };
type Failed = { status: false; message: string; errors?: Record<string, string[]>; data?: unknown };

/** The result of a call: `body` is the contract's reply on success; on failure read `failure`. */
export type Answer<T extends Route> = {
  status: number;
  body: ReplyOf<T>;
  failure: Failed;
  headers: Record<string, unknown>;
  bytes: Buffer;
};

export type TestTenant = Awaited<ReturnType<typeof newTenant>>;

let count = 0;

/** A tenant for one test, so tests share nothing and clean up nothing. */
export async function newTenant(
  options: { country_id?: 232 | 233; recruiter_approval?: 'automatic' | 'manual' } = {},
  on: Promise<Pick<Worker, 'app' | 'db' | 'owner'>> = testWorker(),
) {
  const { app, db, owner } = await on;
  const slug = `t${process.pid}-${++count}`;
  const host = `${slug}.test`;
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into tenants (slug, name, country_id, recruiter_approval, marketing_site_url, operators_need_second_factor)
       values ($1, $1, $2, $4, 'https://www.example.test', false) returning id)
     insert into tenant_hosts (host, tenant_id) select $3, id from made returning tenant_id as id`,
    [slug, options.country_id ?? 232, host, options.recruiter_approval ?? 'manual'],
  );
  const id = rows[0]?.id ?? 0;
  const run = <T>(work: (scoped: TenantDb) => Promise<T>) => db.withTenant(id, work);

  /** Calls a route over HTTP, as a person or as a visitor. */
  async function call<T extends Route>(route: T, ...[args, as]: [args?: ArgsOf<T>, as?: Person | null]): Promise<Answer<T>> {
    const { params, query, body, files } = (args ?? {}) as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: Record<string, unknown>;
      files?: Record<string, File>;
    };
    const request: InjectOptions = {
      method: route.method,
      url: pathOf(route, params) + (query ? `?${queryText(query)}` : ''),
      headers: { host, ...(as ? { authorization: `Bearer ${as.token}`, 'x-tenant': slug } : {}) },
    };
    if (route.multipart) {
      const form = new Response(formOf(body, files));
      Object.assign(request.headers ?? {}, { 'content-type': form.headers.get('content-type') });
      request.payload = Buffer.from(await form.arrayBuffer());
    } else if (body !== undefined) request.payload = body;
    const response = await app.inject(request);
    const json = String(response.headers['content-type'] ?? '').includes('json') ? response.json() : undefined;
    return { status: response.statusCode, body: json, failure: json, headers: response.headers, bytes: response.rawPayload };
  }

  /** Creates a signed-in account of this tenant. */
  async function person(
    role: 'veteran' | 'recruiter' | 'operator' | 'system_operator',
    more: Partial<PersonFields> = {},
  ): Promise<Person> {
    // Not that of another process: on a shared database, whoever empties the queue sends the emails of all.
    const email = more.email ?? `${role}.${process.pid}.${++count}@example.test`;
    const { email: _, ...fields } = more;
    return run(async (scoped) => {
      const user = await scoped
        .insertInto('users')
        .values({
          role,
          email,
          password_hash: await passwordHash(),
          first_name: 'Sam',
          last_name: `Test${count}`,
          country_id: options.country_id ?? 232,
          email_verified_at: new Date().toISOString(),
          last_signed_in_at: new Date().toISOString(),
          ...fields,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const expires = new Date(Date.now() + 3_600_000);
      const session = await scoped
        .insertInto('sessions')
        .values({ user_id: user.id, expires_at: expires.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = await tokensSignedWith(TEST_SECRET).sign(
        { user_id: user.id, tenant_id: id, session_id: session.id },
        expires,
      );
      return { id: user.id, email, token };
    });
  }

  /** Creates a company of this tenant. @returns its id */
  async function company(
    fields: Partial<{ name: string; status: 'active' | 'pending' | 'rejected' | 'inactive' }> = {},
  ): Promise<number> {
    const row = await run((scoped) =>
      scoped
        .insertInto('companies')
        .values({ name: `Company ${++count}`, status: 'active', country_id: options.country_id ?? 232, ...fields })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return row.id;
  }

  /** A recruiter of an active company, unless the options say otherwise. */
  async function recruiter(more: Partial<PersonFields> = {}): Promise<Person & { company_id: number }> {
    const company_id = more.company_id ?? (await company());
    return { ...(await person('recruiter', { is_admin: true, ...more, company_id })), company_id };
  }

  return {
    id,
    slug,
    host,
    app,
    db,
    owner,
    run,
    /** What scheduled work of the tenant works with. */
    work: {
      db,
      background: app.muster.background,
      siteOf: (name: string) => `https://${name}`,
      signer: app.muster.signer,
      signal: new AbortController().signal,
    } satisfies Work,
    call,
    person,
    company,
    recruiter,
    veteran: (more?: Partial<PersonFields>) => person('veteran', more),
  };
}

export type PersonFields = {
  email: string;
  status: 'active' | 'pending' | 'rejected' | 'inactive';
  first_name: string;
  last_name: string;
  company_id: number | null;
  is_admin: boolean;
  onboarding_steps: number | null;
  onboarding_percentage: number;
  password_hash: string | null;
  email_verified_at: string | null;
};

let hashed: Promise<string> | undefined;
const passwordHash = () => {
  hashed ??= hashPassword(PASSWORD);
  return hashed;
};

function queryText(query: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) text.append(name, String(one));
  return text.toString();
}

function formOf(body: Record<string, unknown> = {}, files: Record<string, File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
