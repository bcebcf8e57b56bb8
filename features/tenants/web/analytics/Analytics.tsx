import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isCounted } from '../../analytics-rules.ts';
import { useTenant } from '../tenant.tsx';
import { useIsReopened } from './cookie-choice.ts';

const nothing = () => null;

/** Without its code, because something blocks it, a page is complete and not counted. */
const SiteAnalytics = lazy(() =>
  import('./SiteAnalytics.tsx').then(
    (module) => ({ default: module.SiteAnalytics }),
    () => ({ default: nothing }),
  ),
);

/** The tenant's analytics, if it has any: their code is loaded only then, and never at sign-in. */
export function Analytics() {
  const { pathname, search } = useLocation();
  const analytics = useTenant()?.analytics;
  const isReopened = useIsReopened();
  const counts = isCounted(pathname, search);
  if (!analytics || !(counts || isReopened)) return null;
  return (
    <Suspense>
      <SiteAnalytics analytics={analytics} path={counts ? pathname : null} />
    </Suspense>
  );
}
