export { expireJobs, findJobCards } from './queries.ts';
export { jobRoutes } from './routes.ts';
