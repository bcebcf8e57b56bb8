export { onboardingRoutes } from './routes.ts';
export { keepServiceRecords } from './service-records.ts';
export { insertStandardContent } from './standard-content/queries.ts';
