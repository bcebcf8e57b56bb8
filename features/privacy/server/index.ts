export { deleteDueAccounts } from './deleting.ts';
export { personalExportRetention } from './export-queries.ts';
export { packPersonalData } from './exporting.ts';
export { privacyPersonalData } from './personal-data.ts';
export { privacyRoutes } from './routes.ts';
