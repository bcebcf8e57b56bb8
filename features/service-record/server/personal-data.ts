import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const serviceRecordPersonalData: readonly PersonalTable[] = [
  { table: 'service_records', person: 'user_id' },
  { table: 'discharge_dates', person: 'user_id' },
];
