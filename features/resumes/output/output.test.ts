import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import resumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { TaskFailed } from '#kit/server/process-pool.ts';
import { emptyResume, ResumeContent, ResumeDesign } from '../content.ts';
import { moveMore } from '../editing/unplaced-lines.ts';
import { contentOfPdf } from '../reading/pdf-items.ts';
import { resumeDocument } from './document.ts';
import { fontFiles } from './engine.ts';
import { wasmEngine } from './engine-wasm.ts';
import { jsonResume, ownResume } from './json-resume.ts';
import { mirrorOf, textOfPdf, wordsOf } from './mirror.ts';
import {
  type Printable,
  resumeDocx,
  resumeJson,
  resumeMirror,
  resumePages,
  resumePdf,
  resumeText,
  resumeThumbnail,
} from './output.ts';
import { setSheet } from './set-sheet.ts';
import { chosenTemplate, templates } from './templates.ts';
import { longResume, shortResume } from './testing.ts';
import { typeset, typesetters } from './typesetting.ts';
import { visibleContent } from './visible.ts';

const printable = (content: ResumeContent, design: Partial<ResumeDesign> = {}, more: Partial<Printable> = {}): Printable => ({
  content,
  design: ResumeDesign.parse(design),
  kind: 'resume',
  country: 'UK',
  photo: null,
  ...more,
});

/** The text of a Word file, its data part included. */
function wordsOfDocx(file: Buffer): string {
  const parts = unzipSync(file, { filter: ({ name }) => /^(?:word\/document|customXml\/.*)\.xml$/.test(name) });
  return Object.values(parts)
    .map((part) => strFromU8(part).replace(/<\/?w:[^>]*>/g, ''))
    .join('\n');
}

async function pagesOf(pdf: Uint8Array): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}

const looks = templates().flatMap((template) =>
  template.colours.map((colour) => [template.key, colour.key, template.kind] as const),
);

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

describe('reading order', () => {
  const hasPoppler = (() => {
    try {
      execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

  const pdftotext = (pdf: Uint8Array, ...how: string[]) =>
    execFileSync('pdftotext', [...how, '-', '-'], { input: pdf, encoding: 'utf8' });

  test.each(templates().flatMap(({ key, kind }) => [[key, kind, 'a4'] as const, [key, kind, 'letter'] as const]))(
    'of %s (%s) on %s is kept by the text of the file',
    async (template, kind, paper) => {
      const content = longResume();
      // Entries of a few words beside a date are what programs take for columns.
      content.volunteer.push(
        ...content.volunteer.map((one) => ({ ...one, name: 'Lifeboat', by: 'Crew', location: '', highlights: [] })),
      );
      const resume = printable(content, { template, paper }, { kind });
      const { pdf } = await resumePdf(resume);
      if (!hasPoppler) console.warn('SKIPPED: reading order by pdftotext, which is not installed');
      const texts = [(await textOfPdf(pdf)).join('\n'), ...(hasPoppler ? [pdftotext(pdf), pdftotext(pdf, '-raw')] : [])];
      const document = resumeDocument(content, resume.design, kind, 'UK');
      for (const text of texts) {
        // Line breaks and the hyphens at them are the program's; the footer is ours.
        const bare = (words: string) => words.normalize('NFKC').replace(/[\s\u200b-]+/g, '');
        const read = bare(text).replace(new RegExp(`(${bare(document.name)})?Page\\dof\\d`, 'g'), '');
        let at = 0;
        const misplaced: string[] = [];
        const next = (words: string) => {
          const found = read.indexOf(bare(words), at);
          if (found < 0) misplaced.push(words);
          else at = found + bare(words).length;
        };
        for (const section of document.sections) {
          next(section.title);
          for (const group of section.groups) {
            if (group.kind !== 'entries') continue;
            for (const { title, dates, by, place, facts, paragraphs, bullets } of group.entries) {
              // Some templates put the dates before the title, others after the employer on the title's line.
              const head = read.slice(at, at + bare([title, dates, by, place].join('')).length + 4);
              for (const words of [title, dates, by, place]) if (!head.includes(bare(words))) misplaced.push(words);
              at += head.length - 4;
              for (const words of [...facts.map((fact) => fact.text), ...paragraphs, ...bullets]) next(words);
            }
          }
        }
        expect(misplaced).toEqual([]);
      }
    },
  );
});

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

  test.each(civil.map(({ key }) => [key]))('%s leaves no few lines on a last page', async (template) => {
    for (let count = 18; count < 40; count += 3) {
      const { pdf } = await resumePdf(printable(withBullets(count), { template }));
      const pages = (await textOfPdf(pdf)).map((page) => page.split('\n').length);
      if (pages.length > 1) expect(pages.at(-1)).toBeGreaterThan(5);
    }
  });

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

  test('a text that is too long for one page is set as usual', async () => {
    const { pdf } = await resumePdf(printable(longResume(), { pages: '1' }));
    expect(await pagesOf(pdf)).toBe(3);
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

test('tightens the layout to avoid a last page of a few lines', async () => {
  const saved: number[] = [];
  for (let more = 0; more < 14; more++) {
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

describe('unusual text', () => {
  const MARKUP = [
    '#panic("no")',
    '#import "/parts.typ": *',
    '#{ while true {} }',
    '$ x^2 $ *bold* _it_ `raw` @ref <label> = Head',
    '\\documentclass{article} \\input{/etc/passwd}',
    '<script>alert(1)</script> &amp; <b>b</b>',
    '{{ 7 * 7 }} %s %n %00',
    '"]; #read("/document.json")',
  ];

  test.each(MARKUP.map((text) => [text]))('%s is text in every format', async (text) => {
    const content = ResumeContent.parse({
      basics: { name: text, label: text, summary: text, email: text, phone: text, location: text, url: text },
      work: [{ name: text, position: text, location: text, startDate: text, highlights: [text], summary: text, url: text }],
      skills: [{ name: text, keywords: [text] }],
      interests: [text],
      custom: [{ id: text.slice(0, 40), title: text, items: [{ name: text }] }],
    });
    const resume = printable(content);
    const { pdf, unprintable } = await resumePdf(resume);
    const { warnings } = await mirrorOf(pdf, resumeDocument(content, resume.design, 'resume', 'UK'), unprintable);
    expect(warnings.filter(({ kind }) => kind === 'missing' || kind === 'characters')).toEqual([]);
    expect(resumeText(resume)).toContain(text);
    expect((await resumePages(resume)).join('')).not.toMatch(/<script|alert|passwd/);
    expect((await resumeDocx(resume)).length).toBeGreaterThan(1000);
  });

  test('in other scripts, from right to left and with emoji is printed', async () => {
    const content = ResumeContent.parse({
      basics: { name: 'Łukasz Ñandú Ωμέγα Жуков', summary: 'مرحبا بالعالم\nשלום עולם\n李雷 こんにちは 한국어\nनमस्ते\n😀 🎖 👩‍🔧' },
      work: [{ name: 'العمل', position: 'مترجم', highlights: ['خدمت في الجيش 2019', '日本語の通訳'] }],
    });
    for (const { key, kind } of templates()) {
      const { pdf } = await resumePdf(printable(content, { template: key }, { kind }));
      expect(await pagesOf(pdf)).toBe(1);
    }
    expect((await resumeDocx(printable(content))).length).toBeGreaterThan(1000);
  });

  test('in Chinese is printed, including characters that Japanese does not use', async () => {
    const content = ResumeContent.parse({
      basics: { name: '陈伟', summary: '你好，这是我们的简历。車輛維修與團隊領導。', label: '运输经理' },
      work: [{ name: '铁路公司', position: '经理', highlights: ['带领 24 名技工，维护 180 辆车'] }],
    });
    for (const { key, kind } of templates()) {
      const { pdf, accessible, unprintable } = await resumePdf(printable(content, { template: key }, { kind }));
      expect({ accessible, unprintable }).toEqual({ accessible: true, unprintable: false });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      for (const said of ['陈伟', '简历', '團隊領導', '带领 24 名技工']) expect(text.replace(/\s+/g, ' ')).toContain(said);
    }
    // Characters that both languages share are drawn in the style of the text's language.
    const fontsOf = async (summary: string) =>
      Buffer.from((await resumePdf(printable(ResumeContent.parse({ basics: { summary } })))).pdf)
        .toString('latin1')
        .match(/(?<=\+)(?:NotoSansHans|BIZUDPGothic)/g);
    expect(new Set(await fontsOf('经理和技工'))).toEqual(new Set(['NotoSansHans']));
    expect(new Set(await fontsOf('管理の仕事'))).toEqual(new Set(['BIZUDPGothic']));
  });

  test('with a character that no font has still gives a tagged PDF', async () => {
    const made = await resumePdf(printable(ResumeContent.parse({ basics: { name: 'A \u{12000}\u{1E900}' } })));
    const { pdf } = made;
    expect(made).toMatchObject({ accessible: false, unprintable: true });
    expect(Buffer.from(pdf).includes('/StructTreeRoot')).toBe(true);
  });

  test.each(templates().map(({ key, kind }) => [key, kind] as const))('writes without end in %s', async (template, kind) => {
    const content = ResumeContent.parse({
      basics: { name: 'N'.repeat(1000), summary: 'word '.repeat(2000) },
      work: [
        { position: 'x'.repeat(2000), highlights: Array.from({ length: 300 }, (_, index) => `Point ${index} and on and on`) },
      ],
      skills: Array.from({ length: 500 }, (_, index) => ({ name: `Skill ${index}` })),
    });
    const { pdf } = await resumePdf(printable(content, { template }, { kind }));
    expect(await pagesOf(pdf)).toBeGreaterThan(4);
    const { items } = await contentOfPdf(pdf);
    expect(items.filter((item) => item.x + item.width > 590)).toEqual([]);
  });

  test('of 50,000 characters without a space is printed', async () => {
    const { pdf } = await resumePdf(printable(ResumeContent.parse({ basics: { summary: 'x'.repeat(50_000) } })));
    expect(await pagesOf(pdf)).toBeGreaterThan(4);
  });

  test('that is empty is printed', async () => {
    for (const { key, kind } of templates())
      expect(await pagesOf((await resumePdf(printable(emptyResume(), { template: key }, { kind }))).pdf)).toBe(1);
    expect(resumeText(printable(emptyResume()))).toBe('\n');
  });
});

describe('undecided lines of a file', () => {
  test('are in no output, whatever the design says, until they are added to a section', async () => {
    const content = shortResume();
    content.more = [
      { title: 'Headers and footers', lines: ['Page 1 of 1'] },
      { title: 'DEBRIS', lines: ['tel email DEBRIS'] },
    ];
    const design = { sections: [{ key: 'more', title: 'DEBRIS', hidden: false }] };
    const everything = async (printed: Printable) => {
      const { pdf } = await resumePdf(printed);
      const { attached, items } = await contentOfPdf(pdf);
      return [
        items.map(({ text }) => text).join(' '),
        attached.join(''),
        resumeText(printed),
        resumeJson(printed),
        (await resumeMirror(printed)).text,
        wordsOfDocx(await resumeDocx(printed)),
      ];
    };
    for (const output of await everything(printable(content, design)))
      expect(output).not.toMatch(/DEBRIS|Page 1 of 1|Headers and footers/);
    expect(await resumePages(printable(content, design))).toEqual(await resumePages(printable({ ...content, more: [] })));
    for (const output of await everything(printable(moveMore(content, 1, [0], 'custom'), design)))
      expect(output).toContain('tel email DEBRIS');
  });
});

describe('order', () => {
  test('puts a current civilian job above service that ended, unless the person chose another order', () => {
    const content = shortResume();
    content.work = content.work.map((post) => ({ ...post, endDate: 'present' }));
    const order = (design: Partial<ResumeDesign> = {}) =>
      resumeDocument(content, ResumeDesign.parse(design), 'resume', 'UK')
        .sections.map(({ key }) => key)
        .slice(0, 3);
    expect(order()).toEqual(['summary', 'work', 'military']);
    const sections = ['military', 'work'].map((key) => ({ key, title: null, hidden: false }));
    expect(order({ sections })).toEqual(['military', 'work', 'summary']);
  });
});

describe('a Word file', () => {
  const partsOf = (file: Buffer) =>
    new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)] as const));
  const paragraphsOf = (file: Buffer) =>
    (partsOf(file).get('word/document.xml') ?? '').match(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs) ?? [];
  const textOf = (paragraph: string) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

  test.each(templates().map(({ key, kind }) => [key, kind] as const))(
    'in %s keeps few paragraphs together, has no stray separators and looks like its template',
    async (template, kind) => {
      const resume = printable(longResume(), { template }, { kind });
      const file = await resumeDocx(resume);
      const styles = partsOf(file).get('word/styles.xml') ?? '';
      const together = paragraphsOf(file).map(
        (paragraph) => paragraph.includes('w:val="Heading1"') || /<w:keepNext\/>|<w:keepNext w:val="true"\/>/.test(paragraph),
      );
      let chain = 0;
      for (const one of together) {
        chain = one ? chain + 1 : 0;
        expect(chain).toBeLessThanOrEqual(3);
      }
      expect(together.at(-1)).toBe(false);
      for (const paragraph of paragraphsOf(file)) expect(textOf(paragraph)).not.toMatch(/^\s*[|·,]|[|·,]\s*$/);
      const { colour } = chosenTemplate(resume.design, kind);
      const hex =
        templates()
          .find(({ key }) => key === template)
          ?.colours.find(({ key }) => key === colour)?.hex ?? '';
      expect(styles.toUpperCase()).toContain(hex.slice(1).toUpperCase());
      const words = paragraphsOf(file)
        .map(textOf)
        .join(' ')
        .replace(/&#?\w+;/g, "'");
      for (const said of wordsOf(resumeDocument(resume.content, resume.design, kind, 'UK')))
        expect(words.replace(/[’']/g, '')).toContain(said.replace(/[’']/g, '').replaceAll('&', ''));
    },
  );

  test('differs between templates, in more than its colour', async () => {
    const looks = await Promise.all(
      templates().map(async ({ key, kind }) => {
        const parts = partsOf(await resumeDocx(printable(shortResume(), { template: key }, { kind })));
        return `${parts.get('word/styles.xml')}${parts.get('word/document.xml')}`
          .replace(/"[\dA-Fa-f]{6}"/g, '')
          .replace(/rId\w+/g, '');
      }),
    );
    expect(new Set(looks).size).toBe(templates().length);
  });

  test('contains its data without hidden and undecided lines', async () => {
    const content = shortResume();
    content.more = [{ title: '', lines: ['Page 1 of 1'] }];
    content.basics.summary = 'R&D <lead> "quoted" \u0001 \uffff ]]>';
    const resume = printable(content);
    const data = partsOf(await resumeDocx(resume)).get('customXml/item1.xml') ?? '';
    const [, escaped = ''] = /<resume xmlns="https:\/\/muster\.example\/ns\/resume\/1">([^<]*)<\/resume>/.exec(data) ?? [];
    const json = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(ownResume(JSON.parse(json))).toEqual(visibleContent(content, resume.design, 'resume'));
  });

  test('sets Arabic and Hebrew from right to left', async () => {
    const content = ResumeContent.parse({ basics: {}, work: [{ position: 'מנהל', highlights: ['خدمت في الجيش', 'Led ten'] }] });
    const paragraphs = paragraphsOf(await resumeDocx(printable(content)));
    const of = (words: string) => paragraphs.find((paragraph) => textOf(paragraph).includes(words)) ?? '';
    for (const words of ['מנהל', 'خدمت في الجيش']) {
      expect(of(words)).toContain('<w:bidi/>');
      expect(of(words)).toContain('<w:rtl/>');
    }
    expect(of('Led ten')).not.toContain('<w:bidi/>');
  });

  const office = ['soffice', 'libreoffice'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (!office) console.warn('SKIPPED: opening Word files with LibreOffice, which is not installed');
  test.skipIf(!office)('is opened by LibreOffice', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-docx-'));
    writeFileSync(join(folder, 'cv.docx'), await resumeDocx(printable(shortResume())));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(office ?? '', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'cv.docx')]);
    const [page = ''] = await textOfPdf(readFileSync(join(folder, 'cv.pdf')));
    expect(page).toContain('Siân Whitfield');
    rmSync(folder, { recursive: true });
  });
});

test('a list from right to left has its marks on the right', async () => {
  const content = ResumeContent.parse({ basics: {}, work: [{ position: 'A', highlights: ['Led ten', 'خدمت في الجيش'] }] });
  for (const { key, kind } of templates()) {
    const { items } = await contentOfPdf((await resumePdf(printable(content, { template: key }, { kind }))).pdf);
    const marks = items.filter(({ text }) => /^[•–]$/.test(text.trim())).map(({ x }) => x);
    expect([key, marks.length, (marks[0] ?? 0) < 300, (marks[1] ?? 0) > 500]).toEqual([key, 2, true, true]);
  }
});

test('a thumbnail is a small picture of the first page', async () => {
  const picture = await resumeThumbnail(printable(longResume(), { template: 'swiss' }));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 420 });
  expect((await sharp(picture).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(10);
});

describe('hidden content is left out', () => {
  test('of every format', async () => {
    const content = shortResume();
    content.clearance.shown = false;
    content.work = content.work.map((post) => ({ ...post, hidden: true, salary: 'SECRET-PAY' }));
    content.custom = [{ id: 'c', hidden: false, title: 'Put away', items: [] }];
    const resume = printable(content, { sections: [{ key: 'education', title: null, hidden: true }] });
    const { pdf } = await resumePdf(resume);
    const { attached } = await contentOfPdf(pdf);
    for (const text of [resumeText(resume), attached.join(''), JSON.stringify(jsonResume(content, resume.design, 'resume'))])
      expect(text).not.toMatch(/Aire Valley|SECRET|Lyneham|"SC"|Security clearance/);
  });
});

describe('a resume is imported from its own PDF without loss', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 40 });
  const someDate = fc.constantFrom('', '2019-09', '2019', 'present', 'Summer 2019');
  const entry = {
    id: fc.uuid(),
    startDate: someDate,
    endDate: someDate,
    summary: words,
    highlights: fc.array(words, { maxLength: 3 }),
    location: words,
    url: words,
  };
  const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });
  const listed = few(fc.record({ ...entry, name: words, by: words, hidden: fc.boolean() }));
  const resumes = fc
    .record({
      basics: fc.record({ name: words, label: words, email: words, phone: words, location: words, url: words, summary: words }),
      military: few(
        fc.record({
          ...entry,
          country: fc.constantFrom('UK', 'US', null),
          rank: words,
          trade: words,
          unit: words,
          operations: few(words),
          clearance: words,
          hours: words,
        }),
      ),
      work: few(fc.record({ ...entry, name: words, position: words, mayContact: fc.constantFrom(true, false, null) })),
      education: few(
        fc.record({
          ...entry,
          institution: words,
          studyType: words,
          area: words,
          kind: fc.constantFrom('education', 'training'),
        }),
      ),
      skills: few(fc.record({ name: words, level: words, keywords: few(words) })),
      languages: few(fc.record({ language: words, fluency: words })),
      certificates: listed,
      awards: listed,
      volunteer: listed,
      projects: listed,
      interests: few(words),
      clearance: fc.record({ level: words, year: fc.constantFrom('', '2022'), shown: fc.boolean() }),
      custom: few(fc.record({ id: fc.uuid(), title: words, items: listed })),
      more: few(fc.record({ title: words, lines: few(words) })),
      federal: fc.record({ citizenship: words, preference: fc.constantFrom('', 'TP', 'CPS'), targetTitle: words }),
    })
    .map((content) => ResumeContent.parse(content));

  test('whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(resumes, fc.constantFrom('resume', 'federal'), async (content, kind) => {
        const resume = printable(content, {}, { kind });
        const { attached } = await contentOfPdf((await resumePdf(resume)).pdf);
        expect(attached.map((text) => ownResume(JSON.parse(text)))).toEqual([visibleContent(content, resume.design, kind)]);
      }),
      { numRuns: 25 },
    );
  });

  test('and its JSON Resume matches the schema', () => {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    const fits = ajv.compile(resumeSchema);
    fc.assert(
      fc.property(resumes, (content) => {
        fits(JSON.parse(JSON.stringify(jsonResume(content, ResumeDesign.parse({}), 'resume'))));
        expect(fits.errors ?? []).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

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
    const asked = typeset(sheet);
    for (const child of typesetters()) child.kill('SIGKILL');
    expect((await asked).accessible).toBe(true);
  });

  test('is stopped when it takes too long, and the next sheet is set', async () => {
    const slow = typeset(sheet, { milliseconds: 1, megabytes: 1024 });
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
    await expect(typeset({ ...sheet, document: long }, { milliseconds: 20_000, megabytes: 40 })).rejects.toEqual(
      new TaskFailed('too_large'),
    );
  });

  test('of many sheets uses no more than two processes', async () => {
    const done = await Promise.all(Array.from({ length: 12 }, () => typeset(sheet)));
    expect(done.every(({ accessible }) => accessible)).toBe(true);
    expect(typesetters().length).toBeLessThanOrEqual(2);
  });
});

test('the mirror looks for every text of a document', () => {
  expect(wordsOf(resumeDocument(shortResume(), ResumeDesign.parse({}), 'resume', 'UK'))).toContain('Aire Valley Motors');
});
