export { endApplications } from './actions.ts';
export { applicationRoutes } from './routes.ts';
