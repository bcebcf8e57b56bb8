import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { STAGES, type Stage } from '#features/jobs/stages.ts';
import {
  acceptOffer,
  applyForJob,
  declineOffer,
  findApplicants,
  findApplications,
  getApplicant,
  getApplication,
  getApplicationPrefill,
  getSentResume,
  MAX_CV_BYTES,
  moveApplicant,
  withdrawApplication,
} from '../contract.ts';
import { mayMove, NEXT_STAGE, NOT_SELECTED_REASONS, type SentStage } from '../rules.ts';
import { buildApplication, docx, passUndo, pdf, zipOf } from './testing.ts';

type Fields = NonNullable<Parameters<typeof applyOf>[3]>;
function applyOf(tenant: TestTenant, job: number, veteran: Person, body: object = {}, file: File | null = pdf()) {
  return tenant.call(applyForJob, { params: { id: job }, body, ...(file ? { files: { file } } : {}) }, veteran);
}
const rowsOf = (tenant: TestTenant, job: number) =>
  tenant.run((db) => db.selectFrom('applications').selectAll().where('job_id', '=', job).execute());
const historyOf = (tenant: TestTenant, id: number) =>
  tenant.run((db) => db.selectFrom('application_events').selectAll().where('application_id', '=', id).orderBy('id').execute());
const moveTo = (tenant: TestTenant, id: number, recruiter: Person, stage: Stage, more: object = {}) =>
  tenant.call(moveApplicant, { params: { id }, body: { stage, reason: 'location', ...more } }, recruiter);

describe('applying', () => {
  test('sends the CV, the letter and the answers, and shows the plain state', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const job = await buildJob(tenant, { title: 'Fitter', screening_questions: [{ question: 'Do you drive?', kind: 'yes_no' }] });
    const { status, body } = await applyOf(tenant, job, veteran, {
      cover_letter: '  I have kept engines running.  ',
      notice_period: 'Within 1 Month',
      available_from: '2027-01-10',
      answers: [{ question: 'Do you drive?', answer: 'yes' }],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      stage: 'submitted',
      plain_state: 'sent',
      job: { id: job, title: 'Fitter', applied_stage: 'submitted' },
      cover_letter: 'I have kept engines running.',
      notice_period: 'Within 1 Month',
      available_from: '2027-01-10',
      answers: [{ question: 'Do you drive?', answer: 'Yes' }],
      resume: { name: expect.stringMatching(/^Sam-Test\d+-CV\.pdf$/) },
      may_withdraw: true,
      events: [{ from_stage: null, to_stage: 'submitted', by: 'You', reason: null, note: null }],
    });
    expect(body.data.plain_text).toMatch(/^The employer has your application; expect an answer by \d+ \w+ \d{4}\.$/);
  });

  test('asks for no complete profile', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran({ onboarding_steps: null, onboarding_percentage: 0 });
    expect((await applyOf(tenant, await buildJob(tenant), veteran)).status).toBe(201);
  });

  test('stores the bytes unchanged with their checksum, under the veteran’s name', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran({ first_name: 'Zoë', last_name: 'de la Cruz' });
    const file = pdf('..\\..\\C:\\CV\u202efdp.exe', 'marked');
    const { body } = await applyOf(tenant, await buildJob(tenant), veteran, {}, file);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(body.data.resume).toEqual({ name: 'Zoë-de-la-Cruz-CV.pdf', size: bytes.length });
    const stored = await tenant.run((db) => db.selectFrom('files').select(['sha256', 'owner_id']).executeTakeFirstOrThrow());
    expect(stored.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true);
    expect(stored.owner_id).toBe(veteran.id);
    const sent = await tenant.call(getSentResume, { params: { id: body.data.id } }, veteran);
    expect(sent.bytes.equals(bytes)).toBe(true);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Zoe-de-la-Cruz-CV.pdf"; filename*=UTF-8''Zo%C3%AB-de-la-Cruz-CV.pdf`,
    });
  });

  test('recognises a DOCX by its content', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const { body } = await applyOf(tenant, await buildJob(tenant), veteran, {}, docx('resume.pdf'));
    expect(body.data.resume?.name).toMatch(/^Sam-Test\d+-CV\.docx$/);
    const { headers } = await tenant.call(getSentResume, { params: { id: body.data.id } }, veteran);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  });

  const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  test.each<[string, File, number, RegExp]>([
    ['an empty file', new File([], 'cv.pdf'), 422, /The file is empty/],
    ['a file of 11 MB', new File([Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4 ')], 'cv.pdf'), 413, /larger than 10 MB/],
    ['a text named as a PDF', new File(['Dear Sir or Madam'], 'cv.pdf'), 415, /not a PDF or DOCX. Save it as a PDF or DOCX/],
    ['a PDF that broke off', new File(['%PDF-1.7\n1 0 obj << /Type'], 'cv.pdf'), 415, /damaged or incomplete/],
    ['a text that begins like a PDF', new File(['%PDF is a format'], 'cv.pdf'), 415, /damaged or incomplete/],
    ['an older Word file', new File([OLE], 'cv.doc'), 415, /older Word file.+Save it as a PDF or DOCX and choose it again/],
    ['a picture', new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'cv.pdf'), 415, /not a PDF or DOCX/],
    ['an archive that is no document', new File([zipOf({ 'word/notes.txt': 'x' })], 'cv.docx'), 415, /not a PDF or DOCX/],
    ['a web page', new File(['<!doctype html><script>alert(1)</script>'], 'cv.pdf'), 415, /not a PDF or DOCX/],
  ])('refuses %s, beside the field, and nothing is kept', async (_, file, status, message) => {
    const tenant = await newTenant();
    const job = await buildJob(tenant);
    const { failure, ...answer } = await applyOf(tenant, job, await tenant.veteran(), {}, file);
    expect(answer.status).toBe(status);
    expect(failure.errors?.file?.[0]).toMatch(message);
    expect(await rowsOf(tenant, job)).toEqual([]);
    expect(await tenant.run((db) => db.selectFrom('files').select('id').execute())).toEqual([]);
  });

  test('takes a file of exactly 10 MB', async () => {
    const tenant = await newTenant();
    const bytes = Buffer.alloc(MAX_CV_BYTES, ' ');
    bytes.write('%PDF-1.4\n');
    bytes.write('%%EOF', MAX_CV_BYTES - 5);
    const { status, body } = await applyOf(
      tenant,
      await buildJob(tenant),
      await tenant.veteran(),
      {},
      new File([bytes], 'cv.pdf'),
    );
    expect([status, body.data.resume?.size]).toEqual([201, MAX_CV_BYTES]);
  });

  test('sends the CV of the last application again when that is chosen', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const none = await tenant.call(getApplicationPrefill, {}, veteran);
    expect(none.body.data).toEqual({ cover_letter: null, notice_period: null, available_from: null, resume: null });
    const first = await applyOf(tenant, await buildJob(tenant), veteran, {}, null);
    expect([first.status, first.failure.errors]).toEqual([422, { file: ['Choose your CV: a PDF or DOCX, up to 10 MB.'] }]);
    const more = { cover_letter: 'Mine.', notice_period: 'Flexible', available_from: '2027-02-01' };
    await applyOf(tenant, await buildJob(tenant), veteran, more, pdf('first.pdf', 'one'));
    const { body } = await tenant.call(getApplicationPrefill, {}, veteran);
    expect(body.data).toEqual({
      ...more,
      resume: { name: expect.stringMatching(/^Sam-Test\d+-CV\.pdf$/), size: expect.any(Number) },
    });
    const again = await applyOf(tenant, await buildJob(tenant), veteran, { last_cv: true }, null);
    expect(again.body.data.resume?.size).toBe(body.data.resume?.size);
    const { bytes } = await tenant.call(getSentResume, { params: { id: again.body.data.id } }, veteran);
    expect(bytes.toString()).toContain('% one');
  });

  test('never sends the CV of another veteran again', async () => {
    const tenant = await newTenant();
    await applyOf(tenant, await buildJob(tenant), await tenant.veteran());
    expect((await applyOf(tenant, await buildJob(tenant), await tenant.veteran(), {}, null)).status).toBe(422);
  });

  test('a second time answers 409 with the application that exists', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const job = await buildJob(tenant);
    const { id } = (await applyOf(tenant, job, veteran)).body.data;
    const { status, failure } = await applyOf(tenant, job, veteran);
    expect([status, failure.message, failure.data]).toEqual([
      409,
      'You have already applied for this job.',
      { application_id: id },
    ]);
    await tenant.call(withdrawApplication, { params: { id } }, veteran);
    expect((await applyOf(tenant, job, veteran)).status).toBe(409);
  });

  test('ten times at once makes one application, and ten more times name it', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const job = await buildJob(tenant);
    const answers = await Promise.all(Array.from({ length: 10 }, () => applyOf(tenant, job, veteran)));
    const rows = await rowsOf(tenant, job);
    expect(rows).toHaveLength(1);
    const created = answers.filter(({ status }) => status === 201);
    expect(created.map(({ body }) => body.data.id)).toEqual([rows[0]?.id]);
    // One file of a person is read and one waits; the others are told to wait.
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.filter(({ status, headers }) => status !== 409 && !(status === 429 && headers['retry-after'])).length).toBe(0);
    for (const { failure } of others.filter(({ status }) => status === 409))
      expect(failure.data).toEqual({ application_id: rows[0]?.id });
    const later = await Promise.all(Array.from({ length: 10 }, () => applyOf(tenant, job, veteran)));
    expect(later.map(({ status, failure }) => [status, failure.data])).toEqual(
      Array(10).fill([409, { application_id: rows[0]?.id }]),
    );
    expect(await historyOf(tenant, rows[0]?.id ?? 0)).toHaveLength(1);
    // The uploads of the nine refused requests were rolled back.
    expect(await tenant.run((db) => db.selectFrom('files').select('id').execute())).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof buildJob>[1]]>([
    ['a paused job', { status: 'paused' }],
    ['a closed job', { status: 'closed' }],
    ['a filled job', { status: 'filled' }],
    ['an expired job', { status: 'expired' }],
    ['a published job past its closing date', { closes_at: new Date(Date.now() - 1000).toISOString() }],
  ])('%s takes no applications', async (_, fields) => {
    const tenant = await newTenant();
    const { status, failure } = await applyOf(tenant, await buildJob(tenant, fields), await tenant.veteran());
    expect([status, failure.message]).toEqual([409, 'This job is no longer accepting applications.']);
  });

  test('a job of a company that is not active takes no applications', async () => {
    const tenant = await newTenant();
    for (const status of ['inactive', 'pending', 'rejected'] as const) {
      const job = await buildJob(tenant, { company_id: await tenant.company({ status }) });
      expect((await applyOf(tenant, job, await tenant.veteran())).status).toBe(409);
    }
  });

  test('a draft, an unknown job and a job of another tenant are not found', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const veteran = await tenant.veteran();
    const draft = await buildJob(tenant, { status: 'draft', published_at: null });
    for (const id of [draft, 2_000_000_000, await buildJob(other)]) expect((await applyOf(tenant, id, veteran)).status).toBe(404);
  });

  test('a job that is applied for elsewhere says where', async () => {
    const tenant = await newTenant();
    const apply_url = 'https://jobs.example.test/77';
    const { status, failure } = await applyOf(tenant, await buildJob(tenant, { apply_url }), await tenant.veteran());
    expect(status).toBe(409);
    expect(failure.message).toContain(apply_url);
    expect(failure.data).toEqual({ apply_url });
  });

  test('every question is answered, and a knockout names its minimum', async () => {
    const tenant = await newTenant();
    const job = await buildJob(tenant, {
      screening_questions: [
        { question: 'Years as a fitter?', kind: 'number', minimum: 3, knockout: true },
        { question: 'Why us?', kind: 'text' },
      ],
    });
    const veteran = await tenant.veteran();
    const { status, failure } = await applyOf(tenant, job, veteran, {
      answers: [{ question: 'Years as a fitter?', answer: '2' }],
    });
    expect([status, failure.errors]).toEqual([
      422,
      { 'answers.0': ['This job asks for 3 or more.'], 'answers.1': ['Answer this question.'] },
    ]);
    const answers = JSON.stringify([
      { question: 'Years as a fitter?', answer: '3' },
      { question: 'Why us?', answer: 'Rail.' },
    ]);
    expect((await applyOf(tenant, job, veteran, { answers })).status).toBe(201);
  });

  test.each<[string, Fields, string]>([
    ['answers that are no JSON', { answers: '[{' }, 'answers'],
    ['answers of another shape', { answers: '{"question":1,"answer":"x"}' }, 'answers.0.question'],
    ['an answer that is a number', { answers: '[{"question":"q","answer":7}]' }, 'answers.0.answer'],
    ['a letter of 10,001 characters', { cover_letter: 'x'.repeat(10_001) }, 'cover_letter'],
    ['a notice period of its own', { notice_period: 'Whenever' }, 'notice_period'],
    ['a date that is none', { available_from: '2026-02-30' }, 'available_from'],
    ['a date in the year 0', { available_from: '0000-01-01' }, 'available_from'],
    ['two letters', { cover_letter: ['a', 'b'] }, 'cover_letter'],
  ])('%s is refused, naming the field', async (_, body, field) => {
    const tenant = await newTenant();
    const { status, failure } = await applyOf(tenant, await buildJob(tenant), await tenant.veteran(), body);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('JSON instead of a form is refused with 415, a form that breaks off with 400', async () => {
    const tenant = await newTenant();
    const [job, { token }] = [await buildJob(tenant), await tenant.veteran()];
    const send = (type: string, payload: string) =>
      tenant.app.inject({
        method: 'POST',
        url: `/api/jobs/${job}/apply`,
        headers: { host: tenant.host, authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    const broken = '--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4';
    expect((await send('multipart/form-data; boundary=b', broken)).statusCode).toBe(400);
    expect(await rowsOf(tenant, job)).toEqual([]);
  });

  test('more than sixty times an hour is asked to wait, before anything is read', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    for (let tries = 0; tries < 60; tries++) expect((await applyOf(tenant, 2_000_000_000, veteran)).status).toBe(404);
    const { status, headers } = await applyOf(tenant, await buildJob(tenant), veteran);
    expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
  });

  test('against a job that is being closed ends in one of two ways: refused, or closed with the job', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    for (let round = 0; round < 5; round++) {
      const job = await buildJob(tenant, { company_id: recruiter.company_id });
      const people = await Promise.all(Array.from({ length: 4 }, () => tenant.veteran()));
      const [closed, ...sent] = await Promise.all([
        tenant.call(closeJob, { params: { id: job }, body: { to: 'closed' } }, recruiter),
        ...people.map((person) => applyOf(tenant, job, person)),
      ]);
      expect(closed.status).toBe(200);
      for (const { status } of sent) expect([201, 409]).toContain(status);
      for (const row of await rowsOf(tenant, job)) expect(row.stage).toBe('job_closed');
    }
  });
});

describe('the prefill for a next application', () => {
  const prefill = async (tenant: TestTenant, veteran: Person, job_id: number) =>
    (await tenant.call(getApplicationPrefill, { query: { job_id } }, veteran)).body.data.cover_letter;

  test('contains no letter that names another job or employer', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const [first, next] = [await tenant.recruiter(), await tenant.recruiter()];
    const nameCompany = (id: number | null, name: string) =>
      tenant.run((db) => db.updateTable('companies').set({ name }).where('id', '=', id).execute());
    await nameCompany(first.company_id, 'Northgate Rail Ltd');
    await nameCompany(next.company_id, 'Hale Freight plc');
    const job = (company_id: number, title: string) => buildJob(tenant, { company_id, title });
    const [rail, freight] = [
      await job(first.company_id ?? 0, 'Signalling Technician'),
      await job(next.company_id ?? 0, 'Fleet Fitter'),
    ];
    const letters = {
      'I kept engines running for nine years.': true,
      'I want to work for Northgate Rail.': false,
      'I would be a good signalling technician.': false,
      'I want to work for Hale Freight as a fleet fitter.': true,
    };
    for (const [cover_letter, stored] of Object.entries(letters)) {
      await tenant.run((db) => db.deleteFrom('applications').where('veteran_id', '=', veteran.id).execute());
      await applyOf(tenant, rail, veteran, { cover_letter });
      expect([cover_letter, await prefill(tenant, veteran, freight)]).toEqual([cover_letter, stored ? cover_letter : null]);
      expect(await prefill(tenant, veteran, rail)).toBe(cover_letter);
    }
  });
});

describe('a veteran’s own applications', () => {
  test('are listed newest first, with the pages counted', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const jobs = [await buildJob(tenant), await buildJob(tenant), await buildJob(tenant)];
    for (const job of jobs) await applyOf(tenant, job, veteran);
    const { body } = await tenant.call(findApplications, {}, veteran);
    expect(body.data.map(({ job }) => job.id)).toEqual([...jobs].reverse());
    expect(body.meta).toEqual({ page: 1, per_page: 20, total: 3, last_page: 1 });
    const beyond = await tenant.call(findApplications, { query: { page: 10_000 } }, veteran);
    expect([beyond.status, beyond.body.data]).toEqual([200, []]);
    expect((await tenant.call(findApplications, { query: { page: 10_001 } }, veteran)).status).toBe(422);
  });

  test('begin with an offer, which waits for the veteran’s answer', async () => {
    const tenant = await newTenant();
    const offered = await buildApplication(tenant, { stage: 'offer' });
    const newer = await applyOf(tenant, await buildJob(tenant), offered.veteran);
    const listed = async () =>
      (await tenant.call(findApplications, {}, offered.veteran)).body.data.map(({ id, stage }) => [id, stage]);
    expect(await listed()).toEqual([
      [offered.id, 'offer'],
      [newer.body.data.id, 'submitted'],
    ]);
    await tenant.call(acceptOffer, { params: { id: offered.id }, body: {} }, offered.veteran);
    expect(await listed()).toEqual([
      [newer.body.data.id, 'submitted'],
      [offered.id, 'hired'],
    ]);
  });

  test('stay readable when the job has closed', async () => {
    const tenant = await newTenant();
    const { id, job_id, recruiter, veteran } = await buildApplication(tenant);
    await tenant.call(closeJob, { params: { id: job_id }, body: { to: 'filled' } }, recruiter);
    const { body } = await tenant.call(getApplication, { params: { id } }, veteran);
    expect(body.data).toMatchObject({
      stage: 'job_closed',
      plain_state: 'ended',
      plain_text: 'The employer closed this job before deciding on your application.',
      may_withdraw: false,
    });
    expect(body.data.events.at(-1)).toMatchObject({ by: 'The employer', reason: 'The position has been filled.' });
  });

  test('show the state and what the employer tells, never the note or a name', async () => {
    const tenant = await newTenant();
    const { id, recruiter, veteran } = await buildApplication(tenant);
    const note = 'Weak on hydraulics, said Quentin';
    await tenant.call(
      moveApplicant,
      { params: { id }, body: { stage: 'not_selected', reason: 'more_experience', note } },
      recruiter,
    );
    await passUndo(tenant);
    const { body } = await tenant.call(getApplication, { params: { id } }, veteran);
    expect(body.data).toMatchObject({ plain_state: 'decided', plain_text: NOT_SELECTED_REASONS.more_experience.sentence });
    expect(body.data.advice).toEqual({ text: expect.stringContaining('Show more of your service'), to: 'resumes' });
    expect(body.data.events.at(-1)).toMatchObject({
      by: 'The employer',
      reason: NOT_SELECTED_REASONS.more_experience.sentence,
      note: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/hydraulics|Quentin|more_experience/);
  });

  test('are nobody else’s', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const { id } = await buildApplication(tenant);
    const strangers = [await tenant.veteran(), await other.veteran()] as const;
    for (const route of [getApplication, withdrawApplication, acceptOffer, declineOffer] as const) {
      expect((await tenant.call(route, { params: { id } }, strangers[0])).status).toBe(404);
      expect((await other.call(route, { params: { id } }, strangers[1])).status).toBe(404);
    }
    expect((await tenant.call(findApplications, {}, strangers[0])).body.data).toEqual([]);
  });

  test.each<[SentStage, number]>([
    ['submitted', 200],
    ['in_review', 200],
    ['shortlisted', 200],
    ['interview', 200],
    ['offer', 200],
    ['hired', 409],
    ['not_selected', 409],
  ])('at %s: withdrawing answers %i', async (stage, expected) => {
    const tenant = await newTenant();
    const { id, veteran } = await buildApplication(tenant, { stage });
    const { status, body, failure } = await tenant.call(withdrawApplication, { params: { id } }, veteran);
    expect(status).toBe(expected);
    if (expected === 200) expect(body.data).toMatchObject({ stage: 'withdrawn', plain_state: 'ended', may_withdraw: false });
    else expect(failure.message).toMatch(/^(?:You have|The employer has).+\.$/);
  });

  test('withdraw once: a second time says so', async () => {
    const tenant = await newTenant();
    const { id, veteran } = await buildApplication(tenant);
    await tenant.call(withdrawApplication, { params: { id } }, veteran);
    const { status, failure } = await tenant.call(withdrawApplication, { params: { id } }, veteran);
    expect([status, failure.message]).toEqual([409, 'You have already withdrawn this application.']);
    expect(await historyOf(tenant, id)).toHaveLength(2);
  });

  test('accept an offer once: the veteran is hired, and the history names them', async () => {
    const tenant = await newTenant();
    const offered = await buildApplication(tenant, { stage: 'offer' });
    const accept = () => tenant.call(acceptOffer, { params: { id: offered.id }, body: {} }, offered.veteran);
    const replies = await Promise.all([accept(), accept()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await tenant.call(getApplication, { params: { id: offered.id } }, offered.veteran);
    expect(body.data).toMatchObject({ stage: 'hired', plain_state: 'decided', may_withdraw: false });
    expect(body.data.events.at(-1)).toMatchObject({ from_stage: 'offer', to_stage: 'hired', by: 'You' });
    const stale = await moveTo(tenant, offered.id, offered.recruiter, 'interview', { from: 'offer' });
    expect(stale.failure.message).toMatch(/^Sam Test\d+ has accepted the offer since you opened this page\.$/);
    // A recruiter can still correct a mistake.
    expect((await moveTo(tenant, offered.id, offered.recruiter, 'offer')).status).toBe(200);
    const early = await buildApplication(tenant, { stage: 'interview' });
    const refused = await tenant.call(acceptOffer, { params: { id: early.id }, body: {} }, early.veteran);
    expect([refused.status, refused.failure.message]).toEqual([409, 'There is no offer to accept yet.']);
  });

  test('decline an offer, and only an offer', async () => {
    const tenant = await newTenant();
    const offered = await buildApplication(tenant, { stage: 'offer' });
    const { body } = await tenant.call(declineOffer, { params: { id: offered.id }, body: {} }, offered.veteran);
    expect(body.data).toMatchObject({ stage: 'declined', plain_text: 'You declined the offer.' });
    const early = await buildApplication(tenant, { stage: 'interview' });
    const { status, failure } = await tenant.call(declineOffer, { params: { id: early.id }, body: {} }, early.veteran);
    expect([status, failure.message]).toEqual([
      409,
      'There is no offer to decline yet. You can withdraw the application instead.',
    ]);
  });
});

describe('a sent CV', () => {
  test('is read by the veteran and the recruiters of the job’s company, and is not there for anyone else', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const { id, recruiter, veteran } = await buildApplication(tenant);
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
    const read = async (person: Person | null, at = tenant) => (await at.call(getSentResume, { params: { id } }, person)).status;
    for (const person of [veteran, recruiter, colleague]) expect(await read(person)).toBe(200);
    for (const person of [await tenant.veteran(), await tenant.recruiter(), await tenant.person('operator')])
      expect(await read(person)).toBe(404);
    expect(await read(await other.recruiter(), other)).toBe(404);
    expect(await read(null)).toBe(401);
  });

  test('is closed to recruiters whose company is no longer active', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const read = async () => (await tenant.call(getSentResume, { params: { id } }, recruiter)).status;
    const companyBecomes = (status: 'pending' | 'inactive') =>
      tenant.run((db) => db.updateTable('companies').set({ status }).where('id', '=', recruiter.company_id).execute());
    await companyBecomes('pending');
    expect(await read()).toBe(403);
    await companyBecomes('inactive');
    expect(await read()).toBe(410);
  });
});

describe('applicants', () => {
  test('are listed for the job’s recruiters with letter, CV, answers and what may happen next', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await tenant.veteran({ first_name: 'Callum', last_name: 'Reid' });
    const job = await buildJob(tenant, {
      company_id: recruiter.company_id,
      title: 'Fitter',
      screening_questions: [{ question: 'People led?', kind: 'number', minimum: 5 }],
    });
    const sent = { cover_letter: 'A letter', answers: [{ question: 'People led?', answer: '2' }] };
    await applyOf(tenant, job, veteran, sent);
    const { body } = await tenant.call(findApplicants, { params: { id: job } }, recruiter);
    expect(body.job).toEqual({ id: job, title: 'Fitter', status: 'published' });
    expect(body.counts).toEqual({ submitted: 1 });
    const summary = {
      id: expect.any(Number),
      revision: 1,
      stage: 'submitted',
      stage_since: expect.any(String),
      submitted_at: expect.any(String),
      reply_by: expect.any(String),
      veteran: { id: veteran.id, full_name: 'Callum Reid' },
      cv_state: 'waiting',
      from_file: false,
      service: [],
      place: null,
      clearance: null,
      match_score: null,
      notice_period: null,
      available_from: null,
      tags: [],
      notes: 0,
      is_unread: true,
      falls_short: true,
      next_stages: NEXT_STAGE.submitted.recruiter,
    };
    expect(body.data).toEqual([summary]);
    const id = body.data[0]?.id ?? 0;
    expect((await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data).toEqual({
      ...summary,
      veteran: { id: veteran.id, full_name: 'Callum Reid', email: veteran.email, phone: null },
      job: { id: job, title: 'Fitter' },
      cover_letter: 'A letter',
      resume: { name: 'Callum-Reid-CV.pdf', size: expect.any(Number) },
      skills: [],
      answers: [{ question: 'People led?', answer: '2', passed: false }],
      reason: null,
      offers: [],
      reply_missed_at: null,
      events: [{ at: expect.any(String), from_stage: null, to_stage: 'submitted', by: 'Callum Reid', reason: null, note: null }],
    });
  });

  test('are filtered by stage and name, with the counts of every stage under the same search', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const job = await buildJob(tenant, { company_id: recruiter.company_id });
    for (const [first_name, last_name] of [
      ['Callum', 'Reid'],
      ['Priya', 'Nair'],
      ['Callum', 'O_Neil'],
    ] as const)
      await applyOf(tenant, job, await tenant.veteran({ first_name, last_name }));
    const find = async (query: { search?: string; stage: Stage[]; page?: number }) =>
      (await tenant.call(findApplicants, { params: { id: job }, query }, recruiter)).body;
    const all = await find({ stage: [] });
    expect(all.data.map(({ veteran }) => veteran.full_name)).toEqual(['Callum O_Neil', 'Priya Nair', 'Callum Reid']);
    await moveTo(tenant, all.data[2]?.id ?? 0, recruiter, 'shortlisted');
    expect((await find({ stage: ['shortlisted'] })).data.map(({ veteran }) => veteran.full_name)).toEqual(['Callum Reid']);
    const search = await find({ search: 'callum', stage: ['submitted', 'in_review'] });
    expect(search.data.map(({ veteran }) => veteran.full_name)).toEqual(['Callum O_Neil']);
    expect(search.counts).toEqual({ submitted: 1, shortlisted: 1 });
    expect(search.meta.total).toBe(1);
    expect((await find({ search: 'o_n', stage: [] })).meta.total).toBe(1);
    for (const spelling of ['Nâir', 'NAIR, P', 'priya  nair'])
      expect((await find({ search: spelling, stage: [] })).meta.total).toBe(1);
    for (const nobody of ['%', '\\', "'; drop table users; --", 'x'.repeat(200)])
      expect((await find({ search: nobody, stage: [] })).data).toEqual([]);
    expect((await find({ stage: [], page: 9999 })).data).toEqual([]);
  });

  test('are nobody else’s: another company, another tenant, a veteran, a visitor', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const { id, job_id, veteran } = await buildApplication(tenant);
    const stranger = await tenant.recruiter();
    const foreign = await other.recruiter();
    const status = async (person: Person | null, at = tenant) => [
      (await at.call(findApplicants, { params: { id: job_id } }, person)).status,
      (await at.call(getApplicant, { params: { id } }, person)).status,
      (await at.call(moveApplicant, { params: { id }, body: { stage: 'hired' } }, person)).status,
    ];
    expect(await status(stranger)).toEqual([404, 404, 404]);
    expect(await status(foreign, other)).toEqual([404, 404, 404]);
    expect(await status(veteran)).toEqual([403, 403, 403]);
    expect(await status(null)).toEqual([401, 401, 401]);
    expect((await historyOf(tenant, id)).length).toBe(1);
  });

  test('are closed to a company that is not active', async () => {
    const tenant = await newTenant();
    const { id, job_id, recruiter } = await buildApplication(tenant);
    await tenant.run((db) =>
      db.updateTable('companies').set({ status: 'pending' }).where('id', '=', recruiter.company_id).execute(),
    );
    expect((await tenant.call(findApplicants, { params: { id: job_id } }, recruiter)).status).toBe(403);
    expect((await moveTo(tenant, id, recruiter, 'hired')).status).toBe(403);
  });

  test('show nothing of the person but name, email, phone and what they sent', async () => {
    const tenant = await newTenant();
    const { id, recruiter, veteran } = await buildApplication(tenant);
    await tenant.run((db) =>
      db.updateTable('users').set({ phone_number: '07700900123', country_code: '+44' }).where('id', '=', veteran.id).execute(),
    );
    const { body } = await tenant.call(getApplicant, { params: { id } }, recruiter);
    expect(Object.keys(body.data.veteran).sort()).toEqual(['email', 'full_name', 'id', 'phone']);
    expect(body.data.veteran.phone).toBe('+44 7700 900123');
    expect(JSON.stringify(body)).not.toMatch(/birth|gender|discharge|disab|onboarding/i);
  });

  test('opening the CV moves nothing', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    await tenant.call(getSentResume, { params: { id } }, recruiter);
    expect((await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data.stage).toBe('submitted');
  });
});

describe('moving an applicant', () => {
  test('keeps who, when, from where and why, and names them to colleagues', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, first_name: 'Tom', last_name: 'Ellery' });
    const moved = await tenant.call(
      moveApplicant,
      { params: { id }, body: { stage: 'not_selected', from: 'submitted', reason: 'clearance', note: 'No SC, and we need it' } },
      colleague,
    );
    expect(moved.status).toBe(200);
    expect(moved.body.data).toMatchObject({
      stage: 'not_selected',
      reason: 'clearance',
      next_stages: NEXT_STAGE.not_selected.recruiter,
    });
    expect(moved.body.data.events.at(-1)).toEqual({
      at: moved.body.data.stage_since,
      from_stage: 'submitted',
      to_stage: 'not_selected',
      by: 'You',
      reason: NOT_SELECTED_REASONS.clearance.label,
      note: 'No SC, and we need it',
    });
    const seen = await tenant.call(getApplicant, { params: { id } }, recruiter);
    expect(seen.body.data.events.at(-1)).toMatchObject({ by: 'Tom Ellery', note: 'No SC, and we need it' });
    await moveTo(tenant, id, recruiter, 'interview');
    expect((await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data.reason).toBeNull();
  });

  test('follows the table at every stage', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const place = (stage: Stage) =>
      tenant.run((db) => db.updateTable('applications').set({ stage }).where('id', '=', id).execute());
    for (const from of STAGES.filter((stage) => stage !== 'draft'))
      for (const to of STAGES) {
        await place(from);
        const { status, failure } = await moveTo(tenant, id, recruiter, to);
        expect([from, to, status]).toEqual([from, to, mayMove(from, to, 'recruiter') ? 200 : 409]);
        if (status === 409) {
          expect(failure.message).toMatch(/^(?:This|An) applicant .+\.$/);
          expect(failure.data).toEqual({ stage: from });
        }
      }
  });

  test('to not selected wants one of the reasons', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    for (const reason of [undefined, '', 'too old', 'toString', 'constructor']) {
      const { status, failure } = await tenant.call(
        moveApplicant,
        { params: { id }, body: { stage: 'not_selected', ...(reason === undefined ? {} : { reason }) } },
        recruiter,
      );
      expect(status).toBe(422);
      expect(failure.errors?.reason?.[0]).toMatch(/^Choose a reason/);
    }
    expect(await historyOf(tenant, id)).toHaveLength(1);
  });

  test('from a stage that it has left since is refused, and says who moved it where', async () => {
    const tenant = await newTenant();
    const { id, recruiter, veteran } = await buildApplication(tenant);
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, first_name: 'Tom', last_name: 'Ellery' });
    await moveTo(tenant, id, colleague, 'interview');
    const stale = await moveTo(tenant, id, recruiter, 'shortlisted', { from: 'submitted' });
    expect([stale.status, stale.failure.message, stale.failure.data]).toEqual([
      409,
      'Tom Ellery has moved this applicant to Interview since you opened this page.',
      { stage: 'interview' },
    ]);
    await tenant.call(withdrawApplication, { params: { id } }, veteran);
    const gone = await moveTo(tenant, id, recruiter, 'offer', { from: 'interview' });
    expect(gone.failure.message).toMatch(/^Sam Test\d+ has withdrawn since you opened this page\.$/);
  });

  test('by two people at once has one effect, whether they say where from or not', async () => {
    const tenant = await newTenant();
    for (const from of ['submitted', undefined] as const) {
      const { id, recruiter } = await buildApplication(tenant);
      const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
      const answers = await Promise.all([
        moveTo(tenant, id, recruiter, 'shortlisted', { from }),
        moveTo(tenant, id, colleague, 'shortlisted', { from }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await historyOf(tenant, id)).map(({ to_stage }) => to_stage)).toEqual(['submitted', 'shortlisted']);
    }
  });

  test('while the veteran withdraws is refused, or taken back because the veteran had not seen it', async () => {
    const tenant = await newTenant();
    for (let round = 0; round < 8; round++) {
      const { id, recruiter, veteran } = await buildApplication(tenant, { stage: 'interview' });
      const [moved, withdrawn] = await Promise.all([
        moveTo(tenant, id, recruiter, 'hired', { from: 'interview' }),
        tenant.call(withdrawApplication, { params: { id } }, veteran),
      ]);
      expect([
        [200, 200],
        [409, 200],
      ]).toContainEqual([moved.status, withdrawn.status]);
      expect((await historyOf(tenant, id)).map(({ to_stage }) => to_stage)).toEqual(['submitted', 'interview', 'withdrawn']);
    }
  });

  test.each([
    ['an unknown stage', { stage: 'promoted' }, 'stage'],
    ['no stage', {}, 'stage'],
    ['a note of 2,001 characters', { stage: 'in_review', note: 'x'.repeat(2001) }, 'note'],
    ['a stage that is a list', { stage: ['hired'] }, 'stage'],
  ])('%s is refused, naming the field', async (_, payload, field) => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const response = await tenant.app.inject({
      method: 'POST',
      url: `/api/recruiter/applications/${id}/stage`,
      headers: { host: tenant.host, authorization: `Bearer ${recruiter.token}` },
      payload,
    });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });

  test('in any order never leaves the table, and history always explains the present stage', async () => {
    const tenant = await newTenant();
    const act = fc.oneof(
      { weight: 5, arbitrary: fc.record({ who: fc.constant('recruiter' as const), to: fc.constantFrom(...STAGES) }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          { who: 'withdraw' as const },
          { who: 'accept' as const },
          { who: 'decline' as const },
          { who: 'close' as const },
        ),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
        const { id, job_id, recruiter, veteran } = await buildApplication(tenant);
        for (const each of acts) {
          if (each.who === 'recruiter') await moveTo(tenant, id, recruiter, each.to);
          if (each.who === 'withdraw') await tenant.call(withdrawApplication, { params: { id } }, veteran);
          if (each.who === 'accept') await tenant.call(acceptOffer, { params: { id }, body: {} }, veteran);
          if (each.who === 'decline') await tenant.call(declineOffer, { params: { id }, body: {} }, veteran);
          if (each.who === 'close') await tenant.call(closeJob, { params: { id: job_id }, body: {} }, recruiter);
        }
        const events = await historyOf(tenant, id);
        const row = (await rowsOf(tenant, job_id))[0];
        expect(events[0]).toMatchObject({ from_stage: null, to_stage: 'submitted' });
        for (const [index, event] of events.entries()) {
          if (index === 0) continue;
          expect(event.from_stage).toBe(events[index - 1]?.to_stage);
          const from = event.from_stage ?? 'draft';
          const mover = event.actor_id === veteran.id ? 'veteran' : event.to_stage === 'job_closed' ? 'system' : 'recruiter';
          expect(mayMove(from, event.to_stage, mover)).toBe(true);
        }
        expect(row).toMatchObject({ stage: events.at(-1)?.to_stage, stage_since: events.at(-1)?.at });
        expect(row?.reason ?? null).toBe(row?.stage === 'not_selected' ? events.at(-1)?.reason : null);
      }),
      { numRuns: runs(25) },
    );
  });
});
