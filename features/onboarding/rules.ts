/** The five steps in the spec's words; step 2 names the CV as the country does. */
export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

export const FINAL_STEP = 5;
/** The one step at which nobody may skip (spec section 4). */
export const STEP_WITHOUT_SKIP = 4;

export function stepNames(cv: string): Record<Step, string> {
  return { 1: 'Personal Details', 2: `Upload your ${cv}`, 3: 'Career Direction', 4: 'Action Plan', 5: 'Support & Services' };
}

/** The seven sections of a resume in the order of `cvStep` (spec section 2). */
export const CV_SECTIONS = ['personal', 'military', 'work', 'education', 'skills', 'misc', 'summary'] as const;
export type CvSection = (typeof CV_SECTIONS)[number];

export const CV_SECTION_NAMES: Record<CvSection, string> = {
  personal: 'Personal Details',
  military: 'Military Exp.',
  work: 'Civilian Exp.',
  education: 'Education',
  skills: 'Skills',
  misc: 'Misc',
  summary: 'Summary',
};

/** The first section that was not looked at yet, as a `cvStep`; the last when all were. */
export function nextCvStep(seen: readonly string[]): number {
  const next = CV_SECTIONS.findIndex((section) => !seen.includes(section));
  return next === -1 ? CV_SECTIONS.length - 1 : next;
}

/** The first step that is not finished; the last when all are. */
export function nextStep(finished: readonly number[]): Step {
  return STEPS.find((step) => !finished.includes(step)) ?? FINAL_STEP;
}

export type Standing = { onboarding_steps: number | null; onboarding_percentage: number };

/**
 * Where onboarding stands once these steps are finished: 20 % for each, counted once, and the step reached. Neither ever falls, so that what was
 * reached before counts as it did.
 */
export function standingOf(finished: readonly number[], before: Standing): Standing {
  const counted = STEPS.filter((step) => finished.includes(step)).length;
  return {
    onboarding_steps: Math.max(before.onboarding_steps ?? 0, nextStep(finished)),
    onboarding_percentage: Math.max(before.onboarding_percentage, counted * 20),
  };
}

/** Skip is off at step 4, and the logo asks about skipping before it (spec section 4). */
export const maySkip = (step: number): boolean => step !== STEP_WITHOUT_SKIP;
export const logoSkips = (step: number): boolean => step < STEP_WITHOUT_SKIP;

export const AGE = { min: 16, max: 90 } as const;

/** Full years between two days, `2026-11-21`. */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** The same day some years on; 29 February becomes 1 March where there is none. */
export function yearsOn(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** @returns what is wrong with a date of birth, or null */
export function faultOfDob(dob: string, on = today()): string | null {
  if (dob > on) return 'A date of birth lies in the past.';
  const age = ageOn(dob, on);
  if (age < AGE.min) return `You must be ${AGE.min} or older.`;
  return age > AGE.max ? 'Check the year of your date of birth.' : null;
}

/** From today to three years on. @returns what is wrong, or null */
export function faultOfStart(day: string, on = today()): string | null {
  if (day < on) return 'Choose today or a later day.';
  return day > yearsOn(on, 3) ? 'Choose a day within three years.' : null;
}

/** Not before the 16th birthday, nor more than 40 years ahead. @returns what is wrong, or null */
export function faultOfDischarge(day: string, dob: string | null, on = today()): string | null {
  if (day > yearsOn(on, 40)) return 'Choose a day within 40 years.';
  if (day < (dob ? yearsOn(dob, AGE.min) : yearsOn(on, -75)))
    return dob ? 'This is before your 16th birthday. Check the year.' : 'Check the year of your discharge date.';
  return null;
}

/** The most that a wish for pay may name, by its period: more is a slip of the keys. */
export const SALARY_MAX = { hour: 1_000, day: 5_000, week: 25_000, month: 100_000, year: 1_000_000 } as const;
/** The least for a year: below it, a month's or an hour's pay was typed. */
const YEAR_MIN = 1_000;

/** @returns what is wrong, or null */
export function faultOfSalary(amount: number, per: keyof typeof SALARY_MAX): string | null {
  if (amount > SALARY_MAX[per])
    return `That is more than ${SALARY_MAX[per].toLocaleString('en-GB')} ${per === 'hour' ? 'an' : 'a'} ${per}. Check the amount or the period.`;
  return per === 'year' && amount < YEAR_MIN ? 'That is little for a year. Check the amount or the period.' : null;
}

export const CATEGORIES = ['employment', 'education', 'healthcare', 'finance', 'housing'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_NAMES: Record<Category, string> = {
  employment: 'Finding work',
  education: 'Training and courses',
  healthcare: 'Health',
  finance: 'Money',
  housing: 'Housing',
};

export type OfferedService = {
  category: Category;
  needs: readonly string[];
  country_id: number;
  places: readonly string[];
  service_type: 'hybrid' | 'online' | 'in_person';
  availability: '24/7_support' | 'business_hours' | 'extended_hours';
  for_serving: boolean;
  for_left: boolean;
  /** Empty: those of every service. */
  military_service_ids: readonly number[];
  /** The operators' own words on why. */
  reason: string | null;
};

export type Seeker = {
  needs: readonly Category[];
  country_id: number;
  cities: readonly string[];
  /** A day; on or before today means that they have left. Null where it is not known. */
  discharge_date: string | null;
  /** Where they have served; empty where it is not known. */
  services: readonly { id: number; name: string }[];
};

/**
 * Why a service is proposed to a veteran, the weightiest reason first, and its weight; null where it is not for them: in another country, or
 * for others than they are.
 */
export function reasonsFor(service: OfferedService, seeker: Seeker, on = today()): { weight: number; reasons: string[] } | null {
  if (service.country_id !== seeker.country_id) return null;
  const serving = seeker.discharge_date === null ? null : seeker.discharge_date > on;
  if ((serving === true && !service.for_serving) || (serving === false && !service.for_left)) return null;
  const served = seeker.services.find(({ id }) => service.military_service_ids.includes(id));
  if (service.military_service_ids.length > 0 && seeker.services.length > 0 && !served) return null;
  const found: [number, string][] = [];
  const chosen = seeker.needs.filter((need) => need === service.category || service.needs.includes(need));
  if (chosen.length > 0)
    found.push([
      (chosen.includes(service.category) ? 50 : 25) + 10 * (chosen.length - 1),
      `You asked for help with ${listed(chosen.map((need) => CATEGORY_NAMES[need].toLowerCase()))}`,
    ]);
  if (served) found.push([20, `For those who serve or have served in the ${served.name}`]);
  if (serving === true && !service.for_left) found.push([20, 'For those who still serve']);
  if (serving === false && !service.for_serving) found.push([20, 'For those who have left']);
  const near = service.places.find((place) => seeker.cities.some((city) => city.toLowerCase() === place.toLowerCase()));
  if (near) found.push([15, `Works in ${near}`]);
  else if (service.places.length > 0) found.push([-20, `Works in ${service.places.join(', ')}`]);
  if (service.availability === '24/7_support') found.push([10, 'Answers at any hour']);
  if (service.reason) found.push([5, service.reason]);
  // True of most: said where there is nothing better to say.
  else if (found.length === 0)
    found.push([5, service.service_type === 'in_person' ? 'Has offices across the country' : 'Reachable from anywhere']);
  const ordered = found.sort(([one], [other]) => other - one);
  return { weight: ordered.reduce((sum, [weight]) => sum + weight, 0), reasons: ordered.map(([, reason]) => reason) };
}

/** Months after which what is said of a provider is read at its source again. */
export const CHECK_AFTER_MONTHS = 12;

/** The day, `2026-11-21`, before which a check no longer counts. */
export function checkedSince(on = today()): string {
  const date = new Date(`${on}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - CHECK_AFTER_MONTHS);
  return date.toISOString().slice(0, 10);
}

/** Whether the facts of a provider have to be read at their source: nobody has, or it was long ago. */
export const isToCheck = ({ is_verified, as_of }: { is_verified: boolean; as_of: string }, on = today()): boolean =>
  !is_verified || as_of < checkedSince(on);

type Asked = { kind: 'choice' | 'many' | 'text' | 'yes_no'; question: string };

/** Whether an answer is wanted before a step is done: texts may stay empty, and outside the action plan so may lists to choose from. */
export function mayStayEmpty({ kind }: Asked, place: string): boolean {
  return kind === 'text' || (kind === 'many' && place !== 'action_plan');
}

/** What to say where an answer is missing; null where it is there, or may stay empty. */
export function missingAnswer(asked: Asked, place: string, given: { options: number; text: string }): string | null {
  if (mayStayEmpty(asked, place)) return null;
  if (asked.kind === 'yes_no') return /^(yes|no)$/.test(given.text) ? null : `Answer yes or no: ${asked.question}`;
  if (given.options > 0) return null;
  return `Choose ${asked.kind === 'many' ? 'one answer or more' : 'an answer'}: ${asked.question}`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
