export type { JobCondition, Matching } from './matching.ts';
export { jobPersonalData } from './personal-data.ts';
export { recruiterContext } from './policy.ts';
export { jobListPublicPage, jobPublicPage } from './public-page.ts';
export { expireJobs, findJobCards, findNewestJobs } from './queries.ts';
export { recogniseJobs, recogniseOlderJobs } from './recognition.ts';
export { type EndApplications, lockOpenings, restoreFilled, takeDown } from './recruiting-actions.ts';
export { recruitingRoutes } from './recruiting-routes.ts';
export { jobRoutes } from './routes.ts';
