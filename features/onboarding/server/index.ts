export { onboardingRoutes } from './routes.ts';
export { keepServiceRecords } from './service-records.ts';
