import type { TenantDb } from '#kit/server/database/db.ts';

/** When the calendar address of a person was created, where there is one. */
export const findCalendar = (db: TenantDb, userId: number) =>
  db
    .selectFrom('interview_calendars')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('created_at')
    .executeTakeFirst();

/** Stores the address of a person's calendar in place of an earlier one. */
export const replaceCalendar = (db: TenantDb, userId: number, tokenHash: Buffer) =>
  db
    .insertInto('interview_calendars')
    .values({ tenant_id: db.tenant_id, user_id: userId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ token_hash: tokenHash, created_at: new Date().toISOString() }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();

export const deleteCalendar = (db: TenantDb, userId: number) =>
  db.deleteFrom('interview_calendars').where('tenant_id', '=', db.tenant_id).where('user_id', '=', userId).execute();

/** The owner of a calendar address, where the account is active, and a recruiter's company too. */
export const findCalendarOwner = (db: TenantDb, tokenHash: Buffer) =>
  db
    .selectFrom('interview_calendars as k')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.user_id'))
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.company_id'))
    .where('k.tenant_id', '=', db.tenant_id)
    .where('k.token_hash', '=', tokenHash)
    .where('u.status', '=', 'active')
    .where((eb) => eb.or([eb('u.role', '=', 'veteran'), eb.and([eb('u.role', '=', 'recruiter'), eb('c.status', '=', 'active')])]))
    .select(['u.id', 'u.role', 'u.company_id'])
    .executeTakeFirst();
