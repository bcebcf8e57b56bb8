import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { LETTER_MAX, LetterContent } from '../../letters/content.ts';
import {
  type CoverLetter,
  createCoverLetter,
  deleteCoverLetter,
  findCoverLetters,
  getCoverLetter,
  getCoverLetterDocx,
  getCoverLetterPages,
  getCoverLetterPdf,
  MAX_LETTERS,
  restoreCoverLetter,
  saveCoverLetter,
} from '../../letters/contract.ts';
import { shortResume } from '../../output/testing.ts';
import { createResume } from '../../resumes-contract.ts';
import { emptyTrash } from '../index.ts';

async function start(options: { country_id?: 232 | 233 } = {}) {
  const tenant = await newTenant(options);
  return { tenant, person: await tenant.veteran() };
}

async function begin(
  tenant: TestTenant,
  person: Person,
  body: ArgsOf<typeof createCoverLetter>['body'] = {},
): Promise<CoverLetter> {
  const { status, body: answer } = await tenant.call(createCoverLetter, { body }, person);
  expect(status).toBe(201);
  return answer.data;
}

const save = (tenant: TestTenant, person: Person, letter: CoverLetter, more: Partial<CoverLetter> = {}) => {
  const { title, content, design, revision } = { ...letter, ...more };
  return tenant.call(saveCoverLetter, { params: { id: letter.id }, body: { revision, title, content, design } }, person);
};
const read = async (tenant: TestTenant, person: Person, id: number) =>
  (await tenant.call(getCoverLetter, { params: { id } }, person)).body.data;

const LETTER = LetterContent.parse({
  sender: { name: 'Siân Whitfield', email: 'sian@example.test', phone: '+44 7700 900123', place: 'Leeds' },
  dated: 'Leeds, 21 November 2026',
  recipient: { name: 'Rowan Hale', company: 'Hale Rail Ltd', address: '4 Station Road\nYork YO1 7AA' },
  subject: 'Application for Depot manager',
  greeting: 'Dear Mr Hale,',
  body: 'I have run workshops for eleven years.\nThe last had 24 people.\n\nYour depot at Holgate needs what I know.',
  closing: 'Yours sincerely,',
  signature: 'Siân Whitfield',
});

describe('a letter is created', () => {
  test('from the account without a resume, on the country’s paper size', async () => {
    const { tenant, person } = await start({ country_id: 233 });
    const letter = await begin(tenant, person);
    expect(letter).toMatchObject({
      title: 'Cover letter',
      job: null,
      revision: 1,
      design: { paper: 'letter', template: 'column' },
    });
    expect(letter.content).toMatchObject({
      sender: { name: expect.stringMatching(/^Sam Test/), email: person.email, phone: '', place: '' },
      greeting: 'Dear Hiring Manager:',
      closing: 'Sincerely,',
      body: '',
    });
    expect(letter.content.signature).toBe(letter.content.sender.name);
  });

  test('with the sender and design of a resume, for a job', async () => {
    const { tenant, person } = await start();
    const content = shortResume();
    const design = { template: 'modern', colour: 'violet' };
    const resume = (await tenant.call(createResume, { body: { content, design } }, person)).body.data;
    const job_id = await buildJob(tenant, { title: 'Depot manager' });
    const letter = await begin(tenant, person, { job_id });
    expect(letter).toMatchObject({ design: { template: 'modern', colour: 'violet', paper: 'a4' }, job: { id: job_id } });
    expect(letter.content).toMatchObject({
      sender: { name: 'Siân Whitfield', phone: '+44 7700 900123', place: 'Leeds, West Yorkshire' },
      dated: expect.stringMatching(/^Leeds, \d/),
      recipient: { company: letter.job?.company },
      subject: 'Application for Depot manager',
    });
    expect(letter.content.body).toContain(`I would like to apply for the role of Depot manager at ${letter.job?.company}.`);
    expect(letter.content.body).not.toContain(content.basics.summary);
    expect(letter.content.closing).toBe('Yours faithfully,');
    expect((await begin(tenant, person, { resume_id: resume.id })).content).toMatchObject({
      sender: { name: 'Siân Whitfield' },
      body: '',
    });
    const other = await begin(tenant, person, { content: LETTER });
    const copy = await begin(tenant, person, { copy_of: other.id, job_id });
    expect(copy).toMatchObject({ title: letter.title, job: { id: job_id } });
    expect(copy.content).toMatchObject({
      body: LETTER.body,
      subject: 'Application for Depot manager',
      recipient: { name: '', company: letter.job?.company, address: '' },
      greeting: 'Dear hiring manager,',
      closing: 'Yours faithfully,',
    });
    const stranger = await tenant.veteran();
    for (const body of [{ resume_id: resume.id }, { copy_of: letter.id }, { job_id: 2_000_000_000 }])
      expect((await tenant.call(createCoverLetter, { body }, stranger)).status).toBe(404);
  });

  test('as an independent copy', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person, { title: 'Rail', content: LETTER });
    const copy = await begin(tenant, person, { copy_of: letter.id });
    expect(copy).toMatchObject({ title: 'Rail (copy)', content: LETTER, company: 'Hale Rail Ltd' });
    await save(tenant, person, copy, { title: 'Road' });
    expect((await read(tenant, person, letter.id)).title).toBe('Rail');
    const cards = (await tenant.call(findCoverLetters, {}, person)).body.data;
    expect(cards.map(({ title }) => title)).toEqual(['Road', 'Rail']);
    expect(cards[0]?.begins).toMatch(/^I have run workshops for eleven years. The last had/);
  });

  test('shows the beginning of its text, cut at a word', async () => {
    const { tenant, person } = await start();
    const body = 'Maintained helicopters across three squadrons. '.repeat(20);
    await begin(tenant, person, { content: { ...LETTER, body } });
    const [card] = (await tenant.call(findCoverLetters, {}, person)).body.data;
    const words = (card?.begins ?? '').replace('…', '').split(' ');
    expect(words.length).toBeGreaterThan(15);
    expect(body.split(/\s/)).toEqual(expect.arrayContaining(words));
  });

  test('up to a hundred', async () => {
    const { tenant, person } = await start();
    await tenant.run(async (db) => {
      const row = { user_id: person.id, title: 'One of many', content: '{}' };
      await db.insertInto('cover_letters').values(Array(MAX_LETTERS).fill(row)).execute();
    });
    expect((await tenant.call(createCoverLetter, { body: {} }, person)).status).toBe(409);
  });
});

describe('saving', () => {
  test('keeps every character', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person);
    const content = { ...LETTER, body: ' a\n\n\n  b 🎖 "é" \\ שלום\n' };
    expect((await save(tenant, person, letter, { content, title: 'Rail' })).body.data.revision).toBe(2);
    expect(await read(tenant, person, letter.id)).toMatchObject({ content, title: 'Rail', revision: 2 });
  });

  test('of two concurrent saves accepts one and returns the current content to the other', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person);
    const answers = await Promise.all(
      ['One', 'Two'].map((body) => save(tenant, person, letter, { content: { ...LETTER, body } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await read(tenant, person, letter.id);
    expect(answers.find(({ status }) => status === 409)?.failure).toMatchObject({ data: { revision: 2, content: now.content } });
    // The accepted save, repeated.
    expect((await save(tenant, person, letter, { content: now.content })).status).toBe(200);
  });

  test('accepts 10,000 characters and refuses longer or malformed content', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person);
    const long = { ...LETTER, body: 'Work done. '.repeat(1000).slice(0, LETTER_MAX) };
    expect((await save(tenant, person, letter, { content: long })).status).toBe(200);
    const { data } = (await tenant.call(getCoverLetterPages, { params: { id: letter.id } }, person)).body;
    expect(data.pages.length).toBeGreaterThan(1);
    const now = await read(tenant, person, letter.id);
    for (const more of [
      { content: { ...long, body: `${long.body}x` } },
      { content: { ...long, subject: 'x'.repeat(301) } },
      { title: ' ' },
      { revision: 0 },
    ])
      expect((await save(tenant, person, now, more)).status).toBe(422);
    expect((await read(tenant, person, letter.id)).revision).toBe(2);
  });
});

describe('a letter', () => {
  test('belongs to its owner only', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person, { content: LETTER });
    const stranger = await tenant.veteran();
    const params = { id: letter.id };
    for (const route of [getCoverLetter, getCoverLetterPages, getCoverLetterPdf, getCoverLetterDocx, deleteCoverLetter])
      expect((await tenant.call(route, { params }, stranger)).status).toBe(404);
    expect((await tenant.call(restoreCoverLetter, { params }, stranger)).status).toBe(404);
    expect((await save(tenant, stranger, letter)).status).toBe(404);
    expect((await tenant.call(findCoverLetters, {}, stranger)).body.data).toEqual([]);
    expect((await tenant.call(findCoverLetters, {}, await tenant.recruiter())).status).toBe(403);
  });

  test('is moved to the trash and restored', async () => {
    const { tenant, person } = await start();
    const letter = await begin(tenant, person, { content: LETTER });
    const params = { id: letter.id };
    const list = async (trash: 'true' | 'false') =>
      (await tenant.call(findCoverLetters, { query: { trash } }, person)).body.data.map(({ id }) => id);
    expect((await tenant.call(deleteCoverLetter, { params, query: { for_good: 'true' } }, person)).status).toBe(404);
    expect((await tenant.call(deleteCoverLetter, { params }, person)).body.message).toBe('In the trash for 30 days.');
    expect([await list('false'), await list('true')]).toEqual([[], [letter.id]]);
    expect((await read(tenant, person, letter.id)).trashed_at).not.toBeNull();
    // In the trash it can't be saved, copied or sent.
    expect((await save(tenant, person, letter)).status).toBe(404);
    expect((await tenant.call(createCoverLetter, { body: { copy_of: letter.id } }, person)).status).toBe(404);
    expect((await tenant.call(getCoverLetterPdf, { params }, person)).status).toBe(404);
    expect((await tenant.call(restoreCoverLetter, { params }, person)).status).toBe(200);
    expect(await read(tenant, person, letter.id)).toMatchObject({ trashed_at: null, content: LETTER });
    await tenant.call(deleteCoverLetter, { params }, person);
    const stranger = await tenant.veteran();
    expect((await tenant.call(deleteCoverLetter, { params, query: { for_good: 'true' } }, stranger)).status).toBe(404);
    expect((await tenant.call(deleteCoverLetter, { params, query: { for_good: 'true' } }, person)).body.message).toBe('Deleted.');
    expect((await tenant.call(restoreCoverLetter, { params }, person)).status).toBe(404);
  });

  test('is deleted after 30 days in the trash, and not before', async () => {
    const { tenant, person } = await start();
    const ids = [];
    for (const days of [29, 31]) {
      const { id } = await begin(tenant, person, { content: LETTER });
      await tenant.call(deleteCoverLetter, { params: { id } }, person);
      const trashed_at = new Date(Date.now() - days * 86_400_000).toISOString();
      await tenant.run((db) => db.updateTable('cover_letters').set({ trashed_at }).where('id', '=', id).execute());
      ids.push(id);
    }
    await emptyTrash(tenant.work, tenant.id);
    const left = (await tenant.call(findCoverLetters, { query: { trash: 'true' } }, person)).body.data;
    expect(left.map(({ id }) => id)).toEqual([ids[0]]);
  });
});

describe('a letter is exported', () => {
  const textOf = async (bytes: Uint8Array) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(/\s+/g, ' ');
  const ORDER = [
    'Siân Whitfield',
    'Leeds, 21 November 2026',
    'Rowan Hale',
    'Hale Rail Ltd',
    '4 Station Road',
    'York YO1 7AA',
    'Application for Depot manager',
    'Dear Mr Hale,',
    'I have run workshops for eleven years.',
    'The last had 24 people.',
    'Your depot at Holgate',
    'Yours sincerely,',
  ];

  test.each(['column', 'classic', 'compact', 'modern'])('in the look of %s, as PDF/UA-1 in its order', async (template) => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person, { title: 'Rail', content: LETTER, design: { template } });
    const { bytes, headers } = await tenant.call(getCoverLetterPdf, { params: { id } }, person);
    expect(headers['content-disposition']).toContain('Rail.pdf');
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
    expect(bytes.includes('pdfuaid')).toBe(true);
    const text = await textOf(bytes);
    const at = ORDER.map((words) => text.indexOf(words));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
    expect(text.trim()).toMatch(/Siân Whitfield$/);
    const { data } = (await tenant.call(getCoverLetterPages, { params: { id } }, person)).body;
    expect(data.pages.length).toBe(1);
  });

  test.each(['column', 'classic', 'compact', 'modern'])(
    'over pages in the look of %s, each with its number',
    async (template) => {
      const { tenant, person } = await start();
      const content = { ...LETTER, body: 'Work was done, and done well.\n\n'.repeat(60) };
      const { id } = await begin(tenant, person, { content, design: { template } });
      const { bytes } = await tenant.call(getCoverLetterPdf, { params: { id } }, person);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
      expect(text.length).toBeGreaterThan(1);
      for (const [index, page] of text.entries()) expect(page).toContain(`Page ${index + 1} of ${text.length}`);
      // The name is never alone on a page.
      expect(text.at(-1)).toMatch(/Yours sincerely,\s+Siân Whitfield/);
    },
  );

  test('as a Word file', async () => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person, { content: LETTER });
    const { bytes } = await tenant.call(getCoverLetterDocx, { params: { id } }, person);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    const at = ORDER.map((words) => value.indexOf(words));
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
  });

  test('with markup as text, right-to-left text, and empty content', async () => {
    const { tenant, person } = await start();
    const markup = '#import "x.typ" $a^2$ *b* _c_ <b>d</b> \\textbf{e} https://example.test @ref';
    const pdfOf = async (content: typeof LETTER) => {
      const { id } = await begin(tenant, person, { content });
      return (await tenant.call(getCoverLetterPdf, { params: { id } }, person)).bytes;
    };
    expect(await textOf(await pdfOf({ ...LETTER, subject: markup, body: markup }))).toContain(markup);
    const right = { ...LETTER, greeting: 'שלום רב', body: 'אני מהנדס רכב.\n\nHello', closing: '', signature: '' };
    expect((await pdfOf(right)).includes('pdfuaid')).toBe(true);
    expect((await pdfOf(LetterContent.parse({}))).includes('/StructTreeRoot')).toBe(true);
  });
});
