import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { applyForJob } from '../../contract.ts';
import { getHiringTeam, updateApplicantScope, updateHiringTeam } from '../../team-contract.ts';
import { pdf } from '../testing.ts';

/** A company with three recruiters, and a job that the first of them posted. */
async function buildTeam() {
  const tenant = await newTenant();
  const poster = await tenant.recruiter();
  const colleague = () => tenant.recruiter({ company_id: poster.company_id, is_admin: false });
  const [second, third] = [await colleague(), await colleague()];
  const job_id = await buildJob(tenant, { company_id: poster.company_id, title: 'Fitter' });
  await tenant.run((db) => db.updateTable('jobs').set({ created_by: poster.id }).where('id', '=', job_id).execute());
  const put = (person: Person, is_member: boolean, as: Person = poster) =>
    tenant.call(updateHiringTeam, { params: { id: job_id, user_id: person.id }, body: { is_member } }, as);
  return { tenant, job_id, poster, second, third, put };
}

const apply = async (tenant: TestTenant, id: number) =>
  tenant.call(applyForJob, { params: { id }, body: {}, files: { file: pdf() } }, await tenant.veteran());

/** Which of these people have a notification. */
async function notified(tenant: TestTenant, people: Person[]) {
  const counts = await Promise.all(
    people.map(async (person) => (await tenant.call(findNotifications, {}, person)).body.data.length > 0),
  );
  return counts;
}

test('an applicant notifies who posted the job, and no other recruiter', async () => {
  const { tenant, job_id, poster, second, third } = await buildTeam();
  await apply(tenant, job_id);
  expect(await notified(tenant, [poster, second, third])).toEqual([true, false, false]);
});

test('an applicant notifies the hiring team, and those who follow all jobs of the company', async () => {
  const { tenant, job_id, poster, second, third, put } = await buildTeam();
  expect((await put(second, true)).body.data.recruiters.filter(({ is_member }) => is_member).map(({ id }) => id)).toEqual([
    poster.id,
    second.id,
  ]);
  await put(poster, false);
  await tenant.call(updateApplicantScope, { body: { scope: 'all' } }, third);
  await apply(tenant, job_id);
  expect(await notified(tenant, [poster, second, third])).toEqual([false, true, true]);
});

test('an applicant of a job that nobody is on notifies all recruiters of the company', async () => {
  const { tenant, job_id, poster, second, third, put } = await buildTeam();
  await put(poster, false);
  await apply(tenant, job_id);
  expect(await notified(tenant, [poster, second, third])).toEqual([true, true, true]);
});

test('an applicant notifies all recruiters when the only member of the team is no longer active', async () => {
  const { tenant, job_id, poster, second } = await buildTeam();
  await tenant.run((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', poster.id).execute());
  await apply(tenant, job_id);
  expect(await notified(tenant, [second])).toEqual([true]);
});

test('only recruiters of the company are on a hiring team, and only they read and change it', async () => {
  const { tenant, job_id, second, put } = await buildTeam();
  const rival = await tenant.recruiter();
  expect([
    (await put(rival, true)).status,
    (await put(second, true, rival)).status,
    (await tenant.call(getHiringTeam, { params: { id: job_id } }, rival)).status,
    (await tenant.call(getHiringTeam, { params: { id: job_id } }, await tenant.veteran())).status,
  ]).toEqual([404, 404, 404, 403]);
});

test('an applicant refreshes the open pages of all recruiters of the company', async () => {
  const { tenant, job_id, poster, second, third } = await buildTeam();
  const client = await tenant.owner.connect();
  const refreshed = new Set<number>();
  client.on('notification', ({ payload = '' }) => {
    const [tenantId, people = '', topic] = payload.split(':');
    if (Number(tenantId) === tenant.id && topic === 'applications') for (const id of people.split(',')) refreshed.add(Number(id));
  });
  await client.query('listen muster_notifications');
  await apply(tenant, job_id);
  await expect.poll(() => [poster, second, third].filter(({ id }) => !refreshed.has(id))).toEqual([]);
  client.removeAllListeners('notification');
  await client.query('unlisten *');
  client.release();
});
