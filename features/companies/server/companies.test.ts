import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile } from '#features/accounts/contract.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import {
  decideOnCompany,
  decideOnCompanyChange,
  findOperatorCompanies,
  getOperatorCompany,
  getQueues,
} from '#features/operator/contract.ts';
import { ONE_LINE } from '#kit/contract/shapes.ts';
import { fileRetention, runRetention } from '#kit/server/records/retention.ts';
import * as calls from '../contract.ts';
import { companyFiles } from './index.ts';

const draft = (name: string, more: object = {}) => ({
  name,
  company_type: 'SMEs' as const,
  size: '11-50' as const,
  website: 'https://www.acme.test',
  ...more,
});

/** A recruiter without a company. */
const newcomer = (tenant: TestTenant, email: string) => tenant.person('recruiter', { email });

async function withDomain(tenant: TestTenant, domain: string, company_id: number): Promise<void> {
  await tenant.run((db) => db.insertInto('company_domains').values({ domain, company_id }).execute());
}

const profile = async (tenant: TestTenant, person: Person) => (await tenant.call(getUserProfile, {}, person)).body.data;

describe('creating a company', () => {
  test('makes its creator the admin and waits for an operator, without the email domain', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const recruiter = await newcomer(tenant, 'ada@acme.test');
    const { body } = await tenant.call(calls.createCompany, { body: draft('Acme') }, recruiter);
    expect(body.data).toMatchObject({ name: 'Acme', status: 'pending', domains: [] });
    expect((await profile(tenant, recruiter)).user_details).toMatchObject({
      is_admin: 1,
      company: { name: 'Acme', status: 'pending' },
    });
    const news = (await tenant.call(findNotifications, {}, operator)).body;
    expect([news.unread, news.data[0]?.title]).toEqual([1, 'Acme needs approval']);
  });

  test('activates it immediately if the tenant approves automatically', async () => {
    const tenant = await newTenant();
    await tenant.owner.query(`update tenants set recruiter_approval = 'automatic' where id = $1`, [tenant.id]);
    const { body } = await tenant.call(calls.createCompany, { body: draft('Acme') }, await newcomer(tenant, 'ada@acme.test'));
    expect(body.data.status).toBe('active');
  });

  test('refuses line breaks in its name, legal name, city and address', async () => {
    const tenant = await newTenant();
    const twoLines = {
      name: 'Acme\nLtd',
      legal_name: 'Acme\nLtd',
      city: 'York\nUK',
      address: '1 Quay\nYork',
      benefits: ['Van\nFuel'],
    };
    const { status, body } = await tenant.call(
      calls.createCompany,
      { body: draft('Acme', twoLines) },
      await newcomer(tenant, 'a@acme.test'),
    );
    expect(status).toBe(422);
    for (const field of ['name', 'legal_name', 'city', 'address', 'benefits.0']) {
      expect(body).toHaveProperty(['errors', field], [ONE_LINE]);
    }
  });

  test('twice, also concurrently, creates one', async () => {
    const tenant = await newTenant();
    const recruiter = await newcomer(tenant, 'ada@acme.test');
    const answers = await Promise.all(
      [1, 2, 3].map((n) => tenant.call(calls.createCompany, { body: draft(`Acme ${n}`) }, recruiter)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  /** A company of a new recruiter with this address, approved by an operator unless told otherwise. */
  const founded = async (tenant: TestTenant, email: string, { approve = true, verified = true } = {}) => {
    const founder = await tenant.person('recruiter', { email, ...(!verified && { email_verified_at: null }) });
    const { id } = (await tenant.call(calls.createCompany, { body: draft(`Of ${email}`) }, founder)).body.data;
    const operator = await tenant.person('operator');
    const { revision } = (await tenant.call(getOperatorCompany, { params: { id } }, operator)).body.data;
    const approval = { params: { id }, body: { status: 'active' as const, revision } };
    if (approve) expect((await tenant.call(decideOnCompany, approval, operator)).status).toBe(200);
    const domains = async () => (await tenant.call(calls.getOwnCompany, {}, founder)).body.data.domains;
    return { id, founder, domains };
  };

  test('takes the domain of its admin’s verified email when it is approved, and is offered by it only then', async () => {
    const tenant = await newTenant();
    const impostor = await founded(tenant, 'thief@acme.test', { approve: false });
    const colleague = await newcomer(tenant, 'b@acme.test');
    expect([await impostor.domains(), (await profile(tenant, colleague)).company_found]).toEqual([[], null]);
    expect((await tenant.call(calls.joinCompany, { params: { id: impostor.id } }, colleague)).status).toBe(404);

    const real = await founded(tenant, 'a@acme.test');
    expect(await real.domains()).toEqual(['acme.test']);
    expect((await profile(tenant, colleague)).company_found).toMatchObject({ id: real.id });
    // A second approved company does not take it away.
    expect(await (await founded(tenant, 'c@acme.test')).domains()).toEqual([]);
    expect(await (await founded(tenant, 'd@unproven.test', { verified: false })).domains()).toEqual([]);
  });

  test('takes a domain from a company that was never approved, as earlier releases gave it', async () => {
    const tenant = await newTenant();
    const impostor = await founded(tenant, 'thief@acme.test', { approve: false });
    await withDomain(tenant, 'acme.test', impostor.id);
    expect((await profile(tenant, await newcomer(tenant, 'b@acme.test'))).company_found).toBeNull();
    expect(await (await founded(tenant, 'a@acme.test')).domains()).toEqual(['acme.test']);
    expect(await impostor.domains()).toEqual([]);
  });

  test('takes no public email domain, and two tenants can have the same domain', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    expect(await (await founded(here, 'a@gmail.com')).domains()).toEqual([]);
    for (const tenant of [here, there]) expect(await (await founded(tenant, 'x@acme.test')).domains()).toEqual(['acme.test']);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ size: '7' }, 'size'],
    [{ country_id: 999999 }, 'country_id'],
    [{ country_id: 232, state_id: 1 }, 'state_id'],
    [{ pledge_hires: 0 }, 'pledge_hires'],
    [{ about: 'x'.repeat(5001) }, 'about'],
  ])('with %j names the field', async (change, field) => {
    const tenant = await newTenant();
    const recruiter = await newcomer(tenant, 'ada@acme.test');
    const response = await tenant.app.inject({
      method: 'POST',
      url: '/api/companies',
      headers: { host: tenant.host, authorization: `Bearer ${recruiter.token}` },
      payload: { ...draft('Acme'), ...change },
    });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });
});

describe('joining a company', () => {
  test('waits for an admin of it, who is notified', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    await withDomain(tenant, 'acme.test', admin.company_id);
    const recruiter = await newcomer(tenant, 'new@acme.test');
    expect((await profile(tenant, recruiter)).company_found?.id).toBe(admin.company_id);
    expect((await tenant.call(calls.joinCompany, { params: { id: admin.company_id } }, recruiter)).status).toBe(200);
    expect((await profile(tenant, recruiter)).status).toBe('pending');
    expect((await tenant.call(findNotifications, {}, admin)).body.unread).toBe(1);
    const approved = await tenant.call(
      calls.decideCompanyUser,
      { params: { id: recruiter.id }, body: { status: 'active' } },
      admin,
    );
    expect(approved.body.data).toMatchObject({ status: 'active', approved_by: { id: admin.id } });
    expect((await profile(tenant, recruiter)).status).toBe('active');
  });

  test("is possible only for the company of one's email domain", async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    await withDomain(tenant, 'acme.test', admin.company_id);
    const stranger = await newcomer(tenant, 'x@elsewhere.test');
    expect((await tenant.call(calls.joinCompany, { params: { id: admin.company_id } }, stranger)).status).toBe(404);
  });

  test('can be declined: the company is not offered again', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    await withDomain(tenant, 'acme.test', admin.company_id);
    const recruiter = await newcomer(tenant, 'new@acme.test');
    await tenant.call(calls.declineCompany, { params: { id: admin.company_id } }, recruiter);
    expect((await profile(tenant, recruiter)).company_found).toBeNull();
  });
});

describe('the people of a company', () => {
  test('are found by each filter, with an empty company list', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter({ first_name: 'Ada', last_name: 'Admin' });
    const { company_id } = admin;
    await tenant.recruiter({ company_id, is_admin: false, status: 'pending', first_name: 'Pip', last_name: 'Waiting' });
    await tenant.recruiter({ company_id, is_admin: false, first_name: 'Max', last_name: '100%_off' });
    await tenant.recruiter();
    const find = async (body: object) =>
      (await tenant.call(calls.findCompanyUsers, { query: { page: 1 }, body }, admin)).body.data.map((user) => user.full_name);
    expect(await find({ company_id: [] })).toEqual(['Pip Waiting', 'Ada Admin', 'Max 100%_off']);
    expect(await find({ status: 'APPROVAL_PENDING' })).toEqual(['Pip Waiting']);
    expect(await find({ admin: 1 })).toEqual(['Ada Admin']);
    expect(await find({ search: '100%_' })).toEqual(['Max 100%_off']);
    expect(await find({ search: '%' })).toEqual(['Max 100%_off']);
    await tenant.recruiter({ company_id, is_admin: false, first_name: 'Zoë', last_name: 'O’Neill' });
    for (const search of ["O'Neill", 'zoe', "o'neill, zoe", 'ZOË  ONEILL'])
      expect(await find({ search })).toEqual(['Zoë O’Neill']);
    expect(await find({ joined_on: '2020-01-01' })).toEqual([]);
    expect(await find({ company_id: [company_id + 1000] })).toEqual([]);
  });

  test('are visible to admins of the company only', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const stranger = await tenant.recruiter();
    expect((await tenant.call(calls.findCompanyUsers, { body: {} }, colleague)).status).toBe(403);
    expect(
      (await tenant.call(calls.decideCompanyUser, { params: { id: colleague.id }, body: { status: 'inactive' } }, stranger))
        .status,
    ).toBe(404);
    expect(
      (await tenant.call(calls.setCompanyAdmin, { params: { id: colleague.id }, body: { is_admin: 1 } }, stranger)).status,
    ).toBe(404);
  });

  test('always include an admin, even when two admins remove each other concurrently', async () => {
    const tenant = await newTenant();
    const one = await tenant.recruiter();
    const two = await tenant.recruiter({ company_id: one.company_id, is_admin: true });
    const unmake = (whom: Person, by: Person) =>
      tenant.call(calls.setCompanyAdmin, { params: { id: whom.id }, body: { is_admin: 0 } }, by);
    const answers = await Promise.all([unmake(two, one), unmake(one, two)]);
    expect(answers.map((answer) => answer.status)).toContain(200);
    const admins = await tenant.run((db) => db.selectFrom('users').select('id').where('is_admin', '=', true).execute());
    expect(admins).toHaveLength(1);
    const last = admins[0]?.id === one.id ? one : two;
    expect((await unmake(last, last)).failure.message).toBe(
      'This is the last admin of the company. Make someone else an admin first.',
    );
  });

  test('are approved once when two admins approve concurrently', async () => {
    const tenant = await newTenant();
    const one = await tenant.recruiter();
    const two = await tenant.recruiter({ company_id: one.company_id, is_admin: true });
    const waiting = await tenant.recruiter({ company_id: one.company_id, is_admin: false, status: 'pending' });
    const answers = await Promise.all(
      [one, two].map((admin) =>
        tenant.call(calls.decideCompanyUser, { params: { id: waiting.id }, body: { status: 'active' } }, admin),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(
      await tenant.run((db) => db.selectFrom('decisions').selectAll().where('user_id', '=', waiting.id).execute()),
    ).toHaveLength(1);
    expect(
      await tenant.run((db) => db.selectFrom('mails').selectAll().where('to_email', '=', waiting.email).execute()),
    ).toHaveLength(1);
  });

  test('are rejected only with a reason, which they can read', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const waiting = await tenant.recruiter({ company_id: admin.company_id, is_admin: false, status: 'pending' });
    const decide = (body: { status: 'rejected'; reason?: string }) =>
      tenant.call(calls.decideCompanyUser, { params: { id: waiting.id }, body }, admin);
    expect((await decide({ status: 'rejected' })).failure.errors).toEqual({ reason: ['Give a reason. The person will see it.'] });
    expect((await decide({ status: 'rejected', reason: 'We do not know you.' })).status).toBe(200);
    expect((await profile(tenant, waiting)).status_reason).toBe('We do not know you.');
  });

  test('who are deactivated get 410 from then on', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: true });
    await tenant.call(calls.decideCompanyUser, { params: { id: colleague.id }, body: { status: 'inactive' } }, admin);
    expect((await tenant.call(calls.findCompanyUsers, { body: {} }, colleague)).status).toBe(410);
    expect(
      (await tenant.call(calls.decideCompanyUser, { params: { id: admin.id }, body: { status: 'inactive' } }, admin)).status,
    ).toBe(409);
  });
});

describe('the company’s page', () => {
  test('counts hires of the pledge from the pipeline and shows open jobs', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const veteran = await tenant.veteran();
    await tenant.call(
      calls.updateCompany,
      { params: { id: admin.company_id }, body: draft('Acme', { pledge_hires: 10, pledge_by: '2027-12-31' }) },
      admin,
    );
    await tenant.run(async (db) => {
      const { id } = await db
        .insertInto('jobs')
        .values({
          company_id: admin.company_id,
          title: 'Fitter',
          description: '',
          country_id: 232,
          currency: 'GBP',
          status: 'published',
          published_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('applications')
        .values({ job_id: id, veteran_id: veteran.id, stage: 'hired', submitted_at: new Date().toISOString() })
        .execute();
    });
    const { body } = await tenant.call(calls.getCompany, { params: { id: admin.company_id } });
    expect(body.data).toMatchObject({ open_jobs: 1, pledge: { hires: 10, hired: 1, by: '2027-12-31' } });
  });

  test('is visible only to its own people while it is not active', async () => {
    const tenant = await newTenant();
    const id = await tenant.company({ status: 'pending' });
    const own = await tenant.recruiter({ company_id: id });
    expect((await tenant.call(calls.getCompany, { params: { id } })).status).toBe(404);
    expect((await tenant.call(calls.getCompany, { params: { id } }, own)).status).toBe(200);
  });

  test('refuses a change that is based on an older revision, and saves nothing of it', async () => {
    const tenant = await newTenant();
    const id = await tenant.company({ status: 'active' });
    const [first, second] = [await tenant.recruiter({ company_id: id }), await tenant.recruiter({ company_id: id })];
    const { body: read } = await tenant.call(calls.getOwnCompany, {}, first);
    const change = (about: string, who: Person, revision: string) =>
      tenant.call(calls.updateCompany, { params: { id }, body: { ...draft(read.data.name), about, revision } }, who);
    const saved = await change('Trains and signals', second, read.data.revision);
    expect(saved.status).toBe(200);
    const refused = await change('Buses', first, read.data.revision);
    expect(refused.status).toBe(409);
    const { body: stored } = await tenant.call(calls.getOwnCompany, {}, first);
    expect(stored.data).toMatchObject({ about: 'Trains and signals', revision: saved.body.data.revision });
    expect((await change('Buses', first, stored.data.revision)).status).toBe(200);
  });

  test('goes back to the operators when a rejected company is changed', async () => {
    const tenant = await newTenant();
    const id = await tenant.company({ status: 'rejected' });
    const own = await tenant.recruiter({ company_id: id });
    const { body } = await tenant.call(calls.updateCompany, { params: { id }, body: draft('Acme again') }, own);
    expect(body.data).toMatchObject({ status: 'pending', decisions: [{ from_status: 'rejected', to_status: 'pending' }] });
  });
});

describe('a logo', () => {
  const upload = (
    tenant: TestTenant,
    admin: Person & { company_id: number },
    bytes: Uint8Array<ArrayBuffer>,
    name = 'logo.png',
  ) =>
    tenant.call(
      calls.setCompanyLogo,
      { params: { id: admin.company_id }, body: {}, files: { logo: new File([bytes], name) } },
      admin,
    );
  const picture = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#1E3452' } })
        .png()
        .toBuffer(),
    );

  test.each(['pending', 'rejected', 'inactive'] as const)(
    'of a company that is %s is visible to its own people and operators only',
    async (status) => {
      const tenant = await newTenant();
      const admin = await tenant.recruiter();
      const put = (now: typeof status) =>
        tenant.run((db) => db.updateTable('companies').set({ status: now }).where('id', '=', admin.company_id).execute());
      await put('pending');
      await upload(tenant, admin, await picture(64, 64));
      await put(status);
      const open = (as: Person | null) => tenant.call(calls.getCompanyLogo, { params: { id: admin.company_id } }, as);
      expect((await open(null)).status).toBe(404);
      expect((await open(await tenant.veteran())).status).toBe(404);
      expect((await open(await tenant.recruiter())).status).toBe(404);
      for (const as of [admin, await tenant.person('operator')]) {
        const { status: answered, headers } = await open(as);
        expect([answered, headers['cache-control']]).toEqual([200, 'no-store']);
      }
    },
  );

  test('is converted to WebP and public', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    await tenant.owner.query(`update tenants set recruiter_approval = 'automatic' where id = $1`, [tenant.id]);
    const { body } = await upload(tenant, admin, await picture(1200, 600));
    expect(body.data.logo_url).toMatch(/^\/api\/companies\/\d+\/logo\?v=\d+$/);
    // As browsers load it: by the address that the API gave.
    const v = Number(body.data.logo_url?.split('=')[1]);
    const { bytes, headers } = await tenant.call(calls.getCompanyLogo, { params: { id: admin.company_id }, query: { v } });
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 });
    const removed = await tenant.call(calls.setCompanyLogo, { params: { id: admin.company_id }, body: {} }, admin);
    expect(removed.body.data.logo_url).toBeNull();
  });

  test.each([
    [
      'SVG with script',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Choose a PNG, JPEG or WebP picture.',
    ],
    ['text named .png', new TextEncoder().encode('not a picture'), 'Choose a PNG, JPEG or WebP picture.'],
    [
      'a PNG cut short',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1]),
      'Choose a PNG, JPEG or WebP picture.',
    ],
  ])('that is %s is refused', async (_, bytes, message) => {
    const tenant = await newTenant();
    const { status, failure } = await upload(tenant, await tenant.recruiter(), bytes);
    expect(status).toBe(422);
    expect([message, 'This picture is damaged. Choose another one.']).toContain(failure.errors?.logo?.[0]);
  });

  test('with too many pixels or bytes is refused', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    expect((await upload(tenant, admin, await picture(4001, 10))).status).toBe(422);
    expect((await upload(tenant, admin, new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  });
});

test('each field of the filter narrows the list of people', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter({ first_name: 'Ada' });
  const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false, first_name: 'Ben' });
  const at = '2026-03-04T12:00:00.000Z';
  await tenant.run((db) =>
    db
      .updateTable('users')
      .set({ joined_company_at: at, approved_at: at, approved_by: admin.id })
      .where('id', '=', colleague.id)
      .execute(),
  );
  const found = async (body: object) =>
    (await tenant.call(calls.findCompanyUsers, { body }, admin)).body.data.map(({ id }) => id).sort((a, b) => a - b);
  const none = {
    company_users: [],
    approved_by: '',
    joined_on: '',
    approved_on: '',
    status: '',
    admin: '',
    search: '',
    company_id: [],
  };
  expect(await found(none)).toEqual([admin.id, colleague.id]);
  for (const narrowing of [
    { company_users: [colleague.id] },
    { approved_by: admin.id },
    { joined_on: '2026-03-04' },
    { approved_on: '2026-03-04' },
    { admin: 0 },
    { search: 'ben' },
  ])
    expect(await found({ ...none, ...narrowing })).toEqual([colleague.id]);
  expect(await found({ ...none, status: 'APPROVAL_PENDING' })).toEqual([]);
  expect(await found({ ...none, company_id: [admin.company_id + 1] })).toEqual([]);
});

test.each([
  [{ approved_by: [] }, { approved_by: ['Must be a number'] }],
  [{ joined_on: [] }, { joined_on: ['Must be a date like 2026-11-21'] }],
  [{ admin: 'yes' }, { admin: ['Admin must be 0, 1 or true or false.'] }],
])('people of a company: %j is refused with what the field accepts', async (body, errors) => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  const response = await tenant.app.inject({
    method: 'POST',
    url: '/api/company-users',
    headers: { host: tenant.host, authorization: `Bearer ${admin.token}` },
    payload: body,
  });
  expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
});

test('the list of people offers every approver of the company, including those not on this page', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter({ first_name: 'Ada', last_name: 'Lovelace' });
  const other = await tenant.recruiter({ company_id: admin.company_id, first_name: 'Zoe', last_name: 'Ames' });
  const stranger = await tenant.recruiter();
  const approvedBy = async (approver: Person, company_id: number) => {
    const { id } = await tenant.recruiter({ company_id, is_admin: false });
    await tenant.run((db) => db.updateTable('users').set({ approved_by: approver.id }).where('id', '=', id).execute());
  };
  await approvedBy(admin, admin.company_id);
  await approvedBy(other, admin.company_id);
  await approvedBy(stranger, stranger.company_id);
  const { body } = await tenant.call(calls.findCompanyUsers, { body: { approved_by: other.id } }, admin);
  expect(body.data).toHaveLength(1);
  expect(body.approvers).toEqual([
    { id: admin.id, full_name: 'Ada Lovelace' },
    { id: other.id, full_name: 'Zoe Ames' },
  ]);
});

test('a recruiter of a rejected company reads that, not that it awaits approval', async () => {
  const tenant = await newTenant();
  const rejected = await tenant.recruiter({ company_id: await tenant.company({ status: 'rejected' }) });
  const pending = await tenant.recruiter({ company_id: await tenant.company({ status: 'pending' }) });
  const refusal = async (person: Person) => (await tenant.call(calls.findCompanyUsers, { body: {} }, person)).failure.message;
  expect(await refusal(rejected)).toMatch(/^Your company was not approved\./);
  expect(await refusal(pending)).toBe('Your company is waiting for approval.');
});

describe('a change of what identifies an approved company', () => {
  const setUp = async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    const admin = await tenant.recruiter();
    const id = admin.company_id;
    await tenant.run((db) =>
      db.updateTable('companies').set({ name: 'Acme', website: 'https://acme.test' }).where('id', '=', id).execute(),
    );
    const change = (body: object) => tenant.call(calls.updateCompany, { params: { id }, body: draft('Acme', body) }, admin);
    const shown = async () => (await tenant.call(calls.getCompany, { params: { id } })).body.data;
    const decide = (change_id: number, decision: 'approve' | 'decline', reason?: string) =>
      tenant.call(decideOnCompanyChange, { params: { id }, body: { change_id, decision, ...(reason && { reason }) } }, operator);
    const notices = async (as: Person) => (await tenant.call(findNotifications, {}, as)).body.data.map(({ title }) => title);
    return { tenant, operator, admin, id, change, shown, decide, notices };
  };
  const RENAMED = { name: 'Ministry of Defence', website: 'https://gov.test', about: 'We repair boats.' };

  test('waits for an operator, who sees both, while the old values stay and other fields change', async () => {
    const { tenant, operator, admin, id, change, shown, decide, notices } = await setUp();
    const { body } = await change(RENAMED);
    expect(body.data).toMatchObject({
      name: 'Acme',
      website: 'https://acme.test',
      about: 'We repair boats.',
      change: {
        state: 'waiting',
        before: { name: 'Acme', website: 'https://acme.test' },
        after: { name: 'Ministry of Defence', website: 'https://gov.test' },
      },
    });
    expect(await shown()).toMatchObject({ name: 'Acme', website: 'https://acme.test', about: 'We repair boats.' });
    expect(await notices(operator)).toEqual(['Acme wants to change its name and its website']);
    expect((await tenant.call(getQueues, {}, operator)).body.data.companies).toBe(1);
    const waiting = await tenant.call(findOperatorCompanies, { query: { status: ['pending'] } }, operator);
    expect(waiting.body.data).toMatchObject([{ id, status: 'active', change_waits: true }]);
    const change_id = (await tenant.call(getOperatorCompany, { params: { id } }, operator)).body.data.change?.id ?? 0;

    expect(
      (await tenant.call(decideOnCompanyChange, { params: { id }, body: { change_id, decision: 'approve' } }, admin)).status,
    ).toBe(403);
    expect((await decide(change_id, 'approve')).status).toBe(200);
    expect(await shown()).toMatchObject({ name: 'Ministry of Defence', website: 'https://gov.test' });
    expect(await notices(admin)).toEqual(['The changes to Ministry of Defence have been approved']);
    expect((await decide(change_id, 'approve')).status).toBe(409);
    const audited = await tenant.run((db) =>
      db
        .selectFrom('audit_events')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(audited).toEqual([
      { action: 'company_change_requested', actor_id: admin.id, details: { fields: ['name', 'website'] } },
      { action: 'company_change_approved', actor_id: operator.id, details: { fields: ['name', 'website'] } },
    ]);
  });

  test('is declined with a reason that the admins read, and changes nothing', async () => {
    const { admin, change, shown, decide, notices, tenant } = await setUp();
    const change_id = (await change(RENAMED)).body.data.change?.id ?? 0;
    expect((await decide(change_id, 'decline')).failure.errors).toHaveProperty('reason');
    expect((await decide(change_id, 'decline', 'This is another organisation.')).status).toBe(200);
    expect(await shown()).toMatchObject({ name: 'Acme', website: 'https://acme.test' });
    expect(await notices(admin)).toEqual(['The changes to Acme were not approved']);
    expect((await tenant.call(calls.getOwnCompany, {}, admin)).body.data.change).toMatchObject({
      state: 'declined',
      reason: 'This is another organisation.',
    });
  });

  test('joins the one that waits, is not decided on unseen, and can be withdrawn', async () => {
    const { tenant, operator, admin, id, change, decide, notices } = await setUp();
    const first = (await change({ name: 'Acme Group', website: 'https://acme.test' })).body.data.change;
    const { body } = await change({ website: 'https://group.test' });
    expect(body.data.change).toMatchObject({ after: { name: 'Acme Group', website: 'https://group.test' } });
    expect((await decide(first?.id ?? 0, 'approve')).status).toBe(409);
    const stranger = await tenant.recruiter();
    expect((await tenant.call(calls.withdrawCompanyChange, { params: { id } }, stranger)).status).toBe(404);
    const withdrawn = await tenant.call(calls.withdrawCompanyChange, { params: { id } }, admin);
    expect(withdrawn.body.data.change).toBeNull();
    expect((await decide(body.data.change?.id ?? 0, 'approve')).status).toBe(409);
    expect(await notices(operator)).toEqual([]);
    expect((await tenant.call(calls.withdrawCompanyChange, { params: { id } }, admin)).status).toBe(404);
  });

  test('of the logo is shown to its people and operators only until it is approved', async () => {
    const { tenant, operator, admin, id, decide } = await setUp();
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1E3452' } })
      .png()
      .toBuffer();
    const logo = new File([new Uint8Array(png)], 'logo.png');
    const { body } = await tenant.call(calls.setCompanyLogo, { params: { id }, body: {}, files: { logo } }, admin);
    const change_id = body.data.change?.id ?? 0;
    expect([body.data.logo_url, body.data.change?.after.logo_url]).toEqual([
      null,
      `/api/companies/${id}/changes/${change_id}/logo`,
    ]);
    const open = async (as: Person) => (await tenant.call(calls.getChangedLogo, { params: { id, change_id } }, as)).status;
    expect([await open(admin), await open(operator)]).toEqual([200, 200]);
    expect([await open(await tenant.recruiter()), await open(await tenant.veteran())]).toEqual([404, 404]);
    await runRetention(tenant.db, tenant.id, [fileRetention([companyFiles])], new Date(Date.now() + 8 * 86_400_000));
    expect(await open(operator)).toBe(200);
    await decide(change_id, 'approve');
    expect((await tenant.call(calls.getCompanyLogo, { params: { id } })).status).toBe(200);
  });

  test('takes effect at once, audited, where companies are approved automatically or before they are approved', async () => {
    const { tenant, admin, id, change, shown } = await setUp();
    await tenant.owner.query(`update tenants set recruiter_approval = 'automatic' where id = $1`, [tenant.id]);
    expect((await change(RENAMED)).body.data.change).toBeNull();
    expect(await shown()).toMatchObject({ name: 'Ministry of Defence' });
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select(['action', 'actor_id']).where('subject_id', '=', id).execute(),
    );
    expect(audited).toEqual([{ action: 'company_renamed', actor_id: admin.id }]);
  });
});
