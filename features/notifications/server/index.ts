export { notificationBackground } from './background.ts';
export {
  emailModeOf,
  eraseNotifications,
  type Mailer,
  mailerOf,
  type NewNotification,
  notify,
  notifyEach,
  postOfJob,
  refreshPages,
  type Sending,
  showNotifications,
  withdrawNotifications,
} from './notify.ts';
export { notificationPersonalData } from './personal-data-queries.ts';
export { readTopic, stopEmails } from './queries.ts';
export { notificationRetention } from './retention-queries.ts';
export { notificationRoutes } from './routes.ts';
export { unsubscribePath } from './unsubscribe.ts';
export { type OtherEmails, unsubscribeRoutes } from './unsubscribe-routes.ts';
