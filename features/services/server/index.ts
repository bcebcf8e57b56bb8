export { providerEditingRoutes as serviceRoutes } from './operator-routes.ts';
export { proposeServices, updateChosenServices } from './proposals.ts';
export { serviceFiles } from './retention-queries.ts';
export { insertStandardProviders } from './standard-content.ts';
