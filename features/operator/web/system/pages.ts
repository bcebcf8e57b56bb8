// One file to load for these pages: each further import() would add to the scripts of every first visit.
export { AuditPage } from '../audit/AuditPage.tsx';
export { OperatorsPage } from '../operators/OperatorsPage.tsx';
export { TenantOperatorsPage } from '../operators/TenantOperatorsPage.tsx';
export { SettingsPage } from '../settings/SettingsPage.tsx';
export { BackgroundJobsPage } from './BackgroundJobsPage.tsx';
export { InstallationAuditPage } from './InstallationAuditPage.tsx';
export { TenantsPage } from './TenantsPage.tsx';
