import type { ReadLanguage, ReadSkill } from '../shapes.ts';
import type { Cell, Line } from './lines.ts';
import { joined } from './paragraphs.ts';

const LEVEL =
  /^\(?(?:native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|conversational|basic|elementary|beginner|novice|working knowledge|limited working(?: proficiency)?|professional working(?: proficiency)?|full professional(?: proficiency)?|professional|expert|master|competent|good|excellent|very good|familiar|[abc][12]|\d{1,2}\+? ?(?:years?|yrs?)(?: of experience)?|\d\/\d|\d{1,3}\s?%)\)?$/i;

/** `Advanced`, `Native speaker`, `B2`, `5 years` */
export const isLevel = (text: string) => LEVEL.test(text.trim());

const LABELLED = /^([^:,;]{2,40}):\s*(.*)$/;

/** A comma between the parts of a list; that of `5,340` separates thousands. */
const COMMA = String.raw`,(?!(?<=(?<!\d)\d{1,3},)\d{3}(?!\d))`;
const BETWEEN_PARTS = new RegExp(String.raw`(?:[;|•·▪●♦◆❖]|${COMMA})(?![^(]*\))|\s+[–—/*~»]\s+|\t`);

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

type Row = { text: string; cell: Cell };

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
    Math.abs(label.x - (first?.cells[0]?.x ?? 0)) < 3 &&
    Math.abs(value.x - (first?.cells[1]?.x ?? 0)) < 3;
  const lists = rows.filter(({ cells }) => /[,;/]\s/.test(cells[1]?.text ?? ''));
  return rows.length > 1 && rows.every(isRow) && lists.length >= 0.5 * rows.length;
}

/** Rows of a section, wrapped lists put together again. */
function rowsOfSection(lines: Line[]): Row[] {
  const rows: Row[] = [];
  const isTable = isTableOfGroups(lines);
  const widest = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cell.right - cell.x)));
  let last: Cell | undefined;
  for (const line of lines) {
    const [label, ...others] = line.cells;
    if (!label) continue;
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
const IS_LIST = new RegExp(`[;|•·♦◆❖]|${COMMA}|\\s[/*~»—–]\\s.*\\s[/*~»—–]\\s`);

/** `Typing. Shorthand. Minutes.`: three names or more that each end as a sentence does. */
function namesEndedByPoints(text: string): string[] | null {
  const names = text.split(/(?<=\p{L})\.\s+(?=\p{Lu})/u).map((name) => name.replace(/\.$/, ''));
  return names.length > 2 && names.every((name) => name.split(' ').length < 5 && !/,/.test(name)) ? names : null;
}

/** Skills with their groups and levels. */
export function readSkills(lines: Line[]): ReadSkill[] {
  const rows = rowsOfSection(lines);
  const isList = (row: Row | undefined) => row !== undefined && IS_LIST.test(row.text);
  const lists = rows.some(isList);
  const skills: ReadSkill[] = [];
  for (const row of rows) {
    const labelled = LABELLED.exec(row.text);
    const last = skills.at(-1);
    const ended = namesEndedByPoints(row.text);
    if (ended) skills.push({ name: '', level: '', keywords: ended });
    else if (labelled?.[1] && labelled[2] !== undefined) {
      if (isLevel(labelled[2])) skills.push({ name: labelled[1], level: labelled[2], keywords: [] });
      else skills.push({ name: labelled[1], level: '', keywords: partsOf(labelled[2]) });
    } else if (isLevel(row.text) && last && !last.level) last.level = row.text;
    else if (isList(row)) {
      // The list below a name (and its level) is that name's.
      if (last && last.keywords.length === 0 && last.name) last.keywords = partsOf(row.text);
      else skills.push({ name: '', level: '', keywords: partsOf(row.text) });
    } else {
      const levelled = /^(.+?)\s*(?:\(([^)]+)\)|[–—-]\s+(.+))$/.exec(row.text);
      const level = levelled?.[2] ?? levelled?.[3] ?? '';
      if (levelled?.[1] && isLevel(level)) skills.push({ name: levelled[1], level, keywords: [] });
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

const TONGUES =
  /^(?:english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|arabic|hebrew|hindi|urdu|punjabi|bengali|gujarati|tamil|telugu|nepali|pashto|dari|farsi|persian|turkish|greek|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|tagalog|filipino|indonesian|malay|swahili|welsh|cymraeg|irish|gaelic|scottish gaelic|swedish|norwegian|danish|finnish|czech|slovak|hungarian|romanian|bulgarian|serbian|croatian|bosnian|albanian|lithuanian|latvian|estonian|catalan|basque|somali|amharic|yoruba|igbo|hausa|zulu|afrikaans|kurdish|bsl|british sign language|asl|american sign language|latin|esperanto|haitian creole|fijian|samoan|twi|akan|fante|ewe|shona|xhosa|ndebele|tigrinya|oromo|kinyarwanda|luganda|chichewa|bemba|wolof|krio|tswana|malayalam|kannada|marathi|sinhala|sinhalese|burmese|khmer|mongolian|kazakh|uzbek|georgian|armenian|azerbaijani|icelandic|maltese|sloven(?:e|ian)|macedonian|belarusian|luxembourgish|galician|breton|cornish|manx|scots|m[aā]ori|tongan|hmong|navajo|cebuano|ilocano|javanese|sylheti|pahari|konkani|assamese|odia|sindhi|balochi|sorani|kurmanji|patois|quechua|irish gaelic)\b/i;

/** Labels of the European form, and its legend of levels. */
const TONGUE_LABEL = /^(?:mother tongues?|native languages?|mother tongue\(s\)|other languages?(?:\(s\))?)\s*:\s*/i;
/** A text without the labels of a grid of languages. */
export const withoutTongueLabel = (text: string) => (LEGEND.test(text) ? '' : text.replace(TONGUE_LABEL, ''));

const LEGEND =
  /^levels: |\bA1 and A2: basic user\b|^(?:understanding|speaking|writing|listening|reading|spoken (?:production|interaction))$/i;

export const isTongue = (text: string) => TONGUES.test(text.trim());

/** `English LISTENING C1 READING C1`: the levels of the European form in one line with their language. */
const withLevelsInBrackets = (text: string) =>
  text.replace(
    /^(\p{Lu}\p{L}+)\s*:?\s+((?:(?:understanding|listening|reading|speaking|writing|spoken (?:interaction|production))\s*:?\s*[ABC][12]\b[\s,|/·]*)+)$/iu,
    (_, language: string, levels: string) => `${language} (${levels.trim()})`,
  );

/** What precedes a language and says how well it is known. */
const LEVEL_BEFORE =
  /^(?:(?:I|we)\s+(?:speak|read|write|have|know)\s+)?((?:native|fluent|good|very good|excellent|basic|some|conversational|working|intermediate|advanced|reading|limited|school|professional|proficient|spoken|written)\b.*)$/i;

/**
 * Languages that a text tells without a symbol between them and their levels: `German native – English C1`, `Welsh and English from home`,
 * `good reading Dutch and German`; null where a piece of it is anything else.
 */
function toldTongues(text: string): ReadLanguage[] | null {
  const pieces = text.replace(/\.$/, '').split(/\s*[,;|•·]\s*|\s+[–—/-]\s+(?=\p{Lu})/u);
  const told = pieces.map(toldTonguesIn);
  const isPlain = told.every((one) => one?.length === 1 && one[0]?.fluency === '');
  return isPlain || told.some((one) => one === null) ? null : told.flatMap((one) => one ?? []);
}

function toldTonguesIn(text: string): ReadLanguage[] | null {
  const words = text.split(/\s+/);
  const isAt = (index: number) => isWhole(words[index] ?? '');
  const from = words.findIndex((_, index) => isAt(index));
  if (from < 0 || /[():]/.test(text)) return null;
  let to = from + 1;
  while (/^(?:and|&)$/.test(words[to] ?? '') && isAt(to + 1)) to += 2;
  const languages = words.slice(from, to).filter(isWhole);
  const [before, after] = [words.slice(0, from).join(' '), words.slice(to).join(' ')];
  if (words.slice(to).some(isWhole) || (before !== '' && after !== '')) return null;
  const level = before === '' ? after : LEVEL_BEFORE.exec(before)?.[1]?.replace(/\s+in$/i, '');
  const tells = before !== '' || after === '' || isLevel(after) || /^\p{Ll}/u.test(after);
  return level !== undefined && tells ? languages.map((language) => ({ language, fluency: level })) : null;
}

/** A language that is one word, and that word alone. */
const isWhole = (word: string) => TONGUES.exec(word)?.[0].length === word.length;

/** `English (native), Spanish`, `English: C1`, a name over its level. */
export function readLanguages(lines: Line[]): ReadLanguage[] {
  const found: (ReadLanguage & { x: number })[] = [];
  const cells = lines.flatMap(({ cells: printed }) => {
    const row = printed.map((cell) => ({ ...cell, text: withLevelsInBrackets(cell.text) }));
    const [first, ...levels] = row;
    // A row of a grid: the language and how well it is understood, spoken and written.
    return first && levels.length > 1 && isTongue(first.text) && levels.every(({ text }) => isLevel(text))
      ? [{ ...first, text: `${first.text} (${levels.map(({ text }) => text).join(', ')})` }]
      : row;
  });
  for (const printed of cells) {
    const cell = { ...printed, text: printed.text.replace(TONGUE_LABEL, '') };
    if (cell.text === '' || LEGEND.test(cell.text)) continue;
    const told = toldTongues(cell.text);
    if (told) {
      found.push(...told.map((one) => ({ ...one, x: cell.x })));
      continue;
    }
    for (const text of cell.text.split(/[,;|•·](?![^(]*\))|\s\/\s(?![^(]*\))/).map((part) => part.trim())) {
      if (text === '') continue;
      const last = found.at(-1);
      const levelled = /^(\p{L}[\p{L} ]*?)\s*(?:\(([^)]*)\)|[:–—-]\s*(.+))$/u.exec(text);
      // Under several names side by side each level belongs to the one above it.
      const above = found.findLast((one) => Math.abs(one.x - cell.x) < 3 && !one.fluency) ?? (last?.fluency ? undefined : last);
      const tells = isLevel(text) || (!isTongue(text) && found.some((one) => isTongue(one.language)));
      // `Spoken: Advanced` under the language.
      if (
        last &&
        levelled?.[1] &&
        /^(?:spoken|written|read|speaking|reading|writing|listening|understanding)$/i.test(levelled[1])
      )
        last.fluency = [last.fluency, text].filter(Boolean).join(', ');
      else if (levelled?.[1] && above && isLevel(levelled[1])) above.fluency = text;
      else if (levelled?.[1]) found.push({ language: levelled[1], fluency: levelled[2] ?? levelled[3] ?? '', x: cell.x });
      else if (above && tells) above.fluency = text;
      else if (last?.fluency && /^\p{Ll}/u.test(text)) last.fluency += ` ${text}`;
      else found.push({ language: text, fluency: '', x: cell.x });
    }
  }
  return found.map(({ language, fluency }) => ({ language, fluency }));
}
