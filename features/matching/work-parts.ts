import { type JobFacts, LEVELS, type MatchProfile, type ScoreWords } from './scoring-shapes.ts';
import learned from './weights.json' with { type: 'json' };

/*
 * How well the work of a job fits a record, in named parts from 0 to 1, and the points that they add up to. The weights are learned from graded
 * adverts by `npm run bench -- match-quality --learn`; weights.json has the day and the cross-validated figure.
 */

/** Parts that add points, and the last that takes points away. */
export const WORK_PARTS = [
  'done',
  'done_wide',
  'move',
  'wish',
  'reach',
  'skills',
  'used',
  'title',
  'title_only',
  'level_same',
  'level_up',
  'level_below',
  'level_two_up',
  'level_two_below',
  'level_unknown',
  'unregistered',
] as const;
export type WorkPart = (typeof WORK_PARTS)[number];
export type WorkParts = Record<WorkPart, number>;

type Learned = { date: string; records: number; ndcg: number; weights: WorkParts };
export const LEARNED: Learned = learned;

/** How alike two occupations are, by the groups of the classification: 0 to 1. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.slice(0, 7) === other.slice(0, 7)) return 0.95;
  if (one.slice(0, 6) === other.slice(0, 6)) return 0.8;
  if (one.slice(0, 4) === other.slice(0, 4)) return 0.5;
  if (one.slice(0, 2) === other.slice(0, 2)) return 0.2;
  return 0;
}

/** Occupations that say little about the field: general managers, project managers, secretaries, and what is in no group. */
export const isWide = (occupation: string): boolean => WIDE.test(occupation);
const WIDE = /^(?:11-10[12]1|11-3012|13-1082|13-1111|13-1051|43-6014|43-9061|43-1011|11-91?99|\d\d-\d{2}99)/;

/** Broad groups that contain different professions, such as therapists, or whatever is in no other group: a code that ends in 9. */
const MIXED_GROUP = /^(?:\d\d-\d\d9|29-1(?:02|12|14|15)|29-2(?:03|04|05)|31-909|25-1|11-91|13-1[01]|15-129|47-223)/;
/** Occupations whose details are different work: detectives and intelligence analysts. */
const MIXED_OCCUPATION = /^(?:33-3021|\d\d-\d{2}99)/;
/** The least likeness of work that is called the same. */
const SAME_WORK = 0.8;

/** Whether two occupations are one kind of work, by their codes. @param alike as `likeness` */
export function isSameWork(one: string, other: string, alike: number): boolean {
  if (alike === 1) return true;
  if (alike < 0.95) return alike >= SAME_WORK && !MIXED_GROUP.test(other);
  return !MIXED_OCCUPATION.test(other) && [one, other].some((code) => code.endsWith('.00'));
}

/** Supervisors of an occupation are in its major group: 49-1011 leads the mechanics of 49-3. */
const leads = (job: string, target: string) =>
  job.slice(0, 2) === target.slice(0, 2) && /^..-1/.test(job) && !/^(1[1-9]|2)/.test(job);

type Target = MatchProfile['targets'][number];
export type Best = { value: number; alike: number; target: Target } | null;

function bestTarget(profile: MatchProfile, occupation: string, isWanted: (target: Target) => boolean): Best {
  const isLeader = profile.level !== null && LEVELS.indexOf(profile.level.level) >= 2;
  let best: Best = null;
  for (const target of profile.targets) {
    if (!isWanted(target)) continue;
    const isSupervisor = isLeader && !target.is_wish && leads(occupation, target.onet_soc);
    const alike = Math.max(likeness(target.onet_soc, occupation), isSupervisor ? 0.7 : 0);
    // Moves are chosen occupations: what resembles them only by its group is not among them.
    const value = target.is_move && alike < 0.8 ? 0 : target.weight * alike;
    if (value > (best?.value ?? 0)) best = { value, alike, target };
  }
  return best;
}

/** Skills that most occupations share: they do not show that somebody can do one. */
export const SHARED: ReadonlySet<string> = new Set([
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

export type Fit = { done: Best; move: Best; wish: Best; reach: { value: number; evidence: string } };
/** What the record has for occupations, which many jobs share. */
const fits = new WeakMap<MatchProfile, Map<string, Fit>>();

export function fitOf(profile: MatchProfile, occupation: string, words: ScoreWords): Fit {
  const known = fits.get(profile) ?? new Map<string, Fit>();
  fits.set(profile, known);
  const fit = known.get(occupation) ?? {
    done: bestTarget(profile, occupation, ({ is_move, is_wish }) => !is_move && !is_wish),
    move: bestTarget(profile, occupation, ({ is_move }) => is_move === true),
    wish: bestTarget(profile, occupation, ({ is_wish }) => is_wish === true),
    reach: reachBySkills(profile, words.needs(occupation)),
  };
  known.set(occupation, fit);
  return fit;
}

/** The skills of a job that are named first weigh most. */
const PLACE_WEIGHTS = [2, 1.5, 1.2, 0.8, 0.8, 0.5, 0.5, 0.5];

export const weightOf = ({ code, kind }: { code: string; kind: string }, place: number) =>
  (kind === 'common' || SHARED.has(code) ? 0.2 : 1) * (PLACE_WEIGHTS[place] ?? 0.2);

/** How many of the skills that a record shows best are all of them. */
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

export type NamedSkill = { code: string; name: string; kind: string };

function skillParts(profile: MatchProfile, named: readonly NamedSkill[], words: ScoreWords) {
  const best = bestSkills(profile, words);
  let [total, covered, used] = [0, 0, 0];
  for (const [place, skill] of named.entries()) {
    const weight = weightOf(skill, place);
    const own = profile.skills.get(skill.code);
    total += weight;
    covered += weight * (own?.strength ?? 0);
    if (own && best.has(skill.code)) used++;
  }
  return {
    // Adverts name more than they need: most of it counts as all.
    skills: total === 0 ? 0 : Math.min(1, covered / Math.max(1, total * 0.65)),
    used: best.size === 0 ? 0 : Math.min(1, used / Math.min(BEST_USED, best.size)),
  };
}

/** The lines of a record that have a word of a job's title, and the share of its words that have one. */
function titleParts(profile: MatchProfile, { title }: JobFacts, words: ScoreWords): { share: number; lines: string[] } {
  const all = title === null ? [] : words.titleWords(title);
  const lines = all.flatMap((word) => profile.words.get(word) ?? []);
  return { share: lines.length / Math.max(1, all.length), lines };
}

/** The share of a job's title that the record has too, with those words as the title writes them, and the lines that have them. */
export function sharedTitle(
  profile: MatchProfile,
  job: JobFacts,
  words: ScoreWords,
): { share: number; count: number; named: string; evidence: string } {
  const { share, lines } = titleParts(profile, job, words);
  return {
    share,
    count: lines.length,
    named: [...new Set(job.title?.match(/[\p{L}\d]+/gu) ?? [])]
      .filter((word) => words.titleWords(word).some((one) => profile.words.has(one)))
      .join(', '),
    evidence: [...new Set(lines)].slice(0, 2).join(' · '),
  };
}

/** Steps from the person's level to the job's: 1 is one up. Null where one of them is unknown. */
export const stepsUp = (profile: MatchProfile, job: JobFacts): number | null =>
  profile.level && job.level ? LEVELS.indexOf(job.level) - LEVELS.indexOf(profile.level.level) : null;

/** Whether the law keeps the job for people with a registration that the record does not state. */
export const isUnregistered = (profile: MatchProfile, occupation: string, words: ScoreWords): boolean =>
  words.registration(occupation)?.codes.every((code) => !profile.registrations.has(code)) ?? false;

/** A title that names several posts, of which one is enough: "Nurse/Paramedic". */
const POSTS = /[a-z)] ?\/ ?[a-z(]/i;

/** Whether the record has a registration, but on another part of the register than the job asks for. */
export const isOnOtherPart = (profile: MatchProfile, { register_parts }: JobFacts, words: ScoreWords): boolean =>
  words.isOnOtherPart(profile.registrations, register_parts);

/** Whether the record lacks a registration without which nobody may do the job. */
export const needsRegistration = (profile: MatchProfile, job: JobFacts, words: ScoreWords): boolean =>
  !POSTS.test(job.title ?? '') &&
  (isOnOtherPart(profile, job, words) || (job.occupation_id !== null && isUnregistered(profile, job.occupation_id, words)));

/** Whether a job requires a skill of which the record shows nothing, however indirectly. */
export const lacksSkill = (profile: MatchProfile, required: readonly string[], code: string): boolean =>
  required.includes(code) && !profile.skills.has(code);

export function workParts(profile: MatchProfile, job: JobFacts, named: readonly NamedSkill[], words: ScoreWords): WorkParts {
  const occupation = job.occupation_id;
  const fit = occupation === null ? null : fitOf(profile, occupation, words);
  const wide = occupation !== null && isWide(occupation);
  const done = fit?.done?.value ?? 0;
  const move = fit?.move?.value ?? 0;
  const reach = fit?.reach.value ?? 0;
  const title = titleParts(profile, job, words).share;
  const { skills, used } = skillParts(profile, named, words);
  const wish = fit?.wish?.value ?? 0;
  const known = Math.max(wide ? done * 0.6 : done, move, reach, skills * 0.7, wish * 0.9);
  const work = Math.min(1, Math.max(known, title * 0.7));
  const steps = stepsUp(profile, job);
  const at = (...wanted: (number | null)[]) => (wanted.includes(steps) ? work : 0);
  return {
    done: wide ? 0 : done,
    done_wide: wide ? done : 0,
    move: Math.max(0, move - done),
    wish,
    reach,
    skills,
    used,
    title,
    title_only: known < 0.3 ? title : 0,
    level_same: at(0),
    level_up: at(1),
    level_below: at(-1),
    level_two_up: at(2),
    level_two_below: at(-2),
    level_unknown: at(null),
    unregistered:
      isOnOtherPart(profile, job, words) || (occupation !== null && isUnregistered(profile, occupation, words)) ? 1 : 0,
  };
}

/** A fit above this is spread up to 1, so only a job that meets everything, with its title, has all points of its work. */
const STRONG = 0.75;
const EVERYTHING = (['done', 'skills', 'used', 'title', 'level_same'] as const).reduce(
  (sum, part) => sum + LEARNED.weights[part],
  0,
);

/** How well the work fits: 0 to 1. */
export function workFit(parts: WorkParts): number {
  let sum = 0;
  for (const part of WORK_PARTS) sum += LEARNED.weights[part] * parts[part];
  const spread = sum <= STRONG ? sum : STRONG + ((sum - STRONG) * (1 - STRONG)) / (EVERYTHING - STRONG);
  return Math.max(0, Math.min(1, spread));
}
