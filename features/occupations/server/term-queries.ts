import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { eraseSome } from '#kit/server/records/retention.ts';
import type { TermDraft } from '../term-contract.ts';

export type OwnTermRow = TermDraft & { id: number; revision: number; updated_at: string };

const COLUMNS = ['id', 'terms', 'codes', 'source', 'is_active', 'revision', 'updated_at'] as const;
const kind = sql<TermDraft['kind']>`kind`.as('kind');
const services = sql<TermDraft['services']>`services`.as('services');
export const PER_PAGE = 20;

const own = (db: TenantDb) => db.selectFrom('occupation_terms').where('tenant_id', '=', db.tenant_id);

export async function findOwnTerms(db: TenantDb, search: string, page: number): Promise<{ rows: OwnTermRow[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = own(db).$if(search !== '', (query) =>
    query.where(sql<boolean>`exists (select from unnest(terms) as t (term) where t.term ilike ${pattern})`),
  );
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select([...COLUMNS, kind, services])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { rows, total };
}

/** Those that count, the latest first. */
export const findActiveTerms = (db: TenantDb): Promise<OwnTermRow[]> =>
  own(db)
    .where('is_active', '=', true)
    .select([...COLUMNS, kind, services])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5000)
    .execute();

export const lockOwnTerm = (db: TenantDb, id: number): Promise<OwnTermRow | undefined> =>
  own(db)
    .where('id', '=', id)
    .select([...COLUMNS, kind, services])
    .forUpdate()
    .executeTakeFirst();

export async function writeOwnTerm(db: TenantDb, id: number | null, draft: TermDraft, by: number): Promise<OwnTermRow> {
  const updated_at = new Date().toISOString();
  const returned = [...COLUMNS, kind, services] as const;
  const row =
    id === null
      ? await db
          .insertInto('occupation_terms')
          .values({ ...draft, updated_at })
          .returning(returned)
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('occupation_terms')
          .set({ ...draft, updated_at, revision: sql<number>`revision + 1` })
          .where('tenant_id', '=', db.tenant_id)
          .where('id', '=', id)
          .returning(returned)
          .executeTakeFirstOrThrow();
  await db
    .insertInto('occupation_term_versions')
    .values({
      term_id: row.id,
      revision: row.revision,
      definition: JSON.stringify(draft),
      changed_by: by,
      changed_at: updated_at,
    })
    .execute();
  await sql`insert into occupation_term_changes as c (tenant_id, changes) values (${db.tenant_id}, 1)
    on conflict (tenant_id) do update set changes = c.changes + 1`.execute(db);
  return row;
}

export const findTermVersions = (db: TenantDb, id: number) =>
  db
    .selectFrom('occupation_term_versions as v')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.changed_by'))
    .where('v.tenant_id', '=', db.tenant_id)
    .where('v.term_id', '=', id)
    .select([
      'v.revision',
      sql<TermDraft>`v.definition`.as('definition'),
      fullName<string | null>('u').as('changed_by'),
      'v.changed_at',
    ])
    .orderBy('v.revision', 'desc')
    .limit(50)
    .execute();

/** Counts a title in which no term was found. */
export async function countUntranslated(db: TenantDb, title: string, service: string): Promise<void> {
  const now = new Date().toISOString();
  await sql`insert into untranslated_titles as t (tenant_id, title, service, first_at, last_at)
    values (${db.tenant_id}, ${title}, ${service}, ${now}, ${now})
    on conflict (tenant_id, title, service) do update set times = t.times + 1, last_at = excluded.last_at`.execute(db);
}

export async function findUntranslated(db: TenantDb, page: number) {
  const open = db.selectFrom('untranslated_titles').where('tenant_id', '=', db.tenant_id).where('is_dismissed', '=', false);
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['title', 'service', 'times', 'last_at'])
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('title')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { rows, total };
}

export async function dismissUntranslated(db: TenantDb, title: string, service: string): Promise<void> {
  await db
    .updateTable('untranslated_titles')
    .set({ is_dismissed: true })
    .where('tenant_id', '=', db.tenant_id)
    .where('title', '=', title)
    .where('service', '=', service)
    .execute();
}

/** @returns how many were deleted */
export async function deleteOldUntranslated(db: TenantDb, before: string): Promise<number> {
  return eraseSome(db, 'untranslated_titles', ['title', 'service'], sql`last_at < ${before}`);
}
