export { Analytics } from './analytics/Analytics.tsx';
export { reopenCookieChoice } from './analytics/cookie-choice.ts';
export { tenantQuery, useMissingSite, useSlogan, useTenant } from './tenant.tsx';
