import { describe, expect, test } from 'vitest';
import { fundingOf, levelsOf } from '#features/courses/rules.ts';
import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import { UK_COURSES } from './uk.ts';
import { US_COURSES } from './us.ts';

test('there are sixty courses, each with a title and a text of its own', () => {
  const all = [...UK_COURSES, ...US_COURSES];
  expect(all).toHaveLength(60);
  expect(new Set(all.map(({ title }) => title)).size).toBe(60);
  expect(new Set(all.map(({ description }) => description)).size).toBe(60);
});

describe.each([
  ['the United Kingdom', UNITED_KINGDOM, UK_COURSES],
  ['the United States', UNITED_STATES, US_COURSES],
])('the courses of %s', (_, country, courses) => {
  test('have levels and funding of the country', () => {
    expect(courses.filter(({ level }) => !levelsOf(country).includes(level))).toEqual([]);
    expect(courses.filter(({ funding }) => funding.some((code) => !fundingOf(country).includes(code)))).toEqual([]);
  });

  test('can be started, in a place or online', () => {
    expect(courses.filter(({ starts = [], starts_any_time }) => starts.length === 0 && !starts_any_time)).toEqual([]);
    expect(courses.filter(({ places = [], service_type }) => (places.length === 0) !== (service_type === 'online'))).toEqual([]);
  });
});
