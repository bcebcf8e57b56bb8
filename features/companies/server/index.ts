export { decideCompany, decidePerson, ownCompany, undoCompanyDecision, undoPersonDecision } from './actions.ts';
export { decideChange } from './changes.ts';
export { writeJobSearch } from './job-search-queries.ts';
export { isOpenInSearch, isOpenJob, isReadableInOwnLists, isReadableJob, jobStatusNow } from './open-job-queries.ts';
export { findRevision } from './queries.ts';
export { companyFiles } from './retention-queries.ts';
export { companyRoutes } from './routes.ts';
