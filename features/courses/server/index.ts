import type { LinkTable } from '#features/services/server/index.ts';

export { courseBackground } from './background.ts';
export { addCourse } from './editing.ts';
export { courseListPublicPage, coursePublicPage } from './public-page.ts';
export { findCoursesForSkill, findGapCourses, recommendCourses } from './recommending.ts';
export { courseRetention } from './retention-queries.ts';
export { courseRoutes } from './routes.ts';
export { courseSitemap } from './sitemap-queries.ts';

/** What the scheduled check visits. */
export const courseLinks: LinkTable = { table: 'courses', link: 'apply_url' };

export { coursePersonalData } from './personal-data.ts';
