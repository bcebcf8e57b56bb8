import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const employerApiPersonalData: readonly PersonalTable[] = [
  { table: 'api_keys', person: 'created_by', without: ['key_hash'], stays_with_company: true },
];
