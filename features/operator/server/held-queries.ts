import { type RawBuilder, sql } from 'kysely';
import { heldChangeEntries, heldJobEntries } from '#features/jobs/server/index.ts';
import { messageEntries } from '#features/messages/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { HeldEntry, HeldTab } from '../held-contract.ts';

const entries = (db: TenantDb, tab: HeldTab): RawBuilder<unknown> => {
  const messages = sql`select 'message' as kind, e.* from (${messageEntries(db, tab)}) e`;
  // Reported jobs have a queue of their own.
  if (tab === 'reported') return messages;
  const jobs = sql`${messages} union all select 'job' as kind, e.* from (${heldJobEntries(db, tab)}) e`;
  // Decisions about changes are among those about jobs.
  return tab === 'decided' ? jobs : sql`${jobs} union all select 'change' as kind, e.* from (${heldChangeEntries(db)}) e`;
};

/** Held entries and reports wait in the order in which they came; the newest decisions are first. */
export async function findHeldEntries(
  db: TenantDb,
  { tab, page }: { tab: HeldTab; page: number },
  perPage: number,
): Promise<{ kind: HeldEntry['kind']; id: number }[]> {
  const order = tab === 'decided' ? sql`at desc, kind, id desc` : sql`at, kind, id`;
  const { rows } = await sql<{ kind: HeldEntry['kind']; id: number }>`
    select kind, id from (${entries(db, tab)}) e order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** How many entries a tab has, as a value of a select. */
export const heldCount = (db: TenantDb, tab: HeldTab) => sql<number>`(select count(*)::int from (${entries(db, tab)}) e)`;

export async function countHeld(db: TenantDb): Promise<Record<HeldTab, number>> {
  const { rows } = await sql<Record<HeldTab, number>>`
    select ${heldCount(db, 'held')} as held, ${heldCount(db, 'reported')} as reported, ${heldCount(db, 'decided')} as decided`.execute(
    db,
  );
  return rows[0] ?? { held: 0, reported: 0, decided: 0 };
}
