// What the screens of other features show of courses.
export { CourseListItem } from './CourseListItem.tsx';
export { useSavedCourses } from './useSavedCourses.ts';
