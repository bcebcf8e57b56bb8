import { LABELLED, type Row } from '../document/rows.ts';
import type { ReadSkill } from '../shapes.ts';
import { isLevel } from '../vocabulary/levels.ts';
import { COMMA, partsOf, SYMBOL } from '../vocabulary/lists.ts';

/** Has separators of a list; a slash, star or dash between spaces counts when it comes twice. */
const IS_LIST = new RegExp(`[;|•·♦◆❖]|${COMMA}|\\s${SYMBOL}\\s|\\s[/*~»—–∙‣※]\\s.*\\s[/*~»—–∙‣※]\\s`, 'u');

/** `Typing. Shorthand. Minutes.`: three names or more that each end as a sentence does. */
function namesEndedByPoints(text: string): string[] | null {
  const names = text.split(/(?<=\p{L})\.\s+(?=\p{Lu})/u).map((name) => name.replace(/\.$/, ''));
  return names.length > 2 && names.every((name) => name.split(' ').length < 5 && !/,/.test(name)) ? names : null;
}

/** A skill before a dash, with its parts behind it: `Microsoft Excel – lookups, pivot tables (6 years)` */
const ITEM_WITH_PARTS = /^([^,;|•:]{2,40}?)\s+[–—-]\s+(\S.*[,;].+)$/;

/** `Workshop safety: no lost-time accident since 2018`: most labels are skills with a remark, not groups of skills. */
function haveRemarks(rows: Row[]): boolean {
  const lists = rows.flatMap(({ text }) => LABELLED.exec(text)?.[2] ?? []);
  const remarks = lists.filter((text) => / /.test(text) && /^[\p{Ll}\d£$€]/u.test(text));
  // `Software: Excel, Sage, Access` beside remarks is a group.
  const isGroup = lists.some((text) => partsOf(text).filter((part) => /^\p{Lu}/u.test(part)).length > 2);
  return !isGroup && lists.length > 1 && lists.length === rows.length && remarks.length >= 0.6 * lists.length;
}

/** `I use Word, Excel and Sage daily, and MS Project when I must.`: the tools that a sentence lists. */
function toolsNamedIn(text: string): string[] | null {
  const [, lists = ''] =
    /^I (?:(?:can|also|regularly) )*(?:use|know|work with|am used to|have used)\s+(.*?)\.?$/.exec(text) ?? [];
  const names = lists
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
    const ended = namesEndedByPoints(row.text) ?? toolsNamedIn(row.text);
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
      // A level and a time behind a skill: `Motor grader - Expert - 14 years and 0 months`
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
