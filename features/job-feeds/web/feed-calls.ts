import { paths } from '#kit/ui/paths.ts';
import {
  createCompanyFeed,
  createTenantFeed,
  decideCompanyFeed,
  decideTenantFeed,
  deleteCompanyFeed,
  deleteTenantFeed,
  type FeedRoutes,
  findCompanyFeeds,
  findTenantFeeds,
  getCompanyFeed,
  getCompanyFeedRun,
  getTenantFeed,
  getTenantFeedRun,
  pauseCompanyFeed,
  pauseTenantFeed,
  previewCompanyFeed,
  previewTenantFeed,
  resolveCompanyFeedConflict,
  resolveTenantFeedConflict,
  runCompanyFeed,
  runTenantFeed,
  updateCompanyFeed,
  updateTenantFeed,
} from '../contract.ts';

/** The calls of a company's admins or of operators, and where their screen is. */
export type FeedCalls = FeedRoutes & { href: typeof paths.recruiter.jobFeeds | typeof paths.operator.jobFeeds };

const COMPANY: FeedCalls = {
  href: paths.recruiter.jobFeeds,
  find: findCompanyFeeds,
  get: getCompanyFeed,
  getRun: getCompanyFeedRun,
  preview: previewCompanyFeed,
  create: createCompanyFeed,
  update: updateCompanyFeed,
  pause: pauseCompanyFeed,
  run: runCompanyFeed,
  remove: deleteCompanyFeed,
  decide: decideCompanyFeed,
  resolve: resolveCompanyFeedConflict,
};
const TENANT: FeedCalls = {
  href: paths.operator.jobFeeds,
  find: findTenantFeeds,
  get: getTenantFeed,
  getRun: getTenantFeedRun,
  preview: previewTenantFeed,
  create: createTenantFeed,
  update: updateTenantFeed,
  pause: pauseTenantFeed,
  run: runTenantFeed,
  remove: deleteTenantFeed,
  decide: decideTenantFeed,
  resolve: resolveTenantFeedConflict,
};

export const callsOf = (whose: 'company' | 'tenant'): FeedCalls => (whose === 'company' ? COMPANY : TENANT);
