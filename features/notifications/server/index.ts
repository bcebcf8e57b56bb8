export { notificationBackground } from './background.ts';
export {
  eraseNotifications,
  type Happening,
  notify,
  notifyEach,
  type Post,
  postOf,
  postOfJob,
  type Sending,
  tellChange,
  withdrawNotifications,
} from './notify.ts';
export { notificationPersonalData } from './personal-data.ts';
export { readTopic, stopEmails } from './queries.ts';
export { notificationRetention } from './retention-queries.ts';
export { notificationRoutes } from './routes.ts';
