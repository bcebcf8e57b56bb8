import type { Item } from './document/items.ts';
import { type Cell, cellsOf, type Line, lineOf, textOf } from './document/lines.ts';
import { joined, paragraphsOf } from './document/paragraphs.ts';
import { type Row, rowsOfSection } from './document/rows.ts';
import { isBreak, linesOfBreak } from './entries/breaks.ts';
import { type Entry, entriesOf } from './entries/entries.ts';
import { withHeadsOfGroups } from './entries/entry-headings.ts';
import { withLabelsApart } from './entries/facts-apart.ts';
import { toldPost, withToldApart } from './entries/told-posts.ts';
import { isOfAgency, withPairsApart } from './fields/contact.ts';
import { readEducation } from './fields/education.ts';
import { takeFederalFacts } from './fields/federal.ts';
import { rankBeforeName, readHead, takeContactsAtFoot, takeTitleOfPerson } from './fields/head.ts';
import { linesOfGrid, readLanguages } from './fields/languages.ts';
import { atCommas, atNames, isOnePerLine, listOf, readGroups, readNames } from './fields/names-in-lists.ts';
import { keepRunning, keepTheRest, textsIn } from './fields/remaining-words.ts';
import { readSkills } from './fields/skills.ts';
import { readStudies } from './fields/studies.ts';
import { listedOf, type PrintedWork, readListed, readVolunteer, readWork } from './fields/work.ts';
import { withLabelledAnswers } from './forms/labelled-answers.ts';
import { inReadingOrder } from './layout/columns.ts';
import { withoutHeadingMarks } from './layout/heading-marks.ts';
import { withoutRunningLines } from './layout/running-lines.ts';
import { withStackedDates } from './layout/stacked-dates.ts';
import { withWrapsJoined } from './layout/wraps.ts';
import { withoutClosingWords } from './sections/closing-words.ts';
import { withoutMessage } from './sections/letter-around.ts';
import { withKindsByContent, withLabelledLinesApart } from './sections/section-contents.ts';
import { plainLines, type Section, sectionsOf } from './sections/sections.ts';
import { ReadCv } from './shapes.ts';
import { AWARD } from './vocabulary/awards.ts';
import { emailIn, phoneIn } from './vocabulary/contacts.ts';
import { Context } from './vocabulary/context.ts';
import { dateHabitsOf, findSpan, isDateOnly, type Span } from './vocabulary/dates.ts';
import { areTongues, isTongueLabel, tellsTongues } from './vocabulary/language-levels.ts';
import { partsOf } from './vocabulary/lists.ts';
import { clearanceIn, isService, readService, serviceIn } from './vocabulary/military.ts';
import { leaning } from './vocabulary/posts.ts';
import { headingKind, namesService } from './vocabulary/sections-words.ts';
import { isWholeStudy, namesSchool } from './vocabulary/study-words.ts';
import { isTongue } from './vocabulary/tongues.ts';
import { mayBeTown } from './vocabulary/town-words.ts';
import { wordsOf } from './vocabulary/words.ts';

/**
 * Parses a CV from text with positions. Every word of it is somewhere in the result, except labels and the words of a sentence that its
 * fields replace: `Worked as … in … from … to …`.
 */
export function readCv(items: Item[]): ReadCv {
  return readItems(new Context(dateHabitsOf(items.map(({ text }) => text))), items);
}

function readItems(context: Context, items: Item[]): ReadCv {
  const { cells, notes, repeated } = withLabelledAnswers(context, withoutHeadingMarks(context, cellsOf(items)));
  const { own, running, tableHeads } = withoutRunningLines(context, items, cells);
  const {
    federal,
    wanted,
    rest: lines,
  } = takeFederalFacts(
    context,
    withPairsApart(inReadingOrder(context, withWrapsJoined(context, withStackedDates(context, own)))).map(withLabelsApart),
  );
  const cv = readLines(context, lines, notes);
  if (federal) cv.federal = federal;
  if (wanted.length > 0) cv.more.push({ title: 'Availability', lines: wanted });
  if (notes.length > 0) cv.more.push({ title: '', lines: notes });
  if (running.length + repeated.length > 0) keepRunning(context, cv, [...repeated, ...running]);
  keepTheRest(context, cv, [...lines, ...tableHeads.map((row) => ({ ...lineOf(''), cells: row }))]);
  return cv;
}

function readLines(context: Context, lines: Line[], notes: string[]): ReadCv {
  const cv = ReadCv.parse({ basics: {} });
  const { rest: own, message } = withoutMessage(lines);
  if (message.length > 0) cv.more.push({ title: 'Covering message', lines: message });
  const { rest, declaration, onRequest } = withoutClosingWords(context, own);
  if (declaration.length > 0) cv.more.push({ title: 'Declaration', lines: declaration });
  if (onRequest.length > 0) cv.more.push({ title: 'References', lines: onRequest });
  const sections = withKindsByContent(
    context,
    sectionsOf(context, rest).flatMap((section) => withLabelledLinesApart(context, section)),
  );
  takeTitleOfPerson(context, cv, sections);
  takeContactsAtFoot(context, sections);
  const late = takeLateDates(context, sections);
  readHead(context, cv, sections);
  const whole = [...lines.map(textOf), ...notes].join('\n');
  const [above, headline] = sections;
  if (above?.kind === 'head' && headline?.kind === 'other' && headline.lines.length === 0 && cv.basics.label === '') {
    // A job title in capitals below the contacts.
    cv.basics.label = headline.title;
    sections.splice(1, 1);
  }
  for (const section of sections) {
    if (section.title !== '') cv.sections.push({ title: section.title, kind: section.kind });
    readSection(context, cv, section, whole);
  }
  const [undated, another] = [...cv.work, ...cv.military, ...cv.education].filter(({ printedDates }) => printedDates === '');
  if (late && undated && !another) Object.assign(undated, late);
  splitKnownTowns(context, cv);
  // `Stack: Ansible, Debian` below the jobs of a CV without a list of skills.
  if (cv.skills.length === 0)
    cv.skills.push(
      ...readSkills(
        rowsOfSection(
          cv.work
            .flatMap(({ summary, highlights }) => [...summary.split('\n'), ...highlights])
            .flatMap((line) => (STACK.test(line) ? [lineOf(line.replace(STACK, ''))] : [])),
        ),
      ),
    );
  const repeated = repeatedPosts([...cv.work, ...cv.military]);
  cv.work = cv.work.filter((job) => !repeated.has(job));
  cv.military = cv.military.filter((post) => !repeated.has(post));
  cv.work = cv.work.filter(saysSomething);
  cv.military = cv.military.filter(saysSomething);
  cv.education = cv.education.filter(saysSomething);
  const [first, ...others] = cv.military;
  const service = others.reduce((latest, post) => (latest && post.startDate > latest.startDate ? post : latest), first);
  // `TSgt Kevin Oyelaran`: the rank before the name is that of the last post.
  const held = cv.military.every(({ rank }) => rank === '') && service ? rankBeforeName(lines, cv.basics.name, service) : '';
  if (service && held) service.rank = held;
  if (service && cv.military.every(({ clearance }) => clearance === '')) service.clearance = clearanceIn(whole);
  for (const entry of cv.more)
    entry.lines = entry.lines.filter(
      (line) => !(/^(?:security )?clearance\s*:/i.test(line) && service && line.replace(/^[^:]*:\s*/, '') === service.clearance),
    );
  cv.more = cv.more.filter(({ title, lines: left }) => title !== '' || left.length > 0);
  // A number elsewhere in the profile that an agency made is the agency's.
  const personal = lines.some(isOfAgency) ? [] : lines;
  if (!cv.basics.email) cv.basics.email = emailIn(personal.map(textOf).join('\n'));
  if (!cv.basics.phone)
    cv.basics.phone = phoneIn(
      personal
        .map(textOf)
        .filter((text) => !/\bsupervisor\b/i.test(text))
        .filter((text) => /\+\d|\(0?\d{3,5}\)|\b0\d{3}|\b(?:tel|phone|mobile|cell)/i.test(text))
        .join('\n'),
    );
  return cv;
}

/** A label of the tools and technologies of a job. */
const STACK = /^(?:(?:tech(?:nology|nical)? )?stack|technologies(?: used)?|tech|tools(?: used| and technologies)?):\s+(?=\S)/i;

/** Takes a range alone in the last line of a list: copied pages can have the dates of an entry below everything. */
function takeLateDates(context: Context, sections: Section[]): Span | null {
  const last = sections.at(-1);
  const [only, second] = last?.lines.at(-1)?.cells ?? [];
  const isList = last !== undefined && LISTS.has(last.kind) && last.lines.length > 1;
  if (!isList || !only || second || only.bullet || !isDateOnly(context, only.text)) return null;
  const span = findSpan(context, only.text);
  if (!span?.startDate) return null;
  last.lines = last.lines.slice(0, -1);
  return { startDate: span.startDate, endDate: span.endDate, printedDates: span.printedDates };
}

const LISTS: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'interests']);

type Post = ReadCv['work' | 'military'][number];

/**
 * Posts that an overview lists in a line each and that the CV has again with more to say: of the same years, with a word of the post and of the
 * employer in common. One alone can be another post of that time.
 */
function repeatedPosts(posts: Post[]): ReadonlySet<Post> {
  const areNear = (one: string, other: string) =>
    one === other || Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) < 2;
  const areOfOneTime = (one: Post, other: Post) =>
    one.startDate.slice(0, 4) === other.startDate.slice(0, 4) && areNear(one.endDate, other.endDate);
  const textOfPost = (post: Post) => ('name' in post ? post.position : `${post.rank} ${post.trade}`);
  const textOfFirm = (post: Post) => ('name' in post ? post.name : `${post.service} ${post.unit}`);
  const share = (one: string, other: string) => wordsOf(one).some((word) => word.length > 2 && wordsOf(other).includes(word));
  const isBare = ({ highlights, summary }: Post) => highlights.length === 0 && summary === '';
  const repeated = posts.filter(
    (post) =>
      isBare(post) &&
      post.startDate !== '' &&
      posts.some(
        (other) =>
          !isBare(other) &&
          areOfOneTime(other, post) &&
          share(textOfPost(other), textOfPost(post)) &&
          share(textOfFirm(other), textOfFirm(post)),
      ),
  );
  return new Set(repeated.length > 1 ? repeated : []);
}

/** Whether an entry has a text of its own; a service alone was taken from its section. */
const saysSomething = (entry: ReadCv['work' | 'military' | 'education'][number]) =>
  Object.entries(entry).some(
    ([key, value]) => key !== 'service' && key !== 'country' && key !== 'clearance' && textsIn(value).some((text) => text !== ''),
  );

/**
 * Takes towns from the ends of employers' and schools' names where the CV itself has them elsewhere: in the person's address, as the place of
 * a job, or behind two schools. A campus is a place, too.
 */
function splitKnownTowns(context: Context, cv: ReadCv): void {
  const towns = new Set([cv.basics.location, ...cv.work.map(({ location }) => location)].flatMap((place) => place.split(/,\s+/)));
  for (const job of cv.work) {
    const [, firm = '', town = ''] = (job.location === '' && /^(.+), ([^,]+)$/.exec(job.name)) || [];
    if (towns.has(town) && mayBeTown(context, town)) Object.assign(job, { name: firm, location: town });
  }
  const ended = cv.education.map(({ location, institution }) => (location === '' && /^(.+), ([^,]+)$/.exec(institution)) || []);
  cv.education.forEach((study, index) => {
    const [, school = '', town = ''] = ended[index] ?? [];
    const isShared = ended.some(([, other, same]) => same === town && other !== school);
    const isCampus = / campus$/i.test(town);
    if (
      isCampus ||
      ((towns.has(town) || isShared) && mayBeTown(context, town) && namesSchool(school) && !/^University of/i.test(school))
    )
      Object.assign(study, { institution: school, location: town });
  });
}

function readSection(context: Context, cv: ReadCv, section: Section, whole: string): void {
  switch (section.kind) {
    case 'head':
    case 'contact':
    case 'profiles':
      return;
    case 'summary':
      cv.basics.summary = [cv.basics.summary, ...paragraphsOf(section.lines)].filter(Boolean).join('\n');
      return;
    case 'work':
      for (const printed of readWork(context, jobsOf(context, cv, section))) {
        const { heads, said, group, station, ...job } = printed;
        if (isService(context, printed)) cv.military.push(readService(context, { ...printed, location: station }, `\n${whole}`));
        else cv.work.push(job);
      }
      return;
    case 'military': {
      if (cv.military.length > 0 && isFormOfService(context, section)) {
        cv.more.push({ title: section.title, lines: paragraphsOf(section.lines) });
        return;
      }
      const jobs = readWork(context, withHeadsOfGroups(context, jobsOf(context, cv, withoutTimeOfService(context, section))));
      for (const job of jobs) {
        if (isBeforeService(context, section, job) || isBesideService(context, section, job, jobs)) {
          const { heads, said, group, station, ...civil } = job;
          cv.work.push(civil);
          continue;
        }
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
        else cv.military.push(readService(context, { ...job, location: job.station }, `${section.title}\n${whole}`));
      }
      return;
    }
    case 'education':
      readStudies(context, cv, section);
      return;
    case 'skills':
      readSkillSection(context, cv, section);
      return;
    case 'languages': {
      // `Computer: SAP, Excel` below the languages
      const others = section.lines.filter((line) => isOfSkills(context, line));
      if (others.length > 0 && others.length < section.lines.length) {
        readSkillSection(context, cv, { ...section, kind: 'skills', lines: others });
        readSection(context, cv, { ...section, lines: section.lines.filter((line) => !others.includes(line)) }, whole);
        return;
      }
      const languages = readLanguages(context, section.lines);
      if (languages.some(({ language }) => isTongue(context, language))) cv.languages.push(...languages);
      else cv.skills.push(...readSkills(rowsOfSection(section.lines)));
      return;
    }
    case 'certificates':
      if (/\b(?:education|academic)\b/i.test(section.title)) readStudies(context, cv, section);
      else {
        // `NVQ Level 3 Welding, North Tyneside College, 2011` among courses.
        const isStudy = ({ cells: [only, second] }: Line) => only !== undefined && !second && isWholeStudy(only.text);
        cv.education.push(...section.lines.filter(isStudy).flatMap((line) => readEducation(context, entriesOf(context, [line]))));
        const names = section.lines.filter((line) => !isStudy(line));
        cv.certificates.push(...(readGroups(context, names) ?? readNames(context, names, (line) => atNames(context, line))));
      }
      return;
    case 'awards': {
      const told = /\b(?:achiev|accomplish|highlight)/i.test(section.title)
        ? paragraphsOf(section.lines)
            .flatMap((text) => text.split(/(?<=\p{Ll}[.!])\s+(?=\p{Lu})/u))
            .filter(isTold)
        : [];
      const isName = (line: Line) => !told.some((text) => text.includes(textOf(line)));
      cv.awards.push(...readNames(context, section.lines.filter(isName), atCommas));
      // What someone did is no award; the person decides where it belongs.
      if (told.length > 0) cv.more.push({ title: section.title, lines: told });
      return;
    }
    case 'volunteer':
      cv.volunteer.push(...readVolunteer(context, entriesOf(context, section.lines)));
      return;
    case 'projects':
      cv.projects.push(
        ...readListed(
          context,
          isOnePerLine(section.lines) ? listOf(context, section.lines, true) : entriesOf(context, section.lines),
        ),
      );
      return;
    case 'interests':
      cv.interests.push(...plainLines(section).flatMap(partsOf));
      return;
    default: {
      // `Spoken: Welsh (native), French` among other facts.
      const spoken = section.lines.filter(
        (line) =>
          SPOKEN.test(textOf(line)) && partsOf(textOf(line).replace(SPOKEN, '')).every((text) => beginsWithTongue(context, text)),
      );
      if (spoken.length > 0 && spoken.length < section.lines.length) {
        cv.languages.push(
          ...readLanguages(
            context,
            spoken.map((line) => lineOf(textOf(line).replace(SPOKEN, ''))),
          ),
        );
        readSection(context, cv, { ...section, lines: section.lines.filter((line) => !spoken.includes(line)) }, whole);
        return;
      }
      // `Leadership` names a skill too; with dates it lists what a student or volunteer led.
      if (/^leadership\b/i.test(section.title) && section.lines.some((line) => hasRange(context, line))) {
        cv.volunteer.push(...readVolunteer(context, entriesOf(context, section.lines)));
        return;
      }
      cv.more.push({ title: section.title, lines: paragraphsOf(section.lines) });
    }
  }
}

/** A line with a label of skills, and no language: `IT | Word, Excel`. */
const isOfSkills = (context: Context, { cells }: Line): boolean => {
  const [label = '', list = ''] = cells[1] ? cells.map(({ text }) => text) : (cells[0]?.text.split(/:\s+(.*)$/) ?? []);
  return list !== '' && headingKind(context, label) === 'skills' && !isTongue(context, label) && !areTongues(context, list);
};

/** A label of languages. */
const SPOKEN = /^(?:(?:spoken|other|foreign) )?languages?(?: spoken)?:\s+|^spoken:\s+/i;

/** The dates beside the name of a service, which heads the section: `ROYAL AIR FORCE   Feb 05 – to date`. */
function timeOfService(context: Context, { title, lines }: Section): Span | null {
  const [only, second] = lines[0]?.cells ?? [];
  return only && !second && lines.length > 2 && serviceIn(title) !== null && isDateOnly(context, only.text)
    ? findSpan(context, only.text)
    : null;
}
const withoutTimeOfService = (context: Context, section: Section): Section =>
  timeOfService(context, section) ? { ...section, lines: section.lines.slice(1) } : section;

/** A post that ended before the service began, and that names no rank or unit. */
function isBeforeService(context: Context, section: Section, job: PrintedWork): boolean {
  const began = timeOfService(context, section)?.startDate ?? '';
  return began !== '' && job.endDate !== '' && job.endDate.slice(0, 7) <= began && !isService(context, job);
}

/** `Police Officer, Oceanside Police Department` among postings: the heading names no service, other posts in it do. */
const isBesideService = (context: Context, { title }: Section, job: PrintedWork, jobs: PrintedWork[]) =>
  serviceIn(title) === null &&
  !namesService(title) &&
  leaning(context, job.name) < 0 &&
  !isService(context, job) &&
  jobs.some((job) => isService(context, job));

/** The entries of a section that are jobs. What someone did between jobs is kept for the person to place. */
function jobsOf(context: Context, cv: ReadCv, section: Section): Entry[] {
  const entries = entriesOf(
    context,
    withToldApart(section.lines, (text) => toldPost(context, text)),
  );
  const breaks = entries.filter(isBreak);
  if (breaks.length > 0) cv.more.push({ title: 'Career breaks', lines: breaks.flatMap(linesOfBreak) });
  return entries.filter((entry) => !breaks.includes(entry));
}

/** `Delivered four stations two months early.`, `I raised £4,000 for the lifeboat` */
const isTold = (text: string) =>
  !AWARD.test(text) &&
  text.split(' ').length > 4 &&
  (/^(?:I|We) \p{Ll}|^\p{Lu}\p{Ll}+ed \p{Ll}/u.test(text) || /\p{Ll}{2} \p{Ll}{3,}.*\p{Ll}[.!]$/u.test(text));

const hasRange = (context: Context, line: Line) => line.cells.some((cell) => findSpan(context, cell.text)?.startDate);

/** `Branch: United States Army` above `Rank: E5`, as a job site repeats the service of the posts. */
const isFormOfService = (context: Context, { lines }: Section) =>
  lines.some((line) => /^branch\s*:/i.test(textOf(line))) &&
  lines.every(
    (line) => /^(?:branch|service country|country|rank|grade)\s*:/i.test(textOf(line)) || isDateOnly(context, textOf(line)),
  );

const isTradeLine = (text: string) => /^(?:mos|afsc|nec|trade|branch|rating|rate)s?\b/i.test(text);

/** The kind of entries in a group of skills by its name: `Driving licences` are certificates. `Training` among skills is a group of skills. */
const kindOfGroup = (context: Context, name: string) =>
  LICENCES.test(name) ? 'certificates' : /^training$/i.test(name) ? null : headingKind(context, name);
const LICENCES = /^(?:driv(?:ing|er['’]?s?) )?licen[cs]es?$/i;

/** Reads skills. Labelled groups among them can be languages, awards, certificates or interests. */
function readSkillSection(context: Context, cv: ReadCv, section: Section): void {
  const grid = linesOfGrid(context, section.lines);
  const spoken = [...tonguesBesideLabels(section.lines.filter((line) => !grid.includes(line))), ...grid];
  cv.languages.push(...readLanguages(context, spoken));
  const { tongues, rest } = withTonguesApart(context, rowsOfSection(section.lines.filter((line) => !isTongueLine(line, spoken))));
  cv.languages.push(...tongues.flatMap((text) => readLanguages(context, [lineOf(text)])));
  for (const skill of readSkills(rest)) {
    const kind = skill.keywords.length > 0 ? kindOfGroup(context, skill.name) : null;
    const listed = skill.keywords.map((printed) => listedOf(context, printed));
    if (kind === 'awards') cv.awards.push(...listed);
    else if (kind === 'certificates') cv.certificates.push(...listed);
    else if (kind === 'interests') cv.interests.push(...skill.keywords);
    else {
      // `French (Higher standard), Gaelic (beginner)` at the end of a list of skills.
      const spoken = skill.keywords.some((text) => tellsTongues(context, text))
        ? skill.keywords.filter((text) => areTongues(context, text))
        : [];
      cv.languages.push(...readLanguages(context, spoken.map(lineOf)));
      const keywords = skill.keywords.filter((keyword) => !spoken.includes(keyword));
      if (spoken.length === 0 || keywords.length > 0) cv.skills.push({ ...skill, keywords });
    }
  }
}

/** The lines beside `Mother tongue(s)` and `Other language(s)`, with those below the second. */
function tonguesBesideLabels(lines: Line[]): Line[] {
  const spoken: Line[] = [];
  let column: number | null = null;
  for (const line of lines) {
    const [label, value, third] = line.cells;
    if (label && value && !third && isTongueLabel(label.text)) {
      column = value.x;
      spoken.push({ ...line, cells: [value] });
    } else if (column !== null && label && !value && Math.abs(label.x - column) < 3) spoken.push(line);
    else column = null;
  }
  return spoken;
}
const isTongueLine = (line: Line, spoken: Line[]) =>
  spoken.some((other) => other === line || line.cells.includes(other.cells[0] as Cell));

const beginsWithTongue = (context: Context, text: string) => isTongue(context, text.split(/\s*[(:–—-]/)[0] ?? '');

/** `Spoken languages: Welsh (native), French` among the rows of skills, with the rows below that go on with it. */
function withTonguesApart(context: Context, rows: Row[]): { tongues: string[]; rest: Row[] } {
  const tongues: string[] = [];
  const rest: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const [, first = ''] = /^[^:]{4,40}:\s+(\S.*)$/.exec(row.text) ?? [];
    const wholes = first === '' ? [] : [first];
    for (const next of wholes.length > 0 ? rows.slice(index + 1, index + 5) : []) {
      // The next row with a label is a list of its own.
      if (next.cell.bullet || /^\p{Lu}[^:,;]{2,40}:\s/u.test(next.text)) break;
      wholes.push(joined(wholes.at(-1) ?? '', next.text));
    }
    // `Languages: French (rusty)`: the label says what they are.
    const isNamed =
      headingKind(context, row.text.split(':')[0] ?? '') === 'languages' &&
      partsOf(first).every((text) => beginsWithTongue(context, text));
    const last = Math.max(
      wholes.findLastIndex((text) => areTongues(context, text)),
      isNamed && first !== '' ? 0 : -1,
    );
    if (last < 0) rest.push(row);
    else tongues.push(wholes[last] as string);
    index += Math.max(0, last);
  }
  return { tongues, rest };
}
