import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const bold = { bold: true };
const jobs = (cv: ReturnType<typeof readCv>) => cv.work.map(({ position, name }) => [position, name]);

describe('names of sections in a left margin', () => {
  /** Names of sections at `x` of their own, each beside the text at 150. */
  const page = (xOf: (name: string) => number, more: object) =>
    readCv([
      piece('Jane Frost', 40, 20, { size: 22 }),
      piece('jane@frost.test', 40, 44),
      piece('What I can do', xOf('What I can do'), 70, more),
      piece('Welding, rigging, first aid', 150, 70),
      piece('Posts held', xOf('Posts held'), 100, more),
      piece('Welder, Tern Mill', 150, 100, bold),
      piece('Mar 2019 – Present', 400, 100),
      piece('Highlights', 150, 114, bold),
      piece('•', 150, 128),
      piece('Cut waste by a fifth', 160, 128),
      piece('Fitter, Sterna Steel', 150, 152, bold),
      piece('Jun 2015 – Feb 2019', 400, 152),
      piece('•', 150, 166),
      piece('Looked after a licence', 160, 166),
      piece('Learning', xOf('Learning'), 190, more),
      piece('HNC Welding, Owl College', 150, 190),
      piece('2015', 400, 190),
    ]);

  test.each([
    ['begin at one edge, in plain type', () => 40, {}],
    ['end at one edge', (name: string) => 135 - name.length * 5, bold],
  ])('%s', (_, xOf, more) => {
    const cv = page(xOf, more);
    expect(jobs(cv)).toEqual([
      ['Welder', 'Tern Mill'],
      ['Fitter', 'Sterna Steel'],
    ]);
    expect(cv.work[0]?.highlights).toEqual(['Cut waste by a fifth']);
    expect(cv.education).toMatchObject([{ institution: 'Owl College', studyType: 'HNC Welding' }]);
    expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['Welding', 'rigging', 'first aid']);
  });
});

test('names of sections in the bold of the entries are known by their words', () => {
  const cv = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('Where I have worked', 40, 60, bold),
    piece('Tern Mill', 40, 74, bold),
    piece('Welder, March 2019 – June 2021', 40, 88),
    piece('Cut waste by a fifth', 40, 102),
    piece('Sterna Steel', 40, 116, bold),
    piece('Fitter, May 2015 – March 2019', 40, 130),
    piece('Kept the site tidy', 40, 144),
    piece('Schooling', 40, 168, bold),
    piece('HNC Welding, Owl College, 2015', 40, 182),
    piece('Toolbox', 40, 206, bold),
    piece('Welding, rigging', 40, 220),
  ]);
  expect(cv.sections.map(({ kind }) => kind)).toEqual(['work', 'education', 'skills']);
  expect(jobs(cv)).toEqual([
    ['Welder', 'Tern Mill'],
    ['Fitter', 'Sterna Steel'],
  ]);
});

describe('labels that end at one edge', () => {
  const cv = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('Employment', 40, 60, { size: 14, ...bold }),
    piece('Welder, Tern Mill', 40, 76, bold),
    piece('Mar 2019 – Present', 400, 76),
    piece('Profile', 40, 40, { size: 14, ...bold }),
    piece('Calm and practical.', 40, 50),
    piece('Education', 40, 86, { size: 14, ...bold }),
    piece('HNC Welding, Owl College, 2015', 40, 94),
    piece('Skills', 40, 106, { size: 14, ...bold }),
    piece('Languages', 55, 116, bold),
    piece('Welsh · French (B1)', 110, 116),
    piece('Training', 60, 129, bold),
    piece('Course design · Risk assessment', 110, 129),
    piece('Technical', 55, 142, bold),
    piece('Rigging · Welding', 110, 142),
    piece('Interests', 55, 155, bold),
    piece('Folk fiddle · Open canoe', 110, 155),
    piece('November 3, 2025', 40, 760),
    piece('Jane Frost · Résumé', 250, 760),
    piece('1', 500, 760),
  ]);

  test('belong to their own lists', () => {
    expect(cv.skills).toMatchObject([
      { name: 'Training', keywords: ['Course design', 'Risk assessment'] },
      { name: 'Technical', keywords: ['Rigging', 'Welding'] },
    ]);
    expect(cv.languages).toMatchObject([{ language: 'Welsh' }, { language: 'French', fluency: 'B1' }]);
    expect(cv.interests).toEqual(['Folk fiddle', 'Open canoe']);
  });

  test('do not take in the foot of the page', () => {
    const { basics, more, ...sections } = cv;
    expect(JSON.stringify(sections)).not.toMatch(/Résumé|2025/);
    expect(more).toEqual([{ title: 'Headers and footers', lines: expect.arrayContaining(['Jane Frost · Résumé', '1']) }]);
  });
});

describe('tables of levels', () => {
  test('have the skill first and the level behind it', () => {
    const { skills, languages } = read(
      'SKILLS:',
      'Skill Name          Skill Level    Last Used        Experience',
      'Conduit bending     Expert         Currently used   14 years',
      'Motor controls      Intermediate   1 year ago       12 years',
      '',
      'LANGUAGES:',
      'Languages   Proficiency Level',
      'English     Fluent',
      'German      Beginner',
    );
    expect(skills).toMatchObject([
      { name: 'Conduit bending', level: 'Expert, Currently used, 14 years' },
      { name: 'Motor controls', level: 'Intermediate, 1 year ago, 12 years' },
    ]);
    expect(languages).toMatchObject([
      { language: 'English', fluency: 'Fluent' },
      { language: 'German', fluency: 'Beginner' },
    ]);
  });

  test('may have languages that no list has', () => {
    const { languages } = read(
      'LANGUAGES',
      '',
      'Xhilonga      home language',
      'English       read, write, speak',
      'Sepedi        speak',
    );
    expect(languages).toMatchObject([
      { language: 'Xhilonga', fluency: 'home language' },
      { language: 'English', fluency: 'read, write, speak' },
      { language: 'Sepedi', fluency: 'speak' },
    ]);
  });
});

test('each line of studies with its own date is a study', () => {
  const { education } = read(
    'EDUCATION',
    '',
    'Advanced Diploma in Nursing, Holm Institute      2011',
    'VCE, Tern College      2008',
  );
  expect(education.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual([
    ['Holm Institute', 'Advanced Diploma in Nursing', '2011'],
    ['Tern College', 'VCE', '2008'],
  ]);
});

test.each([
  [
    'Teacher, Grade 5, Tern Elementary School; Two Harbors, MN — 2018–Present',
    ['Teacher, Grade 5', 'Tern Elementary School', 'Two Harbors, MN'],
  ],
  ['Tern Newsagents, Shop Manageress, 2018–2020', ['Shop Manageress', 'Tern Newsagents', '']],
])('the heading of a job: %s', (text, expected) => {
  const { work } = read('EXPERIENCE', '', text, 'Taught all subjects to a class of 24.');
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([expected]);
});

test.each([
  [
    ['Diploma in Therapeutic Recreation, Tern College', 'Grad. June 2010'],
    ['Tern College', 'Diploma in Therapeutic Recreation', '2010-06'],
  ],
  [
    ['BSc Botany, Tern University', 'Degree conferred May 2012'],
    ['Tern University', 'BSc Botany', '2012-05'],
  ],
  [
    ['Qualification: BTEC National Diploma', 'Place of study: Tern College', 'Year: 2011'],
    ['Tern College', 'BTEC National Diploma', '2011'],
  ],
])('a study and when it ended: %j', (lines, expected) => {
  const { education } = read('EDUCATION', '', ...lines);
  expect(education.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual([expected]);
});
