import { findGapCourses } from '#features/courses/server/index.ts';
import type { JobCondition, Matching } from '#features/jobs/server/index.ts';
import {
  isOnOtherPart,
  nameRegistrations,
  type OccupationReference,
  occupationReference,
  partsNamed,
  partUsual,
  registrationNeeded,
} from '#features/occupations/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cellsAround } from '#kit/server/database/map-cells.ts';
import { kilometresAway, LEAST_SCORE, MOST_BY_TITLE, orderOf, type Scored, scoreJob, scoreOf } from '../scoring.ts';
import { LEVELS, type MatchProfile, type MatchWords, type Taste } from '../scoring-shapes.ts';
import { profileOf } from './profile.ts';
import {
  type FeedbackRow,
  findCandidates,
  findFeedback,
  findJobFacts,
  findLaterFacts,
  findResumeContents,
  findWishes,
} from './queries.ts';

const nothingKnown = (countryId: number) =>
  `Add your service, a job or your skills to your ${resumeInText(countryOf(countryId).words.resume)}, or the roles you want to your profile, to see how well jobs fit you.`;
export const JOB_SAYS_NOTHING = 'We couldn’t find an occupation or skills that we recognise in this advert.';

/** A first day of work and a title add less than this. */
const MOST_BY_LATER = MOST_BY_TITLE + 2;
/** Jobs that a list of recommendations has at most. */
const MOST_RECOMMENDED = 400;
const OCCUPATIONS_SEARCHED = 10;
const SIMILAR_SEARCHED = 40;
const SKILLS_SEARCHED = 8;
const PLACES_SEARCHED = 4;
/** Around each wished place. */
const NEAR_KM = 60;

type Input = { db: TenantDb; veteranId: number; countryId: number };

/** Everything a score is made from, for one veteran. */
type Matcher = {
  reference: OccupationReference;
  profile: MatchProfile;
  words: MatchWords;
  taste: Taste;
  dismissed: ReadonlySet<number>;
};

export const isEmpty = ({ targets, skills }: MatchProfile) => targets.length === 0 && skills.size === 0;

async function loadMatcher({ db, veteranId, countryId }: Input): Promise<Matcher> {
  const reference = await occupationReference(db);
  const service = await getServiceRecord(db, veteranId);
  const found = await findWishes(db, veteranId);
  const { salary_year = null, ...wishes } = found ?? {};
  const profile = profileOf(reference, {
    service,
    resume: (await findResumeContents(db, [veteranId])).get(veteranId) ?? null,
    wishes: found ? { ...found, ...wishes } : null,
    salary_year,
    country_id: countryId,
  });
  const feedback = await findFeedback(db, veteranId);
  return {
    reference,
    profile,
    words: wordsFor(reference, countryId),
    taste: tasteOf(profile, feedback),
    dismissed: new Set(feedback.map(({ job_id }) => job_id)),
  };
}

/** What a list was ranked with, for the reasons of its jobs in the same transaction. */
const ranked = new WeakMap<TenantDb, Input & { matcher: Matcher }>();

/** The matcher that just ranked the veteran's list, used once; otherwise one that is read now. */
async function matcherAfterRanking(input: Input): Promise<Matcher> {
  const before = ranked.get(input.db);
  ranked.delete(input.db);
  const isSame = before?.veteranId === input.veteranId && before.countryId === input.countryId;
  return isSame ? before.matcher : loadMatcher(input);
}

const US = 233;

/** The registration without which nobody may do the work. */
export function registrationOf(occupation: string, country: 'UK' | 'US'): ReturnType<MatchWords['registration']> {
  const needed = registrationNeeded(occupation, country);
  if (needed?.scope !== 'all') return null;
  const named = needed.any_of;
  // "Registered nurse" says it for each part of the register.
  const general = named.length > 2 ? named.find(({ name }) => named.every((one) => one.name.startsWith(name))) : null;
  const names = (general ? [general] : named).map(({ name, body }) => `${name} (${body})`);
  return {
    codes: needed.any_of.map(({ code }) => code),
    usual: partUsual(needed.any_of.map(({ code }) => code)),
    names: names.length > 2 ? `${names.slice(0, 2).join(' or ')} or similar` : names.join(' or '),
  };
}

const KM_OF_A_MILE = 1.609344;

/** Hundreds of jobs are scored for one list, and most of them for the next one too. */
const REMEMBERED_TITLES = 20_000;

/** Formatters and looked-up skills are costly to make and the same for everybody in a country. */
const wordsOf = new WeakMap<OccupationReference, Map<number, MatchWords>>();

export function wordsFor(reference: OccupationReference, countryId: number): MatchWords {
  const ofReference = wordsOf.get(reference) ?? new Map<number, MatchWords>();
  wordsOf.set(reference, ofReference);
  const words = ofReference.get(countryId) ?? makeWords(reference, countryId);
  ofReference.set(countryId, words);
  return words;
}

function makeWords(reference: OccupationReference, countryId: number): MatchWords {
  const { language, currency, distance } = countryOf(countryId);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const needs = new Map<string, string[]>();
  const registrations = new Map<string, ReturnType<MatchWords['registration']>>();
  const titles = new Map<string, readonly string[]>();
  return {
    occupation: (code) => reference.nameOf(code, countryId),
    skill: (code) => reference.skills.find(code),
    registration: (code) => {
      const known = registrations.get(code);
      if (known !== undefined) return known;
      const needed = registrationOf(code, countryId === US ? 'US' : 'UK');
      registrations.set(code, needed);
      return needed;
    },
    needs: (code) => {
      const known = needs.get(code) ?? reference.skills.impliedByOccupation(code).map((skill) => skill.code);
      needs.set(code, known);
      return known;
    },
    registrations: nameRegistrations,
    isPartNamed: (title) => partsNamed(title).length > 0,
    isOnOtherPart,
    isBroad: (code, occupation) => reference.skills.isBroad(code, occupation),
    titleWords: (title) => {
      const known = titles.get(title);
      if (known) return known;
      const words = reference.titleWords(title);
      if (titles.size >= REMEMBERED_TITLES) titles.clear();
      titles.set(title, words);
      return words;
    },
    distance: (km) => {
      const count = Math.max(1, Math.round(distance === 'miles' ? km / KM_OF_A_MILE : km));
      return distance === 'miles' ? `${count} ${count === 1 ? 'mile' : 'miles'}` : `${count} km`;
    },
    money: (amount) => money.format(amount),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
  };
}

function tasteOf(profile: MatchProfile, feedback: readonly FeedbackRow[]): Taste {
  const of = (reason: FeedbackRow['reason']) => feedback.filter((one) => one.reason === reason);
  const far = of('place').flatMap((job) => kilometresAway(profile, job) ?? []);
  const pay = of('pay').flatMap(({ salary_year }) => salary_year ?? []);
  return {
    occupations: new Set(of('occupation').flatMap(({ occupation_id }) => occupation_id ?? [])),
    companies: new Set(of('employer').map(({ company_id }) => company_id)),
    levels: new Set(of('level').flatMap(({ level }) => (level && LEVELS.includes(level) ? [level] : []))),
    too_far_km: far.length > 0 ? Math.min(...far) : null,
    too_low_pay: pay.length > 0 ? Math.max(...pay) : null,
  };
}

/** The wider groups of the surest occupations, so that a job that was recognised as a neighbour is looked at too. */
function similarTo(reference: OccupationReference, targets: MatchProfile['targets']): string[] {
  const own = new Set(targets.slice(0, OCCUPATIONS_SEARCHED).map(({ onet_soc }) => onet_soc));
  const similar = targets
    .filter(({ is_move }) => !is_move)
    .slice(0, 6)
    .flatMap(({ onet_soc }) => reference.neighboursOf(onet_soc));
  return [...new Set(similar)].filter((code) => !own.has(code)).slice(0, SIMILAR_SEARCHED);
}

async function rankJobs(
  input: Input & { conditions: readonly JobCondition[] },
): Promise<{ ids: number[]; reason: string | null }> {
  const matcher = await loadMatcher(input);
  ranked.set(input.db, { ...input, matcher });
  const { profile, reference, dismissed, words, taste } = matcher;
  if (isEmpty(profile)) return { ids: [], reason: nothingKnown(input.countryId) };
  const telling = [...profile.skills]
    .filter(([code]) => reference.skills.find(code)?.kind === 'plain')
    .sort(([one, a], [other, b]) => b.strength - a.strength || (one < other ? -1 : 1));
  const cells = profile.places
    .slice(0, PLACES_SEARCHED)
    .flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : (cellsAround(latitude, longitude, NEAR_KM) ?? []),
    );
  const candidates = await findCandidates(input.db, {
    occupations: [...new Set(profile.targets.map(({ onet_soc }) => onet_soc))].slice(0, OCCUPATIONS_SEARCHED),
    similar: similarTo(reference, profile.targets),
    skills: telling.slice(0, SKILLS_SEARCHED).map(([code]) => code),
    cells: [...new Set(cells)],
    conditions: input.conditions.map(({ holds }) => holds),
  });
  const scored = candidates
    .filter(({ job_id }) => !dismissed.has(job_id))
    .map((job) => ({
      job,
      score:
        scoreOf(profile, { ...job, required_skills: [], register_parts: [], title: null, starts_at: null }, words, taste) ?? 0,
    }))
    .filter(({ score }) => score >= LEAST_SCORE - MOST_BY_LATER)
    .map(({ job, score }) => ({ job, order: orderOf(profile, job, score) }))
    .sort(bestFirst)
    .slice(0, MOST_RECOMMENDED);
  // Titles, first days of work and required skills are not in the search table and decide little, so they are read for those that remain.
  const later = await findLaterFacts(
    input.db,
    scored.map(({ job }) => job.job_id),
  );
  const ids = scored
    .flatMap(({ job }) => {
      const rest = later.get(job.job_id);
      return rest ? [{ job, score: scoreOf(profile, { ...job, ...rest }, words, taste) ?? 0 }] : [];
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .map(({ job, score }) => ({ job, order: orderOf(profile, job, score) }))
    .sort(bestFirst)
    .map(({ job }) => job.job_id);
  return { ids, reason: null };
}

type Ranked = { job: { job_id: number; published_at: string }; order: number };

const bestFirst = (one: Ranked, other: Ranked) =>
  other.order - one.order ||
  Date.parse(other.job.published_at) - Date.parse(one.job.published_at) ||
  other.job.job_id - one.job.job_id;

async function matchJobs(input: Input & { jobIds: readonly number[] }): ReturnType<Matching['matchJobs']> {
  const matcher = await matcherAfterRanking(input);
  if (isEmpty(matcher.profile)) return () => ({ match: null, no_match: nothingKnown(input.countryId) });
  const facts = await findJobFacts(input.db, input.jobIds);
  const scored = new Map(
    facts.map((job): [number, Scored | null] => [job.job_id, scoreJob(matcher.profile, job, matcher.words, matcher.taste)]),
  );
  const codes = new Set([...scored.values()].flatMap((one) => one?.missing ?? []));
  const courses =
    codes.size > 0 ? await findGapCourses(input.db, [...codes], learnerOf(matcher.profile)) : new Map<string, never>();
  return (jobId) => {
    const one = scored.get(jobId);
    if (!one) return { match: null, no_match: JOB_SAYS_NOTHING };
    const { missing, ...match } = one;
    let place = 0;
    const gaps = match.gaps.map((gap) => {
      const course = gap.kind === 'skills' ? courses.get(missing[place++] ?? '') : undefined;
      return course ? { ...gap, course_id: course.course_id, course_title: course.title } : gap;
    });
    return { match: { ...match, gaps }, no_match: null };
  };
}

const learnerOf = ({ level, places }: MatchProfile) => ({ level: level?.level ?? null, places });

export const matching: Matching = { rankJobs, matchJobs };
