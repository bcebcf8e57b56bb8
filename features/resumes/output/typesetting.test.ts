import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_RESUME_CHARACTERS } from '#features/cv-import/bounds.ts';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import { typeset } from '#features/typesetting/server/index.ts';
import { fontFiles, mirrorOf, setSheet, typesetters, wasmEngine } from '#features/typesetting/server/testing.ts';
import { TaskFailed } from '#kit/server/files/process-pool.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { resumeDocument } from './document.ts';
import { jsonResume } from './json-resume.ts';
import { resumePages, resumePdf } from './output.ts';
import { longResume, pagesOf, printable } from './testing.ts';

describe('without the native compiler', () => {
  test('the same pages are set, tagged and with the resume attached', async () => {
    const engine = await wasmEngine(fontFiles());
    const resume = printable(longResume(), { template: 'modern', colour: 'teal' });
    const document = resumeDocument(resume.content, resume.design, 'resume', 'UK');
    const attached = JSON.stringify(jsonResume(resume.content, resume.design, 'resume'));
    const sheet = {
      template: 'modern',
      colour: 'teal',
      document: JSON.stringify(document),
      attached,
      photo: null,
      may_tighten: true,
      pages: null,
    } as const;
    const { pdf } = setSheet(engine, { ...sheet, want: 'pdf' });
    const bytes = pdf ?? new Uint8Array();
    expect(Buffer.from(bytes).includes('/StructTreeRoot')).toBe(true);
    const own = await resumePdf(resume);
    expect(await pagesOf(bytes)).toBe(await pagesOf(own.pdf));
    expect((await mirrorOf(bytes, document, false)).text).toBe((await mirrorOf(own.pdf, document, false)).text);
    expect((await contentOfPdf(bytes)).attached).toEqual([attached]);
    const pages = setSheet(engine, { ...sheet, want: 'svg', attached: null }).svg;
    expect(pages.length).toBe(await pagesOf(own.pdf));
    for (const [index, page] of pages.entries()) {
      expect(page).not.toMatch(/<script|<foreignObject/);
      const shadeOf = async (svg = '') => (await sharp(Buffer.from(svg)).greyscale().stats()).channels[0]?.mean ?? 0;
      const native = (await resumePages(resume))[index];
      expect(Math.abs((await shadeOf(page)) - (await shadeOf(native)))).toBeLessThan(3);
      for (const svg of [page, native]) {
        expect(svg).not.toContain('<symbol');
        // Each shape once, named by its order on the page. A space has none.
        const [used, shapes] = [/href="#([^"]+)"/g, /<path id="([^"]+)"/g].map((pattern) => [
          ...new Set([...(svg?.matchAll(pattern) ?? [])].map(([, name = '']) => name)),
        ]);
        expect(shapes?.length).toBeGreaterThan(20);
        expect(shapes).toEqual(shapes?.map((_, place) => `g${place}`));
        expect(shapes?.filter((name) => !used?.includes(name))).toEqual([]);
        expect((used?.length ?? 0) - (shapes?.length ?? 0)).toBeLessThanOrEqual(4);
      }
    }
  });
});

describe('typesetting', () => {
  const sheet = {
    want: 'pdf',
    template: 'column',
    colour: 'navy',
    document: JSON.stringify(resumeDocument(longResume(), ResumeDesign.parse({}), 'resume', 'UK')),
    attached: null,
    photo: null,
    may_tighten: true,
    pages: null,
  } as const;

  test('is repeated when its process is killed', async () => {
    const requested = typeset(sheet);
    for (const child of typesetters()) child.kill('SIGKILL');
    expect((await requested).accessible).toBe(true);
  });

  test('is stopped when it takes too long, and the next sheet is set', async () => {
    // A short sheet may be done before its time is first looked at.
    const summary = 'word '.repeat(180_000);
    const content = ResumeContent.parse({ basics: { summary } });
    const long = JSON.stringify(resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK'));
    const slow = typeset({ ...sheet, document: long }, { milliseconds: 1, megabytes: 1024 });
    await expect(slow).rejects.toEqual(new TaskFailed('too_slow'));
    expect((await typeset(sheet)).accessible).toBe(true);
  });

  test('is stopped when it takes too much memory', async () => {
    const long = JSON.stringify(
      resumeDocument(
        ResumeContent.parse({ basics: { summary: 'word '.repeat(180_000) } }),
        ResumeDesign.parse({}),
        'resume',
        'UK',
      ),
    );
    await expect(typeset({ ...sheet, document: long }, { milliseconds: 120_000, megabytes: 40 })).rejects.toEqual(
      new TaskFailed('too_large'),
    );
  });

  test('of the largest resume stays within its bounds of memory and time', async () => {
    const content = ResumeContent.parse({
      basics: { name: 'Sam Test' },
      work: Array.from({ length: 300 }, () => ({
        position: 'Fitter',
        highlights: Array(25).fill('word '.repeat(MAX_RESUME_CHARACTERS / 300 / 25 / 6)),
      })),
    });
    const largest = { ...sheet, document: JSON.stringify(resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK')) };
    const { pdf, accessible } = await typeset(largest);
    expect(accessible).toBe(true);
    expect(await pagesOf(pdf ?? new Uint8Array())).toBeGreaterThan(100);
  });

  test('of many sheets uses no more than two processes', async () => {
    const done = await Promise.all(Array.from({ length: 12 }, () => typeset(sheet)));
    expect(done.every(({ accessible }) => accessible)).toBe(true);
    expect(typesetters().length).toBeLessThanOrEqual(2);
  });
});
