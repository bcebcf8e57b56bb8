import { withoutLabel } from '../document/labelled-cells.ts';
import type { Cell, Line } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { evidenceOf } from '../vocabulary/job-titles.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { isPlace } from '../vocabulary/places.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { areNames } from './prose-lines.ts';

/** Separates pieces of a line that each have a label; a town and its country are one place. */
export const splitLabels = (line: Line): Line => ({ ...line, cells: line.cells.flatMap(atLabels) });

const part = (cell: Cell, text: string, from: number, more: Partial<Cell> = {}): Cell => {
  const { lead, leadBold, ...rest } = cell;
  const letter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  return { ...rest, text, x: cell.x + from * letter, right: cell.x + (from + text.length) * letter, ...more };
};

/**
 * `City: Gdańsk | Country: Poland`: pieces that each have a label are facts of their own, a town and its country one place. The first piece
 * can be the name of an employer or a school without a label.
 */
function atLabels(cell: Cell): Cell[] {
  if (cell.bullet || cell.text.length > 200 || !cell.text.includes('|')) return [cell];
  const pieces = cell.text.split(/\s*\|\s*/);
  const [first = '', ...others] = pieces;
  const isFact = (piece: string) => /^[^:]{2,30}: \S/.test(piece);
  const isKnown = (piece: string) => isFact(piece) && isLabel(`${piece.split(':')[0]}:`);
  const isPlaceOf = (piece: string) => isKnown(piece) && withoutLabel({ ...cell, text: piece }).hint === 'place';
  const isNamed = !isFact(first) && others.every(isFact) && others.some(isPlaceOf);
  if (!isNamed && !pieces.every(isKnown)) return [cell];
  const [town, ...wider] = pieces.filter(isPlaceOf);
  const place = [town, ...wider.map((piece) => withoutLabel({ ...cell, text: piece }).cell.text)].join(', ');
  return pieces.flatMap((piece, index) => {
    const from = cell.text.indexOf(piece);
    if (isNamed && index === 0) return [part(cell, piece, 0, { bold: cell.bold || cell.leadBold === true, hint: 'employer' })];
    if (piece === town) return [part(cell, place, from)];
    return isPlaceOf(piece) ? [] : [part(cell, piece, from)];
  });
}

const LEAD_IN =
  /^(?:(?:and )?before (?:that|this)|prior to (?:that|this)|previously|earlier|after that|currently|since then)\s*[:,–-]?\s+(?=\S)/i;

/** `BEFORE THAT 2003 TO 2008` is a range. */
const withoutLeadIn = (context: Context, line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => {
    const rest = cell.text.replace(LEAD_IN, '');
    return rest !== cell.text && isDateOnly(context, rest) && findSpan(context, rest)?.startDate ? { ...cell, text: rest } : cell;
  }),
});

/** `Tidworth. Barista. Costa. May 2017 to February 2019.`: facts that full stops part, with their dates last, on several lines. */
function splitFragments(context: Context, lines: Line[]): Line[] {
  const isParted = ({ cells: [only, second] }: Line) =>
    only !== undefined &&
    !second &&
    only.text.length < 160 &&
    /^(?:\p{Lu}[^.:;]{1,60}\. ){2,4}[^.]+\.$/u.test(only.text) &&
    isDateOnly(context, only.text.slice(only.text.lastIndexOf('. ') + 2, -1));
  if (lines.filter(isParted).length < HABIT) return lines;
  return lines.map((line) =>
    isParted(line)
      ? { ...line, cells: line.cells.map((cell) => ({ ...cell, text: cell.text.slice(0, -1).replaceAll('. ', ' | ') })) }
      : line,
  );
}

const NUMBER = /^\(?(\d{1,2})[.)]\s+(?=[\p{L}\d])/u;

/** `1) Maison Ebony`, `2) Hair by Delphine`: numbers before the headings of entries, which count up or down beside or above their dates. */
function withoutNumbers(context: Context, lines: Line[]): Line[] {
  const numbered = lines.flatMap(({ cells: [first] }, index) => {
    const number = first && !first.bullet ? NUMBER.exec(first.text)?.[1] : undefined;
    return first && number ? [{ first, index, number: Number(number) }] : [];
  });
  const steps = numbered.slice(1).map(({ number }, index) => number - (numbered[index]?.number ?? 0));
  const isDated = (index: number) =>
    lines
      .slice(index, index + 3)
      .some(({ cells }) => cells.some(({ text, bullet }) => !bullet && findSpan(context, text)?.startDate));
  const isCount = numbered.length >= HABIT && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
  if (!isCount || !numbered.every(({ index }) => isDated(index))) return lines;
  const firsts = new Set(numbered.map(({ first }) => first));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (firsts.has(cell) ? { ...cell, text: cell.text.replace(NUMBER, '') } : cell)),
  }));
}

/** The least number of lines that make a habit. */
const HABIT = 2;

/** `**Kwik Trip** Superior, WI`: where names in bold go on in plain type without a symbol between, the type separates them. */
function splitBoldLeads(context: Context, lines: Line[]): Line[] {
  const rests = new Map<Cell, string>();
  for (const { cells } of lines)
    for (const cell of cells) {
      const rest = cell.lead && !cell.bullet ? cell.text.slice(cell.lead.length).trim() : '';
      if (
        cell.lead &&
        /[\p{L}\d.)]$/u.test(cell.lead) &&
        /^\p{Lu}/u.test(rest) &&
        (areNames(context, cell.text) || isPlace(context, rest))
      )
        rests.set(cell, rest);
    }
  const isHabit = rests.size >= HABIT;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.flatMap((cell) => {
      const rest = rests.get(cell);
      if (!rest || !(isHabit || isPlace(context, rest)) || findSpan(context, cell.lead ?? '')) return [cell];
      const from = cell.text.length - rest.length;
      return [part(cell, cell.lead ?? '', 0, { bold: true }), part(cell, rest, from, { bold: false })];
    }),
  }));
}

/** `Tern Mill  Yarm`, where only a wider space is between names and towns. */
function splitTownsBehindGaps(context: Context, lines: Line[]): Line[] {
  const rests = new Map<Cell, string>();
  for (const { cells } of lines)
    for (const cell of cells) {
      const rest = cell.beforeGap && !cell.bullet ? cell.text.slice(cell.beforeGap.length).trim() : '';
      if (rest !== '' && /[\p{L}\d.)]$/u.test(cell.beforeGap ?? '') && areNames(context, cell.text)) rests.set(cell, rest);
    }
  const texts = [...rests.values()];
  const towns = texts.filter((rest) => isTownName(context, rest) || isPlace(context, rest));
  if (
    towns.length < HABIT ||
    towns.length < 0.5 * texts.length ||
    !texts.every((rest) => isPlace(context, rest) || mayBeTown(context, rest))
  )
    return lines;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.flatMap((cell) => {
      const rest = rests.get(cell);
      return rest ? [part(cell, cell.beforeGap ?? '', 0), part(cell, rest, cell.text.length - rest.length)] : [cell];
    }),
  }));
}

/** `2010 to 2016 Head shepherd, Tern Grazing`: a post, and names behind it. */
function isHeadOfPost(context: Context, head: string): boolean {
  const [post = '', ...others] = withoutDates(context, head).split(', ');
  return (
    evidenceOf(context, post) > 0 &&
    (areNames(context, head) || (others.length > 0 && others.every((printed) => areNames(context, printed))))
  );
}

/** `2010 to 2016 Head Shepherd` without its dates. */
function withoutDates(context: Context, text: string): string {
  const span = findSpan(context, text);
  return span?.index === 0 ? text.slice(span.length).replace(/^[\s,:–-]+/, '') : text;
}

/** `General Manager: 119 rooms, 84 staff`: where several headings go on after a colon with what is no name, that is the text of the entry. */
function withTextAfterColons(context: Context, lines: Line[]): Line[] {
  const texts = new Map<Cell, { head: string; text: string }>();
  for (const { cells } of lines)
    for (const cell of cells) {
      const [, head = '', text = ''] =
        (!cell.bullet && cell.text.length < 2000 && /^([^:]{3,90}):\s+(\S.*)$/.exec(cell.text)) || [];
      if (head && isHeadOfPost(context, head) && !areNames(context, text) && !isLabel(`${head}:`))
        texts.set(cell, { head, text });
    }
  // What comes again and again before a colon is a label.
  if (new Set([...texts.values()].map(({ head }) => head)).size < Math.max(HABIT, texts.size)) return lines;
  return withTextsBelow(lines, texts);
}

/** `Assistant Curator, Tern Museum, 2007–14. Ceramics; the catalogue online.`: a sentence behind the dates of a heading. */
function withTextAfterDates(context: Context, lines: Line[]): Line[] {
  const texts = new Map<Cell, { head: string; text: string }>();
  for (const { cells } of lines)
    for (const cell of cells) {
      const span = cell.bullet || cell.text.length > 2000 ? null : findSpan(context, cell.text);
      const [, text = ''] = span?.startDate ? (/^\.\s+(\p{Lu}.*)$/u.exec(cell.text.slice(span.index + span.length)) ?? []) : [];
      const head = cell.text.slice(0, (span?.index ?? 0) + (span?.length ?? 0));
      const dates = cell.text.length < 2000 ? findSpan(context, cell.text) : null;
      const behind = dates?.index === 0 && dates.startDate ? textBehindDates(context, cell.text, dates) : null;
      if (behind) {
        texts.set(cell, behind);
        continue;
      }
      if (text !== '' && (span?.index ?? 0) > 3 && head.length < 160 && areNames(context, head) && !/\p{Ll}\. \p{Lu}/u.test(head))
        texts.set(cell, { head, text });
    }
  if (texts.size === 0) return lines;
  // `2018 to 2021: Reach Truck Driver, Tern Foods.` among such
  const isWhole = ({ text }: Cell) => {
    const dates = text.length < 200 && text.endsWith('.') ? findSpan(context, text) : null;
    return (
      dates?.index === 0 && dates.startDate !== '' && areNames(context, text.slice(dates.length, -1).replace(/^[\s,:–-]+/, ''))
    );
  };
  const behind = withTextsBelow(lines, texts);
  return behind.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (isWhole(cell) ? { ...cell, text: cell.text.slice(0, -1) } : cell)),
  }));
}

/** `2021 to now: Shift Supervisor, Tern Foods. 14 people, 900 pallets a night.`: dates, names and a sentence about them. */
function textBehindDates(context: Context, text: string, { length }: { length: number }): { head: string; text: string } | null {
  const [, names = '', behind = ''] = /^[\s,:–-]*([^.]{4,120}?)\.\s+([\p{Lu}\d].{8,})$/u.exec(text.slice(length)) ?? [];
  const isName = areNames(context, names) && names.includes(', ') && !ABBREVIATED.test(names);
  return isName && behind.split(' ').filter((word) => /^\p{Ll}{2,}/u.test(word)).length > 1
    ? { head: `${text.slice(0, length)} ${names}`, text: behind }
    : null;
}
const ABBREVIATED =
  /(?:\b(?:inc|ltd|co|corp|st|mt|ft|dr|sgt|capt|lt|col|gen|maj|jr|sr|dept|univ|bros|no|pvt|rd|ave|bldg)|\b\p{Lu})$/iu;

/** Headings of lines without the text that follows them in the same cell, which becomes the line below. */
const withTextsBelow = (lines: Line[], texts: ReadonlyMap<Cell, { head: string; text: string }>): Line[] =>
  lines.flatMap((line) => {
    const cell = line.cells.find((one) => texts.has(one));
    const found = cell && texts.get(cell);
    if (!cell || !found) return [line];
    const x = (line.cells[0]?.x ?? cell.x) + 1;
    const below = part(cell, found.text, 0, { bold: false, y: cell.y + cell.size, x, hint: 'body' });
    return [
      { ...line, cells: line.cells.map((one) => (one === cell ? part(cell, found.head, 0) : one)) },
      { ...line, cells: [below], startsColumn: false },
    ];
  });

/** A word in small letters that means something, and the capital before it that begins its sentence. */
const SENTENCE = /(?<=\s)[\p{Lu}\d]\S*\s+(?!(?:and|for|from|with|upon)\b)\p{Ll}{3,}/u;

/** `Newly Qualified Teacher Taught geography and some history`: where most cells of a column of posts go on in a sentence, it is the text of the entry. */
function withTextAfterPosts(context: Context, lines: Line[]): Line[] {
  const posts = lines.flatMap(({ cells }) => cells.filter(({ hint, text }) => hint === 'jobTitle' && text.length < 2000));
  const texts = new Map<Cell, { head: string; text: string }>();
  for (const cell of posts) {
    const at = SENTENCE.exec(cell.text)?.index ?? 0;
    const head = cell.text.slice(0, at).trim();
    const text = cell.text.slice(at);
    if (evidenceOf(context, head) > 0 && areNames(context, head) && /[\p{L}\d)]$/u.test(head) && text.split(' ').length > 2)
      texts.set(cell, { head, text });
  }
  return texts.size >= HABIT && texts.size > 0.5 * posts.length ? withTextsBelow(lines, texts) : lines;
}

/** Separates what one line says about an entry: names in bold type from what follows, and a heading from the text behind its colon. */
export const SPLIT_FACTS = {
  withoutLeadIn: (context: Context, lines: Line[]) => lines.map((line) => withoutLeadIn(context, line)),
  withoutNumbers,
  splitFragments,
  splitTownsBehindGaps,
  splitBoldLeads,
  withTextAfterColons,
  withTextAfterPosts,
  withTextAfterDates,
};
