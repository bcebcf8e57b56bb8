import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anonymousLabel, areaOf, areasAround, faultOfHeadline, yearsServed } from './rules.ts';

test('an anonymous label comes from the key alone', () => {
  expect(anonymousLabel('7f3a9c11-0000-4000-8000-000000000000')).toBe('Candidate 7F3A');
});

test('the squares round a place include its own, grow with the radius and stay within it', () => {
  const latitude = fc.double({ min: -60, max: 70, noNaN: true });
  const longitude = fc.double({ min: -170, max: 170, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      const [near, far] = [areasAround(north, east, 40), areasAround(north, east, 80)];
      expect(near).toContain(areaOf(north, east));
      expect(far).toEqual(expect.arrayContaining(near));
      expect(new Set(far).size).toBe(far.length);
    }),
    { numRuns: 50 },
  );
  expect(areasAround(53.8, -1.55, 40)).toContain(areaOf(53.96, -1.08));
  expect(areasAround(53.8, -1.55, 40)).not.toContain(areaOf(51.5, -0.12));
  expect(areasAround(51.5, -0.12, 320).length).toBeLessThan(1000);
});

test('a headline may not name its author', () => {
  const person = { first_name: 'Mary Ann', last_name: 'O’Neil' };
  expect(faultOfHeadline('Mary wants a workshop', person)).toMatch(/name/);
  expect(faultOfHeadline('Ask for o’neil', person)).toMatch(/name/);
  expect(faultOfHeadline('Summary of marine work, 24 years, 3 ships', person)).toBeNull();
});

test('years of service run from the first day to the last', () => {
  const today = new Date('2026-11-22T00:00:00Z');
  const period = (started: string, ended: string) => ({ started, ended });
  expect(yearsServed([period('2019-11', 'present'), period('2012', '2019-10')], today)).toBe(15);
  expect(yearsServed([period('2026-01', '2026-03')], today)).toBe(1);
  expect(yearsServed([period('', '')], today)).toBeNull();
});
