import { accountFiles, accountRetention } from '#features/accounts/server/index.ts';
import { alertRetention } from '#features/alerts/server/index.ts';
import {
  applicationFiles,
  applicationRetention,
  draftRetention,
  exportRetention,
  trackedRetention,
} from '#features/applications/server/index.ts';
import { candidateRetention } from '#features/candidates/server/index.ts';
import { companyFiles } from '#features/companies/server/index.ts';
import { courseRetention } from '#features/courses/server/index.ts';
import { apiReplyRetention } from '#features/employer-api/server/index.ts';
import { feedRunRetention } from '#features/job-feeds/server/index.ts';
import { heldChangeRetention, jobContactRetention, jobHoldRetention, jobReportRetention } from '#features/jobs/server/index.ts';
import { messageFiles, messageRetention } from '#features/messages/server/index.ts';
import { notificationRetention } from '#features/notifications/server/index.ts';
import { occupationReportRetention, untranslatedRetention } from '#features/occupations/server/index.ts';
import { planLinkRetention } from '#features/plans/server/index.ts';
import { personalExportRetention } from '#features/privacy/server/index.ts';
import { resumeFiles } from '#features/resumes/server/index.ts';
import { providerReportRetention, serviceFiles } from '#features/services/server/index.ts';
import { tenantFiles } from '#features/tenants/server/index.ts';
import { webhookRetention } from '#features/webhooks/server/index.ts';
import { fileRetention, mailRetention, type RetentionRule, rateLimitRetention } from '#kit/server/records/retention.ts';

/** Everything that is erased automatically, in this order. Files come last, after what refers to them. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  mailRetention,
  rateLimitRetention,
  ...accountRetention,
  notificationRetention,
  occupationReportRetention,
  untranslatedRetention,
  applicationRetention,
  draftRetention,
  trackedRetention,
  exportRetention,
  personalExportRetention,
  providerReportRetention,
  courseRetention,
  planLinkRetention,
  jobReportRetention,
  jobHoldRetention,
  heldChangeRetention,
  jobContactRetention,
  feedRunRetention,
  ...candidateRetention,
  ...alertRetention,
  messageRetention,
  apiReplyRetention,
  webhookRetention,
  fileRetention([accountFiles, companyFiles, resumeFiles, applicationFiles, messageFiles, serviceFiles, tenantFiles]),
];
