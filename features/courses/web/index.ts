import { lazyRouteComponent } from '@tanstack/react-router';

const list = () => import('./CourseListPage.tsx');
const page = () => import('./CoursePage.tsx');

export const PublicCoursesPage = lazyRouteComponent(list, 'PublicCoursesPage');
export const VeteranCoursesPage = lazyRouteComponent(list, 'VeteranCoursesPage');
export const PublicCoursePage = lazyRouteComponent(page, 'PublicCoursePage');
export const VeteranCoursePage = lazyRouteComponent(page, 'VeteranCoursePage');
export const CompareCoursesPage = lazyRouteComponent(() => import('./CompareCoursesPage.tsx'), 'CompareCoursesPage');

/** The call for the list at this address, for the router's loader. */
export async function courseListQuery(area: 'public' | 'veteran', search: Readonly<Record<string, unknown>>) {
  const { courseListCall, readCourseSearch } = await import('./course-list-query.ts');
  return courseListCall(area, readCourseSearch(search));
}
