import type { TranslatedOccupation } from '#features/occupations/contract.ts';
import { skillVocabulary, translateMilitaryJob } from '#features/occupations/server/index.ts';
import { findResumeSummaries } from '#features/resumes/server/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { projectVeteran } from './projecting.ts';
import {
  deleteProjections,
  findChangedVeterans,
  findLookups,
  findRefreshedTo,
  findSources,
  type Projection,
  type SourceRow,
  writeProjection,
  writeRefreshedTo,
} from './projection-queries.ts';

/** Veterans in one transaction of a refresh. */
const BATCH = 25;
/** Resumes that are read of each. */
const RESUMES = 3;
/** Transactions that began before the last pass may commit after it. */
const OVERLAP_MS = 10 * 60_000;
/** Periods whose trade is translated: the latest ones. */
const TRANSLATED = 2;

type Projected = Projection & Pick<SourceRow, 'user_id' | 'is_open' | 'is_known'>;

/** What employers may read of these veterans, as their data is now. */
export async function projectVeterans(db: TenantDb, userIds: readonly number[], today = new Date()): Promise<Projected[]> {
  const sources = await findSources(db, userIds);
  const ids = sources.flatMap(({ periods }) =>
    periods.flatMap(({ occupation_id, badged_role_id, profession_id, corps_id }) =>
      [occupation_id, badged_role_id, profession_id, corps_id].filter((id) => id !== null),
    ),
  );
  const lookups = await findLookups(db, ids);
  const resumes = await findResumeSummaries(db, userIds, RESUMES);
  const vocabulary = await skillVocabulary(db);
  const projected: Projected[] = [];
  for (const source of sources) {
    const occupations: TranslatedOccupation[] = [];
    for (const period of source.periods.slice(0, TRANSLATED)) {
      if (!period.trade) continue;
      const code = lookups.find(({ id }) => id === period.occupation_id)?.code ?? '';
      const input = { service: period.service, code, title: period.trade.slice(0, 200), rank: '' };
      for (const one of (await translateMilitaryJob(db, period.country_id ?? UNITED_KINGDOM, input)).data)
        if (!occupations.some(({ onet_soc }) => onet_soc === one.onet_soc)) occupations.push(one);
    }
    const { user_id, is_open, is_known } = source;
    projected.push({
      user_id,
      is_open,
      is_known,
      ...projectVeteran(source, resumes.get(user_id) ?? [], { lookups, vocabulary, occupations, today }),
    });
  }
  return projected;
}

/** Brings what employers read of these veterans up to date. */
export async function refreshVeterans(
  db: TenantDb,
  userIds: readonly number[],
  options: { renew: boolean } = { renew: false },
): Promise<void> {
  const now = new Date().toISOString();
  const projected = await projectVeterans(db, userIds);
  for (const one of projected) if (one.is_open || one.is_known) await writeProjection(db, one.user_id, one, { now, ...options });
  await deleteProjections(
    db,
    projected.filter((one) => !one.is_open && !one.is_known).map(({ user_id }) => user_id),
  );
}

/** Follows what changed in a tenant since the last pass. Runs every minute, in one process at a time. */
export async function refreshCandidates(database: Database, tenantId: number): Promise<void> {
  const now = new Date();
  const changed = await database.withTenant(tenantId, async (db) => {
    const before = await findRefreshedTo(db);
    const since = before && new Date(Date.parse(before) - OVERLAP_MS).toISOString();
    return findChangedVeterans(db, since);
  });
  for (const batch of slicesOf(changed, BATCH)) await database.withTenant(tenantId, (db) => refreshVeterans(db, batch));
  await database.withTenant(tenantId, (db) => writeRefreshedTo(db, now.toISOString()));
}
