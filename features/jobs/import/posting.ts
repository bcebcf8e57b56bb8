import type { EXPERIENCE_LEVELS, JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from '../shapes.ts';

/**
 * An advert from outside, as every reader yields it. A new format needs only a new reader. Errors in the values of
 * a field (unknown country, maximum pay below the minimum) are found by the loader, in one place for all formats.
 */
export type Posting = {
  /** The advert's id at its source. */
  external_id: string;
  title: string;
  company: string;
  /** Location as the employer wrote it: comma-separated parts, the largest last. */
  place: string | null;
  postcode: string | null;
  /** ISO 3166, two letters. */
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  job_type: (typeof JOB_TYPES)[number] | null;
  type: (typeof WORK_TYPES)[number] | null;
  experience: (typeof EXPERIENCE_LEVELS)[number] | null;
  /** In the source's words. */
  industry: string | null;
  description: string;
  salary_from: number | null;
  salary_to: number | null;
  salary_per: (typeof SALARY_PERIODS)[number];
  /** ISO 4217, or `$` for the dollars of the country. */
  currency: string | null;
  /** Day: `2020-10-29`. */
  posted_on: string;
  /** Last day to apply. */
  closes_on: string | null;
  apply_url: string | null;
};

/** One advert of a file with a note on each value that was left out, or why the row is not one. `row` counts like a spreadsheet: the header is row 1. */
export type ReadRow = { row: number } & (
  | { posting: Posting; notes: string[] }
  | {
      external_id: string | null;
      reason: string;
      /** It is at its source, but no job any more. Other refused entries are still jobs. */
      is_gone?: true;
    }
);

/** The file can't be read at all, or not beyond some row. The message is shown in the terminal. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
