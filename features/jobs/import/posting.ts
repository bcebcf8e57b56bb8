import type { EXPERIENCE_LEVELS, JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from '../shapes.ts';

/**
 * An advert from outside, as every reader hands it over: a new format is a new reader that yields these. What is wrong with the text of
 * a field (unknown country, pay the wrong way round) is for the loader to say, in one place for all formats.
 */
export type Posting = {
  /** The advert's own id at its source. */
  external_id: string;
  title: string;
  company: string;
  /** Place as the employer wrote it, parts parted by commas, the largest last. */
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
  /** ISO 4217. */
  currency: string | null;
  /** Day: `2020-10-29`. */
  posted_on: string;
  /** Last day to apply. */
  closes_on: string | null;
  apply_url: string | null;
};

/** One advert of a file, or why it cannot be one. `row` counts as the person who opens the file counts: the heading is row 1. */
export type ReadRow = { row: number } & ({ posting: Posting } | { external_id: string | null; reason: string });

/** The file as a whole cannot be read, or not beyond some row. Its message is for the person at the terminal. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
