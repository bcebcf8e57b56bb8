/** An applicant whom nobody moved for this long waits for an answer. */
export const NO_ANSWER_DAYS = 7;

/** A job whose last day is this near is shown as closing soon. */
export const CLOSING_SOON_DAYS = 7;

/** Days of figures shown when none are asked for: twelve weeks. */
export const SHOWN_DAYS = 84;

/** The range of days to show, as `YYYY-MM-DD`; null when it is turned round or longer than two years. */
export function shownRange(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } | null {
  const to = asked.to ?? today;
  const from = asked.from ?? new Date(Date.parse(to) - (SHOWN_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days < 0 || days > 731 ? null : { from, to };
}

/** The tabs of the veteran's dashboard (specification, section 2). */
export const DASHBOARD_TABS = ['for_you', 'explore'] as const;

/** Sections of the veteran's dashboard: the specification's (section 2), then our own. */
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
] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

/** The sections that each card of the screen asks for, in the order of the screen. */
export const DASHBOARD_CARDS = {
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

/** An open job as far as wishes are compared with it. */
export type WishedJob = {
  city: string | null;
  type: string | null;
  job_type: string | null;
  salary_year: number | null;
  published_at: string;
  /** For each wished role: 2 when all its words are in the job, 1 when its telling words are, else 0. */
  roles_met: readonly number[];
};

export const hasWishes = ({ roles, cities, work_types, salary_year }: Wishes): boolean =>
  roles.length > 0 || cities.length > 0 || work_types.length > 0 || salary_year !== null;

/** Below this a job has too little to do with the wishes to be recommended. */
const LEAST_SCORE = 30;

/** How well a job meets the wishes, with its reasons, the most important first; null where it is not worth recommending. */
export function scoreByWishes(job: WishedJob, wishes: Wishes): { score: number; reasons: string[] } | null {
  const reasons: string[] = [];
  let score = 0;
  const best = Math.max(0, ...job.roles_met);
  const role = wishes.roles[job.roles_met.indexOf(best)];
  if (best > 0 && role !== undefined) {
    score += best === 2 ? 50 : 35;
    reasons.push(best === 2 ? `Matches “${role}”` : `Close to “${role}”`);
  }
  const place = wishes.cities.find((city) => city.toLowerCase() === job.city?.toLowerCase());
  const isRemote = job.type === 'remote' && wishes.work_types.includes('remote');
  if (place !== undefined) {
    score += 25;
    reasons.push(`In ${place}`);
  } else if (isRemote) {
    score += 20;
    reasons.push('Remote');
  }
  if (wishes.salary_year !== null && job.salary_year !== null && job.salary_year >= wishes.salary_year) {
    score += 10;
    reasons.push('Meets your minimum pay');
  }
  if (job.type !== null && wishes.work_types.includes(job.type)) score += 10;
  if (job.job_type !== null && wishes.job_types.includes(job.job_type)) score += 5;
  // Pay that is too low is not what was asked for, whatever else is met.
  if (wishes.salary_year !== null && job.salary_year !== null && job.salary_year < wishes.salary_year) score -= 15;
  return score >= LEAST_SCORE && reasons.length > 0 ? { score, reasons } : null;
}

/** Words in so many job titles that they say nothing of the work. */
const COMMON_TITLE_WORDS = new Set(
  'manager engineer officer assistant supervisor technician specialist coordinator operator lead leader head senior junior executive advisor adviser consultant director worker administrator of and the in for'.split(
    ' ',
  ),
);

/** The words of a role that say which work it is: `Workshop manager` is about workshops. */
export const tellingWords = (role: string): string[] =>
  role.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word.length > 1 && !COMMON_TITLE_WORDS.has(word.toLowerCase()));

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
    points: Math.round(PROFILE_POINTS[step] * parts[step]),
    of: PROFILE_POINTS[step],
  }));
  const percent = steps.reduce((sum, { points }) => sum + points, 0);
  const [most] = steps
    .map(({ step, points, of }) => ({ step, adds: of - points }))
    .filter(({ adds }) => adds > 0)
    .sort((one, other) => other.adds - one.adds);
  return { percent, next: most ?? null, steps };
}
