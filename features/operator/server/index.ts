export { foundTenant } from './actions.ts';
export { notifyFailures } from './failure-mails.ts';
export { operatorRoutes } from './routes.ts';
export { terminalActions } from './terminal-actions.ts';
