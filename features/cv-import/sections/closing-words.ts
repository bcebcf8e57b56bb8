import { type Line, textOf } from '../document/lines.ts';
import { paragraphsOf } from '../document/paragraphs.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { isName } from '../vocabulary/names.ts';
import { either } from '../vocabulary/terms.ts';

/** `Leipzig, 3 March 2025`: where and when a document was signed, as its last line. */
function isSigned(context: Context, { cells: [only, second] }: Line): boolean {
  const [, day = ''] =
    (only && !second && /^\p{Lu}[\p{L}. -]{1,30},\s+(?:the |den |le )?(\d{1,2}[\s.].{4,24})$/u.exec(only.text)) || [];
  const span = day === '' ? null : findSpan(context, day);
  return span !== null && span.startDate === '' && span.endDate.length === 7 && span.printedDates.length === day.length;
}

/** The first words of a declaration or of a consent to processing data, in the languages whose CVs end with one. */
const BEGINS = either(
  'iu',
  /^I (?:hereby |do hereby )?(?:declare|certify|solemnly|affirm|confirm|agree|consent|give (?:my )?consent)\b/,
  /^(?:(?:Wyrażam|Niniejszym wyrażam) zgodę|Autorizzo|Ich (?:versichere|erkläre)|Je certifie|Declaro|I authori[sz]e )/,
);
/** What it is about. */
const ABOUT =
  /\b(?:personal data|data protection|GDPR|true|correct|accurate|best of my knowledge|danych|dati personali|wahrheit|exactitude|exacts|verdad|datos)\b/iu;

/** `References? Just ask.`: says nothing that an employer does not know. */
const ON_REQUEST = either(
  'i',
  /^may (?:we|you) contact your (?:present|current|last) employer\?/,
  new RegExp(
    [
      String.raw`^ref(?:eree|erence)?s?\b:?[^:]{0,50}\b(?:request|ask|available|application|no problem|gladly`,
      String.raw`|(?:will|can) be (?:sent|given|supplied|provided))\b[^:]{0,40}$`,
    ].join(''),
  ),
);

/** The most lines that a declaration takes. */
const MOST_LINES = 6;

/** The lines of a CV without the declaration, consent, place and date at its end, the declaration, and that references can be had. */
export function withoutClosingWords(
  context: Context,
  lines: Line[],
): { rest: Line[]; declaration: string[]; onRequest: string[] } {
  const above = lines.at(-2);
  // The name below the place and date of a signature.
  if (above && isSigned(context, above) && isName(textOf(lines.at(-1) as Line)))
    return withoutClosingWords(context, lines.slice(0, -1));
  const last = lines.at(-1);
  const [only, second] = last?.cells ?? [];
  const isSentence = only !== undefined && !second && ON_REQUEST.test(only.text);
  const signed = last && (isSigned(context, last) || isSentence) ? lines.slice(0, -1) : lines;
  const onRequest = isSentence && only ? [only.text] : [];
  const from = signed.findLastIndex((line, index) => index >= signed.length - MOST_LINES && BEGINS.test(textOf(line)));
  const declared = from < 0 ? [] : signed.slice(from);
  if (from < 1 || !ABOUT.test(declared.map(textOf).join(' '))) return { rest: signed, declaration: [], onRequest };
  const isHeaded = /^declaration\s*:?$/i.test(textOf(signed[from - 1] as Line));
  return { rest: signed.slice(0, isHeaded ? from - 1 : from), declaration: paragraphsOf(declared), onRequest };
}
