import { findJobCards } from '#features/jobs/server/index.ts';
import { matching } from '#features/matching/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Wishes } from '../rules.ts';
import type { VeteranDashboard } from '../veteran-contract.ts';
import { findDistances } from './veteran-queries.ts';

/** Shown on the dashboard. */
const MOST = 6;
/** The best matches that are looked through for jobs not applied for yet. */
const LOOKED_THROUGH = 60;
const REASONS = 3;
/** About an hour and a half by road: jobs further from every wished town come last. */
const FAR_KM = 100;

/** The jobs that a veteran's dashboard recommends: the best matches not applied for yet, each with the heaviest reasons. */
export async function recommendJobs(
  db: TenantDb,
  { userId, countryId, wishes }: { userId: number; countryId: number; wishes: Wishes },
): Promise<NonNullable<VeteranDashboard['job_recommendations']>> {
  const input = { db, veteranId: userId, countryId };
  const { ids, reason } = await matching.rankJobs({ ...input, conditions: [] });
  const wished = [...wishes.roles, ...wishes.cities];
  if (reason !== null) return { based_on: null, wishes: wished, jobs: [] };
  const looked = ids.slice(0, LOOKED_THROUGH);
  const distances = await findDistances(db, userId, looked);
  const best = await findJobCards(
    db,
    looked.map((job_id) => ({ job_id, distance_km: distances.get(job_id) ?? null })),
    userId,
  );
  const open = best.filter(({ applied_stage }) => applied_stage === null || applied_stage === 'draft');
  const isFar = ({ distance_km, type }: (typeof best)[number]) => type !== 'remote' && (distance_km ?? 0) > FAR_KM;
  // The order of the matches stays among those within reach, and among those beyond.
  const cards = [...open.filter((job) => !isFar(job)), ...open.filter(isFar)].slice(0, MOST);
  const matchOf = await matching.matchJobs({ ...input, jobIds: cards.map(({ id }) => id) });
  return {
    based_on: 'record',
    wishes: wished,
    jobs: cards.map((card) => {
      const job = { ...card, ...matchOf(card.id) };
      return { job, reasons: job.match?.reasons.slice(0, REASONS).map(({ text }) => text) ?? [] };
    }),
  };
}
