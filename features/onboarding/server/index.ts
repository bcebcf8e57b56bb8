export { onboardingPersonalData } from './personal-data.ts';
export { onboardingRoutes } from './routes.ts';
export { insertStandardContent } from './standard-content.ts';
