import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { NotificationSection } from './NotificationsPage.tsx';

/** Only for people who are signed in. */
export const NotificationBell = lazyRouteComponent(() => import('./NotificationBell.tsx'), 'NotificationBell');

/** The person's notifications. `sections` are settings that belong to features on higher floors. */
export const notificationsPage = (sections: readonly NotificationSection[]) =>
  lazyRouteComponent(async () => {
    const { NotificationsPage } = await import('./NotificationsPage.tsx');
    return { Page: () => createElement(NotificationsPage, { sections }) };
  }, 'Page');
