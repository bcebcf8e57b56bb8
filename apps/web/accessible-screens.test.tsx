import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createSession } from '#features/accounts/web/index.ts';
import { TASK_PAGES } from '#features/plans/link-labels.ts';
import { APP_PATHS } from '#kit/contract/app-paths.ts';
import { newQueryClient } from '#kit/ui/data/query.ts';
import { SCREEN_GROUPS } from '../../e2e/support/screens.ts';
import { createAppRouter, openArea, UNOPENED } from './router.tsx';

/** Addresses that lead to another one. */
const REDIRECTS = [
  '/auth/signup/$',
  '/auth/signup-op-hired',
  '/operator/held-messages',
  '/veteran/edit-resume',
  '/veteran/applications/$applicationId',
  '/recruiter/jobs/$jobId/applications/$applicationId',
];

/** Other addresses of a screen. */
const ALIASES = {
  '/': '/auth/login',
  '/auth': '/auth/login',
  '/auth/reset': '/auth/reset-password',
  '/jobs/$jobId/apply': '/veteran/jobs/$jobId/apply',
  '/veteran/view-resume': '/veteran/resume/preview/$resumeId',
  '/veteran/preview-resume-pdf': '/veteran/resume/preview/$resumeId',
  '/recruiter/company': '/recruiter/company/approval-pending',
};

/** The router with the routes of every area. */
async function wholeRouter() {
  const router = createAppRouter({ session: createSession(), queryClient: newQueryClient() });
  for (const pathname of ['/home', '/veteran', '/recruiter', '/operator']) await openArea(router, pathname);
  return router;
}

test('every route of the application is among the screens that are checked for accessibility', async () => {
  const { routesByPath } = await wholeRouter();
  const pages = Object.values<AnyRoute>(routesByPath)
    .filter(({ fullPath, options }) => fullPath !== UNOPENED && !options.staticData?.noPage)
    .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));
  const checked = SCREEN_GROUPS.flatMap(({ routes }) => routes);
  const known = new Set([...checked, ...REDIRECTS, ...Object.keys(ALIASES)]);
  expect(pages.filter((path) => !known.has(path))).toEqual([]);
  expect([...known, ...Object.values(ALIASES)].filter((path) => !pages.includes(path))).toEqual([]);
});

test('the server replies 404 to every path that is none of the application’s', async () => {
  const { routesByPath } = await wholeRouter();
  const paths = Object.keys(routesByPath).filter((path) => !path.endsWith('/$'));
  expect(APP_PATHS).toEqual(paths.sort());
});

test('every page that tasks of plans link to exists', async () => {
  const router = await wholeRouter();
  const missing = TASK_PAGES.filter((href) => {
    const [pathname = ''] = href.split('?');
    const route = router.getMatchedRoutes(pathname)[2];
    return !route || route.options.staticData?.noPage;
  });
  expect(missing).toEqual([]);
});
