import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type LinkState, UNVISITED } from '../../entry-rules.ts';

/** A table of directory entries with the columns of the link check, and the column of the link. */
export type LinkTable = { table: 'service_providers' | 'courses'; link: 'website' | 'apply_url' };

export type DueLink = LinkState & { id: number; url: string };

/** Links of entries on offer that nobody has visited for long enough: a week where the page was there, else most of a day. */
export async function findDueLinks(db: TenantDb, { table, link }: LinkTable, now: Date, limit: number): Promise<DueLink[]> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const { rows } = await sql<DueLink>`
    select id, ${sql.ref(link)} as url, link_status, link_failures, link_checked_at, link_fault from ${sql.table(table)}
    where tenant_id = ${db.tenant_id} and is_active and ${sql.ref(link)} <> '' and (link_checked_at is null
      or link_checked_at < ${hoursAgo(20)}::timestamptz and link_status <> 'ok' or link_checked_at < ${hoursAgo(7 * 24 - 4)}::timestamptz)
    order by link_checked_at nulls first, id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, link_checked_at: row.link_checked_at && new Date(row.link_checked_at).toISOString() }));
}

/** Stores what a visit found, unless the link has been changed meanwhile. */
export const writeLinkState = (db: TenantDb, { table, link }: LinkTable, { id, url }: DueLink, state: LinkState) =>
  sql`update ${sql.table(table)} set link_status = ${state.link_status}, link_failures = ${state.link_failures},
      link_checked_at = ${state.link_checked_at}::timestamptz, link_fault = ${state.link_fault}
    where tenant_id = ${db.tenant_id} and id = ${id} and ${sql.ref(link)} = ${url}`.execute(db);

type StoredColumns = { [Column in keyof LinkState]: RawBuilder<LinkState[Column]> };

/** For the update of an entry: what the check found is of the address that it visited, so another address starts anew. */
export function resetChangedLink(link: LinkTable['link'], url: string): StoredColumns {
  const stored = <T>(column: keyof LinkState, type: 'text' | 'int' | 'timestamptz', reset: T) =>
    sql<T>`case when ${sql.ref(link)} = ${url} then ${sql.ref(column)} else ${reset}::${sql.raw(type)} end`;
  return {
    link_status: stored('link_status', 'text', UNVISITED.link_status),
    link_failures: stored('link_failures', 'int', UNVISITED.link_failures),
    link_checked_at: stored('link_checked_at', 'timestamptz', UNVISITED.link_checked_at),
    link_fault: stored('link_fault', 'text', UNVISITED.link_fault),
  };
}
