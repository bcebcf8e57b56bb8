import { STAGES, type Stage } from '#features/jobs/stages.ts';

/** Stages in which an applicant is listed. */
export const APPLIED_STAGES = STAGES.filter(
  (stage): stage is Exclude<Stage, 'draft' | 'withdrawn'> => stage !== 'draft' && stage !== 'withdrawn',
);
/** Applications that a candidate is shown with. */
export const MOST_APPLICATIONS = 10;

/** Candidates on one page of the list. */
export const CANDIDATES_PER_PAGE = 20;
/** Matches that are counted, sorted and paged. Beyond them a search says "more than" and should be narrowed. */
export const MOST_MATCHES = 1000;

/** Days a veteran has to answer a contact request. */
export const REQUEST_DAYS = 14;
/** Days a company waits before it asks somebody again who declined. */
export const ASK_AGAIN_DAYS = 90;
/** Requests that a company may send in 24 hours. */
export const REQUESTS_PER_DAY = 100;
/** Candidates that one request or one change of a list may name. */
export const MOST_AT_ONCE = 20;
export const MOST_LISTS = 50;
export const MOST_HIDDEN_COMPANIES = 100;

/** A veteran who has not signed in for so long is no longer shown. */
export const IDLE_MONTHS = 6;

export const CANDIDATE_TABS = ['open', 'applied', 'contact'] as const;

export const AVAILABILITY = ['now', '1', '3', '6'] as const;
export const CANDIDATE_SORTS = ['newest', 'available'] as const;
/** Kilometres round a place. Places of candidates are rounded to about 20 km, so a smaller circle would promise too much. */
export const RADII_KM = [40, 80, 160, 320] as const;

/** Sections of the veteran's own page. */
export const VISIBILITY_SECTIONS = ['requests', 'settings', 'views'] as const;

export const REQUEST_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Moves of a contact request and who may make them. Time expires a pending one. */
export const REQUEST_MOVES = {
  accept: { by: 'veteran', from: 'pending', to: 'accepted' },
  decline: { by: 'veteran', from: 'pending', to: 'declined' },
  /** The veteran takes an acceptance back: the company no longer sees name and contact details here. */
  end: { by: 'veteran', from: 'accepted', to: 'ended' },
  withdraw: { by: 'recruiter', from: 'pending', to: 'withdrawn' },
} as const satisfies Record<string, { by: 'veteran' | 'recruiter'; from: RequestStatus; to: RequestStatus }>;
export type RequestMove = keyof typeof REQUEST_MOVES;

/** Why a candidate gets no request. */
export const SKIPPED = {
  not_found: 'No longer visible to you',
  applied: 'Has already applied to you',
  pending: 'Already has a request from your company',
  accepted: 'Already in contact with your company',
  // Doesn't say whether they declined or ended a contact, and so whether the company knows who they are.
  declined: 'Not open to requests from your company right now',
} as const;
export type Skipped = keyof typeof SKIPPED;

/** `Candidate 7F3A`: a name for somebody whose name is not shown. */
export const anonymousLabel = (key: string): string => `Candidate ${key.slice(0, 4).toUpperCase()}`;

/** Facets: prefix of the terms, in the order in which filters are shown. */
export const TERM = {
  skill: 'skill:',
  occupation: 'occ:',
  code: 'code:',
  service: 'service:',
  clearance: 'clearance:',
  language: 'lang:',
  job_type: 'job:',
  work_type: 'work:',
  area: 'area:',
} as const;

const CELLS_PER_DEGREE = 4;
const KM_OF_A_DEGREE = 111.2;

/** The quarter-degree square that a point lies in: all of a candidate's place that search uses. */
export function areaOf(latitude: number, longitude: number): string {
  return `${TERM.area}${Math.floor(latitude * CELLS_PER_DEGREE)},${Math.floor(longitude * CELLS_PER_DEGREE)}`;
}

/** The squares whose middle is within so many kilometres of a point, and the square of the point itself. */
export function areasAround(latitude: number, longitude: number, km: number): string[] {
  const rows = Math.ceil((km / KM_OF_A_DEGREE) * CELLS_PER_DEGREE) + 1;
  const widest = Math.min(85, Math.abs(latitude) + km / KM_OF_A_DEGREE);
  const columns = Math.ceil(rows / Math.cos((widest * Math.PI) / 180));
  const [row, column] = [Math.floor(latitude * CELLS_PER_DEGREE), Math.floor(longitude * CELLS_PER_DEGREE)];
  const found = [areaOf(latitude, longitude)];
  for (let y = row - rows; y <= row + rows; y++)
    for (let x = column - columns; x <= column + columns; x++) {
      if (y === row && x === column) continue;
      const [north, east] = [(y + 0.5) / CELLS_PER_DEGREE, (x + 0.5) / CELLS_PER_DEGREE];
      const height = (north - latitude) * KM_OF_A_DEGREE;
      const width = (east - longitude) * KM_OF_A_DEGREE * Math.cos((((north + latitude) / 2) * Math.PI) / 180);
      if (height * height + width * width <= km * km) found.push(`${TERM.area}${y},${x}`);
    }
  return found;
}

/** What gives a person away in a line that employers read before they know who wrote it. Null when nothing does. */
export function faultOfHeadline(headline: string, person: { first_name: string; last_name: string }): string | null {
  const words: readonly string[] = headline.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const names = [person.first_name, person.last_name].flatMap((name) => name.toLowerCase().split(/\s+/));
  if (names.some((name) => name.length > 1 && words.includes(name)))
    return 'Leave your name out: employers see this line before you accept.';
  if (/@|https?:|www\.|\.(?:com|org|net|uk|us|io)\b/i.test(headline)) return 'Leave out email and web addresses.';
  if (/(?:\d[\s().-]*){7,}/.test(headline)) return 'Leave out phone and service numbers.';
  return null;
}

/** The whole years from the first day of service to the last; null where the dates are not known. */
export function yearsServed(periods: readonly { started: string; ended: string }[], today: Date): number | null {
  const month = (text: string) => {
    if (text === 'present') return today.getUTCFullYear() * 12 + today.getUTCMonth();
    const [, year, number] = /^(\d{4})(?:-(\d\d))?/.exec(text) ?? [];
    return year ? Number(year) * 12 + Number(number ?? 1) - 1 : null;
  };
  const starts = periods.flatMap(({ started }) => month(started) ?? []);
  const ends = periods.flatMap(({ ended }) => month(ended) ?? []);
  if (starts.length === 0 || ends.length === 0) return null;
  const months = Math.max(...ends) - Math.min(...starts);
  return months >= 0 ? Math.max(1, Math.round(months / 12)) : null;
}
