import { sql } from 'kysely';
import { shortened } from '#kit/contract/shortened.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { LetterContent, LetterDesign } from '../../letters/content.ts';
import type { CoverLetter, CoverLetterCard } from '../../letters/contract.ts';
import { jobOf, LONG_IN_TRASH } from '../document-queries.ts';

/** The person's own letters. */
function own(db: TenantDb, userId: number) {
  return db
    .selectFrom('cover_letters as l')
    .where('l.user_id', '=', userId)
    .select(['l.id', 'l.title', jobOf(db, 'l'), 'l.revision', 'l.updated_at', 'l.trashed_at', 'l.content', 'l.design']);
}

type Row = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>;

function letterOf(row: Row): CoverLetter {
  const content = LetterContent.parse(row.content);
  return {
    ...row,
    company: content.recipient.company,
    begins: beginningOf(content.body.slice(0, BEGINNING)),
    content,
    design: LetterDesign.parse(row.design),
  };
}

const BEGINNING = 600;
const beginningOf = (body: string) => shortened(body.replace(/\s+/g, ' ').trim(), 160);

/** The person's letters, or those in the trash, last changed first. Of their contents only company and beginning are read. */
export async function findLetterCards(db: TenantDb, userId: number, trash: boolean): Promise<CoverLetterCard[]> {
  const rows = await db
    .selectFrom('cover_letters as l')
    .where('l.user_id', '=', userId)
    .where('l.trashed_at', trash ? 'is not' : 'is', null)
    .select(['l.id', 'l.title', jobOf(db, 'l'), 'l.revision', 'l.updated_at', 'l.trashed_at'])
    .select([
      sql<string>`coalesce(l.content #>> '{recipient,company}', '')`.as('company'),
      sql<string>`left(coalesce(l.content ->> 'body', ''), ${BEGINNING}::int)`.as('body'),
    ])
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  return rows.map(({ body, ...card }) => ({ ...card, begins: beginningOf(body) }));
}

/** With `locked`, locks the row for a change, so that concurrent saves run one after the other. */
export async function findLetter(
  db: TenantDb,
  userId: number,
  id: number,
  { locked = false, trashed = false } = {},
): Promise<CoverLetter | null> {
  const query = own(db, userId).where('l.id', '=', id);
  const row = await (locked ? query.forUpdate('l') : query).executeTakeFirst();
  return row && (trashed || row.trashed_at === null) ? letterOf(row) : null;
}

type Words = Pick<CoverLetter, 'title' | 'content' | 'design'>;

/** @returns its id */
export async function insertLetter(
  db: TenantDb,
  { content, design, ...rest }: Words & { user_id: number; job_id: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('cover_letters')
    .values({ ...rest, content: JSON.stringify(content), design: JSON.stringify(design) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Overwrites a letter that the caller has locked. */
export const writeLetter = (db: TenantDb, id: number, { title, content, design }: Words) =>
  db
    .updateTable('cover_letters')
    .set({
      title,
      content: JSON.stringify(content),
      design: JSON.stringify(design),
      revision: sql<number>`revision + 1`,
      updated_at: new Date().toISOString(),
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .returning(['revision', 'updated_at'])
    .executeTakeFirstOrThrow();

/** @returns whether it was in the person's trash */
export async function deleteTrashedLetter(db: TenantDb, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cover_letters')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes those of these letters that have been in the trash for long enough. */
export async function purgeLetters(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cover_letters')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .where('trashed_at', '<', LONG_IN_TRASH)
    .execute();
}
