export { endApplications, findApplicationFor } from './actions.ts';
export { activeRecruitersOf } from './queries.ts';
export { applicationFiles, applicationRetention } from './retention-queries.ts';
export { applicationRoutes } from './routes.ts';
