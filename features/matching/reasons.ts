import type { Match } from '#features/jobs/shapes.ts';
import type { JobFacts, MatchKind, MatchProfile, MatchWords } from './scoring-shapes.ts';
import type { Voice } from './voices.ts';
import {
  type Best,
  fitOf,
  isSameWork,
  isUnregistered,
  isWide,
  lacksSkill,
  type NamedSkill,
  needsRegistration,
  sharedTitle,
  stepsUp,
  weightOf,
} from './work-parts.ts';

/** Where the words of a match are collected. */
export type Findings = {
  voice: Voice;
  words: MatchWords;
  reasons: Match['reasons'];
  gaps: Match['gaps'];
  /** Codes of the missing skills, in the order of their gaps. */
  missing: string[];
};

const met = ({ reasons }: Findings, kind: MatchKind, text: string, evidence: string) => reasons.push({ kind, text, evidence });
const lacks = ({ gaps }: Findings, kind: MatchKind, text: string) => gaps.push({ kind, text });

/** A title with fewer words of the record is no reason of its own; nor is a single word. */
const LEAST_OF_TITLE = 0.75;
const LEAST_TITLE_WORDS = 2;
/** A trade leads to several occupations; those that it leads to less surely are no reason. */
const LEAST_LEADING = 0.75;
/** From here on a line of the record states a skill. One that only a rank or the occupation of a trade implies is no gap and no reason. */
const LEAST_STATED = 0.76;
/** Skills of an occupation that show that somebody has done its work; one is shared by many occupations. */
const LEAST_REACHING = 2;

/** What the record has of the occupation: experience, a wish, skills, a usual move or words of the title. */
export function explainOccupation(profile: MatchProfile, job: JobFacts, findings: Findings): void {
  const { voice, words } = findings;
  const titled = sharedTitle(profile, job, words);
  const isTitled = titled.share >= LEAST_OF_TITLE && titled.count >= LEAST_TITLE_WORDS;
  const occupation = job.occupation_id;
  if (occupation === null) {
    if (isTitled) met(findings, 'occupation', voice.titled(titled.named), titled.evidence);
    return;
  }
  const { done, move, wish, reach } = fitOf(profile, occupation, words);
  const name = words.occupation(occupation);
  if (wish) explainWish(job, occupation, wish, findings);
  const isNamed = !ALL_OTHER.test(occupation);
  // Nobody has a background that leads to work of a register without being on it; only the work itself, done, is worth naming.
  const isClosed = isUnregistered(profile, occupation, words);
  const isDone =
    isNamed &&
    done !== null &&
    done.target.weight >= LEAST_LEADING &&
    isSameWork(done.target.onet_soc, occupation, done.alike) &&
    (done.alike === 1 || !isClosed);
  if (isDone) met(findings, 'occupation', voice.leadsTo(name), done.target.evidence);
  else if (isNamed && !isClosed && reach.count >= LEAST_REACHING && reach.value >= 0.35 && reach.value > (move?.value ?? 0))
    met(findings, 'occupation', voice.skillsOf(name), reach.evidence);
  else if (isNamed && !isClosed && move && move.value >= 0.3)
    met(findings, 'occupation', voice.movesTo(name), move.target.evidence);
  else if (isTitled) met(findings, 'occupation', voice.titled(titled.named), titled.evidence);
  if (needsRegistration(profile, job, words))
    lacks(findings, 'occupation', voice.unregistered(words.registration(occupation)?.names ?? ''));
}

/** Occupations that are whatever is in no other one: their names say nothing. */
const ALL_OTHER = /9\.00$/;
/** A wish is a reason for its own work. Of wide occupations only the words of the title say that it is the same. */
function explainWish(job: JobFacts, occupation: string, { alike, target }: NonNullable<Best>, findings: Findings): void {
  const { voice, words } = findings;
  const name = words.occupation(occupation);
  const wished = target.wished ?? name;
  if (!isSameWork(target.onet_soc, occupation, alike)) return;
  const own = new Set(words.titleWords(wished));
  const isTitled = job.title === null || words.titleWords(job.title).some((word) => own.has(word));
  if (isWide(occupation) && occupation.endsWith('.00') && !isTitled) return;
  const text = alike === 1 && isTitled ? voice.wanted(wished) : voice.nearWanted(wished, name);
  met(findings, 'occupation', text, target.evidence);
}

const MOST_ABSENT = 3;
/** The codes of skills that are an entry in a professional register. */
const REGISTERED = /-registration$/;

/** The skills that the job names and the record has, and the most telling of those that it requires and the record lacks. */
export function explainSkills(profile: MatchProfile, named: readonly NamedSkill[], job: JobFacts, findings: Findings): void {
  const weighed = named
    .map((skill, place) => ({ ...skill, weight: weightOf(skill, place), own: profile.skills.get(skill.code) }))
    .filter(({ kind }) => kind !== 'common');
  const held = weighed.filter(({ own }) => own && own.strength >= LEAST_STATED);
  if (held.length > 0)
    met(
      findings,
      'skills',
      findings.voice.held(held.length, weighed.length, list(held.map(({ name }) => name))),
      [...new Set(held.map(({ own }) => own?.evidence ?? ''))].slice(0, 3).join(' · '),
    );
  // The registration that the law asks for is a gap of its own.
  const isNamedByLaw = needsRegistration(profile, job, findings.words);
  const absent = weighed
    .filter(({ code }) => lacksSkill(profile, job.required_skills, code) && !(isNamedByLaw && REGISTERED.test(code)))
    .sort((one, other) => other.weight - one.weight);
  for (const { code, name, kind } of absent.slice(0, MOST_ABSENT)) {
    findings.missing.push(code);
    lacks(findings, 'skills', kind === 'licence' ? findings.voice.licence(name) : findings.voice.absent(name));
  }
}

export function explainLevel(profile: MatchProfile, job: JobFacts, findings: Findings): void {
  const steps = stepsUp(profile, job);
  const { level } = profile;
  if (steps === null || level === null) return;
  if (steps === 0 || steps === 1 || steps === -1) met(findings, 'level', findings.voice.level(steps), level.evidence);
  else if (steps < 0) lacks(findings, 'level', findings.voice.wellBelow(level.evidence));
  else lacks(findings, 'level', findings.voice.wellAbove());
}

const list = (names: readonly string[]) =>
  names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
