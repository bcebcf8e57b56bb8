import { describe, expect, test } from 'vitest';
import { partsOfAdvert } from './advert-text.ts';
import { requiredSkills } from './required-skills.ts';
import { readImplications, readLookalikes, readSkills, SkillVocabulary } from './vocabulary.ts';

const vocabulary = new SkillVocabulary(readSkills(), readImplications(), readLookalikes());
const required = (title: string, html: string, needed: string[] = [], skills: string[] = []) =>
  requiredSkills(vocabulary, { title, skills, parts: partsOfAdvert(html) }, new Set(needed));

describe('a skill is required', () => {
  test.each([
    ['in a list of essentials', 'Essential\n- Welding\nDesirable\n- Diving', ['welding']],
    ['by a sentence that requires it', 'You must have a welding certificate.', ['welding']],
    ['as experience', 'Experience of payroll is essential.', ['payroll']],
    ['as one qualification with several names', 'Essential\n- Qualified CIMA, ACCA or ACA', ['accounting-qualification']],
  ])('%s', (_, html, codes) => expect(required('Fitter of things', html)).toEqual(['mechanical-maintenance', ...codes]));

  test('by the title, before what follows it', () => {
    expect(required('Mental Health Nurse – Emergency Department', '')).toEqual(['mental-health', 'nursing']);
  });

  test('where its occupation is about it, in a duty of an advert without essentials', () => {
    expect(required('Fleet role', 'Duties\nRepair diesel engines.', ['diesel-engines'])).toEqual(['diesel-engines']);
    expect(required('Fleet role', 'Duties\nRepair diesel engines.')).toEqual([]);
  });

  test('in the list that an employer typed', () => {
    expect(required('Helper', '', [], ['Welding', 'Teamwork'])).toEqual(['welding']);
  });
});

test.each([
  ['desirable', 'Desirable\n- Diving'],
  ['a duty beside a list of essentials', 'Duties\n- Diving\nEssential\n- Patience'],
  ['one of two alternatives', 'You must have welding or plumbing training.'],
  ['an alternative without a name', 'Essential\n- Degree in electronics or a scientific subject'],
  ['an understanding', 'You must have an understanding of welding.'],
  ['whom somebody talks to', 'You are required to communicate with wards, pharmacy and transport.'],
  ['whom somebody works with', 'You will need to work closely with procurement.'],
  ['an everyday skill', 'You must be a car driver and have experience of administration and cleaning.'],
  [
    'a list of departments',
    'You need experience of pharmacy, radiography, physiotherapy, dental care, mental health and nursing.',
  ],
  ['a unit in a list', 'Essential\nnursing;'],
  ['a course that is given', 'You will be required to attend a conflict management course.'],
  ['a long story', `You need experience ${'of many good things '.repeat(10)} and of welding.`],
])('no requirement: %s', (_, html) => expect(required('Helper', html)).toEqual([]));

test.each([
  ['Air Ambulance Helper', []],
  ['Project Manager Digital Pathology', ['project-management']],
  ['Mental Health Nurse/Occupational Therapist/Social Worker', []],
  ['Deputy Director', []],
  ['Flying Start Helper', []],
  ['Trauma and Rehabilitation Coordinator', []],
  ['Rehabilitation – Ward Clerk', ['medical-administration']],
  ['Finance and Resources: Assistant', []],
  ['Mental Health Ward Nurse', ['nursing']],
  ['Maintenance Department – Electrician', ['electrical-maintenance']],
  ['Welder – Dental Workshop', ['welding']],
])('the title %s requires %j', (title, codes) => expect(required(title, '')).toEqual(codes));
