export { type Announcement, announce, retract } from './announce.ts';
export { webhookBackground } from './background.ts';
export { webhookPersonalData } from './personal-data.ts';
export { webhookRetention } from './queries.ts';
export { webhookRoutes } from './routes.ts';
