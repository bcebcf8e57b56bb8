import { setImmediate as pause } from 'node:timers/promises';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { partsAsked } from '../registrations/register-parts.ts';
import { SERVICE_KEYS } from '../service-keys.ts';
import { type AdvertPart, type AdvertSection, partsOfAdvert, sentencesOfAdvert } from '../skills/advert-text.ts';
import { requiredSkills } from '../skills/required-skills.ts';
import type { SkillVocabulary } from '../skills/vocabulary.ts';
import type { TermDraft } from '../term-contract.ts';
import { levelOfAdvert } from '../translation/advert-level.ts';
import { BritishNames, withoutExceptions } from '../translation/british-names.ts';
import {
  JobRecogniser,
  levelOfJobTitle,
  type RecognisedLevel,
  type RecognisedOccupation,
  tellingWords,
} from '../translation/job-recogniser.ts';
import { type Known, Neighbours } from '../translation/neighbours.ts';
import { isNoTitle } from '../translation/plausible.ts';
import { forcesOf, SERVICES, type ServiceKey } from '../translation/services.ts';
import {
  type Move,
  readBritishNames,
  readBritishTitles,
  readCodes,
  readFields,
  readJobTitles,
  readMoves,
  readOccupations,
  readTerms,
  readUkSoc,
  readWeights,
  type Term,
  type UkSocEntry,
} from '../translation/tables.ts';
import { TitleIndex } from '../translation/title-index.ts';
import { Translator, titlesKnown } from '../translation/translator.ts';
import { wordsOf, wordsOfJobTitle } from '../translation/words.ts';
import { findCrosswalkTitles, findReferenceState, importedOccupations } from './queries.ts';
import { skillVocabulary } from './skills.ts';
import { findActiveTerms } from './term-queries.ts';

/** Raised when jobs shall be read again: the background work then recognises all of them once more. */
const RECOGNITION_VERSION = 12;
/** Imports of skills count too: at most so many between two versions. */
const MOST_IMPORTS = 100_000;

/** Occupations offered for what was typed. */
const MOST_FOUND = 12;
/** Occupations suggested for a wished role that is not known. */
const MOST_SUGGESTED = 5;
/** Skills stored for one job. */
const MOST_SKILLS = 30;
const MOST_REQUIRED = 15;

export type JobText = {
  title: string;
  job_role?: string | null;
  description: string;
  duties?: readonly string[];
  requirements?: readonly string[];
  skills?: readonly string[];
  /** The occupation that a recruiter chose. */
  occupation_chosen?: string | null;
};
type Named = { onet_soc: string; name: string };
/** What a job's title and text say; codes of skills, the most telling first, and those of them that somebody must have. */
export type RecognisedJob = {
  occupation_id: string | null;
  skill_codes: string[];
  required_skills: string[];
  /** Registrations of which it asks for one, where it asks for some of those that the law allows: parts of a register. */
  register_parts: string[];
  level: RecognisedLevel | null;
};

/** Everything known about occupations and skills, ready to be asked without a database. */
export class OccupationReference {
  readonly translator: Translator;
  readonly skills: SkillVocabulary;
  readonly #british: BritishNames;
  readonly #ukSoc: Map<string, UkSocEntry>;
  readonly #jobs: JobRecogniser;
  readonly #moves: readonly Move[];
  #titles: ReadonlyMap<string, string> | null = null;

  /** Jobs that were recognised by a lower one are read again. */
  readonly recognition_version: number;

  /** @param imports how many imports of skills there were */
  constructor(translator: Translator, skills: SkillVocabulary, imports = 0) {
    this.recognition_version = RECOGNITION_VERSION * MOST_IMPORTS + imports;
    this.translator = translator;
    this.skills = skills;
    this.#british = new BritishNames(readBritishNames(), readBritishTitles());
    this.#ukSoc = readUkSoc();
    this.#jobs = new JobRecogniser(translator, readJobTitles());
    this.#moves = readMoves();
  }

  /** The name of an occupation in O*NET; null for a code it does not have. */
  titleOf(onetSoc: string): string | null {
    return this.#occupation(onetSoc)?.title ?? null;
  }

  /** The name that people of the country read; null for a code that O*NET does not have. */
  knownNameOf(onetSoc: string, countryId: number): string | null {
    return this.titleOf(onetSoc) === null ? null : this.nameOf(onetSoc, countryId);
  }

  /** How much preparation the occupation takes, from 1 to 5; null where O*NET does not say. */
  jobZoneOf(onetSoc: string): number | null {
    return this.#occupation(onetSoc)?.job_zone ?? null;
  }

  /** What its jobs are called in a country, at most five; in the United Kingdom no American titles. */
  titlesOf(onetSoc: string, countryId: number): string[] {
    const occupation = this.#occupation(onetSoc);
    if (countryOf(countryId).forces !== 'UK') return (occupation?.titles_in_use ?? []).slice(0, 5);
    return this.#british.titlesOf(onetSoc).slice(0, 5);
  }

  /** One name for an occupation that people of the country know; O*NET's own where it has none, and the code of an unknown one. */
  nameOf(onetSoc: string, countryId: number): string {
    const british = countryOf(countryId).forces === 'UK' ? this.#british.nameOf(onetSoc) : null;
    const title = this.titleOf(onetSoc);
    return british ?? (title === null ? onetSoc : withoutExceptions(title));
  }

  /** The UK SOC 2020 unit group of an occupation; null in other countries. A detailed occupation has that of its group. */
  ukSocOf(onetSoc: string, countryId: number): UkSocEntry | null {
    if (countryOf(countryId).forces !== 'UK') return null;
    return this.#ukSoc.get(onetSoc) ?? this.#ukSoc.get(`${onetSoc.slice(0, 7)}.00`) ?? null;
  }

  /** Whether titles of occupations, military terms or skills, shipped or imported, contain this word, so it is no typing mistake. */
  hasWord(word: string): boolean {
    const { index, thesaurus, official } = this.translator;
    if (this.skills.hasWord(word)) return true;
    return wordsOfJobTitle(word).every(
      (one) => (index.vocabulary.get(one) ?? 0) > 1 || thesaurus.vocabulary.has(one) || official?.vocabulary.has(one) === true,
    );
  }

  /** Whether an occupation is called exactly this, apart from plural and spelling. */
  isTitle(text: string): boolean {
    return [...this.translator.index.search(wordsOfJobTitle(text)).nearest.values()].some(({ score }) => score > 0.99);
  }

  /** The occupation of a civilian title, and how sure that is. */
  occupationOfTitle(title: string): { onet_soc: string; confidence: number } | null {
    return this.#jobs.occupationOf(title);
  }

  /** The nearest occupation to a title, however unsure, and how it was found. */
  guessOfTitle = (title: string): RecognisedOccupation | null => this.#jobs.guess(title);

  /**
   * The occupation that a person means by the title of work they would like. A name of an occupation, British or American, means that one;
   * other titles are read like those of adverts.
   */
  occupationOfRole(role: string): string | null {
    return this.#british.codeOf(role) ?? this.#codeOfTitle(role) ?? this.#jobs.occupationOf(role)?.onet_soc ?? null;
  }

  /** How a wished role was understood, with the nearest occupations where it was not. */
  understandRole(role: string, countryId: number): { understood: Named | null; suggestions: Named[] } {
    const named = (onet_soc: string) => ({ onet_soc, name: this.nameOf(onet_soc, countryId) });
    const code = this.occupationOfRole(role);
    if (code !== null) return { understood: named(code), suggestions: [] };
    return { understood: null, suggestions: this.findOccupations(role).slice(0, MOST_SUGGESTED).map(named) };
  }

  /** The occupation with exactly this name in O*NET, with or without its exceptions. */
  #codeOfTitle(title: string): string | null {
    this.#titles ??= new Map(
      this.translator.index.occupations.flatMap(({ code, title: own }) =>
        [own, withoutExceptions(own)].map((name): [string, string] => [name.toLowerCase(), code]),
      ),
    );
    return this.#titles.get(title.trim().toLowerCase()) ?? null;
  }

  /** The occupations whose British or American titles are nearest to these words, best first; none where half of the words or more are unknown. */
  findOccupations(search: string): string[] {
    const own = this.#jobs.occupationOf(search)?.onet_soc;
    const words = wordsOfJobTitle(search);
    const named = this.#british.codeOf(search);
    if (!named && !own && (isNoTitle(search) || !this.translator.mayNameWork(words))) return [];
    const british = this.#british.search(words);
    const { bm25, nearest } = this.translator.index.search(words);
    const likeness = (index: number) =>
      Math.max(nearest.get(index)?.score ?? 0, british.get(this.translator.index.occupations[index]?.code ?? '') ?? 0);
    const positions = [...british.keys()].flatMap((code) => this.translator.index.positions.get(code) ?? []);
    const scored = [...new Set([...bm25.keys(), ...positions])].map((index) => ({
      index,
      score: (bm25.get(index) ?? 0) + 2 * likeness(index),
    }));
    const found = scored
      .sort((one, other) => other.score - one.score || one.index - other.index)
      .flatMap(({ index }) => this.translator.index.occupations[index]?.code ?? []);
    return [...new Set([...(named ? [named] : []), ...(own ? [own] : []), ...found])].slice(0, MOST_FOUND);
  }

  /** The level that a civilian title names; null where it names none. */
  levelOfTitle(title: string): RecognisedLevel | null {
    return levelOfJobTitle(title);
  }

  /** Occupations of the same broad group, then of the same minor group. */
  neighboursOf(onetSoc: string): string[] {
    const codes = this.translator.index.occupations.map(({ code }) => code).filter((code) => code !== onetSoc);
    const broad = codes.filter((code) => code.startsWith(onetSoc.slice(0, 6)));
    return [...broad, ...codes.filter((code) => code.startsWith(onetSoc.slice(0, 4)) && !code.startsWith(onetSoc.slice(0, 6)))];
  }

  /** Other work that people of an occupation find, with how far their experience reaches: 0 to 1. */
  movesFrom(onetSoc: string): Move['to'] {
    const longest = this.#moves
      .filter(({ from }) => onetSoc.startsWith(from))
      .reduce<Move | null>((best, move) => (best && best.from.length >= move.from.length ? best : move), null);
    return (longest?.to ?? []).filter(({ onet_soc }) => onet_soc !== onetSoc);
  }

  /** Work that people of a rank find whatever their trade (STANAG 2116: `OR-6`, `OF-3`), with how far their experience reaches. */
  movesFromRank(natoCode: string): Move['to'] {
    return this.#moves.filter(({ from }) => reachesRank(natoCode, from)).flatMap(({ to }) => to);
  }

  /** The words of a job's title that say what the work is, without endings: `Senior Aviation Systems Officer` gives aviation, systems. */
  titleWords = (title: string): readonly string[] => tellingWords(title);

  recogniseJob({
    title,
    job_role,
    description,
    duties = [],
    requirements = [],
    skills = [],
    occupation_chosen = null,
  }: JobText): RecognisedJob {
    const named = this.skills.recognise([title, job_role ?? '', ...skills]);
    const parts: AdvertPart[] = [
      ...partsOfAdvert(description),
      ...duties.map((text) => ({ section: 'duties' as const, text })),
      ...requirements.map((text) => ({ section: 'essential' as const, text })),
    ];
    const occupation =
      this.#jobs.occupationOf(title) ??
      (job_role ? this.#jobs.occupationOf(job_role) : null) ??
      this.#jobs.occupationInText(parts.map((part) => part.text));
    const text = this.#skillsAskedFor(parts);
    // What the occupation needs anyway says more than what a text names by the way.
    const needed = new Set(occupation ? this.skills.impliedByOccupation(occupation.onet_soc).map(({ code }) => code) : []);
    const weightOf = (skill: AskedSkill) => weightInText(skill) + (needed.has(skill.code) ? 5 : 0);
    const codes = [...named, ...text.sort((one, other) => weightOf(other) - weightOf(one))].map(({ code }) => code);
    return {
      occupation_id: occupation?.onet_soc ?? null,
      skill_codes: [...new Set(codes)].slice(0, MOST_SKILLS),
      required_skills: requiredSkills(this.skills, { title, skills, parts }, needed).slice(0, MOST_REQUIRED),
      register_parts: partsAsked(
        title,
        [...sentencesOfAdvert(description), ...duties, ...requirements],
        occupation_chosen ?? occupation?.onet_soc ?? null,
      ),
      level: levelOfAdvert(title, [description, ...duties, ...requirements].join('\n')),
    };
  }

  /** The skills that an advert asks for, each with the section that asks for it most. */
  #skillsAskedFor(parts: readonly AdvertPart[]): AskedSkill[] {
    const found = new Map<string, AskedSkill>();
    for (const { section, text } of parts)
      for (const { code, kind, count } of this.skills.recogniseStated(text, 'advert')) {
        const known = found.get(code);
        const weight = Math.max(known?.weight ?? 0, SECTION_WEIGHTS[section]);
        found.set(code, { code, kind, count: count + (known?.count ?? 0), weight });
      }
    return [...found.values()];
  }

  #occupation(onetSoc: string) {
    return this.translator.index.occupations[this.translator.index.positions.get(onetSoc) ?? -1];
  }
}

/** Whether a rank is that of `@OR-5` or above. */
function reachesRank(natoCode: string, from: string): boolean {
  const [scale, number] = natoCode.split('-');
  const [least, leastNumber] = from.slice(1).split('-');
  return from.startsWith('@') && scale === least && Number(number) >= Number(leastNumber);
}

/** `weight` is that of the section. */
type AskedSkill = { code: string; kind: string; count: number; weight: number };
const SECTION_WEIGHTS: Record<AdvertSection, number> = { essential: 6, duties: 4, role: 3, desirable: 0 };

const weightInText = ({ kind, count, weight }: AskedSkill) =>
  (kind === 'common' ? 0 : kind === 'licence' ? 100 : 10) + Math.min(count, 9) + weight;

/** The titles of occupations are made again only when occupations were imported: a crosswalk or skills leave them as they are. */
let indexed: { onet: string | null; index: Promise<TitleIndex> } | null = null;
let ready: { state: string; built: Promise<OccupationReference> } | null = null;
/** References with terms of a tenant, by its id. */
const ofTenants = new Map<number, { base: OccupationReference; changes: number; built: Promise<OccupationReference> }>();
const MOST_TENANTS = 20;

/** The references of transactions that only read. */
const ofReads = new WeakMap<TenantDb, Promise<OccupationReference>>();

/**
 * Over the occupations that were imported, or over those that Muster ships, with the titles of the imported crosswalk and the terms of the tenant's
 * operators. Made once; every transaction compares what is stored, so an import or a changed term takes effect with the next request of every
 * process.
 */
export function occupationReference(db: TenantDb): Promise<OccupationReference> {
  const known = ofReads.get(db);
  if (known) return known;
  const reference = currentReference(db);
  if (db.reads_only) ofReads.set(db, reference);
  return reference;
}

async function currentReference(db: TenantDb): Promise<OccupationReference> {
  const stored = await findReferenceState(db);
  const { imported_skills, changes } = stored;
  const state = `${stored.onet} ${stored.crosswalk} ${imported_skills}`;
  // Requests that arrive while it is made wait for it; none makes it a second time.
  if (ready?.state !== state) {
    const built = makeReference(db, stored);
    ready = { state, built };
    built.catch(() => {
      if (ready?.built === built) ready = null;
    });
  }
  const base = await ready.built;
  if (changes === 0) return base;
  const known = ofTenants.get(db.tenant_id);
  if (known?.base === base && known.changes === changes) return known.built;
  const built = withOwnTerms(base, await findActiveTerms(db)).then(
    (translator) => new OccupationReference(translator, base.skills, imported_skills),
  );
  const [oldest] = ofTenants.keys();
  if (ofTenants.size >= MOST_TENANTS && oldest !== undefined) ofTenants.delete(oldest);
  ofTenants.set(db.tenant_id, { base, changes, built });
  built.catch(() => {
    if (ofTenants.get(db.tenant_id)?.built === built) ofTenants.delete(db.tenant_id);
  });
  return built;
}

const KINDS = { anywhere: 'plain', whole: 'whole', fallback: 'fallback' } as const;

/** A translator over the same titles with these rows of terms before those of the product. It is built in slices. */
export function withOwnTerms(
  { translator: { index, official } }: Pick<OccupationReference, 'translator'>,
  rows: readonly Pick<TermDraft, 'terms' | 'codes' | 'services' | 'kind'>[],
): Promise<Translator> {
  const own = rows.flatMap(({ terms, codes, services, kind }) =>
    terms.map(
      (term): Term => ({
        words: wordsOf(term),
        codes,
        services: services.length > 0 ? forcesOf(services) : null,
        kind: KINDS[kind],
        is_own: true,
      }),
    ),
  );
  return makeTranslator(index, official, own);
}

const serviceOfId = new Map<number, ServiceKey>(SERVICE_KEYS.map((key) => [SERVICES[key].id, key]));

/** The titles of a crosswalk that lead to an occupation of the index; military occupations are no civilian answers. */
function* officialTitles(index: TitleIndex, rows: Awaited<ReturnType<typeof findCrosswalkTitles>>): Generator<Known> {
  for (const { military_service_id, title, codes } of rows) {
    const service = serviceOfId.get(military_service_id);
    const civilian = [...new Set(codes)].filter((code) => index.positions.has(code));
    if (service && civilian.length > 0) yield { words: wordsOf(title), codes: civilian, services: [service] };
  }
}

function makeTranslator(index: TitleIndex, official: Neighbours | null, own: readonly Term[] = []): Promise<Translator> {
  const terms = [...own, ...readTerms()];
  return Translator.build(index, { terms, codes: readCodes(), fields: readFields(), weights: readWeights(), official }, () =>
    pause(),
  );
}

async function makeReference(
  db: TenantDb,
  { onet, crosswalk, imported_skills }: Awaited<ReturnType<typeof findReferenceState>>,
): Promise<OccupationReference> {
  const skills = await skillVocabulary(db);
  const titles = crosswalk === null ? [] : await findCrosswalkTitles(db);
  const index = await titleIndex(db, onet);
  const official =
    titles.length === 0
      ? null
      : await Neighbours.build(officialTitles(index, titles), titlesKnown({ terms: readTerms(), codes: readCodes() }), () =>
          pause(),
        );
  return new OccupationReference(await makeTranslator(index, official), skills, imported_skills);
}

function titleIndex(db: TenantDb, onet: string | null): Promise<TitleIndex> {
  if (indexed?.onet !== onet || indexed === null) {
    const build = async () => TitleIndex.build(onet === null ? readOccupations() : await importedOccupations(db), () => pause());
    const index = build();
    indexed = { onet, index };
    index.catch(() => {
      if (indexed?.index === index) indexed = null;
    });
  }
  return indexed.index;
}
