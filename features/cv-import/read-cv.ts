import type { Item } from './document/items.ts';
import { cellsOf, type Line, lineOf, textOf } from './document/lines.ts';
import { splitLabels } from './entries/split-facts.ts';
import { addClearances, dropNamesOfClearances, takeClearanceLines } from './fields/clearance.ts';
import { takeFederalFacts } from './fields/federal.ts';
import { addRunningLines } from './fields/headers-and-footers.ts';
import { addLeftovers } from './fields/leftovers.ts';
import { readPerson, takeContactsAtFoot } from './fields/person.ts';
import { type Provenance, takeProvenance, withSourcesOfSection } from './fields/provenance.ts';
import { readSection } from './fields/read-section.ts';
import { type Doubt, doubtsOf, markUnsure } from './fields/unsure.ts';
import { completeContacts, completeEntries, completeService, takeLateDates } from './fields/whole-cv.ts';
import { withLabelledAnswers } from './forms/labelled-answers.ts';
import { inReadingOrder } from './layout/columns.ts';
import { withoutHeadingMarks } from './layout/heading-marks.ts';
import { withoutRunningLines } from './layout/running-lines.ts';
import { withStackedDates } from './layout/stacked-dates.ts';
import { withWrapsJoined } from './layout/wraps.ts';
import { withoutClosingWords } from './sections/closing-words.ts';
import { withoutMessage } from './sections/letter-around.ts';
import { splitLabelledLines, withKindsByContent } from './sections/section-contents.ts';
import { sectionsOf } from './sections/sections.ts';
import { ReadCv } from './shapes.ts';
import type { Clearance } from './vocabulary/clearances.ts';
import { Context } from './vocabulary/context.ts';
import { dateHabitsOf } from './vocabulary/dates.ts';
import { runOnEach, runSteps } from './vocabulary/steps.ts';

/**
 * Parses a CV from text with positions. Every word of it is somewhere in the result, except labels and the words of a sentence that its
 * fields replace: `Worked as … in … from … to …`.
 * @param leavesOut whether to leave out a step, by its name; for benchmarks
 */
export const readCv = (items: Item[], leavesOut?: (step: string) => boolean): ReadCv =>
  readItems(new Context(dateHabitsOf(items.map(({ text }) => text)), leavesOut), items).cv;

/** Parses a CV, and finds the items that its values were made of, and how sure the fields of its entries are. */
export function readCvWithProvenance(items: Item[]): Read {
  return readItems(new Context(dateHabitsOf(items.map(({ text }) => text))), items);
}

type Read = { cv: ReadCv; provenance: Provenance; doubts: Doubt[] };

function readItems(context: Context, items: Item[]): Read {
  const printed = runSteps(context, cellsOf(items), { withoutHeadingMarks });
  const { cells, notes, repeated } = context.leavesOut('withLabelledAnswers')
    ? { cells: printed, notes: [], repeated: [] }
    : withLabelledAnswers(context, printed);
  const { own, running, tableTitles } = withoutRunningLines(context, items, cells);
  const {
    federal,
    wanted,
    rest: stated,
  } = takeFederalFacts(
    context,
    runSteps(context, inReadingOrder(context, runSteps(context, own, { withStackedDates, withWrapsJoined })), {
      splitLabels: (_, ordered) => ordered.map(splitLabels),
    }),
  );
  const { clearances, rest: lines } = takeClearanceLines(stated);
  const { cv, basics } = readLines(context, lines, notes, clearances);
  if (federal) cv.federal = federal;
  if (wanted.length > 0) cv.more.push({ title: 'Availability', lines: wanted });
  if (notes.length > 0) cv.more.push({ title: '', lines: notes });
  if (running.length + repeated.length > 0) addRunningLines(context, cv, [...repeated, ...running]);
  addLeftovers(context, cv, basics, [...lines, ...tableTitles.map((row) => ({ ...lineOf(''), cells: row }))]);
  dropNamesOfClearances(cv);
  const entries = takeProvenance(cv);
  const doubts = doubtsOf(cv, entries);
  markUnsure(cv, doubts);
  return { cv, provenance: { basics, entries }, doubts };
}

function readLines(
  context: Context,
  lines: Line[],
  notes: string[],
  clearances: Clearance[],
): { cv: ReadCv; basics: Provenance['basics'] } {
  const cv = ReadCv.parse({ basics: {} });
  addClearances(cv, clearances);
  const { rest: own, message } = context.leavesOut('withoutMessage') ? { rest: lines, message: [] } : withoutMessage(lines);
  if (message.length > 0) cv.more.push({ title: 'Covering message', lines: message });
  const { rest, declaration, onRequest } = context.leavesOut('withoutClosingWords')
    ? { rest: own, declaration: [], onRequest: [] }
    : withoutClosingWords(context, own);
  if (declaration.length > 0) cv.more.push({ title: 'Declaration', lines: declaration });
  if (onRequest.length > 0) cv.more.push({ title: 'References', lines: onRequest });
  const sections = runSteps(context, runOnEach(context, sectionsOf(context, rest), { splitLabelledLines }), {
    withKindsByContent,
  });
  if (!context.leavesOut('takeContactsAtFoot')) takeContactsAtFoot(context, sections);
  const late = context.leavesOut('takeLateDates') ? null : takeLateDates(context, sections);
  const basics = readPerson(context, cv, sections);
  const whole = [...lines.map(textOf), ...notes].join('\n');
  for (const section of sections) {
    if (section.title !== '') cv.sections.push({ title: section.title, kind: section.kind });
    withSourcesOfSection(cv, basics, section, () => readSection(context, cv, section, whole));
  }
  completeEntries(context, cv, late);
  completeService(cv, lines, whole);
  completeContacts(cv, lines);
  return { cv, basics };
}
