export { readTerms, webForms } from '../search/read-search.ts';
export { advertRoutes } from './adverts/routes.ts';
export { jobBackground } from './background.ts';
export { searchFeedRoutes } from './feeds/routes.ts';
export { jobAddress } from './feeds/search-feed.ts';
export { guidanceRoutes } from './guidance/routes.ts';
export { describeHeldChanges, heldChangeRoutes } from './holding/change-decisions.ts';
export { heldChangeEntries, heldChangeRetention } from './holding/change-queries.ts';
export { describeHeldJobs, heldJobRoutes } from './holding/decisions.ts';
export { heldJobEntries, jobHoldRetention } from './holding/queries.ts';
export { fullTextOf } from './job-text.ts';
export { jobLandingPublicPages } from './landing/public-page.ts';
export { jobLandingSitemap } from './landing/queries.ts';
export { refreshJobLandings } from './landing/refresh.ts';
export { jobLandingRoutes } from './landing/routes.ts';
export type { JobCondition, Matching } from './matching.ts';
export { jobPersonalData } from './personal-data.ts';
export { recruiterContext } from './policy.ts';
export { companyPublicPage, jobPublicPages, payText } from './public-page.ts';
export {
  countOpenJobs,
  findFirstPageJobs,
  findJobCards,
  findOpenJobs,
  findOpenJobsAfter,
  mayReadJob,
  type OpenJob,
} from './queries.ts';
export {
  createDraft,
  describeJob,
  type EndApplications,
  editJob,
  listJobs,
  lockOpenings,
  publish,
  restoreFilled,
  takeDown,
} from './recruiting/actions.ts';
export { jobContactRetention } from './recruiting/contact-queries.ts';
export { JOBS_PER_PAGE } from './recruiting/queries.ts';
export { recogniseJobs } from './recruiting/recognition.ts';
export { recruitingRoutes } from './recruiting/routes.ts';
export { jobReportRetention } from './reports/queries.ts';
export { jobReportRoutes } from './reports/routes.ts';
export { jobRoutes } from './routes.ts';
export { answersInTime } from './search/queries.ts';
export { jobSitemap } from './sitemap-queries.ts';
export { jobTemplateRoutes } from './templates/routes.ts';
