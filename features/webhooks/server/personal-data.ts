import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const webhookPersonalData: readonly PersonalTable[] = [
  {
    table: 'webhook_endpoints',
    person: 'created_by',
    without: ['secret_encrypted', 'previous_secret_encrypted'],
    stays_with_company: true,
  },
];
