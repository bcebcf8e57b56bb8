import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildCourse } from '#features/courses/server/testing.ts';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { dismissJob, findDismissedJobs, restoreJob } from '#features/jobs/match-contract.ts';
import { buildJob, type JobFields } from '#features/jobs/server/testing.ts';
import { buildRecord } from './testing.ts';

const MECHANIC = {
  service: [{ rank: 'Sergeant', trade: 'Vehicle Mechanic' }],
  content: { skills: [{ name: 'Diesel engines' }], military: [{ rank: 'Sergeant', highlights: ['Ran a workshop of ten'] }] },
};
const HGV: JobFields = {
  title: 'HGV Technician',
  description: '<p>Service and repair lorries: diesel engines, hydraulics, vehicle maintenance.</p>',
  experience: 'mid',
};

async function mechanicAmong(
  jobs: Record<string, JobFields>,
): Promise<{ tenant: TestTenant; veteran: Person; ids: Map<string, number> }> {
  const tenant = await newTenant();
  const veteran = await tenant.person('veteran');
  await buildRecord(tenant, veteran.id, MECHANIC);
  const ids = new Map<string, number>();
  for (const [title, fields] of Object.entries(jobs)) ids.set(title, await buildJob(tenant, { ...fields, title }));
  return { tenant, veteran, ids };
}

const recommended = async (tenant: TestTenant, as: Person, query: object = {}) => {
  const { status, body } = await tenant.call(findJobs, { query: { jobType: 'recommended', ...query } }, as);
  expect(status).toBe(200);
  return body;
};
const titles = async (tenant: TestTenant, as: Person, query: object = {}) =>
  (await recommended(tenant, as, query)).data.map(({ title }) => title);

describe('a match', () => {
  test('has a score, and names the line of the record behind each reason', async () => {
    const { tenant, veteran, ids } = await mechanicAmong({ 'HGV Technician': HGV, 'Head Chef': {} });
    const { body } = await tenant.call(getJob, { params: { id: ids.get('HGV Technician') ?? 0 } }, veteran);
    const { match } = body.data;
    expect(match?.score).toBeGreaterThan(60);
    const reason = (kind: string) => match?.reasons.find((one) => one.kind === kind);
    expect(reason('occupation')?.evidence).toBe('Sergeant, Vehicle Mechanic, British Army, 2012 to 2024');
    expect(reason('skills')?.text).toMatch(/Diesel engines/);
    expect(reason('skills')?.evidence).toContain('Skills: Diesel engines');
    expect(reason('level')).toEqual({ kind: 'level', text: 'About your level', evidence: expect.stringContaining('Sergeant') });

    const serving = await tenant.person('veteran');
    await buildRecord(tenant, serving.id, { service: [{ trade: 'Vehicle Mechanic', started: '2019-05', ended: 'present' }] });
    const now = await tenant.call(getJob, { params: { id: ids.get('HGV Technician') ?? 0 } }, serving);
    const evidence = now.body.data.match?.reasons.map((one) => one.evidence);
    expect(evidence).toContain('Vehicle Mechanic, British Army, 2019 to present');

    const other = await tenant.call(getJob, { params: { id: ids.get('Head Chef') ?? 0 } }, veteran);
    expect(other.body.data.match?.score).toBeLessThan(30);
    expect(other.body.data.match?.gaps[0]).toMatchObject({ kind: 'skills' });
  });

  test('names the shortest funded course that closes a gap and that the veteran can reach', async () => {
    const { tenant, veteran, ids } = await mechanicAmong({
      'Network Technician': { description: '<p>Cisco routers, switches and firewalls every day, all year round.</p>' },
    });
    const operator = await tenant.person('operator');
    await buildCourse(tenant, operator, {
      title: 'CCNA in two weeks',
      skills: ['Computer networks'],
      service_type: 'online',
      locations: [],
    });
    await buildCourse(tenant, operator, {
      title: 'Cisco far away',
      skills: ['Computer networks'],
      length_amount: 1,
      length_unit: 'day',
    });
    const { body } = await tenant.call(getJob, { params: { id: ids.get('Network Technician') ?? 0 } }, veteran);
    const gap = body.data.match?.gaps.find(({ kind }) => kind === 'skills');
    expect(gap).toEqual({
      kind: 'skills',
      text: 'Not in your record yet: Computer networks',
      course_id: expect.any(Number),
      course_title: 'CCNA in two weeks',
    });
  });

  test.each([
    ['without a registration', {}, true],
    ['with the registration', { registrations: [{ code: 'uk-nmc-adult', name: 'Nurse' }] }, false],
    ['with one that has expired', { registrations: [{ code: 'uk-nmc-adult', name: 'Nurse', expires: '2019-04' }] }, true],
    ['with one that is typed freely', { registrations: [{ code: '', name: 'NMC adult' }] }, true],
    ['with another registration', { registrations: [{ code: 'uk-hcpc-paramedic', name: 'Paramedic' }] }, true],
    ['with a certificate that names it', { certificates: [{ name: 'NMC registered nurse (adult)' }] }, false],
  ])('names the registration that a nurse’s post needs for a record %s', async (_, content, isMissing) => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildRecord(tenant, veteran.id, { service: [{ rank: 'Sergeant', trade: 'Nurse' }], content });
    const id = await buildJob(tenant, { title: 'Registered nurse, adult ward' });
    const { body } = await tenant.call(getJob, { params: { id } }, veteran);
    expect(body.data.match).not.toBeNull();
    expect(JSON.stringify(body.data.match?.gaps).includes('The law asks for a registration')).toBe(isMissing);
  });

  test('gives a nurse reasons and no gap only for posts of their part of the register', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildRecord(tenant, veteran.id, {
      service: [{ rank: 'Sergeant', trade: 'Nurse' }],
      content: { registrations: [{ code: 'uk-nmc-adult', name: 'Nurse' }] },
    });
    const matchOf = async (title: string, description: string) => {
      const id = await buildJob(tenant, { title, description });
      return (await tenant.call(getJob, { params: { id } }, veteran)).body.data.match;
    };
    const own = await matchOf('Staff nurse', '<p>A surgical ward with theatres.</p>');
    const other = await matchOf('Staff nurse (RMN)', '<p>A ward of 20 beds.</p>');
    const inText = await matchOf('Staff nurse', '<p>You will be an RMN or RNLD.</p>');
    const textsOf = (items: readonly { text: string }[] = []) => items.map(({ text }) => text).join('\n');
    expect(textsOf(own?.reasons)).toContain('Your background leads to this work: Registered nurse');
    expect(textsOf(own?.gaps)).not.toContain('registration');
    expect(textsOf(other?.reasons)).not.toMatch(/nurs/i);
    expect(textsOf(inText?.reasons)).not.toMatch(/nurs/i);
    expect(textsOf(inText?.gaps)).not.toContain('registration');
    expect(textsOf(other?.gaps)).toContain('It needs another registration than yours: Registered nurse, mental health');
  });

  test('names a registration once where both the law and the advert ask for it', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildRecord(tenant, veteran.id, { service: [{ rank: 'Sergeant', trade: 'Chef' }] });
    const gapsOf = async (title: string, requirement: string) => {
      const id = await buildJob(tenant, { title, requirements: [requirement] });
      return (await tenant.call(getJob, { params: { id } }, veteran)).body.data.match?.gaps.map(({ text }) => text).join('\n');
    };
    const nurse = await gapsOf('Registered nurse, adult ward', 'You must have NMC registration');
    expect(nurse).toContain('The law asks for a registration');
    expect(nurse).not.toContain('Nurse registration');
    expect(await gapsOf('Care home manager', 'You must have NMC registration')).toContain('Nurse registration');
  });

  test('says that a job is well below the veteran’s level', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildRecord(tenant, veteran.id, { service: [{ rank: 'Major', trade: 'Logistics Officer' }] });
    const id = await buildJob(tenant, { title: 'Warehouse operative', experience: 'entry' });
    const { body } = await tenant.call(getJob, { params: { id } }, veteran);
    expect(body.data.match?.gaps.map(({ text }) => text).join()).toContain('well below your level: Major');
  });

  test('is missing with the reason where the record or the job says nothing', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    const id = await buildJob(tenant, { title: 'xqzv wwkjq', description: '<p>.</p>' });
    const before = await tenant.call(getJob, { params: { id } }, veteran);
    expect(before.body.data).toMatchObject({ match: null, no_match: expect.stringContaining('Add your service') });
    await buildRecord(tenant, veteran.id, MECHANIC);
    const after = await tenant.call(getJob, { params: { id } }, veteran);
    expect(after.body.data).toMatchObject({ match: null, no_match: expect.stringContaining('advert') });
    const visitor = await tenant.call(getJob, { params: { id } });
    expect(visitor.body.data).toMatchObject({ match: null, no_match: null });
  });
});

describe('recommendations', () => {
  test('are the jobs that fit, best first, each with its reasons', async () => {
    const { tenant, veteran } = await mechanicAmong({
      'Head Chef': {},
      'Consultant in Acute Medicine': {},
      'HGV Technician': HGV,
      'Vehicle Technician': { description: '<p>Vehicle maintenance.</p>' },
    });
    const { data, meta, no_match } = await recommended(tenant, veteran);
    expect(data.map(({ title }) => title).sort()).toEqual(['HGV Technician', 'Vehicle Technician']);
    expect(data[0]?.match?.score ?? 0).toBeGreaterThanOrEqual(data[1]?.match?.score ?? 0);
    expect([meta.total, no_match]).toEqual([2, null]);
    for (const { match } of data) expect(match?.reasons.length).toBeGreaterThan(0);
  });

  test('meet the filters, and matching_jobs narrows any search to them', async () => {
    const { tenant, veteran } = await mechanicAmong({
      'HGV Technician': { ...HGV, type: 'remote' },
      'Vehicle Technician': { type: 'on_site' },
      'Remote Chef': { type: 'remote' },
    });
    expect(await titles(tenant, veteran, { type: ['remote'] })).toEqual(['HGV Technician']);
    const { body } = await tenant.call(findJobs, { query: { matching_jobs: true, sorted_by: 'newest' } }, veteran);
    expect(body.data.map(({ title }) => title)).toEqual(['Vehicle Technician', 'HGV Technician']);
    expect(body.facets?.type.map(({ value, count }) => [value, count])).toEqual([
      ['on_site', 1],
      ['remote', 1],
    ]);
  });

  test('follow a change of the record and of a job at once', async () => {
    const { tenant, veteran, ids } = await mechanicAmong({ 'HGV Technician': HGV, 'Head Chef': {} });
    expect(await titles(tenant, veteran)).toEqual(['HGV Technician']);
    await buildRecord(tenant, veteran.id, {
      service: [{ rank: 'Sergeant', trade: 'Chef' }],
      content: { skills: [{ name: 'Cooking' }] },
    });
    expect(await titles(tenant, veteran)).toEqual(['Head Chef']);
    await tenant.run(async (db) => {
      const past = new Date(Date.now() - 1000).toISOString();
      await db
        .updateTable('job_search')
        .set({ closes_at: past })
        .where('job_id', '=', ids.get('Head Chef') ?? 0)
        .where('tenant_id', '=', db.tenant_id)
        .execute();
    });
    expect(await titles(tenant, veteran)).toEqual([]);
  });

  test('say what is missing for an empty record, and are for veterans only', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildJob(tenant, HGV);
    expect(await recommended(tenant, veteran)).toMatchObject({ data: [], no_match: expect.stringContaining('Add your service') });
    expect((await tenant.call(findJobs, { query: { jobType: 'recommended' } })).status).toBe(401);
    const recruiter = await tenant.recruiter();
    expect((await tenant.call(findJobs, { query: { jobType: 'recommended' } }, recruiter)).status).toBe(403);
    const sorted = await tenant.call(findJobs, { query: { sorted_by: 'match' } }, veteran);
    expect([sorted.status, Object.keys(sorted.failure.errors ?? {})]).toEqual([422, ['sorted_by']]);
  });

  test.each([
    ['an absurd trade', { service: [{ rank: '💥'.repeat(50), trade: '%00\u202e'.repeat(200) }] }],
    ['a trade of 1,000 characters', { service: [{ trade: 'a'.repeat(1000) }] }],
    ['no trade', { service: [{ rank: 'Sergeant' }] }],
    ['words that objects have', { service: [{ trade: 'constructor __proto__' }], content: { skills: [{ name: '__proto__' }] } }],
    [
      'a long CV',
      { content: { work: [{ position: 'Cook', highlights: Array.from({ length: 400 }, () => 'cooked '.repeat(90)) }] } },
    ],
  ])('do not fail for a record with %s', async (_, record) => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildJob(tenant, HGV);
    await buildJob(tenant, { title: 'x'.repeat(200), description: '' });
    await buildRecord(tenant, veteran.id, record);
    await recommended(tenant, veteran);
    expect((await tenant.call(findJobs, {}, veteran)).status).toBe(200);
  });
});

describe('“not for me”', () => {
  test('removes a job, ranks others like it lower, and can be taken back', async () => {
    const { tenant, veteran, ids } = await mechanicAmong({
      'HGV Technician': HGV,
      'Fleet Technician': HGV,
      'Vehicle Technician': { description: '<p>Vehicle maintenance.</p>' },
    });
    const id = ids.get('HGV Technician') ?? 0;
    const like = async () =>
      (await tenant.call(getJob, { params: { id: ids.get('Fleet Technician') ?? 0 } }, veteran)).body.data.match?.score ?? 0;
    const before = await like();
    const dismissed = await tenant.call(dismissJob, { params: { id }, body: { reason: 'occupation' } }, veteran);
    expect(dismissed.status).toBe(200);
    expect(await titles(tenant, veteran)).not.toContain('HGV Technician');
    expect(await like()).toBeLessThan(before);
    expect((await tenant.call(findDismissedJobs, {}, veteran)).body.data).toMatchObject([
      { job_id: id, title: 'HGV Technician', reason: 'occupation' },
    ]);

    expect((await tenant.call(restoreJob, { params: { id } }, veteran)).status).toBe(200);
    expect(await titles(tenant, veteran)).toContain('HGV Technician');
    expect(await like()).toBe(before);
  });

  test('of an employer lowers the others of that employer', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.person('veteran');
    await buildRecord(tenant, veteran.id, MECHANIC);
    const company_id = await tenant.company({ name: 'Yard Ltd' });
    const one = await buildJob(tenant, { ...HGV, company_id });
    await buildJob(tenant, { ...HGV, title: 'Fleet Technician', company_id });
    await tenant.call(dismissJob, { params: { id: one }, body: { reason: 'employer' } }, veteran);
    expect(await titles(tenant, veteran)).toEqual([]);
  });

  test('is refused for a job that is not there and for a reason that is none', async () => {
    const { tenant, veteran } = await mechanicAmong({});
    expect((await tenant.call(dismissJob, { params: { id: 999_999 }, body: { reason: 'pay' } }, veteran)).status).toBe(404);
    expect((await tenant.call(restoreJob, { params: { id: 999_999 } }, veteran)).status).toBe(404);
  });
});

test('records that differ only in name, gender, date of birth or discharge type get identical lists', async () => {
  const tenant = await newTenant();
  for (const title of [
    'HGV Technician',
    'Fleet Technician',
    'Workshop manager',
    'Head Chef',
    'Transport supervisor',
    'Plant fitter',
  ])
    await buildJob(tenant, { title, description: HGV.description ?? '' });
  const listOf = async (veteran: Person) =>
    (await recommended(tenant, veteran)).data.map(({ id, match }) => ({
      id,
      score: match?.score,
      reasons: match?.reasons,
      gaps: match?.gaps,
    }));
  const first = await tenant.person('veteran');
  await buildRecord(tenant, first.id, { ...MECHANIC, wishes: { roles: ['Fleet manager'] } });
  const expected = await listOf(first);
  expect(expected.length).toBeGreaterThan(1);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        name: fc.constantFrom('Aisha Khan', 'John Smith', 'Siân ap Rhys', 'Nurse Cook', '💥'),
        gender: fc.constantFrom('female' as const, 'male' as const, 'non_binary' as const, 'other' as const),
        dob: fc.constantFrom('1960-01-01', '1985-06-15', '2004-12-31'),
        discharge: fc.constantFrom('Honorable', 'Other Than Honorable', 'Medical discharge', ''),
      }),
      async ({ name, gender, dob, discharge }) => {
        const veteran = await tenant.person('veteran');
        const [first_name = '', ...last] = name.split(' ');
        await tenant.run((db) =>
          db
            .updateTable('users')
            .set({ first_name, last_name: last.join(' ') || 'X' })
            .where('id', '=', veteran.id)
            .execute(),
        );
        await buildRecord(tenant, veteran.id, {
          ...MECHANIC,
          content: { ...MECHANIC.content, basics: { name }, federal: { preference: discharge } },
          wishes: { roles: ['Fleet manager'] },
          personal: { gender, dob },
        });
        expect(await listOf(veteran)).toEqual(expected);
      },
    ),
    { numRuns: 8 },
  );
});
