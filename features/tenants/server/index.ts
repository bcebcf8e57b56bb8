export { hostName } from '../rules.ts';
export { analyticsOf, analyticsSources } from './analytics.ts';
export { tenantsByHost } from './by-host.ts';
export { sitePageRoutes, sitePublicPages } from './page-routes.ts';
export { policyReportRoutes } from './policy-reports.ts';
export { findTenantCountry, setTenantLogo, tenantChanged, tenantFiles, tenantHosts, tenantIds } from './queries.ts';
export { tenantRoutes } from './routes.ts';
export { siteAddress } from './site-address.ts';
