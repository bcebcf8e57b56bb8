export {
  decideCompany,
  decidePerson,
  findPublicCompany,
  ownCompany,
  undoCompanyDecision,
  undoPersonDecision,
} from './actions.ts';
export { applicationsOf } from './application-queries.ts';
export { decideChange } from './changes.ts';
export { writeJobSearch } from './job-search-queries.ts';
export {
  isEndedJob,
  isHeldJob,
  isOpenInSearch,
  isOpenJob,
  isReadableInOwnLists,
  isReadableJob,
  jobStatusNow,
} from './open-job-queries.ts';
export { companyListPublicPage } from './public-page.ts';
export { companiesNamed, lockCompanyLimits } from './queries.ts';
export { findActiveRecruiters, type Recruiter, requireRecruiter } from './recruiters.ts';
export { findActiveCompanyIds, type ReplyCount, writeReplies } from './reply-queries.ts';
export { companyFiles } from './retention-queries.ts';
export { companyRoutes } from './routes.ts';
export { companySitemap } from './sitemap-queries.ts';
