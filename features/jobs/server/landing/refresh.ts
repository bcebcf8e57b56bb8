import { type OccupationReference, occupationReference, tradePages } from '#features/occupations/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Database } from '#kit/server/database/db.ts';
import { landingPath } from '../../landing-rules.ts';
import { deleteLandingsBefore, findGroups, findTenantCountry, type Group, writeLandings } from './refresh-queries.ts';

/** Rows written in one transaction. */
const SLICE = 2000;

/** Writes the pages that a tenant's open jobs have now, and deletes those that they no longer have. */
export async function refreshJobLandings(db: Database, tenantId: number): Promise<void> {
  const started = new Date().toISOString();
  const pages = await db.withTenant(tenantId, async (scoped) => {
    const country = await findTenantCountry(scoped);
    const { forces } = countryOf(country);
    const codes = tradePages(forces).flatMap(({ key, directions }) =>
      directions.map(({ onet_soc }) => ({ trade: key, code: onet_soc })),
    );
    const groups = await findGroups(scoped, country, codes, forces === 'US');
    return pagesOf(groups, await occupationReference(scoped), country);
  });
  for (let from = 0; from < pages.length; from += SLICE)
    await db.withTenant(tenantId, (scoped) => writeLandings(scoped, pages.slice(from, from + SLICE), started));
  await db.withTenant(tenantId, (scoped) => deleteLandingsBefore(scoped, started));
}

/** Each with its address. Of two with the same, the one with more jobs. */
function pagesOf(groups: readonly Group[], reference: OccupationReference, country: number): (Group & { path: string })[] {
  const pages = new Map<string, Group & { path: string }>();
  for (const group of groups) {
    const role = group.occupation_id === null ? undefined : reference.knownNameOf(group.occupation_id, country);
    if (role === null) continue;
    const path = landingPath({
      ...(role !== undefined && { role }),
      ...(group.trade !== null && { trade: group.trade }),
      ...(group.place !== null && { place: group.place }),
    });
    if (!pages.has(path)) pages.set(path, { ...group, path });
  }
  return [...pages.values()];
}
