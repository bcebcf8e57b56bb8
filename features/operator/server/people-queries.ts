import { type RawBuilder, sql } from 'kysely';
import { storedEmail } from '#kit/contract/email-address.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { hasFoldedName } from '#kit/server/database/names.ts';

type Status = 'active' | 'pending' | 'rejected' | 'inactive';
type Role = 'veteran' | 'recruiter' | 'operator' | 'system_operator';

const people = (db: TenantDb) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.company_id'))
    .leftJoin('military_services as m', 'm.id', 'u.military_service_id')
    .select([
      'u.id',
      fullName('u').as('full_name'),
      'u.email',
      'u.role',
      'u.status',
      'u.status_reason',
      'u.is_admin',
      'u.email_verified_at',
      'u.created_at',
      'c.id as company_id',
      'c.name as company_name',
      'c.status as company_status',
      'm.name as service',
      sql<string | null>`case when u.status = 'pending' then u.pending_since end`.as('waiting_since'),
      'u.last_signed_in_at',
    ]);

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

export const findPersonById = (db: TenantDb, id: number) => people(db).where('u.id', '=', id).executeTakeFirst();

export const peopleOfCompany = (db: TenantDb, companyId: number) =>
  people(db).where('u.company_id', '=', companyId).orderBy('u.is_admin', 'desc').orderBy('u.id').limit(100).execute();

/** An internationalised domain is stored in ASCII. */
const containsEmail = (text: string) => `%${(storedEmail(text) ?? text).toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Everyone with what a search and its order need, all of it from the index users_by_folded_name. */
const searched = (db: TenantDb) => sql`(select u.id, u.email, u.role, u.status, u.email_verified_at, u.pending_since, u.last_name,
    fold_name(u.search_name) as folded
  from users u where u.tenant_id = ${db.tenant_id} order by fold_name(u.search_name) offset 0)`;

const isSearched = (text: string): RawBuilder<boolean> =>
  sql`(${hasFoldedName(sql`u.folded`, text)} or u.email like ${containsEmail(text)})`;

/** The ids of people with a text in their name or address. */
export const peopleNamed = (db: TenantDb, text: string) => sql`select u.id from ${searched(db)} u where ${isSearched(text)}`;

/** Those first who wait for a decision, the longest wait at the top. People with an unverified email are not waiting. */
const ORDER = sql`(u.status = 'pending' and u.email_verified_at is not null) desc, (case when u.status = 'pending' then u.pending_since end),
  lower(u.last_name), u.id`;

export async function findPeople(
  db: TenantDb,
  { search, status, role }: { search: string; status: Status[]; role: Role[] },
  page: { limit: number; offset: number },
) {
  const source = search ? sql`${searched(db)} u where ${isSearched(search)}` : sql`users u where u.tenant_id = ${db.tenant_id}`;
  const among = sql`from ${source} ${status.length > 0 ? sql`and u.status = any(${status})` : sql``}
    ${role.length > 0 ? sql`and u.role = any(${role})` : sql``}`;
  // Ordered before the other columns are read. A search reads all names anyway, so it counts them at the same time.
  const { rows: shown } = await sql<{
    id: number;
    total: number | null;
  }>`select u.id, ${search ? sql`count(*) over ()` : sql`null`} as total
    ${among} order by ${ORDER} limit ${page.limit} offset ${page.offset}`.execute(db);
  const total =
    shown[0]?.total ?? (await sql<{ total: number }>`select count(*) as total ${among}`.execute(db)).rows[0]?.total ?? 0;
  const ids = shown.map(({ id }) => id);
  const found = ids.length > 0 ? await people(db).where('u.id', 'in', ids).execute() : [];
  const rows = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { rows, total };
}
