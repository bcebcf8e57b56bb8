import { describe, expect, test } from 'vitest';
import { contentOfPdf } from '#features/cv-import/testing.ts';
import { RegistrationEntry, ResumeContent, ResumeDesign } from '../content.ts';
import { moveMore } from '../editing/unplaced-lines.ts';
import { resumeDocument } from './document.ts';
import { jsonResume } from './json-resume.ts';
import { type Printable, resumeDocx, resumeJson, resumeMirror, resumePages, resumePdf, resumeText } from './output.ts';
import { printable, shortResume, wordsOfDocx } from './testing.ts';

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

describe('entries are one line each', () => {
  const rowsOf = (certificates: Partial<ResumeContent['certificates'][number]>[]) => {
    const content = ResumeContent.parse({ basics: {}, certificates });
    const [section] = resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK').sections;
    return section?.groups[0]?.kind === 'entries' && section.groups[0].rows;
  };
  const short = { name: 'Forklift licence', by: 'RTITB', endDate: '2021' };
  const long = { ...short, by: 'National Plant Operators Registration Scheme of Britain' };

  test.each([
    ['where all are short', [short, { name: 'First aid' }], true],
    ['unless one has a description', [short, { ...short, summary: 'Counterbalance and reach.' }], false],
    ['unless one has list items', [short, { ...short, highlights: ['Counterbalance'] }], false],
    ['unless one has a link', [short, { ...short, url: 'https://www.example.test/licence' }], false],
    ['unless many are too long for a line', [short, long], false],
    ['where only one of many is too long for a line', [short, short, long, { name: 'First aid' }], true],
  ])('%s', (_, certificates, expected) => {
    expect(rowsOf(certificates)).toBe(expected);
  });

  test('but never jobs and degrees', () => {
    const document = resumeDocument(shortResume(), ResumeDesign.parse({}), 'resume', 'UK');
    const rows = document.sections.flatMap(({ key, groups }) =>
      groups.flatMap((group) => (group.kind === 'entries' ? [[key, group.rows]] : [])),
    );
    expect(rows).toEqual([
      ['military', false],
      ['work', false],
      ['education', false],
      ['misc', true],
    ]);
  });
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

  test('the number of a registration, unless its owner shows it', async () => {
    const content = shortResume();
    const nurse = { code: 'uk-nmc-adult', name: 'Registered nurse, adult', body: 'Nursing and Midwifery Council' };
    content.registrations = [RegistrationEntry.parse({ ...nurse, number: '12A3456E', expires: '2027-09' })];
    const everything = async () => {
      const printed = printable(content);
      const { attached, items } = await contentOfPdf((await resumePdf(printed)).pdf);
      return [
        items.map(({ text }) => text).join(' '),
        attached.join(''),
        resumeText(printed),
        resumeJson(printed),
        wordsOfDocx(await resumeDocx(printed)),
      ];
    };
    for (const output of await everything()) {
      expect(output).toContain('Registered nurse, adult');
      expect(output).toMatch(/valid to Sep 2027|"expires": ?"2027-09"/);
      expect(output).not.toContain('12A3456E');
    }
    content.registrations = content.registrations.map((one) => ({ ...one, number_shown: true }));
    for (const output of await everything()) expect(output).toContain('12A3456E');
    content.registrations = content.registrations.map((one) => ({ ...one, hidden: true }));
    for (const output of await everything()) expect(output).not.toMatch(/Registered nurse|12A3456E/);
  });
});
