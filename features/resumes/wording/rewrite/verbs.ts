/** English verb forms for the built-in engine: which form a word is in, and another verb in the same form. */

type Form = 'base' | 's' | 'past' | 'ing';

/** Past tenses that no rule makes. The participle is not needed: bullets start with a finite verb or a gerund. */
const IRREGULAR_PAST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    be: 'was',
    become: 'became',
    begin: 'began',
    break: 'broke',
    bring: 'brought',
    build: 'built',
    buy: 'bought',
    catch: 'caught',
    choose: 'chose',
    come: 'came',
    cut: 'cut',
    deal: 'dealt',
    dig: 'dug',
    do: 'did',
    draw: 'drew',
    drive: 'drove',
    feed: 'fed',
    fight: 'fought',
    find: 'found',
    fly: 'flew',
    get: 'got',
    give: 'gave',
    go: 'went',
    grow: 'grew',
    have: 'had',
    hear: 'heard',
    hit: 'hit',
    hold: 'held',
    keep: 'kept',
    lay: 'laid',
    lead: 'led',
    leave: 'left',
    lend: 'lent',
    lose: 'lost',
    make: 'made',
    meet: 'met',
    oversee: 'oversaw',
    pay: 'paid',
    put: 'put',
    read: 'read',
    rebuild: 'rebuilt',
    reset: 'reset',
    ride: 'rode',
    rise: 'rose',
    run: 'ran',
    say: 'said',
    see: 'saw',
    seek: 'sought',
    sell: 'sold',
    send: 'sent',
    set: 'set',
    shoot: 'shot',
    shut: 'shut',
    speak: 'spoke',
    spend: 'spent',
    split: 'split',
    stand: 'stood',
    take: 'took',
    teach: 'taught',
    tell: 'told',
    think: 'thought',
    throw: 'threw',
    undertake: 'undertook',
    uphold: 'upheld',
    wear: 'wore',
    win: 'won',
    withdraw: 'withdrew',
    write: 'wrote',
  }),
);

/** Participles that differ from the past tense. */
const IRREGULAR_PARTICIPLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    become: 'become',
    begin: 'begun',
    break: 'broken',
    choose: 'chosen',
    do: 'done',
    draw: 'drawn',
    drive: 'driven',
    fly: 'flown',
    get: 'got',
    give: 'given',
    grow: 'grown',
    oversee: 'overseen',
    ride: 'ridden',
    rise: 'risen',
    run: 'run',
    see: 'seen',
    speak: 'spoken',
    take: 'taken',
    throw: 'thrown',
    undertake: 'undertaken',
    wear: 'worn',
    withdraw: 'withdrawn',
    write: 'written',
  }),
);

/** `driven`, `led`, `repaired`. */
export const participleOf = (verb: string) => IRREGULAR_PARTICIPLE.get(verb) ?? inForm(verb, 'past');

/** Verbs of two syllables that double their last letter. Others do so after one vowel in one syllable. */
const DOUBLED = new Set([
  'refit',
  'commit',
  'submit',
  'refer',
  'transfer',
  'permit',
  'admit',
  'reset',
  'begin',
  'equip',
  'program',
  'control',
]);

const doubles = (verb: string) => DOUBLED.has(verb) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb);

/** A verb in a form; of a phrase such as `look after`, the first word changes. */
export function inForm(phrase: string, form: Form): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [conjugated(verb, form), ...rest].join(' ');
}

function conjugated(verb: string, form: Form): string {
  switch (form) {
    case 'base':
      return verb;
    case 's':
      if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
      return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
    case 'ing':
      if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
      if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
      return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
    case 'past':
      return IRREGULAR_PAST.get(verb) ?? regularPast(verb);
  }
}

function regularPast(verb: string): string {
  if (/e$/.test(verb)) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubles(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** The past tense of a gerund whose verb is irregular. */
export const PAST_OF_GERUND: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_PAST].map(([verb, past]) => [conjugated(verb, 'ing'), past]),
);

/** Past tenses of irregular verbs. */
export const IRREGULAR_PASTS: ReadonlySet<string> = new Set(IRREGULAR_PAST.values());

const FORMS = ['past', 'ing', 's', 'base'] as const;

/** The forms of these verbs. Forms that are also nouns (`Supports`, `Plan`) count only at the start of a line with an object. */
export function formsOf(verbs: readonly string[]): ReadonlyMap<string, { verb: string; form: Form }> {
  return new Map(FORMS.toReversed().flatMap((form) => verbs.map((verb) => [conjugated(verb, form), { verb, form }] as const)));
}
