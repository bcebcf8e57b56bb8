import { sql } from 'kysely';
import { daysBefore, eraseSome, type FileReference, type RetentionRule } from '#kit/server/records/retention.ts';

/**
 * Conversations are erased with the application or contact request they belong to, and with the account of the veteran. Uploads that no message
 * uses are erased after a day; their bytes follow with the unused files.
 */
export const messageRetention: RetentionRule = {
  name: 'unsent_attachments',
  erase: (db, now) =>
    eraseSome(db, 'message_attachments', ['id'], sql`message_id is null and created_at < ${daysBefore(now, 1)}`),
};

export const messageFiles: FileReference = (db) =>
  sql`exists (select from message_attachments r where r.tenant_id = ${db.tenant_id} and r.file_id = f.id)`;
