export { notificationBackground } from './background.ts';
export {
  eraseNotifications,
  type Mailer as Post,
  mailerOf as postOf,
  type NewNotification as Happening,
  notify,
  notifyEach,
  postOfJob,
  refreshPages as tellChange,
  type Sending,
  withdrawNotifications,
} from './notify.ts';
export { notificationPersonalData } from './personal-data.ts';
export { readTopic, stopEmails } from './queries.ts';
export { notificationRetention } from './retention-queries.ts';
export { notificationRoutes } from './routes.ts';
