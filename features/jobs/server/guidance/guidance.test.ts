import { describe, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { getJobGuidance } from '../../guidance-contract.ts';
import { buildJob } from '../testing.ts';

/** York, Leeds (36 km away) and London (280 km). */
const YORK = { latitude: 53.9591, longitude: -1.0815 };
const LEEDS = { latitude: 53.8008, longitude: -1.5491 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

const york = (tenant: TestTenant) =>
  tenant.run((db) =>
    db
      .selectFrom('cities')
      .where('country_id', '=', 232)
      .where('name', '=', 'York')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );

const mechanic = (salary_from: number | null, salary_to: number | null, more: object = {}) => ({
  title: 'HGV Technician',
  salary_from,
  salary_to,
  currency: 'GBP',
  salary_per: 'year' as const,
  show_salary: true,
  ...YORK,
  ...more,
});

async function withJobs() {
  const tenant = await newTenant({ country_id: 232 });
  const recruiter = await tenant.recruiter();
  const city_id = (await york(tenant)).id;
  const guidance = async (query: object = {}) =>
    (await tenant.call(getJobGuidance, { query: { title: 'HGV Technician', city_id, ...query } }, recruiter)).body.data;
  return { tenant, recruiter, guidance };
}

describe('pay of similar jobs', () => {
  test('is the middle half of what at least five open jobs of three employers nearby state', async () => {
    const { tenant, guidance } = await withJobs();
    const [one, other, third] = [await tenant.company(), await tenant.company(), await tenant.company()];
    for (const job of [
      mechanic(30_000, 34_000, { company_id: one }),
      mechanic(40_000, null, { company_id: one }),
      mechanic(null, 36_000, { company_id: other }),
      mechanic(20, 20, { company_id: other, salary_per: 'hour' }),
    ])
      await buildJob(tenant, job);
    // Neither hidden pay, nor a job far away, nor another currency, nor a closed job, nor another occupation counts.
    for (const job of [
      mechanic(90_000, 90_000, { show_salary: false }),
      mechanic(90_000, 90_000, LONDON),
      mechanic(90_000, 90_000, { latitude: null, longitude: null }),
      mechanic(90_000, 90_000, { currency: 'USD' }),
      mechanic(90_000, 90_000, { status: 'closed' }),
      mechanic(90_000, 90_000, { title: 'Head Chef' }),
    ])
      await buildJob(tenant, job);
    expect((await guidance()).pay).toBeNull();
    // Five jobs, but of two employers.
    await buildJob(tenant, mechanic(28_000, 28_000, { company_id: other }));
    expect((await guidance()).pay).toBeNull();
    await buildJob(tenant, mechanic(30_000, 30_000, { company_id: third, ...LEEDS }));
    // 28,000, 30,000, 32,000, 36,000, 39,000 (20 an hour) and 40,000.
    expect((await guidance()).pay).toEqual({
      from: 30_500,
      to: 38_250,
      currency: 'GBP',
      jobs: 6,
      employers: 3,
      area: 'near',
      radius_km: 48,
    });
    expect((await guidance({ type: 'remote' })).pay).toBeNull();
    expect((await guidance({ city_id: undefined })).pay).toBeNull();
  });

  test('leaves out the job that is being written, and other tenants’ jobs', async () => {
    const { tenant, guidance } = await withJobs();
    const elsewhere = await newTenant({ country_id: 232 });
    let last = 0;
    for (let job = 0; job < 5; job += 1) {
      last = await buildJob(tenant, mechanic(30_000, 30_000));
      await buildJob(elsewhere, mechanic(50_000, 50_000));
    }
    expect((await guidance()).pay).toMatchObject({ from: 30_000, to: 30_000, jobs: 5 });
    expect((await guidance({ job_id: last })).pay).toBeNull();
  });

  test('compares a remote job with remote jobs of the country', async () => {
    const { tenant, guidance } = await withJobs();
    for (let job = 0; job < 5; job += 1) await buildJob(tenant, mechanic(30_000, 30_000, { type: 'remote', ...LONDON }));
    await buildJob(tenant, mechanic(90_000, 90_000));
    expect((await guidance({ type: 'remote', city_id: undefined })).pay).toMatchObject({ from: 30_000, jobs: 5, area: 'remote' });
  });
});

describe('trades that fit a job', () => {
  test('are of the country’s forces, those of the same work first', async () => {
    const { guidance } = await withJobs();
    const { occupation, trades } = await guidance();
    expect(occupation).toMatchObject({ onet_soc: '49-3031.00' });
    expect(trades).toContainEqual({ service: 'British Army', name: 'Vehicle Mechanic', is_same_work: true });
    expect(trades.slice(0, 2).map(({ service }) => service)).toEqual(['Royal Air Force', 'British Army']);
    expect(trades[0]?.is_same_work).toBe(true);
    expect(new Set(trades.map(({ service }) => service))).not.toContain('US Army');
    expect(trades.length).toBeLessThanOrEqual(12);
    const us = await newTenant({ country_id: 233 });
    const { body } = await us.call(getJobGuidance, { query: { title: 'Diesel Mechanic' } }, await us.recruiter());
    expect(body.data.trades).toContainEqual({ service: 'US Army', name: '91B Wheeled Vehicle Mechanic', is_same_work: true });
  });

  test('are absent where the title says no occupation, and follow the one that was chosen', async () => {
    const { guidance } = await withJobs();
    expect(await guidance({ title: 'Xyzzy plugh' })).toEqual({ occupation: null, pay: null, trades: [] });
    expect((await guidance({ title: 'Xyzzy plugh', occupation_id: '35-1011.00' })).occupation?.onet_soc).toBe('35-1011.00');
    // A code that O*NET does not have says nothing.
    expect((await guidance({ title: 'Xyzzy plugh', occupation_id: '99-9999.99' })).occupation).toBeNull();
  });
});
