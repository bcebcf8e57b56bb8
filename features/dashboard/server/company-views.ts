import type { Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { deleteStoredCounts, findStoredCount, writeStoredCount } from '#kit/server/records/stored-counts.ts';
import { dayBefore, SHOWN_DAYS } from '../rules.ts';
import { companiesWithManyJobs, countViews } from './queries.ts';

/** Companies with this many jobs have their views counted every night. */
const MANY_JOBS = 2000;

const NAME = 'views_of_company';
const DAY_MS = 24 * 3_600_000;

type Stored = { from: string; to: string; views: Record<string, number> };
type Views = { views: Record<string, number>; until: string };

/** Views of each job of a company on these days. For many jobs and the days shown at first they end with yesterday, the last day counted. */
export async function findViews(db: TenantDb, companyId: number, from: string, to: string): Promise<Views> {
  const stored = await findStoredCount<Stored>(db, NAME, companyId, 2 * DAY_MS);
  return stored && stored.value.from === from && stored.value.to === dayBefore(to)
    ? { views: stored.value.views, until: stored.value.to }
    : { views: await countViews(db, companyId, from, to), until: to };
}

/** Counts the views of companies with many jobs until yesterday, after which they don't change. */
export async function storeViews({ db: database, signal }: Pick<Work, 'db' | 'signal'>, tenantId: number, many = MANY_JOBS) {
  const to = dayBefore(new Date().toISOString().slice(0, 10));
  const from = dayBefore(to, SHOWN_DAYS - 2);
  const companies = await database.withTenant(tenantId, (db) => companiesWithManyJobs(db, many));
  for (const company of companies) {
    if (signal.aborted) return;
    const counted_at = new Date().toISOString();
    await database.withTenant(tenantId, async (db) => {
      const value: Stored = { from, to, views: await countViews(db, company, from, to) };
      await writeStoredCount(db, NAME, company, { value, counted_at });
    });
  }
  await database.withTenant(tenantId, (db) => deleteStoredCounts(db, NAME, companies));
}
