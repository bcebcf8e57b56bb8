import type { Match } from '#features/jobs/shapes.ts';
import type { JobFacts, MatchKind, MatchProfile, MatchWords } from './scoring-shapes.ts';
import type { Voice } from './voices.ts';
import { fitOf, isUnregistered, type NamedSkill, sharedTitle, stepsUp, weightOf } from './work-parts.ts';

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

/** A title with fewer words of the record is no reason of its own. */
const LEAST_OF_TITLE = 0.5;
/** Occupations less alike than this are different work. */
const SAME_WORK = 0.8;

/** What the record has of the occupation: experience, a wish, skills, a usual move or words of the title. */
export function explainOccupation(profile: MatchProfile, job: JobFacts, findings: Findings): void {
  const { voice, words } = findings;
  const titled = sharedTitle(profile, job, words);
  const occupation = job.occupation_id;
  if (occupation === null) {
    if (titled.share >= LEAST_OF_TITLE) met(findings, 'occupation', voice.titled(), titled.evidence);
    return;
  }
  const { done, move, wish, reach } = fitOf(profile, occupation, words);
  const name = words.occupation(occupation);
  if (wish && wish.alike >= SAME_WORK)
    met(
      findings,
      'occupation',
      wish.alike === 1 ? voice.wanted(wish.target.wished ?? name) : voice.nearWanted(wish.target.wished ?? name, name),
      wish.target.evidence,
    );
  if (done && done.value >= 0.55)
    met(findings, 'occupation', done.alike >= SAME_WORK ? voice.leadsTo(name) : voice.closeTo(name), done.target.evidence);
  else if (reach.value >= 0.35 && reach.value > (move?.value ?? 0))
    met(findings, 'occupation', voice.skillsOf(name), reach.evidence);
  else if (move && move.value >= 0.3) met(findings, 'occupation', voice.movesTo(name), move.target.evidence);
  else if (done && done.value >= 0.35) met(findings, 'occupation', voice.closeTo(name), done.target.evidence);
  else if (titled.share >= LEAST_OF_TITLE) met(findings, 'occupation', voice.titled(), titled.evidence);
  else if (!wish || wish.alike < SAME_WORK) lacks(findings, 'occupation', voice.newField(name));
  if (isUnregistered(profile, occupation, words))
    lacks(findings, 'occupation', voice.unregistered(words.registration(occupation)?.names ?? ''));
}

const MOST_ABSENT = 3;

/** The skills that the job names: those of the record, and the most telling of the others. */
export function explainSkills(profile: MatchProfile, named: readonly NamedSkill[], findings: Findings): void {
  const weighed = named
    .map((skill, place) => ({ ...skill, weight: weightOf(skill, place), own: profile.skills.get(skill.code) }))
    .filter(({ kind }) => kind !== 'common');
  const held = weighed.filter(({ own }) => own);
  if (held.length > 0)
    met(
      findings,
      'skills',
      findings.voice.held(held.length, weighed.length, list(held.map(({ name }) => name))),
      [...new Set(held.map(({ own }) => own?.evidence ?? ''))].slice(0, 3).join(' · '),
    );
  const absent = weighed.filter(({ own }) => !own).sort((one, other) => other.weight - one.weight);
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
