import type { FastifyInstance } from 'fastify';
import { openReferralRoutes } from './open-referral-routes.ts';
import { providerEditingRoutes } from './operator-routes.ts';
import { directoryRoutes } from './routes.ts';

export { type ResolvedPlace, resolvePlace } from './directory-place.ts';
export { addProvider } from './editing.ts';
export { importServices } from './import-services.ts';
export { proposeServices, updateChosenServices } from './proposals.ts';
export { UnusableFile } from './provider-csv.ts';
export { providerPublicPage } from './public-page.ts';
export { providerReportRetention, serviceFiles } from './retention-queries.ts';
export { insertStandardProviders } from './standard-content.ts';

export function serviceRoutes(app: FastifyInstance): void {
  directoryRoutes(app);
  openReferralRoutes(app);
  providerEditingRoutes(app);
}
