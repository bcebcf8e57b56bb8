import { useEffect } from 'react';
import { CookieBanner } from './CookieBanner.tsx';
import { chooseCookies, useCookieChoice, useIsReopened } from './cookie-choice.ts';
import { countPage, isServiceLoaded, loadService, type SiteAnalytics as Service } from './services.ts';

/**
 * Loads the tenant's analytics service and counts the page, after consent where the tenant or its country wants that.
 * @param path null for a page that is not counted
 */
export function SiteAnalytics({ analytics, path }: { analytics: Service; path: string | null }) {
  const choice = useCookieChoice(analytics);
  const isReopened = useIsReopened();
  const isLoaded = !analytics.asks_consent || choice === 'accepted';
  useEffect(() => {
    if (!isLoaded || path === null) return;
    loadService(analytics);
    countPage(analytics, path);
  }, [isLoaded, analytics, path]);
  // A script can't be unloaded, so after a withdrawal the page starts without it.
  useEffect(() => {
    if (!isLoaded && isServiceLoaded()) location.reload();
  }, [isLoaded]);
  if (!analytics.asks_consent || (choice && !isReopened)) return null;
  return <CookieBanner kind={analytics.kind} onChoose={(chosen) => chooseCookies(analytics, chosen)} />;
}
