import { createHash } from 'node:crypto';
import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { lockOnboardingStanding, setOnboardingStanding, setPhone } from '#features/accounts/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import { updateActionPlan } from '#features/plans/server/index.ts';
import { findAnswers, findNeeds, type LocatedAnswer, updateAnswers } from '#features/questions/server/index.ts';
import type { SentAnswer } from '#features/questions/shapes.ts';
import { faultOfDischarge } from '#features/service-record/rules.ts';
import { getServiceRecord, updateDischargeDate } from '#features/service-record/server/index.ts';
import { findChosenServices, proposeServices, updateChosenServices } from '#features/services/server/index.ts';
import type { ProposedService } from '#features/services/shapes.ts';
import { withPlus } from '#kit/contract/phone.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid } from '#kit/server/http/errors.ts';
import type { saveCareerDirection, savePersonalDetails, saveQuestionairre, saveServices } from '../contract.ts';
import { maySkip, type Step, standingOf } from '../rules.ts';
import type { Onboarding } from '../shapes.ts';
import { currencyOf, findPerson, finishedSteps, insertFinishedStep, writeProfile } from './queries.ts';

/** Counts a step once. Locks the person's row, so that concurrent requests count one after the other. */
export async function finishStep(db: TenantDb, userId: number, step: Step): Promise<void> {
  const before = await lockOnboardingStanding(db, userId);
  await insertFinishedStep(db, userId, step);
  await setOnboardingStanding(db, userId, standingOf(await finishedSteps(db, userId), before));
}

/** Everything that the five pages need. */
export async function describeOnboarding(db: TenantDb, userId: number, tenantCountryId: number): Promise<Onboarding> {
  const person = await findPerson(db, userId);
  const record = await getServiceRecord(db, userId);
  const answers = await findAnswers(db, userId);
  const personal = {
    dob: person.dob,
    phone_number: person.phone_number,
    country_code: person.country_code,
    gender: person.gender,
  };
  const career = {
    wished_roles: person.wished_roles ?? [],
    wished_places: (person.wished_places ?? []).map((place) => ({ ...place, radius_miles: place.radius_miles ?? null })),
    remote_ok: person.remote_ok,
    salary_from: person.salary_from,
    salary_per: person.salary_per ?? 'year',
    salary_currency: person.salary_currency ?? (await currencyOf(db, person.country_id ?? tenantCountryId)),
    work_types: person.work_types ?? [],
    job_types: person.job_types ?? [],
    start_date: person.start_date,
    discharge_date: record.discharge_date,
  };
  const answersIn = (place: string) => answers.filter(({ visibility_place }) => visibility_place === place);
  const chosen_services = await findChosenServices(db, userId);
  const reference = await occupationReference(db);
  return {
    onboarding_steps: person.onboarding_steps,
    onboarding_percentage: person.onboarding_percentage,
    finished: await finishedSteps(db, userId),
    personal,
    career,
    understood_roles: career.wished_roles.map((role) => ({ role, ...reference.understandRole(role, tenantCountryId) })),
    answers,
    chosen_services,
    revisions: {
      personal: revisionOf([personal, answersIn('personal_details')]),
      career: revisionOf([career, answersIn('career_direction')]),
      plan: revisionOf(
        answers.filter(({ visibility_place }) => !['personal_details', 'career_direction'].includes(visibility_place)),
      ),
      services: revisionOf(chosen_services),
    },
    service: record.periods,
  };
}

/**
 * A fingerprint of what is stored. A counter would miss changes from elsewhere: plans change the discharge date, and operators
 * delete questions with their answers.
 */
const revisionOf = (stored: unknown) => createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);

/** @throws Refusal 409 with the current state when these answers have changed since the revision that was shown */
async function enforceRevision(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  part: keyof Onboarding['revisions'],
  seen: string | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const current = await describeOnboarding(db, userId, tenantCountryId);
  if (current.revisions[part] === seen) return;
  fail(conflict('You’ve changed these details in another tab or on another device. Check them and save again.', current));
}

type Sent = { question_id?: number | null | undefined; answer_option_id?: number | null | undefined; answers: SentAnswer[] };

const located = (answers: readonly SentAnswer[]): LocatedAnswer[] =>
  answers.map((answer, index) => ({ ...answer, field: `answers.${index}` }));

/** All answers, including the one in `question_id` and `answer_option_id`. */
function allAnswers({ question_id, answer_option_id, answers }: Sent): LocatedAnswer[] {
  if (!question_id) return located(answers);
  const first = {
    question_id,
    answer_option_id: answer_option_id ? [answer_option_id] : [],
    text: '',
    field: 'answer_option_id',
  };
  return [first, ...located(answers)];
}

/** Step 1. */
export async function storePersonalDetails(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  { dob, gender, phone_number, country_code, revision, ...sent }: BodyOf<typeof savePersonalDetails>,
): Promise<void> {
  const stored = await lockOnboardingStanding(db, userId);
  await enforceRevision(db, userId, tenantCountryId, 'personal', revision);
  // The stored number is always accepted, even if the rules have changed since.
  const isStored = stored.phone_number === phone_number && stored.country_code === country_code;
  const phone = isStored ? { phone_number, country_code } : readPhone(phone_number, country_code);
  await updateAnswers(db, userId, 'personal_details', allAnswers(sent));
  await writeProfile(db, userId, { dob, gender });
  await setPhone(db, userId, phone);
  await finishStep(db, userId, 1);
}

/** The valid calling codes, without the plus. The library throws for any other one. */
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Digits of a number that is surely not a part of one. */
const WHOLE_NUMBER = 9;

/**
 * The number in its country's national format. Ranges are opened and numbers are set aside for drama and tests, so a whole number is not
 * refused for what it begins with. @throws Refusal 422 for an impossible number
 */
function readPhone(typed: string, country_code: string): { phone_number: string; country_code: string } {
  if (!CALLING_CODES.has(country_code.slice(1)))
    fail(invalid({ country_code: ['No country has this code. Choose a country code from the list.'] }));
  const number = parsePhoneNumber(withPlus(typed), { defaultCallingCode: country_code.slice(1), extract: false });
  if (!number?.isValid() && !(number?.isPossible() && number.nationalNumber.length >= WHOLE_NUMBER))
    return fail(
      invalid({ phone_number: ['This isn’t a valid phone number for that country. Check the number and the country code.'] }),
    );
  return { phone_number: number.formatNational(), country_code: `+${number.countryCallingCode}` };
}

/** Step 3. */
export async function storeCareerDirection(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  sent: BodyOf<typeof saveCareerDirection>,
): Promise<void> {
  await lockOnboardingStanding(db, userId);
  await enforceRevision(db, userId, tenantCountryId, 'career', sent.revision);
  const person = await findPerson(db, userId);
  const fault = sent.discharge_date === null ? null : faultOfDischarge(sent.discharge_date, person.dob);
  if (fault) fail(invalid({ discharge_date: [fault] }));
  await updateAnswers(db, userId, 'career_direction', allAnswers(sent));
  await writeProfile(db, userId, {
    wished_roles: distinct(sent.wished_roles),
    wished_places: JSON.stringify(sent.wished_places),
    remote_ok: sent.remote_ok,
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

/** Removes duplicates, ignoring case. */
function distinct(names: string[]): string[] {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...known.values()];
}

/** Step 4: the answers and the resulting plan. */
export async function storeQuestionairre(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  { answers, revision }: BodyOf<typeof saveQuestionairre>,
): Promise<void> {
  await lockOnboardingStanding(db, userId);
  await enforceRevision(db, userId, tenantCountryId, 'plan', revision);
  const chosen = await updateAnswers(db, userId, 'action_plan', located(answers));
  await updateActionPlan(db, userId, chosen);
  await finishStep(db, userId, 4);
}

/** Step 5: services that may help, best match first. */
export async function proposeServicesTo(db: TenantDb, userId: number, tenantCountryId: number): Promise<ProposedService[]> {
  const person = await findPerson(db, userId);
  const record = await getServiceRecord(db, userId);
  return proposeServices(db, {
    id: userId,
    needs: await findNeeds(db, userId),
    country_id: person.country_id ?? tenantCountryId,
    cities: (person.wished_places ?? []).map(({ city }) => city),
    discharge_date: record.discharge_date,
    military_service_ids: record.periods.flatMap(({ military_service_id }) => military_service_id ?? []),
  });
}

export async function storeServices(
  db: TenantDb,
  userId: number,
  tenantCountryId: number,
  { service_ids, revision }: BodyOf<typeof saveServices>,
): Promise<void> {
  await lockOnboardingStanding(db, userId);
  await enforceRevision(db, userId, tenantCountryId, 'services', revision);
  await updateChosenServices(db, userId, service_ids);
  await finishStep(db, userId, 5);
}

/** Postpones onboarding. It counts as started, so that signing in opens the dashboard. */
export async function skip(db: TenantDb, userId: number, step: number | undefined): Promise<void> {
  if (step !== undefined && !maySkip(step)) fail(conflict('Answer the questions of the action plan first.'));
  const before = await lockOnboardingStanding(db, userId);
  await setOnboardingStanding(db, userId, standingOf(await finishedSteps(db, userId), before));
}
