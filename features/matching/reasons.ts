import type { Match } from '#features/jobs/shapes.ts';
import type { JobFacts, MatchKind, MatchProfile, MatchWords } from './scoring-shapes.ts';
import type { Voice } from './voices.ts';
import {
  type Best,
  fitOf,
  isOnOtherPart,
  isSameWork,
  isUnregistered,
  isWide,
  lacksSkill,
  type NamedSkill,
  needsRegistration,
  SHARED,
  sharedTitle,
  stepsUp,
  weightOf,
} from './work-parts.ts';

/*
 * A false reason costs more trust than a missing one: each needs evidence of its own, and where that is weak nothing is said.
 */

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
/** A move that fewer people make is no reason. */
const LEAST_MOVING = 0.3;
/** A job further up or down than this is other work under the same name: the consultant of paramedics is no paramedic. */
const MOST_STEPS = 1;

/** What the record has of the occupation: experience, a wish, skills, a usual move or words of the title. */
export function explainOccupation(profile: MatchProfile, job: JobFacts, findings: Findings): void {
  const { voice, words } = findings;
  const occupation = job.occupation_id;
  if (occupation !== null) explainWish(profile, job, occupation, findings);
  if (!isClosed(profile, job, words)) explainWork(profile, job, findings);
  if (!needsRegistration(profile, job, words)) return;
  if (isOnOtherPart(profile, job, words)) {
    // Read from the text, the part is sure enough to give no reason, but not to state what the job needs.
    if (words.isPartNamed(job.title ?? ''))
      lacks(findings, 'occupation', voice.otherPart(words.registrations(job.register_parts)));
  } else if (occupation !== null) lacks(findings, 'occupation', voice.unregistered(words.registration(occupation)?.names ?? ''));
}

/** Whether the work is for people on a register, or on a part of it, that the record doesn't show: nothing else of the record leads there. */
function isClosed(profile: MatchProfile, job: JobFacts, words: MatchWords): boolean {
  const { occupation_id, register_parts } = job;
  if (isOnOtherPart(profile, job, words)) return true;
  if (occupation_id === null) return false;
  // An advert that shows no part of a register mostly means the usual one.
  const usual = register_parts.length > 0 ? register_parts : (words.registration(occupation_id)?.usual ?? []);
  return words.isOnOtherPart(profile.registrations, usual) || isUnregistered(profile, occupation_id, words);
}

function explainWork(profile: MatchProfile, job: JobFacts, findings: Findings): void {
  const { voice, words } = findings;
  const occupation = job.occupation_id;
  const titled = sharedTitle(profile, job, words);
  const isTitled = titled.share >= LEAST_OF_TITLE && titled.count >= LEAST_TITLE_WORDS;
  if (occupation !== null && !ALL_OTHER.test(occupation) && isOfLevel(profile, job) && isNamedWell(profile, job, words)) {
    const { done, move, reach } = fitOf(profile, occupation, words);
    const stated = statedSkills(profile, job, words);
    const name = words.occupation(occupation);
    if (done && isSameWork(done.target.onet_soc, occupation, done.alike) && isShown(profile, job, done, findings))
      return void met(findings, 'occupation', voice.leadsTo(name), done.target.evidence);
    if (
      stated.length >= LEAST_REACHING &&
      reach.value >= 0.35 &&
      reach.value > (move?.value ?? 0) &&
      !isBelowRegister(profile, job, words)
    )
      return void met(findings, 'occupation', voice.skillsOf(name), reach.evidence);
    if (move && move.value >= LEAST_MOVING && (stated.length > 0 || heldOf(profile, job, words).some(isTelling(words, job))))
      return void met(findings, 'occupation', voice.movesTo(name), move.target.evidence);
  }
  if (isTitled) met(findings, 'occupation', voice.titled(titled.named), titled.evidence);
}

/** Occupations that are whatever is in no other one: their names say nothing. */
const ALL_OTHER = /9\.00$/;

const isOfLevel = (profile: MatchProfile, job: JobFacts): boolean => Math.abs(stepsUp(profile, job) ?? 0) <= MOST_STEPS;

/** Whether the name of the occupation has a word of the job's title or of the record: others are too broad, or strange to the reader. */
function isNamedWell(profile: MatchProfile, job: JobFacts, words: MatchWords): boolean {
  const { occupation_id, title } = job;
  if (occupation_id === null || title === null) return occupation_id !== null;
  const ofTitle = new Set(words.titleWords(title));
  // A detail of an occupation is named by what the others of it don't do, as solar installers among plumbers.
  const isDetail = !occupation_id.endsWith('.00');
  return words
    .titleWords(words.occupation(occupation_id))
    .some((word) => profile.words.has(word) || (ofTitle.has(word) && !isDetail));
}

/** The skills of an occupation that lines of the record state and that not many kinds of work share. */
const statedSkills = (profile: MatchProfile, job: JobFacts, words: MatchWords): string[] =>
  (job.occupation_id === null ? [] : words.needs(job.occupation_id)).filter(
    (code) => isStated(profile, code) && isTelling(words, job)(code),
  );

const isStated = (profile: MatchProfile, code: string): boolean => (profile.skills.get(code)?.strength ?? 0) >= LEAST_STATED;
const isTelling =
  (words: MatchWords, { occupation_id }: JobFacts) =>
  (code: string) =>
    !SHARED.has(code) && !words.isBroad(code, occupation_id);

/** Whether the record has more of the work than the list of its trade: a registration, a stated skill, or a word of the trade in the occupation's name. */
function isShown(profile: MatchProfile, job: JobFacts, { target }: NonNullable<Best>, { words }: Findings): boolean {
  const { occupation_id: occupation } = job;
  if (occupation === null || target.weight < LEAST_LEADING) return false;
  const ofTrade = new Set(words.titleWords(target.evidence));
  return (
    words.registration(occupation) !== null ||
    words.titleWords(words.occupation(occupation)).some((word) => ofTrade.has(word)) ||
    statedSkills(profile, job, words).length > 0 ||
    heldOf(profile, job, words).some(isTelling(words, job))
  );
}

/** Professions of health, and the occupations that help them. */
const PROFESSION = /^29-1/;
const HELPERS = /^(?:29-2|31-)/;

/** Whether the record is of a registered profession and the job is a helper's, which no registration of the record is for. */
function isBelowRegister({ targets, registrations }: MatchProfile, { occupation_id }: JobFacts, words: MatchWords): boolean {
  if (occupation_id === null || !HELPERS.test(occupation_id)) return false;
  if (words.registration(occupation_id)?.codes.some((code) => registrations.has(code))) return false;
  return targets.some((one) => !one.is_move && !one.is_wish && PROFESSION.test(one.onet_soc) && words.registration(one.onet_soc));
}

/** Words of a title that say that somebody leads, where it names the work of those who are led. */
const LEADS =
  /\b(?:manager|head|director|lead|leader|supervisor|supervisory|foreman|consultant|chief|principal|superintendent|coordinator|instructor|teacher|trainer)\b/gi;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** A wish is a reason for a job of its own words, and for work of its occupation or a near one that shares what the wish says first. */
function explainWish(profile: MatchProfile, job: JobFacts, occupation: string, findings: Findings): void {
  const { voice, words } = findings;
  const { wish } = fitOf(profile, occupation, words);
  if (!wish || !isSameWork(wish.target.onet_soc, occupation, wish.alike) || !isOfLevel(profile, job)) return;
  const { target, alike } = wish;
  const name = words.occupation(occupation);
  const wished = target.wished ?? name;
  const parts = target.parts ?? [];
  const isOfPart = parts.some((code) => job.register_parts.includes(code));
  if (parts.length > 0 ? !isOfPart : isOnOtherPart(profile, job, words)) return;
  const near = voice.nearWanted(wished, name);
  if (job.title === null) return void met(findings, 'occupation', alike === 1 ? voice.wanted(wished) : near, target.evidence);
  const led = (text: string) => new Set(wordsIn((text.match(LEADS) ?? []).join(' ')));
  if (![...led(job.title)].every((word) => led(wished).has(word))) return;
  const title = new Set(wordsIn(job.title));
  if (wordsIn(wished).every((word) => title.has(word)))
    return void met(findings, 'occupation', voice.wanted(wished), target.evidence);
  const known = new Set([...words.titleWords(job.title), ...(alike === 1 && !isWide(occupation) ? words.titleWords(name) : [])]);
  const own = words.titleWords(wished);
  const isNear = own.length > 0 && own.slice(0, Math.max(1, own.length - 1)).every((word) => known.has(word));
  const isNamed = words.titleWords(job.title).some((word) => own.includes(word) || words.titleWords(name).includes(word));
  if (isNear && isNamed) met(findings, 'occupation', near, target.evidence);
}

const MOST_ABSENT = 3;
/** The codes of skills that are an entry in a professional register. */
const REGISTERED = /-registration$/;

/** Whether lines of the record state a skill. One that means any register of a body counts only for work of the person's own register. */
const isHeld = (profile: MatchProfile, job: JobFacts, words: MatchWords): ((code: string) => boolean) => {
  const { occupation_id: occupation, register_parts } = job;
  const isOnRegister =
    register_parts.some((code) => profile.registrations.has(code)) ||
    (occupation !== null && words.registration(occupation) !== null && !isUnregistered(profile, occupation, words));
  return (code) => isStated(profile, code) && (isOnRegister || !REGISTERED.test(code));
};

/** Codes of the skills that the job is about and the record states: those of its occupation and required ones. */
function heldOf(profile: MatchProfile, job: JobFacts, words: MatchWords): string[] {
  const { occupation_id, required_skills, skill_codes } = job;
  const about = new Set([...required_skills, ...(occupation_id === null ? [] : words.needs(occupation_id))]);
  const held = skill_codes.filter(isHeld(profile, job, words));
  return held.filter((code) => about.has(code) || REGISTERED.test(code));
}

/** Whether skills are a reason: one that the job is about, and, where many kinds of work share it, only beside experience of such work. */
function isReasonBySkills(profile: MatchProfile, job: JobFacts, words: MatchWords): boolean {
  const held = heldOf(profile, job, words);
  if (
    held.length === 0 ||
    isClosed(profile, job, words) ||
    isBelowRegister(profile, job, words) ||
    (stepsUp(profile, job) ?? 0) > MOST_STEPS
  )
    return false;
  if (held.some(isTelling(words, job))) return true;
  if (job.occupation_id === null) return false;
  const { done, move } = fitOf(profile, job.occupation_id, words);
  return (done !== null && done.alike >= 0.8 && done.value >= LEAST_SUPPORT) || (move?.value ?? 0) >= LEAST_SUPPORT;
}
const LEAST_SUPPORT = 0.4;

/** The skills that the job names and the record has, and the most telling of those that it requires and the record lacks. */
export function explainSkills(profile: MatchProfile, named: readonly NamedSkill[], job: JobFacts, findings: Findings): void {
  const weighed = named
    .map((skill, place) => ({ ...skill, weight: weightOf(skill, place), own: profile.skills.get(skill.code) }))
    .filter(({ kind }) => kind !== 'common');
  const isOwn = isHeld(profile, job, findings.words);
  const held = weighed.filter(({ code }) => isOwn(code));
  if (isReasonBySkills(profile, job, findings.words))
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
