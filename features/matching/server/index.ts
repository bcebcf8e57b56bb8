export { scoreApplicants } from './applicants.ts';
export { matching } from './matching.ts';
export { matchingRoutes } from './routes.ts';
