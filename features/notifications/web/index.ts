import { lazyRouteComponent } from '@tanstack/react-router';

export { NotificationBell } from './NotificationBell.tsx';
export const NotificationsPage = lazyRouteComponent(() => import('./NotificationsPage.tsx'), 'NotificationsPage');
