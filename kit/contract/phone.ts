/** Phone numbers as people write them: which digits a telephone dials for them. */

/** The digit of each letter on the keys of a telephone, from A. */
const KEYS = '22233344455566677778889999';
/** The digits of a North American number after its area code; further letters of a word are not dialled. */
const AFTER_AREA = 7;
/** `988` and `211` are whole numbers, so the words after them are not digits. */
const AREA = /(?:\+?1[\s.-]{1,2})?\(?(?!988|[1-9]11)(?:0\d{3}|[2-9]\d\d)\)?/y;
const PIECE = /([\s.-]{0,2})([A-Za-z\d]+)/y;
const REPEATED = / ?\(([\d .-]+)\)/y;
const RUN = /(?:\(?\+ ?)?\(?\d(?:[ ().-]*\d)*\)?/g;
const ALWAYS = /24 ?\/ ?7/g;

/** The digit of a character in any script. The ten of each script follow one another from a multiple of ten of its block. */
function digitValue(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** Text with one kind of hyphen, digit and space. */
export const plainPhoneText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ');

const digitsOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '');

/**
 * The number with words that starts at a position of a plain text: `1-800-273-TALK`, with the digits that repeat it in brackets.
 * @returns its end and its digits; null where there is none
 */
function wordedNumber(text: string, at: number): { end: number; digits: string } | null {
  AREA.lastIndex = at;
  const area = AREA.exec(text)?.[0];
  if (!area) return null;
  let rest = '';
  let end = at + area.length;
  while (rest.length < AFTER_AREA) {
    PIECE.lastIndex = end;
    const [piece, mark = '', word = ''] = PIECE.exec(text) ?? [];
    // Small letters after a space are the words of a sentence: `800 then press 1`.
    if (!piece || (/[a-z]/.test(word) && !/[.-]/.test(mark))) return null;
    // Only a single word may have more letters than are dialled: `1-800-MEDICARE`.
    if (rest !== '' && rest.length + word.length > AFTER_AREA) return null;
    rest += word;
    end += piece.length;
  }
  if (!/[A-Za-z].*[A-Za-z]/.test(rest) || (rest.length > AFTER_AREA && !/^[A-Za-z]{8,10}$/.test(rest))) return null;
  const digits = digitsOf(area) + digitsOf(rest).slice(0, AFTER_AREA);
  REPEATED.lastIndex = end;
  const repeated = REPEATED.exec(text);
  if (repeated && `1${digits}`.endsWith(digitsOf(repeated[1] ?? ''))) end += repeated[0].length;
  return { end, digits: area.startsWith('+') ? `+${digits}` : digits };
}

/** What forms leave where only the area was filled in: `(410)    -`. */
const AREA_ALONE = /^\((?!988)\d{3}\)$/;

export type PhoneRun = { start: number; end: number; worded: boolean };

/** Where a plain text has digits that could be dialled, with what they are next to: brackets, hyphens, words that stand for digits. */
export function phoneRuns(text: string): PhoneRun[] {
  const runs: PhoneRun[] = [];
  const shown = text.replace(ALWAYS, (always) => '•'.repeat(always.length));
  RUN.lastIndex = 0;
  for (let found = RUN.exec(shown); found; found = RUN.exec(shown)) {
    const start = found.index;
    const worded = wordedNumber(text, start);
    const end = worded?.end ?? start + found[0].length;
    runs.push({ start, end, worded: worded !== null });
    RUN.lastIndex = end;
  }
  return runs;
}

/** A run without brackets that are opened or closed only outside of it, and without the spaces around it. */
export function wholeBrackets(run: string): string {
  const opened = run.lastIndexOf('(');
  const cut = opened > 0 && !run.includes(')', opened) ? run.slice(0, opened) : run;
  const closed = cut.endsWith(')') && !cut.includes('(') ? cut.slice(0, -1) : cut;
  return (closed.startsWith('(') && !closed.includes(')') ? closed.slice(1) : closed).replace(/[ .-]+$/, '');
}

const ABROAD = /^\s*\(?(?:\+|00 ?(?=[1-9])|011 ?(?=[2-9](?:\D*\d){8})) ?/;

/** A number with a plus in place of the digits for calls abroad, and without a zero that is dialled only within its country: `0044 (0)20 7946 0018`. */
export const withPlus = (number: string): string =>
  ABROAD.test(number) ? number.replace(ABROAD, '+').replace(/\( ?0 ?\) ?/, '') : number;

/**
 * What a telephone dials for a number: `+442079460018` for `+44 (0)20 7946 0018`, `18002738255` for `1-800-273-TALK (8255)`, `988` for `988 then
 * press 1`. Of several numbers the first; null where there is none.
 */
export function dialledDigits(number: string): string | null {
  const text = plainPhoneText(number);
  for (const { start, end } of phoneRuns(text)) {
    const worded = wordedNumber(text, start);
    if (worded) return worded.digits;
    const run = wholeBrackets(text.slice(start, end));
    const abroad = withPlus(run);
    const digits = abroad.replace(/\D/g, '');
    if (digits.length >= 3 && !AREA_ALONE.test(run)) return abroad.startsWith('+') ? `+${digits}` : digits;
  }
  return null;
}

/** The address of a link that calls a number; undefined where it has none to dial. */
export function telHref(number: string): string | undefined {
  const digits = dialledDigits(number);
  return digits === null ? undefined : `tel:${digits}`;
}
