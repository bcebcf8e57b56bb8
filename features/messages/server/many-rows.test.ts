import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { tagMany, undoBatch } from '#features/applications/pipeline-contract.ts';
import { addApplicants, buildApplication } from '#features/applications/server/testing.ts';
import { insertConversations } from './conversation-queries.ts';

const MANY = 1500;

test('a tag and conversations for 1,500 applicants are written in statements of limited size', async () => {
  const tenant = await newTenant();
  const { job_id, recruiter } = await buildApplication(tenant);
  await addApplicants(tenant, job_id, MANY - 1);
  const applications = await tenant.run((db) => db.selectFrom('applications').select(['id', 'veteran_id']).execute());
  const ids = applications.map(({ id }) => id);
  const tagged = await tenant.call(tagMany, { params: { id: job_id }, body: { ids, tag: 'Second round' } }, recruiter);
  expect(tagged.body.data.reached).toBe(MANY);
  const undone = await tenant.call(undoBatch, { params: { id: tagged.body.data.batch_id } }, recruiter);
  expect(undone.body.data.reached).toBe(MANY);

  const count = await tenant.run(async (db) => {
    const about = applications.map(({ id, veteran_id }) => ({
      application_id: id,
      contact_request_id: null,
      company_id: recruiter.company_id,
      veteran_id,
      job_id,
    }));
    await insertConversations(db, about, new Date().toISOString());
    return (await db.selectFrom('conversations').select('id').execute()).length;
  });
  expect(count).toBe(MANY);
});
