import type { FastifyInstance } from 'fastify';
import type { LinkTable } from './links/queries.ts';
import { openReferralRoutes } from './open-referral/routes.ts';
import { providerEditingRoutes } from './operator-routes.ts';
import { directoryRoutes } from './routes.ts';

export { serviceBackground } from './background.ts';
export { directoryPublicPage, providerPublicPage } from './directory/public-page.ts';
export { type Asking, type Searched, searchEntries } from './directory/search.ts';
export type { FoundEntry } from './directory/search-queries.ts';
export { providerSitemap } from './directory/sitemap-queries.ts';
export { addProvider } from './editing.ts';
export { containsWords, isEntryToCheck } from './entry-queries.ts';
export { auditImport, emptyReport, reasonsOf, refuseRow, runImport } from './importing/entry-imports.ts';
export { importServices } from './importing/import-services.ts';
export { UnusableFile } from './importing/provider-csv.ts';
export { checkLinks } from './links/checks.ts';
export { type LinkTable, resetChangedLink } from './links/queries.ts';
export { pickContact, pickService, proposeServices, updateChosenServices } from './proposals.ts';
export { findChosenServices } from './provider-queries.ts';
export { providerReportRetention, serviceFiles } from './retention-queries.ts';
export { insertStandardProviders } from './standard/content.ts';

/** What the scheduled check visits. */
export const providerLinks: LinkTable = { table: 'service_providers', link: 'website' };

export function serviceRoutes(app: FastifyInstance): void {
  directoryRoutes(app);
  openReferralRoutes(app);
  providerEditingRoutes(app);
}

export { servicePersonalData } from './personal-data.ts';
