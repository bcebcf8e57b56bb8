import { expect, test } from 'vitest';
import { newTenant } from '#kit/server/testing/index.ts';
import { findJobs, getJob } from '../contract.ts';
import { buildJob } from './testing.ts';

test('an open job is found and read', async () => {
  const tenant = await newTenant();
  const id = await buildJob(tenant, { title: 'Avionics technician' });
  const { body } = await tenant.call(findJobs, { query: { search: 'avionics' } });
  expect(body.data.map((job) => job.id)).toEqual([id]);
  expect((await tenant.call(getJob, { params: { id } })).body.data.title).toBe('Avionics technician');
});
