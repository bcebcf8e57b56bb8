import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import { chosenTemplate, type Sheet, templates, typeset } from '#features/typesetting/server/index.ts';
import { type Engine, setSheet, startEngine } from '#features/typesetting/server/testing.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { resumeDocument } from './document.ts';
import { resumePdf, resumePreview } from './output.ts';
import { longResume, pagesOf, printable, shortResume } from './testing.ts';

describe('fit to page', () => {
  const withBullets = (count: number) => {
    const content = shortResume();
    content.military = content.military.map((post, index) => ({
      ...post,
      highlights:
        index > 0
          ? post.highlights
          : Array.from({ length: count }, (_, line) => `Planned and led exercise ${line} for 24 people.`),
    }));
    return content;
  };
  const civil = templates().filter(({ kind }) => kind === 'resume');

  // Where the text ends on the last page is known only where the layout is made, so the engine runs here.
  const starting = startEngine();
  const lastPage = (engine: Engine, sheet: Sheet) => {
    let last = { pages: 0, end: 0, lone: [] as string[] };
    const layout: Engine['layout'] = (...of) => {
      const laid = engine.layout(...of);
      last = { pages: laid.pages, end: laid.end, lone: laid.lone };
      return { ...laid, pdf: () => ({ pdf: new Uint8Array(), accessible: true, unprintable: false }) };
    };
    setSheet({ layout }, sheet);
    return last;
  };

  test('the first and the last line of a list of skills or certificates are not alone on a page', async () => {
    for (const [number, { key, kind }] of templates().entries()) {
      const splits: string[] = [];
      // Over all templates every number of lines before the lists.
      for (let count = number % 2; count < 12; count += 2) {
        const content = longResume();
        content.military = withBullets(count).military.concat(content.military.slice(0, 1));
        content.work = content.work.slice(0, 1);
        content.skills = ResumeContent.shape.skills.parse(
          [0, 1, 2, 3].map((index) => ({ id: `s${index}`, name: `Group ${index}`, keywords: ['Hydraulics', 'Welding'] })),
        );
        content.certificates = ResumeContent.shape.certificates.parse(
          [0, 1, 2, 3].map((index) => ({ id: `c${index}`, name: `Licence ${index}` })),
        );
        const { items } = await contentOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
        for (const [heading, line] of [
          ['Skills', 'Group'],
          ['Certificates', 'Licence'],
        ] as const) {
          const [title, ...lines] = [heading, ...[0, 1, 2, 3].map((index) => `${line} ${index}`)].map(
            (words) => items.find(({ text }) => text.startsWith(words))?.page,
          );
          if (title !== lines[1] || lines[2] !== lines[3]) splits.push(`${count}: ${title} ${lines}`);
        }
      }
      expect([key, splits]).toEqual([key, []]);
    }
  });

  test.each(templates().map(({ key, kind }) => [key, kind] as const))(
    '%s never ends with a few lines on a last page, nor a list with a single item on a new page',
    async (template, kind) => {
      const engine = await starting;
      const seen = new Set<number>();
      const spilled: unknown[] = [];
      for (const posts of [1, 5])
        for (let count = 3; count < 40; count += 5) {
          const content = withBullets(count);
          content.military = [...longResume().military.slice(0, posts), ...content.military];
          const paper = count % 2 === 0 ? 'letter' : 'a4';
          const design = ResumeDesign.parse({ template, paper });
          const document = JSON.stringify(resumeDocument(content, design, kind, 'UK'));
          const { colour } = chosenTemplate(design, kind);
          const rest = { may_tighten: true, pages: null, attached: null, photo: null };
          const { pages, end, lone } = lastPage(engine, { want: 'pdf', template, colour, document, ...rest });
          seen.add(pages);
          // A fifth of a page, its margin included, is more than three lines.
          // On a full last page, a break would cost another page.
          const isLone = lone.length > 0 && end < 0.85;
          if (pages > 1 && (end < 0.2 || isLone)) spilled.push({ paper, posts, count, pages, end, lone });
        }
      expect(spilled).toEqual([]);
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  test.each(civil.map(({ key }) => [key]))('%s reaches one page when asked, in a size that can be read', async (template) => {
    let reached = 0;
    for (const count of [12, 18, 24, 34]) {
      const resume = printable(withBullets(count), { template, pages: '1' });
      const document = JSON.stringify(resumeDocument(resume.content, resume.design, 'resume', 'UK'));
      const sheet = { template, colour: chosenTemplate(resume.design, 'resume').colour, document, attached: null, photo: null };
      const usual = await typeset({ ...sheet, want: 'pdf', may_tighten: false, pages: null });
      const { pdf } = await resumePdf(resume);
      if ((await pagesOf(usual.pdf ?? pdf)) === 2 && (await pagesOf(pdf)) === 1) reached++;
      const sizes = (await contentOfPdf(pdf)).items.filter(({ text }) => text.includes('Planned')).map(({ size }) => size);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.4);
    }
    expect(reached).toBeGreaterThan(0);
  });

  test('a federal resume keeps its text size and margins when it is set closer', async () => {
    const content = longResume();
    const resume = printable(content, {}, { kind: 'federal' });
    const { pdf } = await resumePdf(resume);
    const usual = await resumePdf(printable(content, { pages: '1' }, { kind: 'federal' }));
    expect([await pagesOf(usual.pdf), await pagesOf(pdf)]).toEqual([3, 2]);
    const { items } = await contentOfPdf(pdf);
    const bullets = items.filter(({ text }) => text.includes('workshop'));
    expect(Math.min(...bullets.map(({ size }) => size))).toBeGreaterThanOrEqual(9.99);
    expect(Math.min(...items.map(({ x }) => x))).toBeGreaterThanOrEqual(35.9);
  });

  test.each([['classic'], ['federal']])(
    'the rule below a heading in %s touches no letter, also where it is set closest',
    async (template) => {
      const engine = await starting;
      const kind = template === 'federal' ? 'federal' : 'resume';
      const document = resumeDocument(shortResume(), ResumeDesign.parse({}), kind, 'UK');
      const main = `#import "/${template}.typ": resume\n#resume(json("/document.json"), black, none)`;
      const file = { squeeze: 1, apart: [], plain_lines: false, ...document };
      const [page = ''] = engine.layout(main, { 'document.json': Buffer.from(JSON.stringify(file)) }).svg();
      const { data, info } = await sharp(Buffer.from(page), { unlimited: true })
        .resize({ width: 2400 })
        .flatten({ background: '#fff' })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const inkOf = (row: number) =>
        data.subarray(row * info.width, (row + 1) * info.width).filter((value) => value < 160).length;
      const isRule = (row: number) => inkOf(row) > info.width * 0.7;
      const rules = Array.from({ length: info.height - 4 }, (_, row) => row + 4).filter((row) => isRule(row) && !isRule(row - 1));
      expect(rules.length).toBeGreaterThan(4);
      // 4 pixels are a point; the first row above a rule may be its soft edge.
      expect(rules.filter((row) => inkOf(row - 3) > 0)).toEqual([]);
    },
  );

  test('a text that is too long for one page is set as usual', async () => {
    const { pdf } = await resumePdf(printable(longResume(), { pages: '1' }));
    expect(await pagesOf(pdf)).toBe(3);
  });

  test.each(civil.map(({ key }) => [key]))(
    '%s fits one page without the lines that are too many, not without half',
    async (template) => {
      const previewOf = (count: number) => resumePreview(printable(withBullets(count), { template, pages: '1' }));
      const { pages, overflow } = await previewOf(48);
      expect([pages.length, overflow?.pages, overflow?.wanted_pages]).toEqual([2, 2, 1]);
      expect(overflow?.longest[0]).toMatchObject({ key: 'military', title: 'Military experience' });
      const lines = overflow?.lines ?? 0;
      expect((await previewOf(48 - lines - 1)).overflow).toBeNull();
      expect((await previewOf(48 - Math.floor(lines / 2))).overflow).not.toBeNull();
    },
  );

  test('a federal resume should fit two pages, any other as many as it needs', async () => {
    const content = { ...longResume(), military: [...longResume().military, ...longResume().military] };
    expect((await resumePreview(printable(content, {}, { kind: 'federal' }))).overflow?.wanted_pages).toBe(2);
    expect((await resumePreview(printable(content))).overflow).toBeNull();
  });
});

test('tightens the layout to avoid a last page of a few lines', async () => {
  const saved: number[] = [];
  for (let more = 0; more < 14; more += 2) {
    const content = shortResume();
    content.interests = Array.from({ length: more * 6 }, (_, index) => `An interest of mine, number ${index}`);
    const document = JSON.stringify(resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK'));
    const sheet = {
      want: 'pdf',
      template: 'classic',
      colour: 'navy',
      document,
      attached: null,
      photo: null,
      pages: null,
    } as const;
    const [plain, tight] = await Promise.all([false, true].map((may_tighten) => typeset({ ...sheet, may_tighten })));
    saved.push((await pagesOf(plain?.pdf ?? new Uint8Array())) - (await pagesOf(tight?.pdf ?? new Uint8Array())));
  }
  expect(Math.max(...saved)).toBe(1);
  expect(Math.min(...saved)).toBe(0);
});
