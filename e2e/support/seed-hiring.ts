import { hashPassword } from '#features/accounts/server/index.ts';
import type { Database } from '#kit/server/database/db.ts';
import { HIRING_JOURNEYS, hiringAccounts } from './hiring-accounts.ts';
import { PASSWORD } from './passwords.ts';

const UNITED_KINGDOM = 232;

/** Creates the accounts of the journeys about hiring, which would take seconds each on the screens. */
export async function seedHiringAccounts(db: Database): Promise<void> {
  const { id } = await db.unscoped.selectFrom('tenants').select('id').where('slug', '=', 'muster').executeTakeFirstOrThrow();
  const shared = {
    password_hash: await hashPassword(PASSWORD),
    country_id: UNITED_KINGDOM,
    email_verified_at: new Date().toISOString(),
  };
  await db.withTenant(id, async (scoped) => {
    for (const journey of HIRING_JOURNEYS) {
      const { recruiter, colleague, veteran } = hiringAccounts(journey);
      const company = await scoped
        .insertInto('companies')
        .values({ name: `Signals of ${journey}`, status: 'active', country_id: UNITED_KINGDOM })
        .returning('id')
        .executeTakeFirstOrThrow();
      const atCompany = {
        ...shared,
        role: 'recruiter' as const,
        company_id: company.id,
        joined_company_at: shared.email_verified_at,
      };
      await scoped
        .insertInto('users')
        .values([
          { ...atCompany, email: recruiter, first_name: 'Hannah', last_name: 'Okafor', is_admin: true },
          { ...atCompany, email: colleague, first_name: 'Tom', last_name: 'Ellery' },
        ])
        .execute();
      await scoped
        .insertInto('users')
        .values({
          ...shared,
          role: 'veteran',
          email: veteran,
          first_name: 'Rhys',
          last_name: 'Pritchard',
          onboarding_steps: 5,
          onboarding_percentage: 100,
        })
        .execute();
    }
  });
}
