import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { getRecruiterJob } from '../../recruiting-contract.ts';
import { expireJobs } from '../queries.ts';
import { buildJob } from '../testing.ts';

test('marks a job past its last day as expired once, with an event', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const past = await buildJob(tenant, { company_id: recruiter.company_id, closes_at: '2026-01-01T00:00:00Z' });
  await buildJob(tenant, { company_id: recruiter.company_id });
  expect(await tenant.run(expireJobs)).toBe(1);
  expect(await tenant.run(expireJobs)).toBe(0);
  const { data } = (await tenant.call(getRecruiterJob, { params: { id: past } }, recruiter)).body;
  expect([data.status, data.events.filter((event) => event.kind === 'expired')]).toMatchObject([
    'expired',
    [{ actor_name: null }],
  ]);
});
