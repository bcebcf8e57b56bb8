import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';
import type { LookupKind } from '../contract.ts';

/** Lower case, with the typewriter's apostrophe: King’s is found by king's. */
const plain = (text: ReturnType<typeof sql.ref>) => sql<string>`translate(lower(${text}), '’', '''')`;
const typedPlain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const likeLiterally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export type LookupFilter = {
  kind: LookupKind;
  /** A part of the title, abbreviation, code or former name; empty for all. */
  title?: string;
  country_id?: number;
  military_service_id?: number | undefined;
  parent_id?: number | null | undefined;
};

/** Rows of a kind as the tenant sees them, hidden ones included. A row stands behind its parent where both are of the kind. */
export function lookupsFor(db: TenantDb, filter: LookupFilter) {
  const typed = typedPlain(filter.title ?? '');
  const part = `%${likeLiterally(typed)}%`;
  // 2A373 is 2A3X3 at one skill level, and 1310 is the 131X of a regular officer.
  const coded = sql<boolean>`(lower(l.code) = ${typed}
      or l.code_type in ('AFSC', 'SFSC', 'designator') and ${typed} like replace(lower(l.code), 'x', '_'))`;
  const named = sql<boolean>`(${plain(sql.ref('l.title'))} like ${part} or ${plain(sql.ref('l.shared_title'))} like ${part}
      or ${plain(sql.ref('l.abbreviation'))} like ${part} or lower(l.code) like ${part} or ${coded})`;
  const former = sql<string | null>`(select f->>'name' from jsonb_array_elements(l.former_names) f
      where translate(lower(f->>'name'), '’', '''') like ${part} limit 1)`;
  let query = db
    .selectFrom('all_service_lookups as l')
    .leftJoin('all_service_lookups as p', 'p.id', 'l.parent_id')
    .select([
      'l.id',
      'l.kind',
      'l.country_id',
      'l.military_service_id',
      'l.parent_id',
      'l.title',
      'l.shared_title',
      'l.abbreviation',
      'l.nato_code',
      'l.pay_grade',
      'l.category',
      'l.code',
      'l.code_type',
      'l.help',
      'l.former_names',
      'l.source',
      'l.as_of',
      'l.is_hidden',
      'l.is_own',
      sql<{
        id: number;
        title: string;
      } | null>`case when p.id is not null then json_build_object('id', p.id, 'title', p.title) end`.as('parent'),
      sql<string | null>`case when ${typed} = '' or ${named} then null else ${former} end`.as('former_name'),
    ])
    .where('l.kind', '=', filter.kind);
  if (filter.country_id !== undefined) query = query.where('l.country_id', '=', filter.country_id);
  if (filter.military_service_id !== undefined) query = query.where('l.military_service_id', '=', filter.military_service_id);
  if (filter.parent_id !== undefined) query = query.where('l.parent_id', 'is not distinct from', filter.parent_id);
  if (typed) query = query.where(sql<boolean>`(${named} or ${former} is not null)`);
  return query
    .orderBy('l.military_service_id')
    .orderBy(sql`coalesce(${coded}, false)`, 'desc')
    .orderBy(sql`lower(coalesce(l.abbreviation, '')) = ${typed} and ${typed} <> ''`, 'desc')
    .orderBy(sql`case when p.kind = l.kind then p.position else l.position end`)
    .orderBy(sql`case when p.kind = l.kind then p.id else l.id end`)
    .orderBy(sql`p.kind is not distinct from l.kind`)
    .orderBy('l.position')
    .orderBy('l.title')
    .orderBy('l.id');
}

/** What people choose from. */
export const shownLookups = (db: TenantDb, filter: LookupFilter, limit?: number) => {
  const query = lookupsFor(db, filter).where('l.is_hidden', '=', false);
  return (limit === undefined ? query : query.limit(limit)).execute();
};

export const serviceExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('military_services').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A navy service, of any service or of the one that is named. Hidden ones are there still: records name them. */
export async function navyServiceOf(db: TenantDb, id: number, serviceId?: number) {
  let query = db
    .selectFrom('all_service_lookups')
    .select(['id', 'military_service_id'])
    .where('id', '=', id)
    .where('kind', '=', 'navy_service');
  if (serviceId !== undefined) query = query.where('military_service_id', '=', serviceId);
  return query.executeTakeFirst();
}

/** Whether an arm has ranks of its own, as the Royal Marines have. */
export const hasOwnRanks = async (db: TenantDb, navyServiceId: number) =>
  (await db
    .selectFrom('all_service_lookups')
    .select('id')
    .where('kind', '=', 'rank')
    .where('parent_id', '=', navyServiceId)
    .executeTakeFirst()) !== undefined;
