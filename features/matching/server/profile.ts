import { createHash } from 'node:crypto';
import {
  clausesOf,
  findForce,
  isAimHeading,
  isExpired,
  levelOfServiceRank,
  type OccupationReference,
  partsNamed,
  registrationsNamed,
  skillsOfVerbs,
  translateTitle,
  withoutOthers,
  withPartsOf,
} from '#features/occupations/server/index.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import type { ServiceRecord } from '#features/service-record/shapes.ts';
import { shortened } from '#kit/contract/shortened.ts';
import { countryOf } from '#kit/country/country.ts';
import type { MatchProfile } from '../scoring-shapes.ts';
import type { StoredWishes } from './queries.ts';

/** Everything a profile is made from. It has no name, gender, date of birth, health or discharge type: they are never read. */
export type RecordSources = {
  service: ServiceRecord;
  /** The resume that changed last, without its personal details; null where there is none. */
  resume: unknown;
  wishes: StoredWishes | null;
  country_id: number;
  /** Whole units of yearly pay in the tenant's currency; null where none is wanted or it is in another currency. */
  salary_year: number | null;
  /** An employer gets no line of the record as evidence, only where it comes from, and nothing that its owner hides. */
  reader?: 'employer';
};

/** A list of applicants has up to 200. */
const MOST_REMEMBERED = 600;
const remembered = new Map<string, { reference: OccupationReference; profile: MatchProfile }>();

/**
 * The profile of a record. A function of its sources and the day alone, so what is remembered of it is never out of date.
 * @param day on which registrations must be valid, `2026-11-28`
 */
export function profileOf(
  reference: OccupationReference,
  sources: RecordSources,
  day = new Date().toISOString().slice(0, 10),
): MatchProfile {
  const key = createHash('sha256')
    .update(JSON.stringify([day, sources]))
    .digest('base64');
  const known = remembered.get(key);
  if (known?.reference === reference) return known.profile;
  const profile = deriveProfile(reference, sources, day);
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, { reference, profile });
  return profile;
}

/** Posts and occupations of each that are read; more of a record say little about the next job. */
const MOST_POSTS = 12;
const TARGETS_OF_A_TRADE = 6;
const MOST_TARGETS = 60;
/** How much a post counts by its place in the record, the latest first. */
const recency = (place: number) => [1, 0.9, 0.8, 0.7][place] ?? 0.6;

/** The strength of a skill that another one of the record includes. */
const INCLUDED = 0.5;

const CODE = /^[0-9]{1,4}[A-Z][A-Z0-9]{0,4}$|^[A-Z]{2,3}\d?$/;

/** `2018 to 2021`, `2021 to present` or `2018`, of dates that begin with the year. */
const yearsOf = (...dates: string[]) =>
  [...new Set(dates.map((date) => /^\d{4}/.exec(date)?.[0] ?? date))].filter(Boolean).join(' to ');

function deriveProfile(
  reference: OccupationReference,
  { service, resume, wishes, country_id, salary_year, reader }: RecordSources,
  day: string,
): MatchProfile {
  const isForEmployer = reader === 'employer';
  const quoted = isForEmployer ? (section: string) => `CV: ${section}` : quote;
  const content = ResumeContent.parse(resume ?? { basics: {} });
  const { forces } = countryOf(country_id);
  const targets: {
    onet_soc: string;
    weight: number;
    evidence: string;
    is_wish?: boolean;
    is_move?: boolean;
    wished?: string;
    parts?: readonly string[];
  }[] = [];
  const skills = new Map<string, { strength: number; evidence: string }>();
  const words = new Map<string, string>();
  const hold = (code: string, strength: number, evidence: string) => {
    const known = skills.get(code);
    if (!known || known.strength < strength) skills.set(code, { strength, evidence });
  };
  const readText = (whole: string, strength: number, evidence: string) => {
    for (const { code } of reference.skills.recogniseStated(whole, 'record')) hold(code, strength, evidence);
    for (const { text } of clausesOf(whole, 'record')) {
      for (const word of reference.titleWords(withoutOthers(text))) if (!words.has(word)) words.set(word, evidence);
      for (const code of skillsOfVerbs(text)) hold(code, 0.8 * strength, evidence);
    }
  };
  const aim = (onet_soc: string, weight: number, evidence: string) => {
    targets.push({ onet_soc, weight, evidence });
    for (const { code } of reference.skills.impliedByOccupation(onet_soc)) hold(code, 0.75 * Math.min(1, weight + 0.1), evidence);
    open(reference.movesFrom(onet_soc), Math.min(1, weight), evidence);
  };

  /** Other work that the occupation or rank opens: no experience of it, so it shows no skill. */
  const open = (moves: ReturnType<OccupationReference['movesFrom']>, weight: number, evidence: string) => {
    for (const { onet_soc, share } of moves) targets.push({ onet_soc, weight: weight * share, evidence, is_move: true });
  };

  for (const role of wishes?.wished_roles ?? []) {
    const onet_soc = reference.occupationOfRole(role);
    const evidence = `Role wanted: ${role}`;
    // A wish is no experience: it leads somewhere and shows no skill.
    if (onet_soc !== null)
      targets.push({ onet_soc, weight: 0.9, evidence, is_wish: true, wished: role, parts: partsNamed(role) });
  }

  let level: MatchProfile['level'] = null;
  const periods = service.periods.slice(0, MOST_POSTS);
  periods.forEach((period, place) => {
    const line = isForEmployer
      ? [period.trade, period.service].filter(Boolean).join(', ')
      : [period.rank, period.trade, period.service, yearsOf(period.started, period.ended)].filter(Boolean).join(', ');
    const held = levelOfServiceRank(period.rank, period.nato_code, period.service);
    // The periods begin with the latest: its rank is the current one.
    if (held !== null && level === null)
      level = {
        level: held,
        evidence: isForEmployer
          ? 'Level reached in service'
          : [period.rank, period.nato_code && `(${period.nato_code})`].filter(Boolean).join(' '),
      };
    if (period.nato_code !== null) {
      for (const { code } of reference.skills.impliedByRank(period.nato_code)) hold(code, 0.5, line);
      open(reference.movesFromRank(period.nato_code), recency(place), line);
    }
    const trade = period.trade.slice(0, 300);
    if (trade === '') return;
    const [first = ''] = trade.split(/[\s:–-]/);
    const hasCode = CODE.test(first);
    const own = findForce(
      period.service,
      period.country_id === 233 ? 'US' : period.country_id === 232 ? 'UK' : forces,
      period.rank,
    );
    const found = translateTitle(reference, {
      service: own,
      code: hasCode ? first : '',
      title: hasCode ? trade.slice(first.length).trim() : trade,
      rank: period.nato_code ?? period.rank,
    });
    const best = found[0]?.confidence ?? 1;
    for (const { onet_soc, confidence } of found.slice(0, TARGETS_OF_A_TRADE))
      if (confidence >= 0.25) aim(onet_soc, recency(place) * Math.min(1, (confidence / best) * Math.min(1, best + 0.15)), line);
    readText(trade, 0.9, line);
  });

  const shown = <T extends { hidden: boolean }>(entries: readonly T[]) =>
    entries.filter(({ hidden }) => !isForEmployer || !hidden).slice(0, 60);
  for (const entry of shown(content.military)) {
    const where = isForEmployer ? 'service' : [entry.rank, entry.trade].filter(Boolean).join(', ') || entry.service;
    for (const line of [entry.summary, ...entry.highlights]) readText(line, 1, quoted(where, line));
  }
  shown(content.work).forEach((entry, place) => {
    const line = isForEmployer
      ? 'work history'
      : [entry.position, entry.name, yearsOf(entry.startDate, entry.endDate)].filter(Boolean).join(', ');
    const shownAs = isForEmployer ? quoted(line, line) : line;
    const found = place < MOST_POSTS ? reference.occupationOfTitle(entry.position) : null;
    if (found && entry.position !== '') aim(found.onet_soc, recency(place) * Math.min(1, found.confidence + 0.1), shownAs);
    for (const each of [entry.position, entry.summary, ...entry.highlights]) readText(each, 1, quoted(line, each));
    const own = reference.levelOfTitle(entry.position);
    if (own && (level === null || (periods.length === 0 && rankOf(own) > rankOf(level.level))))
      level = { level: own, evidence: shownAs };
  });
  for (const entry of shown(content.education)) {
    const line = [entry.studyType, entry.area, entry.institution].filter(Boolean).join(', ');
    for (const each of [line, entry.summary, ...entry.highlights])
      readText(each, 0.9, quoted(isForEmployer ? 'education' : 'Education', each));
  }
  for (const entry of shown(content.skills))
    for (const each of [entry.name, ...entry.keywords])
      readText(each, 1, isForEmployer ? quoted('skills', each) : `Skills: ${clip(each)}`);
  for (const [title, entries] of [
    ['Certificates', content.certificates],
    ['Projects', content.projects],
    ['Volunteering', content.volunteer],
  ] as const)
    for (const entry of shown(entries))
      for (const each of [entry.name, entry.summary, ...entry.highlights])
        readText(each, 1, quoted(isForEmployer ? title.toLowerCase() : title, each));
  for (const section of content.custom.slice(0, 20).filter(({ title }) => !isAimHeading(title)))
    for (const entry of shown(section.items))
      for (const each of [entry.name, entry.summary, ...entry.highlights])
        readText(each, 0.9, quoted(isForEmployer ? 'further experience' : section.title || 'CV', each));
  readText(content.basics.summary, 0.9, quoted(isForEmployer ? 'summary' : 'Summary', content.basics.summary));
  const registered = [
    ...shown(content.registrations)
      .filter(({ expires }) => !isExpired(expires, day))
      .map(({ name, body, code }) => ({ code, name, body })),
    ...registrationsNamed(
      shown(content.certificates).map((entry) => `${entry.name} ${entry.by}`),
      country_id === 233 ? 'US' : 'UK',
    ).map(({ registration }) => registration),
  ];
  for (const { name, body } of registered)
    readText(`${name}, ${body}`, 1, isForEmployer ? quoted('registrations', name) : `Registration: ${clip(name)}`);
  if (targets.length === 0) {
    const found = reference.occupationOfTitle(content.basics.label);
    if (found) aim(found.onet_soc, 0.7, isForEmployer ? quoted('headline', '') : `CV headline: ${clip(content.basics.label)}`);
  }

  // Skills that others include are known from the lines of those, and count less than stated ones.
  for (const [code, { strength, evidence }] of [...skills])
    for (const included of reference.skills.impliedBySkill(code)) hold(included, INCLUDED * strength, evidence);

  const isShown = !isForEmployer || content.clearance.shown;
  const clearances = [
    content.clearance.level,
    ...periods.map(({ clearance }) => clearance),
    ...content.military.map(({ clearance }) => clearance),
  ];
  const cleared = isShown ? clearances.find((text) => text.trim() !== '') : undefined;
  const free = [service.discharge_date, wishes?.start_date ?? null].filter((day) => day !== null).sort();
  return {
    targets: strongest(targets),
    skills,
    words,
    level,
    places: (wishes?.wished_places ?? []).map(({ city, ...where }) => ({ name: city, ...where })),
    remote_ok: wishes?.remote_ok ?? null,
    work_types: wishes?.work_types ?? [],
    job_types: wishes?.job_types ?? [],
    salary_year,
    clearance: cleared ? { level: cleared, evidence: `Clearance: ${clip(cleared)}` } : null,
    registrations: withPartsOf(new Set(registered.flatMap(({ code }) => (code ? [code] : []))), [
      ...periods.map(({ trade }) => trade),
      ...shown(content.work).map(({ position }) => position),
      ...shown(content.education).map(({ studyType, area }) => `${studyType} ${area}`),
    ]),
    available_from: free.at(-1) ?? null,
  };
}

const ORDER = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'];
const rankOf = (level: string) => ORDER.indexOf(level);

const clip = (text: string) => shortened(text, 120);
const quote = (where: string, line: string) => (line === '' ? '' : `${clip(where)}: “${clip(line)}”`);

/** Each occupation once, the surest first. */
function strongest(targets: MatchProfile['targets'][number][]): MatchProfile['targets'][number][] {
  const best = new Map<string, MatchProfile['targets'][number]>();
  // A wish and experience of the same occupation are two reasons.
  const keyOf = ({ onet_soc, is_wish, is_move }: MatchProfile['targets'][number]) => `${onet_soc} ${is_wish} ${is_move}`;
  for (const target of targets) if ((best.get(keyOf(target))?.weight ?? 0) < target.weight) best.set(keyOf(target), target);
  return [...best.values()]
    .sort((one, other) => other.weight - one.weight || (one.onet_soc < other.onet_soc ? -1 : 1))
    .slice(0, MOST_TARGETS);
}
