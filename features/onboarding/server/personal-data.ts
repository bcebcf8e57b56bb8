import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const onboardingPersonalData: readonly PersonalTable[] = [
  { table: 'veteran_profiles', person: 'user_id' },
  { table: 'onboarding_finished_steps', person: 'user_id' },
];
