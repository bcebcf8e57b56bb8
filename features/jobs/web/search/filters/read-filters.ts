import { DEFAULT_RADIUS } from '../../../contract.ts';
import type { JobSuggestions } from '../../../suggestion-contract.ts';
import type { JobSearch } from './job-filter-url.ts';

type Read = NonNullable<JobSuggestions['read']>;

const withOne = <Value>(list: readonly Value[], value: Value | undefined): Value[] => [
  ...new Set(value === undefined ? list : [...list, value]),
];
const withoutOne = <Value>(list: readonly Value[], value: Value | undefined): Value[] => list.filter((one) => one !== value);

/** The change that a text makes when its words are read as filters. The address also has the text, to go back to it. */
export function readChange(search: JobSearch, text: string, { rest, filters }: Read): Partial<JobSearch> {
  const { near, job_type, type, experience, security_clearance, salary_min, guaranteed_interview } = filters;
  return {
    search: rest,
    read_from: text,
    job_type: withOne(search.job_type, job_type),
    type: withOne(search.type, type),
    experience: withOne(search.experience, experience),
    security_clearance: withOne(search.security_clearance, security_clearance),
    ...(salary_min === undefined ? {} : { salary_min }),
    ...(guaranteed_interview ? { guaranteed_interview } : {}),
    ...(near ? { near: { ...near, radius: DEFAULT_RADIUS } } : {}),
  };
}

/** The change back to the exact words: without the filters that they were read as. Others stay. @param read null where that is not known */
export function exactChange(search: JobSearch, read: Read | null): Partial<JobSearch> {
  const { near, job_type, type, experience, security_clearance, salary_min, guaranteed_interview } = read?.filters ?? {};
  return {
    search: search.read_from ?? search.search,
    read_from: undefined,
    job_type: withoutOne(search.job_type, job_type),
    type: withoutOne(search.type, type),
    experience: withoutOne(search.experience, experience),
    security_clearance: withoutOne(search.security_clearance, security_clearance),
    ...(salary_min !== undefined && salary_min === search.salary_min ? { salary_min: undefined } : {}),
    ...(guaranteed_interview ? { guaranteed_interview: false } : {}),
    ...(near && near.name === search.near?.name ? { near: null } : {}),
  };
}
