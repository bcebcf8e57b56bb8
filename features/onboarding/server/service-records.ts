import type { ServiceEntry } from '#features/resumes/content.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { allMilitaryServices, findPerson, lookupsNamed, replaceServiceRecords } from './queries.ts';

const COUNTRY_IDS = { UK: 232, US: 233 } as const;

/** `US Army`, `United States Army` and `Army` are one name; the Royal Marines are an arm of the Royal Navy. */
function plainService(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/^(united states|us|u\.s\.|british|royal) /, '')
    .replace(/ \(.*\)$/, '')
    .trim();
  return plain === 'raf' ? 'air force' : plain;
}

/** The country that a service's name tells of where the entry names none. */
function countryOf(name: string): number | null {
  if (/^(united states|us|u\.s\.) /i.test(name)) return COUNTRY_IDS.US;
  return /^(british|royal|raf\b)/i.test(name) ? COUNTRY_IDS.UK : null;
}

/** What a printed trade may be called: the whole, its parts, and a code at its beginning. */
function namesIn(text: string): string[] {
  const parts = [text, ...text.split(/[:,/(–-]/), text.split(/\s/)[0] ?? ''];
  return [...new Set(parts.map((part) => part.replace(/\)$/, '').trim().toLowerCase()).filter(Boolean))].slice(0, 12);
}

/** Makes the service record anew from the military section, the latest first, with the rows of the tenant's lists that its words name. */
export async function keepServiceRecords(db: TenantDb, userId: number, entries: readonly ServiceEntry[]): Promise<void> {
  const services = await allMilitaryServices(db);
  const { discharge_date } = await findPerson(db, userId);
  const records: Parameters<typeof replaceServiceRecords>[2] = [];
  for (const [position, entry] of entries.entries()) {
    const country_id = entry.country ? COUNTRY_IDS[entry.country] : countryOf(entry.service);
    const wanted = plainService(entry.service) === 'marines' ? 'navy' : plainService(entry.service);
    const service = services.find(
      ({ name, country_id: of }) => plainService(name) === wanted && (country_id === null || of === country_id),
    );
    const rank = service && entry.rank ? await lookupsNamed(db, service.id, [entry.rank.trim().toLowerCase()]) : [];
    const trade = service ? await lookupsNamed(db, service.id, [...namesIn(entry.trade), entry.service.toLowerCase()]) : [];
    // A trade may begin with a word that is a rank's name, and the other way round.
    const found = [...rank.filter(({ kind }) => kind === 'rank'), ...trade.filter(({ kind }) => kind !== 'rank')];
    const named = (kind: string) => found.find((row) => row.kind === kind) ?? null;
    records.push({
      entry_id: entry.id,
      country_id: country_id ?? service?.country_id ?? null,
      military_service_id: service?.id ?? null,
      service: entry.service,
      rank_id: named('rank')?.id ?? null,
      nato_code: named('rank')?.nato_code ?? null,
      navy_service_id: named('navy_service')?.id ?? null,
      branch_id: named('branch')?.id ?? null,
      corps_id: named('corps')?.id ?? null,
      profession_id: named('profession')?.id ?? null,
      badged_role_id: named('badged_role')?.id ?? null,
      occupation_id: named('occupation')?.id ?? null,
      rank: entry.rank,
      trade: entry.trade,
      unit: entry.unit,
      started: entry.startDate,
      ended: entry.endDate,
      discharge_date: position === 0 ? discharge_date : null,
      clearance: entry.clearance,
    });
  }
  await replaceServiceRecords(db, userId, records);
}
