import type { PersonalTable } from '#kit/server/personal-data.ts';

/** Rows about a person that this feature owns. */
export const notificationPersonalData: readonly PersonalTable[] = [
  { table: 'notifications', person: 'user_id' },
  { table: 'notification_settings', person: 'user_id' },
];
