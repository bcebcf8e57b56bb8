export { jobFeedBackground } from './background.ts';
export { jobExportBackground } from './exports/background.ts';
export { jobExportRoutes } from './exports/routes.ts';
export { importFile } from './file-import.ts';
export type { FeedNetwork } from './network.ts';
export { jobFeedPersonalData } from './personal-data.ts';
export { feedRunRetention } from './queries.ts';
export { jobFeedRoutes } from './routes.ts';
