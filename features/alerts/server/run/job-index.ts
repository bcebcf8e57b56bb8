import type { JobFilter } from '#features/jobs/contract.ts';
import { kilometresBetween } from '#kit/country/distance.ts';
import { addAll, addTo, emptySet, type JobSet, keepOnly, placesOf, removeAll } from './job-set.ts';
import type { TextQuery } from './text-query.ts';
import { WordIndex, type Words } from './word-index.ts';

/** What search reads of a job. Texts to compare are in lower case. */
export type IndexedJob = {
  job_id: number;
  /** When it was published or stored, whichever is later. */
  new_at: string;
  company_id: number;
  job_role: string | null;
  industry_id: number | null;
  job_type: string | null;
  type: string | null;
  experience: string | null;
  country_id: number;
  city: string | null;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  salary_year: number | null;
  security_clearance: string | null;
  marks: string[];
  occupation_id: string | null;
  words: Words;
  /** With the words of the description; null where no alert searches it. */
  text_words: Words | null;
};

/** A filter with what its words mean. */
export type AlertQuery = {
  filter: Omit<JobFilter, 'posted' | 'sorted_by' | 'sorted_type' | 'page' | 'jobType'>;
  /** Null where the words of the search match nothing by themselves. */
  text: TextQuery | null;
  /** The text that `text` was parsed from, so that equal searches are evaluated once. */
  text_key: string;
  /** Occupations recognised in the words of the search. */
  meant: readonly string[];
};

const COLUMNS = [
  ['experience', 'experience'],
  ['job_role', 'job_role'],
  ['city', 'city'],
  ['state', 'region'],
  ['job_type', 'job_type'],
  ['industry', 'industry_id'],
  ['type', 'type'],
  ['security_clearance', 'security_clearance'],
  ['occupation', 'occupation_id'],
] as const;
const FOLDED = new Set<string>(['job_role', 'city', 'state']);
const MARKS = ['guaranteed_interview', 'placement', 'military_skills_accepted', 'answers_in_time'] as const;

/**
 * Jobs, indexed for many searches: a set of jobs for each value of a filter and for each word. The conditions are those of search
 * (`conditionsOf` in features/jobs); a property test compares them.
 */
export class JobIndex {
  private readonly jobs: readonly IndexedJob[];
  private readonly values = new Map<string, JobSet>();
  private readonly words: WordIndex;
  private readonly texts: WordIndex;
  private readonly remembered = new Map<string, JobSet>();

  /** @param jobs those that are new last come last */
  constructor(jobs: readonly IndexedJob[]) {
    this.jobs = jobs;
    this.words = new WordIndex(jobs.map(({ words }) => words));
    this.texts = new WordIndex(jobs.map(({ text_words }) => text_words ?? []));
    jobs.forEach((job, place) => {
      for (const [, column] of COLUMNS) this.index(column, job[column], place);
      this.index('company_id', job.company_id, place);
      this.index('country_id', job.country_id, place);
      for (const mark of job.marks) this.index('mark', mark, place);
    });
  }

  private index(column: string, value: string | number | null, place: number): void {
    if (value === null) return;
    const key = `${column} ${value}`;
    const set = this.values.get(key) ?? emptySet(this.jobs.length);
    this.values.set(key, set);
    addTo(set, place);
  }

  /** The jobs that a search finds among those new after a time, the newest first. */
  matching({ filter, ...words }: AlertQuery, since: string, most: number): number[] {
    const set = this.newAfter(since);
    const keep = (column: string, values: readonly (string | number)[]) => {
      const any = emptySet(this.jobs.length);
      for (const value of values) addAll(any, this.values.get(`${column} ${value}`));
      return keepOnly(set, any);
    };
    if (filter.company_id !== undefined && !keep('company_id', [filter.company_id])) return [];
    if (filter.country_id !== undefined && !keep('country_id', [filter.country_id])) return [];
    for (const [name, column] of COLUMNS) {
      const chosen: readonly (string | number)[] = filter[name];
      const values = FOLDED.has(name) ? chosen.map((value) => String(value).toLowerCase()) : chosen;
      if (values.length > 0 && !keep(column, values)) return [];
    }
    for (const mark of MARKS) if (filter[mark] && !keep('mark', [mark])) return [];
    if (filter.search && !keepOnly(set, this.withWords(filter, words))) return [];
    const found: number[] = [];
    for (const place of placesOf(set).reverse()) {
      const job = this.jobs[place];
      if (job && isPaid(filter, job) && isNear(filter, job)) found.push(job.job_id);
      if (found.length >= most) break;
    }
    return found;
  }

  private newAfter(since: string): JobSet {
    const set = emptySet(this.jobs.length);
    for (let place = this.jobs.length - 1; place >= 0 && (this.jobs[place]?.new_at ?? '') > since; place--) addTo(set, place);
    return set;
  }

  private withWords({ in_description }: AlertQuery['filter'], { text, text_key, meant }: Omit<AlertQuery, 'filter'>): JobSet {
    const key = `${in_description} ${meant.join()} ${text_key}`;
    const before = this.remembered.get(key);
    if (before) return before;
    const found = text ? this.words.matching(text) : emptySet(this.jobs.length);
    for (const code of meant) addAll(found, this.values.get(`occupation_id ${code}`));
    const inText = in_description && text ? this.texts.matching(text) : emptySet(this.jobs.length);
    if (in_description) removeAll(inText, found);
    const set = in_description ? inText : found;
    if (this.remembered.size < REMEMBERED) this.remembered.set(key, set);
    return set;
  }
}

/** Searches whose words are remembered: a quarter of a kilobyte each with two thousand jobs. */
const REMEMBERED = 20_000;

const isPaid = ({ salary_min }: AlertQuery['filter'], { salary_year }: IndexedJob): boolean =>
  salary_min === undefined || (salary_year !== null && salary_year >= salary_min);

/** Coordinates are stored with a precision of one metre. */
const PRECISION_KM = 0.01;

function isNear({ latitude, longitude, radius_km }: AlertQuery['filter'], job: IndexedJob): boolean {
  if (radius_km === undefined || latitude === undefined || longitude === undefined) return true;
  if (job.latitude === null || job.longitude === null) return false;
  const km = kilometresBetween({ latitude, longitude }, { latitude: job.latitude, longitude: job.longitude });
  return km <= radius_km + PRECISION_KM;
}
