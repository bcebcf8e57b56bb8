import { expect, test } from 'vitest';
import { newTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { getRecruiterJob } from '../../recruiting-contract.ts';
import { expireDueJobs } from '../background.ts';
import { buildJob } from '../testing.ts';

test('marks jobs past their last day as expired once, with an event, and others when one fails', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const ended = { company_id: recruiter.company_id, closes_at: '2026-01-01T00:00:00Z' };
  const [failing, past] = [await buildJob(tenant, ended), await buildJob(tenant, ended)];
  await buildJob(tenant, { company_id: recruiter.company_id });
  const expire = () => expireDueJobs(tenant.work, tenant.id);
  const refused = whileRefusing('job_events', `tenant_id = ${tenant.id} and job_id = ${failing}`, expire);
  await expect(refused).rejects.toThrow(/^1 of the due rows failed/);
  const expired = await tenant.run((db) => db.selectFrom('job_events').select('job_id').where('kind', '=', 'expired').execute());
  expect(expired).toEqual([{ job_id: past }]);
  await expire();
  await expire();
  const { data } = (await tenant.call(getRecruiterJob, { params: { id: past } }, recruiter)).body;
  expect([data.status, data.events.filter((event) => event.kind === 'expired')]).toMatchObject([
    'expired',
    [{ actor_name: null }],
  ]);
});
