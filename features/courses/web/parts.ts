// Components for other features. They are not in index.ts, because the router loads that file on every first visit.
export { CourseListItem } from './CourseListItem.tsx';
export { EditedCourseList } from './EditedCourseList.tsx';
export { useSavedCourses } from './useSavedCourses.ts';
