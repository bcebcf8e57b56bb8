import { describe, expect, test } from 'vitest';
import { aboutOf, closesGap, type GapCourse, type Learner } from './gap-course-rules.ts';

const COURSE: GapCourse = {
  category: 'education',
  level: 'none',
  service_type: 'online',
  skill_codes: ['quality-assurance'],
  about: ['quality-assurance'],
  listed: ['quality-assurance'],
  locations: [],
};
const LEARNER: Learner = { level: 'mid', places: [] };
const closes = (course: Partial<GapCourse>, code = 'quality-assurance', learner: Partial<Learner> = {}) =>
  closesGap({ ...COURSE, ...course }, code, { ...LEARNER, ...learner });

describe('a course closes a gap', () => {
  test.each([
    ['that its title names', {}],
    ['that is one of its few skills, where its title names none', { about: [] }],
    [
      'beside another that its title names',
      { about: ['audit', 'quality-assurance'], skill_codes: ['audit', 'quality-assurance'] },
    ],
  ])('%s', (_, course) => expect(closes(course)).toBe(true));

  test.each([
    [
      'an aircraft licence, for quality assurance',
      'quality-assurance',
      { about: ['aircraft-maintenance'], skill_codes: ['aircraft-maintenance', 'quality-assurance'] },
    ],
    [
      'a household course, for budget management',
      'budgeting',
      { category: 'finance' as const, about: ['budgeting'], skill_codes: ['budgeting'] },
    ],
    ['a course of another skill', 'welding', {}],
    ['one whose title only has a word of it', 'quality-assurance', { about: [], listed: [] }],
    [
      'one of many skills, where the title names none',
      'quality-assurance',
      { about: [], listed: ['lean', 'audit', 'quality-assurance'] },
    ],
  ])('but not %s', (_, code, course) => expect(closes(course, code)).toBe(false));
});

const skill = (code: string, name: string, kind: 'plain' | 'licence' = 'plain') => ({ code, name, kind });
test.each([
  ['that its title names in full', 'Payroll administrator', skill('payroll', 'Payroll'), [], true],
  ['that its title has a word of and its provider lists', 'CCNA in two weeks', skill('net', 'Computer networks'), ['net'], true],
  [
    'licence that its title names otherwise',
    "Commercial driver's license",
    skill('lgv', 'Large goods vehicle licence', 'licence'),
    [],
    true,
  ],
  ['of another meaning of a word', 'Domestic electrician', skill('cleaning', 'Cleaning and domestic services'), [], false],
  ['of people, where it is about animals', 'Veterinary nurse', skill('nursing', 'Nursing'), [], false],
] as const)('the skill %s is what a course is about: %s', (_, title, named, listed, isAbout) =>
  expect(aboutOf([title], [named], listed)).toEqual(isAbout ? [named.code] : []),
);

test.each([
  ['rqf_1', 'senior', false],
  ['rqf_2', 'lead', false],
  ['rqf_3', 'mid', true],
  ['rqf_7', 'entry', false],
  ['rqf_7', 'lead', true],
  ['us_master', 'junior', false],
  ['us_certification', 'lead', true],
  ['none', 'executive', true],
  ['rqf_1', null, true],
] as const)('a course of level %s for a person of level %s: %s', (level, own, fits) =>
  expect(closes({ level }, 'quality-assurance', { level: own })).toBe(fits),
);

describe('a course in a room', () => {
  const course = { service_type: 'in_person', locations: [{ latitude: 51.45, longitude: -2.58 }] };
  const from = (latitude: number, longitude: number, radius_miles: number | null) =>
    closes(course, 'quality-assurance', { places: [{ latitude, longitude, radius_miles }] });
  test('closes a gap within reach of a wished place', () => {
    expect(from(51.38, -2.36, null)).toBe(true);
    expect(from(51.48, -3.18, 60)).toBe(true);
  });
  test('closes none further away, or where no place is known', () => {
    expect(from(53.48, -2.24, 20)).toBe(false);
    expect(closes(course)).toBe(false);
  });
});
