import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { PageSlug } from '../page-rules.ts';

const COLUMNS = ['title', 'lead', 'body', 'revision', 'updated_at'] as const;

export const findWrittenPages = (db: TenantDb) =>
  db
    .selectFrom('tenant_pages')
    .where('tenant_id', '=', db.tenant_id)
    .select([sql<PageSlug>`slug`.as('slug'), ...COLUMNS])
    .execute();

export const findWrittenPage = (db: TenantDb, slug: PageSlug) =>
  db.selectFrom('tenant_pages').where('tenant_id', '=', db.tenant_id).where('slug', '=', slug).select(COLUMNS).executeTakeFirst();

type Text = { title: string; lead: string; body: string };

/** Writes a page if it is still at `revision`; 0 means that it has not been written yet. @returns whether it was */
export async function writePage(db: TenantDb, slug: PageSlug, text: Text, revision: number): Promise<boolean> {
  const updated_at = new Date().toISOString();
  const written =
    revision === 0
      ? await db
          .insertInto('tenant_pages')
          .values({ tenant_id: db.tenant_id, slug, ...text, updated_at })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'slug']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('tenant_pages')
          .set({ ...text, updated_at, revision: revision + 1 })
          .where('tenant_id', '=', db.tenant_id)
          .where('slug', '=', slug)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return written !== undefined;
}

/** @returns whether the page was as it was at `revision` */
export async function deletePage(db: TenantDb, slug: PageSlug, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenant_pages')
    .where('tenant_id', '=', db.tenant_id)
    .where('slug', '=', slug)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
