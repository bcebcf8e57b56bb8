import { findSpan } from './dates.ts';
import { type Answer, answerOf, type FormRow, type Group, isYes, textOf, told } from './form-answers.ts';
import { entryLabel, type Field, fieldOf, isKnownLabel, type Kind } from './form-fields.ts';
import { groupsOf, isMoreOfPerson, isOfPerson, isOfVacancy, isOut, kindOf } from './form-groups.ts';
import { linesBelow, linesOf, personOf } from './form-lines.ts';
import { heaviest } from './items.ts';
import { saidByColumn } from './labels.ts';
import { type Cell, rowsOf } from './lines.ts';
import { joined } from './paragraphs.ts';
import { isResidence, isStreet } from './residence.ts';
import { headingKind, looseKind } from './sections-words.ts';

type Setting = {
  isOver: boolean;
  style: string;
  /** Where labels begin, and where they end if they are set to the right. */
  xs: number[];
  rights: number[];
  answerStyle: string | undefined;
};

/** Labels of a form that have to be known before what is set like them is a label too. */
const LEAST_KNOWN = 4;

const styleOf = ({ size, bold }: Cell) => `${Math.round(size * 2)} ${bold}`;
const isNear = (x: number, xs: number[]) => xs.some((other) => Math.abs(other - x) < 3);

/**
 * Reads forms in which every answer has a printed label, beside or above it: `Job title | Fitter`, or `Job title` in small type above `Fitter`. Their
 * answers become lines such as `Job title: Fitter`, entry by entry; those about the person are the first lines.
 * @returns the cells, other text of the form, such as the address of the agency that made it, and what its pages repeat at their edges
 */
export function withLabelledAnswers(cells: Cell[]): { cells: Cell[]; notes: string[]; repeated: Cell[] } {
  /** The cells of which typed labels and answers are pieces. */
  const wholes = new Map<Cell, Cell>();
  const rows = rowsOf(withTypedLabelsApart(withLabelsInLineApart(cells), wholes));
  const setting = settingOf(rows);
  if (!setting) return { cells, notes: [], repeated: [] };
  const shapes = repeatedAtEdges(rows);
  // A label that comes again on each page is none of its running lines.
  const isRepeated = (row: Cell[]) => shapes.has(shapeOf(row)) && !isKnownLabel(row[0]?.text ?? '');
  const own = rows.filter((row) => !isRepeated(row));
  return { ...written(rowsWithAnswers(own, setting), setting, wholes), repeated: rows.filter(isRepeated).flat() };
}

/** `Surname Pugh`, where small or bold type tells the label from the answer, in two cells. */
function withLabelsInLineApart(cells: Cell[]): Cell[] {
  const labelOf = ({ bullet, small, lead, text }: Cell) => {
    const label = bullet ? '' : (small?.text ?? lead ?? '');
    return label !== '' && label.length < 70 && !/:$/.test(label) && !text.startsWith(`${label}:`) ? label : '';
  };
  const styleOfLabel = ({ small, lead, size }: Cell) => `${small?.size ?? size} ${lead !== undefined}`;
  const known = cells.filter((cell) => isKnownLabel(labelOf(cell)));
  if (new Set(known.map(labelOf)).size < LEAST_KNOWN) return cells;
  const style = heaviest(known.map((cell) => [styleOfLabel(cell), 1] as const));
  return cells.flatMap((cell) => {
    const label = labelOf(cell);
    if (label === '' || styleOfLabel(cell) !== style) return [cell];
    const { small, lead, leadBold, ...rest } = cell;
    const answer = cell.text.slice(label.length).trim();
    const from = cell.x + ((label.length + 1) * (cell.right - cell.x)) / cell.text.length;
    return [
      { ...rest, text: label, right: from - 1, size: small?.size ?? cell.size, bold: lead !== undefined, isLabel: true },
      { ...rest, text: answer, x: from, bold: false },
    ];
  });
}

/** `Surname: Pugh` in two cells, where a typed form about the person and the jobs, or about posts in service, has labels that end in a colon. */
function withTypedLabelsApart(cells: Cell[], wholes: Map<Cell, Cell>): Cell[] {
  const labelOf = ({ bullet, text }: Cell) => (bullet ? '' : (TYPED.exec(text)?.[1] ?? ''));
  const counts = new Map<Field, number>();
  for (const field of cells.flatMap((cell) => fieldOf(labelOf(cell)) ?? [])) counts.set(field, (counts.get(field) ?? 0) + 1);
  const has = (...fields: Field[]) => fields.every((field) => counts.has(field));
  const isNamed = (has('name') || has('first', 'last')) && has('post', 'firm') && counts.size >= LEAST_FIELDS;
  const isPerson = has('first', 'last', 'email', 'phone');
  // Posts in service have fields that no other entries have.
  const isOfService =
    (counts.get('post') ?? 0) > 1 && (counts.get('unit') ?? 0) > 1 && has('grade') && counts.size >= LEAST_FIELDS;
  if (!isNamed && !isPerson && !isOfService) return cells;
  return cells.flatMap((cell) => {
    const label = labelOf(cell);
    if (
      label === '' ||
      (!isKnownLabel(label) && (!(isNamed || isOfService) || label.length > MOST_OF_LABEL || /[,\d]/.test(label)))
    )
      return [cell];
    const { small, lead, leadBold, ...rest } = cell;
    const letter = (cell.right - cell.x) / cell.text.length;
    let at = 0;
    return pairsOfText(cell.text).flatMap((text) => {
      const [, own = '', answer = ''] = /^([^:]+:)\s*(.*)$/.exec(text) ?? [];
      const x = cell.x + at * letter;
      const from = x + (own.length + 1) * letter;
      at += text.length + 1;
      const printed: Cell = { ...rest, x, text: own, right: from - 1, isLabel: true };
      const pair =
        answer === '' ? [printed] : [printed, { ...rest, text: answer, x: from, right: from + answer.length * letter }];
      for (const piece of pair) wholes.set(piece, cell);
      return pair;
    });
  });
}
/** `Unit: 4 RIFLES` as it was, where the form does not say what its label asks for. */
const withTypedLabelsJoined = (cells: Cell[], wholes: ReadonlyMap<Cell, Cell>): Cell[] => [
  ...new Set(cells.map((cell) => wholes.get(cell) ?? cell)),
];
/** `From: 3/2015  To: 8/2019`: each label with its answer. */
function pairsOfText(text: string): string[] {
  const pairs: string[] = [];
  let from = 0;
  for (const { index } of text.slice(0, MOST_OF_PAIRS).matchAll(/(?<=\S\s+)\p{Lu}/gu)) {
    const label = NEXT_LABEL.exec(text.slice(index, index + 50))?.[1] ?? '';
    if (label === '' || !isKnownLabel(label) || !/:\s+\S/.test(text.slice(from, index))) continue;
    pairs.push(text.slice(from, index).trim());
    from = index;
  }
  return [...pairs, text.slice(from)];
}
/** The longest line with several labels. */
const MOST_OF_PAIRS = 200;
const NEXT_LABEL = /^(\p{Lu}[\p{L}/]*(?: [\p{L}/]+){0,3}):\s/u;
const TYPED = /^(?:\d{1,2}[.)]\s+)?(\p{L}[^:]{1,68}):(?:\s|$)/u;
/** What a typed form has to ask for, at least. */
const LEAST_FIELDS = 6;
/** The longest label of a typed form that no form is known to have. */
const MOST_OF_LABEL = 32;

/** How the labels of a form are set; null where the text is no form. */
function settingOf(rows: Cell[][]): Setting | null {
  const found = [true, false].flatMap((isOver) => {
    const known = rows.flatMap((row, index) => (isOver ? labelsOver(rows, index) : labelsBeside(row)));
    const style = heaviest(known.map(({ label }) => [styleOf(label), 1] as const));
    const inStyle = known.filter(({ label }) => styleOf(label) === style);
    const like = cellsLike(rows, style, isOver);
    const xs = repeatedOf(like.map(({ x }) => x));
    const ends = repeatedOf(like.map(({ right }) => right));
    // Most labels end at one place and begin at several.
    const atEnd = like.filter(({ right }) => isNear(right, ends)).length;
    const starts = new Set(like.map(({ x }) => Math.round(x))).size;
    const rights = !isOver && ends.length === 1 && atEnd > 0.6 * like.length && starts > 3 ? ends : [];
    const aligned = inStyle.filter(({ label }) => isNear(label.x, xs) || isNear(label.right, rights));
    const fields = new Set(aligned.map(({ label }) => fieldOf(label.text)));
    const texts = new Set(aligned.map(({ label }) => label.text));
    const answerStyle = heaviest(aligned.map(({ answer }) => [styleOf(answer), 1] as const));
    const isForm =
      fields.has('name') ||
      (fields.has('first') && fields.has('last')) ||
      (fields.has('post') && (fields.has('firm') || fields.has('unit')));
    return style !== undefined && texts.size >= LEAST_KNOWN && isForm
      ? [{ isOver, style, xs, rights, answerStyle, count: aligned.length }]
      : [];
  });
  return found.sort((a, b) => b.count - a.count)[0] ?? null;
}

/** Places at which several texts begin or end. */
function repeatedOf(places: number[]): number[] {
  const counts = Map.groupBy(places.map(Math.round), (place) => place);
  return [...counts].filter(([, own]) => own.length > 1).map(([place]) => place);
}

/** The cells in a style that have text in another style beside or below them. */
function cellsLike(rows: Cell[][], style: string | undefined, isOver: boolean): Cell[] {
  return rows.flatMap((row, at) =>
    row.filter((cell, index) => {
      const answer = isOver ? rows[at + 1]?.find(({ x }) => Math.abs(x - cell.x) < 3) : row[index + 1];
      return (
        styleOf(cell) === style &&
        answer !== undefined &&
        (styleOf(answer) !== style || /:$/.test(cell.text) || (!isOver && isKnownLabel(cell.text) && !isKnownLabel(answer.text)))
      );
    }),
  );
}

type Known = { label: Cell; answer: Cell };

function labelsBeside(row: Cell[]): Known[] {
  return row.flatMap((label, index) => {
    const answer = row[index + 1];
    const isPair = answer !== undefined && !label.bullet && isKnownLabel(label.text) && !isKnownLabel(answer.text);
    return isPair ? [{ label, answer }] : [];
  });
}

/** Whether a row has the titles of a table's columns: rows of texts follow below them. */
function headsTable(rows: Cell[][], index: number): boolean {
  const [row = [], first = [], second = []] = rows.slice(index, index + 3);
  // Label and answer are in one cell.
  if (row[0]?.row !== undefined && row[0].row === first[0]?.row) return false;
  const isBelow = (cells: Cell[]) => row.filter(({ x }) => cells.some((cell) => Math.abs(cell.x - x) < 3)).length > 1;
  const style = row[0] && styleOf(row[0]);
  const [above, below] = [first[0], second[0]];
  const areRows =
    above !== undefined &&
    below !== undefined &&
    isBelow(first) &&
    isBelow(second) &&
    second.every((cell) => styleOf(cell) !== style) &&
    (below.row === undefined ? below.y - above.y > LINE_STEP * above.size : below.row !== above.row);
  const areOfPerson = row.filter(({ text }) => isOfPerson(fieldOf(text))).length > 1;
  return row.length > 1 && (areRows || (row.length > 2 && !areOfPerson && isBelow(first)));
}

/** Whether labels beside each other are the titles of columns: most of the row below begins where they do, with no label. */
function titlesColumns(row: Cell[], below: Cell[] | undefined): boolean {
  const isTitle = ({ text }: Cell) => isKnownLabel(text) || saidByColumn(text) !== undefined;
  const inColumns = (below ?? []).filter((cell) => row.some(({ x }) => Math.abs(x - cell.x) < 3));
  return row.length > 2 && row.every(isTitle) && inColumns.length > 2 && inColumns.every((cell) => !isKnownLabel(cell.text));
}

function labelsOver(rows: Cell[][], index: number): Known[] {
  const [row = [], below] = rows.slice(index, index + 2);
  if (!below || row.some(({ bullet }) => bullet) || headsTable(rows, index)) return [];
  return row.flatMap((label) => {
    const answer = below.find(({ x }) => Math.abs(x - label.x) < 3);
    const isPair =
      answer !== undefined &&
      answer.y - label.y < STEP * answer.size &&
      styleOf(answer) !== styleOf(label) &&
      isKnownLabel(label.text) &&
      !isKnownLabel(answer.text);
    return isPair ? [{ label, answer }] : [];
  });
}

/** The most from a label to its answer below, and from line to line of an answer, in heights of a letter. */
const STEP = 2.2;
const LINE_STEP = 1.7;

/** Texts that pages have at their top or foot again and again. */
function repeatedAtEdges(rows: Cell[][]): ReadonlySet<string> {
  const pages = new Map<string, Set<number>>();
  const byPage = Map.groupBy(rows, (row) => row[0]?.page ?? 0);
  for (const [page, own] of byPage)
    for (const row of [...own.slice(0, 3), ...own.slice(-3)])
      pages.set(shapeOf(row), (pages.get(shapeOf(row)) ?? new Set()).add(page));
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([shape]) => shape));
}
const shapeOf = (row: Cell[]) => row.map(({ text }) => text.replace(/\d+/g, '0')).join(' ');

function rowsWithAnswers(rows: Cell[][], setting: Setting): FormRow[] {
  const all: FormRow[] = [];
  let open: FormRow | undefined;
  for (const [index, cells] of rows.entries()) {
    const answers = setting.isOver
      ? labelsAbove(rows, index, setting)
      : titlesColumns(cells, rows[index + 1])
        ? null
        : (pairsIn(cells, setting) ?? pairsLikeAbove(cells, open, setting));
    if (!answers && open?.answers && takesRest(open, cells, setting)) {
      open.cells = [...open.cells, ...cells];
      continue;
    }
    const row: FormRow = { cells, answers };
    all.push(row);
    open = answers ? row : undefined;
  }
  return withWrapsJoined(all);
}

/** Joins the lines of addresses that the width of their column broke: `…, Wellingborough (United` above `Kingdom)`. */
function withWrapsJoined(rows: FormRow[]): FormRow[] {
  const lines = rows.flatMap(({ answers }) => (answers ?? []).flatMap((answer) => answer.lines));
  const wraps = (above: Cell, cell: Cell) => {
    const edge = lines.reduce((most, { x, right }) => (Math.abs(x - above.x) < 3 ? Math.max(most, right) : most), 0);
    const [word = ''] = cell.text.split(' ');
    return !/,$/.test(above.text) && above.right + (word.length + 1) * 0.5 * cell.size > edge;
  };
  for (const { answers } of rows)
    for (const answer of answers ?? [])
      if (answer.field !== undefined && HAS_ADDRESS.has(answer.field))
        for (let index = answer.lines.length - 1; index > 0; index--) {
          const [above, cell] = answer.lines.slice(index - 1, index + 1);
          if (above && cell && wraps(above, cell))
            answer.lines.splice(index - 1, 2, { ...cell, x: above.x, text: joined(above.text, cell.text) });
        }
  return rows;
}

/** A date or the name of a section beside its text is no label of a form. */
const mayLabel = ({ text, bullet }: Cell) =>
  !bullet && text.length < MAX_LABEL && findSpan(text) === null && (isKnownLabel(text) || headingKind(text) === null);
/** The longest label, which can be a question. */
const MAX_LABEL = 200;

/** The labels of a row with the answers beside them. */
function pairsIn(cells: Cell[], { style, xs, rights, answerStyle }: Setting): Answer[] | null {
  const isInPlace = (cell: Cell) => cell.isLabel === true || isNear(cell.x, xs) || isNear(cell.right, rights);
  // Where labels and answers have one style, an unknown label is beside a known one: `First name | Ann | Known as | Annie`.
  const isTold = style !== answerStyle || cells.some((cell) => cell.isLabel || (isInPlace(cell) && isKnownLabel(cell.text)));
  // Beside a known label, another in its type can be anywhere: `First name | Ann | Name extension | Jr.`
  const [first] = cells;
  const isBegun = style !== answerStyle && first !== undefined && isInPlace(first) && isKnownLabel(first.text);
  const isLabelCell = (cell: Cell) =>
    mayLabel(cell) &&
    (isInPlace(cell) || (isBegun && styleOf(cell) === style)) &&
    (styleOf(cell) === style ? isTold : isKnownLabel(cell.text));
  const answers: Answer[] = [];
  for (const cell of cells) {
    if (isLabelCell(cell)) answers.push(answerOf(cell, []));
    else if (answers.length === 0 || (styleOf(cell) === style && style !== answerStyle)) return null;
    else answers.at(-1)?.lines.push(cell);
  }
  // `Duties:` above a list
  const announces = answers.length === 1 && cells.length === 1 && answers[0]?.field === 'body';
  return announces || answers.some(({ lines }) => lines.length > 0) ? answers : null;
}

/** Labels that nobody knows, with answers in their style, in a row with cells where those of the row above are: `Age range | 11–16 | Subjects | French`. */
function pairsLikeAbove(cells: Cell[], above: FormRow | undefined, { style, answerStyle }: Setting): Answer[] | null {
  const labels = above?.answers?.map(({ label }) => label) ?? [];
  const [first] = cells;
  const isLike =
    style === answerStyle &&
    above !== undefined &&
    first !== undefined &&
    cells.length > 2 &&
    cells.length === above.cells.length &&
    cells.every((cell, index) => !cell.bullet && Math.abs(cell.x - (above.cells[index]?.x ?? 0)) < 3) &&
    first.y - (above.cells[0]?.y ?? 0) < LIKE_STEP * first.size;
  if (!isLike) return null;
  const isLabelCell = (index: number) => labels.includes(above.cells[index] as Cell);
  const answers: Answer[] = [];
  cells.forEach((cell, index) => {
    if (isLabelCell(index)) answers.push(answerOf(cell, []));
    else answers.at(-1)?.lines.push(cell);
  });
  return answers.length > 1 && answers.every(({ label }) => mayLabel(label)) ? answers : null;
}
/** The most between two rows of one table, in heights of a letter. */
const LIKE_STEP = 3;

/** The labels of a row that has their answers below. */
function labelsAbove(rows: Cell[][], index: number, { style, xs, answerStyle }: Setting): Answer[] | null {
  const [cells = [], below] = rows.slice(index, index + 2);
  if (headsTable(rows, index)) return null;
  // `A. PRESENT POST` above `FROM | TO`
  const [only, second] = cells;
  const isAboveLabels =
    below?.every((cell) => styleOf(cell) === style && mayLabel(cell)) && below.some(({ text }) => isKnownLabel(text));
  if (only && !second && isAboveLabels && entryLabel(only.text)) return null;
  const areLabels = cells.every(
    (cell) => mayLabel(cell) && styleOf(cell) === style && (isNear(cell.x, xs) || isKnownLabel(cell.text)),
  );
  const isAnswered = below?.some(
    (cell) =>
      styleOf(cell) === answerStyle && cell.y - (cells[0]?.y ?? 0) < STEP * cell.size && cells.some(({ x }) => cell.x > x - 3),
  );
  return areLabels && (isAnswered || cells.some(({ text }) => fieldOf(text) !== undefined))
    ? cells.map((cell) => answerOf(cell, []))
    : null;
}

/** Adds a row to the answers above it, where it belongs to them: their next lines, or the rest of a label. */
function takesRest(open: FormRow, cells: Cell[], { isOver, style, answerStyle }: Setting): boolean {
  const answers = open.answers ?? [];
  const last = answers.flatMap(({ lines }) => lines).at(-1) ?? answers[0]?.label;
  const [first] = cells;
  if (!last || !first) return false;
  // `Rank applied for: Chief Officer`
  if (
    cells.length === 1 &&
    answers.some(({ label }) => label.isLabel) &&
    (TYPED.exec(first.text)?.[1]?.length ?? 99) <= MOST_OF_LABEL
  )
    return false;
  const isFirst = answers.every(({ lines }) => lines.length === 0);
  const isInRow = first.row !== undefined && first.row === last.row;
  const step = first.y - Math.max(...open.cells.map(({ y }) => y));
  if (!isInRow && (first.row !== undefined || step > (isFirst ? STEP : LINE_STEP) * first.size)) return false;
  const above = answers.at(-1);
  if (style === answerStyle && !isFirst && cells.length === 1 && above && isRestAtEdge(above, first)) {
    above.lines.push(first);
    return true;
  }
  // `providing education and training` below `Name and type of organisation`
  const isRestOfLabel = (cell: Cell) =>
    above !== undefined && /^\p{Ll}/u.test(cell.text) && Math.abs(above.label.right - cell.right) < 3 && cell.right < last.x;
  const targets = cells.map((cell) => {
    if (isRestOfLabel(cell) && above) return { label: above, cell };
    if (styleOf(cell) !== answerStyle && !(cell.bullet && cell.size === last.size)) {
      const label = answers.find(
        (answer) => Math.abs(answer.label.x - cell.x) < 3 || Math.abs(answer.label.right - cell.right) < 3,
      );
      return !isOver && styleOf(cell) === style && label ? { label, cell } : null;
    }
    const answer = answers.findLast(({ label, lines }) =>
      isOver
        ? label.x < cell.x + 3
        : lines[0] === undefined
          ? Math.abs(label.x - cell.x) < 3 || (cell.bullet && cell.x > label.x)
          : Math.abs(lines[0].x - cell.x) < 3 || (cell.bullet && lines[0].x < cell.x) || isBelowInLine(label, lines[0], cell),
    );
    return answer ? { answer, cell } : null;
  });
  if (targets.some((target) => target === null)) return false;
  for (const target of targets) {
    if (target?.answer) target.answer.lines.push(target.cell);
    else if (target?.label) {
      target.label.label = { ...target.label.label, text: joined(target.label.label.text, target.cell.text) };
      target.label.field = fieldOf(target.label.label.text);
    }
  }
  return true;
}

/** Below an answer that follows its label in one line, a further line begins where the label does. */
const isBelowInLine = (label: Cell, answer: Cell, cell: Cell) =>
  Math.abs(label.x - cell.x) < 3 && answer.x - label.right < 6 && styleOf(cell) === styleOf(answer);

/** `20-024 Lublin` below `Address | 12 Lipowa Street` in a typed form, whose further lines begin where its labels do. */
function isRestAtEdge({ label, field, lines }: Answer, cell: Cell): boolean {
  // `Duties: Ran the shop and kept the` above the indented `books for three years.`
  // Typed behind a tab, the first line of an answer is further right than the next.
  const isIndented = cell.x > label.x + 3 && !cell.bullet && !isKnownLabel(cell.text);
  if (isIndented && (label.isLabel || cell.x < (lines[0]?.x ?? 0) - 3)) return true;
  if (field === undefined || Math.abs(cell.x - label.x) > 3 || isKnownLabel(cell.text)) return false;
  if (field === 'body')
    return (
      headingKind(cell.text) === null &&
      entryLabel(cell.text) === null &&
      (looseKind(cell.text) === null || cell.text.length > LEAST_OF_PROSE)
    );
  return HAS_ADDRESS.has(field) && (isStreet(cell.text) || isResidence(cell.text));
}
/** A longer line of duties names no section, whatever its words. */
const LEAST_OF_PROSE = 40;
/** Fields whose answers can end in an address. */
const HAS_ADDRESS: ReadonlySet<Field> = new Set(['address', 'firm', 'school', 'place']);

const TITLES: Record<Kind, string> = {
  work: 'Work experience',
  education: 'Education',
  languages: 'Languages',
  certificates: 'Certifications',
  references: 'References',
};

/** The rows as cells again, from top to bottom, with the lines of the form's answers in place of them. */
function written(rows: FormRow[], setting: Setting, wholes: ReadonlyMap<Cell, Cell>): { cells: Cell[]; notes: string[] } {
  const parts = groupsOf(rows);
  const isGroup = (part: FormRow | Group): part is Group => 'begins' in part;
  const out: Cell[] = [];
  const notes: string[] = [];
  let cursor = rows[0]?.cells[0]?.y ?? 0;
  let before = cursor;
  const base = rows.flatMap(({ cells }) => cells)[0] as Cell;
  const add = (cell: Cell, step: number) => {
    cursor += step;
    out.push({ ...cell, y: cursor });
  };
  const plain = (cell: Cell, text: string, more: Partial<Cell> = {}): Cell => {
    const { lead, leadBold, row, paragraph, isNumbered, top, foot, ...rest } = cell;
    return {
      ...rest,
      text,
      bold: false,
      bullet: false,
      x: Math.min(...setting.xs),
      right: Math.min(...setting.xs) + text.length * cell.size * 0.5,
      ...more,
    };
  };
  const kept = new Set<FormRow>();
  const keep = (row: FormRow) => {
    const cells = withTypedLabelsJoined(row.cells, wholes);
    kept.add(row);
    const top = cells[0]?.y ?? before;
    const shift = cursor + Math.max(0, top - before) - top;
    for (const cell of cells) out.push({ ...cell, y: cell.y + shift });
    before = Math.max(...cells.map(({ y }) => y));
    cursor = before + shift;
  };
  const personAt = parts.findIndex((part) => isGroup(part) && kindOf(part, false) === 'person');
  const person = parts[personAt];
  // More about the person is often in other rows of the form: `12. Permanent address`.
  const nextSection = parts.findIndex((part, index) => index > personAt && !isGroup(part) && namesSection(part));
  const more = parts
    .slice(personAt + 1, nextSection < 0 ? undefined : nextSection)
    .filter(isGroup)
    .filter(isMoreOfPerson);
  if (person && isGroup(person)) person.answers.push(...more.flatMap(({ answers }) => answers));
  const own = person && isGroup(person) ? personOf(person) : null;
  const sizeOfAnswers =
    heaviest(
      rows.flatMap(({ answers }) => (answers ?? []).flatMap(({ lines }) => lines.map(({ size }) => [size, 1] as const))),
    ) ?? base.size;
  const isFirst = own !== null && own.name !== '' && isAtTop(parts.slice(0, personAt));
  if (own && isFirst) {
    // `jane@frost.test · Leeds` above the form is how to reach the person, as far as no title of a form says that it is a letterhead.
    const above = parts.slice(0, personAt).filter((part): part is FormRow => !isGroup(part));
    const texts = above.map(({ cells }) => cells.map(({ text }) => text).join(' '));
    if (!texts.some(isTitleOfForm))
      own.lines.push(
        ...texts.filter(
          (text) => !TITLE.test(text) && headingKind(text) === null && text.toLowerCase() !== own.name.toLowerCase(),
        ),
      );
    const size = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.size))) + 1;
    add(plain(base, own.name, { size, bold: true }), 0);
    for (const text of own.lines) add(plain(base, text, { size: sizeOfAnswers }), 1.4 * base.size);
    cursor += 2 * size;
  }
  // Each entry has to begin with the same field.
  const lacksPost = parts.flatMap((part) => {
    const kind = isGroup(part) && part !== person ? kindOf(part, true) : null;
    return isGroup(part) &&
      kind &&
      kind !== 'person' &&
      !part.answers.some(({ field, lines }) => field !== undefined && POSTS.has(field) && lines.length > 0)
      ? [kind]
      : [];
  });
  const firmsFirst = new Set<Kind>(lacksPost);
  let context: string | null = null;
  const markers = new Set<string>();
  parts.forEach((part, index) => {
    if (isGroup(part) && more.includes(part)) return;
    if (!isGroup(part)) {
      const [only, second] = part.cells;
      const kind = only && !second && isOut(only) ? (headingKind(only.text) ?? looseKind(only.text)) : null;
      if (isFirst && index < personAt && (kind === null || !only || headingKind(only.text) === null)) {
        const text = part.cells.map((cell) => cell.text).join(' ');
        if (!own.lines.includes(text)) notes.push(text);
        return;
      }
      const named = only && !second ? sectionInSentence(only.text) : null;
      if (named && only) {
        context = headingKind(named.title) ?? looseKind(named.title);
        keep({ ...part, cells: [{ ...only, text: named.title, bold: true, isNumbered: true }] });
        if (/[.…]$/.test(named.rest)) notes.push(named.rest);
        else add(plain(only, named.rest), 1.4 * only.size);
        return;
      }
      // `A. University or equivalent` below `26. Education`
      if (kind && kind === context && only && SUBTITLE.test(only.text)) {
        notes.push(only.text);
        return;
      }
      if (kind) context = kind;
      // `Skills` in the style of `Work Experience 1`.
      if (only && !second && !only.bullet && isOut(only) && markers.has(styleOf(only)))
        keep({ ...part, cells: [{ ...only, isNumbered: true }] });
      else keep(part);
      return;
    }
    const kind = index === personAt && own ? 'person' : kindOf(part, true);
    if (part.marker) for (const cell of part.marker.cells) markers.add(styleOf(cell));
    const [first] = part.answers;
    const top = first?.label.y ?? before;
    if (kind === 'person') {
      if (!own) return;
      notes.push(...own.notes);
      if (!isFirst) {
        const name = own.name === '' ? [] : [`Name: ${own.name}`];
        for (const text of [...name, ...own.lines]) add(plain(first?.lines[0] ?? base, text), 1.4 * base.size);
      }
    } else if (kind === null) {
      if (part.marker) keep(part.marker);
      // `Details of gaps` among the jobs is no entry.
      const isAside = (context === 'work' || context === 'military') && part.answers.every(({ field }) => field === undefined);
      if ((isFirst && index < personAt) || isAside || isOfVacancy(part.answers))
        notes.push(...part.answers.map((answer) => told(answer, textOf(answer))));
      else if (!setting.isOver) for (const row of part.rows.filter((one) => !kept.has(one))) keep(row);
      else
        for (const answer of part.answers)
          for (const line of linesBelow(answer)) add(plain(line, line.text, { bullet: line.bullet }), 1.4 * base.size);
    } else if (first) {
      if (kind !== context && !(kind === 'work' && context === 'military')) {
        const title = part.begins?.title ?? '';
        const isTitle = part.begins?.kind === kind && (headingKind(title) ?? looseKind(title)) === kind;
        add(
          plain(first.label, isTitle ? title : TITLES[kind], { bold: true, isNumbered: true }),
          Math.max(2 * base.size, 0.9 * (top - before)),
        );
        context = kind;
      } else cursor += 1.4 * first.label.size;
      const size = first.lines[0]?.size ?? first.label.size;
      // `I am fluent in this language: No`
      if (kind === 'languages')
        for (const answer of part.answers)
          if (answer.field === 'fluent' && !isYes(textOf(answer))) notes.push(told(answer, textOf(answer)));
      for (const line of linesOf(kind, part, firmsFirst.has(kind)))
        add(plain({ ...first.label, size }, line.text, line), 1.4 * size);
    }
    before = Math.max(before, ...part.rows.flatMap(({ cells }) => cells.map(({ y }) => y)));
  });
  return { cells: out, notes };
}

/** `26. EDUCATION. Give full details.`: the section of a form, with what its question says. */
function sectionInSentence(text: string): { title: string; rest: string } | null {
  const [, title = '', rest = ''] = /^\d{1,2}\.\s+(\p{Lu}[\p{Lu} ]{4,40})[.:]\s+(\S.*)$/u.exec(text) ?? [];
  return title !== '' && (headingKind(title) ?? looseKind(title)) !== null ? { title, rest } : null;
}
const SUBTITLE = /^(?:\p{Lu}[.)]|\(\p{Ll}\))\s+\p{Lu}/u;

/** Whether a row outside groups names a section that is not about the person. */
function namesSection({ cells: [only, second] }: FormRow): boolean {
  const kind = only && !second ? (headingKind(only.text) ?? (isOut(only) ? looseKind(only.text) : null)) : null;
  return kind !== null && kind !== 'contact';
}

/** Whether only a letterhead, the title of the form and a heading are above the answers about the person. */
function isAtTop(above: (FormRow | Group)[]): boolean {
  const rows = above.filter((part): part is FormRow => !('begins' in part));
  const names = rows.map(({ cells: [only, second] }) => (only && !second ? headingKind(only.text) : null));
  const heading = names.findIndex((kind) => kind !== null && kind !== 'contact');
  const isBare = heading < 0 || heading === rows.length - 1;
  return rows.length < MOST_ABOVE && isBare && !above.some((part) => 'begins' in part && kindOf(part, true) !== null);
}
/** Words in the titles of forms. */
const FORM = /\b(?:application|applicant|candidate|form|profile|worksheet|questionnaire)\b/i;
const isTitleOfForm = (text: string) => FORM.test(text) && headingKind(text) === null && text.length < 90;
/** The title of a CV. */
const TITLE = /^(?:europass|(?:europass )?(?:curriculum vitae|cv|r[eé]sum[eé]))$/i;
/** The most rows of a letterhead. */
const MOST_ABOVE = 14;

const POSTS: ReadonlySet<Field> = new Set(['post', 'degree', 'certificate']);
