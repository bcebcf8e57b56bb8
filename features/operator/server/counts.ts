import type { Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { deleteStoredCounts, findStoredCount, writeStoredCount } from '#kit/server/records/stored-counts.ts';
import {
  type Counted,
  countByDay,
  countIndustries,
  countSize,
  countTotals,
  type Days,
  isLarge,
  type Totals,
} from './count-queries.ts';

/** With more jobs, applications or people than this, a tenant's figures are counted by a schedule. */
const LARGE = 50_000;

const NAME = 'tenant';
/** The schedule counts every ten minutes. Where it has not run for so long, each request counts. */
const MAX_AGE_MS = 3_600_000;
const DAY_MS = 86_400_000;

type Stored = {
  size: Awaited<ReturnType<typeof countSize>>;
  totals: Totals;
  industries: Awaited<ReturnType<typeof countIndustries>>;
  /** All days, so that any range is read from them. */
  days: Record<Counted, Days>;
};

/** Counts a large tenant and stores the result; of others nothing is stored. */
export const storeCounts = ({ db: database }: Pick<Work, 'db'>, tenantId: number, large = LARGE) =>
  database.withTenant(tenantId, async (db) => {
    if (!(await isLarge(db, large))) return deleteStoredCounts(db, NAME);
    const counted_at = new Date().toISOString();
    const value: Stored = {
      size: await countSize(db),
      totals: await countTotals(db),
      industries: await countIndustries(db),
      days: {
        sign_ups: await countByDay(db, 'sign_ups'),
        jobs_published: await countByDay(db, 'jobs_published'),
        applications: await countByDay(db, 'applications'),
        placements: await countByDay(db, 'placements'),
      },
    };
    return writeStoredCount(db, NAME, 0, { value, counted_at });
  });

const findStored = (db: TenantDb) => findStoredCount<Stored>(db, NAME, 0, MAX_AGE_MS);

/** Counts of a tenant. `counted_at` is null for those that were counted now. */
export async function sizeOf(db: TenantDb) {
  const stored = await findStored(db);
  return stored ? { ...stored.value.size, counted_at: stored.counted_at } : { ...(await countSize(db)), counted_at: null };
}

export async function industryCounts(db: TenantDb) {
  const stored = await findStored(db);
  return { industries: stored?.value.industries ?? (await countIndustries(db)), counted_at: stored?.counted_at ?? null };
}

export async function figuresOf(db: TenantDb, from: string, to: string) {
  const stored = await findStored(db);
  const byDay = async (what: Counted) =>
    everyDay(stored?.value.days[what] ?? (await countByDay(db, what, { from, to })), from, to);
  return {
    counted_at: stored?.counted_at ?? null,
    totals: stored?.value.totals ?? (await countTotals(db)),
    sign_ups: await byDay('sign_ups'),
    jobs_published: await byDay('jobs_published'),
    applications: await byDay('applications'),
    placements: await byDay('placements'),
  };
}

/** One entry for every day of the range, also for days without events. */
function everyDay(days: Days, from: string, to: string): { day: string; count: number }[] {
  const series: { day: string; count: number }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    series.push({ day, count: days[day] ?? 0 });
  }
  return series;
}
