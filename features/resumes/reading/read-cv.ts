import { ReadCv, type ReadService } from '../shapes.ts';
import { isBreak, linesOfBreak } from './breaks.ts';
import { inReadingOrder } from './columns.ts';
import {
  emailIn,
  factsOf,
  isContactLabel,
  isUrlOnly,
  phoneIn,
  readContact,
  withContactLabelInLine,
  withoutContactLabel,
} from './contact.ts';
import { findSpan, isDateOnly, lengthIn, type Span } from './dates.ts';
import { namesSchool, namesStudy, readEducation, withOneSchoolEach } from './education.ts';
import { type Entry, entriesOf } from './entries.ts';
import { withHeadsOfGroups } from './entry-headings.ts';
import { withLabelsApart } from './facts-apart.ts';
import { takeFederalFacts, withFederalFactsApart, withoutFederalLabels } from './federal.ts';
import { type Item, wordsOf } from './items.ts';
import { isLabel, withoutLabel } from './labels.ts';
import { areTongues, readLanguages, withoutTongueLabel } from './languages.ts';
import { type Cell, cellsOf, type Line, textOf } from './lines.ts';
import { forgetTexts } from './memoize.ts';
import { clearanceIn, isService, readService, withServiceAsNamed } from './military.ts';
import { DOCUMENT, isName, isNameInSmallLetters, nameAsWritten, RETIRED } from './names.ts';
import { joined, paragraphsOf } from './paragraphs.ts';
import { maybePlace } from './places.ts';
import { leaning } from './posts.ts';
import { isRank } from './ranks.ts';
import { isResidence, withoutMoves } from './residence.ts';
import { withoutRunningLines } from './running-lines.ts';
import { withKindsByContent, withLabelledLinesApart } from './section-contents.ts';
import { plainLines, type Section, sectionsOf } from './sections.ts';
import { headingKind, looseKind } from './sections-words.ts';
import { partsOf, type Row, readSkills, rowsOfSection } from './skills.ts';
import { toldPost, toldStudy, withoutTellingWords, withToldApart } from './told-posts.ts';
import { isTongue } from './tongues.ts';
import { mayBeTown } from './town-habits.ts';
import { listedOf, readListed, readVolunteer, readWork } from './work.ts';
import { withWrapsJoined } from './wraps.ts';

/**
 * Parses a CV from text with positions. Every word of it is somewhere in the result, except labels and the words of a sentence that its
 * fields replace: `Worked as … in … from … to …`.
 */
export function readCv(items: Item[]): ReadCv {
  try {
    return readItems(items);
  } finally {
    forgetTexts();
  }
}

function readItems(items: Item[]): ReadCv {
  const cells = cellsOf(items);
  const { own, running, tableHeads } = withoutRunningLines(items, cells);
  const { federal, wanted, rest: lines } = takeFederalFacts(inReadingOrder(withWrapsJoined(own)).map(withLabelsApart));
  const cv = readLines(lines);
  if (federal) cv.federal = federal;
  if (wanted.length > 0) cv.more.push({ title: 'Availability', lines: wanted });
  if (running.length > 0) keepRunning(cv, running);
  keepTheRest(cv, [...lines, ...tableHeads.map((row) => ({ ...lineOf(''), cells: row }))]);
  return cv;
}

function readLines(lines: Line[]): ReadCv {
  const cv = ReadCv.parse({ basics: {} });
  const signed = lines.at(-1);
  const sections = withKindsByContent(
    sectionsOf(signed && isSigned(signed) ? lines.slice(0, -1) : lines).flatMap(withLabelledLinesApart),
  );
  takeTitleOfPerson(cv, sections);
  takeContactsAtFoot(sections);
  const late = takeLateDates(sections);
  readHead(cv, sections);
  const whole = lines.map(textOf).join('\n');
  const [above, headline] = sections;
  if (above?.kind === 'head' && headline?.kind === 'other' && headline.lines.length === 0 && cv.basics.label === '') {
    // A job title in capitals below the contacts.
    cv.basics.label = headline.title;
    sections.splice(1, 1);
  }
  for (const section of sections) {
    if (section.title !== '') cv.sections.push({ title: section.title, kind: section.kind });
    readSection(cv, section, whole);
  }
  const [undated, another] = [...cv.work, ...cv.military, ...cv.education].filter(({ printedDates }) => printedDates === '');
  if (late && undated && !another) Object.assign(undated, late);
  splitKnownTowns(cv);
  cv.work = cv.work.filter(saysSomething);
  cv.military = cv.military.filter(saysSomething);
  cv.education = cv.education.filter(saysSomething);
  const [service] = cv.military;
  // `TSgt Kevin Oyelaran`: the rank before the name is that of the last post.
  const held = cv.military.every(({ rank }) => rank === '') && service ? rankBeforeName(lines, cv.basics.name, service) : '';
  if (service && held) service.rank = held;
  if (service && cv.military.every(({ clearance }) => clearance === '')) service.clearance = clearanceIn(whole);
  for (const entry of cv.more)
    entry.lines = entry.lines.filter(
      (line) => !(/^(?:security )?clearance\s*:/i.test(line) && service && line.replace(/^[^:]*:\s*/, '') === service.clearance),
    );
  cv.more = cv.more.filter(({ title, lines: left }) => title !== '' || left.length > 0);
  if (!cv.basics.email) cv.basics.email = emailIn(whole);
  if (!cv.basics.phone)
    cv.basics.phone = phoneIn(
      lines
        .map(textOf)
        .filter((text) => /\+\d|\(0?\d{3,5}\)|\b0\d{3}|\b(?:tel|phone|mobile|cell)/i.test(text))
        .join('\n'),
    );
  return cv;
}

/** Moves the contacts in the last line of a page to those below the name: `jane@frost.test · 07700 900123 · Leeds`. */
function takeContactsAtFoot(sections: Section[]): void {
  const [head] = sections;
  const last = sections.at(-1);
  const foot = last?.lines.at(-1);
  if (head?.kind !== 'head' || !last || last === head || !foot || last.kind === 'references') return;
  const text = textOf(foot);
  const email = emailIn(text);
  const own = emailIn(head.lines.map(textOf).join('\n'));
  if (email === '' || (own !== '' && own !== email) || factsOf(foot).length < 2) return;
  if (!factsOf(foot).every((fact) => emailIn(fact) || phoneIn(fact) || isUrlOnly(fact) || isResidence(withoutMoves(fact).place)))
    return;
  last.lines = last.lines.slice(0, -1);
  head.lines = [...head.lines, foot];
}

/** Takes a range alone in the last line of a list: copied pages can have the dates of an entry below everything. */
function takeLateDates(sections: Section[]): Span | null {
  const last = sections.at(-1);
  const [only, second] = last?.lines.at(-1)?.cells ?? [];
  const isList = last !== undefined && LISTS.has(last.kind) && last.lines.length > 1;
  if (!isList || !only || second || only.bullet || !isDateOnly(only.text)) return null;
  const span = findSpan(only.text);
  if (!span?.startDate) return null;
  last.lines = last.lines.slice(0, -1);
  return { startDate: span.startDate, endDate: span.endDate, printedDates: span.printedDates };
}
const LISTS: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'interests']);

/** Whether an entry has a text of its own; a service alone was taken from its section. */
const saysSomething = (entry: ReadCv['work' | 'military' | 'education'][number]) =>
  Object.entries(entry).some(
    ([key, value]) => key !== 'service' && key !== 'country' && key !== 'clearance' && textsIn(value).some((text) => text !== ''),
  );

/** A heading with the contacts below it, directly below the name, is the job title of the person. */
function takeTitleOfPerson(cv: ReadCv, sections: Section[]): void {
  const [above, headline] = sections;
  const isTitle =
    above?.kind === 'head' &&
    headline?.kind === 'other' &&
    headline.lines.length < 4 &&
    headline.lines.some((line) => emailIn(textOf(line)) !== '') &&
    leaning(headline.title) > 0;
  if (!isTitle) return;
  cv.basics.label = headline.title;
  sections.splice(0, 2, { ...above, lines: [...above.lines, ...headline.lines] });
}

/**
 * Takes towns from the ends of employers' and schools' names where the CV itself has them elsewhere: in the person's address, as the place of
 * a job, or behind two schools. A campus is a place, too.
 */
function splitKnownTowns(cv: ReadCv): void {
  const towns = new Set([cv.basics.location, ...cv.work.map(({ location }) => location)].flatMap((place) => place.split(/,\s+/)));
  for (const job of cv.work) {
    const [, firm = '', town = ''] = (job.location === '' && /^(.+), ([^,]+)$/.exec(job.name)) || [];
    if (towns.has(town) && mayBeTown(town)) Object.assign(job, { name: firm, location: town });
  }
  const ended = cv.education.map(({ location, institution }) => (location === '' && /^(.+), ([^,]+)$/.exec(institution)) || []);
  cv.education.forEach((study, index) => {
    const [, school = '', town = ''] = ended[index] ?? [];
    const isShared = ended.some(([, other, same]) => same === town && other !== school);
    const isCampus = / campus$/i.test(town);
    if (isCampus || ((towns.has(town) || isShared) && mayBeTown(town) && namesSchool(school) && !/^University of/i.test(school)))
      Object.assign(study, { institution: school, location: town });
  });
}

/** `Leipzig, 3 March 2025`: where and when a document was signed, as its last line. */
function isSigned({ cells: [only, second] }: Line): boolean {
  const [, day = ''] =
    (only && !second && /^\p{Lu}[\p{L}. -]{1,30},\s+(?:the |den |le )?(\d{1,2}[\s.].{4,24})$/u.exec(only.text)) || [];
  const span = day === '' ? null : findSpan(day);
  return span !== null && span.startDate === '' && span.endDate.length === 7 && span.printedDates.length === day.length;
}

function rankBeforeName(lines: Line[], name: string, { service, country }: ReadService): string {
  const first = name.toLowerCase();
  const of = country && { name: service, country };
  for (const line of lines.slice(0, 8))
    for (const { text } of line.cells) {
      const at = text.toLowerCase().indexOf(first);
      const before = text
        .slice(0, Math.max(0, at))
        .replace(/^[A-Z]{0,2}\d{6,10}[A-Z]?\s+/, '')
        .trim()
        .replace(RETIRED, '');
      const bare = before.replace(/\.$/, '');
      if (first !== '' && [bare, bare.replace(/\s?\([A-Z&/]{1,6}\)$/, '')].some((rank) => isRank(rank, of))) return before;
    }
  return '';
}

/** Extracts name, headline, contacts and summary from the text before the first heading or under a contact heading. */
function readHead(cv: ReadCv, sections: Section[]): void {
  const head = sections.filter(({ kind }) => kind === 'head' || kind === 'contact' || kind === 'profiles');
  const lines = withJoinedName(
    head.filter(({ kind }) => kind !== 'profiles').flatMap((section) => section.lines.flatMap(withContactLabelInLine)),
  );
  const named =
    nameLine(lines) ??
    nameLine(sections.flatMap((section) => section.lines).filter((line) => line.cells.some((cell) => cell.size > 14)));
  const nameCell = named?.cells.find((cell) => isName(cell.text)) ?? nameWithoutCapitals(lines);
  if (nameCell) cv.basics.name = nameAsWritten(nameCell.text);
  const others = lines
    .map((line) =>
      line.cells.some((cell) => cell === nameCell) ? { ...line, cells: line.cells.filter((cell) => cell !== nameCell) } : line,
    )
    .filter((line) => line.cells.length > 0);
  const { contact, rest, moves } = readContact(
    [...others, ...head.filter(({ kind }) => kind === 'profiles').flatMap((section) => section.lines)],
    new Set(head.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines.flatMap(({ cells }) => cells))),
  );
  Object.assign(cv.basics, contact);
  if (moves.length > 0) cv.more.push({ title: 'Availability', lines: moves });
  const prose: Line[] = [];
  const below = nameCell ? nameCell.y : Number.NEGATIVE_INFINITY;
  const left: string[] = [];
  for (const { line, facts } of rest) {
    const whole = factsOf(line);
    const text = facts.length === whole.length ? textOf(line) : facts.join(' ');
    const cell = line.cells[0];
    const isLabel =
      !cv.basics.label &&
      prose.length === 0 &&
      cell !== undefined &&
      cell.y >= below &&
      text.length <= 90 &&
      !/[.;]$|\d{4}|: \S/.test(text) &&
      clearanceIn(text) === '' &&
      facts.length <= 4 &&
      lines.length > 0 &&
      others.includes(line);
    if (isLabel) cv.basics.label = text;
    else if (continuesLabel(cv, line, rest, text)) cv.basics.label += ` ${text}`;
    else if (facts.length === whole.length && (text.length > 40 || prose.length > 0)) prose.push(line);
    else left.push(facts.join(' '));
  }
  if (!cv.basics.location && cv.basics.label.includes(',') && maybePlace(cv.basics.label)) {
    // A town and county that no list has, below the name.
    cv.basics.location = cv.basics.label;
    cv.basics.label = '';
  }
  cv.basics.summary = paragraphsOf(prose).join('\n');
  const said = left.filter((text) => !SAYS_NOTHING.test(text));
  if (said.length > 0) cv.more.push({ title: '', lines: said });
}

/** Whether a line continues a job title that wraps in a narrow column. */
function continuesLabel(cv: ReadCv, line: Line, rest: { line: Line }[], text: string): boolean {
  const index = rest.findIndex((other) => other.line === line);
  const before = rest[index - 1]?.line;
  const [cell, above] = [line.cells[0], before?.cells[0]];
  return Boolean(
    cell &&
      above &&
      before &&
      cv.basics.label === textOf(before) &&
      Math.abs(cell.x - above.x) < 2 &&
      cell.size === above.size &&
      cell.y - above.y < 1.8 * cell.size &&
      text.length < 40 &&
      cell.bold === above.bold,
  );
}

/** Joins a name that a narrow column or wide letter-spacing split: adjacent pieces of the largest text. */
function withJoinedName(lines: Line[]): Line[] {
  const cells = lines.flatMap((line) => line.cells);
  const size = cells.reduce((most, cell) => Math.max(most, cell.size), 0);
  const [first, ...others] = cells.filter((cell) => cell.size > size - 0.5);
  if (!first || size < 12) return lines;
  let end = 0;
  while (end < Math.min(others.length, 3) && isAdjacent(others[end - 1] ?? first, others[end])) end++;
  for (; end > 0; end--) {
    const parts = others.slice(0, end);
    const text = [first, ...parts].map((cell) => cell.text).reduce(joined);
    if (!isName(text) || [first, ...parts].some((cell) => headingKind(cell.text) !== null)) continue;
    return lines
      .map((line) => ({
        ...line,
        cells: line.cells.filter((cell) => !parts.includes(cell)).map((cell) => (cell === first ? { ...cell, text } : cell)),
      }))
      .filter((line) => line.cells.length > 0);
  }
  return lines;
}

const isAdjacent = (cell: Cell, other: Cell | undefined) =>
  other !== undefined &&
  ((Math.abs(other.y - cell.y) < 1 && other.x - cell.right < 3 * cell.size) ||
    (other.y > cell.y && other.y - cell.y < 1.8 * cell.size && other.x < cell.right && other.right > cell.x));

/** The largest of the first lines that can be a name. */
function nameLine(lines: Line[]): Line | undefined {
  let best: { line: Line; size: number } | undefined;
  for (const line of lines.slice(0, 30)) {
    for (const cell of line.cells) {
      if (isName(cell.text) && headingKind(cell.text) === null && (!best || cell.size > best.size + 0.5))
        best = { line, size: cell.size };
    }
  }
  return best?.line;
}

/** The first line of a head in which nothing has a capital. */
function nameWithoutCapitals(lines: Line[]): Cell | undefined {
  const [first] = lines[0]?.cells ?? [];
  const hasCapitals = lines.some((line) => /\p{Lu}/u.test(textOf(line)));
  return first && !hasCapitals && isNameInSmallLetters(first.text) && looseKind(first.text) === null ? first : undefined;
}

function readSection(cv: ReadCv, section: Section, whole: string): void {
  switch (section.kind) {
    case 'head':
    case 'contact':
    case 'profiles':
      return;
    case 'summary':
      cv.basics.summary = [cv.basics.summary, ...paragraphsOf(section.lines)].filter(Boolean).join('\n');
      return;
    case 'work':
      for (const printed of readWork(jobsOf(cv, section))) {
        const { heads, said, group, station, ...job } = printed;
        if (isService(printed)) cv.military.push(readService({ ...printed, location: station }, `\n${whole}`));
        else cv.work.push(job);
      }
      return;
    case 'military':
      for (const job of readWork(withHeadsOfGroups(jobsOf(cv, section)))) {
        const last = cv.military.at(-1);
        // `MOS: 92A` on a line after the posts is none.
        if (
          last &&
          job.printedDates === '' &&
          job.highlights.length === 0 &&
          job.heads.length > 0 &&
          job.heads.every(isTradeLine)
        )
          last.summary = [last.summary, ...job.heads, job.summary].filter(Boolean).join('\n');
        else cv.military.push(readService({ ...job, location: job.station }, `${section.title}\n${whole}`));
      }
      return;
    case 'education':
      readStudies(cv, section);
      return;
    case 'skills':
      readSkillSection(cv, section);
      return;
    case 'languages': {
      const languages = readLanguages(section.lines);
      if (languages.some(({ language }) => isTongue(language))) cv.languages.push(...languages);
      else cv.skills.push(...readSkills(rowsOfSection(section.lines)));
      return;
    }
    case 'certificates':
      if (/\b(?:education|academic)\b/i.test(section.title)) readStudies(cv, section);
      else cv.certificates.push(...readNames(section.lines, atNames));
      return;
    case 'awards': {
      const told = /\b(?:achiev|accomplish|highlight)/i.test(section.title)
        ? paragraphsOf(section.lines)
            .flatMap((text) => text.split(/(?<=\p{Ll}[.!])\s+(?=\p{Lu})/u))
            .filter(isTold)
        : [];
      const isName = (line: Line) => !told.some((text) => text.includes(textOf(line)));
      cv.awards.push(...readNames(section.lines.filter(isName), atCommas));
      // What someone did is no award; the person decides where it belongs.
      if (told.length > 0) cv.more.push({ title: section.title, lines: told });
      return;
    }
    case 'volunteer':
      cv.volunteer.push(...readVolunteer(entriesOf(section.lines)));
      return;
    case 'projects':
      cv.projects.push(...readListed(isOnePerLine(section.lines) ? listOf(section.lines, true) : entriesOf(section.lines)));
      return;
    case 'interests':
      cv.interests.push(...plainLines(section).flatMap(partsOf));
      return;
    default: {
      // `Leadership` names a skill too; with dates it lists what a student or volunteer led.
      if (/^leadership\b/i.test(section.title) && section.lines.some(hasRange)) {
        cv.volunteer.push(...readVolunteer(entriesOf(section.lines)));
        return;
      }
      cv.more.push({ title: section.title, lines: paragraphsOf(section.lines) });
    }
  }
}

/** The entries of a section that are jobs. What someone did between jobs is kept for the person to place. */
function jobsOf(cv: ReadCv, section: Section): Entry[] {
  const entries = entriesOf(withToldApart(section.lines, toldPost));
  const breaks = entries.filter(isBreak);
  if (breaks.length > 0) cv.more.push({ title: 'Career breaks', lines: breaks.flatMap(linesOfBreak) });
  return entries.filter((entry) => !breaks.includes(entry));
}

/** `Delivered four stations two months early.`, `I raised £4,000 for the lifeboat` */
const isTold = (text: string) =>
  !AWARD.test(text) &&
  text.split(' ').length > 4 &&
  (/^(?:I|We) \p{Ll}|^\p{Lu}\p{Ll}+ed \p{Ll}/u.test(text) || /\p{Ll}{2} \p{Ll}{3,}.*\p{Ll}[.!]$/u.test(text));

const hasRange = (line: Line) => line.cells.some((cell) => findSpan(cell.text)?.startDate);

const LISTS_COURSES = /\b(?:train|certif|credential|licen[cs]|course|professional|regist|member)/i;

/** Lines without dates in a section of studies and courses, each of which says everything: `Tern School, CSE English` above `First Aid`. */
function isEachWhole({ title, lines }: Section): boolean {
  const isAlone = ({ cells: [only, second] }: Line) =>
    only !== undefined &&
    !second &&
    !only.bullet &&
    only.text.length < 80 &&
    /^[\p{Lu}\d]/u.test(only.text) &&
    !/\d{4}|\.$/.test(only.text);
  const schools = lines.filter((line) => namesSchool(textOf(line)));
  const namesBoth = (line: Line) =>
    textOf(line)
      .split(/, | [–—-] /)
      .some((part) => namesStudy(part) && !namesSchool(part));
  return LISTS_COURSES.test(title) && lines.length > 2 && schools.length > 0 && lines.every(isAlone) && schools.every(namesBoth);
}

/** Reads schools and degrees; in a section that lists certificates too, what names neither is one. */
function readStudies(cv: ReadCv, printed: Section): void {
  const section = { ...printed, lines: withToldApart(printed.lines, toldStudy) };
  // A list of dated studies has an entry in each of its items.
  const isListed =
    section.kind === 'education' &&
    section.lines.every(
      (line) =>
        line.cells[0]?.bullet && namesStudy(textOf(line)) && (findSpan(textOf(line)) !== null || namesSchool(textOf(line))),
    );
  const atMargin = ({ cells, ...line }: Line) => ({ ...line, cells: cells.map((cell) => ({ ...cell, bullet: false })) });
  if (isEachWhole(section)) {
    for (const line of section.lines) {
      if (namesSchool(textOf(line))) cv.education.push(...readEducation(entriesOf([line])));
      else cv.certificates.push(listedOf(textOf(line)));
    }
    return;
  }
  const entries = entriesOf(isListed ? section.lines.map(atMargin) : section.lines).flatMap(withOneSchoolEach);
  const [only] = entries;
  // `Qualifications` above licences and tickets alone.
  if (
    only &&
    entries.length === 1 &&
    only.heads.length === 1 &&
    only.span.printedDates === '' &&
    !section.lines.some((line) => namesStudy(textOf(line)))
  ) {
    const names = section.lines.flatMap((line) => partsOf(textOf(line)));
    if (names.length > 2) {
      cv.certificates.push(...names.map(listedOf));
      return;
    }
  }
  const isMixed = LISTS_COURSES.test(section.title);
  const listsPasses = isMixed || /\bqualifications\b/i.test(section.title);
  for (const whole of entries) {
    const passes = listsPasses ? whole.highlights.filter((line) => isPass(line, whole)) : [];
    const entry = passes.length > 0 ? { ...whole, highlights: whole.highlights.filter((line) => !passes.includes(line)) } : whole;
    cv.certificates.push(...passes.map(listedOf));
    const lines = [...entry.highlights, ...entry.paragraphs];
    if (passes.length > 0 && lines.length + entry.heads.length === 0) continue;
    const isList = entry.heads.length === 0 && lines.length > 0;
    if (isList && (section.kind === 'certificates' || !lines.some(isMixed ? namesSchool : namesStudy)))
      cv.certificates.push(...lines.map(listedOf));
    else if (isTicket(section.title, entry)) cv.certificates.push(...readTickets(entry));
    else if (isMixed && isCourse(entry, entries)) cv.certificates.push(...readListed([entry]));
    else if (isMixed && entry.heads.length > 0 && ![...entry.heads.map(({ text }) => text), ...lines].some(namesStudy))
      cv.certificates.push(...readListed([entry]));
    else cv.education.push(...readEducation([entry]));
  }
}

/** Names on lines of their own are as many tickets; the date is beside the first. */
function readTickets(entry: Entry): ReturnType<typeof readListed> {
  const [first, ...others] = entry.heads;
  const areLines = first && others.length > 0 && others.every(({ row }) => row > first.row);
  return areLines
    ? [...readListed([{ ...entry, heads: [first] }]), ...others.map(({ text }) => listedOf(text))]
    : readListed([entry]);
}

/** A dated name without school or degree below `Qualifications`: a ticket or licence. */
const isTicket = (title: string, { heads, span, highlights, paragraphs }: Entry) =>
  /\bqualifications\b/i.test(title) &&
  !/\b(?:educat|academ|school)/i.test(title) &&
  heads.length > 0 &&
  heads.length < 3 &&
  span.printedDates !== '' &&
  !span.startDate &&
  ![...heads.map(({ text }) => text), ...highlights, ...paragraphs].some((text) => namesSchool(text) || ACADEMIC.test(text));
const ACADEMIC =
  /\b(?:i?gcses?|[ao][- ]?levels?|highers|degree|b\.?sc|b\.?a|b\.?eng|bachelor|master|m\.?sc|m\.?a|mba|hn[cd]|btec|ph\.?d|foundation (?:degree|year|course|diploma|studies)|abitur|baccalaureate|high school|ged)\b/i;

/** A list item that names a qualification with its year and no school: `MSP Practitioner, 2020` below a degree. */
const isPass = (line: string, { heads }: Entry) =>
  line.length < 90 &&
  !namesSchool(line) &&
  !/[.;]$/.test(line) &&
  (heads.length === 0 || /(?:19|20)\d\d\)?$|^(?:19|20)\d\d\b/.test(line));

/** A year beside a name without a school, where other entries have one: `Food Hygiene Level 2, 2019` below a college. */
function isCourse(entry: Entry, entries: Entry[]): boolean {
  const hasSchool = ({ heads, highlights, paragraphs }: Entry) =>
    [...heads.map(({ text }) => text), ...highlights, ...paragraphs].some(namesSchool);
  return (
    entry.heads.length === 1 &&
    !entry.span.startDate &&
    !hasSchool(entry) &&
    entries.some((other) => hasSchool(other) || other.heads.length > 1)
  );
}

/** `Kiln — an incremental build tool`, line after line. */
const isOnePerLine = (lines: Line[]) =>
  lines.length > 1 &&
  lines.every((line) => line.cells.every(({ bullet }) => !bullet) && /^\p{Lu}[^—–:]{1,40}(?: [—–] |: )\S/u.test(textOf(line)));

const isTradeLine = (text: string) => /^(?:mos|afsc|nec|trade|branch|rating|rate)s?\b/i.test(text);

/** Reads awards or certificates. Where several are on one line, each is complete. */
function readNames(printed: Line[], separate: (line: Line) => Line[]): ReturnType<typeof readListed> {
  const lines = withListsJoined(printed);
  const names = listLines(lines).flatMap(separate);
  return names.length > lines.length &&
    names.every(({ cells }) => cells.length === 1 && textOf({ ...lineOf(''), cells }).length < 100)
    ? names.map((line) => listedOf(textOf(line)))
    : readListed(listOf(names));
}

/** The lines of a list, one for each of several names between semicolons, bullets or strokes. */
const listLines = (lines: Line[]) => lines.flatMap(atBullets).flatMap(atSemicolons);

/** Joins a list between semicolons that goes on in the next line. */
function withListsJoined(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [first, second] = above?.cells ?? [];
    const [only, other] = line.cells;
    const goesOn =
      above &&
      first &&
      only &&
      !second &&
      !other &&
      !only.bullet &&
      !only.bold &&
      /;\s/.test(first.text) &&
      !/[;.]$/.test(first.text) &&
      (Math.abs(only.x - first.x) < 2 || first.bullet) &&
      only.y - first.y < 2 * only.size;
    if (goesOn) whole[whole.length - 1] = { ...above, cells: [{ ...first, y: only.y, text: joined(first.text, only.text) }] };
    else whole.push(line);
  }
  return whole;
}

/** `Green Belt (2020); COR Level II (2021)` */
const atSemicolons = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/;\s+(?![^(]{0,300}\))/) : [];
  return only && parts.length > 1 && parts.every((part) => part.length > 1 && part.length < 90)
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text: text.replace(/[.;]$/, '') }] }))
    : [line];
};

/** `NREMT-Paramedic, BLS Instructor, TCCC Instructor`: three names or more without a year or an issuer are as many. */
const atNames = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/,\s+(?![^(]{0,300}\))/) : [];
  return only &&
    parts.length > 2 &&
    findSpan(only.text) === null &&
    parts.every(
      (part) => /^[\p{Lu}\d]/u.test(part) && part.length < 45 && leaning(part) >= 0 && !namesSchool(part) && !maybePlace(part),
    )
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] }))
    : [line];
};

/** `Bronze Star • Purple Heart`: names between bullets on one line are several. */
const atBullets = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/\s+[•·▪●|]\s+/) : [];
  return only && parts.length > 1 ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] })) : [line];
};

/** `Purple Heart Medal, Army Achievement Medal (2)`: where each piece names an award, a comma separates two. */
const atCommas = (line: Line): Line[] => {
  const [only, second] = line.cells;
  const parts = only && !second ? only.text.split(/,\s+(?![^(]{0,300}\))/) : [];
  const named = parts.filter((part) => AWARD.test(part)).length;
  return only && parts.length > 1 && named >= 0.6 * parts.length && parts.every((part) => /^\p{Lu}/u.test(part))
    ? parts.map((text) => ({ ...line, cells: [{ ...only, text }] }))
    : [line];
};
const AWARD = /\b(?:medals?|ribbons?|stars?|cross|heart|badge|commendation|award|decoration|citation|clasp|bar)\b/i;

/** Without a date or bold name to separate entries, each line is one entry. */
function listOf(lines: Line[], onePerLine = false): Entry[] {
  const cells = lines.flatMap((line) => line.cells);
  const parted =
    cells.some((cell) => findSpan(cell.text) !== null || cell.bullet) ||
    (cells.some((cell) => cell.bold) && cells.some((cell) => !cell.bold));
  return parted && !onePerLine ? entriesOf(lines) : lines.flatMap((line) => entriesOf([line]));
}

/** Reads skills. Labelled groups among them can be languages, awards, certificates or interests. */
function readSkillSection(cv: ReadCv, section: Section): void {
  const { tongues, rest } = withTonguesApart(rowsOfSection(section.lines));
  cv.languages.push(...tongues.flatMap((text) => readLanguages([lineOf(text)])));
  for (const skill of readSkills(rest)) {
    const kind = skill.keywords.length > 0 ? headingKind(skill.name) : null;
    const listed = skill.keywords.map(listedOf);
    if (kind === 'awards') cv.awards.push(...listed);
    else if (kind === 'certificates') cv.certificates.push(...listed);
    else if (kind === 'interests') cv.interests.push(...skill.keywords);
    else cv.skills.push(skill);
  }
}

/** `Spoken languages: Welsh (native), French` among the rows of skills, with the rows below that go on with it. */
function withTonguesApart(rows: Row[]): { tongues: string[]; rest: Row[] } {
  const tongues: string[] = [];
  const rest: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const [, first = ''] = /^[^:]{4,40}:\s+(\S.*)$/.exec(row.text) ?? [];
    const wholes = first === '' ? [] : [first];
    for (const next of wholes.length > 0 ? rows.slice(index + 1, index + 5) : []) {
      if (next.cell.bullet) break;
      wholes.push(joined(wholes.at(-1) ?? '', next.text));
    }
    const last = wholes.findLastIndex(areTongues);
    if (last < 0) rest.push(row);
    else tongues.push(wholes[last] as string);
    index += Math.max(0, last);
  }
  return { tongues, rest };
}

const lineOf = (text: string): Line => ({
  cells: [{ text, x: 0, right: 0, y: 0, size: 10, bold: false, page: 1, bullet: false }],
  startsColumn: false,
  left: 0,
  right: 0,
});

/** Numbers of pages and titles of documents say nothing of the person. */
const SAYS_NOTHING =
  /^(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$|^page\s*\d{1,3}$|^(?:curriculum vitae|resume|résumé|c\.?v\.?|lebenslauf)$/i;

/** Headers and footers, each once, without page numbers. */
function keepRunning(cv: ReadCv, running: Cell[]): void {
  if (!cv.basics.name) {
    const name = running.find((cell) => isName(cell.text));
    if (name) cv.basics.name = nameAsWritten(name.text);
  }
  const lines = [...new Set(running.map((cell) => cell.text))].filter((text) => !SAYS_NOTHING.test(text.trim()));
  if (lines.length > 0) cv.more.push({ title: 'Headers and footers', lines });
}

/** Puts text without a field into `more`. */
function keepTheRest(cv: ReadCv, lines: Line[]): void {
  const lengths = lines.flatMap((line) => line.cells.flatMap((cell) => lengthIn(cell.text)));
  if (lengths.length > 0) cv.more.push({ title: 'How long it lasted', lines: lengths });
  const printed = textsIn(cv).map(withServiceAsNamed);
  const bag = new Map<string, number>();
  for (const word of printed.flatMap(wordsOf)) bag.set(word, (bag.get(word) ?? 0) + 1);
  const run = printed.flatMap(wordsOf).join('');
  const lost: string[] = [];
  for (const line of withFederalFactsApart(lines)) {
    const text = withoutLabels(line);
    if (SAYS_NOTHING.test(text.trim())) continue;
    const words = wordsOf(withServiceAsNamed(text));
    const missing = words.filter((word, index) => {
      const count = bag.get(word) ?? 0;
      bag.set(word, count - 1);
      // A word at a line's end may have been joined to the next line's first.
      return count <= 0 && !((index === 0 || index === words.length - 1) && run.includes(word) && !bag.has(word));
    });
    // `BA History at Tern College`: what joins a degree and its school says nothing without them.
    if (missing.join(' ') === 'at' && namesStudy(text)) continue;
    if (missing.length > 0) lost.push(missing.length > words.length / 2 ? text : missing.join(' '));
  }
  if (lost.length > 0) cv.more.push({ title: 'Not placed', lines: lost });
}

/** Labels whose text says what it is. */
const UNNEEDED = /^(?:major|minor|field of study)s?:\s+/i;

/** A line without what only says which field its text belongs to. */
function withoutLabels(printed: Line): string {
  const [name] = printed.cells;
  const said = name?.text.replace(DOCUMENT, '').replace(/^(?:full )?name\s*:\s+/i, '') ?? '';
  const line =
    name && said !== name.text && isName(said)
      ? { ...printed, cells: [{ ...name, text: said }, ...printed.cells.slice(1)] }
      : printed;
  const cells = line.cells.flatMap((cell) =>
    isLabel(cell.text) || (line.cells.length > 1 && (isContactLabel(cell.text) || isNameOfList(cell, line)))
      ? []
      : [withoutTellingWords(withoutContactLabel(withoutTongueLabel(withoutLabel(cell).cell.text)))],
  );
  return withoutFederalLabels(cells.join(' ')).replace(UNNEEDED, ' ');
}

/** `Languages` beside the list that it names. */
const isNameOfList = (cell: Cell, { cells }: Line) => cell === cells[0] && cells.length === 2 && headingKind(cell.text) !== null;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      key === 'kind' || key === 'startDate' || key === 'endDate' ? [] : textsIn(part),
    );
  return [];
}
