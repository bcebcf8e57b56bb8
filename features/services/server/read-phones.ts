import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { dialledDigits, type PhoneRun, phoneRuns, plainPhoneText, wholeBrackets } from '#kit/contract/phone.ts';
import { shortened } from '#kit/contract/shortened.ts';
import { LONGEST_PHONE_NOTE } from '../rules.ts';
import { cleanText } from './importing/import-text.ts';

type Phone = { number: string; note: string };

/** A text phone user dials this prefix before the number of a Relay UK call. */
const RELAY = /^1800[12] /;
/** What says that the number after it is for another machine. */
const NOT_CALLED = /\b(?:fax|text|txt|sms)\b[^\d;]{0,30}$/i;
/** What says that a few digits after it are no number: an extension, a choice in a menu, a room. */
const NO_NUMBER = /\b(?:ext|extn|extension|option|opt|press|room|suite|unit|floor|po box)\b[^\d;]{0,20}$|(?:^|[^a-z])[x#]\.? ?$/i;
const CALLED = /\b(?:call|phone|ring|dial|tel|telephone|voice|relay|minicom)\b/i;
const TIME = /^(\d{1,2}(?:[. ][0-5]\d)?|[012]\d[0-5]\d) ?- ?(\d{1,2}(?:[. ][0-5]\d)?|[012]\d[0-5]\d)$/;
/** Short numbers of a country, which are known without more digits around them. */
const SHORT: Record<string, RegExp> = { GB: /^(?:116\d{3}|999|112|111|101|105|119)$/, US: /^(?:988|[2-9]11)$/ };
/** What follows a count of hours or a time of day: `24 hours`, `9 am`, `24/7`. */
const UNIT = /^(?:\s*(?:-?\s*(?:hours?|hrs?)|[ap]\.?m)\b|\/7|:\d)/i;

/**
 * The numbers to call in a text, each as written, with the words around it as its note. Numbers for faxes and text messages and extensions stay in
 * the notes. A number that its country's telephones would not reach as written is in international form.
 * @param country ISO code of the country whose numbers have no code
 * @returns none where there is no number, or its length is that of none
 */
export function readPhones(value: string, country: string): Phone[] {
  const text = withWholeNumbers(plainPhoneText(cleanText(value).replaceAll('\n', '; ')), country);
  const found: { start: number; end: number; number: string }[] = [];
  for (const run of phoneRuns(text)) {
    const before = text.slice(found.at(-1)?.end ?? 0, run.start);
    if (NOT_CALLED.test(before) && !CALLED.test(before)) continue;
    for (const part of partsOfRun(text, run, country)) {
      if (!part.isValid && !isPlausible(text, part, found.length, before, country)) continue;
      found.push(part);
    }
  }
  const notes = found.map((): string[] => []);
  for (const [index, words] of gapsOf(text, found).entries()) {
    // Before the first number everything is about it. Later, `; office ` is about the next number, and ` (free)` about the one before.
    const label = index === 0 ? words : index === found.length ? '' : (LABEL.exec(words)?.[1] ?? '');
    notes[index - 1]?.push(bareWords(words.slice(0, words.length - label.length)));
    notes[index]?.push(bareWords(label).replace(MEANS_PHONE, ''));
  }
  return onceEach(found.map(({ number }, index) => ({ number, notes: notes[index] ?? [] })));
}

/** A number, and last digits of others: `618-239-0087/0095`, `01234 567890/1/2`. */
const SHARED_START = /(\+?\(?\d[\d ().-]{6,}\d)((?: ?\/ ?\d{1,4})+)(?![\d:]|[ .-]?[\p{L}\d])/gu;

/** Writes numbers whole that share their first digits with the one before, where both are valid. */
function withWholeNumbers(text: string, country: string): string {
  return text.replace(SHARED_START, (whole, first: string, ends: string) => {
    const numbers = [first];
    for (const end of ends.match(/\d+/g) ?? []) {
      const start = first.slice(0, -end.length);
      if (!/^\d+$/.test(first.slice(-end.length)) || reachable(start + end, country) === null) return whole;
      numbers.push(start + end);
    }
    return reachable(first, country) === null ? whole : numbers.join(' / ');
  });
}

/**
 * The numbers to call of phones that may each say several, every number once with all that was written about it.
 * @returns also the positions of the phones that have none
 */
export function readPhoneList(list: readonly { number: string; note?: string | undefined }[], country: string) {
  const unread: number[] = [];
  const numbers = list.flatMap(({ number, note = '' }, index) => {
    const read = readPhones(number, country);
    if (read.length === 0) unread.push(index);
    return read.map((phone) => ({ number: phone.number, notes: [note, phone.note] }));
  });
  return { phones: onceEach(numbers), unread };
}

function onceEach(numbers: readonly { number: string; notes: readonly string[] }[]): Phone[] {
  const once = new Map<string, { number: string; notes: Set<string> }>();
  for (const { number, notes } of numbers) {
    const dialled = dialledDigits(number) ?? number;
    const phone = once.get(dialled) ?? { number, notes: new Set() };
    for (const note of notes) if (note) phone.notes.add(note);
    once.set(dialled, phone);
  }
  return [...once.values()].map(({ number, notes }) => ({ number, note: shortened([...notes].join(', '), LONGEST_PHONE_NOTE) }));
}

/** The texts before, between and after parts of a text. */
const gapsOf = (text: string, parts: readonly { start: number; end: number }[]): string[] =>
  [...parts, { start: text.length, end: text.length }].map(({ start }, index) => text.slice(parts[index - 1]?.end ?? 0, start));

const LABEL = /(?:^|[;|/,]|\b(?:or|and)\b)[\s(]*(\p{L}[\p{L} .’'-]{0,60}:? ?)$/u;
const MEANS_PHONE = /^(?:(?:please )?(?:call|phone|ring|dial)(?: us)?(?: (?:on|at))?|tel|telephone|phone)\.?$/i;

/** Words without the marks that separated them from a number. */
const bareWords = (words: string): string =>
  words
    .replace(/^[\s,;:|/.&-]*(?:(?:or|and)\b)?[\s,;:|/.&-]*/i, '')
    .replace(/[\s,;:|/&-]*(?:\b(?:or|and))?[\s,;:|/&-]*$/i, '')
    .replace(/^\(([^()]*)\)?$/, '$1')
    .replace(/^(?:x|ext\.?|extension)$/i, '')
    .replace(/^([^()]*)\)$/, '$1')
    .trim();

type Part = { start: number; end: number; number: string; isValid: boolean };

/** The numbers of a run of digits: `01234 567890 01234 567891` has two, `0808 802 8080 24` one and something else. */
function partsOfRun(text: string, { start, end, worded }: PhoneRun, country: string): Part[] {
  if (worded) return [{ start, end, number: text.slice(start, end), isValid: true }];
  const run = withoutUnit(text.slice(start, end), text.slice(end));
  const from = start + text.slice(start, end).indexOf(run);
  const cuts = [run.length, ...[...run.matchAll(/[ (]/g)].map(({ index }) => index).reverse()];
  for (const cut of cuts) {
    const written = wholeBrackets(run.slice(0, cut));
    const number = reachable(written, country);
    if (number === null) continue;
    const to = from + run.indexOf(written) + written.length;
    const rest = text.slice(to, start + (end - start)).search(/[+\d(]/);
    return [
      { start: from, end: to, number, isValid: true },
      ...(rest < 0 ? [] : partsOfRun(text, { start: to + rest, end, worded: false }, country)),
    ];
  }
  return run ? [{ start: from, end: from + run.length, number: run, isValid: false }] : [];
}

/** A run without the count at its end that belongs to the words after it: `116 123 24` before ` hours`. */
const withoutUnit = (run: string, after: string): string =>
  wholeBrackets(UNIT.test(after) ? run.replace(/(?:^|[ (-]+)\d{1,2}(?: ?- ?\d{1,2})?$/, '') : run);

/** A valid number as written, or in international form where a telephone of the country would not reach it as written; null for others. */
function reachable(written: string, country: string): string | null {
  const dialled = dialledDigits(written);
  if (dialled === null || dialled.length < 7) return null;
  if (country === 'GB' && RELAY.test(written)) return reachable(written.replace(RELAY, ''), country) && written;
  const parsed = valid(dialled, country) ?? valid(`+${dialled}`, country);
  if (!parsed) return null;
  const national = parsed.formatNational().replace(/\D/g, '');
  const isNational =
    parsed.countryCallingCode === getCountryCallingCode(country as CountryCode) &&
    (dialled === national || dialled === `1${national}`);
  return dialled.startsWith('+') || isNational ? written : parsed.formatInternational();
}

const valid = (dialled: string, country: string) => {
  const parsed = parsePhoneNumber(dialled, { defaultCountry: country as CountryCode, extract: false });
  return parsed?.isValid() ? parsed : null;
};

/** Whether digits that no country's plan contains are a number to call: a short one, one of a local network, or one made up for an example. */
function isPlausible(text: string, { number }: Part, found: number, before: string, country: string): boolean {
  const dialled = dialledDigits(number);
  if (dialled === null || TIME.test(number) || /[$£€] ?$/.test(before)) return false;
  if (dialled.length > 7)
    return parsePhoneNumber(dialled, { defaultCountry: country as CountryCode, extract: false })?.isPossible() ?? false;
  if (dialled.length < 7 && NO_NUMBER.test(before)) return false;
  if (dialled.length === 7 || number === text) return true;
  const isShort = SHORT[country]?.test(dialled) ?? false;
  if (found > 0) return /^[\s,;/|]*(?:or|and)?[\s,;/|]*$/i.test(before) || (isShort && /[;,/|]|\b(?:or|and)\b/.test(before));
  return isShort || /[:(] ?$/.test(before) || CALLED.test(before);
}
