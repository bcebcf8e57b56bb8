import type { TenantDb } from '#kit/server/database/db.ts';

const NEWEST = 100;

/** The newest emails, optionally of one address or of addresses that begin with `to`. */
export async function findMails(db: TenantDb, to: string) {
  let query = db
    .selectFrom('mails')
    .select(['id', 'to_email', 'subject', 'kind', 'created_at', 'sent_at', 'attempts', 'last_error']);
  if (to) query = query.where('to_email', 'like', `${to.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  return query.orderBy('id', 'desc').limit(NEWEST).execute();
}

export const findMail = (db: TenantDb, id: number) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
