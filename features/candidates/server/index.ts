export { candidatePersonalData } from './personal-data.ts';
export { refreshCandidates, refreshVeterans } from './projection.ts';
export { candidateRetention } from './retention-queries.ts';
export { candidateRoutes } from './routes.ts';
