import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { applyForJob, findApplicants, findApplications } from '../../contract.ts';
import {
  deleteApplicationDraft,
  findApplicationDrafts,
  getApplicationDraft,
  saveApplicationDraft,
} from '../../draft-contract.ts';
import { pdf } from '../testing.ts';
import { draftRetention } from './draft-queries.ts';

const CONTENT = {
  cv: 'file' as const,
  cover_letter: 'I kept Apaches flying.',
  notice_period: 'Within 1 Month' as const,
  available_from: '2027-04-01',
  answers: ['Yes'],
};
const save = (tenant: TestTenant, as: Person | null, id: number, revision = 0, content: object = CONTENT) =>
  tenant.call(saveApplicationDraft, { params: { id }, body: { revision, content } }, as);
const draftOf = async (tenant: TestTenant, as: Person, id: number) =>
  (await tenant.call(getApplicationDraft, { params: { id } }, as)).body.data;

test('an application is saved, continued and gone once it is sent; the employer never sees it before', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const [veteran, id] = [await tenant.veteran(), await buildJob(tenant, { company_id: recruiter.company_id })];
  expect(await draftOf(tenant, veteran, id)).toBeNull();
  const saved = await save(tenant, veteran, id);
  expect([saved.status, saved.body.data]).toMatchObject([200, { revision: 1, content: { ...CONTENT, resume_id: null } }]);
  const days = (Date.parse(saved.body.data.expires_at) - Date.parse(saved.body.data.updated_at)) / 86_400_000;
  expect(days).toBe(60);
  expect((await save(tenant, veteran, id, 1, { ...CONTENT, cover_letter: 'Second try.' })).body.data.revision).toBe(2);
  expect((await draftOf(tenant, veteran, id))?.content.cover_letter).toBe('Second try.');
  const list = await tenant.call(findApplicationDrafts, {}, veteran);
  expect(list.body.data.map(({ job }) => job.id)).toEqual([id]);

  const seen = await tenant.call(findApplicants, { params: { id } }, recruiter);
  expect([seen.body.data, seen.body.counts]).toEqual([[], {}]);
  expect((await tenant.call(findApplications, {}, veteran)).body.data).toEqual([]);

  await tenant.call(applyForJob, { params: { id }, body: {}, files: { file: pdf() } }, veteran);
  expect(await draftOf(tenant, veteran, id)).toBeNull();
  const late = await save(tenant, veteran, id);
  expect([late.status, late.failure.data]).toEqual([409, { application_id: expect.any(Number) }]);
});

test('of two tabs, the one that read an older version is told instead of overwriting', async () => {
  const tenant = await newTenant();
  const [veteran, id] = [await tenant.veteran(), await buildJob(tenant)];
  const first = await Promise.all([save(tenant, veteran, id), save(tenant, veteran, id), save(tenant, veteran, id)]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await save(tenant, veteran, id, 1, { ...CONTENT, cover_letter: 'Mine' });
  const stale = await save(tenant, veteran, id, 1, { ...CONTENT, cover_letter: 'Older' });
  expect([stale.status, stale.failure.message]).toEqual([409, expect.stringContaining('another tab')]);
  expect((await draftOf(tenant, veteran, id))?.content.cover_letter).toBe('Mine');
});

test('is one’s own: others neither read, change nor discard it', async () => {
  const tenant = await newTenant();
  const [veteran, stranger, id] = [await tenant.veteran(), await tenant.veteran(), await buildJob(tenant)];
  await save(tenant, veteran, id);
  expect(await draftOf(tenant, stranger, id)).toBeNull();
  expect((await tenant.call(findApplicationDrafts, {}, stranger)).body.data).toEqual([]);
  await tenant.call(deleteApplicationDraft, { params: { id } }, stranger);
  expect((await draftOf(tenant, veteran, id))?.revision).toBe(1);
  expect((await save(tenant, await tenant.recruiter(), id)).status).toBe(403);
  expect((await save(tenant, null, id)).status).toBe(401);
  const elsewhere = await newTenant();
  expect((await save(elsewhere, await elsewhere.veteran(), id)).status).toBe(404);
  await tenant.call(deleteApplicationDraft, { params: { id } }, veteran);
  expect(await draftOf(tenant, veteran, id)).toBeNull();
});

test.each([
  [{ cover_letter: 'x'.repeat(10_001) }, 'content.cover_letter'],
  [{ available_from: '2027-02-30' }, 'content.available_from'],
  [{ notice_period: 'Soon' }, 'content.notice_period'],
  [{ answers: Array.from({ length: 21 }, () => '') }, 'content.answers'],
  [{ cv: 'pigeon' }, 'content.cv'],
  [{ salary: 3 }, 'content.salary'],
])('%j is refused at its field', async (content, field) => {
  const tenant = await newTenant();
  const { status, failure } = await save(tenant, await tenant.veteran(), await buildJob(tenant), 0, content);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});

test('stays when its job closes, and expires 60 days after it was last saved', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const [veteran, id] = [await tenant.veteran(), await buildJob(tenant, { company_id: recruiter.company_id })];
  await save(tenant, veteran, id);
  await tenant.call(closeJob, { params: { id }, body: { to: 'closed' } }, recruiter);
  expect((await tenant.call(findApplicationDrafts, {}, veteran)).body.data).toHaveLength(1);
  const eraseAt = (days: number) =>
    tenant.run((db) =>
      draftRetention.erase(db, new Date(Date.now() + days * 86_400_000), {
        applications_months: 0,
        idle_accounts_months: 0,
        security_events_months: 0,
      }),
    );
  expect([await eraseAt(59), await eraseAt(61)]).toEqual([0, 1]);
});
