import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';

const ROLES = ['operator', 'system_operator'] as const;

const activeOperators = (db: TenantDb) =>
  db
    .selectFrom('users as u')
    .where('u.tenant_id', '=', db.tenant_id)
    .where('u.role', 'in', ROLES)
    .where('u.status', '=', 'active');

/** The active operators of the tenant, those who signed in most recently first. */
export const listOperators = (db: TenantDb) =>
  activeOperators(db)
    .select([
      'u.id',
      fullName('u').as('full_name'),
      'u.email',
      sql<(typeof ROLES)[number]>`u.role`.as('role'),
      'u.last_signed_in_at',
      sql<boolean>`u.password_hash is not null`.as('has_password'),
      sql<boolean>`exists (select from authenticator_apps a
          where a.tenant_id = ${db.tenant_id} and a.user_id = u.id and a.confirmed_at is not null)
        or exists (select from passkeys p where p.tenant_id = ${db.tenant_id} and p.user_id = u.id)`.as('has_second_factor'),
    ])
    .orderBy(sql`u.last_signed_in_at desc nulls last`)
    .orderBy('u.id')
    .execute();

/**
 * The active operators, locked, so that of two who remove each other at the same time the second sees what the first did and the
 * tenant keeps one.
 */
export const lockOperators = (db: TenantDb) =>
  activeOperators(db)
    .select([
      'u.id',
      fullName('u').as('full_name'),
      'u.email',
      'u.role',
      sql<boolean>`u.password_hash is not null`.as('has_password'),
    ])
    .orderBy('u.id')
    .forNoKeyUpdate('u')
    .execute();
