import { sql } from 'kysely';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Those of the words that are in no title, role, skill or other searched word of an open job, in any form, and no towns. */
export async function findUnknownWords(db: TenantDb, countryId: number, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select k.word from unnest(${sql.val(words)}::text[]) as k (word)
    where not exists (select from job_words w where w.tenant_id = ${db.tenant_id} and w.word = k.word)
      and not exists (select from job_search j
        where j.tenant_id = ${db.tenant_id} and j.words @@ phraseto_tsquery('english', k.word) and ${isOpenInSearch()})
      and not exists (select from cities c where c.country_id = ${countryId} and lower(c.name) = k.word)`.execute(db);
  return rows.map(({ word }) => word);
}

/** Words of the tenant's jobs that begin or end like this one and are about as long. */
export async function findSimilarWords(db: TenantDb, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from job_words
    where tenant_id = ${db.tenant_id} and length(word) between ${word.length - 2}::int and ${word.length + 2}::int
      and (left(word, 1) = ${word.slice(0, 1)} or right(word, 3) = ${word.slice(-3)})`.execute(db);
  return rows.map((row) => row.word);
}
