import { accountPersonalData } from '#features/accounts/server/index.ts';
import { alertPersonalData } from '#features/alerts/server/index.ts';
import { applicationPersonalData } from '#features/applications/server/index.ts';
import { candidatePersonalData } from '#features/candidates/server/index.ts';
import { coursePersonalData } from '#features/courses/server/index.ts';
import { employerApiPersonalData } from '#features/employer-api/server/index.ts';
import { interviewPersonalData } from '#features/interviews/server/index.ts';
import { jobFeedPersonalData } from '#features/job-feeds/server/index.ts';
import { jobPersonalData } from '#features/jobs/server/index.ts';
import { matchingPersonalData } from '#features/matching/server/index.ts';
import { messagePersonalData } from '#features/messages/server/index.ts';
import { notificationPersonalData } from '#features/notifications/server/index.ts';
import { onboardingPersonalData } from '#features/onboarding/server/index.ts';
import { planPersonalData } from '#features/plans/server/index.ts';
import { privacyPersonalData } from '#features/privacy/server/index.ts';
import { questionPersonalData } from '#features/questions/server/index.ts';
import { resumePersonalData } from '#features/resumes/server/index.ts';
import { serviceRecordPersonalData } from '#features/service-record/server/index.ts';
import { servicePersonalData } from '#features/services/server/index.ts';
import { webhookPersonalData } from '#features/webhooks/server/index.ts';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Every table with rows about a person, as the features that own them list it. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  ...accountPersonalData,
  ...notificationPersonalData,
  ...servicePersonalData,
  ...serviceRecordPersonalData,
  ...coursePersonalData,
  ...resumePersonalData,
  ...questionPersonalData,
  ...planPersonalData,
  ...onboardingPersonalData,
  ...jobPersonalData,
  ...matchingPersonalData,
  ...applicationPersonalData,
  ...candidatePersonalData,
  ...alertPersonalData,
  ...messagePersonalData,
  ...interviewPersonalData,
  ...employerApiPersonalData,
  ...webhookPersonalData,
  ...jobFeedPersonalData,
  ...privacyPersonalData,
];
