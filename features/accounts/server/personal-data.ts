import type { PersonalTable } from '#kit/server/personal-data.ts';

/** Rows about a person that this feature owns. */
export const accountPersonalData: readonly PersonalTable[] = [
  {
    table: 'users',
    person: 'id',
    without: ['password_hash', 'picture_file_id', 'approved_by', 'not_my_company_id', 'search_name'],
    names: { company: { column: 'company_id', of: 'companies', show: 'name' } },
    stays_with_company: true,
  },
  { table: 'sessions', person: 'user_id', without: ['id'] },
  { table: 'security_events', person: 'user_id' },
  { table: 'passkeys', person: 'user_id', without: ['id', 'public_key', 'counter', 'transports'] },
  { table: 'authenticator_apps', person: 'user_id', without: ['secret_encrypted', 'recovery_hashes', 'last_step'] },
  { table: 'social_identities', person: 'user_id' },
  // Operators write the notes for each other.
  { table: 'decisions', person: 'user_id', without: ['actor_id', 'note', 'undoes', 'company_id'] },
  { table: 'files', person: 'owner_id', without: ['bytes'], stays_with_company: true },
  { table: 'email_tokens', person: 'user_id', not_exported: true },
  { table: 'passkey_challenges', person: 'user_id', not_exported: true },
  { table: 'social_attempts', person: 'link_user_id', not_exported: true },
];
