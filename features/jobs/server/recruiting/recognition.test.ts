import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { addDays } from '#kit/calendar/days.ts';
import { findJobs, getJob } from '../../contract.ts';
import { importJobs } from '../../import/index.ts';
import { createJob, getRecruiterJob, publishJob, updateJob } from '../../recruiting-contract.ts';
import { dayIn } from '../../recruiting-rules.ts';
import { buildJob } from '../testing.ts';
import { recogniseOlderJobs } from './recognition.ts';

const today = dayIn('Europe/London');
const draft = (changes: object = {}) => ({
  title: 'HGV Technician',
  description: '<p>Service and repair a fleet of forty lorries: diesel engines, hydraulics and MOT testing.</p>',
  job_type: 'full_time' as const,
  type: 'remote' as const,
  experience: 'mid' as const,
  closes_on: addDays(today, 30),
  ...changes,
});

const titlesFound = async (tenant: TestTenant, search: string) => {
  const { body } = await tenant.call(findJobs, { query: { search } });
  return { titles: body.data.map(({ title }) => title), meaning: body.meaning };
};

describe('a job that a recruiter writes', () => {
  test('is recognised at once, and anew when its title changes', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { body } = await tenant.call(createJob, { body: draft() }, recruiter);
    const params = { id: body.data.id };
    expect(body.data.draft.occupation_id).toBeNull();
    expect(body.data.recognised).toEqual({
      occupation: { onet_soc: '49-3031.00', title: 'HGV technician' },
      is_chosen: false,
      skills: expect.arrayContaining(['Vehicle maintenance', 'Diesel engines', 'Hydraulics and pneumatics']),
    });
    const changed = await tenant.call(
      updateJob,
      { params, body: { job: draft({ title: 'Head Chef' }), updated_at: body.data.updated_at } },
      recruiter,
    );
    expect(changed.body.data.recognised.occupation?.onet_soc).toBe('35-1011.00');
  });

  test('keeps the occupation that the recruiter chose, until the choice is taken back', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const chosen = draft({ title: 'Guardian of the fleet', occupation_id: '49-3031.00' });
    const { body } = await tenant.call(createJob, { body: chosen }, recruiter);
    const params = { id: body.data.id };
    expect([body.data.draft.occupation_id, body.data.recognised.is_chosen]).toEqual(['49-3031.00', true]);
    const published = await tenant.call(publishJob, { params, body: {} }, recruiter);
    expect((await tenant.call(getJob, { params })).body.data.occupation).toEqual({
      onet_soc: '49-3031.00',
      name: 'HGV technician',
      uk_soc: { code: '5231', name: 'Vehicle technicians, mechanics and electricians', is_nearest: false },
    });
    const { updated_at } = published.body.data;
    const job = { ...chosen, title: 'Chef', occupation_id: null };
    await tenant.call(updateJob, { params, body: { job, updated_at } }, recruiter);
    const after = (await tenant.call(getRecruiterJob, { params }, recruiter)).body.data;
    expect(after.recognised).toMatchObject({ occupation: { onet_soc: '35-2012.00' }, is_chosen: false });
    expect(after.events[0]?.changes).toContain('occupation_id');
  });

  test('refuses an occupation that does not exist and one that is no code', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    for (const occupation_id of ['99-9999.00', 'mechanic', 'x'.repeat(1000)]) {
      const { status, failure } = await tenant.call(createJob, { body: draft({ occupation_id }) }, recruiter);
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['occupation_id']]);
    }
  });

  test('has no occupation where its title says nothing', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const title = '💥 xqzv wwkjq '.repeat(13).slice(0, 180);
    const { body } = await tenant.call(createJob, { body: { title } }, recruiter);
    expect(body.data.recognised).toEqual({ occupation: null, is_chosen: false, skills: [] });
  });
});

test('an imported job is recognised, and a recruiter’s choice outlives the next import', async () => {
  const tenant = await newTenant();
  const load = (title: string) =>
    importJobs({
      db: tenant.db,
      tenant: tenant.slug,
      source: 'test',
      bytes: Readable.from([
        Buffer.from(`id,title,company,country,date_posted,description\n1,${title},Skylark,GB,${today},Two years with CCNA.\n`),
      ]),
    });
  const stored = () =>
    tenant.run((db) =>
      db
        .selectFrom('jobs')
        .select(['id', 'occupation_id', 'skill_codes', 'level_recognised'])
        .where('tenant_id', '=', db.tenant_id)
        .executeTakeFirstOrThrow(),
    );
  await load('Senior Network Engineer');
  expect(await stored()).toMatchObject({
    occupation_id: '15-1244.00',
    skill_codes: ['networking'],
    level_recognised: 'senior',
  });
  await tenant.run((db) =>
    db
      .updateTable('jobs')
      .set({ occupation_id: '15-1212.00', occupation_chosen: true })
      .where('tenant_id', '=', db.tenant_id)
      .execute(),
  );
  await load('Network Technician');
  expect(await stored()).toMatchObject({ occupation_id: '15-1212.00', level_recognised: 'mid' });
});

test('jobs from before are recognised in the background, once', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant, { title: 'Warehouse operative' });
  const forget = { occupation_id: null, recognised: 0 };
  await tenant.run((db) => db.updateTable('jobs').set(forget).where('tenant_id', '=', db.tenant_id).execute());
  await recogniseOlderJobs(tenant.db, tenant.id);
  expect((await tenant.call(getJob, { params: { id } })).body.data.occupation?.onet_soc).toBe('53-7065.00');
  const { body } = await tenant.call(findJobs, { query: { occupation: ['53-7065.00'] } });
  expect(body.data.map((job) => job.id)).toEqual([id]);
});

describe('a search in military words', () => {
  test('finds the civilian jobs and says how it was understood', async () => {
    const tenant = await newTenant({ country_id: 233 });
    const job = { country_id: 233, currency: 'USD' };
    for (const title of ['Network Engineer', 'Avionics Technician', 'Logistics Coordinator', 'Head Chef'])
      await buildJob(tenant, { ...job, title });
    const code = await titlesFound(tenant, '25B');
    expect(code.titles).toContain('Network Engineer');
    expect(code.titles).not.toContain('Head Chef');
    expect(code.meaning?.understood).toBe('25B · Information Technology Specialist');
    expect(code.meaning?.occupations[0]?.onet_soc).toBe('15-1244.00');

    const trade = await titlesFound(tenant, 'Avionics Technician');
    expect(trade.titles).toEqual(['Avionics Technician']);
    const ranked = await titlesFound(tenant, 'Staff Sergeant logistics');
    expect(ranked.titles).toContain('Logistics Coordinator');
    expect(ranked.meaning?.understood).toBe('Staff Sergeant logistics');
  });

  test.each(['driver', '"25B"', 'nurse -bank', 'Sergeant', 'QQQ99', 'a'.repeat(300), '💥 %00', 'constructor __proto__'])(
    'leaves %j as it is written',
    async (search) => expect((await titlesFound(await newTenant(), search)).meaning).toBeNull(),
  );
});

test('counts the jobs of each occupation', async () => {
  const tenant = await newTenant();
  for (const title of ['Cook', 'Cook', 'Plumber']) await buildJob(tenant, { title });
  const { body } = await tenant.call(findJobs);
  expect(body.facets?.occupation).toEqual([
    { value: '35-2012.00', label: 'Chef', count: 2 },
    { value: '47-2152.00', label: 'Plumber', count: 1 },
  ]);
});
