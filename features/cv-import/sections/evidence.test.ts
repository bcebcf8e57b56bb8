import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

const JOBS = ['', 'WORK HISTORY', '', '2019 - 2024  Planner, Tern Airport', ''];
const skillsOf = (...lines: string[]) =>
  read(...lines).skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));

describe('sentences about work below a heading of skills', () => {
  const narrated = [
    'SKILLS AND EVIDENCE',
    '',
    'Planning',
    '- Wrote the weekly works plan for 14 contractors',
    '- Cut the time to close a shift from 40 minutes to 15',
    'Leading people',
    '- Chair the safety group and close its actions',
    '- Mentored six candidates for promotion, all of whom passed',
  ];

  test('are kept as text, each with its label above, where another section lists the skills', () => {
    const cv = read(...narrated, '', 'KEY STRENGTHS', '', 'Rostering, Radio procedure, Excel', ...JOBS);
    expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['Rostering', 'Radio procedure', 'Excel']);
    expect(cv.more).toContainEqual({
      title: 'SKILLS AND EVIDENCE',
      lines: [
        'Planning',
        'Wrote the weekly works plan for 14 contractors',
        'Cut the time to close a shift from 40 minutes to 15',
        'Leading people',
        'Chair the safety group and close its actions',
        'Mentored six candidates for promotion, all of whom passed',
      ],
    });
  });

  test('leave their labels as the skills where nothing else lists any', () => {
    expect(skillsOf(...narrated, ...JOBS)).toEqual(['Planning', 'Leading people']);
  });

  test('need no labels and no marks', () => {
    const cv = read(
      'RELEVANT SKILLS',
      '',
      'Audited 4,200 files before two inspections',
      '',
      'Moved the paper files of 16 departments into Workday',
      '',
      'SOFTWARE',
      '',
      'Workday, Excel, Sage',
      ...JOBS,
    );
    expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['Workday', 'Excel', 'Sage']);
  });
});

test('qualities in the form of a past tense stay skills', () => {
  expect(
    skillsOf(
      'SKILLS',
      '',
      '- Experienced in the use of hand tools',
      '- Trained to use abrasive wheels safely',
      '- Skilled at reading drawings and plans',
      ...JOBS,
    ),
  ).toEqual([
    'Experienced in the use of hand tools',
    'Trained to use abrasive wheels safely',
    'Skilled at reading drawings and plans',
  ]);
});

test('one sentence among names of skills changes nothing', () => {
  expect(skillsOf('SKILLS', '', '- Excel', '- Stock control', '- Ran a till for three years alone', ...JOBS)).toEqual([
    'Excel',
    'Stock control',
    'Ran a till for three years alone',
  ]);
});

test('sentences below a heading of what someone is proud of are no awards', () => {
  const cv = read(
    'WHAT I AM MOST PROUD OF',
    '',
    '- Built a bridge in nine days with 40 soldiers',
    '- Ran stores for 140 people through the winter',
    '',
    'AWARDS',
    '',
    'Long Service Medal',
    "General's Commendation, 2014",
    ...JOBS,
  );
  expect(cv.awards.map(({ name }) => name)).toEqual(['Long Service Medal', "General's Commendation"]);
  expect(cv.more.map(({ lines }) => lines)).toContainEqual([
    'Built a bridge in nine days with 40 soldiers',
    'Ran stores for 140 people through the winter',
  ]);
});

test('a sentence can list the tools that someone uses', () => {
  expect(skillsOf('IT', '', 'I use Microsoft Word, Excel and Sage daily, and MS Project when I must.', ...JOBS)).toEqual([
    'Microsoft Word',
    'Excel',
    'Sage',
    'MS Project',
  ]);
});
