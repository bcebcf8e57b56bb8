import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const privacyPersonalData: readonly PersonalTable[] = [
  { table: 'account_deletions', person: 'user_id' },
  { table: 'personal_exports', person: 'user_id', not_exported: true },
];
