import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { typesetters } from '#features/typesetting/server/testing.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { emptyResume, ResumeContent, ResumeDesign } from '../content.ts';
import { parseResume } from '../contract.ts';
import { longResume, shortResume } from '../output/testing.ts';
import { visibleContent } from '../output/visible.ts';
import {
  createResume,
  createResumeVersion,
  deleteResume,
  findResumes,
  findResumeTemplates,
  findResumeVersions,
  getOriginalCv,
  getOriginalPlaces,
  getResumeById,
  getResumeDocx,
  getResumeJson,
  getResumeMirror,
  getResumePages,
  getResumePdf,
  getResumeText,
  getResumeThumbnail,
  importResume,
  MAX_RESUMES,
  type Resume,
  restoreResume,
  restoreResumeVersion,
  saveResume,
  uploadResumePhoto,
} from '../resumes-contract.ts';
import { endResumeShare, findResumeShares, getSharedResumePdf, openSharedResume, shareResume } from '../sharing/contract.ts';
import { emptyTrash } from './index.ts';

async function start(options: { country_id?: 232 | 233 } = {}) {
  const tenant = await newTenant(options);
  return { tenant, person: await tenant.veteran() };
}

async function begin(tenant: TestTenant, person: Person, body: ArgsOf<typeof createResume>['body'] = {}): Promise<Resume> {
  const { status, body: answer } = await tenant.call(createResume, { body }, person);
  expect(status).toBe(201);
  return answer.data;
}

const save = (tenant: TestTenant, person: Person, resume: Resume, more: Partial<Resume> = {}) => {
  const { title, content, design, revision } = { ...resume, ...more };
  return tenant.call(saveResume, { params: { id: resume.id }, body: { revision, title, content, design } }, person);
};
const read = async (tenant: TestTenant, person: Person, id: number) =>
  (await tenant.call(getResumeById, { params: { id } }, person)).body.data;

describe('a resume is created', () => {
  test('with the name and email of its owner, on the paper of their country', async () => {
    const { tenant, person } = await start({ country_id: 233 });
    const resume = await begin(tenant, person);
    expect(resume).toMatchObject({
      title: 'Resume',
      kind: 'resume',
      source: 'blank',
      revision: 1,
      trashed_at: null,
      design: { paper: 'letter', template: 'column' },
    });
    expect(resume.content.basics).toMatchObject({ name: expect.stringMatching(/^Sam Test/), email: person.email });
  });

  test('as a federal one in its own template', async () => {
    const { tenant, person } = await start();
    expect(await begin(tenant, person, { kind: 'federal' })).toMatchObject({
      kind: 'federal',
      title: 'Federal resume',
      template: 'federal',
      colour: 'black',
    });
  });

  test('as an independent copy', async () => {
    const { tenant, person } = await start();
    const first = await begin(tenant, person, { content: shortResume() });
    const { data: copy } = (await tenant.call(createResume, { body: { copy_of: first.id } }, person)).body;
    expect(copy).toMatchObject({ title: 'CV (copy)', source: 'duplicate', content: first.content });
    await save(tenant, person, copy, { title: 'Other' });
    expect((await read(tenant, person, first.id)).title).toBe('CV');
    const stranger = await tenant.veteran();
    expect((await tenant.call(createResume, { body: { copy_of: first.id } }, stranger)).status).toBe(404);
    expect((await tenant.call(createResume, { body: { job_id: 2_000_000_000 } }, person)).status).toBe(404);
  });

  test(`up to ${MAX_RESUMES}, also by concurrent requests`, async () => {
    const { tenant, person } = await start();
    const content = JSON.stringify(emptyResume());
    await tenant.run((db) =>
      db
        .insertInto('resumes')
        .values(Array.from({ length: MAX_RESUMES - 1 }, () => ({ user_id: person.id, title: 'One', content })))
        .execute(),
    );
    const answers = await Promise.all([1, 2, 3].map(() => tenant.call(createResume, { body: {} }, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a save', () => {
  test('stores content, design and title, and increases the revision', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const design = ResumeDesign.parse({
      template: 'modern',
      colour: 'violet',
      sections: [{ key: 'skills', title: 'What I can do', hidden: false }],
    });
    const { status, body } = await save(tenant, person, resume, { title: 'For bakers', content: shortResume(), design });
    expect([status, body.data.revision]).toEqual([200, 2]);
    expect(await read(tenant, person, resume.id)).toMatchObject({
      title: 'For bakers',
      content: shortResume(),
      design,
      revision: 2,
      template: 'modern',
      colour: 'violet',
    });
  });

  test('of two tabs concurrently: one succeeds, the other gets 409 with the current content', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const answers = await Promise.all(['One', 'Two'].map((title) => save(tenant, person, resume, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await read(tenant, person, resume.id);
    expect(answers.find(({ status }) => status === 409)?.failure.data).toEqual(stored);
    expect(stored.revision).toBe(2);
  });

  test('stores registrations, keeps them where a page does not send them, and refuses what is no registration', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const one = {
      id: 'r1',
      hidden: false,
      code: 'uk-nmc-adult',
      name: 'Registered nurse, adult',
      body: 'Nursing and Midwifery Council',
      number: '12A3456E',
      number_shown: false,
      issued: '2019-09',
      expires: '2027-09',
      read_from: '',
    };
    const send = (content: Record<string, unknown>, revision: number) =>
      tenant.call(
        saveResume,
        {
          params: { id: resume.id },
          body: { revision, title: 'CV', design: resume.design, content: content as Resume['content'] },
        },
        person,
      );
    expect((await send({ ...shortResume(), registrations: [one] }, 1)).status).toBe(200);
    expect((await read(tenant, person, resume.id)).content.registrations).toEqual([one]);
    // A page of an earlier release.
    const { registrations: _, ...earlier } = emptyResume();
    expect((await send(earlier, 2)).status).toBe(200);
    const after = await read(tenant, person, resume.id);
    expect([after.content.work, after.content.registrations]).toEqual([[], [one]]);
    for (const [field, wrong] of [
      ['expires', { ...one, expires: '2027-13' }],
      ['name', { ...one, name: 'n'.repeat(201) }],
      ['number', { ...one, number: '1'.repeat(61) }],
      ['', { ...one, issuer: 'x' }],
    ] as const) {
      const { status, failure } = await send({ ...earlier, registrations: [wrong] }, after.revision);
      expect(status).toBe(422);
      expect(Object.keys(failure.errors ?? {})[0]).toMatch(new RegExp(`^content\\.registrations\\.0.*${field}`));
    }
    expect((await send({ ...earlier, registrations: [] }, after.revision)).status).toBe(200);
    expect((await read(tenant, person, resume.id)).content.registrations).toEqual([]);
  });

  test('repeated after a lost reply has one effect', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    await save(tenant, person, resume, { title: 'Same' });
    const again = await save(tenant, person, resume, { title: 'Same' });
    expect([again.status, again.body.data.revision]).toEqual([200, 2]);
  });

  test('accepts fields of 50,000 characters, 300 lines, emoji and other scripts, and returns them unchanged', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const content = ResumeContent.parse({
      basics: { summary: 'x'.repeat(50_000), name: 'عمر 😀 Ñandú' },
      work: [{ highlights: Array.from({ length: 300 }, (_, index) => `Point ${index} #panic("x") <b> \\input{y}`) }],
    });
    expect((await save(tenant, person, resume, { content })).status).toBe(200);
    expect((await read(tenant, person, resume.id)).content).toEqual(content);
    const { status, bytes } = await tenant.call(getResumePdf, { params: { id: resume.id } }, person);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  test('of more than a megabyte or without a title is refused', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const content = ResumeContent.parse({ basics: { summary: 'x'.repeat(1_100_000) } });
    expect((await save(tenant, person, resume, { content })).status).toBe(413);
    const unnamed = await save(tenant, person, resume, { title: '  ' });
    expect([unnamed.status, unnamed.failure.errors?.title]).toEqual([422, ['Give it a name']]);
    expect((await save(tenant, person, resume, { revision: 0 })).status).toBe(422);
  });
});

describe('the trash', () => {
  test('keeps a resume for 30 days, out of every list and output', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person);
    const call = { params: { id: resume.id } };
    expect((await tenant.call(deleteResume, { ...call, query: { for_good: '1' } }, person)).status).toBe(404);
    await tenant.call(deleteResume, call, person);
    expect((await tenant.call(findResumes, {}, person)).body.data).toEqual([]);
    expect((await tenant.call(findResumes, { query: { trash: 'true' } }, person)).body.data).toMatchObject([{ id: resume.id }]);
    expect((await tenant.call(getResumePdf, call, person)).status).toBe(404);
    expect((await save(tenant, person, resume, { title: 'Late' })).status).toBe(404);
    await tenant.call(restoreResume, call, person);
    expect((await read(tenant, person, resume.id)).trashed_at).toBeNull();
    await tenant.call(deleteResume, call, person);
    await tenant.call(deleteResume, { ...call, query: { for_good: '1' } }, person);
    expect((await tenant.call(getResumeById, call, person)).status).toBe(404);
  });

  test('is emptied of older resumes only', async () => {
    const { tenant, person } = await start();
    const [old, young, live] = [await begin(tenant, person), await begin(tenant, person), await begin(tenant, person)];
    for (const [{ id }, days] of [
      [old, 31],
      [young, 29],
    ] as const)
      await tenant.run((db) =>
        db
          .updateTable('resumes')
          .set({ trashed_at: new Date(Date.now() - days * 86_400_000).toISOString() })
          .where('id', '=', id)
          .execute(),
      );
    await emptyTrash(tenant.work, tenant.id);
    const left = await tenant.run((db) =>
      db.selectFrom('resumes').select('id').where('user_id', '=', person.id).orderBy('id').execute(),
    );
    expect(left.map(({ id }) => id)).toEqual([young.id, live.id]);
  });

  test('is emptied of the others when one cannot be deleted', async () => {
    const { tenant, person } = await start();
    const first = await begin(tenant, person);
    await begin(tenant, person);
    await tenant.run((db) =>
      db.updateTable('resumes').set({ trashed_at: '2026-01-01' }).where('user_id', '=', person.id).execute(),
    );
    const left = () => tenant.run((db) => db.selectFrom('resumes').select('id').where('user_id', '=', person.id).execute());
    await tenant.owner.query(
      `create table refused_by_test (tenant_id int, id int, foreign key (tenant_id, id) references resumes)`,
    );
    try {
      await tenant.owner.query('insert into refused_by_test values ($1, $2)', [tenant.id, first.id]);
      await expect(emptyTrash(tenant.work, tenant.id)).rejects.toThrow(/^1 of the due rows failed/);
    } finally {
      await tenant.owner.query('drop table refused_by_test');
    }
    expect(await left()).toEqual([{ id: first.id }]);
    await emptyTrash(tenant.work, tenant.id);
    expect(await left()).toEqual([]);
  });
});

describe('versions', () => {
  test('are named, and restoring one stores the current content as a version', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person, { content: shortResume() });
    const params = { id: resume.id };
    const { data: version } = (await tenant.call(createResumeVersion, { params, body: { name: 'Sent to Rowan Rail' } }, person))
      .body;
    await save(tenant, person, resume, { content: emptyResume() });
    const restore = (revision: number) =>
      tenant.call(restoreResumeVersion, { params: { ...params, version_id: version.id }, body: { revision } }, person);
    expect((await restore(1)).status).toBe(409);
    expect((await restore(2)).body.data).toMatchObject({ revision: 3, content: shortResume() });
    const { data: versions } = (await tenant.call(findResumeVersions, { params }, person)).body;
    expect(versions.map(({ name, revision }) => [name, revision])).toEqual([
      [null, 2],
      ['Sent to Rowan Rail', 1],
    ]);
    const other = await begin(tenant, person);
    expect(
      (
        await tenant.call(
          restoreResumeVersion,
          { params: { id: other.id, version_id: version.id }, body: { revision: 1 } },
          person,
        )
      ).status,
    ).toBe(404);
  });

  test('without a name are limited to 20', async () => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person);
    await tenant.call(createResumeVersion, { params: { id }, body: { name: 'Named' } }, person);
    for (let count = 0; count < 23; count++) await tenant.call(createResumeVersion, { params: { id }, body: {} }, person);
    const { data: versions } = (await tenant.call(findResumeVersions, { params: { id } }, person)).body;
    expect([versions.length, versions.at(-1)?.name]).toEqual([21, 'Named']);
  });
});

describe('a resume is exported', () => {
  test('as PDF, Word file, text, JSON and pages, each with its file name', async () => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person, { title: 'CV für "Ämter"/../x', content: shortResume() });
    const get = async (route: typeof getResumePdf | typeof getResumeDocx | typeof getResumeText | typeof getResumeJson) => {
      const { bytes, headers, status } = await tenant.call(route, { params: { id } }, person);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="Sian-Whitfield-CV\.\w+"; filename\*=UTF-8''Si%C3%A2n/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      return bytes;
    };
    expect((await get(getResumePdf)).includes('/StructTreeRoot')).toBe(true);
    expect((await get(getResumeDocx)).subarray(0, 2).toString()).toBe('PK');
    expect((await get(getResumeText)).toString()).toContain('MILITARY EXPERIENCE');
    expect(JSON.parse((await get(getResumeJson)).toString()).basics.name).toBe('Siân Whitfield');
    const { data } = (await tenant.call(getResumePages, { params: { id } }, person)).body;
    expect([data.revision, data.pages.length]).toEqual([1, 1]);
    expect(data.pages[0]).toMatch(/^<svg /);
    const mirror = (await tenant.call(getResumeMirror, { params: { id } }, person)).body.data;
    expect(mirror).toMatchObject({ pages: 1, warnings: [] });
    expect(mirror.text).toContain('sian.whitfield@example.test');
    const thumbnail = await tenant.call(getResumeThumbnail, { params: { id }, query: { template: 'swiss' } }, person);
    expect(thumbnail.body.data.image).toMatch(/^data:image\/webp;base64,\w/);
    expect([thumbnail.body.data.pages, data.overflow]).toEqual([1, null]);
  });

  test('with how much too long it is for the pages it should fit on', async () => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person, { content: longResume(), design: ResumeDesign.parse({ pages: '1' }) });
    const { overflow } = (await tenant.call(getResumePages, { params: { id } }, person)).body.data;
    expect(overflow).toMatchObject({ wanted_pages: 1, pages: 3, longest: [{ key: 'military' }, { key: 'work' }, {}] });
    expect(overflow?.lines).toBeGreaterThan(50);
  });

  test.each([
    ['PDF', getResumePdf, 'Mine.pdf'],
    ['DOCX', getResumeDocx, 'Mine.docx'],
  ] as const)('and its %s can be imported completely', async (_, getFile, name) => {
    const { tenant, person } = await start();
    const { id, content, design } = await begin(tenant, person, { content: longResume() });
    const { bytes } = await tenant.call(getFile, { params: { id } }, person);
    const files = { file: new File([new Uint8Array(bytes)], name) };
    const parsed = await tenant.call(parseResume, { body: {}, files }, person);
    expect(parsed.body.data).toMatchObject({
      resume: visibleContent(content, design, 'resume'),
      basics: { name: 'Siân Whitfield' },
    });
    const imported = (await tenant.call(importResume, { body: {}, files }, person)).body.data;
    // Each entry gets a new id, so that two resumes never share one.
    const unnamed = (one: unknown) => JSON.parse(JSON.stringify(one).replaceAll(/"id":"[^"]*",?/g, ''));
    expect(imported).toMatchObject({ title: 'Mine', source: 'import' });
    expect(unnamed(imported.content)).toEqual(unnamed(visibleContent(content, design, 'resume')));
    expect(new Set(imported.content.military.map((post) => post.id)).size).toBe(content.military.length);
  });

  test('from files of one name have titles that tell them apart, on one line', async () => {
    const { tenant, person } = await start();
    const title = async (name: string) => {
      const files = { file: new File(['Jo Reed\njo@example.test\n\nEXPERIENCE\nFitter, Northgate Rail, 2019 to 2022\n'], name) };
      return (await tenant.call(importResume, { body: {}, files }, person)).body.data.title;
    };
    expect([
      await title('My CV.txt'),
      await title('My CV.pdf'),
      await title('my cv.txt'),
      await title('CV\u202etxt.txt'),
    ]).toEqual(['My CV', 'My CV (2)', 'my cv (3)', 'CVtxt']);
  });

  test.each([
    ['c.txt', 'CV'],
    ['scan_001.txt', 'CV'],
    ['Jo Reed 2026.txt', 'Jo Reed 2026'],
  ])('from %s is named %s', async (filename, title) => {
    const { tenant, person } = await start();
    const files = { file: new File(['Jo Reed\njo@example.test\n'], filename) };
    expect((await tenant.call(importResume, { body: {}, files }, person)).body.data.title).toBe(title);
  });

  test('from a file keeps the file, for its owner, until it is deleted', async () => {
    const { tenant, person } = await start();
    const stranger = await tenant.veteran();
    const text = 'Jo Reed\njo@example.test\n\nEXPERIENCE\nFitter, Northgate Rail, 2019 to 2022\n';
    const files = { file: new File([text], 'Jo / Reed.txt', { type: 'text/html' }) };
    const { id, original } = (await tenant.call(importResume, { body: {}, files }, person)).body.data;
    expect(original).toEqual({ name: 'Reed.txt', content_type: 'text/plain; charset=utf-8', size: text.length, text });
    expect((await tenant.call(getResumeById, { params: { id } }, person)).body.data.original).toEqual(original);
    const file = await tenant.call(getOriginalCv, { params: { id } }, person);
    expect([file.bytes.toString(), file.headers['content-disposition']]).toEqual([text, expect.stringMatching(/^attachment;/)]);
    expect((await tenant.call(getOriginalCv, { params: { id } }, stranger)).status).toBe(404);
    const { work } = (await read(tenant, person, id)).content;
    const places = (await tenant.call(getOriginalPlaces, { params: { id } }, person)).body.data;
    expect(places).toEqual([
      { of: 'name', lines: [0], boxes: [] },
      { of: 'email', lines: [1], boxes: [] },
      { of: work[0]?.id, lines: [4], boxes: [] },
    ]);
    expect((await tenant.call(getOriginalPlaces, { params: { id } }, stranger)).status).toBe(404);
    // A copy has changed or will: the file is not what it was made from.
    const copy = (await tenant.call(createResume, { body: { copy_of: id } }, person)).body.data;
    expect(copy.original).toBeNull();
    expect((await tenant.call(getOriginalCv, { params: { id: copy.id } }, person)).status).toBe(404);
    await tenant.call(deleteResume, { params: { id } }, person);
    expect((await tenant.call(getOriginalCv, { params: { id } }, person)).status).toBe(200);
    await tenant.call(deleteResume, { params: { id }, query: { for_good: true } }, person);
    const left = await tenant.run((db) => db.selectFrom('files').select('id').where('owner_id', '=', person.id).execute());
    expect(left).toEqual([]);
  });

  test('with a photo only if it is shown, and only the person’s own', async () => {
    const { tenant, person } = await start();
    const resume = await begin(tenant, person, { content: shortResume() });
    const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const keep = (bytes: Buffer) =>
      tenant.call(uploadResumePhoto, { body: {}, files: { file: new File([new Uint8Array(bytes)], 'me.png') } }, person);
    const { photo_file_id } = (await keep(png)).body.data;
    expect((await keep(Buffer.from('<svg/>'))).status).toBe(422);
    const content = ResumeContent.parse({ ...resume.content, basics: { ...resume.content.basics, photo_file_id } });
    const pdfOf = async (who: Person, one: Resume) => (await tenant.call(getResumePdf, { params: { id: one.id } }, who)).bytes;
    await save(tenant, person, resume, { content });
    expect((await pdfOf(person, resume)).includes('/Subtype /Image')).toBe(false);
    for (const template of ['column', 'classic', 'compact', 'modern']) {
      const shown = { content, design: ResumeDesign.parse({ show_photo: true, template }) };
      await save(tenant, person, await read(tenant, person, resume.id), shown);
      expect((await pdfOf(person, resume)).includes('/Subtype /Image')).toBe(true);
    }
    const stranger = await tenant.veteran();
    const theirs = await begin(tenant, stranger, { content });
    await save(tenant, stranger, theirs, { design: ResumeDesign.parse({ show_photo: true }) });
    expect((await pdfOf(stranger, theirs)).includes('/Subtype /Image')).toBe(false);
  });

  test('even when its process is killed', async () => {
    const { tenant, person } = await start();
    const { id } = await begin(tenant, person, { content: longResume() });
    const requested = tenant.call(getResumePdf, { params: { id } }, person);
    const killing = setInterval(() => typesetters()[0]?.kill('SIGKILL') && clearInterval(killing), 1);
    expect((await requested).status).toBe(200);
    clearInterval(killing);
  });

  test('in an existing template only', async () => {
    const { tenant, person } = await start();
    const { data } = (await tenant.call(findResumeTemplates, {}, person)).body;
    expect(data.map(({ key, colours }) => [key, colours.length])).toEqual([
      ['column', 5],
      ['classic', 5],
      ['compact', 5],
      ['federal', 1],
      ['modern', 5],
      ['executive', 5],
      ['heritage', 5],
      ['swiss', 5],
      ['technical', 5],
    ]);
  });
});

describe('a shared resume', () => {
  async function shared(body: { days?: number | null; password?: string; hides_contacts?: boolean } = {}) {
    const { tenant, person } = await start();
    const { basics, ...rest } = shortResume();
    const content = { ...rest, basics: { ...basics, phone: '07700 900123', location: '14 Mill Lane, Leeds LS1 4DY' } };
    const resume = await begin(tenant, person, { content });
    const { data: share } = (await tenant.call(shareResume, { params: { id: resume.id }, body }, person)).body;
    const token = share.path?.split('/').at(-1) ?? '';
    const open = (password?: string) => tenant.call(openSharedResume, { params: { token }, body: { password } });
    const shares = async () => (await tenant.call(findResumeShares, { params: { id: resume.id } }, person)).body.data;
    return { tenant, person, resume, share, token, open, shares };
  }

  test('can be read by anyone with its link, is counted and not indexed', async () => {
    const { tenant, open, shares, token } = await shared();
    const answer = await open();
    expect(answer.body.data).toMatchObject({ title: 'CV', name: 'Siân Whitfield', pages: [expect.stringMatching(/^<svg/)] });
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    await open();
    expect(await shares()).toMatchObject([{ views: 2, has_password: false, path: null }]);
    expect((await tenant.call(getSharedResumePdf, { params: { token }, body: {} })).bytes.subarray(0, 4).toString()).toBe('%PDF');
    const stored = await tenant.run((db) => db.selectFrom('resume_shares').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test.each([
    [undefined, false],
    [true, false],
    [false, true],
  ])('with hides_contacts %s shows the phone number and street: %s', async (hides_contacts, isShown) => {
    const { tenant, token, shares } = await shared(hides_contacts === undefined ? {} : { hides_contacts });
    const { bytes } = await tenant.call(getSharedResumePdf, { params: { token }, body: {} });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain('Leeds');
    expect([text.includes('900123'), text.includes('Mill Lane'), text.includes('LS1')]).toEqual([isShown, isShown, isShown]);
    expect(await shares()).toMatchObject([{ hides_contacts: !isShown }]);
  });

  test('with a password opens only with it, and guessing is limited', async () => {
    const { open, shares } = await shared({ password: 'swordfish 7' });
    expect((await open()).status).toBe(403);
    for (let count = 0; count < 10; count++) expect((await open('guess')).status).toBe(403);
    expect((await open('swordfish 7')).status).toBe(429);
    expect(await shares()).toMatchObject([{ views: 0, has_password: true }]);
    expect((await (await shared({ password: 'swordfish 7' })).open('swordfish 7')).status).toBe(200);
  });

  test('stops working when it expires, is revoked, in the trash, or in another tenant', async () => {
    const past = await shared({ days: 1 });
    await past.tenant.run((db) => db.updateTable('resume_shares').set({ expires_at: '2026-01-01T00:00:00Z' }).execute());
    expect((await past.open()).status).toBe(404);
    const ended = await shared({ days: null });
    const elsewhere = await newTenant();
    expect((await elsewhere.call(openSharedResume, { params: { token: ended.token }, body: {} })).status).toBe(404);
    await ended.tenant.call(endResumeShare, { params: { id: ended.resume.id, share_id: ended.share.id } }, ended.person);
    expect((await ended.open()).status).toBe(404);
    const trashed = await shared();
    await trashed.tenant.call(deleteResume, { params: { id: trashed.resume.id } }, trashed.person);
    expect((await trashed.open()).status).toBe(404);
  });
});
