import { heaviest } from '../document/items.ts';
import { type Cell, rowsOf } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { type FormRow, type Group, isYes, labelledText, textOf } from './form-answers.ts';
import { type Field, isKnownLabel, type Kind } from './form-fields.ts';
import { groupsOf, isMoreOfPerson, isOfVacancy, isOut, kindOf } from './form-groups.ts';
import { linesBelow, linesOf, personOf } from './form-lines.ts';
import { repeatedAtEdges, rowsWithAnswers, type Setting, settingOf, shapeOf, styleOf } from './form-rows.ts';
import { splitLabelsInLine, splitTypedLabels, withTypedLabelsJoined } from './labels-apart.ts';

/**
 * Reads forms in which every answer has a printed label, beside or above it: `Job title | Fitter`, or `Job title` in small type above `Fitter`. Their
 * answers become lines such as `Job title: Fitter`, entry by entry; those about the person are the first lines.
 * @returns the cells, other text of the form, such as the address of the agency that made it, and what its pages repeat at their edges
 */
export function withLabelledAnswers(context: Context, cells: Cell[]): { cells: Cell[]; notes: string[]; repeated: Cell[] } {
  /** The cells of which typed labels and answers are pieces. */
  const wholes = new Map<Cell, Cell>();
  const rows = rowsOf(splitTypedLabels(splitLabelsInLine(cells), wholes));
  const setting = settingOf(rows);
  if (!setting) return { cells, notes: [], repeated: [] };
  const shapes = repeatedAtEdges(rows);
  // A label that comes again on each page is none of its running lines.
  const isRepeated = (row: Cell[]) => shapes.has(shapeOf(row)) && !isKnownLabel(row[0]?.text ?? '');
  const own = rows.filter((row) => !isRepeated(row));
  return {
    ...written(context, rowsWithAnswers(context, own, setting), setting, wholes),
    repeated: rows.filter(isRepeated).flat(),
  };
}

const TITLES: Record<Kind, string> = {
  work: 'Work experience',
  education: 'Education',
  languages: 'Languages',
  certificates: 'Certifications',
  references: 'References',
};

/** The rows as cells again, from top to bottom, with the lines of the form's answers in place of them. */
function written(
  context: Context,
  rows: FormRow[],
  setting: Setting,
  wholes: ReadonlyMap<Cell, Cell>,
): { cells: Cell[]; notes: string[] } {
  const parts = groupsOf(context, rows);
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
  const unread = new Set<FormRow>();
  const keep = (row: FormRow) => {
    const cells = withTypedLabelsJoined(row.cells, wholes);
    unread.add(row);
    const top = cells[0]?.y ?? before;
    const shift = cursor + Math.max(0, top - before) - top;
    for (const cell of cells) out.push({ ...cell, y: cell.y + shift });
    before = Math.max(...cells.map(({ y }) => y));
    cursor = before + shift;
  };
  const personAt = parts.findIndex((part) => isGroup(part) && kindOf(context, part, false) === 'person');
  const person = parts[personAt];
  // More about the person is often in other rows of the form: `12. Permanent address`.
  const nextSection = parts.findIndex((part, index) => index > personAt && !isGroup(part) && namesSection(context, part));
  const more = parts
    .slice(personAt + 1, nextSection < 0 ? undefined : nextSection)
    .filter(isGroup)
    .filter(isMoreOfPerson);
  if (person && isGroup(person)) person.answers.push(...more.flatMap(({ answers }) => answers));
  const own = person && isGroup(person) ? personOf(context, person) : null;
  const sizeOfAnswers =
    heaviest(
      rows.flatMap(({ answers }) => (answers ?? []).flatMap(({ lines }) => lines.map(({ size }) => [size, 1] as const))),
    ) ?? base.size;
  const isFirst = own !== null && own.name !== '' && isAtTop(context, parts.slice(0, personAt));
  if (own && isFirst) {
    // `jane@frost.test · Leeds` above the form is how to reach the person, as far as no title of a form says that it is a letterhead.
    const above = parts.slice(0, personAt).filter((part): part is FormRow => !isGroup(part));
    const texts = above.map(({ cells }) => cells.map(({ text }) => text).join(' '));
    if (!texts.some((text) => isTitleOfForm(context, text)))
      own.lines.push(
        ...texts.filter(
          (text) => !TITLE.test(text) && headingKind(context, text) === null && text.toLowerCase() !== own.name.toLowerCase(),
        ),
      );
    const size = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.size))) + 1;
    add(plain(base, own.name, { size, bold: true }), 0);
    for (const text of own.lines) add(plain(base, text, { size: sizeOfAnswers }), 1.4 * base.size);
    cursor += 2 * size;
  }
  // Each entry has to begin with the same field.
  const lacksPost = parts.flatMap((part) => {
    const kind = isGroup(part) && part !== person ? kindOf(context, part, true) : null;
    return isGroup(part) &&
      kind &&
      kind !== 'person' &&
      !part.answers.some(({ field, lines }) => field !== undefined && POSTS.has(field) && lines.length > 0)
      ? [kind]
      : [];
  });
  const employersFirst = new Set<Kind>(lacksPost);
  let sectionKind: string | null = null;
  const markers = new Set<string>();
  parts.forEach((part, index) => {
    if (isGroup(part) && more.includes(part)) return;
    if (!isGroup(part)) {
      const [only, second] = part.cells;
      const kind = only && !second && isOut(only) ? (headingKind(context, only.text) ?? looseKind(context, only.text)) : null;
      if (isFirst && index < personAt && (kind === null || !only || headingKind(context, only.text) === null)) {
        const text = part.cells.map((cell) => cell.text).join(' ');
        if (!own.lines.includes(text)) notes.push(text);
        return;
      }
      const named = only && !second ? sectionInSentence(context, only.text) : null;
      if (named && only) {
        sectionKind = headingKind(context, named.title) ?? looseKind(context, named.title);
        keep({ ...part, cells: [{ ...only, text: named.title, bold: true, isNumbered: true }] });
        if (/[.…]$/.test(named.rest)) notes.push(named.rest);
        else add(plain(only, named.rest), 1.4 * only.size);
        return;
      }
      // `A. University or equivalent` below `26. Education`
      if (kind && kind === sectionKind && only && SUBTITLE.test(only.text)) {
        notes.push(only.text);
        return;
      }
      if (kind) sectionKind = kind;
      // `Skills` in the style of `Work Experience 1`.
      if (only && !second && !only.bullet && isOut(only) && markers.has(styleOf(only)))
        keep({ ...part, cells: [{ ...only, isNumbered: true }] });
      else keep(part);
      return;
    }
    const kind = index === personAt && own ? 'person' : kindOf(context, part, true);
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
      const isAside =
        (sectionKind === 'work' || sectionKind === 'military') && part.answers.every(({ field }) => field === undefined);
      if ((isFirst && index < personAt) || isAside || isOfVacancy(part.answers))
        notes.push(...part.answers.map((answer) => labelledText(answer, textOf(answer))));
      else if (!setting.isOver) for (const row of part.rows.filter((one) => !unread.has(one))) keep(row);
      else
        for (const answer of part.answers)
          for (const line of linesBelow(answer)) add(plain(line, line.text, { bullet: line.bullet }), 1.4 * base.size);
    } else if (first) {
      if (kind !== sectionKind && !(kind === 'work' && sectionKind === 'military')) {
        const title = part.begins?.title ?? '';
        const isTitle = part.begins?.kind === kind && (headingKind(context, title) ?? looseKind(context, title)) === kind;
        add(
          plain(first.label, isTitle ? title : TITLES[kind], { bold: true, isNumbered: true }),
          Math.max(2 * base.size, 0.9 * (top - before)),
        );
        sectionKind = kind;
      } else cursor += 1.4 * first.label.size;
      const size = first.lines[0]?.size ?? first.label.size;
      // `I am fluent in this language: No`
      if (kind === 'languages')
        for (const answer of part.answers)
          if (answer.field === 'fluent' && !isYes(textOf(answer))) notes.push(labelledText(answer, textOf(answer)));
      for (const line of linesOf(kind, part, employersFirst.has(kind)))
        add(plain({ ...first.label, size }, line.text, line), 1.4 * size);
    }
    before = Math.max(before, ...part.rows.flatMap(({ cells }) => cells.map(({ y }) => y)));
  });
  return { cells: out, notes };
}

/** `26. EDUCATION. Give full details.`: the section of a form, with what its question says. */
function sectionInSentence(context: Context, text: string): { title: string; rest: string } | null {
  const [, title = '', rest = ''] = /^\d{1,2}\.\s+(\p{Lu}[\p{Lu} ]{4,40})[.:]\s+(\S.*)$/u.exec(text) ?? [];
  return title !== '' && (headingKind(context, title) ?? looseKind(context, title)) !== null ? { title, rest } : null;
}
const SUBTITLE = /^(?:\p{Lu}[.)]|\(\p{Ll}\))\s+\p{Lu}/u;

/** Whether a row outside groups names a section that is not about the person. */
function namesSection(context: Context, { cells: [only, second] }: FormRow): boolean {
  const kind = only && !second ? (headingKind(context, only.text) ?? (isOut(only) ? looseKind(context, only.text) : null)) : null;
  return kind !== null && kind !== 'contact';
}

/** Whether only a letterhead, the title of the form and a heading are above the answers about the person. */
function isAtTop(context: Context, above: (FormRow | Group)[]): boolean {
  const rows = above.filter((part): part is FormRow => !('begins' in part));
  const names = rows.map(({ cells: [only, second] }) => (only && !second ? headingKind(context, only.text) : null));
  const heading = names.findIndex((kind) => kind !== null && kind !== 'contact');
  const isBare = heading < 0 || heading === rows.length - 1;
  return rows.length < MOST_ABOVE && isBare && !above.some((part) => 'begins' in part && kindOf(context, part, true) !== null);
}
/** Words in the titles of forms. */
const FORM = /\b(?:application|applicant|candidate|form|profile|worksheet|questionnaire)\b/i;
const isTitleOfForm = (context: Context, text: string) =>
  FORM.test(text) && headingKind(context, text) === null && text.length < 90;
/** The title of a CV. */
const TITLE = /^(?:europass|(?:europass )?(?:curriculum vitae|cv|r[eé]sum[eé]))$/i;
/** The most rows of a letterhead. */
const MOST_ABOVE = 14;

const POSTS: ReadonlySet<Field> = new Set(['jobTitle', 'degree', 'certificate']);
