import type { Work } from '#kit/server/background/jobs.ts';
import { storeCompanies } from './company-queries.ts';

/** Stores the company of applications that an earlier version wrote, in batches with a commit after each. */
export async function storeCompaniesOfApplications({ db, signal }: Pick<Work, 'db' | 'signal'>, tenantId: number): Promise<void> {
  for (let stored = 1; stored > 0 && !signal.aborted; ) stored = await db.withTenant(tenantId, storeCompanies);
}
