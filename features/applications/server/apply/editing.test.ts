import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { editApplication, getApplicant, getApplication, getSentResume, moveApplicant } from '../../contract.ts';
import { readApplicant } from '../../pipeline-contract.ts';
import { buildApplication, passUndo, pdf } from '../testing.ts';

/** Changes an application from the revision that it has now, unless the body names one. */
async function edit(tenant: TestTenant, as: Person | null, id: number, body: object, files = {}) {
  const seen = await tenant.call(getApplication, { params: { id } }, as);
  const revision = seen.status === 200 ? seen.body.data.revision : 1;
  return tenant.call(editApplication, { params: { id }, body: { revision, ...body }, files }, as);
}
const WITH_STORED_CV = { keep_cv: true, cover_letter: 'A better letter.', notice_period: 'Within 2 Months' };

test('until it is opened an application can be changed; the employer reads the newest version and that it was changed', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant);
  const changed = await edit(tenant, veteran, id, WITH_STORED_CV);
  expect([changed.status, changed.body.data]).toMatchObject([
    200,
    { cover_letter: 'A better letter.', notice_period: 'Within 2 Months', may_edit: true, resume: { name: expect.any(String) } },
  ]);
  const seen = (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data;
  expect(seen).toMatchObject({ cover_letter: 'A better letter.', stage: 'submitted' });
  expect(seen.events.map(({ from_stage, to_stage }) => [from_stage, to_stage])).toContainEqual(['submitted', 'submitted']);
});

test('the CV is kept, replaced by a file, or rendered from a resume written here', async () => {
  const tenant = await newTenant();
  const { id, veteran } = await buildApplication(tenant);
  const bytes = async () => (await tenant.call(getSentResume, { params: { id } }, veteran)).bytes.toString('latin1');
  const first = await bytes();
  await edit(tenant, veteran, id, WITH_STORED_CV);
  expect(await bytes()).toBe(first);
  await edit(tenant, veteran, id, {}, { file: pdf('new.pdf', 'other') });
  expect(await bytes()).toContain('% other');
  const resume_id = (await tenant.call(createResume, { body: { title: 'CV' } }, veteran)).body.data.id;
  expect((await edit(tenant, veteran, id, { resume_id })).status).toBe(200);
  expect(await bytes()).not.toContain('% other');
  for (const body of [{}, { keep_cv: true, resume_id }])
    expect(Object.keys((await edit(tenant, veteran, id, body)).failure.errors ?? {})).toEqual(['file']);
});

test('once it is opened, its CV is opened or it has moved on, a change is refused', async () => {
  const tenant = await newTenant();
  const opened = await buildApplication(tenant);
  await tenant.call(readApplicant, { params: { id: opened.id } }, opened.recruiter);
  const downloaded = await buildApplication(tenant);
  await tenant.call(getSentResume, { params: { id: downloaded.id } }, downloaded.recruiter);
  const moved = await buildApplication(tenant);
  await tenant.call(moveApplicant, { params: { id: moved.id }, body: { stage: 'shortlisted' } }, moved.recruiter);
  await passUndo(tenant);
  for (const { id, veteran } of [opened, downloaded, moved]) {
    const { status, failure } = await edit(tenant, veteran, id, WITH_STORED_CV);
    expect([status, failure.message]).toEqual([409, expect.stringContaining('can no longer be changed')]);
    expect((await tenant.call(getApplication, { params: { id } }, veteran)).body.data.may_edit).toBe(false);
  }
});

test('opened and changed at the same moment, the employer reads what was sent last', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant);
  const [changed] = await Promise.all([
    edit(tenant, veteran, id, WITH_STORED_CV),
    tenant.call(readApplicant, { params: { id } }, recruiter),
  ]);
  const seen = (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data;
  expect(seen.cover_letter === 'A better letter.').toBe(changed.status === 200);
  expect((await edit(tenant, veteran, id, { keep_cv: true, cover_letter: 'Late' })).status).toBe(409);
});

test('only its veteran changes it', async () => {
  const tenant = await newTenant();
  const { id, recruiter } = await buildApplication(tenant);
  const statuses = [await tenant.veteran(), recruiter, null].map(
    async (as) => (await edit(tenant, as, id, WITH_STORED_CV)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 403, 401]);
});

test('two tabs never overwrite each other: the second is told and nothing is lost', async () => {
  const tenant = await newTenant();
  const { id, veteran } = await buildApplication(tenant);
  const tabs = await Promise.all(
    ['One', 'Two'].map((cover_letter) => edit(tenant, veteran, id, { ...WITH_STORED_CV, cover_letter, revision: 1 })),
  );
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = tabs[0]?.status === 200 ? 'One' : 'Two';
  expect((await tenant.call(getApplication, { params: { id } }, veteran)).body.data).toMatchObject({
    cover_letter: stored,
    revision: 2,
  });
});
