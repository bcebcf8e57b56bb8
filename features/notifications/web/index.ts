import { lazyRouteComponent } from '@tanstack/react-router';

/** Only for people who are signed in. */
export const NotificationBell = lazyRouteComponent(() => import('./NotificationBell.tsx'), 'NotificationBell');
export const NotificationsPage = lazyRouteComponent(() => import('./NotificationsPage.tsx'), 'NotificationsPage');
