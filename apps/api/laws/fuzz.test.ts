import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import {
  type Call,
  callsOf,
  collectionOf,
  type FuzzRequest,
  faultyRequest,
  isObject,
  seeded,
  validRequest,
} from '#apps/api/testing/fuzz-requests.ts';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { buildApiKey } from '#features/employer-api/server/testing.ts';

/**
 * Calls every operation of the OpenAPI document with generated input, as a visitor and as each role. `npm run fuzz` sets FUZZ_CALLS and
 * FUZZ_SEED; a failure prints the seed that repeats it.
 */
const CALLS = Number(process.env.FUZZ_CALLS ?? 600);
const SEED = Number(process.env.FUZZ_SEED ?? 27);
const MEGABYTE = 1024 * 1024;
/** The heap may grow by caches that fill once. Twelve thousand calls that each leave 10 KB behind would exceed it. */
const MOST_GROWTH = 100 * MEGABYTE;

/** Sentences of libraries and of PostgreSQL, which must not reach a person. */
const RAW =
  /Invalid (input|option|string|email|URL|ISO|UUID)|expected \w+, received|^Too (small|big)|Unrecognized key|violates|invalid byte sequence|syntax error/i;

type Role = 'veteran' | 'recruiter' | 'operator' | 'system_operator' | 'company_key';
type Caller = {
  name: string;
  role: Role | null;
  /** Others must not read what contains this text. */
  marker: string;
  tenant: TestTenant;
  person: Person | null;
  /** Ids in this caller's replies, by the last segment of their collection: `applications` for those of any list of applications. */
  seen: Map<string, number[]>;
};
type Problem = { what: string; who: string; request: string; status: number; body: string };

const { app, owner } = await testWorker();
const document = (await app.inject('/api/openapi.json')).json();
/** Calls to these ask the provider, which is not here. `features/accounts/server/sign-in/social.test.ts` has a local one. */
const ELSEWHERE = /^\/api\/auth\/(google|linkedin)\/redirect$|^\/api\/auth\/social/;
/** A valid request for the export of a person's data waits up to 20 seconds for background work, which does not run here. */
const EXPORT = /^(\/api\/privacy\/export)(\?wait=\d{1,2})?$/;
// A stream of events does not end by itself.
const calls = callsOf(document).filter(
  ({ path, operation }) => !ELSEWHERE.test(path) && !JSON.stringify(operation.responses).includes('text/event-stream'),
);
const random = seeded(SEED);
const problems: Problem[] = [];
const statuses = new Map<number, number>();
const succeeded = new Set<string>();
let created = 0;

let here: Record<
  'visitor' | 'veteran' | 'private_veteran' | 'recruiter' | 'operator' | 'system_operator' | 'company_key',
  Caller
>;
let elsewhere: Caller[];

beforeAll(async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  here = {
    visitor: await caller('visitor', null, 'By the visitor', tenant),
    veteran: await caller('veteran', 'veteran', 'By the veteran', tenant),
    private_veteran: await caller('private veteran', 'veteran', 'Privateword', tenant),
    recruiter: await caller('recruiter', 'recruiter', 'By the recruiter', tenant),
    operator: await caller('operator', 'operator', 'By the operator', tenant),
    system_operator: await caller('system operator', 'system_operator', 'By the system', tenant),
    company_key: await caller('API key', 'company_key', 'By the key', tenant),
  };
  elsewhere = [
    await caller('veteran elsewhere', 'veteran', 'Elsewhereword', other),
    await caller('recruiter elsewhere', 'recruiter', 'Elsewhereword', other),
    await caller('operator elsewhere', 'operator', 'Elsewhereword', other),
  ];
});

test(`${CALLS} generated calls give no 5xx, no raw errors and no foreign data, and the memory is released`, {
  timeout: 3_600_000,
}, async () => {
  // What must stay private is written first, in another tenant and by a veteran who sends nothing to anyone.
  for (const one of [...elsewhere, here.private_veteran]) await fillWith(one);
  expect(await readsOwnMarker(elsewhere[0])).toBe(true);
  expect(await readsOwnMarker(here.private_veteran)).toBe(true);

  created = 0;
  const callers = [here.visitor, here.veteran, here.recruiter, here.operator, here.system_operator, here.company_key];
  let before = 0;
  while (created < CALLS) {
    for (const call of shuffled(calls)) {
      if (created >= CALLS) break;
      const right = callers.filter(({ role }) => isRight(call, role));
      const one = right[Math.floor(random() * right.length)] ?? here.visitor;
      await send(one, call, validRequest(call, sourceOf(one)));
      await send(one, call, faultyRequest(call, sourceOf(one)));
      const another = callers[Math.floor(random() * callers.length)] ?? here.visitor;
      await send(another, call, random() < 0.5 ? validRequest(call, sourceOf(another)) : faultyRequest(call, sourceOf(another)));
      await restore(one);
      await restore(another);
    }
    if (before === 0) before = heapAfterCollection();
  }
  const grown = heapAfterCollection() - before;
  const report = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const never = calls.map(({ method, path }) => `${method} ${path}`).filter((name) => !succeeded.has(name));
  if (process.env.FUZZ_CALLS) console.log(`Never succeeded: ${never.join(', ')}`);
  console.log(
    `${created} calls with seed ${SEED}: ${report.join(', ')}; ${succeeded.size} of ${calls.length} operations succeeded at least once; heap ${Math.round(grown / MEGABYTE)} MB larger`,
  );
  expect(problems.slice(0, 40), `FUZZ_SEED=${SEED}`).toEqual([]);
  expect(grown).toBeLessThan(MOST_GROWTH);
});

async function caller(name: string, role: Role | null, marker: string, tenant: TestTenant): Promise<Caller> {
  return { name, role, marker, tenant, person: await personOf(role, tenant, marker), seen: new Map() };
}

function personOf(role: Role | null, tenant: TestTenant, marker: string): Promise<Person> | null {
  const fields = { last_name: marker.split(' ')[0] ?? marker };
  if (role === null) return null;
  if (role === 'company_key') return tenant.recruiter(fields).then((recruiter) => buildApiKey(tenant, recruiter));
  return role === 'recruiter' ? tenant.recruiter(fields) : tenant.person(role, fields);
}

const isRight = ({ access }: Call, role: Role | null) =>
  access === 'public' ||
  (role !== null && (access === 'signed_in' || access === role || (access === 'operator' && role === 'system_operator')));

/** Ids that this caller has seen, those that others have seen, and small numbers. */
function sourceOf(one: Caller) {
  const everybody = [...Object.values(here), ...elsewhere];
  const idsFor = (collection: string): number[] => {
    if (collection.startsWith('/')) {
      const own = one.seen.get(nounOf(collection)) ?? [];
      if (own.length > 0 && random() < 0.75) return own;
      const others = everybody.flatMap(({ seen }) => seen.get(nounOf(collection)) ?? []);
      return others.length > 0 && random() < 0.8 ? others : [Math.floor(random() * 5000)];
    }
    // `job_id` may be an id of any list whose path ends with `jobs`.
    const noun = collection.replace(/_ids?$/, '');
    const some = everybody.flatMap(({ seen }) =>
      [...seen].flatMap(([path, ids]) => (path.includes(noun.replace(/y$/, 'i').replaceAll('_', '-')) ? ids : [])),
    );
    return some.length > 0 && random() < 0.8 ? some : [1, 2, 3, 100, 232, 233];
  };
  return { random, idsFor, marker: one.marker };
}

const nounOf = (collection: string) => collection.slice(collection.lastIndexOf('/') + 1);

/** Sends valid requests to every operation that writes, except those that show the person's texts to others on purpose. */
async function fillWith(one: Caller): Promise<void> {
  const shares =
    one === here.private_veteran
      ? /apply|application|candidate|contact|message|report|interest|visibility|review|feedback/
      : /^$/;
  for (const call of calls) {
    if (!isRight(call, one.role) || shares.test(call.path) || call.method === 'DELETE') continue;
    await send(one, call, validRequest(call, sourceOf(one)));
    await restore(one);
  }
}

/** Whether the marker is stored at all: a run in which nothing private was written would show nothing. */
async function readsOwnMarker(one: Caller | undefined): Promise<boolean> {
  if (!one) return false;
  for (const call of calls) {
    if (call.method !== 'GET' || call.path === '/api/logout' || !isRight(call, one.role)) continue;
    const { body } = await inject(one, validRequest(call, sourceOf(one)));
    if (body.includes(one.marker)) return true;
  }
  return false;
}

async function send(one: Caller, call: Call, request: FuzzRequest): Promise<void> {
  created++;
  const { statusCode: status, body, headers } = await inject(one, request);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status < 300) succeeded.add(`${call.method} ${call.path}`);
  const isJson = String(headers['content-type'] ?? '').includes('json');
  const problem = problemOf(one, call, status, body, isJson);
  if (problem)
    problems.push({
      what: problem,
      who: one.name,
      request: `${request.method} ${request.url.slice(0, 300)} ${String(request.payload ?? '').slice(0, 600)}`,
      status,
      body: body.slice(0, 300),
    });
  if (isJson && status < 300) remember(one, call, JSON.parse(body));
}

function inject(one: Caller, { method, url, headers, payload }: FuzzRequest) {
  const token = one.person && { authorization: `Bearer ${one.person.token}` };
  return app.inject({
    method: method as 'GET',
    url: url.replace(EXPORT, '$1?wait=0'),
    headers: { ...headers, host: one.tenant.host, ...token },
    ...(payload !== undefined && { payload }),
  });
}

function problemOf(one: Caller, call: Call, status: number, body: string, isJson: boolean): string | null {
  if (status >= 500) return 'a server error';
  if (status >= 400) {
    if (!isJson) return 'an error without the envelope';
    const failure: { status?: boolean; message?: string; errors?: Record<string, string[]> } = JSON.parse(body);
    if (failure.status !== false || !failure.message) return 'an error without the envelope';
    const sentences = [failure.message, ...Object.values(failure.errors ?? {}).flat()];
    if (sentences.some((sentence) => RAW.test(sentence))) return 'the text of a library';
  }
  // The system operator's own routes are about all tenants.
  const isOfOneTenant = one.tenant === here.visitor.tenant && call.access !== 'system_operator';
  if (isOfOneTenant && body.includes('Elsewhereword')) return 'data of another tenant';
  const isOther = one === here.visitor || one === here.veteran || one === here.recruiter;
  if (isOther && body.includes(here.private_veteran.marker)) return 'data of another veteran';
  return null;
}

/** Collects `id` of what a reply contains: of the item for its collection, of rows for the list. */
function remember(one: Caller, { path }: Call, reply: unknown): void {
  if (!isObject(reply)) return;
  const rows = Array.isArray(reply.data) ? reply.data : [reply.data];
  const ids = rows.flatMap((row) => (isObject(row) && typeof row.id === 'number' ? [row.id] : []));
  if (ids.length === 0) return;
  const name = /\{(\w+)\}$/.exec(path)?.[1];
  const noun = nounOf(name ? collectionOf(path, name) : path);
  one.seen.set(noun, [...new Set([...(one.seen.get(noun) ?? []), ...ids])].slice(-40));
}

/** Signs the caller in again, or replaces them, after a call that ended the session, the account or the company, and resets rate limits. */
async function restore(one: Caller): Promise<void> {
  await one.tenant.run((db) => db.deleteFrom('rate_limits').execute());
  if (!one.person) return;
  await owner.query(`update tenants set status = 'active' where id = $1 and status <> 'active'`, [one.tenant.id]);
  await owner.query(`update tenants set operators_need_second_factor = false where id = $1 and operators_need_second_factor`, [
    one.tenant.id,
  ]);
  const url = one.role === 'company_key' ? '/api/v1/jobs' : '/api/notifications';
  const { statusCode } = await inject(one, { method: 'GET', url, headers: {} });
  if (statusCode < 400) return;
  one.person = await personOf(one.role, one.tenant, one.marker);
}

function shuffled<T>(from: readonly T[]): T[] {
  return from
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
