/** Loaded on demand, because first visits must not contain it. */
export const reopenCookieChoice = async (): Promise<void> => (await import('./analytics/cookie-choice.ts')).reopenCookieChoice();
export { tenantQuery, useMissingSite, useSlogan, useTenant } from './tenant.tsx';
