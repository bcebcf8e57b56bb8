import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chosenTemplate, templates } from '#features/typesetting/server/index.ts';
import { textOfPdf, wordsOf } from '#features/typesetting/server/testing.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { LetterContent, LetterDesign } from '../letters/content.ts';
import { resumeDocument } from './document.ts';
import { ownResume } from './json-resume.ts';
import { letterDocx } from './letter.ts';
import { resumeDocx } from './output.ts';
import { longResume, mediumResume, printable, shortResume } from './testing.ts';
import { visibleContent } from './visible.ts';

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
        // A section's heading, a title, its employer and a fact.
        expect(chain).toBeLessThanOrEqual(4);
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
      for (const printed of wordsOf(resumeDocument(resume.content, resume.design, kind, 'UK')))
        expect(words.replace(/[’']/g, '')).toContain(printed.replace(/[’']/g, '').replaceAll('&', ''));
    },
  );

  test.each(
    templates()
      .filter(({ kind }) => kind === 'resume')
      .map(({ key, colours }) => [key, colours[1]] as const),
  )('of a letter has the typeface, margins and colour of a resume in %s', async (template, colour) => {
    const content = LetterContent.parse({
      sender: { name: 'Siân Whitfield', email: 'sian@example.test' },
      body: 'I can start in May.',
    });
    const design = LetterDesign.parse({ template, colour: colour?.key });
    const [letter, resume] = [
      partsOf(await letterDocx({ content, design, country: 'UK' })),
      partsOf(await resumeDocx(printable(shortResume(), { template, colour: colour?.key ?? '' }))),
    ];
    const marginsOf = (parts: Map<string, string>) => /<w:pgMar[^>]*>/.exec(parts.get('word/document.xml') ?? '')?.[0];
    const fontsOf = (parts: Map<string, string>) => new Set(parts.get('word/styles.xml')?.match(/w:ascii="[^"]*"/g));
    expect(marginsOf(letter)).toBe(marginsOf(resume));
    expect(fontsOf(letter)).toEqual(fontsOf(resume));
    expect(letter.get('word/styles.xml')).toContain(colour?.hex.slice(1));
  });

  test('has at most two paragraphs in a band, where LibreOffice would leave gaps', async () => {
    const shaded = paragraphsOf(await resumeDocx(printable(longResume(), { template: 'modern' }))).filter((paragraph) =>
      paragraph.includes('<w:shd '),
    );
    expect(shaded.map(textOf).join(' ')).toContain('Siân Whitfield Workshop manager and vehicle engineerLeeds');
    expect(shaded).toHaveLength(2);
  });

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

  test.each(templates().map(({ key, kind }) => [key, kind] as const))(
    'in %s contains its data, without hidden and undecided lines',
    async (template, kind) => {
      const content = longResume();
      content.more = [{ title: '', lines: ['Page 1 of 1'] }];
      content.basics.summary = 'R&D <lead> "quoted" \u0001 \uffff ]]>';
      const resume = printable(content, { template }, { kind });
      const data = partsOf(await resumeDocx(resume)).get('customXml/item1.xml') ?? '';
      const [, escaped = ''] = /<resume xmlns="https:\/\/muster\.example\/ns\/resume\/1">([^<]*)<\/resume>/.exec(data) ?? [];
      const json = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      expect(ownResume(JSON.parse(json))).toEqual(visibleContent(content, resume.design, kind));
    },
  );

  test('keeps dates on the title’s line, and puts the employer below where both do not fit', async () => {
    for (const template of ['compact', 'technical']) {
      const content = ResumeContent.parse({
        basics: {},
        work: [
          { position: 'Driver', name: 'Hale Rail', startDate: '2020', endDate: '2021' },
          {
            position: 'Armoured vehicle availability manager',
            name: `Hale Rail ${'and Road '.repeat(8)}`,
            startDate: '2018',
            endDate: '2019',
          },
        ],
      });
      const lines = paragraphsOf(await resumeDocx(printable(content, { template }))).map(textOf);
      expect(lines.find((line) => line.startsWith('Driver'))).toMatch(/^Driver\s+\|\s+Hale Rail\s*2020 – 2021$/);
      expect(lines.find((line) => line.startsWith('Armoured'))).toMatch(/^Armoured vehicle availability manager\s*2018 – 2019$/);
    }
  });

  test('sets short certificates on one line each and keeps the last two items of a list together', async () => {
    const content = ResumeContent.parse({
      basics: {},
      work: [
        { position: 'Driver', highlights: ['First', 'Second', 'Third'] },
        { position: 'Guard', summary: 'On nights.', highlights: ['Fourth', 'Fifth'] },
      ],
      education: [0, 1, 2].map((index) => ({ area: `Course ${index}` })),
      skills: [...[0, 1, 2].map((index) => ({ name: `Group ${index}`, keywords: ['A'] })), { name: 'Welding' }],
      certificates: [{ name: 'Forklift licence', by: 'RTITB', location: 'Hull', endDate: '2021' }, { name: 'First aid' }],
      awards: [0, 1, 2, 3].map((index) => ({ name: `Award ${index}` })),
    });
    for (const { key, kind } of templates()) {
      const paragraphs = paragraphsOf(await resumeDocx(printable(content, { template: key }, { kind })));
      const stored = paragraphs.filter((one) => one.includes('<w:keepNext/>')).map((one) => textOf(one).trim());
      expect(stored).toContain('Forklift licence, RTITB, Hull, 2021');
      expect(stored.filter((words) => /^Group|^Welding|^Course|^Award \d/.test(words))).toEqual([
        'Course 1',
        'Group 0: A',
        'Group 2: A',
        'Award 0',
        'Award 2',
      ]);
      expect(stored.filter((words) => /^(?:First|Second|Third|Fourth|Fifth)$/.test(words))).toEqual(['Second', 'Fourth']);
      expect(paragraphs.map(textOf)).toEqual(expect.arrayContaining(['Forklift licence, RTITB, Hull, 2021', 'First aid']));
    }
  });

  test('sets a long name smaller', async () => {
    const nameOf = async (name: string) => {
      const [first = ''] = paragraphsOf(await resumeDocx(printable(ResumeContent.parse({ basics: { name } }))));
      return [textOf(first), Number(/<w:sz w:val="(\d+)"/.exec(first)?.[1] ?? 52)];
    };
    expect(await nameOf('Siân Whitfield')).toEqual(['Siân Whitfield', 52]);
    const [, size] = await nameOf('Maximiliana Featherstonehaugh-Cholmondeley de Winter');
    expect(size).toBeLessThan(45);
    expect(size).toBeGreaterThan(36);
  });

  test('keeps digits in order beside text from right to left', async () => {
    const content = ResumeContent.parse({
      basics: { location: 'חיפה', phone: '+44 7700 900123' },
      work: [
        { position: 'מנהל', startDate: '2010', endDate: '2018' },
        { position: 'Guard', startDate: '2009' },
      ],
      skills: [{ name: 'ניהול', keywords: ['Excel', 'צוות'] }],
      certificates: [{ name: 'נהיגה', endDate: '2011' }],
    });
    for (const { key, kind } of templates()) {
      const paragraphs = paragraphsOf(await resumeDocx(printable(content, { template: key }, { kind })));
      const lines = paragraphs.map(textOf);
      expect(lines[0]).toMatch(/^חיפה\u200e {2}\| {2}\+44/);
      expect(lines.some((line) => line.includes('\u200e2010 – 2018'))).toBe(true);
      expect(lines).toContain('נהיגה, \u200e2011');
      expect(lines.find((line) => line.includes('2009'))).not.toContain('\u200e');
      expect(paragraphs.find((one) => textOf(one).startsWith('ניהול'))).toContain('<w:bidi/>');
    }
  });

  test('keeps a single fact with the text below it', async () => {
    const post = { trade: 'Driver', highlights: ['First', 'Second', 'Third'] };
    const content = ResumeContent.parse({
      basics: {},
      military: [
        { ...post, operations: ['Toral'] },
        { ...post, operations: ['Herrick'], highlights: [] },
      ],
    });
    const stored = paragraphsOf(await resumeDocx(printable(content)))
      .filter((one) => one.includes('<w:keepNext/>'))
      .map(textOf);
    expect(stored.filter((words) => words.startsWith('Operations'))).toEqual(['Operations: Toral']);
  });

  test('keeps short sections together', async () => {
    const content = ResumeContent.parse({
      basics: {},
      languages: [{ language: 'Welsh' }],
      clearance: { level: 'SC', shown: true },
      interests: ['Running'],
    });
    const paragraphs = paragraphsOf(await resumeDocx(printable(content)));
    const keepsNext = (words: string) => paragraphs.find((one) => textOf(one).includes(words))?.includes('<w:keepNext/>');
    expect(['Welsh', 'SC', 'Running'].map(keepsNext)).toEqual([true, true, false]);
  });

  test('puts the employer below the title where both fit only in the narrowest typeface', async () => {
    const work = [
      {
        position: 'Depot operations manager',
        name: 'Trent Parcel Services Ltd, East Midlands Gateway',
        startDate: '2021-02',
        endDate: 'present',
      },
    ];
    for (const template of ['compact', 'technical']) {
      const lines = paragraphsOf(await resumeDocx(printable(ResumeContent.parse({ basics: {}, work }), { template }))).map(
        textOf,
      );
      expect(lines.find((line) => line.startsWith('Depot'))).toMatch(/^Depot operations manager\s*Feb 2021 – Present$/);
    }
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

  test.each(templates().map(({ key, kind }) => [key, kind] as const))(
    'in %s contains the photo where the design shows it',
    async (template, kind) => {
      const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#444' } })
        .webp()
        .toBuffer();
      for (const show_photo of [true, false])
        for (const content of [shortResume(), ResumeContent.parse({ basics: { name: 'N'.repeat(80) } })]) {
          const file = await resumeDocx(printable(content, { template, show_photo }, { kind, photo }));
          const pictures = Object.entries(unzipSync(file)).filter(([path]) => /^word\/media\/./.test(path));
          expect(pictures.length).toBe(show_photo && kind === 'resume' ? 1 : 0);
          for (const [path, bytes] of pictures) {
            const { width, height, format } = await sharp(bytes).metadata();
            const isRound = path.endsWith('.png');
            expect([format, height / width]).toEqual(isRound ? ['png', 1] : ['jpeg', 1.25]);
            // It is undistorted, and screen readers name it.
            const [, cx = 0, cy = 0] =
              /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(partsOf(file).get('word/document.xml') ?? '') ?? [];
            expect(Number(cy) / Number(cx)).toBeCloseTo(height / width, 2);
            expect(partsOf(file).get('word/document.xml')).toContain(`descr="Photo of ${content.basics.name}"`);
          }
        }
    },
  );

  const office = ['soffice', 'libreoffice'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (!office) console.warn('SKIPPED: opening Word files with LibreOffice, which is not installed');
  test.skipIf(!office)('of every template is opened by LibreOffice with all its text in order', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-docx-'));
    for (const { key, kind } of templates())
      writeFileSync(join(folder, `${key}.docx`), await resumeDocx(printable(mediumResume(), { template: key }, { kind })));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const files = templates().map(({ key }) => join(folder, `${key}.docx`));
    // The engine for PDF hides the fonts of the machine from its process, in which this test may run.
    const { FONTCONFIG_FILE: _, ...env } = process.env;
    execFileSync(office ?? '', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
      stdio: 'pipe',
      env,
    });
    const bare = (words: string) => words.normalize('NFKC').replace(/[\s-]+/g, '');
    for (const { key, kind } of templates()) {
      const pages = await textOfPdf(readFileSync(join(folder, `${key}.pdf`)));
      const read = bare(pages.join('\n'));
      const document = resumeDocument(mediumResume(), ResumeDesign.parse({ template: key }), kind, 'UK');
      expect([key, wordsOf(document).filter((words) => !read.includes(bare(words)))]).toEqual([key, []]);
      const at = document.sections.map(({ title }) => read.lastIndexOf(bare(title)));
      expect([key, at]).toEqual([key, at.toSorted((a, b) => a - b)]);
      // Only the last page may be short: nothing pushes whole entries to the next page.
      for (const page of pages.slice(0, -1)) expect(page.split('\n').length).toBeGreaterThan(30);
    }
    rmSync(folder, { recursive: true });
  });
});
