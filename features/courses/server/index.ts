export { addCourse } from './editing.ts';
export { coursePublicPage } from './public-page.ts';
export { findCoursesForSkill, findShortestCourses, recommendCourses } from './recommending.ts';
export { courseRoutes } from './routes.ts';
