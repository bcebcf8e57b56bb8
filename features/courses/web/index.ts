import { lazyRouteComponent } from '@tanstack/react-router';

export const PublicCoursesPage = lazyRouteComponent(() => import('./CourseListPage.tsx'), 'PublicCoursesPage');
export const VeteranCoursesPage = lazyRouteComponent(() => import('./CourseListPage.tsx'), 'VeteranCoursesPage');
export const PublicCoursePage = lazyRouteComponent(() => import('./CoursePage.tsx'), 'PublicCoursePage');
export const VeteranCoursePage = lazyRouteComponent(() => import('./CoursePage.tsx'), 'VeteranCoursePage');
export const CompareCoursesPage = lazyRouteComponent(() => import('./CompareCoursesPage.tsx'), 'CompareCoursesPage');

/** The call for the list at this address, for the router's loader. */
export async function courseListQuery(area: 'public' | 'veteran', search: Readonly<Record<string, unknown>>) {
  const { courseListCall, readCourseSearch } = await import('./course-list-query.ts');
  return courseListCall(area, readCourseSearch(search));
}
