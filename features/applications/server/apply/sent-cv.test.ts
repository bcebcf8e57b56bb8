import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { textPdf } from '#features/cv-import/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { getApplicantMatch } from '#features/matching/contract.ts';
import { applyForJob, editApplication, findApplicants, getApplicant, withdrawApplication } from '../../contract.ts';
import { exportApplicants, getPipeline } from '../../pipeline-contract.ts';
import { pdf } from '../testing.ts';
import { sentCvJob, unreadCvsJob } from './sent-cv.ts';

const HEADINGS = new Set(['Profile', 'Experience', 'Skills', 'Security clearance']);
const LINES = [
  'Jamie Scott',
  'Leeds, West Yorkshire | jamie@example.test | 07700 900123',
  'Profile',
  'Logistics specialist.',
  'Experience',
  'British Army, Royal Logistic Corps',
  'Corporal, Supply Specialist',
  'Jan 2012 – Mar 2022',
  'Ran the ammunition depot at Kineton.',
  'Skills',
  'Stock control, Forklift trucks',
  'Security clearance',
  'DV, 2021',
];

async function wordFile(): Promise<File> {
  const children = LINES.map((text) => new Paragraph(HEADINGS.has(text) ? { text, heading: HeadingLevel.HEADING_1 } : text));
  return new File([new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))], 'cv.docx');
}
const PDF_LINES = [
  'Sam Sample',
  'Leeds, UK | 07700 900000 | sam@example.com',
  'MILITARY SERVICE',
  'Sergeant, Stores Supervisor, 3 Regiment RLC, British Army    June 2015 - February 2021',
  '- Cut late deliveries by a third in one year',
  'SKILLS',
  'Stock control, Leadership, Forklift trucks',
];
const pdfFile = () =>
  new File([new Uint8Array(textPdf([PDF_LINES], { isBold: (line) => line === line.toUpperCase() }))], 'cv.pdf');

const parseAll = (tenant: TestTenant) => tenant.app.muster.background.drain(sentCvJob.name);

async function applied(file: File) {
  const tenant = await newTenant();
  const [recruiter, veteran] = [await tenant.recruiter(), await tenant.veteran()];
  const job = await buildJob(tenant, { company_id: recruiter.company_id, title: 'Stores Manager', skills: ['Stock control'] });
  const sent = await tenant.call(applyForJob, { params: { id: job }, body: {}, files: { file } }, veteran);
  expect(sent.status).toBe(201);
  const id = sent.body.data.id;
  return { tenant, recruiter, veteran, job, id, ...readersOf(tenant, recruiter, job, id) };
}

const readersOf = (tenant: TestTenant, recruiter: Person, job: number, id: number) => ({
  panel: async () => (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data,
  match: async () => (await tenant.call(getApplicantMatch, { params: { id } }, recruiter)).body.data,
  search: async (search: string, as = recruiter) =>
    ((await tenant.call(findApplicants, { params: { id: job }, query: { search } }, as)).body.data ?? []).map((one) => one.id),
});

test('a Word file is parsed after it was sent and feeds list, panel, match, filters, search and CSV', async () => {
  const { tenant, recruiter, job, id, panel, match, search } = await applied(await wordFile());
  expect(await panel()).toMatchObject({ cv_state: 'waiting', service: [], place: null });
  expect((await match()).no_match).toContain('still reading this CV');
  expect(await search('ammunition depot')).toEqual([]);

  await parseAll(tenant);
  const service = [{ service: 'British Army', rank: 'Corporal', nato_code: 'OR-4', trade: 'Supply Specialist' }];
  const facts = { cv_state: 'read', from_file: true, service, place: 'Leeds, West Yorkshire' };
  // A clearance that a file names is not shown, as its owner has not chosen to show it.
  expect(await panel()).toMatchObject({ ...facts, clearance: null, skills: expect.arrayContaining(['Warehousing']) });
  const [row] = (await tenant.call(findApplicants, { params: { id: job } }, recruiter)).body.data;
  expect(row).toMatchObject({ ...facts, match_score: expect.any(Number) });
  expect(Math.round((await match()).match?.score ?? 0)).toBe(row?.match_score);
  expect(JSON.stringify(await match())).not.toContain('DV');
  const { facets } = (await tenant.call(getPipeline, { params: { id: job } }, recruiter)).body.data;
  expect(facets.place).toEqual([{ value: 'Leeds, West Yorkshire', count: 1 }]);
  for (const words of ['ammunition depot', 'depots kinet', 'Supply Spec', 'Leeds'])
    expect([words, await search(words)]).toEqual([words, [id]]);
  for (const words of ['jamie@example.test', '900123', 'DV', 'the', 'submarine'])
    expect([words, await search(words)]).toEqual([words, []]);
  const csv = (await tenant.call(exportApplicants, { params: { id: job } }, recruiter)).bytes.toString();
  expect(csv).toContain('Corporal,British Army,Supply Specialist,"Leeds, West Yorkshire",');
  expect(csv).toContain('CV file');
});

test('what a file says is read by nobody but the company, and not after a withdrawal or the end of the account', async () => {
  const { tenant, recruiter, veteran, job, id, search } = await applied(pdfFile());
  await parseAll(tenant);
  expect(await search('late deliveries')).toEqual([id]);
  const stored = () => tenant.run((db) => db.selectFrom('application_contents').select('words').execute());
  expect(await stored()).toHaveLength(1);
  expect(await search('late deliveries', await tenant.recruiter())).toEqual([]);
  const other = await newTenant();
  expect(await readersOf(other, await other.recruiter(), job, id).search('late deliveries')).toEqual([]);
  expect(await other.run((db) => db.selectFrom('application_contents').select('words').execute())).toEqual([]);
  await tenant.call(withdrawApplication, { params: { id } }, veteran);
  expect(await readersOf(tenant, recruiter, job, id).search('late deliveries')).toEqual([]);
  // Deleting an account deletes its row.
  await tenant.run((db) => db.deleteFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', veteran.id).execute());
  expect(await stored()).toEqual([]);
});

test('a replaced file takes the facts of the first one with it, and a file sent again brings its facts', async () => {
  const { tenant, recruiter, veteran, id, panel } = await applied(await wordFile());
  await parseAll(tenant);
  const revision = 1;
  const body = { revision, cover_letter: 'Hello' };
  expect((await tenant.call(editApplication, { params: { id }, body, files: { file: pdfFile() } }, veteran)).status).toBe(200);
  expect(await panel()).toMatchObject({ cv_state: 'waiting', service: [], skills: [], match_score: null });
  await parseAll(tenant);
  expect(await panel()).toMatchObject({ cv_state: 'read', service: [{ rank: 'Sergeant' }] });

  const second = await buildJob(tenant, { company_id: recruiter.company_id });
  await tenant.call(applyForJob, { params: { id: second }, body: { last_cv: true } }, veteran);
  const [row] = (await tenant.call(findApplicants, { params: { id: second } }, recruiter)).body.data;
  expect(row).toMatchObject({ cv_state: 'read', from_file: true, service: [{ rank: 'Sergeant' }] });
  expect(await parseAll(tenant)).toBe(0);
});

test('a file that cannot be parsed is said to be so', async () => {
  const { tenant, panel, match } = await applied(pdf());
  await parseAll(tenant);
  expect(await panel()).toMatchObject({ cv_state: 'unreadable', from_file: true, service: [], match_score: null });
  expect((await match()).no_match).toBe('We couldn’t read a trade or skill from this CV.');
});

test('applications without parsed content, of earlier releases too, are parsed by the background', async () => {
  const { tenant, id, panel, search } = await applied(await wordFile());
  await unreadCvsJob.runIn(tenant.work, tenant.id);
  expect(await panel()).toMatchObject({ cv_state: 'read', place: 'Leeds, West Yorkshire' });
  await tenant.run((db) =>
    db.updateTable('application_contents').set({ words: null, from_file: false }).where('tenant_id', '=', db.tenant_id).execute(),
  );
  await unreadCvsJob.runIn(tenant.work, tenant.id);
  expect([await search('ammunition'), (await panel()).from_file]).toEqual([[id], true]);
  // The job that was queued with the application finds nothing to do.
  await parseAll(tenant);
  expect(await panel()).toMatchObject({ cv_state: 'read' });
});
