import { describe, expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { createJob, getRecruiterJob } from '../../recruiting-contract.ts';
import {
  createJobTemplate,
  deleteJobTemplate,
  findJobTemplates,
  MOST_JOB_TEMPLATES,
  renameJobTemplate,
  startFromJobTemplate,
} from '../../template-contract.ts';
import { buildJob, wholeJob } from '../testing.ts';

async function withTemplate() {
  const tenant = await newTenant({ country_id: 232 });
  const recruiter = await tenant.recruiter();
  const body = { ...wholeJob(), requirements: ['A driving licence'], starts_at: wholeJob().closes_on };
  const job = (await tenant.call(createJob, { body }, recruiter)).body.data;
  const saved = await tenant.call(createJobTemplate, { body: { name: 'Night fitters', job_id: job.id } }, recruiter);
  return { tenant, recruiter, job, saved, template: saved.body.data };
}

describe('job templates', () => {
  test('start a draft with the content of the job, without its dates', async () => {
    const { tenant, recruiter, saved, template, job } = await withTemplate();
    expect(saved.status).toBe(201);
    expect(template).toMatchObject({ name: 'Night fitters', title: 'Fitter' });
    const started = await tenant.call(startFromJobTemplate, { params: { id: template.id } }, recruiter);
    expect(started.status).toBe(201);
    const { draft, status, id } = started.body.data;
    expect([status, draft.title, draft.requirements, draft.closes_on, draft.starts_at]).toEqual([
      'draft',
      'Fitter',
      ['A driving licence'],
      null,
      null,
    ]);
    expect(id).not.toBe(job.id);
    // The template is independent of the job.
    await tenant.run((db) => db.deleteFrom('jobs').where('id', '=', job.id).execute());
    expect((await tenant.call(startFromJobTemplate, { params: { id: template.id } }, recruiter)).status).toBe(201);
  });

  test('leave out a town, industry and occupation that no longer exist', async () => {
    const { tenant, recruiter, template } = await withTemplate();
    await tenant.run((db) =>
      db
        .updateTable('job_templates')
        .set({
          content: JSON.stringify({
            title: 'Fitter',
            city_id: 2_000_000_000,
            industry_id: 2_000_000_000,
            occupation_id: '99-9999.99',
          }),
        })
        .where('id', '=', template.id)
        .execute(),
    );
    const { status, body } = await tenant.call(startFromJobTemplate, { params: { id: template.id } }, recruiter);
    expect(status).toBe(201);
    expect(body.data.draft).toMatchObject({ title: 'Fitter', city_id: null, industry_id: null, occupation_id: null });
  });

  test('are renamed and deleted, with one template of a name', async () => {
    const { tenant, recruiter, template, job } = await withTemplate();
    const again = await tenant.call(createJobTemplate, { body: { name: 'NIGHT FITTERS', job_id: job.id } }, recruiter);
    expect([again.status, again.failure.message]).toEqual([
      409,
      'Your company has a job template named “NIGHT FITTERS” already.',
    ]);
    await tenant.call(createJobTemplate, { body: { name: 'Day fitters', job_id: job.id } }, recruiter);
    const params = { id: template.id };
    expect((await tenant.call(renameJobTemplate, { params, body: { name: 'day fitters' } }, recruiter)).status).toBe(409);
    const renamed = await tenant.call(renameJobTemplate, { params, body: { name: 'Night Fitters' } }, recruiter);
    expect(renamed.body.data.name).toBe('Night Fitters');
    expect((await tenant.call(deleteJobTemplate, { params }, recruiter)).status).toBe(200);
    expect((await tenant.call(deleteJobTemplate, { params }, recruiter)).status).toBe(404);
    const { body } = await tenant.call(findJobTemplates, {}, recruiter);
    expect(body.data.map(({ name }) => name)).toEqual(['Day fitters']);
    expect((await tenant.call(getRecruiterJob, { params: { id: job.id } }, recruiter)).status).toBe(200);
  });

  test('belong to the company: another one can’t list them, use them or save its jobs', async () => {
    const { tenant, template, job } = await withTemplate();
    const other = await tenant.recruiter();
    expect((await tenant.call(findJobTemplates, {}, other)).body.data).toEqual([]);
    expect((await tenant.call(startFromJobTemplate, { params: { id: template.id } }, other)).status).toBe(404);
    expect((await tenant.call(createJobTemplate, { body: { name: 'Theirs', job_id: job.id } }, other)).status).toBe(404);
  });

  test('are bounded in number', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const company_id = recruiter.company_id ?? 0;
    const job_id = await buildJob(tenant, { company_id });
    await tenant.run((db) =>
      db
        .insertInto('job_templates')
        .values(
          Array.from({ length: MOST_JOB_TEMPLATES }, (_, at) => ({
            company_id,
            name: `T${at}`,
            name_key: `t${at}`,
            content: JSON.stringify({ title: 'Fitter' }),
          })),
        )
        .execute(),
    );
    const { status, failure } = await tenant.call(createJobTemplate, { body: { name: 'One more', job_id } }, recruiter);
    expect([status, failure.message]).toEqual([409, 'Your company has 50 job templates already. Delete one first.']);
  });
});
