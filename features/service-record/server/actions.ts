import type { TenantDb } from '#kit/server/database/db.ts';
import { countryOfPeriod, plainServiceName, tradeNames } from '../rules.ts';
import type { DescribedPeriod, ServicePeriod, ServiceRecord } from '../shapes.ts';
import * as queries from './queries.ts';

/** Everything known of a veteran's service; empty for somebody who has stated none. */
export async function getServiceRecord(db: TenantDb, userId: number): Promise<ServiceRecord> {
  return {
    discharge_date: await queries.findDischargeDate(db, userId),
    periods: await queries.findPeriods(db, userId),
  };
}

/**
 * Replaces a veteran's service periods with these, resolved to the tenant's lookups. Three statements whatever their number. The caller holds
 * the lock on the person's row, so that two writers follow each other.
 */
export async function updateServicePeriods(
  db: TenantDb,
  userId: number,
  described: readonly DescribedPeriod[],
): Promise<ServicePeriod[]> {
  const periods = described.length > 0 ? await resolvePeriods(db, described) : [];
  await queries.replacePeriods(db, userId, periods);
  return periods;
}

/** These periods with the rows of the tenant's lists that they name. */
export async function resolvePeriods(db: TenantDb, described: readonly DescribedPeriod[]): Promise<ServicePeriod[]> {
  const services = await queries.allMilitaryServices(db);
  const named = described.map((period) => {
    const country_id = countryOfPeriod(period);
    const plain = plainServiceName(period.service);
    // The Royal Marines are part of the Royal Navy.
    const wanted = plain === 'marines' ? 'navy' : plain;
    const service = services.find(
      (one) => plainServiceName(one.name) === wanted && (country_id === null || country_id === one.country_id),
    );
    return {
      period,
      country_id: country_id ?? service?.country_id ?? null,
      service_id: service?.id ?? null,
      rankNames: [period.rank.trim().toLowerCase()].filter(Boolean),
      tradeNames: [...tradeNames(period.trade), period.service.toLowerCase()],
    };
  });
  const serviceIds = [...new Set(named.flatMap(({ service_id }) => service_id ?? []))];
  const names = [...new Set(named.flatMap((one) => [...one.rankNames, ...one.tradeNames]))];
  const lookups = serviceIds.length > 0 ? await queries.findLookupsNamed(db, serviceIds, names) : [];

  return named.map(({ period: { country: _, ...period }, country_id, service_id, rankNames, tradeNames }) => {
    // A trade may start with a word that is also a rank, and the other way round.
    const find = (kind: string) =>
      lookups.find(
        (row) =>
          row.kind === kind &&
          row.military_service_id === service_id &&
          row.names.some((name) => (kind === 'rank' ? rankNames : tradeNames).includes(name)),
      );
    const rank = find('rank');
    return {
      ...period,
      country_id,
      military_service_id: service_id,
      rank_id: rank?.id ?? null,
      nato_code: rank?.nato_code ?? null,
      navy_service_id: find('navy_service')?.id ?? null,
      branch_id: find('branch')?.id ?? null,
      corps_id: find('corps')?.id ?? null,
      profession_id: find('profession')?.id ?? null,
      badged_role_id: find('badged_role')?.id ?? null,
      occupation_id: find('occupation')?.id ?? null,
    };
  });
}
