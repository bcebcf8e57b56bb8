import { passwordMatches } from '#features/accounts/server/index.ts';
import type { Database } from '#kit/server/database/db.ts';

/** The password of every account of the demonstration. It is printed at the start and written in the README. */
export const DEMONSTRATION_PASSWORD = 'Muster-2026!';

/** Whether a tenant of the demonstration still has an account with the published password. */
export async function hasKnownPasswords(db: Database): Promise<boolean> {
  const tenants = await db.unscoped.selectFrom('tenants').select('id').where('slug', 'in', ['muster', 'homefront']).execute();
  for (const { id } of tenants) {
    // The demonstration hashes its password once for all accounts, so few hashes have to be compared.
    const rows = await db.withTenant(
      id,
      (scoped) =>
        scoped.selectFrom('users').select('password_hash').distinct().where('email', 'like', '%@%.test').limit(20).execute(),
      { reads_only: true },
    );
    for (const { password_hash } of rows)
      if (password_hash !== null && (await passwordMatches(password_hash, DEMONSTRATION_PASSWORD))) return true;
  }
  return false;
}
