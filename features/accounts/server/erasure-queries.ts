import type { TenantDb } from '#kit/server/db.ts';

/** The roles of these people, by id. */
export async function findRoles(db: TenantDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('users').where('id', 'in', ids).select(['id', 'role']).execute();
  return new Map(people.map(({ id, role }) => [id, role]));
}

/** Deletes a person with all rows that are theirs: these refer to the account and go with it. */
export async function deletePersonsAccount(db: TenantDb, id: number, email: string): Promise<void> {
  await deleteByEmail(db, email);
  await db.deleteFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Leaves an account without a person: what they wrote for their company shows “Former colleague”. */
export async function anonymiseAccount(db: TenantDb, id: number, email: string): Promise<void> {
  await deleteByEmail(db, email);
  await db
    .updateTable('users')
    .set({
      email: `deleted-${id}@account.invalid`,
      first_name: 'Former',
      middle_name: null,
      last_name: 'colleague',
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

/** Rows that name a person by their address alone. */
async function deleteByEmail(db: TenantDb, email: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('tenant_id', '=', db.tenant_id).where('email', '=', email).execute();
  await db.deleteFrom('invitations').where('tenant_id', '=', db.tenant_id).where('email', '=', email).execute();
  await db.deleteFrom('mails').where('tenant_id', '=', db.tenant_id).where('to_email', '=', email).execute();
}
