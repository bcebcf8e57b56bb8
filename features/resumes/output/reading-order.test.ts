import { describe, expect, test } from 'vitest';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import type { ResumeDocument } from '#features/typesetting/document.ts';
import { templates } from '#features/typesetting/server/index.ts';
import { textOfPdf, wordsOf } from '#features/typesetting/server/testing.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { resumeDocument } from './document.ts';
import { resumePdf } from './output.ts';
import { hasPdftotext, longResume, mediumResume, pdftotext, printable, shortResume } from './testing.ts';

const hasPoppler = hasPdftotext();

const PAPERS = ['a4', 'letter'] as const;

describe('reading order', () => {
  test.each(templates().map(({ key, kind }, index) => [key, kind, index] as const))(
    'of %s (%s) is kept by the text of the file',
    async (template, kind, number) => {
      if (!hasPoppler) console.warn('SKIPPED: reading order by pdftotext, which is not installed');
      const long = longResume();
      // Entries of a few words beside a date are what programs take for columns.
      long.volunteer.push(
        ...long.volunteer.map((one) => ({ ...one, name: 'Lifeboat', by: 'Crew', location: '', highlights: [] })),
      );
      const contents = [shortResume(), mediumResume(), long, ...sparseResumes()].map((content) => [content, 'auto'] as const);
      const dense = [23, 35].map((count) => [denseResume(count), '1'] as const);
      for (const [index, [content, pages]] of [...contents, ...dense].entries()) {
        // Over all templates every resume is printed on both.
        const paper = PAPERS[(index + number) % 2];
        const resume = printable(content, { template, paper, pages }, { kind });
        const { pdf } = await resumePdf(resume);
        const document = resumeDocument(content, resume.design, kind, 'UK');
        const texts = [(await textOfPdf(pdf)).join('\n'), ...(hasPoppler ? [pdftotext(pdf), pdftotext(pdf, '-raw')] : [])];
        for (const text of texts) expect([misplacedIn(text, document), text]).toEqual([[], text]);
      }
    },
  );
});

/** Resumes of one, two and three entries, short and long, with and without employer and text. */
function sparseResumes(): ResumeContent[] {
  const long =
    'Regional vehicle fleet and equipment maintenance manager for an armoured infantry brigade and its reserve battalions';
  const shapes = [
    { title: 'Fitter', by: '' },
    { title: 'Fitter', by: 'Aire Valley Motors' },
    { title: long, by: '' },
    { title: 'Fitter', by: `${long} of the northern region` },
    { title: long, by: long, location: 'Catterick' },
    { title: 'Fitter', by: 'Aire Valley Motors', highlights: ['Cleared a backlog.'] },
    { title: 'Fitter', by: '', summary: 'Servicing.' },
  ];
  const entryOf = (at: number, count: number) => {
    const { title, by, ...more } = shapes[at % shapes.length] ?? { title: '', by: '' };
    const dates = [
      { startDate: '2019-03', endDate: '2021-08' },
      { endDate: String(2008 - count) },
      { startDate: '2010', endDate: 'present' },
    ];
    return { title, by, entry: { id: `e${at}-${count}`, ...dates[count % dates.length], ...more } };
  };
  return shapes.flatMap((_, shape) =>
    [1, 2, 3].slice(shape % 2, 2 + (shape % 2)).map((length) => {
      const numbers = Array.from({ length }, (_, number) => number);
      return ResumeContent.parse({
        basics: { name: 'Siân Whitfield', email: 'sian.whitfield@example.test' },
        work: numbers.map((number) => {
          const { title, by, entry } = entryOf(shape + number, number);
          return { ...entry, position: title, name: by };
        }),
        education: numbers.map((number) => {
          const { title, by, entry } = entryOf(shape, number + 1);
          return { ...entry, area: title, institution: by };
        }),
        skills: shape % 2 === 0 ? [{ id: 's1', name: 'Welding' }] : [],
      });
    }),
  );
}

/** One line for each entry, close together. */
const denseResume = (count: number) =>
  ResumeContent.parse({
    basics: { name: 'A B', email: 'a@example.test' },
    work: Array.from({ length: count }, (_, index) => ({
      position: `Driver ${index}`,
      name: index % 3 === 0 ? `Humber Freight ${index}` : '',
      endDate: `${2020 - index}${index % 2 === 0 ? '' : '-05'}`,
    })),
    education: [
      { area: 'BTEC', endDate: '1984-06' },
      { area: 'GCSEs', endDate: '1982' },
    ],
  });

test('a heading is further from the text above it than entries are from each other, also where they are set closer', async () => {
  for (const { key, kind } of templates())
    for (const [count, pages] of [
      [17, 'auto'],
      [26, '1'],
    ] as const) {
      const { pdf } = await resumePdf(printable(denseResume(count), { template: key, pages }, { kind }));
      const { items } = await contentOfPdf(pdf);
      const lines = [`Humber Freight ${count - 2}`, `Driver ${count - 1}`, 'Education'];
      const [before = 0, last = 0, heading = 0] = lines.map((words) => items.find(({ text }) => text.includes(words))?.y);
      expect([key, pages, heading - last > last - before + 1]).toEqual([key, pages, true]);
    }
});

/** The words that are not where the document has them. */
function misplacedIn(text: string, document: ResumeDocument): string[] {
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
        const parts = [title, dates, by, place].map(bare);
        const head = read.slice(at, at + parts.join('').length + 4);
        misplaced.push(...parts.filter((words) => !head.includes(words)));
        at += Math.max(...parts.map((words) => head.indexOf(words) + words.length));
        for (const words of [...facts.map((fact) => fact.text), ...paragraphs, ...bullets]) next(words);
      }
    }
  }
  return misplaced;
}

test.each(templates().map(({ key, kind }) => [key, kind] as const))(
  'short certificates have one line each in %s (%s), with their dates in order',
  async (template, kind) => {
    const certificates = Array.from({ length: 14 }, (_, index) => ({
      id: `c${index}`,
      name: `Licence ${index + 1}`,
      by: index % 2 === 0 ? 'FAA' : '',
      endDate: String(2001 + index),
    }));
    const { pdf } = await resumePdf(
      printable(ResumeContent.parse({ basics: { name: 'A B' }, certificates }), { template }, { kind }),
    );
    const lines = certificates.map(({ name, by, endDate }) => [name, by, endDate].filter(Boolean).join(', ')).join('\n');
    const texts = [(await textOfPdf(pdf)).join('\n'), ...(hasPoppler ? [pdftotext(pdf), pdftotext(pdf, '-raw')] : [])];
    for (const text of texts) expect(text.normalize('NFKC').replace(/[ \u200b]+/g, ' ')).toContain(lines);
  },
);

test('the mirror looks for every text of a document', () => {
  expect(wordsOf(resumeDocument(shortResume(), ResumeDesign.parse({}), 'resume', 'UK'))).toContain('Aire Valley Motors');
});
