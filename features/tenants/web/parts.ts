// Apart from the hooks of index.ts, which every first visit loads.

export { ContactTeam } from './ContactTeam.tsx';
export { SitePage } from './SitePage.tsx';
export { SitePageList } from './SitePageList.tsx';
