import { paths } from '#kit/ui/paths.ts';
import {
  createCompanyFeed,
  createTenantFeed,
  decideCompanyFeed,
  decideTenantFeed,
  deleteCompanyFeed,
  deleteTenantFeed,
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

/** The calls of a company's admins, and those of operators with the same shapes. */
const COMPANY = {
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
const TENANT = {
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

export const callsOf = (whose: 'company' | 'tenant') => (whose === 'company' ? COMPANY : (TENANT as unknown as typeof COMPANY));
export type FeedCalls = typeof COMPANY;
