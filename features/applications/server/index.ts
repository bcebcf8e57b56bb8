export { endApplications } from './actions.ts';
export { applicationFiles, applicationRetention } from './retention-queries.ts';
export { applicationRoutes } from './routes.ts';
