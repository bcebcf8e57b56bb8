import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { getHome } from '../home-contract.ts';

const PAY = { salary_from: 30_000, salary_to: 34_000, salary_per: 'year' } as const;

test('the first page prefers jobs with pay, a guaranteed interview or work that trades lead to, one of each company first', async () => {
  const tenant = await newTenant();
  const mechanic = await buildJob(tenant, { title: 'HGV Technician', ...PAY });
  const { company_id } = await tenant.recruiter();
  const sure = await buildJob(tenant, { title: 'Depot Lead', guaranteed_interview: true, ...PAY, company_id });
  const second = await buildJob(tenant, { title: 'Depot Clerk', ...PAY, company_id });
  const porter = await buildJob(tenant, { title: 'Night Porter' });
  await buildJob(tenant, { title: 'Closed', status: 'closed', ...PAY });
  const { status, body } = await tenant.call(getHome, {});
  expect(status).toBe(200);
  expect(body.data.jobs.map(({ id }) => id)).toEqual([mechanic, sure, porter, second]);
  expect(body.data.open_jobs).toBe(4);
});

test('a site without jobs has none to show', async () => {
  const tenant = await newTenant();
  expect((await tenant.call(getHome, {})).body.data).toEqual({ jobs: [], open_jobs: 0 });
});
