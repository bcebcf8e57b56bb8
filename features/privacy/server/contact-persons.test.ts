import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/api/personal-data.ts';
import { newTenant } from '#apps/api/testing/index.ts';
import { getJob } from '#features/jobs/contract.ts';
import { postJob } from '#features/jobs/server/testing.ts';
import { deleteAccount, exportPersonalData, startPersonalExport } from '../contract.ts';
import { deleteDueAccounts } from './deleting.ts';

test('the contact person of a job is exported to the person and erased with their account', async () => {
  const tenant = await newTenant({ country_id: 232 });
  const recruiter = await tenant.recruiter();
  const job = await postJob(tenant, recruiter, { contact_name: 'Morag Quill', contact_email: 'Morag@rail.test' });
  const rows = () => tenant.run((db) => db.selectFrom('job_contacts').select('job_id').execute());
  const named = await tenant.recruiter({ email: 'morag@rail.test' });
  const exported = async (person: typeof named) => {
    await tenant.call(startPersonalExport, { body: {} }, person);
    await tenant.app.muster.background.drain('personal_export');
    const { bytes } = await tenant.call(exportPersonalData, {}, person);
    return JSON.parse(strFromU8(unzipSync(bytes)['data/job_contacts.json'] ?? new Uint8Array([91, 93])));
  };
  expect(await exported(recruiter)).toEqual([]);
  expect(await exported(named)).toEqual([expect.objectContaining({ job: job.title, name: 'Morag Quill' })]);
  // Somebody has to stay admin of the company.
  await tenant.recruiter({ company_id: named.company_id });
  expect((await tenant.call(deleteAccount, {}, named)).status).toBe(200);
  await deleteDueAccounts(tenant.work, tenant.id, PERSONAL_DATA, new Date(Date.now() + 31 * 86_400_000));
  expect(await rows()).toEqual([]);
  expect((await tenant.call(getJob, { params: { id: job.id } })).status).toBe(200);
});
