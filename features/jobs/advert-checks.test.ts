import { describe, expect, test } from 'vitest';
import { type CheckedJob, checkAdvert, linesOfHtml, MOST_REQUIREMENTS } from './advert-checks.ts';

const PLAIN: CheckedJob = {
  title: 'Fitter',
  description: '<p>Keep our engines running through the night, in a team of four.</p>',
  responsibilities: ['Find faults', 'Repair them'],
  requirements: ['A driving licence'],
  salary_from: 30_000,
  salary_to: 36_000,
  show_salary: true,
  military_skills_accepted: false,
};
const check = (changes: Partial<CheckedJob>) => checkAdvert({ ...PLAIN, ...changes });
const found = (changes: Partial<CheckedJob>) => check(changes).map((finding) => finding.check);
const wordsOf = (changes: Partial<CheckedJob>) => check(changes).flatMap(({ words }) => words.map((one) => one.words));

describe('checks of an advert', () => {
  test('finds nothing in a plain advert', () => {
    expect(check({})).toEqual([]);
  });

  test('finds missing and hidden pay, each at its field', () => {
    expect(check({ salary_from: null, salary_to: null })).toMatchObject([{ check: 'pay', field: 'salary_from' }]);
    expect(check({ show_salary: false })).toMatchObject([{ check: 'pay', field: 'show_salary' }]);
    expect(found({ salary_from: null })).toEqual([]);
  });

  test('finds more requirements than eight', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Skill ${at}`);
    expect(found({ requirements: lines(MOST_REQUIREMENTS) })).toEqual([]);
    expect(check({ requirements: lines(MOST_REQUIREMENTS + 1) })).toMatchObject([
      { check: 'requirements', field: 'requirements', message: expect.stringMatching(/^9 requirements/) },
    ]);
  });

  test.each([
    'A degree in mechanical engineering',
    'Engineering degree required',
    'Educated to degree level',
    'Bachelor’s degree',
    'BSc in computing',
    'You hold a degree.',
  ])('finds the degree in “%s”', (requirement) => {
    expect(check({ requirements: [requirement] })).toMatchObject([{ check: 'degree', field: 'military_skills_accepted' }]);
    expect(found({ requirements: [requirement], military_skills_accepted: true })).toEqual([]);
  });

  test.each([
    'A degree in engineering or equivalent experience',
    'A degree is not required',
    'Degree or relevant military experience',
    'A high degree of accuracy',
    'Work at 360 degrees and 40 degrees Celsius',
    'Experience in the third degree burns unit',
    'HNC desirable, degree preferred',
  ])('leaves “%s” alone', (requirement) => {
    expect(found({ requirements: [requirement] })).toEqual([]);
  });

  test('marks gendered words once, with what to write instead, and no ranks of the forces', () => {
    const findings = check({ description: '<p>The foreman leads his or her team. He knows manpower.</p>' });
    expect(findings).toMatchObject([{ check: 'gendered', field: 'description' }]);
    expect(findings[0]?.words.map(({ words, better }) => [words, better])).toEqual([
      ['foreman', 'supervisor'],
      ['his or her', 'their'],
      ['He', 'you, they'],
      ['manpower', 'staff'],
    ]);
    expect(found({ title: 'Guardsman, airman or craftsman', requirements: ['Shell, theme and other history'] })).toEqual([]);
  });

  test('marks jargon with its place in the text', () => {
    const [finding] = check({ responsibilities: ['Join us in a fast-paced team and hit the ground running every day'] });
    expect(finding).toMatchObject({ check: 'jargon', field: 'responsibilities' });
    expect(finding?.words[0]).toEqual({
      field: 'responsibilities',
      before: 'Join us in a ',
      words: 'fast-paced',
      after: ' team and hit the ground…',
      better: 'how many tasks or customers a day',
    });
  });

  test('measures how hard a long text is to read, and marks its longest sentences', () => {
    const hard =
      'The successful applicant will demonstrate considerable organisational competence, facilitating interdepartmental communication while simultaneously administering confidential documentation, coordinating multidisciplinary stakeholders and representing the organisation at international engagements throughout the financial year. ';
    const findings = check({ description: `<p>${hard.repeat(3)}</p>` });
    expect(findings.map((finding) => finding.check)).toContain('reading');
    expect(findings.at(-1)?.words).toHaveLength(3);
    const easy = 'You fix pumps. You drive to our sites. You work with four others and one of them leads you. ';
    expect(found({ description: `<p>${easy.repeat(10)}</p>` })).toEqual([]);
    // Too short to say.
    expect(found({ description: `<p>${hard.slice(0, 120)}</p>` })).not.toContain('reading');
  });

  test('reads the blocks of HTML as lines, with its entities', () => {
    expect(linesOfHtml('<h3>Pay &amp; hours</h3><ul><li>One</li><li>Two<br>Three</li></ul>')).toEqual([
      'Pay & hours',
      'One',
      'Two',
      'Three',
    ]);
  });

  test('stays fast on the longest advert', () => {
    const text = 'he or she a degree in fast-paced '.repeat(1500);
    const start = performance.now();
    expect(
      wordsOf({ description: `<p>${text}</p>`, requirements: Array.from({ length: 50 }, () => text.slice(0, 1000)) }).length,
    ).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
