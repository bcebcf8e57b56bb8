import { type Line, lineOf, textOf } from '../document/lines.ts';
import { entriesOf } from '../entries/entries.ts';
import type { Entry } from '../entries/entry.ts';
import { narratedStudy, splitNarrated } from '../entries/narrated-entries.ts';
import { hasSchool, rolesOfStudies, type StudyRoles } from '../entries/study-roles.ts';
import type { Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { partsOf } from '../vocabulary/lists.ts';
import { runOnEach, runSteps } from '../vocabulary/steps.ts';
import { namesSchool, namesStudy } from '../vocabulary/study-words.ts';
import { anyOf } from '../vocabulary/terms.ts';
import { readEducation, splitSchoolBehind } from './education.ts';
import { listedOf, readListed } from './work.ts';

const LISTS_COURSES = /\b(?:train|certif|credential|licen[cs]|course|professional|regist|member)/i;

/** Lines without dates in a section of studies and courses, each of which says everything: `Tern School, CSE English` above `First Aid`. */
function isEachWhole(context: Context, { title, lines }: Section): boolean {
  const isAlone = ({ cells: [only, second] }: Line) =>
    only !== undefined &&
    !second &&
    !only.bullet &&
    only.text.length < 110 &&
    /^[\p{Lu}\d]/u.test(only.text) &&
    !/\d{4}(?!\)?$)|\.$/.test(only.text) &&
    (findSpan(context, only.text)?.startDate ?? '') === '';
  const schools = lines.filter((line) => namesSchool(textOf(line)));
  const whole = schools.filter(isStudyAtSchool);
  return (
    LISTS_COURSES.test(title) &&
    lines.length > 2 &&
    lines.every(isAlone) &&
    whole.length > 0 &&
    whole.length >= 0.5 * schools.length
  );
}

/** A line that names a study and its school: `Bachelor of Arts, History, Tern College` */
const isStudyAtSchool = (line: Line) =>
  namesSchool(textOf(line)) &&
  textOf(line)
    .split(/, | [–—-] /)
    .some((part) => namesStudy(part) && !namesSchool(part));

/** `Secondary` beside a school says what the school's name says. */
export const isSchoolLevel = (text: string) =>
  /^(?:primary|elementary|(?:senior |junior |upper |lower )?(?:secondary|high)|tertiary|vocational|college)(?: (?:level|education))?$/i.test(
    text.trim(),
  );

const withoutLevel = (line: Line): Line =>
  line.cells.length > 1 && isSchoolLevel(line.cells[0]?.text ?? '') ? { ...line, cells: line.cells.slice(1) } : line;

/** Reads schools and degrees; in a section that lists certificates too, what names neither is one. */
export function readStudies(context: Context, cv: ReadCv, printed: Section): void {
  const lines = runSteps(context, printed.lines, {
    withoutLevel: (_, levels) => levels.map(withoutLevel),
    narratedStudy: (_, narrated) => splitNarrated(narrated, (text) => narratedStudy(context, text)),
  });
  const section = { ...printed, lines };
  // A list of dated studies has an entry in each of its items.
  const isListed =
    section.kind === 'education' &&
    section.lines.every(
      (line) =>
        line.cells[0]?.bullet &&
        namesStudy(textOf(line)) &&
        (findSpan(context, textOf(line)) !== null || namesSchool(textOf(line))),
    );
  const atMargin = ({ cells, ...line }: Line) => ({ ...line, cells: cells.map((cell) => ({ ...cell, bullet: false })) });
  if (isEachWhole(context, section)) {
    for (const line of section.lines) {
      if (isStudyAtSchool(line)) cv.education.push(...readEducation(context, entriesOf(context, [line])));
      else cv.certificates.push(listedOf(context, textOf(line)));
    }
    return;
  }
  const entries = runSteps(
    context,
    runOnEach(context, entriesOf(context, isListed ? section.lines.map(atMargin) : section.lines), {
      withSchoolOfPlaces: (_, entry) => withSchoolOfPlaces(entry),
      splitSchoolBehind: (_, entry) => splitSchoolBehind(entry),
    }),
    { withSchoolAbove: (_, whole) => whole.reduce(withSchoolAbove, []) },
  );
  const [only] = entries;
  // `Qualifications` above licences and tickets alone.
  if (
    only &&
    entries.length === 1 &&
    only.headline.length === 1 &&
    only.span.printedDates === '' &&
    !section.lines.some((line) => namesStudy(textOf(line)))
  ) {
    const names = section.lines.flatMap((line) => partsOf(textOf(line)));
    if (names.length > 2) {
      cv.certificates.push(...names.map((printed) => listedOf(context, printed)));
      return;
    }
  }
  const isMixed = LISTS_COURSES.test(section.title);
  const listsPasses = isMixed || /\bqualifications\b/i.test(section.title);
  const roles = rolesOfStudies(context, entries);
  const courses = coursesIn(context, entries, roles);
  for (const [index, whole] of entries.entries()) {
    const passes = listsPasses ? whole.highlights.filter((line) => isPass(line, whole)) : [];
    const entry = passes.length > 0 ? { ...whole, highlights: whole.highlights.filter((line) => !passes.includes(line)) } : whole;
    cv.certificates.push(...passes.map((printed) => listedOf(context, printed)));
    const lines = [...entry.highlights, ...entry.paragraphs];
    if (passes.length > 0 && lines.length + entry.headline.length === 0) continue;
    const isList = entry.headline.length === 0 && lines.length > 0;
    if (isList && isMixed && lines.some(namesSchool)) {
      // A list of studies and certificates.
      for (const line of lines) {
        if (namesSchool(line) || namesStudy(line))
          cv.education.push(...readEducation(context, entriesOf(context, [lineOf(line)])));
        else cv.certificates.push(listedOf(context, line));
      }
    } else if (isList && (section.kind === 'certificates' || !lines.some(isMixed ? namesSchool : namesStudy)))
      cv.certificates.push(...lines.map((printed) => listedOf(context, printed)));
    else if (isTicket(section.title, entry) || isBareTicket(section.title, entry, entries))
      cv.certificates.push(...readTickets(context, entry));
    else if (courses.has(whole) && (isMixed || !namesStudy(entry.headline[0]?.text ?? '')))
      cv.certificates.push(...readListed(context, [entry]));
    else if (isMixed && entry.headline.length > 0 && ![...entry.headline.map(({ text }) => text), ...lines].some(namesStudy))
      cv.certificates.push(...readListed(context, [entry]));
    else cv.education.push(...readEducation(context, [entry], roles.slice(index, index + 1), cv.education.at(-1)));
  }
}

/** `Walther-Schule, Kiel` at the margin, where jobs have their towns, is the school. */
function withSchoolOfPlaces(entry: Entry): Entry {
  const school = entry.headline.some(({ text }) => namesSchool(text))
    ? undefined
    : entry.places.find((place) => namesSchool(place));
  return school === undefined
    ? entry
    : {
        ...entry,
        headline: [{ text: school, row: 0, bold: false }, ...entry.headline],
        places: entry.places.filter((place) => place !== school),
      };
}

/** Joins what was passed at a school, and when, to the school on the line above it: `Tern College  2004 – 2006` over `BTEC Retail  Jul 2006`. */
function withSchoolAbove(whole: Entry[], entry: Entry): Entry[] {
  const above = whole.at(-1);
  const school = above?.headline.find(({ text }) => namesSchool(text));
  const [passed, another] = entry.headline;
  const year = entry.span.endDate.slice(0, 4);
  const isThere =
    above !== undefined &&
    school !== undefined &&
    passed !== undefined &&
    !another &&
    !entry.span.startDate &&
    year !== '' &&
    above.span.startDate.slice(0, 4) <= year &&
    year <= above.span.endDate.slice(0, 4) &&
    above.span.startDate !== '' &&
    namesStudy(passed.text) &&
    !namesSchool(passed.text);
  if (!isThere || above.headline.length > 1 || above.highlights.length + above.paragraphs.length > 0) return [...whole, entry];
  const pieces = [...above.pieces, ...entry.pieces.map((piece) => ({ ...piece, row: piece.row + school.row + 1 }))];
  const joined = {
    ...entry,
    headline: [school, { ...passed, row: school.row + 1 }],
    pieces,
    places: [...above.places, ...entry.places],
  };
  const printedDates = `${above.span.printedDates}, ${entry.span.printedDates}`;
  return [...whole.slice(0, -1), { ...joined, span: { ...entry.span, startDate: above.span.startDate, printedDates } }];
}

/** Names on lines of their own are as many tickets; the date is beside the first. */
function readTickets(context: Context, entry: Entry): ReturnType<typeof readListed> {
  const [first, ...others] = entry.headline;
  const areLines = first && others.length > 0 && others.every(({ row }) => row > first.row);
  return areLines
    ? [...readListed(context, [{ ...entry, headline: [first] }]), ...others.map(({ text }) => listedOf(context, text))]
    : readListed(context, [entry]);
}

/** A dated name without school or degree below `Qualifications`: a ticket or licence. */
const isTicket = (title: string, { headline, span, highlights, paragraphs }: Entry) =>
  /\bqualifications\b/i.test(title) &&
  !/\b(?:educat|academ|school)/i.test(title) &&
  headline.length > 0 &&
  headline.length < 3 &&
  !(headline.some(({ text }) => VOCATIONAL.test(text)) && headline.flatMap(({ text }) => text.split(/,\s+/)).length > 1) &&
  span.printedDates !== '' &&
  !span.startDate &&
  ![...headline.map(({ text }) => text), ...highlights, ...paragraphs].some((text) => namesSchool(text) || ACADEMIC.test(text));

/** A name alone on its line below `Qualifications`, where each other entry has a school and its date: `Level 3 Education and Training`. */
function isBareTicket(title: string, entry: Entry, entries: Entry[]): boolean {
  const isWhole = (other: Entry) => other.span.printedDates !== '' && other.headline.some(({ text }) => namesSchool(text));
  const isBare = ({ headline, span, highlights, paragraphs }: Entry) =>
    headline.length === 1 &&
    span.printedDates === '' &&
    highlights.length + paragraphs.length === 0 &&
    !namesSchool(headline[0]?.text ?? '') &&
    !ACADEMIC.test(headline[0]?.text ?? '');
  return (
    /\bqualifications\b/i.test(title) &&
    !/\b(?:educat|academ|school)/i.test(title) &&
    isBare(entry) &&
    entries.some(isWhole) &&
    entries.every((other) => isWhole(other) || isBare(other))
  );
}

/** Qualifications of work that only a college or training centre gives, whose name is beside them. */
const VOCATIONAL = /\b(?:[SN]VQ|HN[CD]|apprenticeship)\b/i;
const ACADEMIC = new RegExp(String.raw`\b${anyOf('academic-qualifications')}\b`, 'i');

/** A list item that names a qualification with its year and no school: `MSP Practitioner, 2020` below a degree. */
const isPass = (line: string, { headline }: Entry) =>
  line.length < 90 &&
  !namesSchool(line) &&
  !/[.;]$/.test(line) &&
  (headline.length === 0 || /(?:19|20)\d\d\)?$|^(?:19|20)\d\d\b/.test(line));

/** Entries with a year and a name but no school, where other entries have one: `Food Hygiene Level 2, 2019` below a college. */
function coursesIn(context: Context, entries: Entry[], roles: StudyRoles[]): ReadonlySet<Entry> {
  const isAtSchool = ({ headline, highlights, paragraphs }: Entry, index: number) =>
    hasSchool(context, roles[index] as StudyRoles) ||
    [...headline.map(({ text }) => text), ...highlights, ...paragraphs].some(namesSchool);
  const atSchool = new Set(entries.filter(isAtSchool));
  const haveSchools = entries.some((entry) => atSchool.has(entry) || entry.headline.length > 1);
  const isCourse = (entry: Entry) => entry.headline.length === 1 && !entry.span.startDate && !atSchool.has(entry);
  return new Set(haveSchools ? entries.filter(isCourse) : []);
}
