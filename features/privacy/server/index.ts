export { deleteDueAccounts } from './deleting.ts';
export { privacyPersonalData } from './personal-data.ts';
export { privacyRoutes } from './routes.ts';
