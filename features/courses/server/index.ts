export { refreshCourseStarts } from './course-search-queries.ts';
export { addCourse } from './editing.ts';
export { coursePublicPage } from './public-page.ts';
export { findCoursesForSkill, findShortestCourses, recommendCourses } from './recommending.ts';
export { courseRetention } from './retention-queries.ts';
export { courseRoutes } from './routes.ts';
