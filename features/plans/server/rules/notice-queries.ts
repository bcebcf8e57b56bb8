import { sql } from 'kysely';
import type { Category } from '#features/services/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

export type TakenEffect = { key: string; version: number; category: Category };

/**
 * People with a plan of the rule's category whose plan does not follow this version and who were not considered for it: their task follows
 * another version, or they have none. @param of people after an id, at most `limit`, or some people
 */
export async function findUnconsidered(
  db: TenantDb,
  { key, version, category }: TakenEffect,
  of: { after: number; limit: number } | { ids: readonly number[] },
): Promise<number[]> {
  const [isOne, most] =
    'ids' in of
      ? [sql`p.user_id = any(${sql.val(of.ids)}::int[])`, sql``]
      : [sql`p.user_id > ${of.after}`, sql`limit ${of.limit}`];
  const { rows } = await sql<{ user_id: number }>`
    select p.user_id from transition_plans p
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.status = 'active'
    where p.tenant_id = ${db.tenant_id} and p.category = ${category} and ${isOne}
      and not exists (select from plan_rule_notices n where n.tenant_id = ${db.tenant_id} and n.user_id = p.user_id
        and n.rule_key = ${key} and n.version = ${version})
      and not exists (select from plan_tasks t where t.tenant_id = ${db.tenant_id} and t.plan_id = p.id
        and t.rule_key = ${key} and t.rule_version = ${version})
    order by p.user_id ${most}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** @returns the rules that were written; another run may have written the others */
export async function insertNotices(db: TenantDb, user_id: number, rules: readonly TakenEffect[]): Promise<Set<string>> {
  const rows = await db
    .insertInto('plan_rule_notices')
    .values(rules.map(({ key, version }) => ({ tenant_id: db.tenant_id, user_id, rule_key: key, version })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('rule_key')
    .execute();
  return new Set(rows.map(({ rule_key }) => rule_key));
}
