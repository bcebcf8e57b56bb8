import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const servicePersonalData: readonly PersonalTable[] = [
  {
    table: 'chosen_providers',
    person: 'user_id',
    names: { provider: { column: 'provider_id', of: 'service_providers', show: 'name' } },
  },
  { table: 'provider_reports', person: 'user_id' },
];
