import { expect, test } from 'vitest';
import { emptyResume, ResumeContent } from '../content.ts';
import { LETTER_MAX } from './content.ts';
import { draftLetter } from './draft.ts';

const job = {
  title: 'Fleet manager',
  company: 'Hale Rail Ltd',
  description: '<p>You run our <b>vehicles</b> and plan maintenance with a team.</p>',
  requirements: ['Led mechanics'],
  skills: ['Budgets'],
};
const content = ResumeContent.parse({
  basics: { summary: 'Vehicle engineer with twelve years in the Army.' },
  military: [
    { id: 'm', highlights: ['Played the bugle', 'Led 24 mechanics', 'Kept 40 vehicles ready'] },
    { id: 'h', hidden: true, highlights: ['Managed budgets of a fleet of vehicles'] },
  ],
  work: [{ id: 'w', highlights: ['Planned maintenance of a fleet within budget', 'Cut stops by 8%'] }],
});

test('a draft starts with the job and says in the first person what the resume shows for it', () => {
  expect(draftLetter(content, job, 'en-GB')).toBe(
    [
      'I would like to apply for the role of Fleet manager at Hale Rail Ltd.',
      'Here is what I would bring to it. I planned maintenance of a fleet within budget. I led 24 mechanics.',
      'I would welcome the chance to talk with you about it.',
    ].join('\n\n'),
  );
});

test('it uses civilian words for military ones, keeps those of the advert, and leaves out fighting', () => {
  const served = ResumeContent.parse({
    basics: {},
    military: [
      {
        id: 'm',
        highlights: [
          'Wrote the OPORD and movement plan for a fleet of 40 vehicles',
          'Recovered 23 fleet vehicles under fire or IED threat',
          'Led mechanics in the LAD',
        ],
      },
    ],
  });
  const plain = draftLetter(served, job, 'en-GB');
  expect(plain).toContain('I wrote the operation plan and movement plan for a fleet of 40 vehicles.');
  expect(plain).not.toMatch(/OPORD|IED|under fire/);
  expect(draftLetter(served, { ...job, requirements: ['Writes an OPORD'] }, 'en-GB')).toContain('I wrote the OPORD');
});

test('it does not put "I" before a line that does not say what the person did', () => {
  const lines = ResumeContent.parse({
    basics: {},
    work: [{ highlights: ['Vehicles and mechanics of a fleet', 'Budgets: 400k'] }],
  });
  expect(draftLetter(lines, job, 'en-GB')).not.toContain('Here is what');
});

test('it says what the person does now in the present, and was responsible for before', () => {
  const lines = ResumeContent.parse({
    basics: {},
    work: [
      { endDate: 'present', highlights: ['Leads a fleet of 40 vehicles', 'Responsible for maintenance of vehicles;'] },
      { endDate: '2019', highlights: ['Responsible for the mechanics of a fleet', 'Manage vehicles of a fleet'] },
    ],
  });
  const letter = draftLetter(lines, job, 'en-US');
  expect(letter).toContain('the position of Fleet manager');
  expect(letter).toContain('I lead a fleet of 40 vehicles.');
  expect(letter).toContain('I am responsible for maintenance of vehicles.');
  expect(letter).toContain('I was responsible for the mechanics of a fleet.');
  expect(letter).not.toContain('anage vehicles');
});

test.each([
  ['Assess mechanics of the fleet', 'I assess mechanics of the fleet.'],
  ['Teaches mechanics of the fleet', 'I teach mechanics of the fleet.'],
  ['Keeps vehicles of the fleet ready', 'I keep vehicles of the fleet ready.'],
  ['Supervises mechanics of the fleet', 'I supervise mechanics of the fleet.'],
  ['Leads mechanics and runs the fleet', 'I lead mechanics and run the fleet.'],
  ['Currently plan maintenance of the fleet', 'I currently plan maintenance of the fleet.'],
  ['Ensures vehicles of the fleet are safe', 'I ensure vehicles of the fleet are safe.'],
])('the current “%s” becomes “%s”', (line, sentence) => {
  const current = ResumeContent.parse({ basics: {}, work: [{ endDate: 'present', highlights: [line] }] });
  expect(draftLetter(current, job, 'en-GB')).toContain(sentence);
});

test.each([
  ['Installed, repaired and tested vehicles of the fleet', 'I installed, repaired and tested vehicles of the fleet.'],
  ['Successfully led the mechanics of a fleet', 'I successfully led the mechanics of a fleet.'],
  ['- Led 8-man team of fleet mechanics', 'I led an 8-man team of fleet mechanics.'],
  ['Ran 12-person fleet teams of mechanics', 'I ran 12-person fleet teams of mechanics.'],
])('the earlier “%s” becomes “%s”', (line, sentence) => {
  const earlier = ResumeContent.parse({ basics: {}, work: [{ endDate: '2019', highlights: [line] }] });
  expect(draftLetter(earlier, job, 'en-GB')).toContain(sentence);
});

test('a company whose name ends with a full stop ends the sentence', () => {
  expect(draftLetter(null, { ...job, company: 'Hale Co.' }, 'en-GB')).toContain('at Hale Co.\n');
});

test('it says that something was done to the person, and claims nothing it cannot tell apart', () => {
  const draft = (line: string) =>
    draftLetter(ResumeContent.parse({ basics: {}, work: [{ endDate: '2019', highlights: [line] }] }), job, 'en-GB');
  expect(draft('Assigned to a fleet of vehicles as a mechanic')).toContain(
    'I was assigned to a fleet of vehicles as a mechanic.',
  );
  expect(draft('Tasked with maintenance of a fleet')).toContain('I was tasked with maintenance of a fleet.');
  expect(draft('Trained mechanics of the fleet')).toContain('I trained mechanics of the fleet.');
  for (const line of ["Awarded the Fleet Manager's Commendation for maintenance", 'Experienced manager of fleet vehicles'])
    expect(draft(line)).not.toContain('Here is what');
});

test('its lines answer different requirements before one requirement twice', () => {
  const lines = ResumeContent.parse({
    basics: {},
    work: [
      { highlights: ['Maintained vehicles of a fleet', 'Repaired vehicles of a fleet', 'Managed budgets', 'Led mechanics'] },
    ],
  });
  const letter = draftLetter(lines, job, 'en-GB');
  expect(letter).toContain('I led mechanics.');
  expect(letter).toContain('I managed budgets.');
  expect(letter).not.toContain('I repaired vehicles of a fleet.');
});

test('it claims nothing without a resume', () => {
  for (const empty of [null, emptyResume()])
    expect(draftLetter(empty, job, 'en-GB')).toBe(
      'I would like to apply for the role of Fleet manager at Hale Rail Ltd.\n\nI would welcome the chance to talk with you about it.',
    );
});

test('it stays within the maximum length of a letter', () => {
  const long = ResumeContent.parse({ basics: {}, work: [{ highlights: [`Planned a fleet ${'and more '.repeat(9000)}`] }] });
  expect(draftLetter(long, job, 'en-GB')).toHaveLength(LETTER_MAX);
});
