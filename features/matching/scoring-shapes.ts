import type { PlaceWishes } from '#features/jobs/place-fit.ts';
import type { Match } from '#features/jobs/shapes.ts';

/** What a score is made from and needs to know. */

export const LEVELS = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export type Level = (typeof LEVELS)[number];
export type MatchKind = Match['reasons'][number]['kind'];

/** A line of the record that shows something. */
type Shown = { evidence: string };
export type MatchProfile = {
  /** Occupations that the record leads to, with how surely: 0 to 1. A move is work that people of its occupation or rank also find; `wished` are the words of a wish, `parts` those of a register that they name. */
  targets: readonly (Shown & {
    onet_soc: string;
    weight: number;
    is_wish?: boolean;
    is_move?: boolean;
    wished?: string;
    parts?: readonly string[];
  })[];
  /** Skills by code, with how directly the record shows them: 1 stated, less where a trade or rank implies them. */
  skills: ReadonlyMap<string, Shown & { strength: number }>;
  /** The words of the record, as `ScoreWords.titleWords` gives them, each with a line that has it. */
  words: ReadonlyMap<string, string>;
  level: (Shown & { level: Level }) | null;
  places: PlaceWishes['places'];
  remote_ok: boolean | null;
  work_types: readonly string[];
  job_types: readonly string[];
  /** The least that a year shall pay, in the currency of the tenant's country. */
  salary_year: number | null;
  clearance: (Shown & { level: string }) | null;
  /** Registrations and licences that the record states, by code. */
  registrations: ReadonlySet<string>;
  /** The first day the veteran can start: `2026-11-21`. */
  available_from: string | null;
};

export type JobFacts = {
  job_id: number;
  company_id: number;
  /** Null where it has not been read. */
  title: string | null;
  occupation_id: string | null;
  /** The most telling first. */
  skill_codes: readonly string[];
  /** Those that somebody must have. Only these can be gaps. */
  required_skills: readonly string[];
  /** Registrations of which it asks for one, where it asks for some parts of a register. */
  register_parts: readonly string[];
  level: Level | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  type: string | null;
  job_type: string | null;
  salary_year: number | null;
  security_clearance: string | null;
  starts_at: string | null;
};

/** What "not for me" says about other jobs. */
export type Taste = {
  /** Occupations (O*NET-SOC) that were the wrong kind of work. */
  occupations: ReadonlySet<string>;
  companies: ReadonlySet<number>;
  /** Jobs dismissed for their level: this level and further from the veteran's own. */
  levels: ReadonlySet<string>;
  /** Nearest distance that was too far, kilometres; null when none was. */
  too_far_km: number | null;
  /** Highest yearly pay that was too low; null when none was. */
  too_low_pay: number | null;
};
export const NO_TASTE: Taste = {
  occupations: new Set(),
  companies: new Set(),
  levels: new Set(),
  too_far_km: null,
  too_low_pay: null,
};

/** What a score needs to know of codes. */
export type ScoreWords = {
  skill: (code: string) => { code: string; name: string; kind: 'plain' | 'common' | 'licence' } | null;
  /** Codes of the skills that an occupation needs. */
  needs: (onetSoc: string) => readonly string[];
  /** The registration without which nobody may work in an occupation, and the part of its register that is usually meant; null where the law asks none. */
  registration: (onetSoc: string) => { codes: readonly string[]; names: string; usual: readonly string[] } | null;
  /** The words of a title that say what the work is, without endings. */
  titleWords: (title: string) => readonly string[];
  /** Whether so many kinds of work share a skill that it says little alone, of a job with this occupation. */
  isBroad: (skill: string, occupation: string | null) => boolean;
  /** Whether a title names a part of a register. */
  isPartNamed: (title: string) => boolean;
  /** Whether somebody with these registrations is on another part of a register than is wanted. */
  isOnOtherPart: (held: ReadonlySet<string>, wanted: readonly string[]) => boolean;
};
/** How codes, distances, amounts and dates read in the tenant's country. */
export type MatchWords = ScoreWords & {
  occupation: (onetSoc: string) => string;
  /** The names of registrations, by their codes. */
  registrations: (codes: readonly string[]) => string;
  /** `12 miles`. */
  distance: (km: number) => string;
  money: (yearly: number) => string;
  day: (day: string) => string;
};
