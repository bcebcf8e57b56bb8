import type { FastifyInstance } from 'fastify';
import { providerEditingRoutes } from './operator-routes.ts';
import { directoryRoutes } from './routes.ts';

export { type ResolvedPlace, resolvePlace } from './directory-place.ts';
export { proposeServices, updateChosenServices } from './proposals.ts';
export { providerPublicPage } from './public-page.ts';
export { providerReportRetention, serviceFiles } from './retention-queries.ts';
export { insertStandardProviders } from './standard-content.ts';

export function serviceRoutes(app: FastifyInstance): void {
  directoryRoutes(app);
  providerEditingRoutes(app);
}
