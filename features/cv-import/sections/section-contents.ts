import { type Line, lineOf, textOf } from '../document/lines.ts';
import { entriesOf } from '../entries/entries.ts';
import type { Entry } from '../entries/entry.ts';
import { AWARD } from '../vocabulary/awards.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly } from '../vocabulary/dates.ts';
import { headingKind, looseKind, type SectionKind } from '../vocabulary/headings.ts';
import { evidenceOf } from '../vocabulary/job-titles.ts';
import { areLanguages, areLanguagesWithLevels } from '../vocabulary/language-levels.ts';
import { partsOf } from '../vocabulary/lists.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { runOnEach, runSteps } from '../vocabulary/steps.ts';
import { isWholeStudy, namesSchool, namesStudy } from '../vocabulary/study-words.ts';
import { anyOf } from '../vocabulary/terms.ts';
import { unitIn } from '../vocabulary/units.ts';
import { splitEvidence } from './evidence.ts';
import type { Section } from './sections.ts';

/**
 * Names sections by what they contain, where no heading says which they are: `Kitchens`, `Reserve service`, `I can`. Jobs and languages
 * are told by their contents alone. Schools and skills are looked for only where no other section has them.
 */
export function withKindsByContent(context: Context, printed: Section[]): Section[] {
  const sections = runOnEach(context, runSteps(context, printed, { splitEvidence }), { splitLanguagesAtEnd, asUnpaid });
  const has = (kind: SectionKind) => sections.some((section) => section.kind === kind && section.lines.length > 0);
  const [hasStudies, hasSkills, hasSummary] = [has('education'), has('skills'), has('summary')];
  const schools = sections.filter(({ kind }) => kind === 'education').flatMap(({ lines }) => lines.map(textOf));
  const named = sections.map((section): Section => {
    const isUnnamed = section.kind === 'other' && section.title !== '' && headingKind(context, section.title) === null;
    // `Linguistic skills` above languages and their levels.
    if (
      section.kind === 'skills' &&
      section.lines.length > 0 &&
      section.lines.every((line) => areLanguages(context, textOf(line)))
    )
      return { ...section, kind: 'languages' };
    // `What I bring` above sentences about the person.
    if (section.kind === 'skills' && headingKind(context, section.title) === null && !hasSummary && isProse(section.lines))
      return { ...section, kind: 'summary' };
    // `Qualified` without a school, beside a section that has the schools.
    if (isPassed(section) && sections.some((other) => other !== section && other.kind === 'education' && namesSchools(other)))
      return { ...section, kind: 'certificates', lines: asItems(section.lines) };
    const isSchooling = section.kind === 'certificates' && !hasStudies;
    // Named by one of its words only: `Assignments`, `What I am like`.
    const isLoose = (kind: SectionKind) => section.kind === kind && headingKind(context, section.title) === null;
    const [mayServe, mayDescribe] = [isLoose('military'), isLoose('summary') && !hasSkills];
    // `Career summary` above a list of dated posts.
    const mayList =
      (section.kind === 'summary' || (section.kind === 'awards' && !NAMES_AWARDS.test(section.title))) &&
      section.lines.filter((line) => hasRange(context, line)).length > 1;
    if ((!isUnnamed && !isSchooling && !mayServe && !mayDescribe && !mayList) || section.lines.length === 0) return section;
    const entries = entriesOf(context, section.lines);
    if (mayList && entries.length > 1 && areJobs(context, entries, schools)) return { ...section, kind: 'work' };
    if (mayServe) return areJobs(context, entries, schools) && !isOfService(section) ? { ...section, kind: 'work' } : section;
    if (isUnnamed && !hasStudies && areTitledStudies(section)) return { ...section, kind: 'education' };
    if (!hasStudies && !mayDescribe && (areStudies(entries) || areWholeStudies(section)))
      return { ...section, kind: 'education' };
    if (!isUnnamed && !mayDescribe) return section;
    if (!mayDescribe && areJobs(context, entries, schools)) return { ...section, kind: 'work' };
    const names = section.lines.flatMap(({ cells }) => cells.flatMap(({ text }) => partsOf(text)));
    if (!mayDescribe && section.lines.every((line) => areLanguages(context, textOf(line))))
      return { ...section, kind: 'languages' };
    if (statesEndDate(section)) return { ...section, kind: 'certificates' };
    if (!mayDescribe && !has('awards') && section.lines.every((line) => AWARD.test(textOf(line))))
      return { ...section, kind: 'awards' };
    // `What I’ve got`: names with the years in which they were passed.
    if (!has('certificates') && names.filter((name) => /\((?:19|20)\d\d\)$/.test(name)).length > Math.max(1, 0.5 * names.length))
      return { ...section, kind: 'certificates' };
    if (!hasSkills && areNames(names) && entries.every(({ span }) => span.printedDates === ''))
      return { ...section, kind: 'skills' };
    return section;
  });
  const apart = runOnEach(context, named, { splitUnpaid, asUndatedHighlights });
  return apart.some(({ kind, lines }) => kind === 'skills' && lines.length > 0)
    ? apart
    : runOnEach(context, apart, { splitList: (_, section) => splitList(section) });
}

/** Rows below the title of a column such as `Course or ticket`, some of which are studies. */
const areTitledStudies = ({ lines }: Section) =>
  lines.length > 1 &&
  lines.every(({ cells: [first] }) => first?.isTitled === true && first.hint === 'jobTitle') &&
  lines.some(({ cells: [first] }) => namesStudy(first?.text ?? ''));

/** Names that no section with posts has. */
const NAMES_AWARDS = /\b(?:grants?|funding|prizes?|medals?|scholarships?|fellowships?)\b/i;

/** A section such as `Selected career highlights` without any dates does not list posts. */
const asUndatedHighlights = (context: Context, section: Section): Section =>
  section.kind === 'work' &&
  /\b(?:highlights|achievements|accomplishments|successes)\b/i.test(section.title) &&
  section.lines.length > 0 &&
  section.lines.every((line) => !line.cells.some(({ text }) => findSpan(context, text)))
    ? { ...section, kind: 'other' }
    : section;

/** `ArcGIS, Python, route survey` as the first line below `Other`, where nothing else lists skills. */
function splitList(section: Section): Section[] {
  const [first, ...rest] = section.lines;
  const [only, second] = first?.cells ?? [];
  const isList = only !== undefined && !second && !only.bullet && isShortList(only.text) && !/\d{4}|@|:/.test(only.text);
  const isOther =
    section.kind === 'other' &&
    /^(?:other|additional|further|more|misc(?:ellaneous)?)(?: (?:information|details))?:?$/i.test(section.title);
  return isOther && isList && first && !/^\p{Ll}/u.test(rest[0] ? textOf(rest[0]) : '')
    ? [
        { kind: 'skills', title: '', lines: [first] },
        { ...section, lines: rest },
      ]
    : [section];
}

/** `Welsh first language, English` as the last line of studies or certificates is a section of languages. */
function splitLanguagesAtEnd(context: Context, section: Section): Section[] {
  const last = section.lines.at(-1);
  const [only, second] = last?.cells ?? [];
  const mayEnd = section.kind === 'education' || section.kind === 'certificates' || section.kind === 'volunteer';
  if (
    !mayEnd ||
    !last ||
    !only ||
    second ||
    only.bullet ||
    section.lines.length < 2 ||
    !areLanguagesWithLevels(context, only.text) ||
    namesStudy(only.text)
  )
    return [section];
  return [
    { ...section, lines: section.lines.slice(0, -1) },
    { kind: 'languages', title: '', lines: [last] },
  ];
}

/** Posts that hardly anyone is paid for. */
const UNPAID = new RegExp(
  String.raw`^(?:(?:school|parent|co-opted|community|foundation|honorary|vice|deputy|lay|founding|voluntary) )*${anyOf('unpaid-posts')}\b[^,|]{0,40}[,|]`,
  'i',
);
const isUnpaid = (context: Context, { cells: [first, second, third] }: Line) =>
  first !== undefined &&
  (UNPAID.test(first.text) ||
    (second !== undefined &&
      (isDateOnly(context, first.text) ? UNPAID.test(second.text) : !third && UNPAID.test(`${first.text},`))));

/** A section without a known name in which every line names such a post. */
const asUnpaid = (context: Context, section: Section): Section =>
  section.kind === 'other' &&
  section.title !== '' &&
  section.lines.length > 0 &&
  section.lines.every((line) => isUnpaid(context, line))
    ? { ...section, kind: 'volunteer' }
    : section;

/** `Trustee, Tern Pantry` below `Other`: lines that name such posts, apart from the others. */
function splitUnpaid(context: Context, section: Section): Section[] {
  const unpaid = section.kind === 'other' && section.title !== '' ? section.lines.filter((line) => isUnpaid(context, line)) : [];
  if (unpaid.length === 0) return [section];
  const continuePrevious = section.lines.some(
    (line, index) => isUnpaid(context, line) && /^[\p{Ll}(]/u.test(textOf(section.lines[index + 1] ?? lineOf(''))),
  );
  return continuePrevious
    ? [section]
    : [
        { ...section, lines: section.lines.filter((line) => !unpaid.includes(line)) },
        { kind: 'volunteer', title: '', lines: unpaid },
      ];
}

const namesSchools = ({ lines }: Section) => lines.some((line) => namesSchool(textOf(line)));

/** A section of education by a word for qualifications alone, in which nothing names a school. */
const isPassed = (section: Section) =>
  section.kind === 'education' &&
  /\bqualifi/i.test(section.title) &&
  !/\b(?:educat|academ|school|stud|degree)/i.test(section.title) &&
  section.lines.length > 0 &&
  !namesSchools(section);

/** Lines that each begin with a capital and have nothing beside them, as items of a list. */
const asItems = (lines: Line[]): Line[] =>
  lines.every(({ cells: [only, second] }) => only !== undefined && !second && /^[\p{Lu}\d]/u.test(only.text))
    ? lines.map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, bullet: true })) }))
    : lines;

/** `Welding papers` above `136 6G, valid to 05.2027`: half of the lines or more say until when something counts. */
const statesEndDate = ({ lines }: Section) =>
  lines.filter((line) => /\b(?:valid|expir(?:es|y|ing)|renewed|renewal|in date)\b/i.test(textOf(line))).length >=
  Math.max(1, 0.5 * lines.length);

/** Two sentences or more in lines without marks. */
function isProse(lines: Line[]): boolean {
  const text = lines.map(textOf).join(' ');
  const sentences = text.match(/\p{Ll}{2} \p{Ll}{2,}[^.]*\p{L}[.!](?=\s+\p{Lu}|$)/gu) ?? [];
  return sentences.length > 1 && text.length > 120 && lines.every(({ cells }) => cells.length === 1 && !cells[0]?.bullet);
}

const hasRange = (context: Context, { cells }: Line) => cells.some(({ text }) => findSpan(context, text)?.startDate);

const isOfService = ({ title, lines }: Section) =>
  [title, ...lines.map(textOf)].some(
    (text) =>
      serviceIn(text) !== null ||
      unitIn(text) !== '' ||
      text.split(/[,|(]|\s[–—-]\s/).some((piece) => isRank(piece.trim(), null)),
  );

/** Most entries have a range of dates and a post. Schools are employers only where another section has the studies, at other schools. */
function areJobs(context: Context, entries: Entry[], studies: string[]): boolean {
  const dated = entries.filter(({ span, pieces }) => span.startDate !== '' && pieces.length > 0);
  const posts = dated.filter(({ pieces }) =>
    pieces.some(({ text }) => text.split(JOINT).some((part) => evidenceOf(context, part) > 0)),
  );
  const schools = dated
    .flatMap(({ pieces }) => pieces.flatMap(({ text }) => (studies.length > 0 ? text.split(JOINT) : [text])))
    .filter((text) => namesSchool(text) && evidenceOf(context, text) <= 0);
  return (
    dated.length > 0 &&
    dated.length >= 0.6 * entries.length &&
    posts.length >= 0.5 * dated.length &&
    schools.every((school) => studies.length > 0 && !studies.some((line) => line.includes(school)))
  );
}

/** Between a post and its employer in one text: `Fitter at Harrow Motors Ltd`. */
const JOINT = /,\s+|\s+(?:at|with|for)\s+|\s*[()]\s*/;

/** An entry with a range of dates is a school, and none is a post. */
const areStudies = (entries: Entry[]) =>
  entries.some(({ span, pieces }) => span.startDate !== '' && pieces.some(({ text }) => namesSchool(text))) &&
  !entries.some(({ span, pieces }) => span.startDate !== '' && !pieces.some(({ text }) => namesSchool(text)));

/** `What I have passed`: two lines or more, and at least half of them, are a degree with its school. */
function areWholeStudies({ lines }: Section): boolean {
  const whole = lines.filter(({ cells: [only, second] }) => only !== undefined && !second && isWholeStudy(only.text));
  return whole.length > 1 && whole.length >= 0.5 * lines.length;
}

/** Three names or more, none of them a sentence; figures such as `Total 5,340` are no names. */
const areNames = (names: string[]) =>
  names.length > 2 &&
  names.filter((name) => /\d$/.test(name)).length < 0.5 * names.length &&
  names.every((name) => name.length < 40 && name.split(' ').length < 6 && !/\d{4}|@/.test(name));

/** Three names or more, none of them a sentence. */
const isShortList = (text: string) => {
  const names = text.replace(/\.$/, '').split(/\s*[,;•|]\s*/);
  return names.length > 2 && names.every((name) => name !== '' && name.split(' ').length < 7 && !/[.!?]\s/.test(name));
};

/** The kinds of sections that are lists, and posts of a volunteer: what one line with a label can contain. */
const LISTED: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'awards', 'certificates', 'interests', 'volunteer']);

/** `Awards: …` above `Skills: …` in a section of anything else: where most lines begin with the names of sections, each is one. */
export function splitLabelledLines(context: Context, section: Section): Section[] {
  const labelled = section.lines.map((line) => {
    const [only, second] = line.cells;
    const [, label = '', text = ''] = (only && !second && /^(\p{Lu}[^:]{2,40}?)\s*:\s+(\S.*)$/u.exec(only.text)) || [];
    // `Also good at: leadwork, power flushing and tiling`: own words name a list as they name a section.
    const kind = label === '' ? null : (headingKind(context, label) ?? (isShortList(text) ? looseKind(context, label) : null));
    return only && kind && LISTED.has(kind)
      ? { kind, title: label, line: { ...line, cells: [{ ...only, text, bullet: false }] } }
      : null;
  });
  const named = labelled.filter((one) => one !== null);
  const nameLanguages = named.some(({ kind, line }) => kind === 'languages' && areLanguages(context, textOf(line)));
  const listSkills = named.some(({ kind, line }) => kind === 'skills' && isShortList(textOf(line)));
  if (section.kind !== 'other' || (new Set(named.map(({ kind }) => kind)).size < 2 && !nameLanguages && !listSkills))
    return [section];
  const apart: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, index) => {
    const found = labelled[index];
    if (found) apart.push({ kind: found.kind, title: found.title, lines: [found.line] });
    // A line with a label of its own belongs to none of these.
    else if (
      /^\p{Lu}[^:]{2,40}:\s/u.test(textOf(line)) ||
      line.cells[0]?.bullet ||
      (apart.at(-1)?.kind === 'languages' && !areLanguages(context, textOf(line)) && !/^[\p{Ll}(]/u.test(textOf(line)))
    )
      apart[0]?.lines.push(line);
    else apart.at(-1)?.lines.push(line);
  });
  return apart.filter(({ lines }, index) => index > 0 || lines.length > 0);
}
