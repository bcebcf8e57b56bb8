import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { checkLinks } from '#features/services/server/index.ts';
import { getCourse } from '../contract.ts';
import { findEditedCourses, updateCourse } from '../operator-contract.ts';
import { courseLinks } from './index.ts';
import { buildCourse, COURSE } from './testing.ts';

test('a course whose page failed on two nights is in the operators’ queue and stays on offer', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const id = await buildCourse(tenant, operator, { is_verified: true, checked_on: '2026-11-01' });
  const { db } = await testWorker();
  const visit = async () => ({ outcome: 'fault', fault: 'The page is gone (404).', responded: true }) as const;
  const queue = async () => (await tenant.call(findEditedCourses, { query: { only: 'to_check' } }, operator)).body;
  for (const day of ['2026-11-02', '2026-11-03']) {
    expect((await queue()).to_check).toBe(0);
    await checkLinks(db, tenant.id, [courseLinks], { visit, now: () => new Date(`${day}T03:20:00Z`) });
  }
  const { to_check, data } = await queue();
  expect([to_check, data[0]?.id, data[0]?.link_status, data[0]?.link_fault]).toEqual([1, id, 'dead', 'The page is gone (404).']);
  expect((await tenant.call(getCourse, { params: { id } })).status).toBe(200);
  const moved = { ...COURSE, is_verified: true, checked_on: '2026-11-01', apply_url: 'https://new.example.org/', revision: 1 };
  const { body } = await tenant.call(updateCourse, { params: { id }, body: moved }, operator);
  expect(body.data).toMatchObject({ link_status: 'unchecked', link_fault: null, link_checked_at: null });
});
