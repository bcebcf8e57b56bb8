import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { MOST_PERIODS } from '../rules.ts';
import type { ServicePeriod } from '../shapes.ts';

const PERIOD = [
  'entry_id',
  'country_id',
  'military_service_id',
  'service',
  'rank',
  'trade',
  'unit',
  'started',
  'ended',
  'clearance',
  'rank_id',
  'nato_code',
  'navy_service_id',
  'branch_id',
  'corps_id',
  'profession_id',
  'badged_role_id',
  'occupation_id',
] as const;

export const findPeriods = (db: TenantDb, userId: number): Promise<ServicePeriod[]> =>
  db
    .selectFrom('service_records')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(PERIOD)
    .orderBy('position')
    .limit(MOST_PERIODS)
    .execute();

export async function findDischargeDate(db: TenantDb, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('discharge_dates')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('discharge_date')
    .executeTakeFirst();
  return row?.discharge_date ?? null;
}

/** Replaces the periods of a person in one statement. The caller has locked the person's row. */
export async function replacePeriods(db: TenantDb, user_id: number, periods: readonly ServicePeriod[]): Promise<void> {
  const surplus = db
    .deleteFrom('service_records')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', user_id)
    .where('position', '>=', periods.length);
  if (periods.length === 0) {
    await surplus.execute();
    return;
  }
  await db
    .with('surplus', () => surplus)
    .insertInto('service_records')
    .values(periods.map((period, position) => ({ ...period, tenant_id: db.tenant_id, user_id, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'position'])
        .doUpdateSet((eb) => Object.fromEntries(PERIOD.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

export async function writeDischargeDate(db: TenantDb, user_id: number, discharge_date: string | null): Promise<void> {
  if (discharge_date === null)
    await db.deleteFrom('discharge_dates').where('tenant_id', '=', db.tenant_id).where('user_id', '=', user_id).execute();
  else
    await db
      .insertInto('discharge_dates')
      .values({ tenant_id: db.tenant_id, user_id, discharge_date })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ discharge_date }))
      .execute();
}

export const allMilitaryServices = (db: TenantDb) =>
  db.selectFrom('military_services').select(['id', 'country_id', 'name']).execute();

/** Lookup rows of these services with one of these names, abbreviations or codes (in lower case), in the order of their lists. */
export const findLookupsNamed = (db: TenantDb, militaryServiceIds: readonly number[], names: readonly string[]) =>
  db
    .selectFrom('all_service_lookups')
    .where('military_service_id', 'in', [...militaryServiceIds])
    .where((eb) =>
      eb.or(
        (['title', 'abbreviation', 'code'] as const).map(
          (column) => sql<boolean>`lower(${sql.ref(column)}) = any(${sql.val(names)}::text[])`,
        ),
      ),
    )
    .select([
      'id',
      'kind',
      'nato_code',
      'military_service_id',
      sql<string[]>`array_remove(array[lower(title), lower(abbreviation), lower(code)], null)`.as('names'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
