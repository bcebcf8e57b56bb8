import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { lockOnboardingStanding, setOnboardingStanding, setPhone } from '#features/accounts/server/index.ts';
import { getServiceRecord, updateDischargeDate } from '#features/service-record/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, invalid } from '#kit/server/errors.ts';
import type { saveCareerDirection, savePersonalDetails, saveQuestionairre } from '../contract.ts';
import { faultOfDischarge, maySkip, reasonsFor, type Step, standingOf } from '../rules.ts';
import type { Onboarding, ProposedService } from '../shapes.ts';
import { allAnswers, keepAnswers } from './answers.ts';
import {
  currencyOf,
  findAnswers,
  findNeeds,
  findPerson,
  findSupportServices,
  finishedSteps,
  insertFinishedStep,
  militaryServicesNamed,
  offeredServices,
  replaceChosenServices,
  replaceSuggestedItems,
  suggestionsFor,
  writeProfile,
} from './queries.ts';

/** Counts a step, once. The person's row is held, so that two requests count one after the other. */
export async function finishStep(db: TenantDb, userId: number, step: Step): Promise<void> {
  const before = await lockOnboardingStanding(db, userId);
  await insertFinishedStep(db, userId, step);
  await setOnboardingStanding(db, userId, standingOf(await finishedSteps(db, userId), before));
}

/** Everything that the five pages begin with. */
export async function describeOnboarding(db: TenantDb, userId: number, tenantCountryId: number): Promise<Onboarding> {
  const person = await findPerson(db, userId);
  const record = await getServiceRecord(db, userId);
  return {
    onboarding_steps: person.onboarding_steps,
    onboarding_percentage: person.onboarding_percentage,
    finished: await finishedSteps(db, userId),
    personal: {
      dob: person.dob,
      phone_number: person.phone_number,
      country_code: person.country_code,
      gender: person.gender,
    },
    career: {
      wished_roles: person.wished_roles ?? [],
      wished_places: person.wished_places ?? [],
      salary_from: person.salary_from,
      salary_per: person.salary_per ?? 'year',
      salary_currency: person.salary_currency ?? (await currencyOf(db, person.country_id ?? tenantCountryId)),
      work_types: person.work_types ?? [],
      job_types: person.job_types ?? [],
      start_date: person.start_date,
      discharge_date: record.discharge_date,
    },
    answers: await findAnswers(db, userId),
    service: record.periods,
  };
}

/** Step 1. */
export async function keepPersonalDetails(
  db: TenantDb,
  userId: number,
  { dob, gender, phone_number, country_code, ...sent }: BodyOf<typeof savePersonalDetails>,
): Promise<void> {
  const phone = readPhone(phone_number, country_code);
  await lockOnboardingStanding(db, userId);
  await keepAnswers(db, userId, 'personal_details', allAnswers(sent));
  await writeProfile(db, userId, { dob, gender });
  await setPhone(db, userId, phone);
  await finishStep(db, userId, 1);
}

/** The calling codes that a country has, without the plus. The library throws for any other one. */
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** The number as its country writes it. @throws Refusal 422 for one that no phone can have */
function readPhone(typed: string, country_code: string): { phone_number: string; country_code: string } {
  if (!CALLING_CODES.has(country_code.slice(1)))
    fail(invalid({ country_code: ['No country has this code. Choose one from the list.'] }));
  const number = parsePhoneNumber(typed, { defaultCallingCode: country_code.slice(1), extract: false });
  if (!number?.isValid())
    return fail(
      invalid({ phone_number: ['This is not a phone number of that country. Check the digits and the country code.'] }),
    );
  return { phone_number: number.formatNational(), country_code: `+${number.countryCallingCode}` };
}

/** Step 3. */
export async function keepCareerDirection(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  sent: BodyOf<typeof saveCareerDirection>,
): Promise<void> {
  await lockOnboardingStanding(db, userId);
  const person = await findPerson(db, userId);
  const fault = sent.discharge_date === null ? null : faultOfDischarge(sent.discharge_date, person.dob);
  if (fault) fail(invalid({ discharge_date: [fault] }));
  await keepAnswers(db, userId, 'career_direction', allAnswers(sent));
  await writeProfile(db, userId, {
    wished_roles: distinct(sent.wished_roles),
    wished_places: JSON.stringify(sent.wished_places),
    salary_from: sent.salary_from,
    salary_per: sent.salary_per,
    salary_currency: await currencyOf(db, person.country_id ?? tenantCountryId),
    work_types: [...new Set(sent.work_types)],
    job_types: [...new Set(sent.job_types)],
    start_date: sent.start_date,
  });
  await updateDischargeDate(db, userId, sent.discharge_date);
  await finishStep(db, userId, 3);
}

/** Names that differ by their capitals are one. */
function distinct(names: string[]): string[] {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...known.values()];
}

/** Step 4: the answers, and the plan that they make. */
export async function keepQuestionairre(
  db: TenantDb,
  userId: number,
  { answers }: BodyOf<typeof saveQuestionairre>,
): Promise<void> {
  await lockOnboardingStanding(db, userId);
  const chosen = await keepAnswers(db, userId, 'action_plan', answers);
  await replaceSuggestedItems(db, userId, await suggestionsFor(db, chosen));
  await finishStep(db, userId, 4);
}

/** Step 5: who may help, the best fit first. */
export async function proposeServices(db: TenantDb, userId: number, tenantCountryId: number): Promise<ProposedService[]> {
  const person = await findPerson(db, userId);
  const record = await getServiceRecord(db, userId);
  const seeker = {
    needs: await findNeeds(db, userId),
    country_id: person.country_id ?? tenantCountryId,
    cities: (person.wished_places ?? []).map(({ city }) => city),
    discharge_date: record.discharge_date,
    services: await militaryServicesNamed(
      db,
      record.periods.flatMap(({ military_service_id }) => military_service_id ?? []),
    ),
  };
  const proposed = (await findSupportServices(db, userId)).flatMap((service) => {
    const why = reasonsFor(service, seeker);
    if (!why && !service.chosen) return [];
    const fits = seeker.needs.some((need) => need === service.category || service.needs.includes(need));
    return [{ ...service, reasons: why?.reasons ?? [], weight: why?.weight ?? 0, fits }];
  });
  return proposed.sort((one, other) => other.weight - one.weight);
}

export async function keepServices(db: TenantDb, userId: number, ids: number[]): Promise<void> {
  await lockOnboardingStanding(db, userId);
  const wanted = [...new Set(ids)];
  const offered = await offeredServices(db, wanted);
  if (offered.length < wanted.length)
    fail(invalid({ service_ids: ['One of these services is no longer offered. Open the page again and choose anew.'] }));
  await replaceChosenServices(db, userId, offered);
  await finishStep(db, userId, 5);
}

/** Leaves onboarding for later: it counts as begun, so that signing in leads to the dashboard. */
export async function skip(db: TenantDb, userId: number, step: number | undefined): Promise<void> {
  if (step !== undefined && !maySkip(step)) fail(conflict('Answer the questions of the action plan first.'));
  const before = await lockOnboardingStanding(db, userId);
  await setOnboardingStanding(db, userId, standingOf(await finishedSteps(db, userId), before));
}
