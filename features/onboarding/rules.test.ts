import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfDischarge, yearsOn } from '#features/service-record/rules.ts';
import {
  ageOn,
  faultOfDob,
  faultOfSalary,
  faultOfStart,
  logoSkips,
  maySkip,
  nextCvStep,
  nextStep,
  STEPS,
  standingOf,
} from './rules.ts';

const TODAY = '2026-11-21';

describe('each completed step counts 20% and leads to the next', () => {
  test.each([
    [[], { onboarding_steps: null, onboarding_percentage: 0 }, 1, 0],
    [[1], { onboarding_steps: null, onboarding_percentage: 0 }, 2, 20],
    [[1, 1, 1], { onboarding_steps: 2, onboarding_percentage: 20 }, 2, 20],
    [[1, 3], { onboarding_steps: 2, onboarding_percentage: 20 }, 2, 40],
    [[1, 2, 3], { onboarding_steps: 3, onboarding_percentage: 40 }, 4, 60],
    [[1, 2, 3, 4], { onboarding_steps: 4, onboarding_percentage: 60 }, 5, 80],
    [[1, 2, 3, 4, 5], { onboarding_steps: 5, onboarding_percentage: 80 }, 5, 100],
    [[5], { onboarding_steps: null, onboarding_percentage: 0 }, 1, 20],
  ])('%j after %j is step %i at %i %%', (finished, before, onboarding_steps, onboarding_percentage) =>
    expect(standingOf(finished, before)).toEqual({ onboarding_steps, onboarding_percentage }),
  );

  test('percentage and step never decrease', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS)), (order) => {
        let standing: ReturnType<typeof standingOf> = { onboarding_steps: null, onboarding_percentage: 0 };
        for (let index = 0; index < order.length; index++) {
          const next = standingOf(order.slice(0, index + 1), standing);
          expect(next.onboarding_percentage).toBeGreaterThanOrEqual(standing.onboarding_percentage);
          expect(next.onboarding_steps ?? 0).toBeGreaterThanOrEqual(standing.onboarding_steps ?? 0);
          standing = next;
        }
        const whole = STEPS.every((step) => order.includes(step));
        expect(standing.onboarding_percentage === 100 && standing.onboarding_steps === 5).toBe(whole);
      }),
    ));

  test.each([
    [[], 1],
    [[2, 3], 1],
    [[1, 2], 3],
    [[1, 2, 3, 4, 5], 5],
  ])('coming back after %j lands on step %i', (finished, step) => expect(nextStep(finished)).toBe(step));

  test.each([
    [[], 0],
    [['personal', 'work'], 1],
    [['personal', 'military', 'work', 'education', 'skills', 'misc'], 6],
    [['personal', 'military', 'work', 'education', 'skills', 'misc', 'summary'], 6],
  ])('the walk goes on after %j at %i', (seen, cvStep) => expect(nextCvStep(seen)).toBe(cvStep));
});

test('skipping is disabled at step 4, and the logo offers it only before that', () => {
  expect(STEPS.map(maySkip)).toEqual([true, true, true, false, true]);
  expect(STEPS.map(logoSkips)).toEqual([true, true, true, false, false]);
});

describe('days have bounds', () => {
  test.each([
    ['2010-11-21', 16],
    ['2010-11-22', 15],
    ['1936-11-22', 89],
    ['2004-02-29', 22],
  ])('born on %s is %i', (dob, age) => expect(ageOn(dob, TODAY)).toBe(age));

  test.each([
    ['2010-11-21', null],
    ['2010-11-22', /16 or older/],
    ['1936-11-21', null],
    ['1935-11-21', /Check the year/],
    ['2030-01-01', /in the past/],
  ])('date of birth %s', (dob, fault) => expect(faultOfDob(dob, TODAY) ?? '').toMatch(fault ?? /^$/));

  test.each([
    ['2026-11-21', null],
    ['2026-11-20', /today or a later/],
    ['2029-11-21', null],
    ['2029-11-22', /three years/],
  ])('start %s', (day, fault) => expect(faultOfStart(day, TODAY) ?? '').toMatch(fault ?? /^$/));

  test.each([
    ['2027-04-01', '1990-01-01', null],
    ['2005-12-31', '1990-01-01', /16th birthday/],
    ['2006-01-01', '1990-01-01', null],
    ['1951-11-20', null, /Check the year/],
    ['2066-11-22', null, /40 years/],
  ])('discharge %s of one born on %s', (day, dob, fault) =>
    expect(faultOfDischarge(day, dob, TODAY) ?? '').toMatch(fault ?? /^$/),
  );

  test('a leap day some years on is a day', () => expect(yearsOn('2004-02-29', 1)).toBe('2005-03-01'));
});

test.each([
  [28_000, 'year', null],
  [28, 'year', /low for a year/],
  [2_000_000, 'year', /more than 1,000,000/],
  [15, 'hour', null],
  [28_000, 'hour', /more than 1,000 an hour/],
] as const)('pay of %i a %s', (amount, per, fault) => expect(faultOfSalary(amount, per) ?? '').toMatch(fault ?? /^$/));
