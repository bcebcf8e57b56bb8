import { DIRECTORY_LABELS } from '#features/services/directory-rules.ts';
import { today } from '#features/services/entry-rules.ts';
import { CATEGORY_NAMES, type Category } from '#features/services/rules.ts';
import { countryOf, UNITED_STATES } from '#kit/country/country.ts';

export const MODES = ['full_time', 'part_time', 'self_paced'] as const;

export const LENGTH_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Days of a course, to compare lengths. Seven hours are a day of teaching. */
const DAYS_OF: Record<LengthUnit, number> = { hour: 1 / 7, day: 1, week: 7, month: 30, year: 365 };

/** About how many days a course takes from its first to its last. At least 1. */
export const daysOf = (amount: number, unit: LengthUnit): number => Math.max(1, Math.round(amount * DAYS_OF[unit]));

/** Levels of the qualifications frameworks of the United Kingdom, and the credentials of the United States. */
export const LEVELS = {
  none: 'No formal level',
  rqf_entry: 'Entry level',
  rqf_1: 'RQF level 1',
  rqf_2: 'RQF level 2',
  rqf_3: 'RQF level 3',
  rqf_4: 'RQF level 4',
  rqf_5: 'RQF level 5',
  rqf_6: 'RQF level 6',
  rqf_7: 'RQF level 7',
  rqf_8: 'RQF level 8',
  scqf_4: 'SCQF level 4',
  scqf_5: 'SCQF level 5',
  scqf_6: 'SCQF level 6',
  scqf_7: 'SCQF level 7',
  scqf_8: 'SCQF level 8',
  scqf_9: 'SCQF level 9',
  scqf_10: 'SCQF level 10',
  scqf_11: 'SCQF level 11',
  scqf_12: 'SCQF level 12',
  us_certificate: 'Certificate',
  us_certification: 'Industry certification',
  us_license: 'License',
  us_apprenticeship: 'Apprenticeship credential',
  us_associate: 'Associate degree',
  us_bachelor: "Bachelor's degree",
  us_master: "Master's degree",
} as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_CODES = Object.keys(LEVELS) as [Level, ...Level[]];

/** Levels that a course of the country can have. */
export const levelsOf = (countryId: number): Level[] =>
  LEVEL_CODES.filter((level) => level === 'none' || level.startsWith('us_') === (countryId === UNITED_STATES));

/** Who pays for a course, or part of it. */
export const FUNDING = {
  free: { label: 'Free of charge', country: null },
  elc: { label: 'ELC approved', country: 'GB' },
  slc: { label: 'Standard Learning Credits', country: 'GB' },
  irtc: { label: 'Resettlement grant', country: 'GB' },
  learner_loan: { label: 'Advanced Learner Loan', country: 'GB' },
  gi_bill: { label: 'GI Bill', country: 'US' },
  vre: { label: 'Veteran Readiness and Employment', country: 'US' },
  tuition_assistance: { label: 'Tuition Assistance', country: 'US' },
  skillbridge: { label: 'SkillBridge', country: 'US' },
  workforce_grant: { label: 'Workforce grant', country: 'US' },
} as const;
export type Funding = keyof typeof FUNDING;
export const FUNDING_CODES = Object.keys(FUNDING) as [Funding, ...Funding[]];

/** Funding that a course of the country can have. `free` follows from the cost and is never chosen. */
export const fundingOf = (countryId: number): Funding[] =>
  FUNDING_CODES.filter((code) => FUNDING[code].country === countryOf(countryId).iso2);

/** Funding of a course as the search and the cards use it: what it was given, and `free` where it costs nothing. */
export const allFunding = ({ cost, funding }: { cost: number; funding: readonly Funding[] }): Funding[] => [
  ...new Set<Funding>([...(cost === 0 ? (['free'] as const) : []), ...funding.filter((code) => code !== 'free')]),
];

/** Bands of the full fee, in the currency of the course. */
export const COST_BANDS = ['free', 'under_500', 'under_2000', 'under_5000', 'over_5000'] as const;
export type CostBand = (typeof COST_BANDS)[number];
/** Smallest and greatest fee of each band, both included. */
export const COST_BOUNDS: Record<CostBand, readonly [number, number]> = {
  free: [0, 0],
  under_500: [1, 499],
  under_2000: [500, 1999],
  under_5000: [2000, 4999],
  over_5000: [5000, 2_147_483_647],
};

export const MOST_COMPARED = 3;
/** Months of start that are offered: this one and the eleven after it. */
export const START_MONTHS = 12;

/** The months that can be chosen, `2026-11` first. */
export function startMonths(on = today()): string[] {
  const first = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1;
  return Array.from({ length: START_MONTHS }, (_, ahead) => {
    const month = first + ahead;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Seconds in which "I'm interested" can be taken back before the email leaves. */
export const INTEREST_DELAY_SECONDS = 120;

/** The email to a provider, as the veteran sees it before agreeing to send it. */
export function interestText({
  course,
  person,
  message,
  site,
}: {
  course: string;
  person: { first_name: string; last_name: string; email: string };
  message: string;
  site: string;
}): { subject: string; paragraphs: string[] } {
  const name = `${person.first_name} ${person.last_name}`.trim() || 'A veteran';
  return {
    subject: `Interest in your course ${course}`,
    paragraphs: [
      `${name} found your course “${course}” on ${site} and would like to hear from you.`,
      `Reply to: ${person.email}`,
      ...(message ? [`Their message:\n${message}`] : []),
      `They agreed to share ${message ? 'their name, email address and this message' : 'their name and email address'} with you for this course only.`,
    ],
  };
}

/** Filters for which a result tells how many courses each of their values would give. */
export const FACETS = [
  'category_id',
  'service_type',
  'availability',
  'funding',
  'mode',
  'level',
  'industry',
  'start',
  'cost',
  'city',
] as const;
export type FacetName = (typeof FACETS)[number];

/** Towns that are offered, those with the most courses. */
export const MOST_CITIES = 20;

/** What a person reads for each value of a filter. */
export const LABELS = {
  category_id: DIRECTORY_LABELS.category_id,
  service_type: { ...DIRECTORY_LABELS.service_type, online: 'Online' },
  availability: {
    business_hours: 'Weekdays, in working hours',
    extended_hours: 'Evenings or weekends',
    '24/7_support': 'At any time',
  },
  funding: Object.fromEntries(FUNDING_CODES.map((code) => [code, FUNDING[code].label])),
  mode: { full_time: 'Full time', part_time: 'Part time', self_paced: 'At your own pace' },
  level: LEVELS,
} as const;

/** `Under £500`, `£500 to £1,999`. */
export function costLabel(band: CostBand, countryId: number): string {
  const { currencySymbol, language } = countryOf(countryId);
  const money = (amount: number) => `${currencySymbol}${amount.toLocaleString(language)}`;
  const [from, to] = COST_BOUNDS[band];
  if (band === 'free') return 'Free of charge';
  if (band === 'under_500') return `Under ${money(to + 1)}`;
  return band === 'over_5000' ? `${money(from)} or more` : `${money(from)} to ${money(to)}`;
}

/** `December 2026`. */
export const monthLabel = (month: string, countryId: number): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(countryOf(countryId).language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What a person reads for leaving out the filter of a facet. */
export const ANY: Record<FacetName, string> = {
  category_id: 'Any need',
  service_type: 'Online or in person',
  availability: 'At any time of the week',
  funding: 'Any funding',
  mode: 'Full time, part time or self-paced',
  level: 'Any level',
  industry: 'Any field',
  start: 'Any start',
  cost: 'Any cost',
  city: 'Any town',
};

/** What courses are recommended by. */
export type CourseWishes = {
  /** Wished roles: `Workshop manager`. */
  roles: readonly string[];
  /** Needs that the veteran named. */
  needs: readonly Category[];
  /** Towns of the veteran and of the wished places. */
  cities: readonly string[];
  /** Codes of skills that wished jobs ask for and the record does not show. */
  missing_skills?: readonly string[];
};

/** Below this rank the words of a course say little about a role. */
const LEAST_ROLE_RANK = 0.02;

/** Why a course is recommended, the most important reason first, and how much that weighs. Without a reason it is not. */
export function courseReasons(
  course: {
    role_rank: number;
    skill_codes: readonly string[];
    category_tags: readonly string[];
    cities: readonly string[];
    service_type: string;
    funding: readonly Funding[];
  },
  wishes: CourseWishes,
  { wished, named }: { wished: readonly string[]; named: (code: string) => string },
): { weight: number; reasons: string[] } {
  const found: [number, string][] = [];
  const closes = (wishes.missing_skills ?? []).filter((code) => course.skill_codes.includes(code));
  if (closes.length > 0)
    found.push([
      60 + 5 * closes.length,
      `Teaches ${closes.slice(0, 2).map(named).join(' and ').toLowerCase()}, which your matches ask for`,
    ]);
  const [role] = wishes.roles;
  const about = wished.filter((code) => course.skill_codes.includes(code));
  if (about.length > 0)
    found.push([40, `Teaches ${about.slice(0, 2).map(named).join(' and ').toLowerCase()} for the roles you want`]);
  else if (role && course.role_rank >= LEAST_ROLE_RANK) found.push([30, 'Close to the roles you want']);
  // Every course is education; the other needs say what it is for.
  const needs = wishes.needs.filter((need) => course.category_tags.includes(need));
  if (needs.length > 0)
    found.push([
      10 + (needs.includes('education') ? 0 : 10),
      `You asked for help with ${needs.map((need) => CATEGORY_NAMES[need].toLowerCase()).join(' and ')}`,
    ]);
  if (found.length === 0) return { weight: 0, reasons: [] };
  const city = wishes.cities.find((one) => course.cities.includes(one.toLowerCase()));
  if (city) found.push([12, `In ${city}`]);
  else if (course.service_type === 'online') found.push([6, 'Online']);
  const [funding] = course.funding;
  if (funding) found.push([8, FUNDING[funding].label]);
  const rank = Math.min(15, Math.round(course.role_rank * 20));
  return {
    weight: rank + found.reduce((sum, [weight]) => sum + weight, 0),
    reasons: found.sort(([one], [other]) => other - one).map(([, reason]) => reason),
  };
}
