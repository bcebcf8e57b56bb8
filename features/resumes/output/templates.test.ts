import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import { chosenTemplate, templates } from '#features/typesetting/server/index.ts';
import { mirrorOf, textOfPdf } from '#features/typesetting/server/testing.ts';
import { ResumeContent } from '../content.ts';
import { resumeDocument } from './document.ts';
import { resumePages, resumePdf, resumeThumbnail } from './output.ts';
import { longResume, mediumResume, pagesOf, printable, shortResume } from './testing.ts';

/** Each template in one of its colours, which change no layout. */
const looks = templates().map(({ key, colours, kind }, index) => [key, colours[index % colours.length]?.key, kind] as const);

describe('templates', () => {
  test('are four to choose from first and four more, with five colours each, and one for federal resumes', () => {
    const civil = templates().filter(({ kind }) => kind === 'resume');
    expect(civil.map(({ key, more }) => [key, more])).toEqual([
      ['column', false],
      ['classic', false],
      ['compact', false],
      ['modern', false],
      ['executive', true],
      ['heritage', true],
      ['swiss', true],
      ['technical', true],
    ]);
    for (const { colours } of civil) expect(colours).toHaveLength(5);
    expect(
      templates()
        .filter(({ kind }) => kind === 'federal')
        .map(({ key }) => key),
    ).toEqual(['federal']);
  });

  test('that no longer exist are replaced by the default', () => {
    expect(chosenTemplate({ template: 'federal', colour: 'pink' }, 'resume')).toEqual({ template: 'column', colour: 'navy' });
    expect(chosenTemplate({ template: '../parts', colour: '"' }, 'federal')).toEqual({ template: 'federal', colour: 'black' });
  });

  test.each(looks)('%s in %s prints all of a short and a long career, in order, as PDF/UA', async (template, colour, kind) => {
    for (const [content, most] of [
      [shortResume(), 1],
      [longResume(), 3],
    ] as const) {
      const resume = printable(content, { template, colour }, { kind });
      const { pdf, accessible, unprintable } = await resumePdf(resume);
      expect(accessible).toBe(true);
      const pages = await pagesOf(pdf);
      expect(pages).toBeLessThanOrEqual(most);
      const document = resumeDocument(content, resume.design, kind, 'UK');
      const { warnings } = await mirrorOf(pdf, document, unprintable);
      expect(warnings.filter((warning) => warning.kind !== 'long')).toEqual([]);
    }
  });

  test.each(looks)('%s in %s stays inside its margins', async (template, colour, kind) => {
    const { pdf } = await resumePdf(printable(longResume(), { template, colour, paper: 'letter' }, { kind }));
    const { items } = await contentOfPdf(pdf);
    expect(items.filter((item) => item.x < 30 || item.x + item.width > 612 - 30)).toEqual([]);
  });
});

test('the text of every colour has enough contrast, also on its tint and white on it', () => {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = (hex.match(/[\dA-Fa-f]{2}/g) ?? [])
      .map((part) => Number.parseInt(part, 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const { key, colours } of templates())
    for (const { key: colour, hex } of colours) {
      // The tint behind headings and skills is 9% of the colour on white.
      const tint = 0.91 + 0.09 * light(hex);
      expect([key, colour, (Math.min(1, tint - 0.05) + 0.05) / (light(hex) + 0.05) >= 4.5]).toEqual([key, colour, true]);
      expect([key, colour, 1.05 / (light(hex) + 0.05) >= 7]).toEqual([key, colour, true]);
    }
});

test('every colour of a template is printed', async () => {
  for (const { key, kind, colours } of templates())
    for (const { key: colour, hex } of colours) {
      const [page = ''] = await resumePages(printable(shortResume(), { template: key, colour }, { kind }));
      expect([key, colour, page.toLowerCase().includes(hex.toLowerCase())]).toEqual([key, colour, true]);
    }
});

describe('as pictures', () => {
  test.each(looks)('%s in %s has no empty page and nothing at its edges', async (template, colour, kind) => {
    const pages = await resumePages(printable(longResume(), { template, colour }, { kind }));
    for (const [index, page] of pages.entries()) {
      const { data, info } = await sharp(Buffer.from(page)).greyscale().raw().toBuffer({ resolveWithObject: true });
      const inked = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 200;
      let [ink, edge] = [0, 0];
      for (let y = 0; y < info.height; y++)
        for (let x = 0; x < info.width; x++) {
          if (!inked(x, y)) continue;
          ink++;
          // Modern's band runs off the top of the first page, and is meant to.
          if (x < 24 || x >= info.width - 24 || y >= info.height - 12 || (y < 24 && index > 0)) edge++;
        }
      const band = template === 'modern' && index === 0;
      expect(ink / data.length).toBeGreaterThan(0.001);
      expect(ink / data.length).toBeLessThan(band ? 0.4 : 0.2);
      if (!band) expect(edge).toBe(0);
    }
  });
});

test('a PDF is tagged, and names its language and title', async () => {
  for (const { key, kind } of templates()) {
    const { pdf } = await resumePdf(printable(shortResume(), { template: key }, { kind, country: 'UK' }));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const [info, marked, tree] = [
      await document.getMetadata(),
      await document.getMarkInfo(),
      await (await document.getPage(1)).getStructTree(),
    ];
    expect(info.info).toMatchObject({ Title: 'Siân Whitfield – CV', Language: 'en-GB' });
    expect(marked).toMatchObject({ Marked: true });
    const roles = JSON.stringify(tree).match(/"role":"\w+"/g) ?? [];
    for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'LBody']) expect(roles).toContain(`"role":"${role}"`);
    expect(info.metadata?.get('pdfuaid:part')).toBe('1');
  }
});

/** What PDF/UA requires, as pdf.js reads it: Typst checks its own files only. */
test('all text of a PDF is in its structure or marked as decoration, and no level of headings is skipped', async () => {
  for (const { key, kind } of templates()) {
    const { pdf } = await resumePdf(printable(mediumResume(), { template: key }, { kind }));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const levels: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const tree = JSON.stringify(await page.getStructTree());
      levels.push(...[...tree.matchAll(/"role":"H(\d)"/g)].map(([, level]) => Number(level)));
      const inTree = new Set([...tree.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
      const open: boolean[] = [];
      const untagged: string[] = [];
      for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
        if ('str' in item) {
          if (item.str.trim() !== '' && !open.includes(true)) untagged.push(item.str);
        } else if (item.type === 'endMarkedContent') open.pop();
        else open.push(('tag' in item && item.tag === 'Artifact') || inTree.has(item.id));
      }
      expect([key, untagged]).toEqual([key, []]);
    }
    expect([key, levels[0]]).toEqual([key, 1]);
    expect([key, levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)]).toEqual([key, []]);
    expect(levels.length).toBeGreaterThan(10);
  }
});

test('no text ends with a single word on its last line', async () => {
  const content = shortResume();
  // Of several lengths, so that some have a word too much for a line.
  content.basics.summary = Array.from({ length: 30 }, (_, index) => `Ran a workshop of ${'many '.repeat(12 + index)}people`).join(
    '\n',
  );
  for (const { key, kind } of templates()) {
    const [first = ''] = await textOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
    const lines = first.split('\n');
    expect([key, lines.filter((line) => /^many|^Ran/.test(line)).length > 30]).toEqual([key, true]);
    expect([key, lines.filter((line) => line === 'people')]).toEqual([key, []]);
  }
});

test('a double name that fits on a line is not broken at its hyphen, also beside a photo', async () => {
  const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  for (const name of ['Bartholomew Fitzgerald-Montgomery O’Shaughnessy', 'Marcus Adeyemi-Thornton'])
    for (const { key, kind } of templates())
      for (const show_photo of [false, true]) {
        const content = ResumeContent.parse({ basics: { name } });
        const { pdf } = await resumePdf(printable(content, { template: key, show_photo }, { kind, photo }));
        const { items } = await contentOfPdf(pdf);
        const double = name.split(' ').find((word) => word.includes('-')) ?? '';
        const [first, second] = double.split('-').map((word) => items.find(({ text }) => text.includes(word))?.y);
        expect([key, name, show_photo, first]).toEqual([key, name, show_photo, second]);
      }
});

test('a thumbnail is a small picture of the first page', async () => {
  const { picture, pages } = await resumeThumbnail(printable(longResume(), { template: 'swiss' }));
  expect(pages).toBeGreaterThan(1);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 420 });
  expect((await sharp(picture).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(10);
});

test('a photo has the same shape in every format, in the colours and the place of its template', async () => {
  const red = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#f00' } })
    .webp()
    .toBuffer();
  for (const { key, kind } of templates()) {
    const resume = printable(shortResume(), { template: key, show_photo: true }, { kind, photo: red });
    const { accessible } = await resumePdf(resume);
    expect([key, accessible]).toEqual([key, true]);
    const [page = ''] = await resumePages(resume);
    for (const [, id] of page.matchAll(/url\(#(\w+)\)/g))
      expect([key, page.includes(`<clipPath id="${id}"`)]).toEqual([key, true]);
    const { data, info } = await sharp((await resumeThumbnail(resume)).picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 255) < 60;
    const inside = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => isRed(pixel * 3));
    const [xs, ys] = [inside.map((pixel) => pixel % info.width), inside.map((pixel) => Math.floor(pixel / info.width))];
    const [width, height] = [xs, ys].map((all) => all.reduce((most, one) => Math.max(most, one), 0) - Math.min(...all, 1e9) + 1);
    if (kind === 'federal') expect(inside).toEqual([]);
    else if (['classic', 'modern', 'executive'].includes(key)) {
      expect([key, Math.abs((height ?? 0) - (width ?? 0)) <= 2]).toEqual([key, true]);
      expect([key, Math.abs(inside.length / ((width ?? 1) * (height ?? 1)) - Math.PI / 4) < 0.06]).toEqual([key, true]);
    } else expect([key, Math.abs((height ?? 0) / (width ?? 1) - 1.25) < 0.07]).toEqual([key, true]);
  }
});

test('a text without a title keeps its distance from the heading of its section', async () => {
  for (const { key, kind } of templates()) {
    const content = shortResume();
    const { id } = content.work[0] ?? {};
    const resume = printable(
      { ...content, work: ResumeContent.shape.work.parse([{ id, summary: 'Alone here.' }]) },
      { template: key },
      { kind },
    );
    const { sections } = resumeDocument(resume.content, resume.design, kind, 'UK');
    const title = sections.find(({ key }) => key === 'work')?.title.toLowerCase() ?? '';
    const { items } = await contentOfPdf((await resumePdf(resume)).pdf);
    const [heading, text] = [title, 'alone here.'].map((words) => items.find((item) => item.text.toLowerCase().includes(words)));
    expect([key, heading?.text.toLowerCase(), (text?.y ?? 0) - (heading?.y ?? 0) > 14]).toEqual([key, title, true]);
  }
});
