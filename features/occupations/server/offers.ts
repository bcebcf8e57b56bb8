import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { OfferedOccupation, TranslatedOccupation } from '../contract.ts';
import { requirementOf } from '../entry-requirements.ts';
import { readTrade } from '../trade-rules.ts';
import { countOpenJobs, findCoursesForSkills, findTypicalPay } from './queries.ts';
import { occupationReference } from './reference.ts';
import { translateMilitaryJob } from './translate.ts';

/** Skills of an occupation that courses are looked for by, and courses named for each. */
const TAUGHT_SKILLS = 5;
const COURSES = 2;

/** The occupations with open jobs and courses of the tenant. */
export async function withOffers(
  db: TenantDb,
  forces: 'UK' | 'US',
  found: readonly TranslatedOccupation[],
): Promise<OfferedOccupation[]> {
  const { skills } = await occupationReference(db);
  const codes = found.map(({ onet_soc }) => onet_soc);
  // General skills come before special ones.
  const taught = (onet_soc: string) =>
    skills
      .impliedByOccupation(onet_soc)
      .filter(({ kind }) => kind !== 'common')
      .slice(-TAUGHT_SKILLS)
      .map(({ code }) => code);
  const jobs = await countOpenJobs(db, codes);
  const pay = await findTypicalPay(db, codes);
  const courses = await findCoursesForSkills(db, new Map(codes.map((code) => [code, taught(code)])), COURSES);
  return found.map((one) => ({
    ...one,
    open_jobs: jobs.get(one.onet_soc) ?? 0,
    typical_pay: pay.get(one.onet_soc) ?? null,
    requirement: requirementOf(one.onet_soc, forces),
    courses: courses.get(one.onet_soc) ?? [],
  }));
}

/** What a trade as its holder wrote it leads to, with open jobs and pay, the best match first. */
export async function findRolesOfTrade(
  db: TenantDb,
  countryId: number,
  { trade, ...record }: { service: string; trade: string; rank: string },
  most: number,
): Promise<OfferedOccupation[]> {
  if (trade.trim() === '') return [];
  const { data } = await translateMilitaryJob(db, countryId, { ...record, ...readTrade(trade) });
  return withOffers(db, countryOf(countryId).forces, data.slice(0, most));
}
