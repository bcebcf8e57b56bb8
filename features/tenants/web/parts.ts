// Apart from the hooks of index.ts, which every first visit loads.

import { lazyRouteComponent } from '@tanstack/react-router';

export { Analytics } from './analytics/Analytics.tsx';
export { ContactTeam } from './ContactTeam.tsx';
export { SitePage } from './SitePage.tsx';

/** The operators' editor with its dialogs and form, which no visitor's page may load. */
export const SitePageList = lazyRouteComponent(() => import('./SitePageList.tsx'), 'SitePageList');
