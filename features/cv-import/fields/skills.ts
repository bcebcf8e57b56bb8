import type { Cell, Line } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import type { ReadSkill } from '../shapes.ts';

const LEVEL =
  /^\(?(?:native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|conversational|basic|elementary|beginner|novice|working knowledge|limited working(?: proficiency)?|professional working(?: proficiency)?|full professional(?: proficiency)?|professional|expert|master|competent|good|excellent|very good|familiar|[abc][12]|\d{1,2}\+? ?(?:years?|yrs?)(?: of experience)?|\d\/\d|\d{1,3}\s?%)\)?$/i;

/** `Advanced`, `Native speaker`, `B2`, `5 years` */
export const isLevel = (text: string) => LEVEL.test(text.trim());

const LABELLED = /^([^:,;]{2,40}):\s*(.*)$/;

/** A comma between the parts of a list; that of `5,340` separates thousands. */
const COMMA = String.raw`,(?!(?<=(?<!\d)\d{1,3},)\d{3}(?!\d))`;
/** Symbols between names, such as `⋄` or `✦`; those of arithmetic, money and trade can belong to a name. */
const SYMBOL = String.raw`(?![+=<>$£€©®™°^~|\x60])\p{S}`;
const BETWEEN_PARTS = new RegExp(String.raw`(?:[;|•·▪●♦◆❖]|${COMMA})(?![^(]{0,300}\))|\s+(?:[–—/*~»∙‣※]|${SYMBOL})\s+|\t`, 'u');

/** Splits a list at commas and other symbols outside brackets. */
export function partsOf(text: string): string[] {
  return text
    .split(BETWEEN_PARTS)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|&)\s+|[.,;]$/gi, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** A text of a section, wrapped lines put together again, and its first cell. */
export type Row = {
  text: string;
  cell: Cell;
  /** In columns of their own beside the name. */
  level?: string;
};

/** Whether a line's first word would not have fitted into the line above. */
const wrapsFrom = (last: Cell | undefined, cell: Cell, widest: number) =>
  last !== undefined &&
  last.right - last.x + ((cell.text.split(/[\s,]/)[0] ?? '').length + 1) * cell.size * 0.45 > widest &&
  Math.min(Math.abs(cell.x - last.x), Math.abs(cell.x + cell.right - last.x - last.right) / 2) < 3;

/** Whether every line has a name at the left and something beside it, in two columns, and several of these are lists: the names are those of groups. */
function isTableOfGroups(lines: Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const [first] = rows;
  const isRow = ({ cells: [label, value, third] }: Line) =>
    label !== undefined &&
    value !== undefined &&
    third === undefined &&
    !label.bullet &&
    !value.bullet &&
    !/[,;]/.test(label.text) &&
    !isLevel(value.text) &&
    (Math.abs(label.x - (first?.cells[0]?.x ?? 0)) < 3 || Math.abs(label.right - (first?.cells[0]?.right ?? 0)) < 3) &&
    Math.abs(value.x - (first?.cells[1]?.x ?? 0)) < 3;
  const lists = rows.filter(({ cells }) => /[,;/]\s/.test(cells[1]?.text ?? ''));
  return rows.length > 1 && rows.every(isRow) && lists.length >= 0.5 * rows.length;
}

/** Whether several lines have short names in frames or columns, with wider gaps between them than between words. */
function haveTags(lines: Line[]): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const parted = cells.filter(
    ({ parts, bullet }) =>
      !bullet &&
      parts?.every((part) => part.length < 32 && /^[\p{Lu}\d]/u.test(part) && !/\s(?:and|of|for|the|in|with|to|&)$/.test(part)),
  );
  return (
    parted.length > 1 && parted.length >= 0.5 * cells.length && !cells.some(({ text, bullet }) => bullet || /[,;:|•·]/.test(text))
  );
}

/** Rows of a section, wrapped lists put together again. */
export function rowsOfSection(lines: Line[]): Row[] {
  const rows: Row[] = [];
  const isTable = isTableOfGroups(lines);
  const areTags = haveTags(lines);
  const widest = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cell.right - cell.x)));
  let last: Cell | undefined;
  for (const line of lines) {
    const [label, ...others] = line.cells;
    if (!label) continue;
    if (areTags) {
      rows.push(...line.cells.flatMap((cell) => (cell.parts ?? [cell.text]).map((text) => ({ text, cell }))));
      continue;
    }
    // `Conduit bending | Expert | Currently used | 14 years`
    if (others.length > 1 && isLevel(others[0]?.text ?? '')) {
      rows.push({ text: label.text, cell: label, level: others.map(({ text }) => text).join(', ') });
      last = undefined;
      continue;
    }
    // A label at the left with its list beside it.
    const isLabelled =
      others.length === 1 &&
      (isTable || /:$/.test(label.text) || (label.bold && !others[0]?.bold) || /,.*,/.test(others[0]?.text ?? '')) &&
      !/,/.test(label.text);
    const cells =
      isLabelled && others[0]
        ? [{ ...label, bold: others[0].bold, text: `${label.text.replace(/:$/, '')}: ${others[0].text}`, right: others[0].right }]
        : line.cells;
    for (const cell of cells) {
      const before = rows.at(-1);
      const below = last !== undefined && cell.y > last.y && cell.y - last.y < 1.9 * cell.size;
      const isRest =
        before &&
        below &&
        cells.length === 1 &&
        !cell.bullet &&
        !LABELLED.test(cell.text) &&
        !isLevel(cell.text) &&
        ((cell.bold === before.cell.bold &&
          wrapsFrom(last, cell, widest) &&
          (/,/.test(before.text) || (/^\p{Ll}/u.test(cell.text) && /^\p{Lu}/u.test(before.text)))) ||
          /[,;|•·-]$/.test(before.text) ||
          // `Technical: Forklift` over `(counterbalance), Tachographs`
          /^\([^()]*\)\s*[,;]/.test(cell.text) ||
          (/[,|•·]/.test(before.text) &&
            (/^\p{Ll}/u.test(cell.text) ||
              (/^[^,]+,/.test(cell.text) && cell.bold === before.cell.bold && before.text.length > 60))));
      if (isRest && before) before.text = joined(before.text, cell.text);
      else rows.push({ text: cell.text, cell });
    }
    last = line.cells.at(-1);
  }
  return rows;
}

/** Has separators of a list; a slash, star or dash between spaces counts when it comes twice. */
const IS_LIST = new RegExp(`[;|•·♦◆❖]|${COMMA}|\\s${SYMBOL}\\s|\\s[/*~»—–∙‣※]\\s.*\\s[/*~»—–∙‣※]\\s`, 'u');

/** `Typing. Shorthand. Minutes.`: three names or more that each end as a sentence does. */
function namesEndedByPoints(text: string): string[] | null {
  const names = text.split(/(?<=\p{L})\.\s+(?=\p{Lu})/u).map((name) => name.replace(/\.$/, ''));
  return names.length > 2 && names.every((name) => name.split(' ').length < 5 && !/,/.test(name)) ? names : null;
}

/** `Microsoft Excel – lookups, pivot tables (6 years)` */
const ITEM_WITH_PARTS = /^([^,;|•:]{2,40}?)\s+[–—-]\s+(\S.*[,;].+)$/;

/** `Workshop safety: no lost-time accident since 2018`: most labels are skills with a remark, not groups of skills. */
function haveRemarks(rows: Row[]): boolean {
  const said = rows.flatMap(({ text }) => LABELLED.exec(text)?.[2] ?? []);
  const remarks = said.filter((text) => / /.test(text) && /^[\p{Ll}\d£$€]/u.test(text));
  // `Software: Excel, Sage, Access` beside remarks is a group.
  const isGroup = said.some((text) => partsOf(text).filter((part) => /^\p{Lu}/u.test(part)).length > 2);
  return !isGroup && said.length > 1 && said.length === rows.length && remarks.length >= 0.6 * said.length;
}

/** `I use Word, Excel and Sage daily, and MS Project when I must.`: the tools that a sentence lists. */
function toolsToldIn(text: string): string[] | null {
  const [, said = ''] = /^I (?:(?:can|also|regularly) )*(?:use|know|work with|am used to|have used)\s+(.*?)\.?$/.exec(text) ?? [];
  const names = said
    .split(/,\s+(?:and\s+)?|\s+and\s+/)
    .map((name) =>
      name.replace(/\s+(?:daily|weekly|(?:every|each) (?:day|week)|regularly|(?:at|for) (?:work|home)|when I \p{L}+)$/u, ''),
    );
  return names.length > 1 && names.every((name) => /^\p{Lu}[^.;:]{0,40}$/u.test(name)) ? names : null;
}

/** Skills with their groups and levels. */
export function readSkills(rows: Row[]): ReadSkill[] {
  const isList = (row: Row | undefined) => row !== undefined && IS_LIST.test(row.text);
  const lists = rows.some(isList);
  const areRemarked = haveRemarks(rows);
  const skills: ReadSkill[] = [];
  for (const row of rows) {
    const labelled = LABELLED.exec(row.text);
    const [, itemised = '', parts = ''] = (row.cell.bullet && ITEM_WITH_PARTS.exec(row.text)) || [];
    const last = skills.at(-1);
    const ended = namesEndedByPoints(row.text) ?? toolsToldIn(row.text);
    if (row.level) skills.push({ name: row.text, level: row.level, keywords: [] });
    else if (ended) skills.push({ name: '', level: '', keywords: ended });
    else if (labelled?.[1] && labelled[2] !== undefined) {
      if (isLevel(labelled[2]) || areRemarked) skills.push({ name: labelled[1], level: labelled[2], keywords: [] });
      else skills.push({ name: labelled[1], level: '', keywords: partsOf(labelled[2]) });
    } else if (isLevel(row.text) && last && !last.level) last.level = row.text;
    else if (itemised !== '') {
      const [, listed = parts, level = ''] = /^(.+?)\s*\(([^()]{1,40})\)$/.exec(parts) ?? [];
      const isLevelled = isLevel(level);
      skills.push({ name: itemised, level: isLevelled ? level : '', keywords: partsOf(isLevelled ? listed : parts) });
    } else if (isList(row)) {
      // The list below a name (and its level) is that name's, unless both are items.
      if (last && last.keywords.length === 0 && last.name && !row.cell.bullet) last.keywords = partsOf(row.text);
      else skills.push({ name: '', level: '', keywords: partsOf(row.text) });
    } else {
      const levelled = /^(.+?)\s*(?:\(([^)]{1,100})\)|[–—-]\s+(.+))$/.exec(row.text);
      const level = levelled?.[2] ?? levelled?.[3] ?? '';
      // `Motor grader - Expert - 14 years and 0 months`
      const [first = '', time = ''] = level.split(/\s+[–—-]\s+/);
      const isTimed = isLevel(first) && /^\d{1,2}\+? (?:years?|yrs?|months?)\b/.test(time);
      if (levelled?.[1] && (isLevel(level) || isTimed)) skills.push({ name: levelled[1], level, keywords: [] });
      else skills.push({ name: row.text.replace(/:$/, ''), level: '', keywords: [] });
    }
  }
  // Where no row is a list, a bold name over plain ones is the group of those.
  if (!lists && rows.some((row) => row.cell.bold) && rows.some((row) => !row.cell.bold)) return grouped(rows, skills);
  return skills;
}

function grouped(rows: Row[], skills: ReadSkill[]): ReadSkill[] {
  const boldNames = new Set(rows.filter((row) => row.cell.bold).map((row) => row.text));
  const groups: ReadSkill[] = [];
  for (const skill of skills) {
    const last = groups.at(-1);
    if (last && boldNames.has(last.name) && !boldNames.has(skill.name) && skill.level === '' && skill.keywords.length === 0)
      last.keywords.push(skill.name);
    else groups.push(skill);
  }
  return groups;
}
