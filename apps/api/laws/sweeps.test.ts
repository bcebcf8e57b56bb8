import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { buildApiKey } from '#features/employer-api/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildWebhook } from '#features/webhooks/server/testing.ts';
import { type Access, pathOf, type Route } from '#kit/contract/route.ts';

/** Rules for every route and every table. */

const { app, owner, appUrl } = await testWorker();
const appRole = new URL(appUrl).username;
const routes = app.muster.routes;
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const named = routes.map((route) => [nameOf(route), route] as const);
const closed = named.filter(([, { access }]) => access !== 'public');

type Sent = { body?: Record<string, unknown>; files?: Record<string, File> };

/** Sends a request to a route as listed in the table below, without the types that a feature's own test has. */
async function send(
  tenant: TestTenant,
  route: Route,
  as: Person | null,
  params: Record<string, unknown>,
  { body = {}, files = {} }: Sent = {},
) {
  const headers: Record<string, string> = { host: tenant.host, ...(as && { authorization: `Bearer ${as.token}` }) };
  let payload: object | Buffer | undefined = ['POST', 'PUT'].includes(route.method) ? body : undefined;
  if (route.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, String(value));
    for (const [name, file] of Object.entries(files)) form.append(name, file);
    const encoded = new Response(form);
    headers['content-type'] = encoded.headers.get('content-type') ?? '';
    payload = Buffer.from(await encoded.arrayBuffer());
  }
  return app.inject({ method: route.method, url: pathOf(route, params), headers, ...(payload && { payload }) });
}

/** Any value for each `{name}` of a path: the caller is refused before it is read. */
const anyParams = (route: Route) => Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 1]));

describe('every route', () => {
  test('has a unique method and path', () => {
    const names = named.map(([name]) => name.replaceAll(/\{\w+\}/g, '{}'));
    expect(names).toEqual([...new Set(names)]);
  });

  test('under /api/operator and /api/recruiter is closed to other roles', () => {
    const open = routes.filter(
      ({ path, access }) =>
        (path.startsWith('/api/operator/') && !['operator', 'system_operator'].includes(access)) ||
        (path.startsWith('/api/recruiter/') && access !== 'recruiter'),
    );
    expect(open.map(nameOf)).toEqual([]);
  });

  test('that takes files takes at most ten megabytes of each', () => {
    const files = routes.flatMap((route) =>
      Object.values(route.multipart?.files ?? {}).map(({ max_bytes }) => [nameOf(route), max_bytes] as const),
    );
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter(([, bytes]) => bytes <= 0 || bytes > 10 * 1024 * 1024)).toEqual([]);
  });

  test('is in the OpenAPI document', async () => {
    const document: { paths: Record<string, Record<string, unknown>> } = (await app.inject('/api/openapi.json')).json();
    const missing = routes.filter(({ method, path }) => !document.paths[path]?.[method.toLowerCase()]);
    expect(missing.map(nameOf)).toEqual([]);
  });
});

test('the OpenAPI document is built once, not for each request', async () => {
  const first = await app.inject('/api/openapi.json');
  routes.push({ method: 'GET', path: '/api/added-later', access: 'public', summary: 'Added after the first request' });
  const second = await app.inject('/api/openapi.json');
  routes.pop();
  expect(second.body).toBe(first.body);
});

describe('a visitor', () => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await newTenant();
  });

  test.each(closed)('gets 401 from %s', async (_, route) => {
    expect((await send(tenant, route, null, anyParams(route))).statusCode).toBe(401);
  });
});

describe('a token of another tenant', () => {
  let here: TestTenant;
  let stranger: Person;
  beforeAll(async () => {
    here = await newTenant();
    stranger = await (await newTenant()).person('system_operator');
  });

  test.each(closed)('gets 401 from %s', async (_, route) => {
    expect((await send(here, route, stranger, anyParams(route))).statusCode).toBe(401);
  });
});

/** Who is refused by each kind of route. */
const WRONG_ROLES: Record<Access, readonly ('veteran' | 'recruiter' | 'operator' | 'system_operator')[]> = {
  public: [],
  signed_in: [],
  veteran: ['recruiter', 'operator', 'system_operator'],
  recruiter: ['veteran', 'operator', 'system_operator'],
  operator: ['veteran', 'recruiter'],
  system_operator: ['veteran', 'recruiter', 'operator'],
  // A session is no key: 401 (features/employer-api/server/keys/keys.test.ts).
  company_key: [],
};

describe('a wrong role', () => {
  let tenant: TestTenant;
  const people: Partial<Record<string, Person>> = {};
  beforeAll(async () => {
    tenant = await newTenant();
    people.veteran = await tenant.veteran();
    people.recruiter = await tenant.recruiter();
    people.operator = await tenant.person('operator');
    people.system_operator = await tenant.person('system_operator');
  });

  const tries = closed.flatMap(([name, route]) => WRONG_ROLES[route.access].map((role) => [role, name, route] as const));
  test.each(tries)('%s gets 403 from %s', async (role, _, route) => {
    expect((await send(tenant, route, people[role] ?? null, anyParams(route))).statusCode).toBe(403);
  });
});

describe('an inactive account', () => {
  let tenant: TestTenant;
  const people: Partial<Record<string, Person>> = {};
  beforeAll(async () => {
    tenant = await newTenant();
    people.veteran = await tenant.veteran({ status: 'inactive' });
    people.recruiter = await tenant.recruiter({ status: 'inactive' });
    people.operator = await tenant.person('operator', { status: 'inactive' });
    people.system_operator = await tenant.person('system_operator', { status: 'inactive' });
    const former = await tenant.recruiter();
    people.company_key = await buildApiKey(tenant, former);
    await tenant.run((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', former.id).execute());
  });

  test.each(closed.filter(([, route]) => !route.even_inactive))('gets 410 from %s', async (_, route) => {
    const who = people[route.access === 'signed_in' ? 'veteran' : route.access];
    expect((await send(tenant, route, who ?? null, anyParams(route))).statusCode).toBe(410);
  });
});

/** Other people's rows, by the resource of the id in a path. */
type Strange = Record<
  | 'company'
  | 'recruiter'
  | 'job'
  | 'application'
  | 'session'
  | 'passkey'
  | 'invitation'
  | 'question'
  | 'answer'
  | 'suggestion'
  | 'provider'
  | 'open_service'
  | 'course'
  | 'occupation_report'
  | 'occupation_term'
  | 'next_step'
  | 'transition_plan'
  | 'plan_link'
  | 'resume'
  | 'letter'
  | 'background_job'
  | 'lookup'
  | 'address_claim'
  | 'candidate'
  | 'contact_request'
  | 'candidate_list'
  | 'interview'
  | 'note'
  | 'pipeline_view'
  | 'tracked_application'
  | 'batch'
  | 'cv_export'
  | 'conversation'
  | 'message'
  | 'held_message'
  | 'held_job'
  | 'held_change'
  | 'job_feed'
  | 'tenant_feed'
  | 'message_attachment'
  | 'message_template'
  | 'job_template'
  | 'message_report'
  | 'alert'
  | 'api_key'
  | 'api_job'
  | 'webhook',
  number | string
>;

type Guarded = Sent & {
  id: keyof Strange;
  /** Public, or visible to anyone of the tenant: only another tenant's row is refused. */
  shared?: true;
  /** Called by a recruiter without a company. */
  as?: 'newcomer';
};

const JOB = { title: 'Fitter', description: 'x' };
const COURSE = {
  title: 'Forklift licence',
  provider: 'A training centre',
  provider_email: 'courses@training.example.org',
  description: 'Counterbalance forklift, novice to licence.',
  service_type: 'online' as const,
  availability: 'business_hours' as const,
  mode: 'full_time' as const,
  length_amount: 5,
  length_unit: 'day' as const,
  country_id: 232,
  cost: 600,
  apply_url: 'https://training.example.org/forklift',
  source_url: 'https://training.example.org/forklift',
  checked_on: '2026-11-21',
};
const PROPOSAL = {
  format: 'phone' as const,
  location: '0113 496 0000',
  duration_minutes: 30,
  time_zone: 'Europe/London',
  slots: [{ starts: '2030-01-07T10:00' }],
  interviewer_ids: [1],
};
const PROVIDER = {
  name: 'A charity',
  category: 'housing' as const,
  description: 'Finds homes.',
  website: 'https://charity.example.org',
  country_id: 232,
  service_type: 'hybrid' as const,
  availability: 'business_hours' as const,
  source_url: 'https://charity.example.org',
  checked_on: '2026-11-21',
};

/**
 * Every route that names a row, with what it needs to reach the lookup of that row. A route missing here fails the sweep: add
 * what its id names.
 */
const GUARDED: Record<string, Guarded> = {
  'GET /api/jobs/{id}': { id: 'job', shared: true },
  'GET /api/jobs/{id}/similar': { id: 'job', shared: true },
  'GET /api/jobs/{id}/picture': { id: 'job', shared: true },
  'POST /api/jobs/{id}/save': { id: 'job', shared: true },
  'POST /api/jobs/{id}/report': { id: 'job', shared: true, body: { reason: 'fraud' } },
  'POST /api/operator/reported-jobs/{id}/decide': {
    id: 'job',
    shared: true,
    body: { seen: 1, outcome: 'kept', reply: 'All in order' },
  },
  'POST /api/jobs/{id}/dismiss': { id: 'job', shared: true, body: { reason: 'pay' } },
  'POST /api/jobs/{id}/apply': { id: 'job', shared: true, files: { file: pdf() } },
  'GET /api/jobs/{id}/draft': { id: 'job', shared: true },
  'PUT /api/jobs/{id}/draft': { id: 'job', shared: true, body: { revision: 0, content: {} } },
  'GET /api/companies/{id}': { id: 'company', shared: true },
  'GET /api/companies/{id}/logo': { id: 'company', shared: true },
  'PUT /api/companies/{id}': { id: 'company', body: { name: 'Acme' } },
  'POST /api/companies/{id}/logo': { id: 'company' },
  'DELETE /api/companies/{id}/change': { id: 'company' },
  'POST /api/companies/{id}/join': { id: 'company', as: 'newcomer' },
  'POST /api/companies/{id}/decline': { id: 'company', as: 'newcomer', shared: true },
  'POST /api/company-users/{id}/status': { id: 'recruiter', body: { status: 'active' } },
  'PUT /api/company-users/{id}/admin': { id: 'recruiter', body: { is_admin: 1 } },
  'GET /api/applications/{id}': { id: 'application' },
  'PUT /api/applications/{id}': { id: 'application', body: { keep_cv: true, revision: 1 } },
  'GET /api/applications/{id}/resume': { id: 'application' },
  'GET /api/applications/{id}/views': { id: 'application' },
  'POST /api/applications/{id}/withdraw': { id: 'application' },
  'POST /api/applications/{id}/accept': { id: 'application' },
  'POST /api/applications/{id}/decline': { id: 'application' },
  'GET /api/recruiter/jobs/{id}': { id: 'job' },
  'PUT /api/recruiter/jobs/{id}': { id: 'job', body: { job: JOB, updated_at: '2026-11-21T08:00:00.000Z' } },
  'DELETE /api/recruiter/jobs/{id}': { id: 'job' },
  'POST /api/recruiter/jobs/{id}/publish': { id: 'job' },
  'POST /api/recruiter/jobs/{id}/close': { id: 'job' },
  'POST /api/recruiter/jobs/{id}/copy': { id: 'job' },
  'GET /api/recruiter/jobs/{id}/performance': { id: 'job' },
  'GET /api/recruiter/jobs/{id}/applications': { id: 'job' },
  'GET /api/recruiter/applications/{id}': { id: 'application' },
  'GET /api/recruiter/applications/{id}/match': { id: 'application' },
  'POST /api/recruiter/invitations/{id}/resend': { id: 'invitation' },
  'DELETE /api/recruiter/invitations/{id}': { id: 'invitation' },
  'DELETE /api/account/sessions/{id}': { id: 'session' },
  'DELETE /api/account/passkeys/{id}': { id: 'passkey' },
  'GET /api/recruiter/candidates/{id}': { id: 'candidate' },
  'POST /api/recruiter/contact-requests/{id}/withdraw': { id: 'contact_request' },
  'PUT /api/recruiter/candidate-lists/{id}/candidates': {
    id: 'candidate_list',
    body: { keys: ['7f3a9c11-0000-4000-8000-000000000000'], listed: false },
  },
  'DELETE /api/recruiter/candidate-lists/{id}': { id: 'candidate_list' },
  'POST /api/contact-requests/{id}/accept': { id: 'contact_request' },
  'POST /api/contact-requests/{id}/decline': { id: 'contact_request' },
  'POST /api/contact-requests/{id}/end': { id: 'contact_request' },
  'GET /api/recruiter/jobs/{id}/applications/board': { id: 'job' },
  'GET /api/recruiter/jobs/{id}/applications/column': { id: 'job' },
  'GET /api/recruiter/jobs/{id}/applications/ids': { id: 'job' },
  'GET /api/recruiter/jobs/{id}/applications/pipeline': { id: 'job' },
  'PUT /api/recruiter/jobs/{id}/applications/pipeline': { id: 'job', body: { revision: 0, reply_days: 14, criteria: [] } },
  'GET /api/recruiter/jobs/{id}/team': { id: 'job' },
  'PUT /api/recruiter/jobs/{id}/team/{user_id}': { id: 'job', body: { is_member: true } },
  'GET /api/recruiter/jobs/{id}/applications/export': { id: 'job' },
  'POST /api/recruiter/jobs/{id}/applications/move/count': { id: 'job', body: { ids: [1], stage: 'in_review' } },
  'POST /api/recruiter/jobs/{id}/applications/move': { id: 'job', body: { ids: [1], stage: 'in_review' } },
  'POST /api/recruiter/jobs/{id}/applications/tag': { id: 'job', body: { ids: [1], tag: 'Driver' } },
  'POST /api/recruiter/jobs/{id}/applications/cvs': { id: 'job', body: { ids: [1] } },
  'POST /api/recruiter/applications/{id}/read': { id: 'application' },
  'GET /api/recruiter/applications/{id}/teamwork': { id: 'application' },
  'POST /api/recruiter/applications/{id}/notes': { id: 'application', body: { body: 'A note' } },
  'POST /api/recruiter/applications/{id}/tags': { id: 'application', body: { add: ['Driver'] } },
  'PUT /api/recruiter/applications/{id}/score': { id: 'application', body: { scores: {} } },
  'DELETE /api/recruiter/notes/{id}': { id: 'note' },
  'DELETE /api/recruiter/pipeline-views/{id}': { id: 'pipeline_view' },
  'POST /api/recruiter/application-batches/{id}/undo': { id: 'batch' },
  'GET /api/recruiter/cv-exports/{id}': { id: 'cv_export' },
  'GET /api/recruiter/cv-exports/{id}/file': { id: 'cv_export' },
  'GET /api/conversations/{id}': { id: 'conversation' },
  'GET /api/conversations/{id}/messages': { id: 'conversation' },
  'POST /api/conversations/{id}/messages': {
    id: 'conversation',
    body: { message_key: '7f3a9c11-0000-4000-8000-000000000000', body: 'Hello' },
  },
  'POST /api/conversations/{id}/read': { id: 'conversation', body: { upto: 1 } },
  'POST /api/conversations/{id}/attachments': { id: 'conversation', files: { file: pdf() } },
  'PUT /api/conversations/{id}/block': { id: 'conversation', body: { blocked: true } },
  'POST /api/messages/{id}/report': { id: 'message', body: { reason: 'Insulting' } },
  'GET /api/message-attachments/{id}': { id: 'message_attachment' },
  'DELETE /api/message-attachments/{id}': { id: 'message_attachment' },
  'PUT /api/recruiter/message-templates/{id}': {
    id: 'message_template',
    body: { name: 'Mine', body: 'Hello', revision: 1 },
  },
  'DELETE /api/recruiter/message-templates/{id}': { id: 'message_template' },
  'PUT /api/recruiter/job-templates/{id}': { id: 'job_template', body: { name: 'Fitters' } },
  'DELETE /api/recruiter/job-templates/{id}': { id: 'job_template' },
  'POST /api/recruiter/job-templates/{id}/start': { id: 'job_template' },
  'POST /api/operator/held-messages/{id}/decide': { id: 'held_message', shared: true, body: { approved: true } },
  'POST /api/operator/held-changes/{id}/decide': {
    id: 'held_change',
    shared: true,
    body: { approved: false, note: 'No fees' },
  },
  'POST /api/operator/held-jobs/{id}/decide': { id: 'held_job', shared: true, body: { approved: false, note: 'No fees' } },
  'GET /api/recruiter/job-feeds/{id}': { id: 'job_feed' },
  'GET /api/recruiter/job-feeds/{id}/runs/{run_id}': { id: 'job_feed' },
  'PUT /api/recruiter/job-feeds/{id}': { id: 'job_feed', body: { name: 'Board', kind: 'greenhouse', address: 'acme' } },
  'PUT /api/recruiter/job-feeds/{id}/paused': { id: 'job_feed', body: { is_paused: true } },
  'POST /api/recruiter/job-feeds/{id}/run': { id: 'job_feed' },
  'DELETE /api/recruiter/job-feeds/{id}': { id: 'job_feed' },
  'POST /api/recruiter/job-feeds/{id}/decide': { id: 'job_feed', body: { close: true } },
  'POST /api/recruiter/job-feeds/{id}/conflicts': { id: 'job_feed', body: { job_id: 1, field: 'title', take: 'mine' } },
  'GET /api/operator/job-feeds/{id}': { id: 'tenant_feed', shared: true },
  'GET /api/operator/job-feeds/{id}/runs/{run_id}': { id: 'tenant_feed', shared: true },
  'PUT /api/operator/job-feeds/{id}': {
    id: 'tenant_feed',
    shared: true,
    body: { name: 'Board', kind: 'greenhouse', address: 'acme' },
  },
  'PUT /api/operator/job-feeds/{id}/paused': { id: 'tenant_feed', shared: true, body: { is_paused: true } },
  'POST /api/operator/job-feeds/{id}/run': { id: 'tenant_feed', shared: true },
  'DELETE /api/operator/job-feeds/{id}': { id: 'tenant_feed', shared: true },
  'POST /api/operator/job-feeds/{id}/decide': { id: 'tenant_feed', shared: true, body: { close: true } },
  'POST /api/operator/job-feeds/{id}/conflicts': {
    id: 'tenant_feed',
    shared: true,
    body: { job_id: 1, field: 'title', take: 'mine' },
  },
  'POST /api/recruiter/jobs/{id}/withdraw': { id: 'job' },
  'PUT /api/alerts/{id}': { id: 'alert', body: { name: 'Welder', frequency: 'daily', is_paused: false } },
  'DELETE /api/alerts/{id}': { id: 'alert' },
  'POST /api/alerts/{id}/restore': { id: 'alert' },
  'POST /api/alerts/{id}/renew': { id: 'alert' },
  'GET /api/alerts/{id}/jobs': { id: 'alert' },
  'POST /api/recruiter/api-keys/{id}/rotate': { id: 'api_key' },
  'DELETE /api/recruiter/api-keys/{id}': { id: 'api_key' },
  'PUT /api/recruiter/webhooks/{id}': {
    id: 'webhook',
    body: { url: 'https://hooks.example.org/muster', events: ['job.held'] },
  },
  'PUT /api/recruiter/webhooks/{id}/enabled': { id: 'webhook', body: { enabled: false } },
  'POST /api/recruiter/webhooks/{id}/rotate': { id: 'webhook' },
  'POST /api/recruiter/webhooks/{id}/test': { id: 'webhook' },
  'DELETE /api/recruiter/webhooks/{id}': { id: 'webhook' },
  'GET /api/recruiter/webhooks/{id}/deliveries': { id: 'webhook' },
  'POST /api/recruiter/webhooks/{id}/deliveries/{delivery_id}/replay': { id: 'webhook' },
  'GET /api/v1/jobs/{external_id}': { id: 'api_job' },
  'POST /api/v1/jobs/{external_id}/close': { id: 'api_job' },
  'GET /api/v1/applications/{id}': { id: 'application' },
  'POST /api/v1/applications/{id}/stage': { id: 'application', body: { stage: 'in_review' } },
  'POST /api/operator/message-reports/{id}/close': { id: 'message_report', shared: true, body: { note: 'Nothing wrong' } },
  'POST /api/recruiter/applications/{id}/stage': { id: 'application', body: { stage: 'in_review' } },
  'POST /api/jobs/{id}/apply-elsewhere': { id: 'job', shared: true },
  'POST /api/tracked-applications/{id}/answer': { id: 'tracked_application', body: { answer: 'yes' } },
  'PUT /api/tracked-applications/{id}': {
    id: 'tracked_application',
    body: { revision: 1, title: 'Fitter', company_name: 'Northgate Rail' },
  },
  'DELETE /api/tracked-applications/{id}': { id: 'tracked_application' },
  'GET /api/tracked-applications/{id}/reminder/calendar': { id: 'tracked_application' },
  'PUT /api/applications/{id}/reminder': { id: 'application', body: { remind_on: null } },
  'GET /api/recruiter/jobs/{id}/applications/filling': { id: 'job' },
  'POST /api/recruiter/jobs/{id}/applications/filling': { id: 'job', body: { undecided: 0 } },
  'GET /api/recruiter/applications/{id}/resume-text': { id: 'application' },
  'PUT /api/recruiter/applications/{id}/offer': {
    id: 'application',
    body: { revision: 0, pay_amount: 30_000, pay_per: 'year', answer_by: '2027-01-15' },
  },
  'GET /api/applications/{id}/offer/calendar': { id: 'application' },
  'GET /api/applications/{id}/reminder/calendar': { id: 'application' },
  'POST /api/recruiter/applications/{id}/interviews': { id: 'application', body: PROPOSAL },
  'GET /api/recruiter/applications/{id}/interviews': { id: 'application' },
  'POST /api/recruiter/interviews/{id}/reschedule': { id: 'interview', body: { ...PROPOSAL, revision: 1 } },
  'POST /api/recruiter/interviews/{id}/cancel': { id: 'interview', body: { revision: 1, reason: 'Filled' } },
  'POST /api/recruiter/interviews/{id}/outcome': { id: 'interview', body: { revision: 1, outcome: 'completed' } },
  'POST /api/interviews/{id}/choose': { id: 'interview', body: { revision: 1, slot_id: 1, time_zone: 'Europe/London' } },
  'POST /api/interviews/{id}/none-fit': {
    id: 'interview',
    body: { revision: 1, wish: 'Any morning', time_zone: 'Europe/London' },
  },
  'POST /api/interviews/{id}/cancel': { id: 'interview', body: { revision: 1, reason: 'Ill' } },
  'GET /api/interviews/{id}/calendar': { id: 'interview' },
  'POST /api/jobs/{id}/viewed': { id: 'job', shared: true },
  'GET /api/resumes/{id}': { id: 'resume' },
  'PUT /api/resumes/{id}': {
    id: 'resume',
    body: { revision: 1, title: 'Mine', content: { basics: {} }, design: {} },
  },
  'DELETE /api/resumes/{id}': { id: 'resume' },
  'POST /api/resumes/{id}/restore': { id: 'resume' },
  'GET /api/resumes/{id}/tailoring': { id: 'resume' },
  'GET /api/resumes/{id}/versions': { id: 'resume' },
  'POST /api/resumes/{id}/versions': { id: 'resume' },
  'POST /api/resumes/{id}/versions/{version_id}/restore': { id: 'resume', body: { revision: 1 } },
  'GET /api/resumes/{id}/svg': { id: 'resume' },
  'GET /api/resumes/{id}/thumbnail': { id: 'resume' },
  'GET /api/resumes/{id}/pdf': { id: 'resume' },
  'GET /api/resumes/{id}/original': { id: 'resume' },
  'GET /api/resumes/{id}/original/places': { id: 'resume' },
  'GET /api/resumes/{id}/docx': { id: 'resume' },
  'GET /api/resumes/{id}/json': { id: 'resume' },
  'GET /api/resumes/{id}/txt': { id: 'resume' },
  'GET /api/resumes/{id}/mirror': { id: 'resume' },
  'GET /api/resumes/{id}/shares': { id: 'resume' },
  'POST /api/resumes/{id}/shares': { id: 'resume' },
  'DELETE /api/resumes/{id}/shares/{share_id}': { id: 'resume' },
  'GET /api/cover-letters/{id}': { id: 'letter' },
  'PUT /api/cover-letters/{id}': { id: 'letter', body: { revision: 1, title: 'Mine', content: {}, design: {} } },
  'DELETE /api/cover-letters/{id}': { id: 'letter' },
  'POST /api/cover-letters/{id}/restore': { id: 'letter' },
  'GET /api/cover-letters/{id}/svg': { id: 'letter' },
  'GET /api/cover-letters/{id}/pdf': { id: 'letter' },
  'GET /api/cover-letters/{id}/docx': { id: 'letter' },
  'GET /api/onboarding/{id}/questionairre': { id: 'answer', shared: true },
  'PUT /api/action-plan/tasks/{id}': { id: 'next_step', body: { revision: 1, done: true } },
  'DELETE /api/action-plan/tasks/{id}': { id: 'next_step' },
  'DELETE /api/transition-plans/links/{id}': { id: 'plan_link' },
  'GET /api/transition-plans/{id}': { id: 'transition_plan' },
  'PUT /api/transition-plans/{id}': { id: 'transition_plan', body: { revision: 1 } },
  'DELETE /api/transition-plans/{id}': { id: 'transition_plan' },
  'POST /api/transition-plans/{id}/tasks': { id: 'transition_plan', body: { title: 'Mine' } },
  'PUT /api/transition-plans/{id}/tasks/{task_id}': { id: 'transition_plan', body: { revision: 1 } },
  'DELETE /api/transition-plans/{id}/tasks/{task_id}': { id: 'transition_plan' },
  // Operators see everything of their tenant.
  'GET /api/operator/companies/{id}': { id: 'company', shared: true },
  'POST /api/operator/companies/{id}/status': { id: 'company', shared: true, body: { status: 'inactive' } },
  'POST /api/operator/companies/{id}/change': {
    id: 'company',
    shared: true,
    body: { change_id: 1, decision: 'approve' },
  },
  'POST /api/operator/companies/{id}/undo-decision': { id: 'company', shared: true },
  'GET /api/operator/users/{id}': { id: 'recruiter', shared: true },
  'POST /api/operator/users/{id}/status': { id: 'recruiter', shared: true, body: { status: 'inactive' } },
  'POST /api/operator/users/{id}/undo-decision': { id: 'recruiter', shared: true },
  'POST /api/operator/users/{id}/end-sessions': { id: 'recruiter', shared: true },
  'POST /api/operator/users/{id}/reset-factors': { id: 'recruiter', shared: true },
  // Neither a company's invitation nor another role's account is an operator's.
  'POST /api/operator/operators/{id}/remove': { id: 'recruiter' },
  'POST /api/operator/operators/invitations/{id}/resend': { id: 'invitation' },
  'DELETE /api/operator/operators/invitations/{id}': { id: 'invitation' },
  'POST /api/operator/background-jobs/{id}/retry': { id: 'background_job', shared: true },
  'PUT /api/operator/master-questions/{id}': {
    id: 'question',
    shared: true,
    body: { visibility_place: 'action_plan', question: 'Anything else?', kind: 'text', revision: 1 },
  },
  'PUT /api/operator/master-questions/{id}/shown': { id: 'question', shared: true, body: { is_active: false } },
  'POST /api/operator/master-questions/{id}/move': { id: 'question', shared: true, body: { direction: 'up' } },
  'DELETE /api/operator/master-questions/{id}': { id: 'question', shared: true },
  'PUT /api/operator/action-suggestions/{id}': {
    id: 'suggestion',
    shared: true,
    body: { title: 'Anything', why: 'Because', revision: 1 },
  },
  'PUT /api/operator/action-suggestions/{id}/shown': { id: 'suggestion', shared: true, body: { is_active: false } },
  'POST /api/operator/action-suggestions/{id}/move': { id: 'suggestion', shared: true, body: { direction: 'up' } },
  'DELETE /api/operator/action-suggestions/{id}': { id: 'suggestion', shared: true },
  'PUT /api/operator/providers/{id}': { id: 'provider', shared: true, body: { ...PROVIDER, revision: 1 } },
  'POST /api/operator/providers/{id}/logo': { id: 'provider', shared: true },
  'POST /api/operator/providers/{id}/checked': { id: 'provider', shared: true, body: { revision: 1 } },
  'DELETE /api/operator/providers/{id}': { id: 'provider', shared: true },
  'GET /api/courses/{id}': { id: 'course', shared: true },
  'POST /api/courses/{id}/save': { id: 'course', shared: true },
  'DELETE /api/courses/{id}/save': { id: 'course', shared: true },
  'POST /api/courses/{id}/interest': { id: 'course', shared: true, body: { consent: true } },
  'DELETE /api/courses/{id}/interest': { id: 'course', shared: true },
  'PUT /api/operator/courses/{id}': { id: 'course', shared: true, body: { ...COURSE, revision: 1 } },
  'POST /api/operator/courses/{id}/checked': { id: 'course', shared: true, body: { revision: 1 } },
  'DELETE /api/operator/courses/{id}': { id: 'course', shared: true },
  'GET /api/service-providers/{id}': { id: 'provider', shared: true },
  'GET /api/service-providers/{id}/logo': { id: 'provider', shared: true },
  'POST /api/service-providers/{id}/save': { id: 'provider', shared: true },
  'DELETE /api/service-providers/{id}/save': { id: 'provider', shared: true },
  'GET /api/open-referral/services/{id}': { id: 'open_service', shared: true },
  'POST /api/service-providers/{id}/report': { id: 'provider', shared: true, body: { kind: 'closed' } },
  'PUT /api/operator/occupation-terms/{id}': {
    id: 'occupation_term',
    shared: true,
    body: { terms: ['sapper'], codes: ['47-2061.00'], source: 'Test', revision: 1 },
  },
  'GET /api/operator/occupation-terms/{id}/versions': { id: 'occupation_term', shared: true },
  'POST /api/operator/occupation-reports/{id}/decide': { id: 'occupation_report', shared: true, body: { decision: 'accepted' } },
  'POST /api/operator/settings/address-claims/{id}/verify': { id: 'address_claim', shared: true },
  'DELETE /api/operator/settings/address-claims/{id}': { id: 'address_claim', shared: true },
  'PUT /api/operator/service-lookups/{id}': { id: 'lookup', shared: true, body: { title: 'Anything' } },
  'PUT /api/operator/service-lookups/{id}/shown': { id: 'lookup', shared: true, body: { is_shown: false } },
  'DELETE /api/operator/service-lookups/{id}': { id: 'lookup', shared: true },
};

/** Ids that all tenants share, and calls whose reply does not reveal whether a row exists. */
const UNGUARDED = new Set([
  // Its test is with the company: a change is read by its company's people and operators.
  'GET /api/companies/{id}/changes/{change_id}/logo',
  'GET /api/country/{id}/states',
  'GET /api/state/{id}/cities',
  'GET /api/military-services/{id}',
  'GET /api/military-ranks/{id}',
  'GET /api/military-navy-services/{id}',
  'GET /api/military-professions/{id}',
  'GET /api/military-badged-roles/{id}',
  'GET /api/military-corps/{id}',
  'GET /api/military-occupations/{id}',
  'GET /api/security-clearances/{id}',
  // Removing what was never saved succeeds.
  'DELETE /api/jobs/{id}/save',
  'DELETE /api/jobs/{id}/draft',
  'DELETE /api/jobs/{id}/dismiss',
  'PUT /api/operator/industries/{id}',
  // Named by the kind of file: every tenant has them (features/job-feeds/server/exports/exports.test.ts has another tenant's jobs).
  'GET /api/jobs/feed/{kind}',
  'GET /api/job-exports/{kind}',
  'PUT /api/operator/job-exports/{kind}',
  // Named by text of the viewer's own tenant (features/operator/server/operator.test.ts covers another tenant's host).
  'DELETE /api/operator/settings/hosts/{host}',
  'PUT /api/operator/settings/social/{provider}',
  'DELETE /api/operator/settings/social/{provider}',
  // Named by a word: every tenant has these pages (features/tenants/server/pages.test.ts has another tenant's text).
  'GET /api/pages/{slug}',
  'PUT /api/operator/pages/{slug}',
  'DELETE /api/operator/pages/{slug}',
  // The token is the secret (features/resumes/server/storing.test.ts has another tenant's host).
  'POST /api/shared-resumes/{token}',
  'GET /api/plan-calendar/{token}',
  'GET /api/interview-calendars/{token}',
  'POST /api/transition-plans/unsubscribe/{token}',
  // The same, of emails (features/alerts/server/alerts.test.ts and features/notifications/server/unsubscribe.test.ts).
  'GET /api/alert-requests/{token}',
  'POST /api/alert-requests/{token}/confirm',
  'GET /api/mailed-alerts/{token}',
  'PUT /api/mailed-alerts/{token}/{id}',
  'DELETE /api/mailed-alerts/{token}/{id}',
  'POST /api/mailed-alerts/{token}/{id}/restore',
  'POST /api/mailed-alerts/{token}/{id}/renew',
  'GET /api/emails/unsubscribe/{token}',
  'POST /api/emails/unsubscribe/{token}',
  'GET /api/emails/unsubscribe/{token}/status',
  // A key names the same rule in every tenant; each tenant's versions are its own (features/plans/server/plan-extras.test.ts).
  'GET /api/operator/plan-rules/{key}',
  'PUT /api/operator/plan-rules/{key}',
  'GET /api/shared-plans/{token}',
  'POST /api/shared-resumes/{token}/pdf',
  // Creates the job where this company has none of the name (features/employer-api/server/api/api.test.ts has another company's).
  'PUT /api/v1/jobs/{external_id}',
  // The system operator works on other tenants.
  'PUT /api/system/tenants/{id}',
  'POST /api/system/tenants/{id}/status',
  'GET /api/system/tenants/{id}/operators',
  'POST /api/system/tenants/{id}/operators/invitations',
  'DELETE /api/system/tenants/{id}/operators/invitations/{invitation_id}',
  'POST /api/system/tenants/{id}/operators/{user_id}/reset-factors',
  'POST /api/system/tenants/{id}/address-claims/{claim_id}',
]);

describe('a row of somebody else', () => {
  let here: TestTenant;
  const people: Partial<Record<string, Person>> = {};
  let ofAnotherTenant: Strange;
  let ofAnotherOwner: Strange;

  beforeAll(async () => {
    here = await newTenant();
    people.veteran = await here.veteran();
    people.recruiter = await here.recruiter();
    people.newcomer = await here.person('recruiter');
    people.company_key = await buildApiKey(here, people.recruiter);
    people.operator = await here.person('operator');
    people.system_operator = await here.person('system_operator');
    ofAnotherTenant = await strangeRows(await newTenant());
    ofAnotherOwner = await strangeRows(here);
  });

  const withId = named.filter(([, { path }]) => path.includes('{'));

  test('has every route with an id in the table', () => {
    const known = withId.map(([name]) => name);
    expect(known.filter((name) => !(name in GUARDED) && !UNGUARDED.has(name))).toEqual([]);
    expect([...Object.keys(GUARDED), ...UNGUARDED].filter((name) => !known.includes(name))).toEqual([]);
  });

  const guarded = withId.flatMap(([name, route]) => {
    const how = GUARDED[name];
    return how ? [[name, route, how] as const] : [];
  });
  const viewerOf = (route: Route, { as }: Guarded) =>
    people[as ?? (route.access === 'public' || route.access === 'signed_in' ? 'veteran' : route.access)] ?? null;

  /** Jobs have ids here and in employers' systems. */
  const byEitherName = (id: number | string) => ({ id, external_id: id, delivery_id: 1 });

  test.each(guarded)('of another tenant gets 404 from %s', async (_, route, how) => {
    const answer = await send(here, route, viewerOf(route, how), byEitherName(ofAnotherTenant[how.id]), how);
    expect([answer.statusCode, answer.json().status]).toEqual([404, false]);
  });

  test.each(guarded.filter(([, , how]) => !how.shared))('of another owner gets 404 from %s', async (_, route, how) => {
    const answer = await send(here, route, viewerOf(route, how), byEitherName(ofAnotherOwner[how.id]), how);
    expect([answer.statusCode, answer.json().status]).toEqual([404, false]);
  });
});

async function strangeRows(tenant: TestTenant): Promise<Strange> {
  const { id: application, job_id: job, recruiter, veteran } = await buildApplication(tenant);
  const apiKey = await buildApiKey(tenant, recruiter);
  const webhook = await buildWebhook(tenant, recruiter);
  return tenant.run(async (db) => {
    const session = await db.selectFrom('sessions').select('id').where('user_id', '=', veteran.id).executeTakeFirstOrThrow();
    const passkey = await db
      .insertInto('passkeys')
      .values({ id: `key-${veteran.id}`, user_id: veteran.id, name: 'Key', public_key: Buffer.from('key'), counter: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const invitation = await db
      .insertInto('invitations')
      .values({
        company_id: recruiter.company_id,
        email: `invited.${recruiter.id}@example.test`,
        token_hash: Buffer.from(`token ${recruiter.id}`),
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const question = await db
      .insertInto('master_questions')
      .values({ visibility_place: 'action_plan', question: 'Anything?', kind: 'text' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await db
      .insertInto('master_answer_options')
      .values({ question_id: question.id, option_text: 'Yes' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const suggestion = await db
      .insertInto('action_suggestions')
      .values({ title: 'Look at three jobs', why: 'To begin somewhere.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const provider = await db
      .insertInto('service_providers')
      .values({ ...PROVIDER, category_tags: ['housing'], name: `Charity of ${veteran.id}` })
      .returning(['id', 'public_id'])
      .executeTakeFirstOrThrow();
    const course = await db
      .insertInto('courses')
      .values({ ...COURSE, category_tags: ['education', 'course', 'online'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nextStep = await db
      .insertInto('plan_tasks')
      .values({ user_id: veteran.id, title: 'Look at three jobs', why: 'To begin somewhere.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const plan = await db
      .insertInto('transition_plans')
      .values({ user_id: veteran.id, category: 'housing', title: 'Housing plan' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const link = await db
      .insertInto('plan_links')
      .values({ user_id: veteran.id, kind: 'adviser', token_hash: Buffer.from(`plan link ${veteran.id}`) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lookup = await db
      .insertInto('own_service_lookups')
      .values({ kind: 'language', title: `Language of ${veteran.id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = await db
      .insertInto('address_claims')
      .values({ kind: 'host', address: `${veteran.id}.test`, domain: `${veteran.id}.test`, token: 'x', requested_by: veteran.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const resume = await db
      .insertInto('resumes')
      .values({ user_id: veteran.id, title: 'CV', content: JSON.stringify({ basics: {} }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const letter = await db
      .insertInto('cover_letters')
      .values({ user_id: veteran.id, title: 'Letter', content: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    const term = await db
      .insertInto('occupation_terms')
      .values({ terms: ['sapper'], codes: ['47-2061.00'], kind: 'anywhere', source: 'Test' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('occupation_term_versions')
      .values({
        term_id: term.id,
        revision: 1,
        definition: JSON.stringify({
          terms: ['sapper'],
          codes: ['47-2061.00'],
          services: [],
          kind: 'anywhere',
          source: 'Test',
          is_active: true,
        }),
      })
      .execute();
    const report = await db
      .insertInto('occupation_reports')
      .values({
        service: '',
        trade: 'Chef',
        rank: '',
        onet_soc: '35-1011.00',
        problem: 'other',
        note: '',
        first_at: now,
        last_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const candidate = await db
      .insertInto('candidate_search')
      .values({ user_id: veteran.id, is_open: false, terms: [], summary: '{}', changed_at: new Date().toISOString() })
      .returning('key')
      .executeTakeFirstOrThrow();
    const contactRequest = await db
      .insertInto('contact_requests')
      .values({
        company_id: recruiter.company_id,
        veteran_id: veteran.id,
        sender_id: recruiter.id,
        message: 'May we talk to you?',
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const candidateList = await db
      .insertInto('candidate_lists')
      .values({ company_id: recruiter.company_id, name: 'List', name_key: 'list' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const interview = await db
      .insertInto('interviews')
      .values({
        application_id: application,
        format: 'phone',
        location: '0113 496 0000',
        duration_minutes: 30,
        time_zone: 'Europe/London',
        created_by: recruiter.id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const note = await db
      .insertInto('application_notes')
      .values({ application_id: application, author_id: recruiter.id, body: 'A note' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const view = await db
      .insertInto('pipeline_views')
      .values({ recruiter_id: recruiter.id, name: 'View', name_key: 'view', search: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const tracked = await db
      .insertInto('tracked_applications')
      .values({
        veteran_id: veteran.id,
        stage: 'opened',
        title: 'Fitter',
        company_name: 'Northgate Rail',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const batch = await db
      .insertInto('application_batches')
      .values({ job_id: job, actor_id: recruiter.id, kind: 'tag', items: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cvExport = await db
      .insertInto('application_exports')
      .values({ job_id: job, recruiter_id: recruiter.id, application_ids: [application] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const conversation = await db
      .insertInto('conversations')
      .values({ application_id: application, company_id: recruiter.company_id, veteran_id: veteran.id, job_id: job })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = {
      conversation_id: conversation.id,
      company_id: recruiter.company_id,
      sender_id: recruiter.id,
      side: 'company' as const,
      body: 'Hello',
    };
    const [sentMessage, heldMessage] = await db
      .insertInto('messages')
      .values([
        { ...message, key: crypto.randomUUID(), at: now, created_at: now },
        { ...message, key: crypto.randomUUID(), at: now, created_at: now, state: 'held', held_for: ['money'] },
      ])
      .returning('id')
      .execute();
    const feeds = await db
      .insertInto('job_feeds')
      .values(
        [recruiter.company_id, null].map((company_id, index) => ({
          company_id,
          name: 'Board',
          kind: 'greenhouse',
          address: 'acme',
          source: `feed:${index}`,
        })),
      )
      .returning('id')
      .execute();
    const heldJob = await db
      .insertInto('job_holds')
      .values({ job_id: job, held_by: recruiter.id, passages: '[]', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const heldChange = await db
      .insertInto('held_job_changes')
      .values({
        job_id: job,
        is_imported: false,
        changed_by: recruiter.id,
        content: JSON.stringify({ title: 'Fitter' }),
        changes: ['title'],
        replaces: '',
        passages: '[]',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = await db
      .insertInto('files')
      .values({ name: 'a.pdf', content_type: 'application/pdf', size: 1, sha256: Buffer.from('x'), bytes: Buffer.from('x') })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attachment = await db
      .insertInto('message_attachments')
      .values({ conversation_id: conversation.id, uploader_id: recruiter.id, file_id: file.id, message_id: sentMessage?.id ?? 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const jobTemplate = await db
      .insertInto('job_templates')
      .values({
        company_id: recruiter.company_id,
        name: 'Fitter',
        name_key: 'fitter',
        content: JSON.stringify({ title: 'Fitter' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const template = await db
      .insertInto('message_templates')
      .values({ company_id: recruiter.company_id, name: 'Hello', name_key: 'hello', body: 'Hello' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const alertRecipient = await db
      .insertInto('alert_recipients')
      .values({ user_id: veteran.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const alert = await db
      .insertInto('job_alerts')
      .values({ recipient_id: alertRecipient.id, name: 'Welder', search: '{}', frequency: 'daily', confirmed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const messageReport = await db
      .insertInto('message_reports')
      .values({ message_id: sentMessage?.id ?? 0, reporter_id: veteran.id, reason: 'Insulting' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const externalId = `of-job-${job}`;
    await db.insertInto('api_jobs').values({ company_id: recruiter.company_id, external_id: externalId, job_id: job }).execute();
    await tenant.app.muster.background.send(db, 'mail', 1);
    const { rows } = await sql<{
      id: string;
    }>`select id::text from pgboss.job where data->>'tenant_id' = ${String(tenant.id)} limit 1`.execute(db);
    return {
      company: recruiter.company_id,
      recruiter: recruiter.id,
      job,
      application,
      session: session.id,
      passkey: passkey.id,
      invitation: invitation.id,
      question: question.id,
      lookup: lookup.id,
      address_claim: claim.id,
      answer: answer.id,
      suggestion: suggestion.id,
      provider: provider.id,
      open_service: provider.public_id,
      course: course.id,
      occupation_report: report.id,
      occupation_term: term.id,
      next_step: nextStep.id,
      transition_plan: plan.id,
      plan_link: link.id,
      resume: resume.id,
      letter: letter.id,
      candidate: candidate.key,
      contact_request: contactRequest.id,
      candidate_list: candidateList.id,
      interview: interview.id,
      note: note.id,
      pipeline_view: view.id,
      tracked_application: tracked.id,
      batch: batch.id,
      cv_export: cvExport.id,
      conversation: `application-${application}`,
      message: sentMessage?.id ?? 0,
      held_message: heldMessage?.id ?? 0,
      held_job: heldJob.id,
      held_change: heldChange.id,
      job_feed: feeds[0]?.id ?? 0,
      tenant_feed: feeds[1]?.id ?? 0,
      message_attachment: attachment.id,
      message_template: template.id,
      job_template: jobTemplate.id,
      message_report: messageReport.id,
      alert: alert.id,
      api_key: apiKey.id,
      api_job: externalId,
      webhook: webhook.id,
      background_job: rows[0]?.id ?? '',
    };
  });
}

describe('a job that a veteran may not read', () => {
  const SECRET = 'Confidential restructuring lead';
  const hidden: Record<string, number> = {};
  let tenant: TestTenant;
  let veteran: Person;

  beforeAll(async () => {
    tenant = await newTenant();
    veteran = await tenant.veteran();
    const secret = { title: SECRET, apply_url: 'https://jobs.example.org/apply' };
    for (const status of ['draft', 'paused'] as const) hidden[status] = await buildJob(tenant, { ...secret, status });
    hidden.held = await buildJob(tenant, { ...secret, status: 'closed', held_for: ['money'] });
    hidden.taken_down = await buildJob(tenant, { ...secret, status: 'closed' });
    hidden.of_inactive_company = await buildJob(tenant, { ...secret, company_id: await tenant.company({ status: 'inactive' }) });
    await tenant.run((db) =>
      db
        .insertInto('job_events')
        .values({ job_id: hidden.taken_down ?? 0, kind: 'taken_down' })
        .execute(),
    );
  });

  const ofVeterans = named.filter(
    ([, { access }]) => access !== 'recruiter' && access !== 'operator' && access !== 'system_operator',
  );
  const namingJobs = ofVeterans.filter(([name]) => GUARDED[name]?.id === 'job' || name.includes(' /api/jobs/{id}/'));
  const lists = ofVeterans.filter(
    ([, { reads_only, path, file_reply }]) => reads_only && !path.includes('{') && file_reply !== 'text/event-stream',
  );

  async function expectInNoList(): Promise<void> {
    const saved = await app.inject({
      url: '/api/jobs?jobType=saved',
      headers: { host: tenant.host, authorization: `Bearer ${veteran.token}` },
    });
    expect([saved.statusCode, saved.json().data]).toEqual([200, []]);
    const showing: string[] = [];
    for (const [name, route] of lists) if ((await send(tenant, route, veteran, {})).body.includes(SECRET)) showing.push(name);
    expect(showing).toEqual([]);
  }

  test('is 404 for every route that takes its id, and in no list afterwards', async () => {
    const found: string[] = [];
    for (const [status, id] of Object.entries(hidden))
      for (const [name, route] of namingJobs) {
        const answer = await send(tenant, route, veteran, { id }, GUARDED[name]);
        // Discarding a draft succeeds also where there is none, and whoever applies while a job closes is told so.
        const expected =
          name.endsWith('/draft') && name.startsWith('DELETE') ? 200 : name.endsWith('/apply') && status !== 'draft' ? 409 : 404;
        if (answer.statusCode !== expected || answer.body.includes(SECRET)) found.push(`${status}: ${name} ${answer.statusCode}`);
      }
    for (const job_id of Object.values(hidden))
      for (const [name, route] of ofVeterans.filter(
        ([one]) => one === 'POST /api/resumes' || one === 'POST /api/cover-letters',
      )) {
        const answer = await send(tenant, route, veteran, {}, { body: { job_id } });
        if (answer.statusCode !== 404) found.push(`${name} ${answer.statusCode}`);
      }
    expect(found).toEqual([]);
    await expectInNoList();
  });

  test('leaves the lists that it was put on while it was open', async () => {
    const chosen = Object.values(hidden).map((job_id) => ({ job_id, veteran_id: veteran.id }));
    await tenant.run(async (db) => {
      await db.insertInto('saved_jobs').values(chosen).execute();
      await db
        .insertInto('match_feedback')
        .values(chosen.map((one) => ({ ...one, reason: 'pay' as const })))
        .execute();
      await db
        .insertInto('application_drafts')
        .values(chosen.map((one) => ({ ...one, content: '{}', updated_at: new Date().toISOString() })))
        .execute();
    });
    await expectInNoList();
  });
});

/** Tables that must be read before the tenant is known. */
const BEFORE_THE_TENANT = ['tenant_hosts'];

/** Tables with rows that every visitor may see. */
const PUBLIC_ROWS = ['job_search', 'job_search_text', 'course_search', 'provider_search'];

/** Tables whose rows are not changed, and deleted late or never. Their privileges limit them further. */
const limitedWrites = (rule: string): Record<string, string[]> => ({
  audit_events: [`r ${rule} / `, `a  / ${rule}`, `w ${rule} / (${rule} AND (address IS NULL))`],
  security_events: [`r ${rule} / `, `a  / ${rule}`, `d (${rule} AND (at < (now() - '27 days'::interval))) / `],
});

type TableRow = { name: string; forced: boolean; policies: string[] };

describe('every table of a tenant', () => {
  test('has forced row-level security, and one policy for the role that serves requests', async () => {
    const { rows } = await owner.query<TableRow>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
              array(select format('%s %s / %s', p.polcmd, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
                      from pg_policy p
                     where p.polrelid = c.oid
                       and exists (select from unnest(p.polroles) role where role = 0 or pg_has_role($2, role, 'member'))) as policies
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
        order by 1`,
      [BEFORE_THE_TENANT, appRole],
    );
    expect(rows.length).toBeGreaterThan(5);
    const rule = `(tenant_id = (current_setting('app.tenant_id'::text))::integer)`;
    // Reading public rows without the tenant lets search use its word index (docs/decisions/0003).
    const publicRead = ['r true / ', `a  / ${rule}`, `w ${rule} / ${rule}`, `d ${rule} / `].sort();
    const expected = (name: string) =>
      limitedWrites(rule)[name]?.sort() ?? (PUBLIC_ROWS.includes(name) ? publicRead : [`* ${rule} / ${rule}`]);
    const sealed = ({ name, forced, policies }: TableRow) => forced && policies.sort().join() === expected(name).join();
    expect(rows.filter((table) => !sealed(table))).toEqual([]);
  });

  test('is bypassed by no view without the tenant, and by no function', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and has_table_privilege($1, c.oid, 'select')
          and not coalesce(c.reloptions @> '{security_invoker=true}', false)
          and pg_get_viewdef(c.oid) not like '%tenant_id = (current_setting(''app.tenant_id''::text))::integer%'`,
      [appRole],
    );
    expect(rows).toEqual([]);
    const { rows: functions } = await owner.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege($1, oid, 'execute')`,
      [appRole],
    );
    expect(functions).toEqual([]);
  });

  test('is not owned by the role that serves requests', async () => {
    const { rows } = await owner.query(
      `select r.rolname, r.rolsuper, r.rolbypassrls,
              (select count(*)::int from pg_class c where c.relowner = r.oid) as owns
         from pg_roles r where r.rolname = $1`,
      [appRole],
    );
    expect(rows).toEqual([{ rolname: appRole, rolsuper: false, rolbypassrls: false, owns: 0 }]);
  });

  test('has tenant_id first in its primary key and in every unique index', async () => {
    const { rows } = await owner.query(
      `select c.relname as table, i.relname as index
         from pg_index x
         join pg_class c on c.oid = x.indrelid
         join pg_class i on i.oid = x.indexrelid
         join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
        where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisprimary)
          and x.indkey[0] <> t.attnum and c.relname <> all ($1)`,
      [BEFORE_THE_TENANT],
    );
    expect(rows).toEqual([]);
    const { rows: withoutKey } = await owner.query(
      `select c.relname from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary)`,
    );
    expect(withoutKey).toEqual([]);
  });

  test('refers to other tenant tables by tenant_id first', async () => {
    const { rows } = await owner.query(
      `select c.conrelid::regclass::text as table, c.conname as name
         from pg_constraint c
         join pg_attribute mine on mine.attrelid = c.conrelid and mine.attname = 'tenant_id'
         join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attname = 'tenant_id'
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and (c.conkey[1] <> mine.attnum or c.confkey[1] <> theirs.attnum)`,
    );
    expect(rows).toEqual([]);
  });

  test('is referred to by no table without a tenant', async () => {
    const { rows } = await owner.query(
      `select c.conrelid::regclass::text as table, c.conname as name
         from pg_constraint c
         join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attname = 'tenant_id'
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and not exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'tenant_id')`,
    );
    expect(rows).toEqual([]);
  });
});

test('every route that docs/requirements.md names is served', () => {
  const page = readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8');
  const promised = [...page.matchAll(/`((?:GET|POST|PUT|DELETE) \/api\/[^`]+)`/g)].map(([, name = '']) => name);
  expect(promised.length).toBeGreaterThan(100);
  expect(promised.filter((name) => !named.some(([served]) => served === name))).toEqual([]);
});
