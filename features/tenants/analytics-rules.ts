/** Without schemas, because pages of visitors load it. */

export const ANALYTICS_KINDS = ['plausible', 'matomo', 'tag_manager'] as const;
export type AnalyticsKind = (typeof ANALYTICS_KINDS)[number];

export const ANALYTICS_NAMES: Record<AnalyticsKind, string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  tag_manager: 'Google Tag Manager',
};

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}$/;

/** How each service names a site. */
export const ANALYTICS_SITES: Record<AnalyticsKind, { label: string; form: RegExp; remedy: string }> = {
  plausible: { label: 'Domain in Plausible', form: DOMAIN, remedy: 'Enter the domain as in Plausible, like jobs.example.org' },
  matomo: { label: 'Site ID', form: /^[1-9]\d{0,8}$/, remedy: 'Enter the site ID as in Matomo, a number like 1' },
  tag_manager: { label: 'Container ID', form: /^GTM-[A-Z0-9]{4,12}$/, remedy: 'Enter the container ID, like GTM-AB12CD3' },
};

export const isHttpsOrigin = (address: string): boolean =>
  address.startsWith('https://') && DOMAIN.test(address.slice('https://'.length));

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The only origin that scripts of a service come from. */
export const scriptOrigin = ({ kind, address }: { kind: AnalyticsKind; address: string }): string =>
  kind === 'tag_manager' ? TAG_MANAGER : address;

/**
 * Whether a page is counted. Sign-in is not, because nothing may delay it, nor are pages whose address is a secret: a service
 * would store the address.
 */
export const isCounted = (path: string, search: object): boolean =>
  path !== '/' && !/^\/(auth|shared|shared-plan)(\/|$)/.test(path) && !('token' in search);
