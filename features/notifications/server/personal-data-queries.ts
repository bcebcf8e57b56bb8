import { sql } from 'kysely';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const notificationPersonalData: readonly PersonalTable[] = [
  { table: 'notifications', person: 'user_id', without: ['about_user_ids'], only: () => sql`t.created_at <= now()` },
  // Notifications of others repeat what the person's applications, messages and interviews contain.
  { table: 'notifications', person: { ids: 'about_user_ids', texts: ['title', 'body'] }, not_exported: true },
  { table: 'notification_settings', person: 'user_id' },
];
