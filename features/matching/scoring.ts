import { MATCH_KINDS, type Match } from '#features/jobs/shapes.ts';
import { kilometresBetween } from '#kit/country/distance.ts';
import { TO_VETERAN, type Voice } from './voices.ts';

/*
 * How well a job fits a veteran: 0 to 100, with the reasons and the gaps (product decisions, section 10). Everything here is pure, so the same
 * record and job always give the same score. Age, gender, health, discharge type and name are no part of a profile.
 */

export const LEVELS = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export type Level = (typeof LEVELS)[number];
export type MatchKind = Match['reasons'][number]['kind'];

/** A line of the record that shows something. */
type Shown = { evidence: string };
export type MatchProfile = {
  /** Occupations that the record leads to, with how surely: 0 to 1. A move is work that people of its occupation or rank also find. */
  targets: readonly (Shown & { onet_soc: string; weight: number; is_wish?: boolean; is_move?: boolean })[];
  /** Skills by code, with how directly the record shows them: 1 stated, less where a trade or rank implies them. */
  skills: ReadonlyMap<string, Shown & { strength: number }>;
  /** The words of the record, as `ScoreWords.titleWords` gives them, each with a line that has it. */
  words: ReadonlyMap<string, string>;
  level: (Shown & { level: Level }) | null;
  places: readonly { name: string; latitude: number | null; longitude: number | null }[];
  work_types: readonly string[];
  job_types: readonly string[];
  /** The least that a year shall pay, in the currency of the tenant's country. */
  salary_year: number | null;
  clearance: (Shown & { level: string }) | null;
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
  /** The words of a title that say what the work is, without endings. */
  titleWords: (title: string) => readonly string[];
};
/** How codes, distances, amounts and dates read in the tenant's country. */
export type MatchWords = ScoreWords & {
  occupation: (onetSoc: string) => string;
  /** `12 miles`. */
  distance: (km: number) => string;
  money: (yearly: number) => string;
  day: (day: string) => string;
};

export type Scored = Match & {
  /** Codes of the missing skills that the gaps name, in the order of the gaps. */
  missing: string[];
};

const WEIGHTS: Record<MatchKind, number> = {
  occupation: 42,
  skills: 26,
  level: 10,
  place: 11,
  type: 3,
  salary: 4,
  clearance: 2,
  start: 2,
};
const FULL = MATCH_KINDS.reduce((all, kind) => all + WEIGHTS[kind], 0);
/** A title made up of words of the record adds as much to the score. It tells jobs of one wide occupation apart, such as managers. */
export const MOST_BY_TITLE = 15;
/** Points above this are spread up to 100, so only a job that meets everything, with its title, has a score of 100. */
const STRONG = 70;
/** A title with fewer words of the record is no reason of its own. */
const LEAST_OF_TITLE = 0.5;
/** The share of its weight that a part gets when the job or the record says nothing about it. */
const UNKNOWN = 0.6;
/** Less where it is the work itself that is unknown. */
const UNKNOWN_WORK: Partial<Record<MatchKind, number>> = { occupation: 0.1, skills: 0.25 };

/** Work that the law keeps for people on a register, by the beginning of its O*NET-SOC code. */
const REGULATED =
  /^(29-10|29-11(?!2[58])|29-12|29-2011|29-203[245]|29-2043|29-2055|29-9092|21-1022|19-3033|19-3034|23-1011|25-2|17-1011|53-2011|53-2012|53-2021)/;

const MOST_GAPS = 4;

/** How alike two occupations are, by the groups of the classification: 0 to 1. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.slice(0, 7) === other.slice(0, 7)) return 0.95;
  if (one.slice(0, 6) === other.slice(0, 6)) return 0.8;
  if (one.slice(0, 4) === other.slice(0, 4)) return 0.5;
  if (one.slice(0, 2) === other.slice(0, 2)) return 0.2;
  return 0;
}

/** Supervisors of an occupation are in its major group: 49-1011 leads the mechanics of 49-3. */
const leads = (job: string, target: string) =>
  job.slice(0, 2) === target.slice(0, 2) && /^..-1/.test(job) && !/^(1[1-9]|2)/.test(job);

function bestTarget(profile: MatchProfile, occupation: string) {
  const isLeader = profile.level !== null && LEVELS.indexOf(profile.level.level) >= 2;
  let best: { value: number; target: MatchProfile['targets'][number] } | null = null;
  for (const target of profile.targets) {
    const alike = Math.max(likeness(target.onet_soc, occupation), isLeader && leads(occupation, target.onet_soc) ? 0.7 : 0);
    // Moves are chosen occupations: what resembles them only by its group is not among them.
    const value = target.is_move && alike < 0.8 ? 0 : target.weight * alike;
    if (value > (best?.value ?? 0)) best = { value, target };
  }
  return best;
}

/** Skills that most occupations share: they do not show that somebody can do one. */
const SHARED = new Set([
  'administration',
  'office-software',
  'people-management',
  'leadership',
  'planning',
  'operations-management',
  'training-delivery',
  'health-safety',
  'driving',
]);
/** Having all skills of an occupation is worth this much of having done it. */
const BY_SKILLS = 0.7;

/** How far the skills of the record reach for an occupation: 0 to 1, with the line that shows most. */
function reachBySkills(profile: MatchProfile, needs: readonly string[]) {
  const own = needs.filter((code) => !SHARED.has(code));
  if (own.length === 0) return { value: 0, evidence: '' };
  const held = own.flatMap((code) => profile.skills.get(code) ?? []).sort((one, other) => other.strength - one.strength);
  const value = (BY_SKILLS * held.reduce((sum, { strength }) => sum + strength, 0)) / own.length;
  return { value, evidence: held[0]?.evidence ?? '' };
}

/** What the record has for occupations, which many jobs share. */
const fits = new WeakMap<MatchProfile, Map<string, ReturnType<typeof findFit>>>();

function fitOf(profile: MatchProfile, occupation: string, words: ScoreWords) {
  const known = fits.get(profile) ?? new Map<string, ReturnType<typeof findFit>>();
  fits.set(profile, known);
  const fit = known.get(occupation) ?? findFit(profile, occupation, words);
  known.set(occupation, fit);
  return fit;
}

const findFit = (profile: MatchProfile, occupation: string, words: ScoreWords) => ({
  target: bestTarget(profile, occupation),
  reach: reachBySkills(profile, words.needs(occupation)),
});

/** The skills of a job that are named first weigh most. */
const PLACE_WEIGHTS = [2, 1.5, 1.2, 0.8, 0.8, 0.5, 0.5, 0.5];

const weightOf = ({ code, kind }: { code: string; kind: string }, place: number) =>
  (kind === 'common' || SHARED.has(code) ? 0.2 : 1) * (PLACE_WEIGHTS[place] ?? 0.2);

/** How much of the skills part is whether the job uses what the record shows best, and how many of these skills are all. */
const OF_USE = 0.4;
const BEST_USED = 3;
const bestOf = new WeakMap<MatchProfile, ReadonlySet<string>>();

/** Skills that the record states itself and that not everybody has. */
function bestSkills(profile: MatchProfile, words: ScoreWords): ReadonlySet<string> {
  const known = bestOf.get(profile);
  if (known) return known;
  const best = new Set(
    [...profile.skills]
      .filter(([code, { strength }]) => strength >= 0.9 && !SHARED.has(code) && words.skill(code)?.kind !== 'common')
      .map(([code]) => code),
  );
  bestOf.set(profile, best);
  return best;
}

/** The share of a job's title that the record has too, with the lines that have it. */
function sharedTitle(profile: MatchProfile, job: JobFacts, words: ScoreWords): { share: number; evidence: string } {
  const all = job.title === null ? [] : words.titleWords(job.title);
  const lines = all.flatMap((word) => profile.words.get(word) ?? []);
  return { share: lines.length / Math.max(1, all.length), evidence: [...new Set(lines)].slice(0, 2).join(' · ') };
}

/** The wished place nearest to a job; km is 0 where only the names of the towns are known to be the same. */
export function nearestPlace(profile: Pick<MatchProfile, 'places'>, job: Pick<JobFacts, 'city' | 'latitude' | 'longitude'>) {
  let best: { name: string; km: number } | null = null;
  for (const { name, latitude, longitude } of profile.places) {
    const km =
      latitude !== null && longitude !== null && job.latitude !== null && job.longitude !== null
        ? kilometresBetween({ latitude, longitude }, { latitude: job.latitude, longitude: job.longitude })
        : job.city !== null && job.city.toLowerCase() === name.toLowerCase()
          ? 0
          : null;
    if (km !== null && km < (best?.km ?? Infinity)) best = { name, km };
  }
  return best;
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

/** Where the words of a match are collected. */
type Findings = { voice: Voice; words: MatchWords; reasons: Match['reasons']; gaps: Match['gaps']; missing: string[] };
type Say = (findings: Findings) => string;

function assess(profile: MatchProfile, job: JobFacts, words: ScoreWords, taste: Taste, findings: Findings | null): number | null {
  const named = job.skill_codes.flatMap((code) => words.skill(code) ?? []);
  if (job.occupation_id === null && named.length === 0) return null;
  const parts: Partial<Record<MatchKind, number>> = {};
  const met = (kind: MatchKind, text: Say, evidence: Say) =>
    findings?.reasons.push({ kind, text: text(findings), evidence: evidence(findings) });
  const lacks = (kind: MatchKind, text: Say) => findings?.gaps.push({ kind, text: text(findings) });
  let share = 1;

  const titled = sharedTitle(profile, job, words);
  const meetsTitle = () =>
    met(
      'occupation',
      ({ voice }) => voice.titled(),
      () => titled.evidence,
    );

  const occupation = job.occupation_id;
  if (occupation === null && titled.share >= LEAST_OF_TITLE) meetsTitle();
  if (occupation !== null) {
    const { target, reach } = fitOf(profile, occupation, words);
    const name: Say = (to) => to.words.occupation(occupation);
    parts.occupation = Math.max(target?.value ?? 0, reach.value);
    if (target && target.value >= 0.55 && !target.target.is_move)
      met(
        'occupation',
        (to) => (target.target.is_wish ? to.voice.wanted(name(to)) : to.voice.leadsTo(name(to))),
        () => target.target.evidence,
      );
    else if (reach.value >= 0.35 && reach.value > (target?.value ?? 0))
      met(
        'occupation',
        (to) => to.voice.skillsOf(name(to)),
        () => reach.evidence,
      );
    else if (target && target.value >= 0.3)
      met(
        'occupation',
        (to) => (target.target.is_move ? to.voice.movesTo(name(to)) : to.voice.closeTo(name(to))),
        () => target.target.evidence,
      );
    else if (titled.share >= LEAST_OF_TITLE) meetsTitle();
    else lacks('occupation', (to) => to.voice.newField(name(to)));
    const isRegulated = REGULATED.test(occupation);
    const isRegistered =
      (target && !target.target.is_move && target.value >= 0.6 && likeness(target.target.onet_soc, occupation) >= 0.8) ||
      named.some(({ code, kind }) => kind === 'licence' && profile.skills.has(code));
    if (isRegulated && !isRegistered) {
      share *= 0.35;
      lacks('occupation', (to) => to.voice.unregistered(name(to)));
    }
    if (taste.occupations.has(occupation)) share *= 0.6;
  }

  if (named.length > 0) {
    const best = bestSkills(profile, words);
    let [total, covered, used] = [0, 0, 0];
    for (const [place, skill] of named.entries()) {
      const weight = weightOf(skill, place);
      const own = profile.skills.get(skill.code);
      total += weight;
      covered += weight * (own?.strength ?? 0);
      if (own && best.has(skill.code)) used++;
    }
    // Adverts name more than they need: most of it counts as all.
    parts.skills = Math.min(1, covered / Math.max(1, total * 0.65));
    // A job that a common skill covers is a worse use of the person than one that asks for what they do best.
    if (best.size > 0) parts.skills = (1 - OF_USE) * parts.skills + OF_USE * Math.min(1, used / Math.min(BEST_USED, best.size));
    if (findings) {
      const weighed = named.map((skill, place) => ({
        ...skill,
        weight: weightOf(skill, place),
        own: profile.skills.get(skill.code),
      }));
      const telling = weighed.filter(({ own, kind }) => own && kind !== 'common');
      if (telling.length > 0)
        met(
          'skills',
          ({ voice }) =>
            voice.held(
              telling.length,
              weighed.filter(({ kind }) => kind !== 'common').length,
              list(telling.map((skill) => skill.name)),
            ),
          () => [...new Set(telling.map(({ own }) => own?.evidence ?? ''))].slice(0, 3).join(' · '),
        );
      const absent = weighed.filter(({ own, kind }) => !own && kind !== 'common').sort((one, other) => other.weight - one.weight);
      for (const { code, name, kind } of absent.slice(0, 3)) {
        findings.missing.push(code);
        lacks('skills', ({ voice }) => (kind === 'licence' ? voice.licence(name) : voice.absent(name)));
      }
    }
  }

  const { level } = profile;
  if (level && job.level) {
    const apart = LEVELS.indexOf(job.level) - LEVELS.indexOf(level.level);
    parts.level = apart === 0 ? 1 : apart === -1 ? 0.8 : apart === 1 ? 0.75 : apart === -2 ? 0.35 : apart === 2 ? 0.3 : 0;
    if (apart === 0 || apart === -1 || apart === 1)
      met(
        'level',
        ({ voice }) => voice.level(apart),
        () => level.evidence,
      );
    else if (apart < 0) {
      share *= apart === -2 ? 0.85 : 0.7;
      lacks('level', ({ voice }) => voice.wellBelow(level.evidence));
    } else {
      share *= apart === 2 ? 0.9 : 0.75;
      lacks('level', ({ voice }) => voice.wellAbove());
    }
    if (taste.levels.has(job.level) && apart !== 0) share *= 0.75;
  }

  const near = nearestPlace(profile, job);
  if (job.type === 'remote' && (profile.work_types.length === 0 || profile.work_types.includes('remote'))) {
    parts.place = 1;
    if (profile.work_types.includes('remote'))
      met(
        'place',
        () => 'You can work from anywhere',
        () => 'Work wanted: remote',
      );
  } else if (near) {
    const { km } = near;
    parts.place = km <= 25 ? 1 : km <= 50 ? 0.8 : km <= 80 ? 0.5 : km <= 160 ? 0.2 : 0;
    const apart: Say = (to) => `${to.words.distance(km)} from ${near.name}`;
    if (km <= 80)
      met(
        'place',
        (to) => (km < 2 ? `In ${near.name}` : apart(to)),
        () => `Place wanted: ${near.name}`,
      );
    else lacks('place', apart);
    if (taste.too_far_km !== null && km >= taste.too_far_km) share *= 0.7;
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

  let sum = MOST_BY_TITLE * titled.share;
  for (const kind of MATCH_KINDS) sum += WEIGHTS[kind] * (parts[kind] ?? UNKNOWN_WORK[kind] ?? UNKNOWN);
  // Without the right work, near and well paid is no match.
  const isWork = Math.max(parts.occupation ?? 0, (parts.skills ?? 0) * 0.7);
  const points = 100 * share * (sum / FULL) * (0.35 + 0.65 * Math.min(1, isWork / 0.5));
  const score = points <= STRONG ? points : STRONG + (points - STRONG) * ((100 - STRONG) / (100 + MOST_BY_TITLE - STRONG));
  return Math.round(Math.max(0, score) * 10) / 10;
}

const list = (names: readonly string[]) =>
  names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
