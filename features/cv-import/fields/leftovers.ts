import { withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, lineOf, rowsOf } from '../document/lines.ts';
import { splitFederalFacts } from '../entries/federal-lines.ts';
import { withoutNarration } from '../entries/narrated-entries.ts';
import type { ReadCv } from '../shapes.ts';
import { emailIn, isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { lengthIn } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { withoutLanguageLabel } from '../vocabulary/language-levels.ts';
import { isUnit, withServiceAsNamed } from '../vocabulary/military.ts';
import { DOCUMENT, isName, nameAsWritten } from '../vocabulary/names.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { namesStudy } from '../vocabulary/study-words.ts';
import { wordsOf } from '../vocabulary/words.ts';
import { readContact, withoutContactLabel } from './contact.ts';
import { withoutFederalLabels } from './federal.ts';
import { isSchoolLevel } from './studies.ts';
import { SAME_EMPLOYER } from './work.ts';

/** Numbers of pages and titles of documents say nothing of the person. */
export const SAYS_NOTHING =
  /^(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$|^page\s*\d{1,3}$|^page\s+(?:of|\/)$|^(?:curriculum vitae|resume|résumé|c\.?v\.?|lebenslauf)$/i;

/** Headers and footers, each once, without page numbers. */
export function addRunningLines(context: Context, cv: ReadCv, running: Cell[]): void {
  if (!cv.basics.name) {
    const name = running.find((cell) => isName(cell.text));
    if (name) cv.basics.name = nameAsWritten(name.text);
  }
  const lines = [...new Set(contactsTaken(context, cv, running))].filter(
    (text) => !SAYS_NOTHING.test(text.trim()) && !isNameWithPage(text, cv.basics.name),
  );
  if (lines.length > 0) cv.more.push({ title: 'Headers and footers', lines });
}

/**
 * Fills in how to reach the person from headers and footers, where these are the person's and not those of an agency: they have the person's name, or an
 * address with a part of it.
 * @returns the texts that are left
 */
function contactsTaken(context: Context, { basics }: ReadCv, running: Cell[]): string[] {
  const texts = running.map((cell) => cell.text);
  const email = emailIn(texts.join('\n'));
  const names = wordsOf(basics.name).filter((word) => word.length > 2);
  const [local = ''] = email.split('@');
  const isOwn =
    names.length > 0 &&
    (email === basics.email ||
      names.some((word) => local.toLowerCase().includes(word)) ||
      texts.some((text) => isName(text) && wordsOf(text).join() === wordsOf(basics.name).join()));
  const lacks = basics.email === '' || basics.phone === '' || basics.location === '';
  if (!isOwn || email === '' || !lacks) return texts;
  const seen = new Set<string>();
  const once = running.filter(({ text }) => !seen.has(text) && seen.add(text));
  const { contact, rest } = readContact(
    context,
    rowsOf(once).map((cells) => ({ ...lineOf(''), cells })),
    new Set(once),
  );
  basics.email ||= contact.email;
  basics.phone ||= contact.phone;
  basics.location ||= contact.location;
  basics.url ||= contact.url;
  if (basics.profiles.length === 0) basics.profiles = contact.profiles;
  return rest.flatMap(({ facts }) => facts);
}

/** The person's name beside a page number: `Jane Frost · Page 2` */
const isNameWithPage = (text: string, name: string) => {
  const [, before = ''] = /^(.*\S)\s+[–—|·•-]\s*page\s*\d{1,2}$/i.exec(text) ?? [];
  return before !== '' && wordsOf(before).join() === wordsOf(name).join();
};

/** Puts text without a field into `more`. */
export function addLeftovers(context: Context, cv: ReadCv, lines: Line[]): void {
  const lengths = lines.flatMap((line) => line.cells.flatMap((cell) => lengthIn(context, cell.text)));
  if (lengths.length > 0) cv.more.push({ title: 'How long it lasted', lines: lengths });
  const printed = textsIn(cv).map(withServiceAsNamed);
  const bag = new Map<string, number>();
  for (const word of printed.flatMap(wordsOf)) bag.set(word, (bag.get(word) ?? 0) + 1);
  const run = printed.flatMap(wordsOf).join('');
  const lost: string[] = [];
  for (const line of splitFederalFacts(lines)) {
    const text = withoutLabels(context, line);
    if (SAYS_NOTHING.test(text.trim())) continue;
    const words = wordsOf(withServiceAsNamed(text));
    const missing = words.filter((word, index) => {
      const count = bag.get(word) ?? 0;
      bag.set(word, count - 1);
      // A word at a line's end may have been joined to the next line's first.
      return count <= 0 && !((index === 0 || index === words.length - 1) && run.includes(word) && !bag.has(word));
    });
    // The name is repeated at the foot of a page.
    if (missing.length > 1 && missing.join(' ') === wordsOf(cv.basics.name).join(' ')) continue;
    // `BA History at Tern College`: what joins a degree and its school says nothing without them.
    if (missing.join(' ') === 'at' && namesStudy(text)) continue;
    if (missing.join(' ') === 'in' && isUnit(context, text.replace(/ in \p{Lu}.*$/u, ''))) continue;
    // `Jan 2019 to Jul 2021  Same school`: the post has the name of that school.
    if (missing.join(' ') === 'same' && SAME_EMPLOYER.test(text.slice(text.search(/\bsame\b/i)))) continue;
    if (missing.every((word) => isKnownService(cv, word))) continue;
    if (missing.length > 0) lost.push(missing.length > words.length / 2 ? text : asPrinted(text, missing));
  }
  if (lost.length > 0) cv.more.push({ title: 'Not placed', lines: lost });
}

/** Whether a word is the short form of a service or rank that the CV has by its name: `RAF` of Royal Air Force, `Sgt` of Sergeant. */
const isKnownService = (cv: ReadCv, word: string) =>
  word.length < 5 &&
  cv.military.some(({ service, rank }) => {
    const initials = service.toLowerCase().replace(/(\p{L})\p{L}*\s*/gu, '$1');
    return word === initials || (isRank(word, null) && word !== rank.toLowerCase() && areLettersOf(word, rank.toLowerCase()));
  });

/** Whether a text has these letters in this order, from its first one. */
function areLettersOf(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0 || (from === 0 && at > 0)) return false;
    from = at + 1;
  }
  return true;
}

/** The words of a text as it prints them. */
const asPrinted = (text: string, words: readonly string[]) =>
  (text.match(/[\p{L}\p{M}\d'’&+#.-]+/gu) ?? words)
    .filter((printed) => wordsOf(printed).some((word) => words.includes(word)))
    .map((printed) => printed.replace(/[.-]+$/, ''))
    .join(' ') || words.join(' ');

/** Labels whose text says what it is. */
const UNNEEDED = /^(?:major|minor|field of study)s?:\s+/i;

/** A line without what only says which field its text belongs to. */
function withoutLabels(context: Context, printed: Line): string {
  const [name] = printed.cells;
  const printedName = name?.text.replace(DOCUMENT, '').replace(/^(?:full )?name\s*:\s+/i, '') ?? '';
  const line =
    name && printedName !== name.text && isName(printedName)
      ? { ...printed, cells: [{ ...name, text: printedName }, ...printed.cells.slice(1)] }
      : printed;
  const cells = line.cells.flatMap((cell) =>
    isLabel(cell.text) ||
    SAME_EMPLOYER.test(cell.text.trim()) ||
    (line.cells.length > 1 && (isContactLabel(cell.text) || isNameOfList(context, cell, line) || isSchoolLevel(cell.text)))
      ? []
      : [withoutNarration(context, withoutContactLabel(withoutLanguageLabel(context, withoutLabel(cell).cell.text)))],
  );
  return withoutFederalLabels(cells.join(' ')).replace(UNNEEDED, ' ');
}

/** `Languages` beside the list that it names. */
const isNameOfList = (context: Context, cell: Cell, { cells }: Line) =>
  cell === cells[0] &&
  cells.length === 2 &&
  (headingKind(context, cell.text) !== null || looseKind(context, cell.text) === 'languages');

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      key === 'kind' || key === 'startDate' || key === 'endDate' ? [] : textsIn(part),
    );
  return [];
}
