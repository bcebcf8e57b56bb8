export { leaveCompany } from './actions.ts';
export { candidateBackground } from './background.ts';
export { candidatePersonalData } from './personal-data.ts';
export { refreshVeterans } from './projection.ts';
export { candidateRetention } from './retention-queries.ts';
export { candidateRoutes } from './routes.ts';
