import { withoutLabel } from '../document/labelled-cells.ts';
import { type Cell, type Line, sourcesOf } from '../document/lines.ts';
import { splitFederalFacts } from '../entries/federal-lines.ts';
import { withoutNarration } from '../entries/narrated-entries.ts';
import type { ReadCv } from '../shapes.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { lengthIn } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { withoutLanguageLabel } from '../vocabulary/language-levels.ts';
import { DOCUMENT, isName, SAYS_NOTHING } from '../vocabulary/names.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { withServiceAsNamed } from '../vocabulary/services.ts';
import { namesStudy } from '../vocabulary/study-words.ts';
import { isUnit } from '../vocabulary/units.ts';
import { wordsOf } from '../vocabulary/words.ts';
import { withoutContactLabel } from './contact.ts';
import { withoutFederalLabels } from './federal.ts';
import type { Provenance } from './provenance.ts';
import { isSchoolLevel } from './studies.ts';
import { TakenWords } from './taken-words.ts';
import { SAME_EMPLOYER } from './work.ts';

/**
 * Puts the words of lines that no field took into `more`: all words, without labels, minus those of the fields that were read from the same
 * items, minus those that are needless.
 * @param basics the sources of the fields of the person
 */
export function addLeftovers(context: Context, cv: ReadCv, basics: Provenance['basics'], lines: Line[]): void {
  const lengths = lines.flatMap((line) => line.cells.flatMap((cell) => lengthIn(context, cell.text)));
  if (lengths.length > 0) cv.more.push({ title: 'How long it lasted', lines: lengths });
  const taken = new TakenWords(cv, basics);
  const texts = splitFederalFacts(lines).flatMap((line) => {
    const text = withoutLabels(context, line);
    return SAYS_NOTHING.test(text.trim()) ? [] : [{ text, words: wordsOf(withServiceAsNamed(text)), line }];
  });
  const lost = texts.flatMap(({ text, words, line }, index) => {
    const [above, below] = [texts[index - 1]?.words.at(-1), texts[index + 1]?.words[0]];
    const missing = taken.missingOf(words, sourcesOf(line.cells), { above, below });
    const isNeedless = Object.values(NEEDLESS).some((test) => test({ context, cv, text, missing }));
    return missing.length === 0 || isNeedless ? [] : [missing.length > words.length / 2 ? text : asPrinted(text, missing)];
  });
  if (lost.length > 0) cv.more.push({ title: 'Not placed', lines: lost });
}

/** The words of a text that no field took. */
type Missing = { context: Context; cv: ReadCv; text: string; missing: string[] };

/** Words that no field has, and that say nothing beside what fields have. */
const NEEDLESS: Record<string, (words: Missing) => boolean> = {
  /** At the foot of a page. */
  repeatedName: ({ cv, missing }) => missing.length > 1 && missing.join(' ') === wordsOf(cv.basics.name).join(' '),
  /** `BA History at Tern College` */
  betweenDegreeAndSchool: ({ text, missing }) => missing.join(' ') === 'at' && namesStudy(text),
  betweenUnitAndPlace: ({ context, text, missing }) =>
    missing.join(' ') === 'in' && isUnit(context, text.replace(/ in \p{Lu}.*$/u, '')),
  /** `Jan 2019 to Jul 2021  Same school`: the post has the name of that school. */
  sameEmployer: ({ text, missing }) => missing.join(' ') === 'same' && SAME_EMPLOYER.test(text.slice(text.search(/\bsame\b/i))),
  shortForms: ({ cv, missing }) => missing.every((word) => isKnownService(cv, word)),
};

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
