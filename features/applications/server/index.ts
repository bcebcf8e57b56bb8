export { endApplications } from './actions.ts';
export { applicationFiles, applicationRetention } from './retention.ts';
export { applicationRoutes } from './routes.ts';
