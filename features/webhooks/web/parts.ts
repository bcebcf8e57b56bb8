// Components for other features. Not in index.ts, which the router loads on every first visit.
export { SecretDialog } from './SecretDialog.tsx';
export { Webhooks } from './Webhooks.tsx';
