// Together, because each further import() adds its file name to the scripts of every visit.
export { AlertsPage } from './AlertsPage.tsx';
export { ConfirmAlertPage, MailedAlertsPage } from './MailedAlertsPage.tsx';
export { NewAlertPage } from './NewAlertPage.tsx';
export { UnsubscribePage } from './UnsubscribePage.tsx';
