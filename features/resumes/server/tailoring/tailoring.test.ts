import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { ResumeContent } from '../../content.ts';
import { createResume, deleteResume, getResumeById, saveResume } from '../../resumes-contract.ts';
import { withAddition } from '../../tailoring/additions.ts';
import { getTailoring } from '../../tailoring/contract.ts';

const MAIN = ResumeContent.parse({
  basics: { name: 'Megan Lloyd' },
  work: [
    {
      id: 'w1',
      name: 'Hale Rail',
      position: 'Fitter',
      startDate: '2019-01',
      endDate: '2021-01',
      highlights: ['Serviced the hydraulics of 12 cranes', 'Welded pipes'],
    },
  ],
});

async function start() {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const jobId = await buildJob(tenant, {
    title: 'Workshop fitter',
    description: '<p>You repair plant in <strong>York</strong>.</p>',
    requirements: ['Experience of hydraulics', 'Welding'],
    responsibilities: ['Repair cranes'],
    skills: ['Forklift licence'],
  });
  const create = async (body: object) => (await tenant.call(createResume, { body }, person)).body.data;
  const main = await create({ title: 'Main', content: MAIN });
  return { tenant, person, jobId, create, main };
}

test('compares a tailored resume with the advert and suggests what the original says', async () => {
  const { tenant, person, jobId, create, main } = await start();
  const tailored = await create({ copy_of: main.id, job_id: jobId });
  const read = async () => (await tenant.call(getTailoring, { params: { id: tailored.id } }, person)).body.data;
  const states = async () => (await read()).asked.map(({ text, state }) => [text, state]);

  const { job, asked: requested } = await read();
  expect(job).toMatchObject({ id: jobId, title: 'Workshop fitter', is_open: true });
  expect(job.advert).toEqual([
    { kind: 'text', text: 'You repair plant in York.' },
    { kind: 'heading', text: 'What you’ll do' },
    { kind: 'item', text: 'Repair cranes' },
    { kind: 'heading', text: 'What you’ll need' },
    { kind: 'item', text: 'Experience of hydraulics' },
    { kind: 'item', text: 'Welding' },
    { kind: 'heading', text: 'Skills' },
    { kind: 'item', text: 'Forklift licence' },
  ]);
  expect(requested.find(({ text }) => text === 'Experience of hydraulics')).toMatchObject({
    state: 'found',
    shown: [{ section: 'work', text: 'Serviced the hydraulics of 12 cranes' }],
  });
  expect(requested.find(({ text }) => text === 'Forklift licence')?.state).toBe('missing');

  const save = async (content: ResumeContent) => {
    const { revision, title, design } = (await tenant.call(getResumeById, { params: { id: tailored.id } }, person)).body.data;
    const saved = await tenant.call(
      saveResume,
      { params: { id: tailored.id }, body: { revision, title, design, content } },
      person,
    );
    expect(saved.status).toBe(200);
  };
  const shortened = { ...MAIN, work: MAIN.work.map((post) => ({ ...post, highlights: ['Welded pipes'] })) };
  await save(shortened);
  expect(await states()).toContainEqual(['Experience of hydraulics', 'missing']);
  const [suggestion] = (await read()).asked.find(({ text }) => text === 'Experience of hydraulics')?.suggestions ?? [];
  expect(suggestion).toMatchObject({ text: 'Serviced the hydraulics of 12 cranes', resume_title: 'Main', action: 'add_line' });

  // What it suggests can be saved, and is then found.
  await save(withAddition(shortened, suggestion?.addition ?? { skill: null, line: null }, 'n1'));
  expect(await states()).toContainEqual(['Experience of hydraulics', 'found']);

  // A resume in the trash suggests nothing.
  await save(shortened);
  await tenant.call(deleteResume, { params: { id: main.id } }, person);
  expect((await read()).asked.flatMap(({ suggestions }) => suggestions.filter((one) => one.resume_title !== null))).toEqual([]);
});

test('says that the job has closed', async () => {
  const { tenant, person, jobId, create } = await start();
  const tailored = await create({ content: MAIN, job_id: jobId });
  await tenant.run((db) => db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', jobId).execute());
  const { body } = await tenant.call(getTailoring, { params: { id: tailored.id } }, person);
  expect(body.data.job.is_open).toBe(false);
});

test('is 404 for a resume without a job and for another person’s', async () => {
  const { tenant, person, jobId, create, main } = await start();
  const tailored = await create({ content: MAIN, job_id: jobId });
  expect((await tenant.call(getTailoring, { params: { id: main.id } }, person)).status).toBe(404);
  expect((await tenant.call(getTailoring, { params: { id: tailored.id } }, await tenant.veteran())).status).toBe(404);
});
