import { AGE, yearsOn } from '#features/service-record/rules.ts';
import { today } from '#features/services/entry-rules.ts';

/** The names of the five steps. Step 2 uses the country's word for a CV. */
export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

export const FINAL_STEP = 5;
/** The only step that can't be skipped. */
export const STEP_WITHOUT_SKIP = 4;

export function stepNames(cv: string): Record<Step, string> {
  return { 1: 'Personal Details', 2: `Upload your ${cv}`, 3: 'Career Direction', 4: 'Action Plan', 5: 'Support & Services' };
}

/** How far from a wished place work may be, in miles. A place without a limit has none of them. */
export const RADIUS_MILES = [10, 25, 50, 100] as const;
/** What a place starts with when it is added. */
export const FIRST_RADIUS = 25;

/** The pages of step 3. */
export const CAREER_PARTS = ['direction', 'roles', 'places', 'pay', 'dates'] as const;
export type CareerPart = (typeof CAREER_PARTS)[number];

/** The seven sections of a resume in the order of `cvStep`. */
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

/** The first section not checked yet, as a `cvStep`; the last when all were checked. */
export function nextCvStep(seen: readonly string[]): number {
  const next = CV_SECTIONS.findIndex((section) => !seen.includes(section));
  return next === -1 ? CV_SECTIONS.length - 1 : next;
}

/** The first step that is not completed; the last when all are. */
export function nextStep(finished: readonly number[]): Step {
  return STEPS.find((step) => !finished.includes(step)) ?? FINAL_STEP;
}

export type Standing = { onboarding_steps: number | null; onboarding_percentage: number };

/**
 * The progress of onboarding after these steps: 20% for each, counted once, and the step reached. Neither ever decreases, so that earlier
 * progress stays.
 */
export function standingOf(finished: readonly number[], before: Standing): Standing {
  const counted = STEPS.filter((step) => finished.includes(step)).length;
  return {
    onboarding_steps: Math.max(before.onboarding_steps ?? 0, nextStep(finished)),
    onboarding_percentage: Math.max(before.onboarding_percentage, counted * 20),
  };
}

/** Skip is disabled at step 4, and the logo offers to skip before it. */
export const maySkip = (step: number): boolean => step !== STEP_WITHOUT_SKIP;
export const logoSkips = (step: number): boolean => step < STEP_WITHOUT_SKIP;

/** Full years between two days, `2026-11-21`. */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** @returns what is wrong with a date of birth, or null */
export function faultOfDob(dob: string, on = today()): string | null {
  if (dob > on) return 'Your date of birth must be in the past.';
  const age = ageOn(dob, on);
  if (age < AGE.min) return `You must be ${AGE.min} or older.`;
  return age > AGE.max ? 'Check the year of your date of birth.' : null;
}

/** From today to three years from now. @returns what is wrong, or null */
export function faultOfStart(day: string, on = today()): string | null {
  if (day < on) return 'Choose today or a later date.';
  return day > yearsOn(on, 3) ? 'Choose a date within three years.' : null;
}

/** Maximum minimum pay by period; anything above is a typing error. */
export const SALARY_MAX = { hour: 1_000, day: 5_000, week: 25_000, month: 100_000, year: 1_000_000 } as const;
/** Lowest yearly pay; anything below is probably pay per month or hour. */
const YEAR_MIN = 1_000;

/** @returns what is wrong, or null */
export function faultOfSalary(amount: number, per: keyof typeof SALARY_MAX): string | null {
  if (amount > SALARY_MAX[per])
    return `That is more than ${SALARY_MAX[per].toLocaleString('en-GB')} ${per === 'hour' ? 'an' : 'a'} ${per}. Check the amount or the period.`;
  return per === 'year' && amount < YEAR_MIN ? 'That is low for a year. Check the amount or the period.' : null;
}
