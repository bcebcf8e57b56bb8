import { readFileSync } from 'node:fs';
import { plainLetters } from '#kit/contract/fold.ts';
import { singular } from '../translation/words.ts';
import { isOwnSkill, type NamePlace } from './named-people.ts';
import { clausesOf, type Speaker, type StatedRole } from './statements.ts';

/**
 * One vocabulary of skills for jobs, records and courses. The table is `data/skills.txt`, and what doing an occupation or holding a rank shows
 * is `data/skills-implied.txt`; an installation may add to it by import.
 */
export type Skill = {
  code: string;
  name: string;
  /** `common`: asked for in most jobs. `licence`: a registration or qualification that the law or employers require. */
  kind: 'plain' | 'common' | 'licence';
};
/** `abbreviations` mean something else inside sentences, so they count only as an item of a list. */
export type SkillEntry = Skill & { aliases: readonly string[]; abbreviations?: readonly string[] };
export type Implication = { prefix: string; codes: readonly string[] };

/** A skill named in a text, with the words that name it and how often. */
export type RecognisedSkill = Skill & { text: string; count: number };

/** A skill that somebody states of themselves or of a job, with the phrase that states it and its role there. */
export type StatedSkill = RecognisedSkill & { phrase: string; role: StatedRole };

type Node = { next: Map<string, Node>; code?: string };

/** Longer texts are cut: the longest description of a job is 50,000 characters. */
const MOST_CHARACTERS = 60_000;
/** Words, and what ends a sentence or line: no name of a skill continues across it. */
const TOKEN = /[a-z0-9+#]+|[.!?;:](?=\s|$)|[\n•●▪]/g;
const IS_WORD = /^[a-z0-9+#]/;
/** In longer texts with capitals, `it` is the pronoun. */
const MOST_WORDS_OF_A_TITLE = 8;

const plain = (text: string) => plainLetters(text.slice(0, MOST_CHARACTERS)).replace(/['’‘]/g, '').replaceAll('&', ' and ');
/** A subject, whose adjective says something else: an electronic form is no electronics. */
const SUBJECT = /^(?:avion|econom|electron|ergonom|hydraul|logist|pneumat|robot|statist)ics$/;
/** The words of a text as they are written, in lower case, with the ends of its sentences. */
function writtenIn(text: string): { words: string[]; commas: Set<number> } {
  const isTitle = !/[A-Z]/.test(text) || text.trim().split(/\s+/, MOST_WORDS_OF_A_TITLE + 1).length <= MOST_WORDS_OF_A_TITLE;
  const written = plain(isTitle ? text : text.replace(/\bit\b/g, ' . '));
  const commas = new Set<number>();
  const words: string[] = [];
  let comma = written.indexOf(',');
  for (const { 0: word, index } of written.matchAll(TOKEN)) {
    if (comma >= 0 && comma < index) {
      commas.add(words.length);
      comma = written.indexOf(',', index);
    }
    words.push(word);
  }
  return { words, commas };
}
const comparable = (word: string) => (SUBJECT.test(word) || !IS_WORD.test(word) ? word : singular(word));
const tokensIn = (text: string): string[] => writtenIn(text).words.map(comparable);
const wordsIn = (text: string): string[] => tokensIn(text).filter((token) => IS_WORD.test(token));

/** Longer texts are no list of skills in one line. */
const LONGEST_LIST = 300;
const MOST_WORDS_OF_AN_ITEM = 4;
/** Words of sentences. */
const OF_SENTENCE = /(?:^|\s)(?:a|an|at|by|for|from|in|of|on|our|the|to|we|were|with|you|your)(?=\s|$)/i;

/** The items of a line such as `CPA, internal audit`; none where the text is a sentence. */
function itemsOf(text: string): string[] {
  if (text.length > LONGEST_LIST) return [];
  const items = text.split(/[,;/|•●▪\n()]|\s(?:and|or|&)\s/).map((item) => item.trim());
  const isList = items.every((item) => item.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM && !OF_SENTENCE.test(item));
  return isList ? items.filter((item) => item !== '') : [];
}

const linesOf = (name: string) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The skills that Muster ships. */
export function readSkills(): SkillEntry[] {
  return linesOf('skills.txt').map((line) => {
    const [marked = '', name = '', aliases = ''] = line.split(' | ');
    const kind = marked.startsWith('*') ? 'common' : marked.startsWith('+') ? 'licence' : 'plain';
    const all = aliases.split(/,\s*/).filter((alias) => alias !== '');
    return {
      code: marked.replace(/^[*+]/, ''),
      name,
      kind,
      aliases: all.filter((alias) => !alias.startsWith('=')),
      abbreviations: all.flatMap((alias) => (alias.startsWith('=') ? [alias.slice(1)] : [])),
    };
  });
}

/** `49-3031 = vehicle-maintenance, diesel-engines`, `@OR-6 = people-management` for a rank, or `~nursing = patient-care` for a skill. */
export function readImplications(): Implication[] {
  return linesOf('skills-implied.txt').map((line) => {
    const [prefix = '', codes = ''] = line.split(' = ');
    return { prefix, codes: codes.split(/,\s*/) };
  });
}

/** Phrases that contain the name of a skill and mean something else: "in the event of". */
export const readLookalikes = (): string[] =>
  linesOf('skill-lookalikes.txt').flatMap((line) =>
    line
      .slice(line.indexOf(':') + 1)
      .split(',')
      .map((phrase) => phrase.trim()),
  );

/** A skill of occupations in so many major groups (29), or in so many minor ones (29-1), is broad. */
const LEAST_MAJOR_GROUPS = 3;
const LEAST_MINOR_GROUPS = 5;
/** Managers, specialists and clerks are one major group. */
const OF_OFFICES = /^(?:11|13|43)/;

function spreadOf(implications: readonly Implication[]): ReadonlyMap<string, 'broad' | 'office'> {
  const groups = new Map<string, Set<string>>();
  for (const { prefix, codes } of implications) {
    if (prefix.startsWith('@')) continue;
    for (const code of codes) groups.set(code, (groups.get(code) ?? new Set()).add(prefix.slice(0, 4)));
  }
  const kindOf = (minor: readonly string[]) => {
    const major = new Set(minor.map((one) => (OF_OFFICES.test(one) ? '' : one.slice(0, 2))));
    if (minor.length >= LEAST_MINOR_GROUPS || major.size >= LEAST_MAJOR_GROUPS) return 'broad';
    return major.size === 1 && major.has('') ? 'office' : null;
  };
  return new Map(
    [...groups].flatMap(([code, minor]): [string, 'broad' | 'office'][] => {
      const kind = kindOf([...minor]);
      return kind ? [[code, kind]] : [];
    }),
  );
}
/** Adverts of one employer repeat most of their sentences, and each is read for what it asks and again for what it requires. */
const REMEMBERED_SENTENCES = 10_000;
const LONGEST_REMEMBERED = 300;

/** Instead of the code of a skill, where a phrase names none. */
const NO_SKILL = '';

export class SkillVocabulary {
  readonly #skills: Map<string, Skill>;
  readonly #root: Node = { next: new Map() };
  /** Codes of skills by the words of an abbreviation. */
  readonly #abbreviations = new Map<string, string>();
  /** Every word of the names and aliases. */
  readonly #words = new Set<string>();
  readonly #implications: readonly Implication[];
  readonly #ofOccupations = new Map<string, readonly Skill[]>();
  readonly #ofSkills: ReadonlyMap<string, readonly string[]>;
  #spread: ReadonlyMap<string, 'broad' | 'office'> | null = null;
  readonly #ofSentences = new Map<string, readonly StatedSkill[]>();

  constructor(entries: readonly SkillEntry[], implications: readonly Implication[], lookalikes: readonly string[] = []) {
    this.#skills = new Map(entries.map(({ code, name, kind }) => [code, { code, name, kind }]));
    this.#implications = implications.filter(({ prefix }) => !prefix.startsWith('~'));
    this.#ofSkills = new Map(
      implications.filter(({ prefix }) => prefix.startsWith('~')).map(({ prefix, codes }) => [prefix.slice(1), codes]),
    );
    for (const { code, name, aliases } of entries) for (const alias of [name, ...aliases]) this.#add(wordsIn(alias), code);
    for (const phrase of lookalikes) this.#add(wordsIn(phrase), NO_SKILL);
    for (const { code, abbreviations = [] } of entries)
      for (const abbreviation of abbreviations) {
        const words = wordsIn(abbreviation);
        for (const word of words) this.#words.add(word);
        this.#abbreviations.set(words.join(' '), code);
      }
  }

  #add(words: readonly string[], code: string): void {
    if (words.length === 0) return;
    let node = this.#root;
    for (const word of words) {
      if (code !== NO_SKILL) this.#words.add(word);
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    // Whoever names a word first keeps it.
    node.code ??= code;
  }

  find(code: string): Skill | null {
    return this.#skills.get(code) ?? null;
  }

  /** Whether the name or an alias of a skill contains this word. */
  hasWord(word: string): boolean {
    const words = wordsIn(word);
    return words.length > 0 && words.every((one) => this.#words.has(one));
  }

  /** The skill that goes by this name or alias; null where the text says more or less than one. */
  resolve(name: string): Skill | null {
    const words = wordsIn(name);
    const match = this.#longest(words, 0);
    const code = match && match.length === words.length ? match.code : this.#abbreviations.get(words.join(' '));
    return code === undefined ? null : this.find(code);
  }

  /**
   * The skills that a text or texts name, in the order in which they name them; of overlapping names the longest counts. In a text that is a list
   * of skills, the abbreviations of skills count too.
   */
  recognise(text: string | readonly string[]): RecognisedSkill[] {
    const found = new Map<string, RecognisedSkill>();
    for (const one of typeof text === 'string' ? [text] : text) this.#recogniseIn(one, found);
    return [...found.values()];
  }

  /**
   * The skills that a person states of themselves in a text, or an employer of a job: not every name counts. Aims, negations and other people's
   * work are left out (statements.ts, named-people.ts).
   */
  recogniseStated(text: string | readonly string[], speaker: Speaker): readonly StatedSkill[] {
    if (speaker !== 'advert' || typeof text !== 'string' || text.length > LONGEST_REMEMBERED)
      return this.#recogniseStated(text, speaker);
    const known = this.#ofSentences.get(text);
    if (known) return known;
    // A copy, because a piece of an advert would keep all of it in memory.
    const copy = ` ${text}`.slice(1);
    const found = this.#recogniseStated(copy, speaker);
    if (this.#ofSentences.size >= REMEMBERED_SENTENCES) this.#ofSentences.clear();
    this.#ofSentences.set(copy, found);
    return found;
  }

  #recogniseStated(text: string | readonly string[], speaker: Speaker): StatedSkill[] {
    const found = new Map<string, StatedSkill>();
    const clauses = (typeof text === 'string' ? [text] : text).flatMap((one) =>
      clausesOf(one.slice(0, MOST_CHARACTERS), speaker),
    );
    for (const { text: phrase, role } of clauses) {
      const named = new Map<string, RecognisedSkill>();
      this.#recogniseIn(phrase, named, (place, last) => isOwnSkill({ ...place, clause: phrase, speaker }, last));
      for (const skill of named.values()) {
        const known = found.get(skill.code);
        if (known) known.count += skill.count;
        else found.set(skill.code, { ...skill, phrase, role });
      }
    }
    return [...found.values()];
  }

  /** @param counts whether a name counts, by its place and its last word in the singular */
  #recogniseIn(
    text: string,
    found: Map<string, RecognisedSkill>,
    counts?: (place: Omit<NamePlace, 'clause' | 'speaker'>, last: string) => boolean,
  ): void {
    const { words: written, commas } = writtenIn(text);
    const words = written.map(comparable);
    for (let at = 0; at < words.length; ) {
      const match = this.#longest(words, at);
      const skill = match && this.#skills.get(match.code);
      const isCounted =
        match &&
        (counts?.({ words: written, commas, from: at, length: match.length }, words[at + match.length - 1] ?? '') ?? true);
      if (!match || !skill || !isCounted) {
        at += match?.length ?? 1;
        continue;
      }
      const known = found.get(match.code);
      if (known) known.count += 1;
      else found.set(match.code, { ...skill, text: words.slice(at, at + match.length).join(' '), count: 1 });
      at += match.length;
    }
    for (const item of itemsOf(text)) {
      const skill = this.resolve(item);
      if (skill && !found.has(skill.code) && this.#abbreviations.has(wordsIn(item).join(' ')))
        found.set(skill.code, { ...skill, text: wordsIn(item).join(' '), count: 1 });
    }
  }

  /** What someone can do who has worked in an occupation (O*NET-SOC). */
  impliedByOccupation(onetSoc: string): readonly Skill[] {
    const known = this.#ofOccupations.get(onetSoc);
    if (known) return known;
    const implied = this.#implied(({ prefix }) => !prefix.startsWith('@') && onetSoc.startsWith(prefix));
    this.#ofOccupations.set(onetSoc, implied);
    return implied;
  }

  /**
   * Whether work of many kinds shows the skill, so that sharing it says little: quality assurance, fault finding, patient care. Skills of offices,
   * such as budgets and projects, say much where they are the work of the occupation: other work has them beside it.
   * @param occupation of the job, null where it is not known
   */
  isBroad(code: string, occupation: string | null): boolean {
    this.#spread ??= spreadOf(this.#implications);
    const spread = this.#spread.get(code);
    return (
      spread === 'broad' ||
      (spread === 'office' && !(occupation !== null && this.impliedByOccupation(occupation).some((one) => one.code === code)))
    );
  }

  /** What someone has done who holds a rank (STANAG 2116: `OR-6`, `OF-3`). */
  impliedByRank(natoCode: string): Skill[] {
    const [scale, number] = natoCode.split('-');
    return this.#implied(({ prefix }) => {
      const [from, least] = prefix.slice(1).split('-');
      return prefix.startsWith('@') && from === scale && Number(least) <= Number(number);
    });
  }

  /** What everybody can do who has a skill: a physiotherapist gives patient care. */
  impliedBySkill(code: string): readonly string[] {
    return this.#ofSkills.get(code) ?? [];
  }

  #implied(applies: (implication: Implication) => boolean): Skill[] {
    const codes = new Set(this.#implications.filter(applies).flatMap((implication) => implication.codes));
    return [...codes].flatMap((code) => this.#skills.get(code) ?? []);
  }

  #longest(words: readonly string[], from: number): { code: string; length: number } | null {
    let node: Node | undefined = this.#root;
    let best: { code: string; length: number } | null = null;
    for (let at = from; at < words.length; at++) {
      node = node.next.get(words[at] ?? '');
      if (!node) break;
      if (node.code !== undefined) best = { code: node.code, length: at - from + 1 };
    }
    return best;
  }
}
