import type { EXPERIENCE_LEVELS, JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from '../shapes.ts';

/** A value with the words of the advert that say it. */
export type Found<Value> = { value: Value; quote: string };

/** What could not be decided, with the words and a sentence for the recruiter. */
export type Unclear = { field: UnclearField; quote: string | null; message: string };
export type UnclearField =
  | 'title'
  | 'pay'
  | 'job_type'
  | 'type'
  | 'place'
  | 'closes_on'
  | 'starts_at'
  | 'security_clearance'
  | 'industry_id';

export type FoundPay = { from: number | null; to: number | null; per: (typeof SALARY_PERIODS)[number] };

/** What an advert says about the job. Fields that it does not mention are missing. */
export type ReadAdvert = {
  title?: Found<string>;
  pay?: Found<FoundPay>;
  job_type?: Found<(typeof JOB_TYPES)[number]>;
  type?: Found<(typeof WORK_TYPES)[number]>;
  experience?: Found<(typeof EXPERIENCE_LEVELS)[number]>;
  /** As written; the server looks for its town. */
  place?: Found<string>;
  postcode?: Found<string>;
  closes_on?: Found<string>;
  starts_at?: Found<string>;
  security_clearance?: Found<string>;
  openings?: Found<number>;
  industry?: Found<string>;
  military_skills_accepted?: Found<true>;
  responsibilities?: Found<string[]>;
  requirements?: Found<string[]>;
  skills?: Found<string[]>;
  /** HTML without the sections that are in the lists, and with them. */
  description?: { short: string; whole: string };
};

/** The country of the site decides how dates and dollars are read. */
export type AdvertContext = { iso2: 'GB' | 'US'; today: string };

const LONGEST_QUOTE = 160;

/** The words of the advert, shortened for the screen. */
export function quoteOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
