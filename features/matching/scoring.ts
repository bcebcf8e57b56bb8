import { LEAST_MATCH } from '#features/jobs/match-rules.ts';
import { type PlaceFit, placeFit } from '#features/jobs/place-fit.ts';
import { MATCH_KINDS, type Match, WORK_TYPES } from '#features/jobs/shapes.ts';

import { explainLevel, explainOccupation, explainSkills, type Findings } from './reasons.ts';
import {
  type JobFacts,
  type MatchKind,
  type MatchProfile,
  type MatchWords,
  NO_TASTE,
  type ScoreWords,
  type Taste,
} from './scoring-shapes.ts';
import { TO_VETERAN, type Voice } from './voices.ts';
import { LEARNED, lacksSkill, needsRegistration, stepsUp, workFit, workParts } from './work-parts.ts';

/*
 * How well a job fits a veteran: 0 to 100, with the reasons and the gaps (product decisions, section 10). Everything here is pure, so the same
 * record and job always give the same score. Age, gender, health, discharge type and name are no part of a profile.
 */

export type Scored = Match & {
  /** Codes of the missing skills that the gaps name, in the order of the gaps. */
  missing: string[];
};

/** How many points the wishes about a job add at most; the rest is how well the work fits. */
const WISH_POINTS: Partial<Record<MatchKind, number>> = { place: 11, type: 3, salary: 4, clearance: 2, start: 2 };
const MOST_BY_WISHES = 22;
/** The share of its points that a part gets when the job or the record says nothing about it. */
const UNKNOWN = 0.6;
/** A title adds at most this; it is read only for jobs that could be listed. */
export const MOST_BY_TITLE = Math.ceil(
  (100 - MOST_BY_WISHES) * (LEARNED.weights.title + LEARNED.weights.title_only + 0.7 * LEARNED.weights.level_same),
);

const MOST_GAPS = 4;

const KM_OF_A_MILE = 1.609344;

/** How the place of a job meets the wishes. */
const placeOf = (profile: PlaceProfile, { city, latitude, longitude, type }: PlaceOfJob): PlaceFit =>
  placeFit(
    { type: WORK_TYPES.find((one) => one === type) ?? null, places: [{ name: city, latitude, longitude }] },
    { places: profile.places, remote_ok: profile.remote_ok },
  );
type PlaceProfile = Pick<MatchProfile, 'places' | 'remote_ok'>;
type PlaceOfJob = Pick<JobFacts, 'city' | 'latitude' | 'longitude'> & { type?: string | null };

/** Kilometres from the nearest wished place; null where they can't be compared. */
export function kilometresAway(profile: PlaceProfile, job: PlaceOfJob): number | null {
  const near = placeOf(profile, job);
  return near.fit === 'inside' || near.fit === 'further' ? (near.miles ?? 0) * KM_OF_A_MILE : null;
}

/** A job that scores less is not recommended. */
export const LEAST_SCORE = 35;

/** The order of recommended jobs: those beyond every wished radius come after all others. */
export const orderOf = (profile: PlaceProfile, job: PlaceOfJob, score: number): number =>
  placeOf(profile, job).fit === 'further' ? (score * LEAST_SCORE) / 101 : score;

/** Scores are rounded to a tenth. */
const JUST_BELOW = 0.1;

/**
 * The score of a job that something rules out, whatever the work: the registration that the law asks for is missing, or the job is beyond every
 * wished radius or pays less than is wished. It is no better than a weak match. Such jobs stay in their order, and none falls below what is recommended.
 */
function ruledOut(score: number): number {
  const most = LEAST_MATCH.good - JUST_BELOW;
  return score <= LEAST_SCORE ? score : LEAST_SCORE + ((score - LEAST_SCORE) * (most - LEAST_SCORE)) / (100 - LEAST_SCORE);
}

const CLEARANCES = [
  /\bbpss\b|baseline/i,
  /\bctc\b|counter.?terrorist|public trust|\bac\b|accreditation/i,
  /\bsc\b|security check|^secret|[^p] secret/i,
  /\bdv\b|developed vetting|top secret|ts\/sci|\bsci\b/i,
];
/** Clearances in order of what they open, both countries on one scale; null for words that name none. */
export function clearanceRank(text: string): number | null {
  for (let rank = CLEARANCES.length - 1; rank >= 0; rank--) if (CLEARANCES[rank]?.test(text)) return rank;
  return null;
}

/** How well a job fits, with reasons and gaps. Null where neither its occupation nor a skill of it is known. */
export function scoreJob(
  profile: MatchProfile,
  job: JobFacts,
  words: MatchWords,
  taste: Taste = NO_TASTE,
  voice: Voice = TO_VETERAN,
): Scored | null {
  const findings: Findings = { voice, words, reasons: [], gaps: [], missing: [] };
  const score = assess(profile, job, words, taste, findings);
  if (score === null) return null;
  const { reasons, gaps, missing } = findings;
  return { score, reasons, gaps: gaps.slice(0, MOST_GAPS + 2), missing };
}

/** The score alone, in a tenth of the time: candidates are ranked by the thousand. */
export const scoreOf = (profile: MatchProfile, job: JobFacts, words: ScoreWords, taste: Taste = NO_TASTE): number | null =>
  assess(profile, job, words, taste, null);

type Say = (findings: Findings) => string;

function assess(profile: MatchProfile, job: JobFacts, words: ScoreWords, taste: Taste, findings: Findings | null): number | null {
  const named = job.skill_codes.flatMap((code) => words.skill(code) ?? []);
  if (job.occupation_id === null && named.length === 0) return null;
  const parts: Partial<Record<MatchKind, number>> = {};
  const met = (kind: MatchKind, text: Say, evidence: Say) =>
    findings?.reasons.push({ kind, text: text(findings), evidence: evidence(findings) });
  const lacks = (kind: MatchKind, text: Say) => findings?.gaps.push({ kind, text: text(findings) });
  let share = 1;
  const work = workFit(workParts(profile, job, named, words));
  if (findings) {
    explainOccupation(profile, job, findings);
    explainSkills(profile, named, job, findings);
    explainLevel(profile, job, findings);
  }
  if (job.occupation_id !== null && taste.occupations.has(job.occupation_id)) share *= 0.6;
  if (job.level && taste.levels.has(job.level) && stepsUp(profile, job) !== 0) share *= 0.75;

  const near = placeOf(profile, job);
  const isRemoteWished = profile.remote_ok === true || profile.work_types.includes('remote');
  if (near.fit === 'remote' && (isRemoteWished || (profile.remote_ok === null && profile.work_types.length === 0))) {
    parts.place = 1;
    if (isRemoteWished)
      met(
        'place',
        () => 'You can work from anywhere',
        () => 'Work wanted: remote',
      );
  } else if (near.fit === 'inside' || near.fit === 'further') {
    const miles = near.miles ?? 0;
    const limit = profile.places.find(({ name }) => name === near.name)?.radius_miles ?? null;
    const isNear = near.fit === 'inside' && (limit !== null || miles <= 50);
    parts.place =
      near.fit === 'further'
        ? 0
        : limit !== null || miles <= 15
          ? 1
          : miles <= 30
            ? 0.8
            : miles <= 50
              ? 0.5
              : miles <= 100
                ? 0.2
                : 0;
    const apart: Say = (to) => `${to.words.distance(miles * KM_OF_A_MILE)} from ${near.name}`;
    if (isNear)
      met(
        'place',
        (to) => (miles < 1 ? `In ${near.name}` : apart(to)),
        () => `Place wanted: ${near.name}`,
      );
    else lacks('place', (to) => (near.fit === 'further' ? `Further away than you want: ${apart(to)}` : apart(to)));
    if (taste.too_far_km !== null && miles * KM_OF_A_MILE >= taste.too_far_km) share *= 0.7;
  }

  const types = [
    profile.work_types.length > 0 && job.type ? profile.work_types.includes(job.type) : null,
    profile.job_types.length > 0 && job.job_type ? profile.job_types.includes(job.job_type) : null,
  ].filter((one) => one !== null);
  if (types.length > 0) {
    parts.type = types.filter(Boolean).length / types.length;
    const plain = (kinds: readonly (string | null)[]) => kinds.filter(Boolean).join(', ').replaceAll('_', ' ');
    if (parts.type === 1)
      met(
        'type',
        () => 'The kind of work you want',
        () => `Work wanted: ${plain([...profile.work_types, ...profile.job_types])}`,
      );
    else lacks('type', () => `Not the kind of work you want: ${plain([job.job_type, job.type])}`);
  }

  const [wanted, paid] = [profile.salary_year, job.salary_year];
  if (wanted !== null && paid !== null) {
    const ratio = paid / wanted;
    parts.salary = ratio >= 1 ? 1 : ratio >= 0.9 ? 0.6 : 0.1;
    if (ratio >= 1)
      met(
        'salary',
        () => 'Pays at least what you want',
        (to) => `Pay wanted: ${to.words.money(wanted)} a year`,
      );
    else lacks('salary', (to) => `Pays up to ${to.words.money(paid)} a year, less than you want`);
  }
  if (taste.too_low_pay !== null && paid !== null && paid <= taste.too_low_pay) share *= 0.75;

  const { security_clearance: required } = job;
  const needed = required === null ? null : clearanceRank(required);
  if (required !== null && needed !== null) {
    const { clearance } = profile;
    const own = clearance && clearanceRank(clearance.level);
    const isHeld = own !== null && own >= needed;
    parts.clearance = isHeld ? 1 : 0.3;
    if (clearance && isHeld)
      met(
        'clearance',
        ({ voice }) => voice.cleared(required),
        () => clearance.evidence,
      );
    else lacks('clearance', ({ voice }) => voice.uncleared(required));
  } else parts.clearance = 1;

  const { available_from } = profile;
  const { starts_at } = job;
  if (available_from !== null && starts_at !== null) {
    const isInTime = starts_at >= available_from;
    parts.start = isInTime ? 1 : 0.2;
    if (isInTime)
      met(
        'start',
        (to) => to.voice.free(to.words.day(starts_at)),
        (to) => to.voice.freeFrom(to.words.day(available_from)),
      );
    else lacks('start', (to) => to.voice.notFree(to.words.day(starts_at), to.words.day(available_from)));
  }
  if (taste.companies.has(job.company_id)) share *= 0.3;

  let wishes = 0;
  for (const kind of MATCH_KINDS) wishes += (WISH_POINTS[kind] ?? 0) * (parts[kind] ?? UNKNOWN);
  // Without the right work, near and well paid is no match.
  const points = Math.max(0, share * ((100 - MOST_BY_WISHES) * work + wishes * Math.min(1, 2 * work)));
  const isPaidLess = wanted !== null && paid !== null && paid < wanted;
  const isRuledOut = near.fit === 'further' || isPaidLess || needsRegistration(profile, job, words);
  // A licence can be had within weeks, but without it no match is strong.
  const lacksLicence = named.some(({ code, kind }) => kind === 'licence' && lacksSkill(profile, job.required_skills, code));
  const most = lacksLicence ? LEAST_MATCH.strong - JUST_BELOW : 100;
  return Math.round(Math.min(isRuledOut ? ruledOut(points) : points, most) * 10) / 10;
}
