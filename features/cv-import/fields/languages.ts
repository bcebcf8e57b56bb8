import type { Cell, Line } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { ReadLanguage } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import {
  bare,
  isLanguageLabel,
  LANGUAGE_LABEL,
  LEGEND,
  languagesWithLevels,
  STATES_LEVEL,
} from '../vocabulary/language-levels.ts';
import { isLanguage, languagesIn } from '../vocabulary/languages.ts';
import { isLevel } from '../vocabulary/levels.ts';

/** Joins what wraps in a narrow column: `British Sign` above `Language`, `(good working` above `knowledge)`. */
function withWrapsJoined(context: Context, lines: Line[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const { cells } of lines) {
    const [cell, second] = cells;
    const above = rows.at(-1);
    const at = above?.findLastIndex((other) => cell !== undefined && Math.abs(other.x - cell.x) < 14 && !cell.bullet) ?? -1;
    const last = above?.[at];
    if (above && last && cell && !second && cell.y > last.y && cell.y - last.y < 2 * cell.size) {
      const whole = joined(last.text, cell.text);
      const isOpen = last.text.split('(').length > last.text.split(')').length;
      const length = (text: string) => languagesIn(context, text).reduce((sum, { name }) => sum + name.split(' ').length, 0);
      const isName = length(whole) > length(last.text) + length(cell.text);
      const continuesPrevious =
        /^[\p{Ll}(]/u.test(cell.text) &&
        !isLanguage(context, cell.text) &&
        isLanguage(context, last.text) &&
        STATES_LEVEL.test(cell.text);
      if (isOpen || isName || (continuesPrevious && !isLevel(cell.text)) || /[,;–-]$/.test(last.text)) {
        above[at] = { ...last, text: whole, y: cell.y };
        continue;
      }
    }
    rows.push([...cells]);
  }
  return rows;
}

/** The lines of a grid of languages among others: from its labels and titles to its last row and what that is measured by. */
export function linesOfGrid(context: Context, lines: Line[]): Line[] {
  const isRow = ({ cells: [first, ...levels] }: Line) =>
    first !== undefined && levels.length > 1 && isLanguage(context, first.text) && levels.every(({ text }) => isLevel(text));
  const last = lines.findLastIndex(isRow);
  if (last < 0) return [];
  const begins = ({ cells: [first] }: Line) => first !== undefined && (isLanguageLabel(first.text) || LEGEND.test(first.text));
  const from = lines.findIndex((line) => begins(line) || isRow(line));
  const isLegend = ({ cells }: Line) => cells.every(({ text }) => LEGEND.test(text));
  const below = lines.slice(last + 1).findIndex((line) => !isLegend(line));
  return lines.slice(from, below < 0 ? undefined : last + 1 + below);
}

/** Whether two rows have three columns or more in common, of which only the first names a language. */
const isInColumns = (context: Context, one: Cell[], other: Cell[]) =>
  one.length === other.length &&
  one.length > 2 &&
  one.every((cell, index) => Math.abs(cell.x - (other[index]?.x ?? 0)) < 3 && (index === 0) === isLanguage(context, cell.text));

/** `English (native), Spanish`, `English: C1`, a name over its level, a grid of levels. */
export function readLanguages(context: Context, lines: Line[]): ReadLanguage[] {
  const found: (ReadLanguage & { x: number })[] = [];
  const rows = withWrapsJoined(context, lines);
  if (areBesideLevels(context, rows))
    return rows.map(([language, ...levels]) => ({
      language: bare(language?.text ?? ''),
      fluency: levels.map(({ text }) => bare(text)).join(', '),
    }));
  for (const row of rows) {
    const [first, ...levels] = row;
    // A row of a grid: the language and how well it is understood, spoken and written.
    const isGrid =
      first &&
      levels.length > 1 &&
      (row.every(({ isTitled }) => isTitled) || isLanguage(context, first.text)) &&
      (row.every(({ isTitled }) => isTitled) ||
        levels.every(({ text }) => isLevel(text)) ||
        rows.some((other) => other !== row && isInColumns(context, other, row)));
    if (first && isGrid) {
      found.push({ language: bare(first.text), fluency: levels.map(({ text }) => text).join(', '), x: first.x });
      continue;
    }
    for (const cell of row) {
      const text = cell.text.replace(LANGUAGE_LABEL, '');
      if (text === '' || LEGEND.test(text) || isLanguageLabel(text)) continue;
      const withLevels = languagesWithLevels(context, text);
      // A name among names side by side: `Italian | Giriama`
      const isAmongNames =
        !withLevels && row.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(text) && !STATES_LEVEL.test(text) && !isLevel(text);
      if (isAmongNames && row.some((other) => other !== cell && isLanguage(context, other.text)))
        found.push({ language: text, fluency: '', x: cell.x });
      else if (withLevels) found.push(...withLevels.map(({ language, fluency }) => ({ language, fluency, x: cell.x })));
      else addUnknown(context, found, text, cell.x);
    }
  }
  // `Other languages: English, Russian` above a grid of their levels.
  const isRepeated = ({ language, fluency }: ReadLanguage) =>
    fluency === '' && found.some((other) => other.language === language && other.fluency !== '');
  return found.filter((one) => !isRepeated(one)).map(({ language, fluency }) => ({ language, fluency }));
}

/** Columns of languages, their levels and remarks, some of which are known: `Sepedi | read, speak` below `English | home language`. */
function areBesideLevels(context: Context, rows: Cell[][]): boolean {
  const isRow = ([language, level, remark, fourth]: Cell[]) =>
    language !== undefined &&
    level !== undefined &&
    !fourth &&
    languagesIn(context, remark?.text ?? '').length === 0 &&
    /^\p{Lu}[^,;|]{2,30}$/u.test(language.text) &&
    (isLanguage(context, language.text) || !STATES_LEVEL.test(language.text)) &&
    languagesIn(context, level.text).length === 0;
  return (
    rows.length > 1 &&
    rows.every(isRow) &&
    rows.some(([language]) => isLanguage(context, language?.text ?? '')) &&
    rows.some(([, level]) => STATES_LEVEL.test(level?.text ?? ''))
  );
}

/** Adds a text without the name of a known language: the level of the one before or above it, or another language. */
function addUnknown(context: Context, found: (ReadLanguage & { x: number })[], printed: string, x: number): void {
  for (const text of printed.split(/[,;|•·](?![^(]{0,300}\))|\s\/\s(?![^(]{0,300}\))/).map((part) => part.trim())) {
    if (text === '') continue;
    const last = found.at(-1);
    const levelled = /^(\p{L}[\p{L} ]*?)\s*(?:\(([^)]*)\)|[:–—-]\s*(.+))$/u.exec(text);
    // Under several names side by side each level belongs to the one above it.
    const above = found.findLast((one) => Math.abs(one.x - x) < 3 && !one.fluency) ?? (last?.fluency ? undefined : last);
    const statesLevel = isLevel(text) || found.some((one) => isLanguage(context, one.language));
    // `Spoken: Advanced` under the language.
    const isSkill =
      levelled?.[1] && /^(?:spoken|written|read|speaking|reading|writing|listening|understanding)$/i.test(levelled[1]);
    if (last && isSkill) last.fluency = [last.fluency, text].filter(Boolean).join(', ');
    else if (levelled?.[1] && above && (isLevel(levelled[1]) || STATES_LEVEL.test(levelled[1]))) above.fluency = text;
    else if (levelled?.[1]) found.push({ language: levelled[1], fluency: levelled[2] ?? levelled[3] ?? '', x });
    else if (above && statesLevel) above.fluency = text;
    else if (last?.fluency && (/^\p{Ll}/u.test(text) || (STATES_LEVEL.test(text) && isLanguage(context, last.language))))
      last.fluency += ` ${text}`;
    else found.push({ language: text, fluency: '', x });
  }
}
