import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { textQuery } from '../directory/queries.ts';
import { providers } from '../provider-queries.ts';
import type { PublishedProvider } from './open-referral.ts';

export type OpenFilter = { search: string; modified_after?: string | undefined; tag?: string | undefined };

const published = (db: TenantDb) =>
  providers(db).where('s.is_active', '=', true).select(['s.public_id', 's.updated_at', 's.is_verified']);

/** Providers on offer in the order in which they were added, one page of them. */
export async function publishedProviders(
  db: TenantDb,
  { search, modified_after, tag }: OpenFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PublishedProvider[]; total: number }> {
  let query = published(db);
  if (search)
    query = query.where(
      sql<boolean>`exists (select from provider_search d where d.tenant_id = ${db.tenant_id} and d.provider_id = s.id and d.words @@ ${textQuery(search)})`,
    );
  if (modified_after) query = query.where('s.updated_at', '>', modified_after);
  if (tag) query = query.where(sql<boolean>`s.category_tags @> array[${tag}]`);
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await query.orderBy('s.id').limit(limit).offset(offset).execute(), total };
}

export const publishedProvider = (db: TenantDb, publicId: string): Promise<PublishedProvider | undefined> =>
  published(db).where('s.public_id', '=', publicId).executeTakeFirst();
