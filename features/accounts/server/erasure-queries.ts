import type { TenantDb } from '#kit/server/database/db.ts';

/** The roles of these people, by id. */
export async function findRoles(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'role']).execute();
  return new Map(people.map(({ id, role }) => [id, role]));
}

/** Deletes a person with all rows that are theirs: these refer to the account and go with it. */
export async function deletePersonsAccount(db: TenantDb, id: number): Promise<void> {
  await forgetTraces(db, id);
  await db.deleteFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Leaves an account without a person: what they wrote for their company shows “Former colleague”. */
export async function anonymiseAccount(db: TenantDb, id: number): Promise<void> {
  await forgetTraces(db, id);
  await db
    .updateTable('users')
    .set({
      email: `deleted-${id}@account.invalid`,
      former_emails: [],
      first_name: 'Former',
      middle_name: null,
      last_name: 'colleague',
      earlier_name: null,
      password_hash: null,
      phone_number: null,
      country_code: null,
      email_verified_at: null,
      last_signed_in_at: null,
      picture_file_id: null,
      company_id: null,
      company_hint: null,
      joined_company_at: null,
      not_my_company_id: null,
      is_admin: false,
      status: 'inactive',
      status_reason: null,
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/**
 * Removes what refers to a person without a foreign key: rows that name them by an address of theirs, now or before, and the
 * network addresses in the audit log. A former address that another account has now is that account's.
 */
async function forgetTraces(db: TenantDb, id: number): Promise<void> {
  const { email, former_emails } = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['email', 'former_emails'])
    .executeTakeFirstOrThrow();
  const taken = await db
    .selectFrom('users')
    .where('email', 'in', [email, ...former_emails])
    .where('id', '<>', id)
    .select('email')
    .execute();
  const others = new Set(taken.map((other) => other.email));
  const emails = [email, ...former_emails].filter((one) => !others.has(one));
  await db.deleteFrom('sign_ups').where('tenant_id', '=', db.tenant_id).where('email', 'in', emails).execute();
  await db.deleteFrom('invitations').where('tenant_id', '=', db.tenant_id).where('email', 'in', emails).execute();
  await db.deleteFrom('mails').where('tenant_id', '=', db.tenant_id).where('to_email', 'in', emails).execute();
  await db
    .updateTable('audit_events')
    .set({ address: null })
    .where('tenant_id', '=', db.tenant_id)
    .where('actor_id', '=', id)
    .execute();
}
