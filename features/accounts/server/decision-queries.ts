import { type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Authority } from '../authority.ts';

/** Who made the last decision on each of these people or companies that was not undone. Those nobody decided on are left out. */
export async function findDeciders(
  db: TenantDb,
  on: { user_ids: readonly number[] } | { company_ids: readonly number[] },
): Promise<Map<number, Authority>> {
  const [column, ids] = 'user_ids' in on ? (['d.user_id', on.user_ids] as const) : (['d.company_id', on.company_ids] as const);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('decisions as d')
    .leftJoin('users as a', (join) => join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.actor_id'))
    .where('d.tenant_id', '=', db.tenant_id)
    .where(column, 'in', ids)
    .where('d.undoes', 'is', null)
    .where(sql<SqlBool>`not exists (select from decisions later where later.tenant_id = ${db.tenant_id} and later.undoes = d.id)`)
    .distinctOn(column)
    .orderBy(column)
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .select([
      sql<number>`${sql.ref(column)}`.as('id'),
      // Earlier releases stored only the person.
      sql<Authority>`coalesce(d.authority, case when a.role in ('operator', 'system_operator') then a.role else 'company' end)`.as(
        'authority',
      ),
    ])
    .execute();
  return new Map(rows.map(({ id, authority }) => [id, authority]));
}
