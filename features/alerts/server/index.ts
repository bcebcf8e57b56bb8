export { alertBackground } from './background.ts';
export { alertEmails } from './emails.ts';
export { alertPersonalData } from './personal-data.ts';
export { alertRetention } from './retention-queries.ts';
export { alertRoutes } from './routes.ts';
