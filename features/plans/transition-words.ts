import type { Category } from '#features/services/rules.ts';
import { UNITED_STATES } from '#kit/country/country.ts';

/** What the screens call the plans of each category. */
export const PLAN_NAMES: Record<Category, string> = {
  employment: 'Employment',
  education: 'Education',
  healthcare: 'Healthcare',
  finance: 'Finance',
  housing: 'Housing',
};

/** The plans that need a complete profile and CV. */
export const NEED_PROFILE: readonly Category[] = ['employment', 'education'];

export const FORCES = ['army', 'navy', 'marines', 'air_force', 'space_force', 'coast_guard'] as const;
export type Force = (typeof FORCES)[number];

const UK_FORCES: Partial<Record<Force, string>> = {
  army: 'British Army',
  navy: 'Royal Navy',
  marines: 'Royal Marines',
  air_force: 'Royal Air Force',
};
const US_FORCES: Partial<Record<Force, string>> = {
  army: 'Army',
  navy: 'Navy',
  marines: 'Marine Corps',
  air_force: 'Air Force',
  space_force: 'Space Force',
  coast_guard: 'Coast Guard',
};

export const forcesOf = (countryId: number): Partial<Record<Force, string>> =>
  countryId === UNITED_STATES ? US_FORCES : UK_FORCES;

export const COMPONENTS = ['regular', 'reserve'] as const;
export type Component = (typeof COMPONENTS)[number];
export const componentsOf = (countryId: number): Record<Component, string> =>
  countryId === UNITED_STATES
    ? { regular: 'Active component', reserve: 'Guard or Reserve' }
    : { regular: 'Regular', reserve: 'Reserve' };

export const LEAVING_REASONS = ['end_of_service', 'retirement', 'early_notice', 'medical', 'involuntary'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
export const reasonsOf = (countryId: number): Partial<Record<LeavingReason, string>> =>
  countryId === UNITED_STATES
    ? {
        end_of_service: 'My term of service ends',
        retirement: 'I retire',
        medical: 'Medical separation or retirement',
        involuntary: 'I’m separated involuntarily',
      }
    : {
        end_of_service: 'My engagement or commission ends',
        early_notice: 'I gave notice to leave early',
        medical: 'Medical discharge',
        involuntary: 'Redundancy or another discharge by the service',
      };

export const RANK_BANDS = ['or_1_5', 'or_6_7', 'or_8_9', 'wo_1_3', 'wo_4_5', 'of_1_2', 'of_3', 'of_4_up'] as const;
export type RankBand = (typeof RANK_BANDS)[number];
export const rankBandsOf = (countryId: number): Partial<Record<RankBand, string>> =>
  countryId === UNITED_STATES
    ? {
        or_1_5: 'E-1 to E-5',
        or_6_7: 'E-6 or E-7',
        or_8_9: 'E-8 or E-9',
        wo_1_3: 'W-1 to W-3',
        wo_4_5: 'W-4 or W-5',
        of_1_2: 'O-1 to O-3',
        of_3: 'O-4',
        of_4_up: 'O-5 or above',
      }
    : {
        or_1_5: 'Up to Corporal or equal (OR-1 to OR-5)',
        or_6_7: 'Sergeant to Staff Sergeant or equal (OR-6, OR-7)',
        or_8_9: 'Warrant Officer (OR-8, OR-9)',
        of_1_2: 'Second Lieutenant to Captain or equal (OF-1, OF-2)',
        of_3: 'Major or equal (OF-3)',
        of_4_up: 'Lieutenant Colonel or equal and above (OF-4)',
      };

/** The band of a STANAG 2116 code (`OR-6`, `OF-3`) or a US warrant officer's grade (`WO-2`, `W-2`); null for another one. */
export function bandOfRank(code: string | null): RankBand | null {
  const [, kind, digits] = /^(OR|OF|WO|W)-?(\d{1,2})$/.exec(code ?? '') ?? [];
  const grade = Number(digits);
  if (!kind || !(grade >= 1)) return null;
  if (kind === 'OR') return grade <= 5 ? 'or_1_5' : grade <= 7 ? 'or_6_7' : 'or_8_9';
  if (kind === 'OF') return grade <= 2 ? 'of_1_2' : grade === 3 ? 'of_3' : 'of_4_up';
  return grade <= 3 ? 'wo_1_3' : 'wo_4_5';
}

/** `5 years and 11 months`, `1 year`, `3 months`. */
export function lengthOfService(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const written = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 || years === 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ];
  return written.join(' and ');
}
