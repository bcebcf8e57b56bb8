import { accountBackground } from '#features/accounts/server/index.ts';
import { alertBackground } from '#features/alerts/server/index.ts';
import { applicationBackground } from '#features/applications/server/index.ts';
import { candidateBackground } from '#features/candidates/server/index.ts';
import { courseBackground, courseLinks } from '#features/courses/server/index.ts';
import { dashboardBackground } from '#features/dashboard/server/index.ts';
import { findExternalIds } from '#features/employer-api/server/index.ts';
import { interviewBackground } from '#features/interviews/server/index.ts';
import { type FeedNetwork, jobExportBackground, jobFeedBackground } from '#features/job-feeds/server/index.ts';
import { jobBackground } from '#features/jobs/server/index.ts';
import { notificationBackground } from '#features/notifications/server/index.ts';
import { operatorBackground } from '#features/operator/server/index.ts';
import { planBackground } from '#features/plans/server/index.ts';
import { privacyBackground } from '#features/privacy/server/index.ts';
import { resumeBackground } from '#features/resumes/server/index.ts';
import { providerLinks, serviceBackground } from '#features/services/server/index.ts';
import { webhookBackground } from '#features/webhooks/server/index.ts';
import { inTenant, type Job } from '#kit/server/background/jobs.ts';
import type { Mailer } from '#kit/server/mail/mail.ts';
import { poster } from '#kit/server/net/post.ts';
import { webVisitor } from '#kit/server/net/visit.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { retentionJob } from '#kit/server/records/retention.ts';
import { countTenant } from '#kit/server/records/storage.ts';
import type { Config } from './config.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RETENTION_RULES } from './retention.ts';

/** How feeds are read. */
export const feedNetwork = ({ dns_servers, feed_replay }: Config): FeedNetwork => ({ dns_servers, replay: feed_replay });

/** All background work. Each feature declares its own. */
export const backgroundJobs = (config: Config, mail: Mailer, vault: Vault): readonly Job[] => [
  mail.job,
  ...accountBackground,
  ...notificationBackground,
  ...resumeBackground,
  ...candidateBackground,
  ...courseBackground,
  ...serviceBackground({
    visit: config.link_checks ? webVisitor({ dns_servers: config.dns_servers }) : null,
    tables: [providerLinks, courseLinks],
  }),
  ...planBackground,
  ...jobBackground,
  ...applicationBackground,
  ...interviewBackground,
  ...alertBackground,
  ...webhookBackground({ vault, post: poster({ dns_servers: config.dns_servers }), externalIds: findExternalIds }),
  ...jobFeedBackground({ network: feedNetwork(config), vault }),
  ...jobExportBackground({ folder: config.job_exports_dir, categories: config.find_a_job_categories }),
  ...dashboardBackground,
  ...operatorBackground,
  ...privacyBackground(PERSONAL_DATA),
  // What each tenant stores.
  { name: 'count_storage', cron: '25 * * * *', runIn: inTenant(countTenant) },
  retentionJob(RETENTION_RULES),
];
