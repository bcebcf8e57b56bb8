import { sql } from 'kysely';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. A message that waits for a check, or was refused, belongs to its sender alone. */
export const messagePersonalData: readonly PersonalTable[] = [
  {
    table: 'conversations',
    person: 'veteran_id',
    names: { company: { column: 'company_id', of: 'companies', show: 'name' } },
  },
  {
    table: 'messages',
    person: { column: 'conversation_id', of: 'conversations', person: 'veteran_id' },
    without: ['sender_id', 'decided_by', 'decision_note', 'held_for', 'key', 'search_text', 'search_groups'],
    only: () => sql`(t.state = 'sent' or t.side = 'veteran')`,
  },
  {
    table: 'messages',
    person: 'sender_id',
    without: ['decided_by', 'held_for', 'key', 'search_text', 'search_groups'],
    only: () => sql`t.side = 'company'`,
    stays_with_company: true,
  },
];
