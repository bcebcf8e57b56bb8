export { privacyBackground } from './background.ts';
export { deleteDueAccounts } from './deleting.ts';
export { personalExportRetention } from './export-queries.ts';
export { privacyPersonalData } from './personal-data.ts';
export { privacyRoutes } from './routes.ts';
