import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { misspeltKind } from '../vocabulary/headings.ts';

const context = new Context();

const bold = { bold: true };

describe('a heading', () => {
  test('in bold has words of its own where the entries in bold have their dates on the line', () => {
    const cv = readCv([
      piece('Jane Frost', 40, 20, { size: 22 }),
      piece('What I do all day', 40, 60, bold),
      piece('Gardener with a good eye and a strong back, used to large grounds.', 40, 74),
      piece('Jobs up to now', 40, 98, bold),
      piece('Gardener, Ashdown Hall, 2019 – 2024', 40, 112, bold),
      piece('Borders, lawns and a walled garden of two acres.', 40, 126),
      piece('Groundsman, Fernhill Park, 2015 – 2019', 40, 140, bold),
      piece('Pitches and paths.', 40, 154),
      piece('Labourer, Tern Paving, 2012 – 2015', 40, 168, bold),
      piece('Laid slabs.', 40, 182),
      piece('Languages', 40, 206, bold),
      piece('French, Welsh', 40, 220),
      piece('Interests', 40, 244, bold),
      piece('Bees', 40, 258),
    ]);
    expect(cv.work.map(({ position, name }) => [position, name])).toEqual([
      ['Gardener', 'Ashdown Hall'],
      ['Groundsman', 'Fernhill Park'],
      ['Labourer', 'Tern Paving'],
    ]);
  });

  test('in spaced letters has all of its words', () => {
    const spaced = (words: string[], y: number) =>
      words.flatMap((word, index) => [
        ...(index > 0 ? [piece(' ', 40 + index * 120 - 7, y, { width: 7 })] : []),
        piece([...word].join(' '), 40 + index * 120, y, { width: 113, ...bold }),
      ]);
    const cv = readCv([
      piece('Jane Frost', 40, 20, { size: 22 }),
      ...spaced(['HOBBIES', 'AND', 'OTHER', 'INTERESTS'], 60),
      piece('Bees, bread', 40, 74),
    ]);
    expect(cv.sections.map(({ title }) => title)).toEqual(['HOBBIES AND OTHER INTERESTS']);
  });

  test('that names a summary has jobs below it where these are dated posts', () => {
    const { work, basics } = read(
      'CAREER SUMMARY',
      'Planner, Kier, 2019 - 2024',
      'Estimator, Tern Roofing, 2015 - 2019',
      'Clerk, Ashdown Hall, 2012 - 2015',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Planner', 'Kier'],
      ['Estimator', 'Tern Roofing'],
      ['Clerk', 'Ashdown Hall'],
    ]);
    expect(basics.summary).toBe('');
  });

  test('that names a summary keeps its text, whatever years that names', () => {
    const { work, basics } = read(
      'CAREER SUMMARY',
      'Planner with a decade in housing, at Kier from 2019 to 2024 and elsewhere before.',
    );
    expect(work).toEqual([]);
    expect(basics.summary).toContain('decade in housing');
  });
});

describe('a misspelt heading', () => {
  test.each([
    ['Intrests', 'interests'],
    ['Employement', 'work'],
    ['Qualifcations', 'education'],
    ['Professional Experiance', 'work'],
    ['Refernces', 'references'],
    ['Langauges', 'languages'],
  ])('%s names its section', (text, kind) => {
    expect(misspeltKind(context, text)).toBe(kind);
  });

  test.each(['Interests', 'Emptiness', 'Kitchens', 'Profiles of Tern'])('%s is none', (text) => {
    expect(misspeltKind(context, text)).toBeNull();
  });
});

describe('a column', () => {
  test('has the headings that begin where its text does, even in the middle of the page', () => {
    const cv = readCv([
      piece('CONTACT', 40, 20, bold),
      piece('jane@frost.test', 40, 34),
      piece('Leeds LS6', 40, 48),
      piece('SKILLS', 40, 90, bold),
      piece('Pruning', 40, 104),
      piece('Grafting', 40, 118),
      piece('Jane Frost', 230, 24, { size: 20 }),
      piece('WORK EXPERIENCE', 230, 66, { bold: true, width: 100 }),
      piece('Gardener', 230, 80, bold),
      piece('Ashdown Hall, 2019 – 2024', 230, 94),
      piece('Looked after a walled garden of two acres and the glass', 230, 108, { width: 290 }),
      piece('Groundsman', 230, 122, bold),
      piece('Fernhill Park, 2015 – 2019', 230, 136),
    ]);
    expect(cv.work.map(({ position, name }) => [position, name])).toEqual([
      ['Gardener', 'Ashdown Hall'],
      ['Groundsman', 'Fernhill Park'],
    ]);
    expect(cv.basics.location).toBe('Leeds LS6');
    expect(cv.skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean))).toEqual(['Pruning', 'Grafting']);
  });

  test('of dates belongs to the names on the same lines, however long these are', () => {
    const { military } = read(
      'SERVICE HISTORY - ROYAL AIR FORCE',
      'Apr 2020 - Mar 2024                        120 Squadron, RAF Lossiemouth',
      'Sergeant, Avionics Supervisor',
      '- Led fourteen technicians',
      '- Audited two hangars',
      'Jan 2015 - Apr 2020                        Defence School of Aeronautical Engineering, Cosford',
      'Corporal, Instructor',
      '- Taught radar to ninety trainees',
      '- Wrote the course on radios',
    );
    expect(military.map(({ startDate, unit }) => [startDate, unit])).toEqual([
      ['2020-04', '120 Squadron'],
      ['2015-01', 'Defence School of Aeronautical Engineering'],
    ]);
  });
});

test('a long line of a post, its unit and station below a dated rank is part of the heading', () => {
  const { military } = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('MILITARY SERVICE', 40, 60, bold),
    piece('Master Sergeant, US Air Force', 40, 74, bold),
    piece('May 2012 – Aug 2022', 440, 74),
    piece('Logistics Plans Superintendent, 433rd Logistics Readiness Squadron, Joint Base San Antonio, Texas', 40, 88),
    piece('•', 44, 102, { width: 4 }),
    piece('Rated eighteen airmen', 54, 102),
  ]);
  expect(military).toMatchObject([
    { rank: 'Master Sergeant', trade: 'Logistics Plans Superintendent', unit: '433rd Logistics Readiness Squadron' },
  ]);
});

test('a dash above each heading in the margin is a decoration', () => {
  const section = (title: string, y: number, ...texts: string[]) => [
    piece('ㅡ', 40, y),
    piece(title, 40, y + 12, { bold: true }),
    ...texts.map((text, index) => piece(text, 150, y + 14 * index)),
  ];
  const { skills, languages, work } = readCv([
    piece('Jane Frost', 40, 20, { size: 24 }),
    ...section('Skills', 80, 'Illustrator, Photography'),
    ...section(
      'Experience',
      120,
      'Photo Editor, Tern Daily',
      'May 2019 - May 2023',
      'Taught six photographers to edit their pictures.',
    ),
    ...section('Languages', 190, 'English, Spanish'),
  ]);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Illustrator', 'Photography']);
  expect(work).toMatchObject([{ name: 'Tern Daily', position: 'Photo Editor' }]);
  expect(languages.map(({ language }) => language)).toEqual(['English', 'Spanish']);
});
