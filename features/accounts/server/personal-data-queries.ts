import { sql } from 'kysely';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';

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
  // Sent mails keep no text; those that wait may contain a live link.
  {
    table: 'mails',
    person: 'user_id',
    // Without those whose notification is hidden, because what they report can still be undone.
    only: (db) => sql`not exists (select from notifications n
      where n.tenant_id = ${db.tenant_id} and n.user_id = t.user_id and n.topic = t.topic and n.created_at > now())`,
    without: [
      'user_id',
      'about_user_ids',
      'body_text',
      'body_html',
      'calendar',
      'topic',
      'unsubscribe_url',
      'last_error',
      'attempts',
      'forget_when_sent',
    ],
  },
  // Mails to others repeat what the person's applications, messages and interviews contain.
  { table: 'mails', person: { ids: 'about_user_ids', texts: ['subject', 'body_text'] }, not_exported: true },
  { table: 'files', person: 'owner_id', without: ['bytes'], stays_with_company: true },
  { table: 'person_storage', person: 'user_id', not_exported: true },
  { table: 'person_writes', person: 'user_id', not_exported: true },
  { table: 'email_tokens', person: 'user_id', not_exported: true },
  { table: 'passkey_challenges', person: 'user_id', not_exported: true },
  { table: 'social_attempts', person: 'link_user_id', not_exported: true },
  // What they did, and the address they did it from. The log remains, without the address.
  { table: 'audit_events', person: 'actor_id', stays_with_company: true },
  // What others did to their account or read about them. Who it was in person is not theirs.
  {
    table: 'audit_events',
    person: 'subject_id',
    without: ['actor_id', 'address'],
    only: () =>
      sql`t.subject_kind in ('user', 'person', 'veteran', 'recruiter', 'operator', 'candidate') and t.actor_id is distinct from t.subject_id`,
    names: { company: { column: 'actor_id', via: { of: 'users', column: 'company_id' }, of: 'companies', show: 'name' } },
    stays_with_company: true,
  },
];
