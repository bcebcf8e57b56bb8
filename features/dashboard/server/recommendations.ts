import { findJobCards } from '#features/jobs/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { hasWishes, scoreByWishes, type Wishes } from '../rules.ts';
import type { VeteranDashboard } from '../veteran-contract.ts';
import { findJobsByWishes } from './veteran-queries.ts';

/** Shown on the dashboard. */
const MOST = 6;

/**
 * The jobs that a veteran's dashboard recommends, best first, and what they are based on. The one source of recommendations: until matching
 * replaces it, they come from the wishes given in onboarding.
 */
export async function recommendJobs(
  db: TenantDb,
  userId: number,
  wishes: Wishes,
): Promise<NonNullable<VeteranDashboard['job_recommendations']>> {
  if (!hasWishes(wishes)) return { based_on: null, wishes: [], jobs: [] };
  const found = (await findJobsByWishes(db, userId, wishes))
    .flatMap((job) => {
      const fit = scoreByWishes(job, wishes);
      return fit ? [{ ...fit, job_id: job.job_id, published_at: job.published_at }] : [];
    })
    .sort((one, other) => other.score - one.score || Date.parse(other.published_at) - Date.parse(one.published_at))
    .slice(0, MOST);
  const cards = await findJobCards(
    db,
    found.map(({ job_id }) => ({ job_id, distance_km: null })),
    userId,
  );
  const reasons = new Map(found.map((one) => [one.job_id, one.reasons]));
  return {
    based_on: 'wishes',
    wishes: [...wishes.roles, ...wishes.cities],
    jobs: cards.map((job) => ({ job, reasons: reasons.get(job.id) ?? [] })),
  };
}
