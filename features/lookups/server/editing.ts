import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound, violatedConstraint } from '#kit/server/http/errors.ts';
import { ANSWER_KINDS, type LookupKind, RANK_CATEGORIES } from '../contract.ts';
import { parentKindsOf, SCOPE_OF } from '../rules.ts';
import { countryExists } from './queries.ts';
import * as queries from './service-lookup-queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.editedLookup>>>;
type Fields = Partial<Omit<queries.LookupDraft, 'kind' | 'title'>> & { title: string };

export async function lookupsForOperators(
  db: TenantDb,
  filter: { kind: LookupKind; title: string; military_service_id?: number; country_id?: number; only: queries.LookupShown },
  page: { limit: number; offset: number },
) {
  const { total, rows } = await queries.editedLookups(db, filter, page);
  return { total, rows: rows.map(shown) };
}

export async function lookupForOperators(db: TenantDb, id: number) {
  return shown((await queries.editedLookup(db, id)) ?? fail(notFound('Entry')));
}

const shown = ({ is_hidden, former_name: _, parent_id: __, ...row }: Row) => ({ ...row, is_shown: !is_hidden });

/** Adds one of the tenant's own entries. @returns its id */
export async function addLookup(db: TenantDb, kind: LookupKind, fields: Fields): Promise<number> {
  const draft = await draftOf(db, kind, fields);
  await refuseTwice(db, draft);
  return once(() => queries.insertOwnLookup(db, draft));
}

/** Changes an own entry, or the tenant's title of a shared one. @returns the previous values */
export async function changeLookup(db: TenantDb, id: number, fields: Fields): Promise<Row> {
  const row = (await queries.editedLookup(db, id)) ?? fail(notFound('Entry'));
  if (row.is_own) {
    const { country_id, military_service_id } = row;
    const { kind, ...draft } = await draftOf(db, row.kind, { ...fields, country_id, military_service_id }, id);
    await refuseTwice(db, { kind, ...draft }, id);
    await once(() => queries.updateOwnLookup(db, id, draft));
  } else {
    if (fields.title !== row.shared_title) await refuseTwice(db, { ...row, title: fields.title }, id);
    await queries.changeSharedLookup(db, id, { title: fields.title === row.shared_title ? null : fields.title });
  }
  return row;
}

/** Hides an entry from the tenant's lists, or shows it again. Records that use it keep it. */
export async function showLookup(db: TenantDb, id: number, isShown: boolean): Promise<Row> {
  const row = (await queries.editedLookup(db, id)) ?? fail(notFound('Entry'));
  if (row.is_own) await queries.setOwnLookupHidden(db, id, !isShown);
  else await queries.changeSharedLookup(db, id, { is_hidden: !isShown });
  return row;
}

export async function removeLookup(db: TenantDb, id: number): Promise<Row> {
  const row = (await queries.editedLookup(db, id)) ?? fail(notFound('Entry'));
  if (!row.is_own) fail(conflict('This entry is shared by all tenants. Hide it instead.'));
  await queries.deleteOwnLookup(db, id);
  return row;
}

/** Keeps only the fields that the kind has. */
async function draftOf(db: TenantDb, kind: LookupKind, fields: Fields, id?: number): Promise<queries.LookupDraft> {
  const { military_service_id, country_id } = await scopeOf(db, kind, fields);
  const isRank = kind === 'rank';
  return {
    kind,
    title: fields.title,
    military_service_id,
    country_id,
    parent_id: await parentOf(db, kind, military_service_id, fields.parent_id ?? null, id),
    abbreviation: fields.abbreviation || null,
    nato_code: (isRank && fields.nato_code) || null,
    pay_grade: (isRank && fields.pay_grade) || null,
    category: categoryOf(kind, fields.category ?? null),
    code: (kind === 'occupation' && fields.code) || null,
    help: fields.help || null,
  };
}

async function scopeOf(db: TenantDb, kind: LookupKind, { military_service_id, country_id }: Fields) {
  const scope = SCOPE_OF[kind];
  if (scope === 'service') {
    if (!military_service_id || !(await queries.serviceExists(db, military_service_id)))
      fail(invalid({ military_service_id: ['Choose a service from the list.'] }));
    return { military_service_id, country_id: null };
  }
  if (scope === 'country') {
    if (!country_id || !(await countryExists(db, country_id))) fail(invalid({ country_id: ['Choose a country from the list.'] }));
    return { military_service_id: null, country_id };
  }
  return { military_service_id: null, country_id: null };
}

async function parentOf(db: TenantDb, kind: LookupKind, serviceId: number | null, id: number | null, self?: number) {
  if (id === null) return null;
  const parent = await queries.editedLookup(db, id);
  // Parents have no parent themselves: the list shows two levels.
  const fits =
    parent !== undefined &&
    parent.id !== self &&
    parentKindsOf(kind).includes(parent.kind) &&
    parent.military_service_id === serviceId &&
    (parent.kind !== kind || parent.parent === null);
  return fits ? id : fail(invalid({ parent_id: ['Choose what it belongs to from the list.'] }));
}

function categoryOf(kind: LookupKind, category: string | null): string | null {
  const known: readonly string[] =
    kind === 'rank' ? RANK_CATEGORIES : kind === 'military_question' || kind === 'civilian_question' ? ANSWER_KINDS : [];
  return category !== null && known.includes(category) ? category : null;
}

const TWICE = 'It’s already in the list.';

async function refuseTwice(db: TenantDb, draft: queries.LookupDraft, id?: number): Promise<void> {
  const same = await queries.lookupTitled(db, draft, id);
  if (same) fail(invalid({ title: [same.is_hidden ? 'It’s already in the list, but hidden. Show it instead.' : TWICE] }));
}

/** Serializes concurrent additions, so the same entry is added once. */
async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'own_service_lookups_once') fail(invalid({ title: [TWICE] }));
    throw error;
  }
}
