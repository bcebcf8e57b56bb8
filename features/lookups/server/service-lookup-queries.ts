import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { LookupKind } from '../contract.ts';

/** Lower case with straight apostrophes: King’s is found by king's. */
const plain = (text: ReturnType<typeof sql.ref>) => sql<string>`translate(lower(${text}), '’', '''')`;
const typedPlain = (text: string) => text.toLowerCase().replaceAll('’', "'");
/**
 * What is searched beside what was typed: the trade of a class (`CMT1`), the rating of a specialty or qualification (`HM-8404`, `MM(SS)`,
 * `ET2 (SW/AW)`).
 */
function tradeOf(typed: string): string | null {
  const [, rating, trade] =
    /^([a-z]{2,3})(?:[123]|cs|cm|c)?(?:[- ]?\d{4}|\s*\([a-z/, ]{2,12}\))$|^([a-z]{2,4}) ?[1-3]$/.exec(typed.trim()) ?? [];
  return rating ?? trade ?? null;
}
const likeLiterally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type LookupFilter = {
  kind: LookupKind;
  /** Part of the title, abbreviation, code or former name; empty for all. */
  title?: string;
  country_id?: number;
  military_service_id?: number | undefined;
  parent_id?: number | null | undefined;
};

/**
 * Rows of a kind as the tenant sees them, including hidden ones. Services of its own country come first, and rows follow their
 * parent when both are of the kind.
 */
function lookupsFor(db: TenantDb, filter: LookupFilter) {
  const typed = typedPlain(filter.title ?? '');
  const part = `%${likeLiterally(typed)}%`;
  // 2A373 is 2A3X3 at one skill level; 1310 is the 131X of a regular officer.
  const trade = tradeOf(typed);
  const coded = sql<boolean>`(lower(l.code) = ${typed} or lower(l.code) = ${trade}
      or l.code_type in ('AFSC', 'SFSC', 'designator') and ${typed} like replace(lower(l.code), 'x', '_'))`;
  const named = sql<boolean>`(${plain(sql.ref('l.title'))} like ${part} or ${plain(sql.ref('l.shared_title'))} like ${part}
      or ${plain(sql.ref('l.abbreviation'))} like ${part} or lower(l.code) like ${part} or ${coded} is true)`;
  const former = sql<string | null>`(select f->>'name' from jsonb_array_elements(l.former_names) f
      where translate(lower(f->>'name'), '’', '''') like ${part}
        or lower(f->>'name') = ${trade} limit 1)`;
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
    .orderBy(
      sql`coalesce(l.country_id, (select s.country_id from military_services s where s.id = l.military_service_id))
            is distinct from (select t.country_id from tenants t where t.id = ${db.tenant_id})`,
    )
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

/** The entries people choose from. */
export const shownLookups = (db: TenantDb, filter: LookupFilter, limit?: number) => {
  const query = lookupsFor(db, filter).where('l.is_hidden', '=', false);
  return (limit === undefined ? query : query.limit(limit)).execute();
};

export const serviceExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('military_services').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A navy service, of any service or of the given one. Includes hidden ones, because records refer to them. */
export async function navyServiceOf(db: TenantDb, id: number, serviceId?: number) {
  let query = db
    .selectFrom('all_service_lookups')
    .select(['id', 'military_service_id'])
    .where('id', '=', id)
    .where('kind', '=', 'navy_service');
  if (serviceId !== undefined) query = query.where('military_service_id', '=', serviceId);
  return query.executeTakeFirst();
}

/** Whether an arm has its own ranks, as the Royal Marines do. */
export const hasOwnRanks = async (db: TenantDb, navyServiceId: number) =>
  (await db
    .selectFrom('all_service_lookups')
    .select('id')
    .where('kind', '=', 'rank')
    .where('parent_id', '=', navyServiceId)
    .executeTakeFirst()) !== undefined;

export type LookupShown = 'all' | 'hidden' | 'own' | 'renamed';

/** The entries for operators, including hidden ones. */
export async function editedLookups(
  db: TenantDb,
  filter: LookupFilter & { only: LookupShown },
  page: { limit: number; offset: number },
) {
  let query = lookupsFor(db, filter);
  if (filter.only === 'hidden') query = query.where('l.is_hidden', '=', true);
  if (filter.only === 'own') query = query.where('l.is_own', '=', true);
  if (filter.only === 'renamed') query = query.whereRef('l.title', '<>', 'l.shared_title');
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows: await query.limit(page.limit).offset(page.offset).execute() };
}

export async function editedLookup(db: TenantDb, id: number) {
  const known = await db.selectFrom('all_service_lookups').select('kind').where('id', '=', id).executeTakeFirst();
  return known && lookupsFor(db, { kind: known.kind }).where('l.id', '=', id).executeTakeFirst();
}

/** The entry of a list with the same words, shown or hidden. Two ranks or codes may share a title. */
export function lookupTitled(db: TenantDb, like: LookupDraft, besides?: number) {
  const query = db
    .selectFrom('all_service_lookups')
    .select(['id', 'is_hidden'])
    .where('kind', '=', like.kind)
    .where('country_id', 'is not distinct from', like.country_id)
    .where('military_service_id', 'is not distinct from', like.military_service_id)
    .where('parent_id', 'is not distinct from', like.parent_id)
    .where(sql`lower(title)`, '=', like.title.toLowerCase())
    .where('id', '<>', besides ?? 0);
  if (like.kind === 'occupation') return query.where('code', 'is not distinct from', like.code).executeTakeFirst();
  return (like.kind === 'rank' ? query.where('nato_code', 'is not distinct from', like.nato_code) : query).executeTakeFirst();
}

export type LookupDraft = {
  kind: LookupKind;
  country_id: number | null;
  military_service_id: number | null;
  parent_id: number | null;
  title: string;
  abbreviation: string | null;
  nato_code: string | null;
  pay_grade: string | null;
  category: string | null;
  code: string | null;
  help: string | null;
};

export async function insertOwnLookup(db: TenantDb, draft: LookupDraft): Promise<number> {
  return (await db.insertInto('own_service_lookups').values(draft).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateOwnLookup(db: TenantDb, id: number, draft: Omit<LookupDraft, 'kind'>): Promise<void> {
  await db.updateTable('own_service_lookups').set(draft).where('id', '=', id).execute();
}

/** Its children no longer have a parent. */
export async function deleteOwnLookup(db: TenantDb, id: number): Promise<void> {
  await db.updateTable('own_service_lookups').set({ parent_id: null }).where('parent_id', '=', id).execute();
  await db.deleteFrom('own_service_lookups').where('id', '=', id).execute();
}

export async function setOwnLookupHidden(db: TenantDb, id: number, is_hidden: boolean): Promise<void> {
  await db.updateTable('own_service_lookups').set({ is_hidden }).where('id', '=', id).execute();
}

/** Changes how the tenant sees a shared row. Values equal to the shared ones are removed. */
export async function changeSharedLookup(
  db: TenantDb,
  lookup_id: number,
  change: { is_hidden: boolean } | { title: string | null },
): Promise<void> {
  await db
    .insertInto('service_lookup_changes')
    .values({ lookup_id, ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'lookup_id']).doUpdateSet(change))
    .execute();
  await db
    .deleteFrom('service_lookup_changes')
    .where('lookup_id', '=', lookup_id)
    .where('is_hidden', '=', false)
    .where('title', 'is', null)
    .execute();
}
