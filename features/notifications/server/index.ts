export { sendDigests } from './digest.ts';
export { notify, type Post, postOf, withdrawNotifications } from './notify.ts';
export { notificationRetention } from './retention-queries.ts';
export { notificationRoutes } from './routes.ts';
