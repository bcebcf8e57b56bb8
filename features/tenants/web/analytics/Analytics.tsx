import { lazy, Suspense } from 'react';
import { useTenant } from '../tenant.tsx';

/** Without its code, because something blocks it, a page is complete and not counted. */
const PageAnalytics = lazy(() =>
  import('./PageAnalytics.tsx').then(
    (module) => ({ default: module.PageAnalytics }),
    () => ({ default: () => null }),
  ),
);

/** The tenant's analytics, in the frame: sign-in and sign-up have none. First visits load no code of them but this. */
export function Analytics() {
  const analytics = useTenant()?.analytics;
  return (
    analytics && (
      <Suspense>
        <PageAnalytics analytics={analytics} />
      </Suspense>
    )
  );
}
