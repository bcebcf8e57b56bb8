export { scoreApplicants, storeSentContent } from './applicants.ts';
export { matching } from './matching.ts';
export { matchingPersonalData } from './personal-data.ts';
export { copySentContent, deleteSentContent } from './queries.ts';
export { matchingRoutes } from './routes.ts';
