import { describe, expect, test } from 'vitest';
import type { Item } from './document/items.ts';
import { readCv } from './read-cv.ts';
import { itemsOfText } from './sources/text/text-items.ts';

const PERSON = ['Jane Frost', 'jane@example.test', ''];
const read = (...lines: string[]) => readCv(itemsOfText([...PERSON, ...lines].join('\n')));

type Printed = { text: string; x?: number; bold?: boolean; size?: number; gap?: number };
/** Lines of a page from top to bottom; `gap` is the white space above one. */
function page(...lines: Printed[]): Item[] {
  let y = 40;
  return lines.map(({ text, x = 50, bold = false, size = 10, gap = 0 }) => {
    y += 14 + gap;
    return { page: 1, text, x, y, width: 0.5 * size * text.length, size, bold, font: bold ? 'B' : 'R' };
  });
}
const name = { text: 'Jane Frost', size: 20 };
const heading = (text: string): Printed => ({ text, bold: true, size: 11, gap: 12 });

describe('headings', () => {
  const cv = readCv(
    page(
      name,
      heading('A bit about me'),
      { text: 'I am looking for an apprenticeship.' },
      heading('School and college'),
      { text: 'Hindley High School 2019 - 2024' },
      { text: 'GCSEs – English and Mathematics' },
      heading('Jobs I have had'),
      { text: 'Shop Assistant, Hartley Stores, 2023 - 2024' },
      heading('Helping out'),
      { text: 'Young Leader, Pennington Brownies, 2022 - 2023' },
      heading('Outside school'),
      { text: 'Netball, Baking' },
    ),
  );
  test('with words of their own are recognized above dated entries too', () =>
    expect(cv.sections.map(({ title, kind }) => [title, kind])).toEqual([
      ['A bit about me', 'summary'],
      ['School and college', 'education'],
      ['Jobs I have had', 'work'],
      ['Helping out', 'volunteer'],
      ['Outside school', 'interests'],
    ]));

  test('in the same style as employers do not make sections of names directly below dates', () => {
    const { work, sections } = readCv(
      page(
        name,
        heading('PERSONAL PROFILE'),
        { text: 'Fitter in paper mills.' },
        heading('EMPLOYMENT'),
        { text: '03/2009 - Present' },
        { text: 'IRWELL BOARD MILLS, RAWTENSTALL', bold: true, size: 11 },
        { text: 'Position: Maintenance Fitter' },
        { text: '08/1994 - 02/2009', gap: 12 },
        { text: 'STUBBINS PAPER, RAMSBOTTOM', bold: true, size: 11 },
        { text: 'Position: Millwright' },
        heading('HOBBIES'),
        { text: 'Fishing' },
      ),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['summary', 'work', 'interests']);
    expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Maintenance Fitter', '2009-03', 'present'],
      ['Millwright', '1994-08', '2009-02'],
    ]);
    expect(work.map(({ name: employer }) => employer.split(',')[0])).toEqual(['IRWELL BOARD MILLS', 'STUBBINS PAPER']);
  });

  test('of French and German authors', () => {
    const of = (title: string) => read('Profile', 'Cook.', '', title, 'Something').sections.at(-1)?.kind;
    expect(['FORMATION', 'LANGUES', 'BERUFSERFAHRUNG', 'COMPÉTENCES', 'LOISIRS'].map(of)).toEqual([
      'education',
      'languages',
      'work',
      'skills',
      'interests',
    ]);
  });

  test('are no employers of plain text', () => {
    const { work } = read(
      'Work Experience',
      'Veterans Benefits Administration',
      'New Orleans, LA',
      '03/2018 - Present',
      'Service Representative',
      'Developed claims.',
      '',
      'Social Security Administration',
      'Metairie, LA',
      '07/2013 - 02/2018',
      'Contact Representative',
      'Interviewed visitors.',
      '',
      'Education',
      'Southern University, 2013',
      '',
      'Skills',
      'Claims, Interviewing',
    );
    expect(work.map(({ position, name: employer }) => [position, employer])).toEqual([
      ['Service Representative', 'Veterans Benefits Administration'],
      ['Contact Representative', 'Social Security Administration'],
    ]);
  });

  test('of two letters beside a letter-spaced word', () => {
    const spaced = { size: 11, bold: true, y: 90 };
    const item = (text: string, x: number, width: number): Item => ({ page: 1, text, x, width, font: 'B', ...spaced });
    const cv = readCv([
      ...page(name),
      item('A B O U T', 50, 52),
      item(' ', 102, 13),
      item('M E', 115, 20),
      { page: 1, text: 'I plan weddings and company parties.', x: 50, y: 110, width: 170, size: 10, bold: false, font: 'R' },
    ]);
    expect(cv.sections).toEqual([{ title: 'ABOUT ME', kind: 'summary' }]);
    expect(cv.basics.label).toBe('');
  });
});

describe('lists of skills', () => {
  const keywords = (...lines: string[]) => read('Skills', ...lines).skills.flatMap((skill) => skill.keywords);
  test('end each name with a point', () =>
    expect(keywords('Pumps and valves. Bearings. Fault finding.')).toEqual(['Pumps and valves', 'Bearings', 'Fault finding']));
  test('have dashes between the names', () =>
    expect(keywords('TrainPlan — RailSys — SQL')).toEqual(['TrainPlan', 'RailSys', 'SQL']));
  test('keep a sentence whole', () =>
    expect(read('Skills', 'I repair pumps. They never fail again.').skills.flatMap((skill) => skill.keywords)).toEqual([]));
});

test('sentences under achievements are no awards and wait for a decision', () => {
  const { awards, more } = read(
    'Key achievements',
    'Delivered four stations two months early.',
    'I raised £4,000 for the lifeboat.',
    'Employee of the Year 2021',
  );
  expect(awards.map(({ name: award }) => award)).toEqual(['Employee of the Year']);
  expect(more).toContainEqual({
    title: 'Key achievements',
    lines: ['Delivered four stations two months early.', 'I raised £4,000 for the lifeboat.'],
  });
});

test('a sentence below an undated heading describes the post', () => {
  const { military } = read(
    'Experience',
    'UNITED STATES ARMY, 2008 - 2020',
    'Platoon Sergeant (E-7), Fort Hood, TX',
    'Led 36 soldiers in two deployments.',
    'Squad Leader (E-6), Fort Riley, KS',
    'Trained nine new soldiers.',
  );
  expect(military.map(({ trade, location, summary }) => [trade, location, summary])).toEqual([
    ['Platoon Sergeant', 'Fort Hood, TX', 'Led 36 soldiers in two deployments.'],
    ['Squad Leader', 'Fort Riley, KS', 'Trained nine new soldiers.'],
  ]);
});

test('staffs are units', () =>
  expect(
    read('Military service', 'Commander, Staff Officer Plans, Northern Battle Staff, Royal Navy    2021 – 2024', '- Planned')
      .military,
  ).toMatchObject([{ trade: 'Staff Officer Plans', unit: 'Northern Battle Staff' }]));

test('series, pay plan and grade on lines of their own are one grade', () =>
  expect(
    read(
      'Work experience',
      'Claims Examiner (This is a federal job)',
      'Social Security Administration',
      '07/2013 - 02/2018',
      'Hours per week: 40',
      'Series: 0962',
      'Pay Plan: GS',
      'Grade: 08',
    ).work,
  ).toMatchObject([{ position: 'Claims Examiner', grade: 'GS-0962-08', summary: '' }]));

describe('an address in a narrow column', () => {
  const at = (...lines: string[]) => readCv(page(name, ...lines.map((text) => ({ text })))).basics.location;
  test('wraps after the street', () =>
    expect(at('jane@example.test', '2208 S Kinnickinnic Ave,', 'Milwaukee, WI 53207')).toBe(
      '2208 S Kinnickinnic Ave, Milwaukee, WI 53207',
    ));
  test('wraps before a town', () =>
    expect(at('jane@example.test', '14 Heol y Bont, Pontcanna,', 'Cardiff')).toBe('14 Heol y Bont, Pontcanna, Cardiff'));
});

test('a town after `in` is the place, and the title of the document is nothing to decide on', () => {
  const cv = readCv(
    itemsOfText(
      [
        'CURRICULUM VITAE',
        ...PERSON,
        'Employment',
        'Picker at Calder Parcels in Minworth',
        'Feb 2023 - Jun 2024',
        '- Picked orders',
        'Barista at Bean Street in Birmingham',
        'Jun 2021 - Jan 2023',
        '- Made coffee',
      ].join('\n'),
    ),
  );
  expect(cv.work.map(({ position, name: employer, location }) => [position, employer, location])).toEqual([
    ['Picker', 'Calder Parcels', 'Minworth'],
    ['Barista', 'Bean Street', 'Birmingham'],
  ]);
  expect(cv.more.flatMap(({ lines }) => lines).filter((line) => /vitae/i.test(line))).toEqual([]);
});
