import { signInPublicPages } from '#features/accounts/server/index.ts';
import { coursePublicPage } from '#features/courses/server/index.ts';
import { forEmployersPublicPage, homePublicPage } from '#features/dashboard/server/index.ts';
import { jobListPublicPage, jobPublicPage } from '#features/jobs/server/index.ts';
import { tradePublicPage } from '#features/occupations/server/index.ts';
import { providerPublicPage } from '#features/services/server/index.ts';
import { sitePublicPages } from '#features/tenants/server/index.ts';
import type { PublicPage } from '#kit/server/http/public-page.ts';

/** Public pages that the server fills with text before the browser app takes over. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...signInPublicPages,
  homePublicPage,
  forEmployersPublicPage,
  jobListPublicPage,
  coursePublicPage,
  jobPublicPage,
  providerPublicPage,
  tradePublicPage,
  ...sitePublicPages,
];
