import { editDistance } from '#kit/server/text/edit-distance.ts';
import { type CodeMatch, codeOf, KnownCodes, plainCode } from './known-codes.ts';
import { type Known, MOST_NEIGHBOURS, type Neighbour, Neighbours } from './neighbours.ts';
import { areKnown, areMostlyKnown, headNouns, isNoTitle, isPerson, mayBeMistyped } from './plausible.ts';
import { type Grade, gradeOf } from './ranks.ts';
import { type Force, forcesOf, serviceOfForce } from './services.ts';
import type { Field, KnownCode, Occupation, Term, Weights } from './tables.ts';
import { type Match, Thesaurus } from './thesaurus.ts';
import type { TextScores, TitleIndex } from './title-index.ts';
import { wordsOf } from './words.ts';

/** `is_civilian`: the title of a job, which titles of a military crosswalk say nothing about. */
export type Query = { service: Force | null; code: string; title: string; rank?: string; is_civilian?: boolean };
export type Standing = 'officer' | 'supervisor' | 'other';

/** Why an occupation is proposed, the strongest first. */
export type Evidence =
  | { kind: 'code'; known: KnownCode; as: 'exact' | 'former' | 'near'; place: number }
  | { kind: 'term'; term: Term; text: string; place: number }
  | { kind: 'alike'; text: string; score: number; place: number }
  | { kind: 'field'; field: Field; place: number }
  | { kind: 'title'; title: string; score: number };

export type Candidate = { occupation: Occupation; features: Record<string, number>; score: number; evidence: Evidence[] };
export type Translation = {
  candidates: Candidate[];
  standing: Standing;
  /** What was searched for after corrections, in words. */
  words: string[];
  code: CodeMatch | null;
  terms: Match[];
};

const OFFICER = /\b(officer|commander|commanding|director|manager|designator|corps|surgeon general)\b/;
const SUPERVISOR =
  /\b(supervisor|chief|superintendent|senior sergeant|master sergeant|foreman|senior noncommissioned|leading chief|senior maintenance)\b/;
const FIRST_LINE = /^(\d\d-1\d{3}|33-1|35-1|37-1|39-1|41-1|43-1|45-1|47-1|49-1|51-1|53-1)/;
/** The first-line supervisors of each major group. */
const LEADS: Record<string, string> = {
  '29': '29-1141.00',
  '33': '33-1012.00',
  '35': '35-1012.00',
  '37': '37-1011.00',
  '39': '39-1022.00',
  '43': '43-1011.00',
  '47': '47-1011.00',
  '49': '49-1011.00',
  '51': '51-1011.00',
  '53': '53-1043.00',
};
const MAINTAINS = /^(49-|17-30|51-4|51-2|47-2|29-|15-1231|15-1244|19-4|27-4)/;

/** Whether the title's last word about work says that things are maintained or operated. */
function headOf(words: string[]): 'maintains' | 'operates' | null {
  for (const word of words.toReversed()) {
    if (
      /^(technician|maintenance|maintainer|maintenanceman|repair|repairer|repairman|mechanic|fitter|electrician|installer)$/.test(
        word,
      )
    )
      return 'maintains';
    if (/^(operator|operation|controller|analyst|manager|instructor|driver)$/.test(word)) return 'operates';
  }
  return null;
}

const worth = (place: number) => [1, 0.6, 0.45, 0.35, 0.28, 0.22][place] ?? 0.15;
/** What a civilian title says that only sounds like the military one. */
const HOMONYM = 0.5;
const MOST_CANDIDATES = 160;
/** A military title that shares so much with what was typed says that it is work. */
const LEAST_ALIKE = 0.5;
/** A text without a noun for a person that is less like any title names no work. */
const LEAST_LIKENESS = 0.3;
/** Looking for the nearest word costs about a millisecond. */
const MOST_CORRECTIONS = 8;

export type TranslatorTables = {
  terms: readonly Term[];
  codes: readonly KnownCode[];
  fields: Field[];
  weights: Weights;
  /** Titles of an imported crosswalk, which vote for the occupations of similar titles. */
  official?: Neighbours | null;
};

/** The titles of these terms and trades. */
export const titlesKnown = ({ terms, codes }: { terms: readonly Term[]; codes: readonly KnownCode[] }): Known[] => [
  ...terms.filter(({ kind, words }) => kind !== 'fallback' && words.length > 1),
  ...codes.map(({ title, codes: occupations, service }) => ({
    words: wordsOf(title),
    codes: occupations,
    services: forcesOf([service]),
  })),
];

/** Finds civilian occupations for a military code and title. Needs no database and no network. */
export class Translator {
  readonly index: TitleIndex;
  readonly thesaurus: Thesaurus;
  readonly codes: KnownCodes;
  private readonly neighbours: Neighbours;
  readonly official: Neighbours | null;
  private readonly weights: Weights;
  private readonly titlesOfTrades = new Map<string, KnownCode[]>();
  /** Nouns that say what somebody is, of civilian and military titles. */
  private readonly heads: Set<string>;
  /** Last words of military titles that are a subject instead: "Flight Test". They say something as the last of several words. */
  private readonly subjects = new Set<string>();
  private readonly correctable: Map<string, string[]>;
  /** The same with the words of imported titles. */
  private readonly officiallyCorrectable: Map<string, string[]>;

  /** @param pause is awaited between slices, so building does not block requests */
  static async build(
    index: TitleIndex,
    tables: TranslatorTables,
    pause: () => Promise<unknown> = async () => {},
  ): Promise<Translator> {
    const neighbours = await Neighbours.build(titlesKnown(tables), [], pause);
    await pause();
    return new Translator(index, tables, neighbours);
  }

  private constructor(index: TitleIndex, tables: TranslatorTables, neighbours: Neighbours) {
    this.index = index;
    const codesKnown = (codes: string[]) => codes.filter((code) => this.index.positions.has(code));
    this.thesaurus = new Thesaurus(tables.terms.map((term) => ({ ...term, codes: codesKnown(term.codes) })));
    this.codes = new KnownCodes(tables.codes, tables.fields);
    this.weights = tables.weights;
    this.official = tables.official ?? null;
    this.neighbours = neighbours;
    this.heads = new Set(index.heads);
    for (const { kind, words } of tables.terms) {
      const last = words.at(-1);
      if (kind !== 'fallback' && last) (words.length === 1 || isPerson(last) ? this.heads : this.subjects).add(last);
    }
    for (const known of tables.codes) {
      for (const head of headNouns(known.title)) (isPerson(head) ? this.heads : this.subjects).add(head);
      const key = wordsOf(known.title).join(' ');
      this.titlesOfTrades.set(key, [...(this.titlesOfTrades.get(key) ?? []), known]);
      for (const word of wordsOf(known.title)) this.thesaurus.vocabulary.add(word);
    }
    const common = [...this.index.vocabulary].filter(([, count]) => count >= 5).map(([word]) => word);
    this.correctable = byFirstLetter([...this.thesaurus.vocabulary, ...common]);
    this.officiallyCorrectable = this.official
      ? byFirstLetter([...this.thesaurus.vocabulary, ...common, ...this.official.vocabulary])
      : this.correctable;
  }

  translate(query: Query): Translation {
    const own = query.service && serviceOfForce(query.service);
    const given = codeOf(query);
    const found = given === '' ? null : this.codes.find(given, own);
    // The beginning of a code is one only with its service: 42 alone is a number.
    const code = found?.as === 'field' && own === null && /^\d+$/.test(given) ? null : found;
    // What looks like a code may be a word of the title: "S4 NCOIC".
    const fromCode = code === null && query.code !== query.title ? wordsOf(query.code).filter((word) => this.hasWord(word)) : [];
    const words = this.corrected([...fromCode, ...wordsOf(query.title)], query.is_civilian);
    const service = query.service ?? (code && code.as !== 'field' ? code.known.service : null);
    // A code without a title has the title we know.
    const spoken = words.length > 0 ? words : code && code.as !== 'field' ? wordsOf(code.known.title) : [];
    const titled = this.tradeTitled(spoken, service);
    const grade = gradeOf(query.rank ?? '');
    const terms = this.thesaurus.match(spoken, service, grade?.level);
    const text = this.index.search(withoutLevel(spoken));
    const standing = standingOf(query, spoken, grade);
    const field = service && query.code ? this.codes.fieldOf(query.code, serviceOfForce(service)) : null;

    const evidence = new Map<number, Evidence[]>();
    const features = new Map<number, Record<string, number>>();
    const add = (code: string, name: string, value: number, why?: Evidence) => {
      const index = this.index.positions.get(code);
      if (index === undefined) return;
      const own = features.get(index) ?? {};
      own[name] = Math.max(own[name] ?? 0, value);
      features.set(index, own);
      if (why) evidence.set(index, [...(evidence.get(index) ?? []), why]);
    };

    const addAll = (codes: string[], name: string, share: number, why: (place: number) => Evidence) => {
      for (const [place, each] of codes.entries()) add(each, name, worth(place) * share, why(place));
    };

    if (code && code.as !== 'field') {
      const { known, as } = code;
      addAll(known.codes, 'code', 1, (place) => ({ kind: 'code', known, as, place }));
    }
    if (code?.as === 'field')
      for (const known of code.known.slice(0, 40))
        addAll(known.codes, 'partial', code.known.length === 1 ? 1 : 0.7, (place) => ({
          kind: 'code',
          known,
          as: 'near',
          place,
        }));
    if (titled) addAll(titled.codes, 'trade', 1, (place) => ({ kind: 'code', known: titled, as: 'exact', place }));
    if (field) addAll(field.codes, 'field', 1, (place) => ({ kind: 'field', field, place }));

    const total = Math.max(1, spoken.length);
    const ordered = [...terms].sort((one, other) => other.length - one.length || other.from - one.from);
    ordered.forEach((match, place) => {
      const written = spoken.slice(match.from, match.from + match.length).join(' ');
      const name =
        match.term.kind === 'fallback' ? 'vague' : match.length === total ? 'whole' : place === 0 ? 'term' : 'other_term';
      const covers = match.length / total;
      const own = match.term.is_own && match.term.kind !== 'fallback' ? (name === 'whole' ? 'own' : 'own_term') : null;
      match.term.codes.forEach((each, at) => {
        const why: Evidence = { kind: 'term', term: match.term, text: written, place: at };
        add(each, name, worth(at), why);
        if (own) add(each, own, worth(at));
        if (name === 'term') add(each, 'covers', worth(at) * covers);
        // The last words of a title usually name the work: "Aviation Supply Clerk" is a clerk.
        if (name !== 'vague' && match.from + match.length === total) add(each, 'last', worth(at));
      });
    });

    const matched = new Set(terms.map(({ from, length }) => spoken.slice(from, from + length).join(' ')));
    const votes = new Map<string, number>();
    // A code or trade that we know itself says more than those that are called alike.
    const isKnown = titled !== null || (code !== null && code.as !== 'field');
    const near: Neighbour[] = isKnown ? [] : this.neighbours.near(spoken, service, matched.add(spoken.join(' ')));
    if (!isKnown && !query.is_civilian) near.push(...(this.official?.near(spoken, service, new Set()) ?? []));
    near.sort((one, other) => other.score - one.score).splice(MOST_NEIGHBOURS);
    for (const { known, score } of near)
      known.codes.forEach((each, at) => {
        add(each, 'alike', score * worth(at), { kind: 'alike', text: known.words.join(' '), score, place: at });
        votes.set(each, (votes.get(each) ?? 0) + score * worth(at));
      });
    const most = Math.max(1, ...votes.values());
    for (const [each, sum] of votes) add(each, 'votes', sum / most);

    const isNamedWork = isKnown || field !== null || terms.some(({ term }) => term.kind !== 'fallback');
    const alike = near[0]?.score ?? 0;
    const isWork =
      isNamedWork ||
      (this.isTitleOfWork(spoken, terms.length > 0 || (new Set(spoken).size > 1 && alike >= LEAST_ALIKE)) &&
        (spoken.some((word) => this.heads.has(word)) || Math.max(alike, likest(text)) >= LEAST_LIKENESS));
    if (code === null && (!isWork || isNoTitle(query.title))) return { candidates: [], standing, words: spoken, code, terms };

    // A title that means something in this service alone says nothing about civilian titles with the same words: a writer of the Navy is no author.
    const [longest] = ordered;
    const isNamed = longest?.length === total && (longest.term.services !== null || Boolean(longest.term.level));
    const meant =
      !query.is_civilian && (titled?.code === '' || isNamed)
        ? new Set([...(titled?.codes ?? []), ...terms.flatMap(({ term }) => term.codes)])
        : null;

    const bm25 = [...text.bm25].sort((one, other) => other[1] - one[1]).slice(0, MOST_CANDIDATES);
    for (const [index, score] of bm25) add(this.codeAt(index), 'bm25', score);
    for (const [index, { score, title }] of [...text.nearest]
      .sort((one, other) => other[1].score - one[1].score)
      .slice(0, MOST_CANDIDATES)) {
      const isHomonym = score > 0.99 && meant !== null && !meant.has(this.codeAt(index));
      if (isHomonym) add(this.codeAt(index), 'nearest', HOMONYM);
      else add(this.codeAt(index), 'nearest', score, { kind: 'title', title, score });
      if (score > 0.99 && !isHomonym) add(this.codeAt(index), 'same_title', 1);
    }

    const head = headOf(spoken);
    const first = ordered[0]?.term.codes[0] ?? (code && code.as !== 'field' ? code.known.codes[0] : undefined);
    // Whoever leads mechanics is a first-line supervisor of mechanics.
    const leads = first && standing === 'supervisor' ? LEADS[first.slice(0, 2)] : undefined;
    if (leads) add(leads, 'leads', 1);

    const firsts = new Set(
      [...features]
        .filter(([, own]) => (own.whole ?? own.term ?? own.code ?? own.trade ?? 0) >= 1)
        .map(([index]) => this.codeAt(index).slice(0, 5)),
    );
    const candidates = [...features].map(([index, own]): Candidate => {
      const occupation = this.occupationAt(index);
      if (firsts.has(occupation.code.slice(0, 5)) && (own.whole ?? own.term ?? 0) < 1) own.sibling = 1;
      const isManager = occupation.code.startsWith('11-');
      const isFirstLine = FIRST_LINE.test(occupation.code) && !/^(1[135]|2\d)-/.test(occupation.code);
      if (standing === 'officer') {
        if (isManager) own.officer_manager = 1;
        if ((occupation.job_zone ?? 3) <= 2) own.officer_low = 1;
      } else if (isManager) own.enlisted_manager = 1;
      if (isFirstLine) own[standing === 'supervisor' ? 'supervisor_leads' : 'other_leads'] = 1;
      if (occupation.title.endsWith('All Other') && !own.whole && !own.term && !own.code && !own.trade) own.all_other = 1;
      if (!occupation.code.endsWith('.00')) own.detailed = 1;
      if (head === 'maintains') own[MAINTAINS.test(occupation.code) ? 'head_fits' : 'head_differs'] = 1;
      if (head === 'operates' && MAINTAINS.test(occupation.code)) own.operator_maintains = 1;
      const score = Object.entries(own).reduce((sum, [name, value]) => sum + value * (this.weights.weights[name] ?? 0), 0);
      return { occupation, features: own, score, evidence: evidence.get(index) ?? [] };
    });
    candidates.sort((one, other) => other.score - one.score || one.occupation.code.localeCompare(other.occupation.code));
    return { candidates, standing, words: spoken, code, terms };
  }

  private codeAt = (index: number) => this.index.occupations[index]?.code ?? '';

  private occupationAt(index: number): Occupation {
    const occupation = this.index.occupations[index];
    if (!occupation) throw new Error(`No occupation has the position ${index}`);
    return occupation;
  }

  /** Whether a title of two words or more is a trade's, or a military term as a whole. */
  knowsTrade(words: string[]): boolean {
    if (words.length < 2) return false;
    if (this.tradeTitled(words, null)) return true;
    return this.thesaurus.match(words, null).some(({ term, length }) => length === words.length && term.kind !== 'fallback');
  }

  /** Whether a title is a trade's or contains a military term. */
  knowsTitle(title: string, service: Force | null): boolean {
    const words = this.corrected(wordsOf(title));
    return (
      this.tradeTitled(words, service) !== null ||
      this.thesaurus.match(words, service).some(({ term }) => term.kind !== 'fallback')
    );
  }

  /** The trade that is called exactly this, in the service or, where none is given, in any. */
  private tradeTitled(words: string[], force: Force | null): KnownCode | null {
    const trades = this.titlesOfTrades.get(words.join(' ')) ?? [];
    return trades.find((trade) => force === null || trade.service === serviceOfForce(force)) ?? null;
  }

  /** Whether the word is in a title or term; those of imported military titles do not count for civilian jobs. */
  hasWord(word: string, is_civilian = false): boolean {
    return (
      this.thesaurus.vocabulary.has(word) ||
      this.index.vocabulary.has(word) ||
      (!is_civilian && this.official !== null && this.official.vocabulary.has(word))
    );
  }

  /** Whether a text is a title of work, or may be about a subject of work: more words than not are of titles or terms. */
  mayNameWork = (words: readonly string[]): boolean =>
    this.isTitleOfWork(words) || areMostlyKnown(words, (word) => this.hasWord(word));

  /** Whether so many words are known, and one says what somebody is. @param isNear a term or military title says that instead */
  isTitleOfWork(words: readonly string[], isNear = false): boolean {
    if (!areKnown(words, (word) => this.hasWord(word))) return false;
    const last = words.at(-1) ?? '';
    return (
      isNear || words.some((word) => this.heads.has(word)) || (this.subjects.has(last) && words.some((word) => word !== last))
    );
  }

  /** Replaces words that nobody knows by the nearest known one: typing mistakes, and words that were cut off. */
  private corrected(words: string[], is_civilian = false): string[] {
    let left = MOST_CORRECTIONS;
    return words.map((word, at) => {
      if (word.length < 4 || /\d/.test(word) || this.hasWord(word, is_civilian)) return word;
      if (!mayBeMistyped(word, words, (other) => this.hasWord(other, is_civilian))) return word;
      if (left-- <= 0) return word;
      const near = (is_civilian ? this.correctable : this.officiallyCorrectable).get(word[0] ?? '') ?? [];
      const allowed = word.length < 7 ? 1 : 2;
      let best: { word: string; distance: number; weight: number } | null = null;
      for (const known of near) {
        // A title that was cut off ends in the beginning of a word.
        const cut = at === words.length - 1 && known.startsWith(word);
        const distance = cut ? 0.5 : editDistance(word, known);
        if (distance > allowed) continue;
        const weight = (this.thesaurus.vocabulary.has(known) ? 1000 : 0) + (this.index.vocabulary.get(known) ?? 0);
        if (!best || distance < best.distance || (distance === best.distance && weight > best.weight))
          best = { word: known, distance, weight };
      }
      return best?.word ?? word;
    });
  }
}

/** How much the nearest title of all shares with the words: 0 to 1. */
const likest = ({ nearest }: TextScores): number => nearest.values().reduce((most, { score }) => Math.max(most, score), 0);

/** Ranks in a title say how senior the post is. Civilian titles with the same words are those of the police. */
const LEVEL_WORD = /^(?:sergeant|corporal|bombardier|lieutenant|havildar|naik|subedar|noncommissioned)$/;
function withoutLevel(words: string[]): string[] {
  const others = words.filter((word) => !LEVEL_WORD.test(word));
  return others.length > 0 ? others : words;
}

const byFirstLetter = (words: readonly string[]) => Map.groupBy(new Set(words), (word) => word[0] ?? '');

/** By the rank where it is given, otherwise by the title or the form of the code. */
function standingOf(query: Query, words: string[], grade: Grade | null): Standing {
  if (grade?.level === 'officer') return 'officer';
  const standing = standingOfTitle(query, words);
  if (grade?.is_senior) return 'supervisor';
  // A corporal who commands a section is no officer.
  return grade && standing === 'officer' ? 'other' : standing;
}

function standingOfTitle({ service, code, title }: Query, words: string[]): Standing {
  const text = `${title.toLowerCase()} ${words.join(' ')}`;
  const plain = plainCode(code);
  if (SUPERVISOR.test(text) && !/\bofficer\b/.test(text)) return 'supervisor';
  if (OFFICER.test(text) && !/petty officer|noncommissioned officer|nco\b/.test(text)) return 'officer';
  if ((service === 'air_force' || service === 'space_force') && /^\d\d[A-Z]/.test(plain)) return 'officer';
  if (service === 'navy' && /^\d{4}$/.test(plain)) return 'officer';
  return 'other';
}
