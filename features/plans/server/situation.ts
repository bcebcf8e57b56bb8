import { lockOnboardingStanding } from '#features/accounts/server/index.ts';
import { plainServiceName } from '#features/service-record/rules.ts';
import { getServiceRecord, updateDischargeDate } from '#features/service-record/server/index.ts';
import type { ServicePeriod } from '#features/service-record/shapes.ts';
import { monthsBetween } from '#kit/calendar/days.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Situation } from '../scheduling.ts';
import type { SituationShape } from '../transition-shapes.ts';
import { bandOfRank, type Force } from '../transition-words.ts';
import { findReadiness, findStoredSituation, writeSituation } from './transition-queries.ts';

const FORCE_NAMES: ReadonlyMap<string, Force> = new Map(
  Object.entries<Force>({
    army: 'army',
    navy: 'navy',
    marines: 'marines',
    'marine corps': 'marines',
    'air force': 'air_force',
    'space force': 'space_force',
    'coast guard': 'coast_guard',
  }),
);

/** What the service record implies: service and rank of the latest period, and the months from the first day to the last. */
function impliedBy(periods: readonly ServicePeriod[], discharge: string | null): Partial<SituationShape> {
  const [latest] = periods;
  if (!latest) return {};
  const starts = periods.flatMap(({ started }) => (/^\d{4}-\d{2}$/.test(started) ? [`${started}-01`] : [])).sort();
  const end = discharge ?? (/^\d{4}-\d{2}$/.test(latest.ended) ? `${latest.ended}-01` : null);
  const months = starts[0] && end && starts[0] <= end ? monthsBetween(starts[0], end) : null;
  return {
    service: FORCE_NAMES.get(plainServiceName(latest.service)) ?? null,
    rank_band: bandOfRank(latest.nato_code),
    service_months: months === null ? null : Math.min(months, 720),
  };
}

export const NOTHING_KNOWN: SituationShape = {
  service: null,
  component: null,
  reason: null,
  rank_band: null,
  service_months: null,
  discharge_date: null,
};

/** What is known about a person's leaving: their answers, and where there are none the service record. */
export async function loadSituation(db: TenantDb, userId: number) {
  const stored = await findStoredSituation(db, userId);
  const { discharge_date, periods } = await getServiceRecord(db, userId);
  const implied = impliedBy(periods, discharge_date);
  const prefilled = [
    ...(['service', 'rank_band', 'service_months'] as const).filter((field) => stored?.[field] == null && implied[field] != null),
    ...(discharge_date === null ? [] : ['discharge_date']),
  ];
  const situation: SituationShape = {
    service: stored?.service ?? implied.service ?? null,
    component: stored?.component ?? null,
    reason: stored?.reason ?? null,
    rank_band: stored?.rank_band ?? implied.rank_band ?? null,
    service_months: stored?.service_months ?? implied.service_months ?? null,
    discharge_date,
  };
  return { situation, prefilled, remind_days: stored?.remind_days ?? 7 };
}

/** Fields that are left out keep what is known. */
export type GivenSituation = { [field in keyof SituationShape]?: SituationShape[field] | undefined };

export function withAnswers(known: SituationShape, given: GivenSituation): SituationShape {
  const answer = <Field extends keyof SituationShape>(field: Field): SituationShape[Field] => {
    const value = given[field];
    return value === undefined ? known[field] : (value as SituationShape[Field]);
  };
  return {
    service: answer('service'),
    component: answer('component'),
    reason: answer('reason'),
    rank_band: answer('rank_band'),
    service_months: answer('service_months'),
    discharge_date: answer('discharge_date'),
  };
}

/** Stores the answers; the discharge date goes to the service record. The caller holds the person's lock. */
export async function storeSituation(
  db: TenantDb,
  userId: number,
  known: SituationShape,
  given: GivenSituation,
): Promise<SituationShape> {
  const { discharge_date, ...rest } = withAnswers(known, given);
  await writeSituation(db, userId, rest);
  if (discharge_date !== known.discharge_date) await updateDischargeDate(db, userId, discharge_date);
  return { ...rest, discharge_date };
}

export const situationIn = (countryId: number, situation: SituationShape): Situation => ({ ...situation, country_id: countryId });

/** What is missing for the plans that need a complete profile and CV; null where nothing is. */
export async function findMissing(db: TenantDb, userId: number): Promise<'profile' | 'cv' | null> {
  const { steps, has_resume } = await findReadiness(db, userId);
  if ([1, 3, 4, 5].some((step) => !steps.includes(step))) return 'profile';
  return steps.includes(2) && has_resume ? null : 'cv';
}

/** Holds the person's row, so that two requests that write plans follow each other. */
export const lockPerson = (db: TenantDb, userId: number) => lockOnboardingStanding(db, userId);
