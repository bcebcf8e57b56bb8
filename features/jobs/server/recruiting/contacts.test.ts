import { describe, expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { getJob } from '../../contract.ts';
import { createJob, getRecruiterJob, updateJob } from '../../recruiting-contract.ts';
import { jobPosting } from '../job-posting.ts';
import { postJob, wholeJob } from '../testing.ts';
import { jobContactRetention } from './contact-queries.ts';

const CONTACT = { contact_name: 'Morag Quill', contact_email: 'Morag@rail.test', contact_phone: '020 7946 0000' };
const SETTINGS = { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 };

async function withContact(change: object = {}) {
  const tenant = await newTenant({ country_id: 232 });
  const recruiter = await tenant.recruiter();
  const job = await postJob(tenant, recruiter, { ...CONTACT, ...change });
  const rows = () => tenant.run((db) => db.selectFrom('job_contacts').select(['job_id', 'name']).execute());
  const save = async (fields: object) => {
    const { draft, updated_at } = (await tenant.call(getRecruiterJob, { params: { id: job.id } }, recruiter)).body.data;
    const { city_label: _, currency: __, ...written } = draft;
    return tenant.call(updateJob, { params: { id: job.id }, body: { job: { ...written, ...fields }, updated_at } }, recruiter);
  };
  return { tenant, recruiter, job, rows, save };
}

describe('the contact person of a job', () => {
  test('is hidden from everyone but its company unless a recruiter shows it', async () => {
    const { tenant, recruiter, job, save } = await withContact();
    expect(job.draft).toMatchObject({ ...CONTACT, contact_hidden: true });
    const params = { id: job.id };
    for (const reader of [undefined, await tenant.veteran(), await tenant.recruiter(), recruiter])
      expect(JSON.stringify((await tenant.call(getJob, { params }, reader)).body)).not.toMatch(/morag|7946/i);

    expect((await save({ contact_hidden: false })).status).toBe(200);
    const shown = (await tenant.call(getJob, { params })).body.data;
    expect(shown.contact).toEqual({ name: 'Morag Quill', email: 'Morag@rail.test', phone: '020 7946 0000' });
    expect(jobPosting(shown, 'https://site.test')).toMatchObject({
      applicationContact: {
        '@type': 'ContactPoint',
        name: 'Morag Quill',
        email: 'Morag@rail.test',
        telephone: '020 7946 0000',
      },
    });
    expect((await save({ contact_hidden: true })).status).toBe(200);
    const hidden = (await tenant.call(getJob, { params })).body.data;
    expect(hidden.contact).toBeNull();
    expect(jobPosting(hidden, 'https://site.test')).not.toHaveProperty('applicationContact');
  });

  test('is removed when its fields are cleared, and the history does not say who it was', async () => {
    const { save, rows } = await withContact();
    expect(await rows()).toHaveLength(1);
    await save({ contact_name: 'Isla Penrose' });
    const { body } = await save({ contact_name: '', contact_email: '', contact_phone: '' });
    expect(await rows()).toEqual([]);
    expect(body.data.events[0]?.changes).toEqual(['contact_name', 'contact_email', 'contact_phone']);
    expect(JSON.stringify(body.data.events)).not.toMatch(/morag|penrose/i);
  });

  test.each([
    ['contact_email', 'nobody', 'Enter an email address like name@example.org'],
    ['contact_phone', 'call me', 'Enter a phone number with digits, such as 020 7946 0000'],
    ['contact_name', 'Morag\nQuill', 'Write the name on one line, without control or text direction characters'],
  ])('refuses the %s “%s”', async (field, value, message) => {
    const tenant = await newTenant();
    const { status, failure } = await tenant.call(
      createJob,
      { body: { ...wholeJob(), [field]: value } },
      await tenant.recruiter(),
    );
    expect([status, failure.errors?.[field]]).toEqual([422, [message]]);
  });

  test('is erased 12 months after the job ended', async () => {
    const { tenant, job, rows } = await withContact();
    const eraseAt = (days: number) =>
      tenant.run((db) => jobContactRetention.erase(db, new Date(Date.now() + days * 86_400_000), SETTINGS));
    expect(await eraseAt(380)).toBe(0);
    expect(await rows()).toEqual([{ job_id: job.id, name: 'Morag Quill' }]);
    expect(await eraseAt(400)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
