import { foldName } from '#kit/contract/fold.ts';

/*
 * What the words of a search say that is a filter: "part time electrician Leeds" is electricians, part time, near Leeds. Words that may mean
 * something else stay words: a contract manager manages contracts, and Reading is a town only where the words around it say so.
 */

/** A town that the search may name. `is_word`: its name is also a word of jobs, such as Reading. */
export type KnownTown = {
  name: string;
  state: string;
  state_code: string | null;
  latitude: number;
  longitude: number;
  is_word: boolean;
};

/** What the server knows of the words of a search: towns with such a name, and employers whose whole name it contains. */
export type KnownNames = { towns: readonly KnownTown[]; employers: readonly string[] };

export type ReadFilters = {
  job_type?: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship' | 'volunteer';
  type?: 'on_site' | 'hybrid' | 'remote';
  experience?: 'entry';
  salary_min?: number;
  security_clearance?: string;
  guaranteed_interview?: true;
  near?: { name: string; latitude: number; longitude: number };
};
export type ReadWords = { rest: string; filters: ReadFilters };

/** A word of the search: as typed, and its parts in lower case. What is quoted, excluded or part of an employer's name has none. */
type Word = { typed: string; parts: readonly string[] };
type Rule = { says: ReadFilters; phrases: readonly string[]; unless?: ReadonlySet<string> };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Jobs about contracts, apprentices or volunteers. */
const ABOUT = words(
  'manager managers management officer officers administrator specialist lawyer law negotiator director analyst coordinator co lead leader assessor tutor adviser advisor trainer coach recruiter delivery consultant surveyor',
);
const RULES: readonly Rule[] = [
  { says: { job_type: 'part_time' }, phrases: ['part time', 'parttime'] },
  { says: { job_type: 'full_time' }, phrases: ['full time', 'fulltime'] },
  { says: { job_type: 'apprenticeship' }, phrases: ['apprenticeship', 'apprenticeships'], unless: ABOUT },
  { says: { job_type: 'internship' }, phrases: ['internship', 'internships'], unless: ABOUT },
  { says: { job_type: 'contract' }, phrases: ['contract', 'contract work', 'fixed term', 'fixed term contract'], unless: ABOUT },
  {
    says: { job_type: 'temporary' },
    phrases: ['temporary', 'temporary work', 'temporary contract', 'temp', 'temp work'],
    unless: words('works accommodation housing structures staffing controller desk'),
  },
  { says: { job_type: 'volunteer' }, phrases: ['volunteering', 'volunteer work', 'voluntary work'], unless: ABOUT },
  {
    says: { type: 'remote' },
    phrases: ['work from home', 'working from home', 'home working', 'home based', 'wfh', 'fully remote'],
  },
  {
    says: { type: 'remote' },
    phrases: ['remote', 'remote working', 'remote work'],
    unless: words(
      'sensing pilot piloted operator operations control controlled access vehicle vehicles monitoring site sites underwater medic medicine area areas weapon weapons hands camera inspection handling infrastructure desktop',
    ),
  },
  {
    says: { type: 'hybrid' },
    phrases: ['hybrid', 'hybrid working', 'hybrid work'],
    unless: words('vehicle vehicles electric car cars cloud technician engine engines powertrain propulsion systems warfare'),
  },
  { says: { type: 'on_site' }, phrases: ['on site', 'onsite'], unless: words('engineer technician services support manager') },
  { says: { experience: 'entry' }, phrases: ['entry level'] },
  {
    says: { guaranteed_interview: true },
    phrases: ['guaranteed interview', 'guaranteed interviews', 'guaranteed interview scheme', 'interview guaranteed'],
  },
];
const clearance = (level: string, names: readonly string[], alone = false): Rule => ({
  says: { security_clearance: level },
  phrases: names.flatMap((name) => [
    ...(alone ? [name] : []),
    `${name} cleared`,
    `${name} clearance`,
    `${name} security clearance`,
  ]),
});
const OF_COUNTRY: Record<'UK' | 'US', readonly Rule[]> = {
  UK: [clearance('SC', ['sc']), clearance('DV', ['dv']), clearance('CTC', ['ctc']), clearance('BPSS', ['bpss'], true)],
  US: [
    clearance('Top Secret', ['top secret', 'ts'], false),
    { says: { security_clearance: 'Top Secret' }, phrases: ['top secret'] },
    clearance('TS/SCI', ['ts/sci'], true),
    clearance('Secret', ['secret']),
    clearance('Public Trust', ['public trust'], true),
  ],
};
const NOT = words('no not non without');
const LEAST_PAY = 10_000;
const MOST_PAY = 1_000_000;
const AT_LEAST = words('over above from minimum min');
const AT_MOST = words('under below max maximum to than');
const NOT_A_YEAR = /^(?:an?|per|\/)?(?:hour|hourly|day|daily|week|weekly|month|monthly|ph|pd|pw|pm|shift)/;
const A_YEAR = ['per year', 'a year', 'per annum', 'pa', 'annually', 'salary', 'plus'];
/** `10k run`, `11k volt`: not pay. */
const NOT_PAY = words('run race volt volts kv lb lbs miles km litre litres gallon tonne tonnes plan');
const BEFORE_PLACE = words('in near around at');
/** `University of Leeds` is an employer. */
const PART_OF_NAME = words('of the for and & from by to with');
/** Words that say nothing once the rest is read. */
const FILLER = words('job jobs work role roles vacancy vacancies position positions a an and with in near at for pay paying &');
const MOST_PLACE_WORDS = 4;

const fold = (text: string) => foldName(text.replace(/^[,;.()]+|[,;.():]+$/g, ''));

/** The words of a search; null where `or` gives them another meaning. */
function splitWords(search: string, employers: readonly string[]): Word[] | null {
  const typed = search.match(/-?["“”][^"“”]*["“”]?|\S+/g) ?? [];
  if (typed.some((word) => /^or$/i.test(word))) return null;
  const split = typed.map((word) => ({
    typed: word,
    parts: /^-|["“”]/.test(word) ? [] : fold(word).split(' ').filter(Boolean),
  }));
  const names = employers.map((name) => fold(name).split(' ')).filter((name) => name.length > 1);
  return split.map((word, at) => (names.some((name) => isWithin(split, at, name)) ? { ...word, parts: [] } : word));
}

function isWithin(all: readonly Word[], at: number, name: readonly string[]): boolean {
  for (let from = Math.max(0, at - name.length + 1); from <= at; from++) if (countWords(all, from, name) > at - from) return true;
  return false;
}

/** How many words from one on are this phrase; 0 if they are not. */
function countWords(all: readonly Word[], from: number, phrase: readonly string[]): number {
  let part = 0;
  for (let at = from; at < all.length; at++) {
    const parts = all[at]?.parts ?? [];
    if (parts.length === 0 || parts.some((one, index) => one !== phrase[part + index])) return 0;
    part += parts.length;
    if (part === phrase.length) return at - from + 1;
  }
  return 0;
}

const first = (word: Word | undefined) => word?.parts[0] ?? '';

type Found = { from: number; count: number; says: ReadFilters };

function findPhrase(all: readonly Word[], from: number, rules: readonly Rule[]): Found | null {
  let best: Found | null = null;
  for (const { says, phrases, unless } of rules)
    for (const phrase of phrases) {
      const count = countWords(all, from, phrase.split(' '));
      if (count > (best?.count ?? 0) && !unless?.has(first(all[from + count]))) best = { from, count, says };
    }
  return best;
}

/** A yearly pay of at least so much: `£40k`, `35-45k`, `over £40,000 a year`. */
function findPay(all: readonly Word[], from: number, symbol: '£' | '$'): Found | null {
  const typed = (all[from]?.typed ?? '').toLowerCase().replace(/[,.;+]+$/, '');
  const [, sign = '', least = '', thousand = '', , , mostThousand = ''] =
    /^([£$€])?(\d[\d,]*(?:\.\d)?)(k)?(?:[-–]([£$€])?(\d[\d,]*)(k)?)?$/.exec(typed) ?? [];
  if (least === '' || (sign !== '' && sign !== symbol) || (all[from]?.parts.length ?? 0) === 0) return null;
  const isThousands = thousand !== '' || mostThousand !== '';
  const amount = Math.round(Number(least.replaceAll(',', '')) * (isThousands ? 1000 : 1));
  if (amount < LEAST_PAY || amount > MOST_PAY || (sign === '' && (!isThousands || amount < 15_000 || amount === 401_000)))
    return null;
  if (AT_MOST.has(first(all[from - 1])) || NOT_PAY.has(first(all[from + 1]))) return null;
  const after = all.slice(from + 1, from + 3).flatMap(({ parts }) => parts);
  if (NOT_A_YEAR.test(after.slice(0, 2).join('')) || NOT_A_YEAR.test(after[0] ?? '')) return null;
  const year = Math.max(0, ...A_YEAR.map((phrase) => countWords(all, from + 1, phrase.split(' '))));
  const before = AT_LEAST.has(first(all[from - 1]))
    ? 1
    : first(all[from - 1]) === 'least' && first(all[from - 2]) === 'at'
      ? 2
      : 0;
  // "£35k to £45k": what is offered at most narrows nothing.
  const range = year === 0 && first(all[from + 1]) === 'to' && /^[£$]?\d/.test(all[from + 2]?.typed ?? '') ? 2 : 0;
  return { from: from - before, count: before + 1 + year + range, says: { salary_min: amount } };
}

/** The town that the words from one on name, the longest name first, with its state where that follows. */
function findTown(all: readonly Word[], from: number, towns: readonly KnownTown[]): (Found & { town: KnownTown }) | null {
  for (let count = Math.min(MOST_PLACE_WORDS, all.length - from); count > 0; count--) {
    const name = all.slice(from, from + count).flatMap(({ parts }) => parts);
    if (all.slice(from, from + count).some(({ parts }) => parts.length === 0)) continue;
    const named = towns.filter((town) => fold(town.name) === name.join(' '));
    const inState = named.flatMap((town) => {
      const states = [town.state, town.state_code ?? ''].filter((state) => state !== '' && fold(state) !== fold(town.name));
      const more = Math.max(0, ...states.map((state) => countWords(all, from + count, fold(state).split(' '))));
      return more > 0 ? [{ town, more }] : [];
    });
    const [one, other] = inState.length > 0 ? inState : named.map((town) => ({ town, more: 0 }));
    if (!one || other) continue;
    const { latitude, longitude } = one.town;
    // A word with its state behind it is a town.
    const town = one.more > 0 ? { ...one.town, is_word: false } : one.town;
    return { from, count: count + one.more, town, says: { near: { name: one.town.name, latitude, longitude } } };
  }
  return null;
}

/** A town after "in" or "near", or at the end. `taken`: words that are filters already. */
function findPlace(all: readonly Word[], taken: ReadonlySet<number>, towns: readonly KnownTown[]): Found | null {
  const isEnd = (at: number) => {
    for (let next = at; next < all.length; next++) if (!taken.has(next)) return false;
    return true;
  };
  for (let at = 0; at < all.length; at++) {
    if (taken.has(at)) continue;
    const before = first(all[at - 1]);
    const found = findTown(all, at, towns);
    if (!found || Array.from({ length: found.count }, (_, more) => at + more).some((one) => taken.has(one))) continue;
    const atEnd = isEnd(at + found.count);
    if (BEFORE_PLACE.has(before) && !taken.has(at - 1)) {
      if (atEnd || !found.town.is_word) return { from: at - 1, count: found.count + 1, says: found.says };
    } else if (atEnd && !found.town.is_word && !PART_OF_NAME.has(before)) return found;
  }
  return null;
}

/** The words that may be the name of a town, at most twenty of up to four words, folded. */
export function townCandidates(search: string): string[] {
  const all = splitWords(search, []) ?? [];
  const names = all.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_PLACE_WORDS, all.length - from) }, (_, more) => all.slice(from, from + more + 1))
      .filter((some) => some.every(({ parts }) => parts.length > 0))
      .map((some) => some.flatMap(({ parts }) => parts).join(' ')),
  );
  return [...new Set(names)].filter((name) => name.length > 1).slice(-40);
}

/**
 * The filters that the words of a search say, and the rest of the words; null where they say none. Quoted words, words after a minus and names of
 * employers stay as they are.
 */
export function readQueryWords(search: string, country: 'UK' | 'US', known: KnownNames): ReadWords | null {
  const all = splitWords(search, known.employers);
  if (!all) return null;
  const filters: ReadFilters = {};
  const taken = new Set<number>();
  const take = ({ from, count, says }: Found) => {
    // The first of a kind counts; another one stays a word.
    if (Object.keys(says).some((name) => name in filters)) return;
    Object.assign(filters, says);
    for (let at = from; at < from + count; at++) taken.add(at);
  };
  const rules = [...RULES, ...OF_COUNTRY[country]];
  for (let at = 0; at < all.length; at++) {
    if (taken.has(at)) continue;
    const found = NOT.has(first(all[at - 1]))
      ? null
      : (findPhrase(all, at, rules) ?? findPay(all, at, country === 'UK' ? '£' : '$'));
    if (found) take(found);
  }
  const place = findPlace(all, taken, known.towns);
  if (place) take(place);
  if (taken.size === 0) return null;
  const rest = all.filter((_, at) => !taken.has(at));
  const isFiller = (word: Word | undefined) => word !== undefined && (FILLER.has(first(word)) || /^[,&]+$/.test(word.typed));
  const left = rest.every(isFiller) ? [] : rest;
  while (isFiller(left.at(-1)) && !/^jobs?$/i.test(left.at(-1)?.typed ?? '')) left.pop();
  while (/^(?:and|with|&|,)$/i.test(left[0]?.typed ?? '')) left.shift();
  const text = left.map(({ typed }) => typed).join(' ');
  return { rest: text.replace(/,$/, ''), filters };
}
