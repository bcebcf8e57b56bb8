export { addCourse } from './editing.ts';
export { findCoursesForSkill, findShortestCourses, recommendCourses } from './recommending.ts';
export { courseRoutes } from './routes.ts';
