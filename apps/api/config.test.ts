import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { type Config, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

/** Settings that are on or off, with what they set and their default. */
const SWITCHES = [
  ['DEMONSTRATION', 'demonstration', false],
  ['MIGRATE', 'migrate', true],
  ['STAND_IN', 'stand_in', true],
  ['HSTS_SUBDOMAINS', 'hsts_subdomains', false],
  ['BACKGROUND_WORK', 'background_work', true],
  ['LINK_CHECKS', 'link_checks', true],
] as const satisfies [string, keyof Config, boolean][];

describe.each(SWITCHES)('%s', (name, key, preset) => {
  test('is on or off in every usual spelling', () => {
    for (const on of ['on', 'true', 'yes', '1', 'ON', ' True ']) expect(readConfig({ [name]: on })[key], on).toBe(true);
    for (const off of ['off', 'false', 'no', '0', 'No']) expect(readConfig({ [name]: off })[key], off).toBe(false);
  });

  test('has its default when it is missing', () => {
    expect(readConfig({})[key]).toBe(preset);
  });
});

/** Every setting of the table in docs/operations.md that is checked at the start, with values that are refused. */
const NONSENSE: Record<string, string[]> = {
  PORT: ['abc', '99999', '-1', '3000.5', '3e3'],
  DEMONSTRATION: ['maybe', '2'],
  HOST: ['http://localhost', 'a b', '/tmp/socket'],
  NODE_ENV: ['prod', 'staging'],
  APP_SECRET: ['short'],
  APP_SECRET_PREVIOUS: ['short'],
  DATABASE_URL: [
    'muster',
    'host=localhost dbname=muster',
    'mysql://a/b',
    'postgres://u:p#w@host/db',
    'postgres://u:100%@host/db',
  ],
  DATABASE_APP_URL: ['muster', 'http://host/db', 'postgres://u:%zz@host/db'],
  // The last one lacks DATABASE_URL.
  DATABASE_REPLICA_URL: [
    'replica',
    'http://host/db',
    'postgres://u:p#w@host/db',
    'postgres://u:100%@host/db',
    'postgres://host/db',
  ],
  DATABASE_POOL: ['2', 'many'],
  // More connections than the embedded database has.
  WEB_CONCURRENCY: ['0', '65', 'auto', '8'],
  STATEMENT_SECONDS: ['0', 'soon'],
  LOCK_SECONDS: ['-5', '5s'],
  MIGRATE: ['never', 'nein'],
  HSTS_SUBDOMAINS: ['all'],
  DEFAULT_TENANT_HOST: ['https://jobs.example.org', 'jobs example'],
  PUBLIC_PORT: ['0', 'https', '70000'],
  TRUST_PROXY: ['true', '10'],
  SMTP_URL: ['mail.example.org', 'http://mail.example.org', 'smtp://', 'smtp://h?tls=on', 'smtp://u:%zz@h', 'smtp://h:99999'],
  DNS_SERVERS: ['dns.example.org', '192.0.2.1:dns'],
  LINK_CHECKS: ['weekly'],
  FIND_A_JOB_CATEGORIES: ['healthcare', '29=', '=9', '29-1141=9;25=27', '29=9,,25=27', '29-11411=9'],
  FEED_REPLAY: ['127.0.0.1:4000', 'https://feeds.example.org'],
  STORAGE_PERSON_MB: ['1 GB', '-1'],
  STORAGE_COMPANY_MB: ['x'],
  STORAGE_TENANT_MB: ['unlimited'],
  VIRUS_SCANNER: ['clamd', 'host:0'],
  MAIL_FROM: ['jobs', 'Jobs <jobs@example.org>'],
  DRAIN_SECONDS: ['6s'],
  STOP_SECONDS: ['soon', '601'],
  STAND_IN: ['503'],
  BACKGROUND_WORK: ['some'],
  BACKGROUND_STATEMENT_SECONDS: ['0', 'x'],
  METRICS_TOKEN: ['short'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    '127.0.0.1:4318',
    'grpc://127.0.0.1:4317',
    'http://u:p#w@host',
    'https://key@host',
    'http://127.0.0.1:4318/v1/traces',
  ],
  OTEL_EXPORTER_OTLP_HEADERS: ['secret', 'a b=c', 'x-api-key=%zz', 'x-api-key=a%0Ab', 'a=b,,c=d'],
  GOOGLE_CLIENT_ID: ['without a secret'],
  GOOGLE_CLIENT_SECRET: ['without an id'],
  LINKEDIN_CLIENT_ID: ['without a secret'],
  LINKEDIN_CLIENT_SECRET: ['without an id'],
  AI_BASE_URL: ['ai.example.org', 'file:///etc/passwd'],
  AI_MODEL: ['without a URL'],
  LOG_LEVEL: ['verbose'],
};

/** Any text is a folder, a name or a key; HEAP_MB is read by npm start (scripts/heap.mjs). */
const ANY = ['DATA_DIR', 'JOB_EXPORTS_DIR', 'COMMIT', 'AI_API_KEY', 'HEAP_MB', 'OTEL_SERVICE_NAME'];

test('every setting that is documented refuses what it cannot use', () => {
  const docs = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const documented = [...docs.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? []);
  expect(Object.keys(NONSENSE).concat(ANY).sort()).toEqual(documented.sort());
});

test.each(Object.entries(NONSENSE).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused in one sentence that names it, and repeats no password',
  (name, value) => {
    const read = () => readConfig({ APP_SECRET: name === 'APP_SECRET' ? undefined : SECRET, [name]: value });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/p#w|100%|%zz/);
  },
);

test.each([...Object.keys(NONSENSE), ...ANY])('%s counts as missing when it is empty', (name) => {
  for (const empty of ['', ' ', '\t']) expect(readConfig({ [name]: empty })).toEqual(readConfig({}));
});

test.each([
  { HOST: '::1', DNS_SERVERS: '192.0.2.1, 192.0.2.2:5353 2001:db8::1,[2001:db8::2]:53', MAIL_FROM: 'root@localhost' },
  { DATABASE_URL: 'postgresql:///muster?host=/var/run/postgresql', SMTP_URL: 'smtp://u:p%40@mail.example.org:587?tls=off' },
  { NODE_ENV: 'production', APP_SECRET: SECRET, DATABASE_URL: 'postgres://owner:p%23w@db.example.org:5432/muster' },
])('%j is accepted', (env) => expect(() => readConfig(env)).not.toThrow());

test('replicas are addresses separated by commas, and their user and password are refused', () => {
  const DATABASE_URL = 'postgres://owner:p%23w@db.example.org/muster';
  const read = (DATABASE_REPLICA_URL: string) => readConfig({ APP_SECRET: SECRET, DATABASE_URL, DATABASE_REPLICA_URL });
  const [one, other] = ['postgres://one.example.org/muster', 'postgresql://192.0.2.2:5433/muster?sslmode=require'];
  expect(read(`${one}, ${other}`).database_replicas).toEqual([one, other]);
  expect(() => read(`${one},postgres://muster:secret@two.example.org/muster`)).toThrow(/without user and password/);
});

test('traces are sent below the endpoint, with decoded headers, and not at all without an endpoint', () => {
  const OTEL_EXPORTER_OTLP_HEADERS = 'X-Api-Key=a%2Cb%3D , x-team = jobs';
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME: 'jobs' }).traces).toBeNull();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).traces).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    service_name: 'muster',
  });
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://traces.example.org/otlp/';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME: 'jobs' }).traces).toEqual({
    url: 'https://traces.example.org/otlp/v1/traces',
    headers: { 'x-api-key': 'a,b=', 'x-team': 'jobs' },
    service_name: 'jobs',
  });
});
