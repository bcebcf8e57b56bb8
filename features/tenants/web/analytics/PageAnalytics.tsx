import { useLocation } from '@tanstack/react-router';
import { isCounted } from '../../analytics-rules.ts';
import { useIsReopened } from './cookie-choice.ts';
import { SiteAnalytics } from './SiteAnalytics.tsx';
import type { SiteAnalytics as Service } from './services.ts';

/** The analytics of the page that is open, if it is counted. The choice can be changed on any page. */
export function PageAnalytics({ analytics }: { analytics: Service }) {
  const { pathname, search } = useLocation();
  const counts = isCounted(pathname, search);
  const isReopened = useIsReopened();
  return counts || isReopened ? <SiteAnalytics analytics={analytics} path={counts ? pathname : null} /> : null;
}
