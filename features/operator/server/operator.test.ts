import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, TEST_CONFIG, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile, login } from '#features/accounts/contract.ts';
import { forgotPassword } from '#features/accounts/sign-up-contract.ts';
import { createCompany, updateCompany } from '#features/companies/contract.ts';
import { updateServicePeriods } from '#features/service-record/server/index.ts';
import { getTenantInfo } from '#features/tenants/contract.ts';
import { SECOND_FACTOR_FIRST } from '#kit/contract/second-factor.ts';
import { csvCell } from '#kit/server/files/csv-cells.ts';
import { VERSION } from '#kit/server/process/version.ts';
import * as auditContract from '../audit-contract.ts';
import { findBackgroundJobs, retryBackgroundJob } from '../background-contract.ts';
import * as calls from '../contract.ts';
import * as figuresContract from '../figures-contract.ts';
import * as operatorsContract from '../operators-contract.ts';
import * as settingsContract from '../settings-contract.ts';
import * as systemContract from '../system-contract.ts';
import { foundTenant } from './actions.ts';

const mailsTo = (tenant: TestTenant, email: string) =>
  tenant.run((db) =>
    db.selectFrom('mails').select(['kind', 'body_text']).where('to_email', '=', email).orderBy('id', 'desc').execute(),
  );

describe('the queues', () => {
  test('count what is waiting and list the longest waiting first', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const [late, early] = [
      await tenant.company({ status: 'pending', name: 'Late' }),
      await tenant.company({ status: 'pending', name: 'Early' }),
    ];
    await tenant.run((db) =>
      db.updateTable('companies').set({ pending_since: '2026-01-01T00:00:00Z' }).where('id', '=', early).execute(),
    );
    await tenant.veteran({ status: 'pending' });
    await tenant.veteran({ status: 'pending', email_verified_at: null });
    await tenant.recruiter({ status: 'pending', company_id: await tenant.company() });
    expect((await tenant.call(calls.getQueues, {}, operator)).body.data).toMatchObject({
      companies: 2,
      recruiters: 1,
      veterans: 1,
      oldest_waiting_since: '2026-01-01T00:00:00.000Z',
    });
    const list = (await tenant.call(calls.findOperatorCompanies, { query: { status: ['pending'] } }, operator)).body;
    expect(list.data.map((company) => company.id)).toEqual([early, late]);
  });
});

describe('a decision on a company', () => {
  test('opens the recruiter’s pages, emails its people and is stored with actor, reason, note and waiting time', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator', { first_name: 'Fiona', last_name: 'Geddes' });
    const recruiter = await tenant.person('recruiter', { email: 'ada@acme.test' });
    const { id } = (await tenant.call(createCompany, { body: { name: 'Acme' } }, recruiter)).body.data;
    const { revision } = (await tenant.call(calls.getOperatorCompany, { params: { id } }, operator)).body.data;
    const done = await tenant.call(
      calls.decideOnCompany,
      { params: { id }, body: { status: 'active', revision, note: 'Checked the register.' } },
      operator,
    );
    expect(done.status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, recruiter)).body.data.user_details.company?.status).toBe('active');
    expect((await mailsTo(tenant, 'ada@acme.test'))[0]).toMatchObject({
      kind: 'company_active',
      body_text: expect.stringContaining('/recruiter/jobs/create'),
    });
    const { body } = await tenant.call(calls.getOperatorCompany, { params: { id } }, operator);
    expect(body.data.history).toMatchObject([
      { from_status: 'pending', to_status: 'active', note: 'Checked the register.', by: 'Fiona Geddes' },
    ]);
    expect(body.data.people).toMatchObject([{ email: 'ada@acme.test', is_admin: 1 }]);
    expect((await tenant.call(calls.getQueues, {}, operator)).body.data.median_hours).toBeGreaterThanOrEqual(0);
    const audited = (await tenant.call(auditContract.findAuditEvents, {}, operator)).body;
    expect(audited.data[0]).toMatchObject({
      action: 'company_active',
      subject_kind: 'company',
      subject_id: id,
      subject_name: 'Acme',
      actor: { full_name: 'Fiona Geddes' },
    });
  });

  test('by two operators concurrently has one effect and one email', async () => {
    const tenant = await newTenant();
    const operators = [await tenant.person('operator'), await tenant.person('operator')];
    const recruiter = await tenant.person('recruiter', { email: 'ada@acme.test' });
    const { id } = (await tenant.call(createCompany, { body: { name: 'Acme' } }, recruiter)).body.data;
    const { revision } = (await tenant.call(calls.getOperatorCompany, { params: { id } }, operators[0])).body.data;
    const answers = await Promise.all(
      operators.map((operator) =>
        tenant.call(calls.decideOnCompany, { params: { id }, body: { status: 'active', revision } }, operator),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await mailsTo(tenant, 'ada@acme.test')).toHaveLength(1);
  });

  test('to approve names the company that was seen, which its people may have changed since', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const id = await tenant.company({ name: 'Honest Ltd', status: 'pending' });
    const recruiter = await tenant.recruiter({ company_id: id });
    const seen = async () => (await tenant.call(calls.getOperatorCompany, { params: { id } }, operator)).body.data.revision;
    const approve = async (revision?: string) =>
      tenant.call(calls.decideOnCompany, { params: { id }, body: { status: 'active', ...(revision && { revision }) } }, operator);
    const before = await seen();
    await tenant.call(updateCompany, { params: { id }, body: { name: 'Ministry of Defence' } }, recruiter);
    const stale = await approve(before);
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      'This company was changed after you opened it. Check it again, then decide.',
    ]);
    expect(Object.keys((await approve()).failure.errors ?? {})).toEqual(['revision']);
    expect((await approve(await seen())).status).toBe(200);
  });

  test('to reject needs a reason, and a rejected one cannot be rejected again', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const id = await tenant.company({ status: 'pending' });
    const reject = (reason?: string) =>
      tenant.call(
        calls.decideOnCompany,
        { params: { id }, body: { status: 'rejected', ...(reason ? { reason } : {}) } },
        operator,
      );
    expect(Object.keys((await reject()).failure.errors ?? {})).toEqual(['reason']);
    expect((await reject('No such company in the register.')).status).toBe(200);
    expect([(await reject('Again.')).status, (await reject('Again.')).failure.message]).toEqual([
      409,
      'This company is rejected now. Reload to see who decided.',
    ]);
  });

  test('shows similar companies', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const [one, two] = [await tenant.company({ name: 'Acme Ltd' }), await tenant.company({ name: 'ACME LTD ' })];
    expect(
      (await tenant.call(calls.getOperatorCompany, { params: { id: one } }, operator)).body.data.alike.map((row) => row.id),
    ).toEqual([two]);
  });
});

test('an undone decision on a company restores its status and reason, and its recruiters get no email', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const recruiter = await tenant.person('recruiter', { email: 'eve@acme.test' });
  const { id } = (await tenant.call(createCompany, { body: { name: 'Acme' } }, recruiter)).body.data;
  const decide = (body: { status: 'active' | 'rejected'; reason?: string }) =>
    tenant.call(calls.decideOnCompany, { params: { id }, body }, operator);
  const undo = () => tenant.call(calls.undoCompanyDecision, { params: { id } }, operator);
  const company = async () => (await tenant.call(calls.getOperatorCompany, { params: { id } }, operator)).body.data;
  await decide({ status: 'rejected', reason: 'No such company in the register' });
  await decide({ status: 'active' });
  expect((await undo()).status).toBe(200);
  expect(await company()).toMatchObject({ status: 'rejected', status_reason: 'No such company in the register' });
  expect((await mailsTo(tenant, 'eve@acme.test')).map(({ kind }) => kind)).toEqual(['company_rejected']);
  expect((await undo()).status).toBe(409);
});

describe('a decision on a person', () => {
  test('approves a veteran, who gets an email', async () => {
    const tenant = await newTenant();
    const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran({ status: 'pending' })];
    expect(
      (await tenant.call(calls.decideOnPerson, { params: { id: veteran.id }, body: { status: 'active' } }, operator)).status,
    ).toBe(200);
    expect((await tenant.call(getUserProfile, {}, veteran)).body.data.status).toBe('active');
    expect((await mailsTo(tenant, veteran.email))[0]?.kind).toBe('account_active');
  });

  test('can be undone before its email is sent, once, and the history shows both', async () => {
    const tenant = await newTenant();
    const [operator, other] = [await tenant.person('operator'), await tenant.person('operator')];
    const veteran = await tenant.veteran({ status: 'pending' });
    await tenant.run((db) =>
      db.updateTable('users').set({ pending_since: '2026-01-01T00:00:00Z' }).where('id', '=', veteran.id).execute(),
    );
    const undo = (who: Person) => tenant.call(calls.undoPersonDecision, { params: { id: veteran.id } }, who);
    expect((await undo(operator)).status).toBe(409);
    await tenant.call(
      calls.decideOnPerson,
      { params: { id: veteran.id }, body: { status: 'rejected', reason: 'No service' } },
      operator,
    );
    await tenant.app.muster.background.drain('mail');
    const unsent = () =>
      tenant.run((db) => db.selectFrom('mails').select(['sent_at', 'attempts']).where('to_email', '=', veteran.email).execute());
    expect(await unsent()).toEqual([{ sent_at: null, attempts: 0 }]);
    const { rows } = await tenant.owner.query(
      `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
       where name = 'mail' and data->>'tenant_id' = $1 and state = 'created'`,
      [String(tenant.id)],
    );
    expect(rows).toEqual([{ seconds: expect.any(Number) }]);
    expect(rows[0]?.seconds).toBeGreaterThan(5);

    expect((await undo(other)).status).toBe(409);
    const both = await Promise.all([undo(operator), undo(operator)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await unsent()).toEqual([]);
    const { data } = (await tenant.call(calls.getPerson, { params: { id: veteran.id } }, operator)).body;
    expect(data).toMatchObject({ status: 'pending', status_reason: null, waiting_since: '2026-01-01T00:00:00.000Z' });
    expect(data.history).toMatchObject([
      { from_status: 'rejected', to_status: 'pending', is_undo: true },
      { from_status: 'pending', to_status: 'rejected', is_undo: false },
    ]);
    const waiting = await tenant.run((db) =>
      db.selectFrom('decisions').select('id').where('user_id', '=', veteran.id).where('waiting_since', 'is not', null).execute(),
    );
    expect(waiting).toEqual([]);
  });

  test('shows what a veteran’s service can be judged by', async () => {
    const tenant = await newTenant();
    const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran({ status: 'pending' })];
    const record = async () =>
      (await tenant.call(calls.getPerson, { params: { id: veteran.id } }, operator)).body.data.service_record;
    expect(await record()).toEqual({ discharge_date: null, periods: [], cv_file: null });
    const period = {
      service: 'British Army',
      rank: 'Sergeant',
      trade: 'Vehicle Mechanic',
      unit: '3 REME',
      started: '2009',
      ended: '2021',
      clearance: 'SC',
    };
    await tenant.run((db) => updateServicePeriods(db, veteran.id, [{ ...period, entry_id: 'one', country: 'UK' }]));
    expect((await record())?.periods).toEqual([period]);
    expect((await tenant.call(calls.getPerson, { params: { id: operator.id } }, operator)).body.data.service_record).toBeNull();
  });

  test('is never about oneself, nor by an operator about a system operator', async () => {
    const tenant = await newTenant();
    const [operator, system] = [await tenant.person('operator'), await tenant.person('system_operator')];
    const deactivate = (id: number) =>
      tenant.call(calls.decideOnPerson, { params: { id }, body: { status: 'inactive' } }, operator);
    expect((await deactivate(operator.id)).status).toBe(409);
    expect((await deactivate(system.id)).status).toBe(403);
  });

  test('about a person of another tenant is 404', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const [operator, veteran] = [await here.person('operator'), await there.veteran({ status: 'pending' })];
    expect(
      (await here.call(calls.decideOnPerson, { params: { id: veteran.id }, body: { status: 'active' } }, operator)).status,
    ).toBe(404);
    expect((await here.call(calls.getOperatorCompany, { params: { id: await there.company() } }, operator)).status).toBe(404);
  });

  test('can end all sessions', async () => {
    const tenant = await newTenant();
    const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran()];
    expect((await tenant.call(calls.endPersonsSessions, { params: { id: veteran.id } }, operator)).status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(401);
  });
});

const SETTINGS = {
  name: 'Harbour',
  tagline: 'Honoring Service. Empowering Veterans.',
  marketing_site_url: 'https://www.example.org',
  locale: 'en-GB' as const,
  colour_preset: 'blue' as const,
  mail_from: 'post@example.org',
  contact_email: 'help@example.org',
  veteran_approval: 'manual' as const,
  recruiter_approval: 'automatic' as const,
  operators_need_second_factor: false,
  retention: { applications_months: 24, idle_accounts_months: 60, security_events_months: 12 },
  crisis_line: [{ name: 'Samaritans', number: '116 123' }],
};

describe('settings', () => {
  test('are changed by operators and visible to everyone', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const saved = await tenant.call(
      settingsContract.updateSettings,
      { body: { ...SETTINGS, mail_from: `post@${tenant.host}` } },
      operator,
    );
    expect(saved.body.data).toMatchObject({ ...SETTINGS, mail_from: `post@${tenant.host}`, hosts: [tenant.host] });
    // The info is requested under another name of the same host, which no process has cached.
    const { body } = await tenant.call(getTenantInfo, { query: { domain: `${tenant.host}.` } });
    expect(body.data.id).toBe(tenant.id);
    const audited = (await tenant.call(auditContract.findAuditEvents, { query: { action: ['settings_changed'] } }, operator)).body
      .data[0];
    expect(audited?.details.fields).toEqual(expect.arrayContaining(['name', 'colour_preset', 'veteran_approval']));
  });

  test('take a marketing site over https only', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const save = (marketing_site_url: string) =>
      tenant.call(settingsContract.updateSettings, { body: { ...SETTINGS, mail_from: null, marketing_site_url } }, operator);
    for (const wrong of ['http://www.example.org', 'ftp://example.org', 'javascript:alert(1)', 'www.example.org'])
      expect((await save(wrong)).failure.errors, wrong).toEqual({
        marketing_site_url: [expect.stringContaining('starting with https://')],
      });
    expect((await save('https://www.example.org')).body.data.marketing_site_url).toBe('https://www.example.org');
    expect((await save('')).body.data.marketing_site_url).toBe('');
  });

  test('publish a contact email in lower case, or none', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('system_operator');
    const save = (contact_email: string | null) =>
      tenant.call(settingsContract.updateSettings, { body: { ...SETTINGS, contact_email } }, operator);

    expect((await save('  Help@Example.ORG ')).body.data.contact_email).toBe('help@example.org');
    // A host that this process has not cached.
    const domain = `help.${tenant.slug}.example.org`;
    await tenant.call(settingsContract.addHost, { body: { host: domain } }, operator);
    expect((await tenant.call(getTenantInfo, { query: { domain } })).body.data.contact_email).toBe('help@example.org');
    for (const wrong of [
      'help',
      'help@example.org, boss@example.org',
      'help@example.org?bcc=x@example.org',
      `${'x'.repeat(250)}@a.org`,
    ])
      expect((await save(wrong)).failure.errors, wrong).toEqual({ contact_email: [expect.stringMatching(/address/)] });
    expect((await save('')).body.data.contact_email).toBeNull();
    expect((await save(null)).body.data.contact_email).toBeNull();
  });

  test('of another tenant cannot be reached, even in SQL', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const changed = await here.run((db) =>
      db.updateTable('tenants').set({ name: 'Taken over' }).where('id', '=', there.id).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
    await expect(
      here.run((db) => db.insertInto('tenant_hosts').values({ host: 'stolen.example.org', tenant_id: there.id }).execute()),
    ).rejects.toThrow('row-level security');
  });

  test("keep the last host and the one in use, and refuse another tenant's", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const operator = await tenant.person('system_operator');
    expect((await tenant.call(settingsContract.addHost, { body: { host: other.host } }, operator)).failure.errors).toEqual({
      host: ['This host is already in use.'],
    });
    expect((await tenant.call(settingsContract.removeHost, { params: { host: tenant.host } }, operator)).status).toBe(409);
    expect((await tenant.call(settingsContract.removeHost, { params: { host: other.host } }, operator)).status).toBe(404);
    const added = `jobs.${tenant.slug}.example.org`;
    expect((await tenant.call(settingsContract.addHost, { body: { host: added } }, operator)).body.data.hosts).toContain(added);
    expect((await tenant.call(settingsContract.removeHost, { params: { host: added } }, operator)).body.data.hosts).toEqual([
      tenant.host,
    ]);
    for (const host of ['localhost', 'x', 'a..b.org', '-a.example.org', 'http://x.org'])
      expect((await tenant.call(settingsContract.addHost, { body: { host } }, operator)).status).toBe(422);
  });

  test('store keys of Google and LinkedIn encrypted and never return them', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const { body } = await tenant.call(
      settingsContract.setSocialClient,
      { params: { provider: 'google' }, body: { client_id: 'id-1', client_secret: 'very secret' } },
      operator,
    );
    expect(body.data.social).toEqual([{ provider: 'google', issuer: 'https://accounts.google.com', client_id: 'id-1' }]);
    const row = await tenant.run((db) => db.selectFrom('social_clients').selectAll().executeTakeFirstOrThrow());
    expect(row.client_secret_encrypted.toString('latin1')).not.toContain('very secret');
    expect(
      (await tenant.call(settingsContract.removeSocialClient, { params: { provider: 'google' } }, operator)).body.data.social,
    ).toEqual([]);
  });
});

describe('the audit log', () => {
  test('is searched by the name of the actor, page by page, the latest first', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator', { first_name: 'Zoë', last_name: 'Fraser' });
    const other = await tenant.person('operator', { first_name: 'Ann', last_name: 'Lee' });
    const events = Array.from({ length: 90 }, (_, n) => ({
      actor_id: (n % 2 === 0 ? operator : other).id,
      action: 'tried',
      subject_kind: 'tenant',
      at: new Date(Date.now() - n * 60_000).toISOString(),
    }));
    await tenant.run((db) => db.insertInto('audit_events').values(events).execute());
    const search = async (page: number) =>
      (await tenant.call(auditContract.findAuditEvents, { query: { search: 'zoe fraser', page } }, operator)).body;
    const pages = [await search(1), await search(2), await search(3), await search(4)];
    const found = pages.flatMap(({ data }) => data);
    expect(pages.map(({ meta }) => [meta.total, meta.total_is_estimate])).toEqual(pages.map(() => [45, false]));
    expect(found.map(({ actor }) => actor?.id)).toEqual(found.map(() => operator.id));
    expect(found).toHaveLength(45);
    expect(found.map(({ at }) => at)).toEqual(
      found
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(45);
  });

  test('is exported as CSV without formulas', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator', { first_name: '=HYPERLINK("http://evil")', last_name: 'X' });
    await tenant.call(settingsContract.updateSettings, { body: SETTINGS }, operator);
    const { bytes, headers } = await tenant.call(auditContract.getAuditCsv, {}, operator);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const text = bytes.toString();
    expect(text).toContain('settings_changed');
    expect(text).toContain(`"'=HYPERLINK(""http://evil"") X"`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['@x', "'@x"],
    ['-1', "'-1"],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['a,b', '"a,b"'],
    ['a;=1+1', '"a;=1+1"'],
    ['a\t=1+1', '"a\t=1+1"'],
    ['say "hi"', '"say ""hi"""'],
    [null, ''],
  ])('writes %j as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('can be added to but never changed, even in SQL', async () => {
    const tenant = await newTenant();
    await expect(tenant.run((db) => db.deleteFrom('audit_events').execute())).rejects.toThrow('permission denied');
    await expect(tenant.run((db) => db.updateTable('audit_events').set({ action: 'x' }).execute())).rejects.toThrow(
      'permission denied',
    );
    // When a person is erased their network address goes, and that is all.
    await tenant.run((db) =>
      db.insertInto('audit_events').values({ action: 'x', subject_kind: 'user', address: '192.0.2.1' }).execute(),
    );
    await expect(tenant.run((db) => db.updateTable('audit_events').set({ address: '192.0.2.2' }).execute())).rejects.toThrow(
      'row-level security',
    );
    await tenant.run((db) => db.updateTable('audit_events').set({ address: null }).execute());
  });
});

describe('background jobs', () => {
  test('that failed can be retried once', async () => {
    const tenant = await newTenant();
    const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran()];
    await tenant.call(forgotPassword, { body: { email: veteran.email } });
    await tenant.owner.query(
      `update pgboss.job set state = 'failed', output = '{"message": "no route to host"}' where data->>'tenant_id' = $1`,
      [String(tenant.id)],
    );
    const list = (await tenant.call(findBackgroundJobs, { query: { state: ['failed'] } }, operator)).body;
    expect(list.data).toMatchObject([{ queue: 'mail', about: 'mail reset_password', error: 'no route to host' }]);
    expect(list.counts).toEqual({ failed: 1 });
    const id = list.data[0]?.id ?? '';
    expect((await tenant.call(retryBackgroundJob, { params: { id } }, operator)).status).toBe(200);
    expect((await tenant.call(retryBackgroundJob, { params: { id } }, operator)).status).toBe(409);
  });

  test('of another tenant are 404', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const veteran = await there.veteran();
    await there.call(forgotPassword, { body: { email: veteran.email } });
    await there.owner.query(`update pgboss.job set state = 'failed' where data->>'tenant_id' = $1`, [String(there.id)]);
    const theirs = (await there.call(findBackgroundJobs, {}, await there.person('operator'))).body.data;
    const operator = await here.person('operator');
    expect((await here.call(findBackgroundJobs, {}, operator)).body.data).toEqual([]);
    expect((await here.call(retryBackgroundJob, { params: { id: theirs[0]?.id ?? '' } }, operator)).status).toBe(404);
  });
});

test('figures cover every day of the range, and refuse a reversed range', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  await tenant.veteran();
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await tenant.call(figuresContract.getFigures, { query: { from: '2026-01-01', to: today } }, operator);
  expect(body.data.sign_ups.at(-1)).toEqual({ day: today, count: 2 });
  expect(body.data.sign_ups[0]).toEqual({ day: '2026-01-01', count: 0 });
  expect(body.data.totals.veterans).toBe(1);
  expect(
    (await tenant.call(figuresContract.getFigures, { query: { from: '2026-02-01', to: '2026-01-01' } }, operator)).status,
  ).toBe(422);
});

const contentOf = (tenant: TestTenant, id: number) =>
  tenant.db.withTenant(id, async (db) => {
    const questions = await db.selectFrom('master_questions').select('visibility_place').distinct().orderBy(sql`1`).execute();
    const providers = await db.selectFrom('service_providers').select('country_id').distinct().execute();
    return { places: questions.map((row) => row.visibility_place), countries: providers.map((row) => row.country_id) };
  });

describe('a system operator', () => {
  const wanted = (tenant: TestTenant) => ({
    name: 'New Charity',
    slug: `new-${tenant.id}`,
    host: `new-${tenant.id}.example.org`,
    country_id: 232 as const,
    operator_email: 'first@example.org',
  });

  test('creates a tenant whose first operator accepts the emailed invitation and works at once, with a second factor from then on', async () => {
    const tenant = await newTenant();
    const system = await tenant.person('system_operator');
    const { body } = await tenant.call(systemContract.createTenant, { body: wanted(tenant) }, system);
    expect(body.data).toMatchObject({ name: 'New Charity', status: 'active', people: 0 });
    const { host } = wanted(tenant);
    const send = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
      const headers = { host, ...(token && { authorization: `Bearer ${token}` }) };
      const reply = await tenant.app.inject({ method, url, headers, ...(payload && { payload }) });
      return { ...reply.json(), status: reply.statusCode };
    };
    expect((await send('GET', '/api/tenant/info')).data).toMatchObject({
      name: 'New Charity',
      crisis_line: [{ name: 'Samaritans', number: '116 123' }, { name: 'Combat Stress' }],
    });
    const mail = await tenant.db.withTenant(body.data.id, (db) => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow());
    expect(mail.subject).toBe('You’re the operator of New Charity on Muster: set your password');
    expect(mail.body_text).toContain('within 14 days');
    const link = new RegExp(`http://${host}/auth/signup-invite\\?token=([\\w-]+)`).exec(mail.body_text);
    const account = { first_name: 'First', last_name: 'Operator', password: 'a-phrase-for-the-first-one' };
    const joined = await send('POST', '/api/auth/signup-invite', { token: link?.[1], ...account });
    expect([joined.status, joined.data.user.role]).toEqual([200, 'operator']);
    expect((await send('GET', '/api/operator/queues', undefined, joined.data.token)).status).toBe(200);
    const credentials = { email: wanted(tenant).operator_email, password: account.password, role: 'operator' };
    const later = await send('POST', '/api/auth/login', credentials);
    expect(await send('GET', '/api/operator/queues', undefined, later.data.token)).toMatchObject({
      status: 403,
      message: SECOND_FACTOR_FIRST,
    });
  });

  test('sends the invitation of the first operator again, withdraws it and renames the tenant, in the words of both logs', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const system = await tenant.person('system_operator');
    const { id } = (await tenant.call(systemContract.createTenant, { body: wanted(tenant) }, system)).body.data;
    const invitations = async () =>
      (await tenant.call(operatorsContract.findOperatorsOfTenant, { params: { id } }, system)).body.data.invitations;
    const [sent] = await invitations();
    expect(sent).toMatchObject({ email: wanted(tenant).operator_email, state: 'open' });
    await tenant.db.withTenant(id, (db) =>
      db.updateTable('invitations').set({ sent_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-15T00:00:00Z' }).execute(),
    );
    const again = { params: { id }, body: { email: wanted(tenant).operator_email } };
    await tenant.call(operatorsContract.inviteOperatorOfTenant, again, system);
    expect(await invitations()).toMatchObject([{ id: sent?.id, state: 'open' }]);
    const subjects = await tenant.db.withTenant(id, (db) => db.selectFrom('mails').select('subject').distinct().execute());
    expect(subjects).toHaveLength(1);
    const withdraw = (tenant_id: number) =>
      tenant.call(
        operatorsContract.withdrawOperatorInvitationOfTenant,
        { params: { id: tenant_id, invitation_id: sent?.id ?? 0 } },
        system,
      );
    expect([(await withdraw(other.id)).status, (await withdraw(id)).status]).toEqual([404, 200]);
    expect(await invitations()).toEqual([]);

    const renamed = await tenant.call(systemContract.updateTenant, { params: { id }, body: { name: 'Harbour' } }, system);
    expect(renamed.body.data).toMatchObject({ name: 'Harbour', slug: wanted(tenant).slug });
    const own = await tenant.db.withTenant(id, (db) =>
      db.selectFrom('audit_events').select(['action', 'actor_id']).orderBy('id').execute(),
    );
    expect(own).toEqual(
      ['operator_invited', 'operator_invitation_withdrawn', 'tenant_renamed'].map((action) => ({ action, actor_id: null })),
    );
    const events = (await tenant.call(systemContract.findInstallationEvents, {}, system)).body.data;
    expect(events[0]).toMatchObject({ action: 'tenant_renamed', details: { former_name: 'New Charity', name: 'Harbour' } });
  });

  test("creates a tenant with its country's onboarding content", async () => {
    const tenant = await newTenant();
    const system = await tenant.person('system_operator');
    const { body } = await tenant.call(systemContract.createTenant, { body: { ...wanted(tenant), country_id: 233 } }, system);
    expect(await contentOf(tenant, body.data.id)).toEqual({
      places: ['action_plan', 'career_direction', 'personal_details', 'transition_plan'],
      countries: [233],
    });
    expect(await contentOf(tenant, tenant.id)).toEqual({ places: [], countries: [] });
  });

  test('suspends and resumes it, but not their own', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const system = await tenant.person('system_operator');
    const set = (id: number, status: 'active' | 'suspended') =>
      tenant.call(systemContract.setTenantStatus, { params: { id }, body: { status, reason: 'Unpaid' } }, system);
    expect((await set(other.id, 'suspended')).body.data).toMatchObject({ status: 'suspended', suspended_reason: 'Unpaid' });
    expect((await other.call(getTenantInfo)).status).toBe(403);
    expect((await set(tenant.id, 'suspended')).status).toBe(409);
    expect((await set(other.id, 'active')).body.data.suspended_reason).toBeNull();
  });

  test('refuses a slug or host that is taken, and leaves nothing behind', async () => {
    const tenant = await newTenant();
    const system = await tenant.person('system_operator');
    await tenant.call(systemContract.createTenant, { body: wanted(tenant) }, system);
    const again = await tenant.call(systemContract.createTenant, { body: wanted(tenant) }, system);
    expect(Object.keys(again.failure.errors ?? {})).toEqual(['slug']);
    const host = await tenant.call(
      systemContract.createTenant,
      { body: { ...wanted(tenant), slug: `other-${tenant.id}` } },
      system,
    );
    expect(Object.keys(host.failure.errors ?? {})).toEqual(['host']);
    const { data, software } = (await tenant.call(systemContract.findTenants, {}, system)).body;
    const slugs = data.map((row) => row.slug);
    expect(software).toEqual({ version: VERSION, commit: TEST_CONFIG.commit });
    expect((await tenant.app.inject('/readyz')).json()).toMatchObject(software);
    expect(slugs).not.toContain(`other-${tenant.id}`);
  });

  test('is not an operator, and an operator is not one', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    expect((await tenant.call(systemContract.findTenants, {}, operator)).status).toBe(403);
    expect((await tenant.call(login, { body: { email: operator.email, password: PASSWORD, role: 'operator' } })).status).toBe(
      200,
    );
  });
});

test('the first tenant of an installation is created from its terminal, and its system operator chooses a password with the printed link', async () => {
  const tenant = await newTenant();
  const { db, app } = tenant;
  const host = `first-${tenant.id}.example.org`;
  const wanted = {
    name: 'First',
    slug: `first-${tenant.id}`,
    host,
    country_id: 233 as const,
    operator_email: 'root@example.org',
    operator_first_name: 'Root',
    operator_last_name: 'Operator',
  };
  await expect(foundTenant(db, { ...wanted, host: tenant.host })).rejects.toThrow('already belongs to another tenant');
  const { id, path } = await foundTenant(db, wanted);
  expect((await contentOf(tenant, id)).places).toContain('action_plan');
  const link = new URL(path, `http://${host}`);
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers: { host }, payload });
  const password = 'a-phrase-for-the-first-one';
  const { email, token } = Object.fromEntries(link.searchParams);
  expect((await post('/api/auth/reset-password', { email, token, password })).statusCode).toBe(200);
  const signedIn = await post('/api/auth/login', { email: 'root@example.org', password, role: 'operator' });
  expect(signedIn.json().data.user.role).toBe('system_operator');
});

test("an operator removes a person's second factors: audited, emailed, signed out, and never for themselves or someone above", async () => {
  const tenant = await newTenant();
  const [operator, system, veteran] = [
    await tenant.person('operator'),
    await tenant.person('system_operator'),
    await tenant.veteran(),
  ];
  const other = await tenant.person('operator');
  const key = { name: 'Phone', public_key: Buffer.from('x'), counter: 0 };
  await tenant.run((db) =>
    db
      .insertInto('passkeys')
      .values([operator, system, veteran].map(({ id }) => ({ ...key, id: `key-of-${id}`, user_id: id })))
      .execute(),
  );
  const reset = (id: number, as: Person) => tenant.call(calls.resetPersonsFactors, { params: { id } }, as);
  expect((await reset(operator.id, veteran)).status).toBe(403);
  expect((await reset(operator.id, operator)).status).toBe(403);
  expect((await reset(system.id, operator)).status).toBe(403);
  expect((await reset(other.id, operator)).status).toBe(409);
  expect((await reset(veteran.id, operator)).status).toBe(200);
  expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(401);
  const left = await tenant.run((db) => db.selectFrom('passkeys').select('user_id').orderBy('user_id').execute());
  expect(left.map(({ user_id }) => user_id)).toEqual([operator.id, system.id].sort((a, b) => a - b));
  const mails = await tenant.run((db) => db.selectFrom('mails').select(['kind', 'to_email']).execute());
  expect(mails).toEqual([{ kind: 'factors_reset', to_email: veteran.email }]);
  const audit = await tenant.run((db) => db.selectFrom('audit_events').select(['action', 'actor_id', 'subject_id']).execute());
  expect(audit).toEqual([{ action: 'second_factors_reset', actor_id: operator.id, subject_id: veteran.id }]);
});
