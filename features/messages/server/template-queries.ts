import type { TenantDb } from '#kit/server/database/db.ts';

const COLUMNS = ['id', 'name', 'subject', 'body', 'revision'] as const;

export const findTemplates = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('message_templates')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .select(COLUMNS)
    .orderBy('name_key')
    .execute();

type Written = { name: string; subject: string | null; body: string };

/** @returns undefined where the company has a template of this name */
export const insertTemplate = (db: TenantDb, companyId: number, { name, subject, body }: Written) =>
  db
    .insertInto('message_templates')
    .values({ company_id: companyId, name, name_key: name.toLowerCase(), subject, body })
    .onConflict((conflict) => conflict.constraint('message_templates_once').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

export const lockTemplate = (db: TenantDb, companyId: number, id: number) =>
  db
    .selectFrom('message_templates')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst();

export const updateTemplate = (db: TenantDb, id: number, { name, subject, body }: Written, revision: number) =>
  db
    .updateTable('message_templates')
    .set({ name, name_key: name.toLowerCase(), subject, body, revision, updated_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteTemplate(db: TenantDb, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_templates')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
