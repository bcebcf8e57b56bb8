import { readSearch, searchHref } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { CourseSearch, findCourses } from '../contract.ts';

export type CoursesArea = 'public' | 'veteran';
export type CourseUrlSearch = ReturnType<typeof readCourseSearch>;

export const readCourseSearch = (raw: Readonly<Record<string, unknown>>) => readSearch(CourseSearch, raw);

/** The call for the list at an address, for the page and the router's loader. */
export function courseListCall(area: CoursesArea, { compare: _, list, ...search }: CourseUrlSearch) {
  const own = area === 'veteran' && list !== 'all';
  return [findCourses, { query: own ? { list, page: search.page } : search }] as const;
}

/** The address of the list with changes. Choosing what to compare keeps the page. */
export const courseListHref = (area: CoursesArea, search: CourseUrlSearch, change: Partial<CourseUrlSearch> = {}) =>
  searchHref(area === 'veteran' ? paths.veteran.courses() : paths.courses(), CourseSearch, search, change, {
    keepsPage: ['compare'],
  });

/** The address of a course in the area that is shown. */
export const courseHref = (area: CoursesArea, id: number) => (area === 'veteran' ? paths.veteran.course(id) : paths.course(id));
