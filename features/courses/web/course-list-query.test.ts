import { expect, test } from 'vitest';
import { courseListCall, courseListHref, readCourseSearch } from './course-list-query.ts';

const now = readCourseSearch({ funding: ['elc'], mode: 'part_time', page: '3', compare: '7' });

test('a changed filter leads to page 1 and keeps what is compared', () =>
  expect(courseListHref('veteran', now, { mode: [] })).toBe('/veteran/courses?funding=elc&compare=7'));

test('choosing a course to compare keeps the page', () =>
  expect(courseListHref('public', now, { compare: [7, 9] })).toBe(
    '/courses?page=3&funding=elc&mode=part_time&compare=7&compare=9',
  ));

test('a value that the address does not know is left out, and what is compared is not sent', () => {
  const search = readCourseSearch({ category_id: 'fun', service_type: 'online', proximity: 'moon', compare: '7' });
  const [, { query }] = courseListCall('public', search);
  expect(query).toMatchObject({ category_id: [], service_type: ['online'], page: 1 });
  expect(search.proximity).toBeUndefined();
  expect(query).not.toHaveProperty('compare');
});
