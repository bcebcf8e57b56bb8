import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const candidatePersonalData: readonly PersonalTable[] = [
  { table: 'candidate_visibility', person: 'user_id' },
  { table: 'candidate_search', person: 'user_id', without: ['terms'] },
  { table: 'candidate_hidden_companies', person: 'user_id' },
  {
    table: 'contact_requests',
    person: 'veteran_id',
    without: ['sender_id'],
    names: { company: { column: 'company_id', of: 'companies', show: 'name' } },
  },
  { table: 'candidate_list_entries', person: 'veteran_id', not_exported: true },
];
