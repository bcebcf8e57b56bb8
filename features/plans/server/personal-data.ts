import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const planPersonalData: readonly PersonalTable[] = [
  { table: 'transition_plans', person: 'user_id' },
  { table: 'plan_tasks', person: 'user_id' },
  { table: 'transition_plan_events', person: 'user_id' },
  { table: 'transition_situations', person: 'user_id', without: ['unsubscribe_token', 'unsubscribe_hash'] },
  { table: 'plan_links', person: 'user_id', without: ['token_hash'] },
  { table: 'plan_rule_notices', person: 'user_id', not_exported: true },
];
