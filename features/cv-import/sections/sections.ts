import { labelAlone } from '../document/labelled-cells.ts';
import { type Cell, type Line, textOf } from '../document/lines.ts';
import { isContactLabel } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { headingKind, looseKind, misspeltKind, namesService, type SectionKind } from '../vocabulary/headings.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { areLanguages } from '../vocabulary/language-levels.ts';
import { isName, nameAsWritten } from '../vocabulary/names.ts';
import { careerParts } from './career-parts.ts';
import {
  endsInColon,
  headingStyleOf,
  isCaps,
  namedHeading,
  namesPostsOfService,
  namesServiceAtLength,
  styleOf,
} from './heading-style.ts';

export type Section = { kind: SectionKind | 'head'; title: string; lines: Line[] };

/** Groups lines into sections. A heading is recognised by its words, or by the style of the headings recognised that way. */
export function sectionsOf(context: Context, lines: Line[]): Section[] {
  const repeated = repeatedLabels(lines);
  const headingStyle = headingStyleOf(context, lines, repeated);
  const parts = careerParts(context, lines);
  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  // `PROPERTY: Account for all stores.` and `TRAINING: Train 12 soldiers.` are texts of a post, whose first words tell what each is about.
  const leads = lines.flatMap(
    ({ cells: [cell, second] }) => (!second && /^(\p{Lu}[\p{Lu} &/-]{3,40}):\s/u.exec(cell?.text ?? '')?.[1]) || [],
  );
  const hasLeads = leads.filter((lead) => headingKind(context, lead) === null).length > 1;
  let afterHeading = false;
  let wasInline = false;
  // Where the names of sections are in the margin, `Highlights` in their style announces text of an entry.
  const areInMargin = lines.filter(({ cells: [cell] }) => cell?.isLeftOfText).length > 2;
  for (const [index, line] of lines.entries()) {
    const first = line.cells[0];
    if (!first) continue;
    const part = WITH_POSTS.has(sections.at(-1)?.kind ?? 'other') ? parts.get(first) : undefined;
    if (part) {
      sections.push({ kind: part, title: first.text, lines: [] });
      afterHeading = true;
      continue;
    }
    const named = repeated.has(first.text) ? null : namedHeading(context, line);
    // `Languages` beside a list among the labelled lists of skills.
    const isGroup =
      named !== null && line.cells.length === 2 && sections.at(-1)?.kind === 'skills' && !headingStyle.isInStyle(named);
    const isField = WITH_FIELDS.has(sections.at(-1)?.kind ?? 'other') && line.cells.length > 1 && isContactLabel(first.text);
    const isAnnounced = WITH_POSTS.has(sections.at(-1)?.kind ?? 'other') && announcesText(first);
    const isOfForm = isFormField(line) && (isFormField(lines[index - 1]) || isFormField(lines[index + 1]));
    const isGreeting = GREETING.test(first.text);
    const known = isGroup || isField || isAnnounced || isOfForm ? null : named;
    const isSmallLabel = known !== null && line.cells.length === 2 && isBesideList(context, known.text, sections.at(-1)?.kind);
    const kind = known && (isSmallLabel || !headingStyle.isTooWeak(known)) ? headingKind(context, known.text) : null;
    const unnamed =
      !repeated.has(first.text) &&
      !isAnnounced &&
      !isGreeting &&
      !(areInMargin && !first.isLeftOfText && isLabel(first.text)) &&
      headingStyle.isHeading(line) &&
      !(
        mayHeadEntry(context, line, sections) &&
        (headingStyle.beginsEntry(line, lines[index + 1], lines[index - 1]) ||
          isPostOverDates(context, line, lines[index + 1], lines[index + 2]))
      ) &&
      // `LIEUTENANT COMMANDER HELEN ASTLEY ROYAL NAVY` names a person with a rank and service.
      !(
        sections.length === 1 &&
        !hasName(sections[0]) &&
        isName(first.text) &&
        looseKind(context, nameAsWritten(first.text)) === null
      );
    if (kind || unnamed) {
      const served = namesServiceAtLength(first.text) || namesPostsOfService(context, first.text) ? 'military' : null;
      const hint =
        (kind === 'work' ? served : null) ??
        kind ??
        headingKind(context, first.text) ??
        served ??
        looseKind(context, first.text) ??
        misspeltKind(context, first.text);
      sections.push({ kind: hint ?? (headingStyle.isTimeInService(first) ? 'military' : 'other'), title: first.text, lines: [] });
      const rest = line.cells.slice(1);
      const isAmongDetails = sections.at(-2)?.kind === 'contact' && rest.length === 1;
      if (rest.length > 0) sections.at(-1)?.lines.push({ ...line, cells: rest, startsColumn: false });
      // `Languages | Hindi, English` among personal details: what follows are such again.
      if (isAmongDetails && lines[index + 1]?.cells.length === 2) {
        sections.push({ kind: 'contact', title: '', lines: [] });
        afterHeading = false;
        continue;
      }
      afterHeading = true;
      continue;
    }
    const isLead = hasLeads && WITH_POSTS.has(sections.at(-1)?.kind ?? 'head') && /\.$/.test(textOf(line));
    const inline = isLead
      ? null
      : sectionInLine(context, line, sections.at(-1)?.kind ?? 'head', wasInline, isFarBelow(line, lines[index - 1]));
    if (inline) {
      const within = sections.at(-1)?.kind;
      sections.push(inline);
      // What follows are personal details again.
      if (within === 'contact') sections.push({ kind: 'contact', title: '', lines: [] });
      afterHeading = false;
      wasInline = true;
      continue;
    }
    wasInline = false;
    if (line.startsColumn && !afterHeading && sections.length > 1) sections.push({ kind: 'head', title: '', lines: [] });
    afterHeading = false;
    sections.at(-1)?.lines.push(line);
  }
  // `Operational experience` beside a section of military service is what someone did after it.
  const hasService = sections.some(({ kind, title }) => kind === 'military' && namesService(title));
  return sections
    .filter((section) => section.title !== '' || section.lines.length > 0)
    .map((section) => (hasService && isOperational(section) ? { ...section, kind: 'work' } : section));
}

const isOperational = ({ title, lines }: Section) =>
  /^operational experience$/i.test(title) &&
  !lines.some(({ cells }) => cells.some(({ text }) => /^Op(?:eration)?\.?\s/.test(text)));

/** `Cheers` above a signature, in a CV that is the text of an email. */
const GREETING =
  /^(?:cheers|(?:kind(?:est)? |best |warm )?regards|best wishes|(?:many )?thanks|yours (?:sincerely|faithfully|truly))[,.!]?$/i;

/** `Qualification | GCSE`: a field of a form with its value. */
const isFormField = (line: Line | undefined) => {
  const [label, value, third] = line?.cells ?? [];
  return label !== undefined && value !== undefined && !third && !label.bullet && isLabel(label.text);
};

/** `Driving licence   Full` among personal details is one of them. */
const WITH_FIELDS: ReadonlySet<Section['kind']> = new Set(['head', 'contact']);

/** `Accomplishments:` among posts announces what follows in one of them. */
const WITH_POSTS: ReadonlySet<Section['kind']> = new Set(['work', 'military', 'volunteer']);

const announcesText = (cell: Cell) => !cell.bold && !isCaps(cell.text) && labelAlone(cell, false)?.hint === 'body';

const hasName = (section: Section | undefined) =>
  section?.lines.some(({ cells }) => cells.some(({ text }) => isName(text))) === true;

/** Whether a line can be the name of an entry: below a section that can have dated entries, alone and without a colon. */
function mayHeadEntry(context: Context, { cells: [only, second] }: Line, sections: Section[]): boolean {
  const { kind, title } = sections.at(-1) ?? { kind: 'head', title: '' };
  const hasEntries = !WITHOUT_ENTRIES.has(kind) || (kind === 'summary' && looseKind(context, title) === 'work');
  return (
    hasEntries && only !== undefined && second === undefined && !only.isLeftOfText && !only.isNumbered && !endsInColon(only.text)
  );
}

const WITHOUT_ENTRIES: ReadonlySet<Section['kind']> = new Set([
  'head',
  'summary',
  'contact',
  'profiles',
  'skills',
  'languages',
  'interests',
  'references',
]);

/** `Languages   French (good)`: lists that a short CV has beside their names, below its last section. */
const isBesideList = (context: Context, label: string, within: Section['kind'] | undefined) =>
  within !== 'skills' &&
  (/^(?:languages|interests)$/.test(headingKind(context, label) ?? '') ||
    (within === 'other' && headingKind(context, label) === 'skills'));

/** Whether space sets a line off from the one above. */
const isFarBelow = ({ cells: [cell] }: Line, above: Line | undefined) =>
  cell !== undefined && above !== undefined && cell.y - (above.cells.at(-1)?.y ?? 0) > 1.9 * cell.size;

const LISTED = /^(?:skills|languages|awards|certificates|interests)$/;

/** A section on one line: `Areas of strength: Zendesk • Coaching • Forecasting` above the first heading, `AWARDS: …` in capitals anywhere. */
function sectionInLine(
  context: Context,
  line: Line,
  within: Section['kind'],
  isBelowSuch: boolean,
  isSetOff: boolean,
): Section | null {
  const [only, second] = line.cells;
  const [, label = '', list = ''] = (only && !second && !only.bullet && /^([^:]{4,40}):\s+(\S.*)$/.exec(only.text)) || [];
  if (!only || !label || within === 'skills') return null;
  const kind = headingKind(context, label) ?? looseKind(context, label);
  // `Languages known: Tamil, English` among personal details.
  const areLanguagesWithLevels = kind === 'languages' && within !== 'other' && areLanguages(context, list);
  if (!areLanguagesWithLevels && !/[,;|•·]/.test(list)) return null;
  const isAbove = (within === 'head' || within === 'summary') && kind === 'skills' && /(?:[,;|•·].*){2}/.test(list);
  const isNamed = isCaps(label) && headingKind(context, label) !== null && LISTED.test(kind ?? '');
  // `Licences: PCV, LGV` below `Languages: English, Yoruba`
  const isNext = isBelowSuch && LISTED.test(headingKind(context, label) ?? '');
  // `School: Thirsk School, 8 GCSEs, 2008.` apart from the posts above it
  const isSeparate =
    isSetOff &&
    WITH_POSTS.has(within) &&
    (LISTED.test(headingKind(context, label) ?? '') || headingKind(context, label) === 'education');
  if (!kind || (!isAbove && !isNamed && !areLanguagesWithLevels && !isNext && !isSeparate)) return null;
  return { kind, title: label, lines: [{ ...line, cells: [{ ...only, text: list, bold: false }] }] };
}

/** Texts such as `Key achievements:` that come again in entry after entry are labels, not headings. */
function repeatedLabels(lines: Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { cells } of lines) {
    const [first, second] = cells;
    if (first && !second && isLabel(first.text)) counts.set(first.text, (counts.get(first.text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text));
}

/** A post, an employer in other type and their dates, each on a line of its own. */
function isPostOverDates(context: Context, { cells: [cell] }: Line, next: Line | undefined, second: Line | undefined): boolean {
  const [employer, beside] = next?.cells ?? [];
  const [dates, other] = second?.cells ?? [];
  return (
    cell !== undefined &&
    titleScore(context, cell.text) > 0 &&
    headingKind(context, cell.text) === null &&
    employer !== undefined &&
    !beside &&
    !employer.bullet &&
    styleOf(employer) !== styleOf(cell) &&
    dates !== undefined &&
    !other &&
    isDateOnly(context, dates.text) &&
    Boolean(findSpan(context, dates.text)?.startDate)
  );
}

/** A section's text as plain lines. */
export const plainLines = (section: Section) => section.lines.map(textOf);
