import { type Cell, type Line, sourcesOf, textOf } from '../document/lines.ts';
import { joined, paragraphsOf } from '../document/paragraphs.ts';
import type { Section } from '../sections/sections.ts';
import type { ReadCv, ReadService } from '../shapes.ts';
import { emailIn, isUrlOnly, phoneIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { areLanguages } from '../vocabulary/language-levels.ts';
import { clearanceIn } from '../vocabulary/military.ts';
import { isName, isNameInSmallLetters, nameAsWritten, RETIRED, SAYS_NOTHING } from '../vocabulary/names.ts';
import { isPlace, maybePlace } from '../vocabulary/places.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { isNumberedStreet, isResidence, withoutMoves } from '../vocabulary/residence.ts';
import { factsOf, readContact, withContactLabelInLine } from './contact.ts';
import { readLanguages } from './languages.ts';
import type { Provenance } from './provenance.ts';

/** Moves the contacts in the last line of a page to those below the name: `jane@frost.test · 07700 900123 · Leeds`. */
export function takeContactsAtFoot(context: Context, sections: Section[]): void {
  const [head] = sections;
  const last = sections.at(-1);
  if (head?.kind !== 'head' || !last || last === head || last.kind === 'references') return;
  const isContact = (fact: string) =>
    emailIn(fact) ||
    phoneIn(fact) ||
    isUrlOnly(fact) ||
    isResidence(context, withoutMoves(context, fact).place) ||
    isNumberedStreet(context, fact) ||
    isName(fact);
  // `Reading` above the last line is an interest, not a town.
  const isSure = (fact: string) => emailIn(fact) !== '' || phoneIn(fact) !== '' || isUrlOnly(fact) || /[\d,]/.test(fact);
  const above = last.lines.findLastIndex(
    (line) => !factsOf(line).every(isContact) || (line !== last.lines.at(-1) && !factsOf(line).some(isSure)),
  );
  const foot = last.lines.slice(Math.max(above + 1, last.lines.length - FOOT_LINES));
  const [first] = foot;
  const email = emailIn(foot.map(textOf).join('\n'));
  const own = emailIn(head.lines.map(textOf).join('\n'));
  if (!first || email === '' || (own !== '' && own !== email) || foot.flatMap(factsOf).length < 2) return;
  last.lines = last.lines.slice(0, -foot.length);
  head.lines = [...head.lines, { ...first, cells: foot.flatMap(({ cells }) => cells) }];
}

/** The most lines of contacts at the foot of a page. */
const FOOT_LINES = 4;

export function rankBeforeName(lines: Line[], name: string, { service, country }: ReadService): string {
  const first = name.toLowerCase();
  const of = country && { name: service, country };
  for (const line of lines.slice(0, 8))
    for (const { text } of line.cells) {
      const at = text.toLowerCase().indexOf(first);
      const before = text
        .slice(0, Math.max(0, at))
        .replace(/^[A-Z]{0,2}\d{6,10}[A-Z]?\s+/, '')
        .trim()
        .replace(RETIRED, '');
      const bare = before.replace(/\.$/, '');
      if (first !== '' && [bare, bare.replace(/\s?\([A-Z&/]{1,6}\)$/, '')].some((rank) => isRank(rank, of))) return before;
    }
  return '';
}

/**
 * Extracts name, headline, contacts and summary from the text before the first heading or under a contact heading.
 * @returns the sources of these
 */
export function readPerson(context: Context, cv: ReadCv, sections: Section[]): Provenance['basics'] {
  const head = sections.filter(({ kind }) => kind === 'head' || kind === 'contact' || kind === 'profiles');
  const lines = withJoinedName(
    context,
    withNameOfForm(head.filter(({ kind }) => kind !== 'profiles').flatMap(({ lines: printed }) => printed)).flatMap(
      withContactLabelInLine,
    ),
  );
  const named =
    nameLine(context, lines) ??
    nameLine(
      context,
      sections.flatMap((section) => section.lines).filter((line) => line.cells.some((cell) => cell.size > 14)),
    );
  const nameCell = named?.cells.find((cell) => isName(cell.text)) ?? nameWithoutCapitals(context, lines);
  if (nameCell) cv.basics.name = nameAsWritten(nameCell.text);
  const languages = new Set(lines.filter((line) => namesLanguages(context, line)));
  cv.languages.push(...[...languages].flatMap((line) => readLanguages(context, [{ ...line, cells: line.cells.slice(1) }])));
  const others = lines
    .filter((line) => !languages.has(line))
    .map((line) =>
      line.cells.some((cell) => cell === nameCell) ? { ...line, cells: line.cells.filter((cell) => cell !== nameCell) } : line,
    )
    .filter((line) => line.cells.length > 0);
  const { contact, rest, moves, sources } = readContact(
    context,
    [...others, ...head.filter(({ kind }) => kind === 'profiles').flatMap((section) => section.lines)],
    new Set(head.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines.flatMap(({ cells }) => cells))),
  );
  Object.assign(cv.basics, contact);
  if (moves.length > 0) cv.more.push({ title: 'Availability', lines: moves });
  const ofHead = new Set(others);
  const prose: Line[] = [];
  const below = nameCell ? nameCell.y : Number.NEGATIVE_INFINITY;
  const left: string[] = [];
  for (const [index, { line, facts }] of rest.entries()) {
    const whole = factsOf(line);
    const text = facts.length === whole.length ? textOf(line) : facts.join(' ');
    const cell = line.cells[0];
    if (MAY_WORK.test(text)) {
      cv.more.push({ title: 'Availability', lines: [text] });
      continue;
    }
    const isLabel =
      !cv.basics.label &&
      prose.length === 0 &&
      cell !== undefined &&
      cell.y >= below &&
      text.length <= 90 &&
      !/[.;]$|\d{4}|: \S/.test(text) &&
      clearanceIn(text) === '' &&
      !isProseAbove(line, rest[index + 1]?.line) &&
      facts.length <= 4 &&
      lines.length > 0 &&
      ofHead.has(line);
    if (isLabel) cv.basics.label = text;
    else if (continuesLabel(cv, line, rest[index - 1]?.line, text)) cv.basics.label += ` ${text}`;
    else if (facts.length === whole.length && (text.length > 40 || prose.length > 0)) prose.push(line);
    else left.push(facts.join(' '));
  }
  if (!cv.basics.location && cv.basics.label.includes(',') && maybePlace(context, cv.basics.label)) {
    // A town and county that no list has, below the name.
    cv.basics.location = cv.basics.label;
    cv.basics.label = '';
  }
  cv.basics.summary = paragraphsOf(prose).join('\n');
  // The first sentences of a summary can include the place of residence: `Systems engineer. Hexham, Northumberland. Free from May.`
  if (!cv.basics.location)
    cv.basics.location =
      cv.basics.summary.length < 1000
        ? (cv.basics.summary
            .split(/(?<=\p{Ll})\.\s+/u)
            .find((sentence) => sentence.includes(',') && isPlace(context, sentence)) ?? '')
        : '';
  const values = left.filter((text) => !SAYS_NOTHING.test(text) && text !== nameCell?.text);
  if (values.length > 0) cv.more.push({ title: '', lines: values });
  return {
    ...(nameCell && { name: nameCell.sources }),
    ...sources,
    ...(prose.length > 0 && { summary: sourcesOf(prose.flatMap(({ cells }) => cells)) }),
  };
}

/** `Dialects / languages` beside what someone speaks, among personal details. */
const namesLanguages = (context: Context, { cells: [label, ...values] }: Line) =>
  label !== undefined &&
  values.length > 0 &&
  looseKind(context, label.text) === 'languages' &&
  areLanguages(context, values.map(({ text }) => text).join(' '));

/** A permission to work: `Authorized to work in the US for any employer` */
const MAY_WORK = /^(?:authori[sz]ed|eligible|entitled|right|permitted) to work (?:in|for)\b[^.]{0,60}$/i;

/** Whether a line is the first of a paragraph: the next one, below it, goes on in small letters. */
function isProseAbove({ cells: [cell, second] }: Line, next: Line | undefined): boolean {
  const [below, other] = next?.cells ?? [];
  const isBelow = cell && !second && below && !other && Math.abs(below.x - cell.x) < 2 && below.y - cell.y < 1.8 * cell.size;
  return isBelow === true && cell.text.length > 40 && /^\p{Ll}/u.test(below.text) && below.text.length > 20;
}

/** Whether a line continues a job title that wraps in a narrow column. */
function continuesLabel(cv: ReadCv, line: Line, before: Line | undefined, text: string): boolean {
  const [cell, above] = [line.cells[0], before?.cells[0]];
  return Boolean(
    cell &&
      above &&
      before &&
      cv.basics.label === textOf(before) &&
      Math.abs(cell.x - above.x) < 2 &&
      cell.size === above.size &&
      cell.y - above.y < 1.8 * cell.size &&
      text.length < 40 &&
      cell.bold === above.bold,
  );
}

const FAMILY_NAME = /^(?:surname|(?:family|last) name)(?:\(s\))?\s*:?$/i;
const GIVEN_NAMES = /^(?:forenames?|(?:first|given|christian) names?)(?:\(s\))?\s*:?$/i;

/** A form's fields for the family name and the first names as one line with the whole name. */
function withNameOfForm(printed: Line[]): Line[] {
  const lines = printed.map((line) => ({ ...line, cells: line.cells.flatMap(splitLabelOfName) }));
  const fieldBeside = (label: RegExp) => {
    for (const { cells } of lines)
      for (const [index, cell] of cells.entries()) {
        const value = label.test(cell.text) ? cells[index + 1] : undefined;
        if (value && isPartOfName(value.text)) return [cell, value] as const;
      }
    return null;
  };
  const [family, given] = [fieldBeside(FAMILY_NAME), fieldBeside(GIVEN_NAMES)];
  if (!family || !given) return printed;
  const used = new Set<Cell>([...family, ...given]);
  const name = {
    ...given[1],
    text: `${given[1].text} ${family[1].text}`,
    sources: sourcesOf([...given, ...family]),
    size: given[1].size + 1,
  };
  const rest = lines.map((line) => ({ ...line, cells: line.cells.filter((cell) => !used.has(cell)) }));
  return [{ ...(lines[0] as Line), cells: [name] }, ...rest.filter(({ cells }) => cells.length > 0)];
}

/** The longest line with the fields of a name. */
const MAX_NAME_FIELDS = 200;
/** Parts of a name that each have a label: `Surname: Frost`, `Surname: Frost Title: Dr` */
function splitLabelOfName(cell: Cell): Cell[] {
  // In a long text the pattern takes quadratic time.
  if (cell.text.length > MAX_NAME_FIELDS) return [cell];
  const [, label = '', value = '', more = ''] =
    /^((?:sur|fore|family |given |first |last |christian )names?(?:\(s\))?):\s+(\p{Lu}[^:]{1,50}?)(?:\s+((?:\p{Lu}\p{Ll}*\s?(?:\(s\))?){1,2}:\s.*))?$/iu.exec(
      cell.text,
    ) ?? [];
  if (label === '') return [cell];
  const rest = more === '' ? [] : splitLabelOfName({ ...cell, text: more, x: cell.x + 2 });
  return [{ ...cell, text: label }, { ...cell, text: value, x: cell.x + 1 }, ...rest];
}

const isPartOfName = (text: string) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text);

/** Joins a name that a narrow column or wide letter-spacing split: adjacent pieces of the largest text. */
function withJoinedName(context: Context, lines: Line[]): Line[] {
  const cells = lines.flatMap((line) => line.cells);
  const size = cells.reduce((most, cell) => Math.max(most, cell.size), 0);
  const [first, ...others] = cells.filter((cell) => cell.size > size - 0.5);
  if (!first || size < 12) return lines;
  let end = 0;
  while (end < Math.min(others.length, 3) && isAdjacent(others[end - 1] ?? first, others[end])) end++;
  for (; end > 0; end--) {
    const parts = others.slice(0, end);
    const text = [first, ...parts].map((cell) => cell.text).reduce(joined);
    if (!isName(text) || [first, ...parts].some((cell) => headingKind(context, cell.text) !== null)) continue;
    return lines
      .map((line) => ({
        ...line,
        cells: line.cells
          .filter((cell) => !parts.includes(cell))
          .map((cell) => (cell === first ? { ...cell, text, sources: sourcesOf([first, ...parts]) } : cell)),
      }))
      .filter((line) => line.cells.length > 0);
  }
  return lines;
}

const isAdjacent = (cell: Cell, other: Cell | undefined) =>
  other !== undefined &&
  ((Math.abs(other.y - cell.y) < 1 && other.x - cell.right < 3 * cell.size) ||
    (other.y > cell.y && other.y - cell.y < 1.8 * cell.size && other.x < cell.right && other.right > cell.x));

/** The largest of the first lines that can be a name. */
function nameLine(context: Context, lines: Line[]): Line | undefined {
  let best: { line: Line; size: number } | undefined;
  for (const line of lines.slice(0, 30)) {
    for (const cell of line.cells) {
      if (isName(cell.text) && headingKind(context, cell.text) === null && (!best || cell.size > best.size + 0.5))
        best = { line, size: cell.size };
    }
  }
  return best?.line;
}

/** The first line of a head in which nothing has a capital. */
function nameWithoutCapitals(context: Context, lines: Line[]): Cell | undefined {
  const [first] = lines[0]?.cells ?? [];
  const hasCapitals = lines.some((line) => /\p{Lu}/u.test(textOf(line)));
  return first && !hasCapitals && isNameInSmallLetters(first.text) && looseKind(context, first.text) === null ? first : undefined;
}
