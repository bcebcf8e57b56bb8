import { signInPublicPages } from '#features/accounts/server/index.ts';
import { companyListPublicPage, companySitemap } from '#features/companies/server/index.ts';
import { courseListPublicPage, coursePublicPage, courseSitemap } from '#features/courses/server/index.ts';
import { forEmployersPublicPage, homePublicPage } from '#features/dashboard/server/index.ts';
import {
  companyPublicPage,
  jobLandingPublicPages,
  jobLandingSitemap,
  jobPublicPages,
  jobSitemap,
} from '#features/jobs/server/index.ts';
import { tradePublicPage } from '#features/occupations/server/index.ts';
import { planPreviewPublicPage } from '#features/plans/server/index.ts';
import { directoryPublicPage, providerPublicPage, providerSitemap } from '#features/services/server/index.ts';
import { PAGE_PATHS } from '#features/tenants/page-rules.ts';
import { sitePublicPages } from '#features/tenants/server/index.ts';
import type { PublicPage } from '#kit/server/http/public-page.ts';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';

/** Public pages that the server fills with text before the browser app takes over. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...signInPublicPages,
  homePublicPage,
  forEmployersPublicPage,
  // Before the pages of jobs, whose path has an id in this place.
  ...jobLandingPublicPages,
  ...jobPublicPages,
  companyListPublicPage,
  companyPublicPage,
  courseListPublicPage,
  coursePublicPage,
  directoryPublicPage,
  providerPublicPage,
  tradePublicPage,
  planPreviewPublicPage,
  ...sitePublicPages,
];

/** Kinds of pages in the sitemap. SITEMAP_PAGES has the others. */
export const SITEMAP_KINDS: readonly SitemapKind[] = [
  jobSitemap,
  jobLandingSitemap,
  companySitemap,
  courseSitemap,
  providerSitemap,
];

/** Pages that every tenant has. */
export const SITEMAP_PAGES: readonly string[] = [
  '/home',
  '/jobs',
  '/jobs/browse',
  '/companies',
  '/courses',
  '/service-providers',
  '/trade',
  '/veteran/create-transition-plan-vx',
  '/recruiters',
  ...Object.values(PAGE_PATHS),
];
