import { ACCOUNT } from './screens/account.ts';
import { COMPANY } from './screens/company.ts';
import { CONTENT_SCREENS } from './screens/content.ts';
import { GUEST } from './screens/guest.ts';
import { APPLICANTS, POSTING } from './screens/hiring.ts';
import { COVER_LETTERS } from './screens/letters.ts';
import { REVIEW, RUNNING } from './screens/operator.ts';
import { ONBOARDING_STEPS, PLANS, SUPPORT } from './screens/preparing.ts';
import { FINDING, SITE } from './screens/public.ts';
import { RESUMES } from './screens/resumes.ts';
import type { ScreenGroup } from './screens/screen.ts';
import { SEEKING } from './screens/seeking.ts';

/** Every screen of the application, in groups that take about the same time. */
export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  GUEST,
  SITE,
  FINDING,
  ACCOUNT,
  ONBOARDING_STEPS,
  PLANS,
  SUPPORT,
  SEEKING,
  RESUMES,
  COVER_LETTERS,
  POSTING,
  APPLICANTS,
  COMPANY,
  REVIEW,
  RUNNING,
  CONTENT_SCREENS,
];
