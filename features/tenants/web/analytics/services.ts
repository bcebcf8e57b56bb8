import { type AnalyticsKind, scriptOrigin } from '../../analytics-rules.ts';
import type { TenantInfo } from '../../contract.ts';

export type SiteAnalytics = NonNullable<TenantInfo['analytics']>;
type Call = (...parts: unknown[]) => void;
type Services = { plausible?: Call & { q?: unknown[] }; _paq?: unknown[][]; dataLayer?: object[] };

const services = (): Services => window as unknown as Services;

/** Marks the script, of which there is at most one. */
const SCRIPT_ID = 'site-analytics';

export const isServiceLoaded = (): boolean => document.getElementById(SCRIPT_ID) !== null;

/** The scripts count no page on their own, because they would send the whole address. */
const SCRIPTS: Record<AnalyticsKind, (site: string) => string> = {
  plausible: () => '/js/script.manual.js',
  matomo: () => '/matomo.js',
  tag_manager: (site) => `/gtm.js?id=${encodeURIComponent(site)}`,
};

/** Loads the script of the service, once. */
export function loadService(analytics: SiteAnalytics): void {
  if (isServiceLoaded()) return;
  const origin = scriptOrigin(analytics);
  const page = services();
  if (analytics.kind === 'plausible') {
    const queue: unknown[] = [];
    page.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  } else if (analytics.kind === 'matomo') {
    page._paq = [
      ['setTrackerUrl', `${origin}/matomo.php`],
      ['setSiteId', analytics.site],
    ];
  } else {
    page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  }
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `${origin}${SCRIPTS[analytics.kind](analytics.site)}`;
  if (analytics.kind === 'plausible') script.dataset.domain = analytics.site;
  document.head.append(script);
}

/** Reports a page by its path only: what someone searched for, and names in titles, stay here. */
export function countPage({ kind }: SiteAnalytics, path: string): void {
  const { plausible, _paq, dataLayer } = services();
  const url = `${location.origin}${path}`;
  if (kind === 'plausible') plausible?.('pageview', { u: url });
  else if (kind === 'matomo') {
    const cameFrom = document.referrer.startsWith(location.origin) ? '' : document.referrer;
    _paq?.push(['setReferrerUrl', cameFrom], ['setCustomUrl', url], ['setDocumentTitle', path], ['trackPageView']);
  } else dataLayer?.push({ event: 'page_view', page_path: path });
}
