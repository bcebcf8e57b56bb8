export { foundTenant } from './actions.ts';
export { operatorRoutes } from './routes.ts';
