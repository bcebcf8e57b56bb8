import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { JobDraft } from '../../recruiting-contract.ts';

const COLUMNS = ['id', 'name', 'updated_at'] as const;
const title = sql<string>`content ->> 'title'`.as('title');

const templatesOf = (db: TenantDb, companyId: number) =>
  db.selectFrom('job_templates').where('tenant_id', '=', db.tenant_id).where('company_id', '=', companyId);

export const findTemplates = (db: TenantDb, companyId: number) =>
  templatesOf(db, companyId).select(COLUMNS).select(title).orderBy('name_key').execute();

export const findTemplateContent = (db: TenantDb, companyId: number, id: number) =>
  templatesOf(db, companyId).where('id', '=', id).select('content').executeTakeFirst();

/** @returns undefined where the company has a template of this name */
export const insertTemplate = (db: TenantDb, companyId: number, name: string, content: JobDraft) =>
  db
    .insertInto('job_templates')
    .values({ company_id: companyId, name, name_key: name.toLowerCase(), content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.constraint('job_templates_once').doNothing())
    .returning(COLUMNS)
    .returning(title)
    .executeTakeFirst();

export const renameTemplate = (db: TenantDb, companyId: number, id: number, name: string) =>
  db
    .updateTable('job_templates')
    .set({ name, name_key: name.toLowerCase(), updated_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .returning(title)
    .executeTakeFirst();

export async function deleteTemplate(db: TenantDb, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_templates')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
