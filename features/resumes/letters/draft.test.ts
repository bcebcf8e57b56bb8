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

test('a draft starts with the job and quotes the lines of the resume that match it', () => {
  expect(draftLetter(content, job)).toBe(
    [
      'I would like to apply for the post of Fleet manager at Hale Rail Ltd.',
      'Vehicle engineer with twelve years in the Army.',
      'What I have done that fits it:\n- Planned maintenance of a fleet within budget\n- Led 24 mechanics',
      'I would be glad to tell you more in person.',
    ].join('\n\n'),
  );
});

test('it claims nothing without a resume', () => {
  for (const empty of [null, emptyResume()])
    expect(draftLetter(empty, job)).toBe(
      'I would like to apply for the post of Fleet manager at Hale Rail Ltd.\n\nI would be glad to tell you more in person.',
    );
});

test('it stays within the maximum length of a letter', () => {
  const long = ResumeContent.parse({ basics: { summary: 'Long. '.repeat(9000) } });
  expect(draftLetter(long, job)).toHaveLength(LETTER_MAX);
});
