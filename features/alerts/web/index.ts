import { lazyRouteComponent } from '@tanstack/react-router';

const pages = () => import('./pages.ts');

export const AlertsPage = lazyRouteComponent(pages, 'AlertsPage');
export const NewAlertPage = lazyRouteComponent(pages, 'NewAlertPage');
export const MailedAlertsPage = lazyRouteComponent(pages, 'MailedAlertsPage');
export const ConfirmAlertPage = lazyRouteComponent(pages, 'ConfirmAlertPage');
export const UnsubscribePage = lazyRouteComponent(pages, 'UnsubscribePage');
