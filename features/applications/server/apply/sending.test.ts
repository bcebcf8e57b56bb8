import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { describe, expect, test, vi } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { createCoverLetter } from '#features/resumes/letters/contract.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { applyForJob, findCvViews, getSentResume } from '../../contract.ts';
import { getSentText } from '../../pipeline-contract.ts';
import { buildApplication, docx, pdf } from '../testing.ts';

const newResume = async (tenant: TestTenant, veteran: Person) =>
  (await tenant.call(createResume, { body: { title: 'Avionics CV' } }, veteran)).body.data.id;

describe('applying with what was written here', () => {
  test('renders the chosen resume and letter on the server and keeps what was sent', async () => {
    const tenant = await newTenant();
    const [veteran, job] = [await tenant.veteran(), await buildJob(tenant)];
    const resume_id = await newResume(tenant, veteran);
    const letter = await tenant.call(createCoverLetter, { body: { job_id: job } }, veteran);
    const body = { resume_id, letter_id: letter.body.data.id };
    const sent = await tenant.call(applyForJob, { params: { id: job }, body }, veteran);
    expect(sent.status).toBe(201);
    expect(sent.body.data.resume?.name).toMatch(/^Sam-Test\d+-CV\.pdf$/);
    expect(sent.body.data.cover_letter).toContain('Dear hiring manager,');
    const file = await tenant.call(getSentResume, { params: { id: sent.body.data.id } }, veteran);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('sent several times at once applies once; the others get 409 with that application', async () => {
    const tenant = await newTenant();
    const [veteran, job] = [await tenant.veteran(), await buildJob(tenant)];
    const resume_id = await newResume(tenant, veteran);
    const apply = () => tenant.call(applyForJob, { params: { id: job }, body: { resume_id } }, veteran);
    const answers = await Promise.all([apply(), apply(), apply()]);
    const created = answers.find(({ status }) => status === 201)?.body.data.id;
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(answer.failure.data).toEqual({ application_id: created });
    expect((await apply()).failure.data).toEqual({ application_id: created });
  });

  test('without a chosen CV is refused, also by someone who has applied before', async () => {
    const tenant = await newTenant();
    const { veteran } = await buildApplication(tenant);
    const { status, failure } = await tenant.call(applyForJob, { params: { id: await buildJob(tenant) }, body: {} }, veteran);
    expect([status, failure.errors]).toEqual([422, { file: ['Choose your CV: a PDF or DOCX, up to 10 MB.'] }]);
  });

  test('refuses two CVs, two letters, and what belongs to somebody else', async () => {
    const tenant = await newTenant();
    const [veteran, stranger, job] = [await tenant.veteran(), await tenant.veteran(), await buildJob(tenant)];
    const resume_id = await newResume(tenant, veteran);
    const foreign = await newResume(tenant, stranger);
    const apply = async (body: object, files = {}) =>
      Object.keys((await tenant.call(applyForJob, { params: { id: job }, body, files }, veteran)).failure.errors ?? {});
    expect(await apply({ resume_id }, { file: pdf() })).toEqual(['file']);
    expect(await apply({ resume_id, last_cv: true })).toEqual(['file']);
    expect(await apply({ resume_id: foreign })).toEqual(['resume_id']);
    expect(await apply({ resume_id, letter_id: 1, cover_letter: 'x' })).toEqual(['letter_id']);
    expect(await apply({ resume_id, letter_id: 999_999 })).toEqual(['letter_id']);
  });
});

describe('who opened a CV', () => {
  test('is written down for recruiters only, and shown to its veteran only', async () => {
    const tenant = await newTenant();
    const { id, veteran, recruiter } = await buildApplication(tenant);
    const views = async (as: Person) => tenant.call(findCvViews, { params: { id } }, as);
    await tenant.call(getSentResume, { params: { id } }, veteran);
    expect((await views(veteran)).body.data).toEqual([]);
    await tenant.call(getSentResume, { params: { id } }, recruiter);
    await tenant.call(getSentResume, { params: { id } }, await tenant.recruiter());
    const { data, meta } = (await views(veteran)).body;
    expect([meta.total, data]).toEqual([1, [{ at: expect.any(String), company_name: expect.any(String) }]]);
    expect((await views(await tenant.veteran())).status).toBe(404);
    const audited = await tenant.run((db) =>
      db.selectFrom('audit_events').select(['actor_id', 'action', 'subject_id']).execute(),
    );
    expect(audited).toEqual([{ actor_id: recruiter.id, action: 'cv_viewed', subject_id: id }]);
  });

  test('counts showing the pages and downloading the file as one opening', async () => {
    const tenant = await newTenant();
    const { id, veteran, recruiter } = await buildApplication(tenant);
    const total = async () => (await tenant.call(findCvViews, { params: { id } }, veteran)).body.meta.total;
    const open = (as: Person) => tenant.call(getSentResume, { params: { id } }, as);
    await Promise.all([open(recruiter), open(recruiter), open(recruiter)]);
    await open(recruiter);
    expect(await total()).toBe(1);
    // A colleague's opening is another one, and so is one on another day.
    await open(await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false }));
    expect(await total()).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      await open(recruiter);
    } finally {
      vi.useRealTimers();
    }
    expect(await total()).toBe(3);
  });
});

describe('a Word file in the recruiter’s panel', () => {
  const word = async (paragraphs: Paragraph[]) =>
    new File([new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] })))], 'cv.docx');
  const applied = async (file: File) => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await tenant.veteran();
    const job = await buildJob(tenant, { company_id: recruiter.company_id });
    const sent = await tenant.call(applyForJob, { params: { id: job }, body: {}, files: { file } }, veteran);
    const read = (as: Person) => tenant.call(getSentText, { params: { id: sent.body.data.id } }, as);
    return { tenant, recruiter, veteran, id: sent.body.data.id, read };
  };

  test('shows its headings and bullets as text, markup included, and counts as a view', async () => {
    const file = await word([
      new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_1 }),
      new Paragraph({ text: 'Crew chief, Army Air Corps' }),
      new Paragraph({ text: 'Led <b>five</b> people <script>alert(1)</script>', bullet: { level: 0 } }),
    ]);
    const { tenant, recruiter, veteran, id, read } = await applied(file);
    const { status, body } = await read(recruiter);
    expect(status).toBe(200);
    const text = body.data?.map((block) => block.text).join('\n') ?? '';
    expect(text).toContain('Crew chief, Army Air Corps');
    // Text is returned as it is written and rendered as text.
    expect(text).toContain('Led <b>five</b> people <script>alert(1)</script>');
    expect(body.data?.find((block) => block.text === 'Experience')?.kind).toBe('heading');
    expect((await tenant.call(findCvViews, { params: { id }, query: {} }, veteran)).body.meta.total).toBe(1);
    expect((await read(await tenant.recruiter())).status).toBe(404);
    expect((await read(veteran)).status).toBe(403);
  });

  test('gives nothing for a file without text and for a PDF, which are still downloaded', async () => {
    for (const file of [docx(), pdf()]) {
      const { recruiter, read } = await applied(file);
      const { status, body } = await read(recruiter);
      expect([status, body.data]).toEqual([200, null]);
    }
  });
});
