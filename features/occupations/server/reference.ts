import { setImmediate as pause } from 'node:timers/promises';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { workOfAdvert } from '../skills/advert-text.ts';
import type { SkillVocabulary } from '../skills/vocabulary.ts';
import { JobRecogniser, levelOfJobTitle, type RecognisedLevel } from '../translation/job-recogniser.ts';
import {
  readBritishTitles,
  readCodes,
  readFields,
  readJobTitles,
  readOccupations,
  readTerms,
  readWeights,
} from '../translation/tables.ts';
import { TitleIndex } from '../translation/title-index.ts';
import { Translator } from '../translation/translator.ts';
import { wordsOfJobTitle } from '../translation/words.ts';
import { countImportedOccupations, importedOccupations } from './queries.ts';
import { skillVocabulary } from './skills.ts';

/** Raised when jobs shall be read again: the background work then recognises all of them once more. */
export const RECOGNITION_VERSION = 2;

/** Occupations offered for what was typed. */
const MOST_FOUND = 12;
/** Skills stored for one job. */
const MOST_SKILLS = 30;

export type JobText = {
  title: string;
  job_role?: string | null;
  description: string;
  lists?: readonly string[];
  skills?: readonly string[];
};
/** What a job's title and text say; codes of skills, the most telling first. */
export type RecognisedJob = { occupation_id: string | null; skill_codes: string[]; level: RecognisedLevel | null };

/** Everything known about occupations and skills, ready to be asked without a database. */
export class OccupationReference {
  readonly translator: Translator;
  readonly skills: SkillVocabulary;
  readonly #british: Map<string, string[]>;
  readonly #jobs: JobRecogniser;

  constructor(translator: Translator, skills: SkillVocabulary) {
    this.translator = translator;
    this.skills = skills;
    this.#british = readBritishTitles();
    this.#jobs = new JobRecogniser(translator, readJobTitles());
  }

  /** The name of an occupation in O*NET; null for a code it does not have. */
  titleOf(onetSoc: string): string | null {
    return this.#occupation(onetSoc)?.title ?? null;
  }

  /** How much preparation the occupation takes, from 1 to 5; null where O*NET does not say. */
  jobZoneOf(onetSoc: string): number | null {
    return this.#occupation(onetSoc)?.job_zone ?? null;
  }

  /** What its jobs are called in a country, at most five. */
  titlesOf(onetSoc: string, countryId: number): string[] {
    const british = countryOf(countryId).forces === 'UK' ? this.#british.get(onetSoc) : undefined;
    return (british ?? this.#occupation(onetSoc)?.titles_in_use ?? []).slice(0, 5);
  }

  /** One name for an occupation that people of the country know. */
  nameOf(onetSoc: string, countryId: number): string {
    const british = countryOf(countryId).forces === 'UK' ? this.#british.get(onetSoc)?.[0] : undefined;
    return british ?? this.titleOf(onetSoc) ?? onetSoc;
  }

  /** Whether several titles of occupations contain this word, so that it is no typing mistake. */
  hasWord(word: string): boolean {
    return wordsOfJobTitle(word).every((one) => (this.translator.index.vocabulary.get(one) ?? 0) > 1);
  }

  /** Whether an occupation is called exactly this, apart from plural and spelling. */
  isTitle(text: string): boolean {
    return [...this.translator.index.search(wordsOfJobTitle(text)).nearest.values()].some(({ score }) => score > 0.99);
  }

  /** The occupation of a civilian title, and how sure that is. */
  occupationOfTitle(title: string): { onet_soc: string; confidence: number } | null {
    return this.#jobs.occupationOf(title);
  }

  /** The occupations whose titles are nearest to these words, best first. */
  findOccupations(search: string): string[] {
    const own = this.#jobs.occupationOf(search)?.onet_soc;
    const { bm25, nearest } = this.translator.index.search(wordsOfJobTitle(search));
    const scored = [...bm25].map(([index, score]) => ({ index, score: score + 2 * (nearest.get(index)?.score ?? 0) }));
    const found = scored
      .sort((one, other) => other.score - one.score || one.index - other.index)
      .flatMap(({ index }) => this.translator.index.occupations[index]?.code ?? []);
    return [...new Set([...(own ? [own] : []), ...found])].slice(0, MOST_FOUND);
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

  recogniseJob({ title, job_role, description, lists = [], skills = [] }: JobText): RecognisedJob {
    const occupation = this.#jobs.occupationOf(title) ?? (job_role ? this.#jobs.occupationOf(job_role) : null);
    const named = this.skills.recognise([title, job_role ?? '', ...skills].join(' . '));
    const text = this.skills.recognise([workOfAdvert(description), ...lists].join(' . '));
    // What the occupation needs anyway says more than what a text names by the way.
    const needed = new Set(occupation ? this.skills.impliedByOccupation(occupation.onet_soc).map(({ code }) => code) : []);
    const weightOf = (skill: { code: string; kind: string; count: number }) =>
      weightInText(skill) + (needed.has(skill.code) ? 5 : 0);
    const codes = [...named, ...text.sort((one, other) => weightOf(other) - weightOf(one))].map(({ code }) => code);
    return {
      occupation_id: occupation?.onet_soc ?? null,
      skill_codes: [...new Set(codes)].slice(0, MOST_SKILLS),
      level: levelOfJobTitle(title),
    };
  }

  #occupation(onetSoc: string) {
    return this.translator.index.occupations[this.translator.index.positions.get(onetSoc) ?? -1];
  }
}

const weightInText = ({ kind, count }: { kind: string; count: number }) =>
  (kind === 'common' ? 0 : kind === 'licence' ? 100 : 10) + Math.min(count, 9);

let ready: { imported: number; made: Promise<OccupationReference> } | null = null;

/** Over the occupations that were imported, or over those that Muster ships. Made once, and again after an import. */
export async function occupationReference(db: TenantDb): Promise<OccupationReference> {
  const imported = await countImportedOccupations(db);
  const skills = await skillVocabulary(db);
  if (ready?.imported !== imported) {
    const occupations = imported > 0 ? await importedOccupations(db) : readOccupations();
    ready = { imported, made: makeReference(occupations, skills) };
    ready.made.catch(() => {
      ready = null;
    });
  }
  return ready.made;
}

async function makeReference(
  occupations: Parameters<typeof TitleIndex.build>[0],
  skills: SkillVocabulary,
): Promise<OccupationReference> {
  const index = await TitleIndex.build(occupations, () => pause());
  const codes = [...readCodes('codes-us.txt'), ...readCodes('trades-uk.txt')];
  const translator = new Translator(index, { terms: readTerms(), codes, fields: readFields(), weights: readWeights() });
  return new OccupationReference(translator, skills);
}
