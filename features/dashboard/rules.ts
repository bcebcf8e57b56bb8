/** An applicant whom nobody moved for this long waits for an answer. */
export const NO_ANSWER_DAYS = 7;

/** A job whose last day is this near is shown as closing soon. */
export const CLOSING_SOON_DAYS = 7;

/** Days of figures shown when none are asked for: twelve weeks. */
export const SHOWN_DAYS = 84;

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The range of days to show, as `YYYY-MM-DD`; null when it is turned round or longer than two years. */
export function shownRange(
  input: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } | null {
  const to = input.to ?? today;
  const from = input.from ?? dayBefore(to, SHOWN_DAYS - 1);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days < 0 || days > 731 ? null : { from, to };
}

/** The tabs of the veteran's dashboard. */
export const DASHBOARD_TABS = ['for_you', 'explore'] as const;

/** Sections of the veteran's dashboard. The names of the first five are fixed. */
export const DASHBOARD_SECTIONS = [
  'job_recommendations',
  'top_picks',
  'user-rank',
  'user-categories',
  'recommended_courses',
  'application_news',
  'plan_progress',
  'next_tasks',
  'profile_strength',
  'next_action',
] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

/** Sections that need none of the answers of onboarding. */
export const SECTIONS_WITHOUT_PROFILE: readonly DashboardSection[] = [
  'application_news',
  'plan_progress',
  'next_tasks',
  'next_action',
];

/** The sections that each card of the screen asks for, in the order of the screen. */
export const DASHBOARD_CARDS = {
  next: ['next_action'],
  rank: ['user-rank'],
  plan: ['plan_progress', 'next_tasks'],
  applications: ['application_news'],
  profile: ['profile_strength'],
  recommendations: ['job_recommendations'],
  courses: ['recommended_courses'],
  picks: ['top_picks'],
  needs: ['user-categories'],
} as const satisfies Record<string, readonly DashboardSection[]>;
export type DashboardCardName = keyof typeof DASHBOARD_CARDS;

/** What a veteran asked for in onboarding. */
export type Wishes = {
  roles: readonly string[];
  /** Towns. */
  cities: readonly string[];
  work_types: readonly string[];
  job_types: readonly string[];
  /** Pay for a year of full-time work, whole units of the tenant's currency. */
  salary_year: number | null;
};

/** Parts of a strong profile with their points; 100 in all. */
const PROFILE_POINTS = {
  resume: 40,
  service: 15,
  roles: 15,
  places: 10,
  pay_and_hours: 5,
  discharge_date: 5,
  needs: 5,
  phone: 5,
} as const;
export const PROFILE_STEPS = [
  'resume',
  'service',
  'roles',
  'places',
  'pay_and_hours',
  'discharge_date',
  'needs',
  'phone',
] as const satisfies (keyof typeof PROFILE_POINTS)[];
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** How much of each part is there, 0 to 1. */
export type ProfileParts = Record<ProfileStep, number>;

/** How strong a profile is, and the one step that raises it most. */
export function profileStrength(parts: ProfileParts) {
  const steps = PROFILE_STEPS.map((step) => ({
    step,
    // Rounded down, so that a profile with something left to do is not complete.
    points: Math.floor(PROFILE_POINTS[step] * parts[step] + 1e-9),
    of: PROFILE_POINTS[step],
  }));
  const percent = steps.reduce((sum, { points }) => sum + points, 0);
  const [most] = steps
    .map(({ step, points, of }) => ({ step, adds: of - points }))
    .filter(({ adds }) => adds > 0)
    .sort((one, other) => other.adds - one.adds);
  return { percent, next: most ?? null, steps };
}
