import { type Cell, type Line, lineOf, sourcesOf, textOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { entriesOf } from '../entries/entries.ts';
import type { Entry } from '../entries/entry.ts';
import { AWARD } from '../vocabulary/awards.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { maybePlace } from '../vocabulary/places.ts';
import { runSteps } from '../vocabulary/steps.ts';
import { namesSchool } from '../vocabulary/study-words.ts';
import { anyOf } from '../vocabulary/terms.ts';
import { listedOf, readListed } from './work.ts';

/** `Kiln — an incremental build tool`, line after line. */
export const isOnePerLine = (lines: Line[]) =>
  lines.length > 1 &&
  lines.every((line) => line.cells.every(({ bullet }) => !bullet) && /^\p{Lu}[^—–:]{1,40}(?: [—–] |: )\S/u.test(textOf(line)));

/** Reads awards or certificates. Where several are on one line, each is complete. */
export function readNames(context: Context, printed: Line[], separate: (line: Line) => Line[]): ReturnType<typeof readListed> {
  const lines = runSteps(context, printed, { withListsJoined: (_, names) => withListsJoined(names), withNamesJoined });
  const names = listLines(lines).flatMap(separate);
  return names.length > lines.length &&
    names.every(({ cells }) => cells.length === 1 && textOf({ ...lineOf(''), cells }).length < 100)
    ? names.map((line) => listedOf(context, textOf(line)))
    : readListed(context, listOf(context, names));
}

/** Joins names that wrap in a narrow column: `Certified Accounts` over `Payable Professional`, for whose first word the column had no room. */
function withNamesJoined(context: Context, lines: Line[]): Line[] {
  const right = Math.max(...lines.flatMap((line) => [line.right, ...line.cells.map((cell) => cell.right)]));
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [last, second] = above?.cells ?? [];
    const [only, other] = line.cells;
    const isNarrow = right - line.left <= NARROW && (lines.length > 2 || (last?.right ?? 0) < right - 1);
    if (above && last && only && !second && !other && isNarrow && wrapsInColumn(context, last, only, right))
      whole[whole.length - 1] = {
        ...above,
        cells: [{ ...last, y: only.y, right: only.right, text: joined(last.text, only.text), sources: sourcesOf([last, only]) }],
      };
    else whole.push(line);
  }
  return whole;
}
/** The width of a column, in points, in which most names of certificates do not fit on one line. */
const NARROW = 190;

/** The last word of a whole name. */
const ENDS_NAME = new RegExp(String.raw`\b${anyOf('last-words-of-certificates')}$`, 'i');

/** Whether a line goes on with the one above it, which had no room for its first word. */
function wrapsInColumn(context: Context, last: Cell, only: Cell, right: number): boolean {
  const letter = (only.right - only.x) / Math.max(1, only.text.length);
  const [word = ''] = only.text.split(' ');
  return (
    !only.bullet &&
    only.bold === last.bold &&
    Math.abs(only.size - last.size) < 0.3 &&
    Math.abs(only.x - last.x) < 3 &&
    only.y > last.y &&
    only.y - last.y < 1.7 * only.size &&
    findSpan(context, last.text) === null &&
    !/[.;)\d]$/.test(last.text) &&
    !ENDS_NAME.test(last.text) &&
    last.right + letter * (word.length + 1) > right + 1
  );
}

/** The lines of a list, one for each of several names between semicolons, bullets or strokes. */
const listLines = (lines: Line[]) => lines.flatMap(atBullets).flatMap(atSemicolons);

/** A list between semicolons, or one of names between commas whose last has a comma behind. */
const isOpenList = (text: string) => (/;\s/.test(text) && !/[;.]$/.test(text)) || /, .*, .*,$/.test(text);

/** Joins a list that goes on in the next line. */
function withListsJoined(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [first, second] = above?.cells ?? [];
    const [only, other] = line.cells;
    const continuesPrevious =
      above &&
      first &&
      only &&
      !second &&
      !other &&
      !only.bullet &&
      !only.bold &&
      isOpenList(first.text) &&
      (Math.abs(only.x - first.x) < 2 || first.bullet) &&
      only.y - first.y < 2 * only.size;
    if (continuesPrevious)
      whole[whole.length - 1] = {
        ...above,
        cells: [{ ...first, y: only.y, text: joined(first.text, only.text), sources: sourcesOf([first, only]) }],
      };
    else whole.push(line);
  }
  return whole;
}

/** Names between semicolons: `Green Belt (2020); COR Level II (2021)` */
const atSemicolons = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/;\s+(?![^(]{0,300}\))/) : [];
  return only && parts.length > 1 && parts.every((part) => part.length > 1 && part.length < 90)
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text: text.replace(/[.;]$/, '') }] }))
    : [line];
};

/** Reads lists that each have a label at their left: `Water | Unvented Hot Water (G3), WRAS Regulations`. @returns null for other lines */
export function readGroups(context: Context, lines: Line[]): ReturnType<typeof readListed> | null {
  const isGroup = ({ cells: [label, list, third] }: Line) =>
    label !== undefined &&
    list !== undefined &&
    !third &&
    label.bold &&
    !list.bold &&
    !/\d/.test(label.text) &&
    label.text.length < 30;
  if (lines.length < 2 || !lines.every(isGroup) || !lines.some(({ cells }) => /,\s/.test(cells[1]?.text ?? ''))) return null;
  return lines.flatMap(({ cells: [label, list] }) => {
    const parts = (list?.text ?? '').split(/,\s+(?![^(]{0,300}\))/);
    const names = parts.every((part) => findSpan(context, part) === null || /\(/.test(part)) ? parts : [list?.text ?? ''];
    return names.map((text) => ({ ...listedOf(context, text), summary: label?.text ?? '' }));
  });
}

/** `NREMT-Paramedic, BLS Instructor, TCCC Instructor`: three names or more without a year or an issuer are as many. */
export const atNames = (context: Context, line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/,\s+(?![^(]{0,300}\))/) : [];
  // Names that each have a year in brackets: `ACLS (2025), EMT (2017)`
  const dated = parts.filter((part) => /^\p{Lu}.{1,60}\((?:19|20)\d\d\)\.?$/u.test(part));
  const areDated = dated.length > 1 && dated.length >= 0.6 * parts.length && parts.every((part) => part.length < 70);
  if (only && areDated) return parts.map((text) => ({ ...line, cells: [{ ...only, text }] }));
  return only &&
    parts.length > 2 &&
    parts.every(
      (part) =>
        findSpan(context, part) === null || /\b(?:exp(?:ires|iry)?|valid (?:to|until)|until)\.? [\d/. \p{L}]+$/iu.test(part),
    ) &&
    parts.every(
      (part) =>
        /^[\p{Lu}\d]/u.test(part) &&
        part.length < 45 &&
        titleScore(context, part) >= 0 &&
        !namesSchool(part) &&
        !maybePlace(context, part),
    )
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] }))
    : [line];
};

/** `Bronze Star • Purple Heart`: names between bullets on one line are several. */
const atBullets = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/\s+[•·▪●|]\s+/) : [];
  return only && parts.length > 1 ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] })) : [line];
};

/** `Purple Heart Medal, Army Achievement Medal (2)`: where each piece names an award, a comma separates two. */
export const atCommas = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/,\s+(?![^(]{0,300}\))/) : [];
  const named = parts.filter((part) => AWARD.test(part)).length;
  return only && parts.length > 1 && named >= 0.6 * parts.length && parts.every((part) => /^\p{Lu}/u.test(part))
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] }))
    : [line];
};

/**
 * Names alone on their lines, some with a date behind: `Unvented G3` over `Heat Pumps, 2022`. Where every other line has the date, two lines are
 * an entry. A line for which the one above had no room goes on with it.
 */
function areNamesOnLines(context: Context, lines: Line[]): boolean {
  const [first] = lines[0]?.cells ?? [];
  const right = Math.max(...lines.flatMap(({ cells }) => cells.map((cell) => cell.right)), ...lines.map((line) => line.right));
  const isName = ({ cells: [only, second] }: Line, index: number) => {
    const last = lines[index - 1]?.cells.at(-1);
    const word = (only?.text.split(' ')[0] ?? '').length + 1;
    const hadRoom = only === undefined || last === undefined || last.right + word * only.size * 0.55 < right;
    return (
      only !== undefined &&
      !second &&
      !only.bullet &&
      only.bold === first?.bold &&
      Math.abs(only.x - first.x) < 2 &&
      only.text.length < 80 &&
      /^[\p{Lu}\d].*[^.;,:]$/u.test(only.text) &&
      hadRoom
    );
  };
  const dated = lines.flatMap(({ cells }, index) => (findSpan(context, cells[0]?.text ?? '') ? [index] : []));
  const areAlternate = lines.length === 2 * dated.length && dated.every((index) => index % 2 === (dated[0] ?? 0) % 2);
  // The second line of each pair says who gave it, and often when.
  const namesGiver = ({ cells: [cell] }: Line) =>
    cell !== undefined && (titleScore(context, cell.text) < 0 || namesSchool(cell.text));
  const arePairs = areAlternate && (dated[0] === 1 || lines.every((line, index) => index % 2 === 0 || namesGiver(line)));
  const areBehind = dated.every((index) => (findSpan(context, lines[index]?.cells[0]?.text ?? '')?.index ?? 0) > 3);
  // Where each line names an award, none tells who gave it.
  const areAwards = lines.length > 1 && lines.every((line) => AWARD.test(textOf(line)));
  return (areAwards || (lines.length > 2 && !arePairs)) && dated.length > 0 && areBehind && lines.every(isName);
}

/** Without a date or bold name to separate entries, each line is one entry. */
export function listOf(context: Context, lines: Line[], onePerLine = false): Entry[] {
  const cells = lines.flatMap((line) => line.cells);
  const parted =
    cells.some((cell) => findSpan(context, cell.text) !== null || cell.bullet) ||
    (cells.some((cell) => cell.bold) && cells.some((cell) => !cell.bold));
  return parted && !onePerLine && !areNamesOnLines(context, lines)
    ? entriesOf(context, lines)
    : lines.flatMap((line) => entriesOf(context, [line]));
}
