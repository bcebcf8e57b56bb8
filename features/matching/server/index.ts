export { scoreApplicants } from './applicants.ts';
export { matching } from './matching.ts';
export { matchingPersonalData } from './personal-data.ts';
export { matchingRoutes } from './routes.ts';
