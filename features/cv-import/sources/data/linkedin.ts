import { zipSync } from 'fflate';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { ReadCv, type ReadListed } from '../../shapes.ts';
import { Context } from '../../vocabulary/context.ts';
import { readDate } from '../../vocabulary/dates.ts';
import { clearanceIn, isService, readService } from '../../vocabulary/military.ts';
import { decodeText } from '../text/decode-text.ts';
import { filesOfZip } from '../word/zip.ts';

/** Parses the career in a LinkedIn data export (English column names). Also returns it as text, which is shown beside the fields. */
type LinkedIn = {
  cv: ReadCv;
  text: string;
  /** A ZIP of only the files that were read. The person's messages and contacts are not stored. */
  archive: Uint8Array;
};

/** The files about a career, in the order in which they are shown. No other file of the archive is unpacked. */
const SHEETS = {
  profile: 'Profile',
  emailaddresses: 'Email Addresses',
  phonenumbers: 'Phone Numbers',
  positions: 'Positions',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  courses: 'Courses',
  projects: 'Projects',
  honors: 'Honors',
  volunteering: 'Volunteering',
  organizations: 'Organizations',
  publications: 'Publications',
  patents: 'Patents',
  testscores: 'Test Scores',
} as const;
type SheetName = keyof typeof SHEETS;

/** One of these, with its column, distinguishes the export from an archive that happens to contain a file of that name. */
const MARKS = [
  ['profile', 'first name'],
  ['positions', 'company name'],
  ['education', 'school name'],
] as const;

/** Not of the person's career, or the export's own bookkeeping. A date of birth has no place on a CV. */
const NOT_READ = ['birth date', 'confirmed', 'primary', 'updated on'];

/** Reads a LinkedIn data export. @returns null for an archive that is none @throws UnreadableZip */
export async function readLinkedIn(bytes: Uint8Array): Promise<LinkedIn | null> {
  const files = filesOfZip(bytes, (path) => sheetOf(path) !== null);
  const sheets = new Map<SheetName, Sheet>();
  const entries: Parameters<typeof zipSync>[0] = {};
  const depthOf = (path: string) => path.split('/').length;
  // Of two files with one name, the one in fewer folders is read.
  for (const [path, content] of [...files].sort(([one], [other]) => depthOf(one) - depthOf(other))) {
    const name = sheetOf(path);
    if (name === null || sheets.has(name)) continue;
    sheets.set(name, await sheetFrom(decodeText(content).text));
    // Always packed the same way: a repeated upload of one export is recognized by its hash.
    entries[`${SHEETS[name]}.csv`] = [content, { mtime: new Date(1980, 0, 1) }];
  }
  if (!MARKS.some(([name, column]) => sheets.get(name)?.columns.includes(column))) return null;
  const shown = Object.keys(SHEETS)
    .filter(isSheet)
    .flatMap((name) => {
      const lines = sheets.get(name)?.lines ?? [];
      return lines.length > 0 ? [`${SHEETS[name]}\n\n${lines.join('\n\n')}`] : [];
    });
  const context = new Context();
  const cv = read(context, sheets);
  return { cv, text: shown.join('\n\n\n'), archive: zipSync(entries) };
}

const isSheet = (name: string): name is SheetName => Object.hasOwn(SHEETS, name);

/** `Basic_Export/Email Addresses.csv` is the sheet of addresses, whatever folders packing the files again put around them. */
function sheetOf(path: string): SheetName | null {
  const parts = path.split('/');
  const name =
    /^(.+)\.csv$/i
      .exec(parts.at(-1) ?? '')?.[1]
      ?.toLowerCase()
      .replace(/[ _]/g, '') ?? '';
  return !parts.includes('__MACOSX') && isSheet(name) ? name : null;
}

type Sheet = {
  /** In lower case. */
  columns: string[];
  rows: Row[];
  /** Each row as it is shown. */
  lines: string[];
  /** Text of rows that cannot be split into fields. */
  broken: string[];
};

async function sheetFrom(text: string): Promise<Sheet> {
  const sheet: Sheet = { columns: [], rows: [], lines: [], broken: [] };
  const written = text.split('\n');
  let heading: string[] | null = null;
  let lostFrom = 0;
  const lose = (end: number) => {
    if (lostFrom > 0) sheet.broken.push(...written.slice(lostFrom - 1, end - 1).map((line) => line.trim()));
    lostFrom = 0;
  };
  for await (const row of csvRows(oneOf(text))) {
    lose(row.line);
    if ('broken' in row) {
      lostFrom = row.line;
      continue;
    }
    if (heading === null) {
      heading = row.fields.map((name) => name.trim());
      sheet.columns = heading.map((name) => name.toLowerCase());
      continue;
    }
    const cells = row.fields.map((value, index) => ({ column: heading?.[index] ?? '', value: value.trim() }));
    const filled = cells.filter(({ column, value }) => value !== '' && !NOT_READ.includes(column.toLowerCase()));
    if (filled.length === 0) continue;
    sheet.rows.push(new Row(cells));
    sheet.lines.push(
      filled.map(({ column, value }) => (column ? `${column}: ${value}` : value).replace(/(?:\r?\n){2,}/g, '\n')).join('\n'),
    );
  }
  lose(written.length + 1);
  sheet.broken = sheet.broken.filter(Boolean);
  sheet.lines.push(...sheet.broken);
  return sheet;
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** A row that notes which fields were taken. The rest is listed at the end. */
class Row {
  readonly #cells: { column: string; value: string }[];
  constructor(cells: { column: string; value: string }[]) {
    this.#cells = cells.filter(({ value }) => value !== '');
  }
  /** Takes the first of these fields that is not empty. */
  take(...columns: string[]): string {
    for (const column of columns) {
      const at = this.#cells.findIndex((cell) => cell.column.toLowerCase() === column);
      const [cell] = at < 0 ? [] : this.#cells.splice(at, 1);
      if (cell) return cell.value;
    }
    return '';
  }
  /** The value of a column, which does not count as taken. */
  says(column: string): string {
    return this.#cells.find((cell) => cell.column.toLowerCase() === column)?.value ?? '';
  }
  rest(): string[] {
    return this.#cells
      .filter(({ column }) => !NOT_READ.includes(column.toLowerCase()))
      .map(({ column, value }) => (column ? `${column}: ${value}` : value));
  }
}

function read(context: Context, sheets: Map<SheetName, Sheet>): ReadCv {
  const cv = ReadCv.parse({ basics: {} });
  const rowsOf = (name: SheetName) => sheets.get(name)?.rows ?? [];
  const whole = [...sheets.values()].flatMap(({ lines }) => lines).join('\n');

  for (const [index, row] of rowsOf('profile').entries()) {
    if (index === 0) readProfile(cv, row);
    else cv.more.push({ title: SHEETS.profile, lines: row.rest() });
  }
  readAddresses(cv, 'email', 'Other email addresses', rowsOf('emailaddresses').sort(byMark('primary', /^yes$/i)), (row) =>
    row.take('email address'),
  );
  readAddresses(cv, 'phone', 'Other phone numbers', rowsOf('phonenumbers').sort(byMark('type', /mobile/i)), (row) => {
    const number = row.take('number', 'phone number');
    const extension = row.take('extension');
    row.take('type');
    return extension ? `${number} ext. ${extension}` : number;
  });

  for (const row of rowsOf('positions')) {
    const job = {
      name: row.take('company name'),
      position: row.take('title'),
      location: row.take('location'),
      ...spanOf(context, row, true),
      url: '',
      ...bodyOf(row),
    };
    if (isService(context, job)) cv.military.push(readService(context, job, ''));
    else cv.work.push(job);
  }
  const [service] = cv.military;
  if (service && cv.military.every(({ clearance }) => clearance === '')) service.clearance = clearanceIn(whole);

  for (const row of rowsOf('education')) {
    const degree = row.take('degree name');
    const comma = degree.indexOf(',');
    cv.education.push({
      institution: row.take('school name'),
      studyType: comma < 0 ? degree : degree.slice(0, comma).trim(),
      area: comma < 0 ? '' : degree.slice(comma + 1).trim(),
      location: '',
      ...spanOf(context, row, false),
      url: '',
      ...bodyOf(row, row.take('notes'), row.take('activities')),
    });
  }
  const skills = rowsOf('skills').flatMap((row) => [row.take('name'), ...row.rest()].filter(Boolean));
  if (skills.length > 0) cv.skills.push({ name: '', level: '', keywords: skills });
  for (const row of rowsOf('languages')) {
    const language = row.take('name');
    cv.languages.push({ language, fluency: [row.take('proficiency'), ...row.rest()].filter(Boolean).join(', ') });
  }
  for (const row of rowsOf('certifications'))
    cv.certificates.push(listed(row, row.take('name'), row.take('authority'), spanOf(context, row, false)));
  for (const row of rowsOf('projects')) cv.projects.push(listed(row, row.take('title'), '', spanOf(context, row, false)));
  for (const row of rowsOf('honors')) cv.awards.push(listed(row, row.take('title'), '', spanOf(context, row, false)));
  for (const row of rowsOf('volunteering'))
    cv.volunteer.push(listed(row, row.take('company name'), row.take('role'), spanOf(context, row, true)));

  for (const name of ['courses', 'organizations', 'publications', 'patents', 'testscores'] as const) {
    for (const row of rowsOf(name)) {
      const head = row.take('name', 'title');
      const lines = row.rest().flatMap((line) => line.split(/\r?\n/));
      cv.more.push({ title: SHEETS[name], lines: [head, ...lines].filter(Boolean) });
    }
  }
  for (const [name, sheet] of sheets) {
    if (sheet.broken.length > 0) cv.more.push({ title: SHEETS[name], lines: sheet.broken });
    if (sheet.rows.length > 0) cv.sections.push({ title: SHEETS[name], kind: KINDS[name] ?? 'more' });
  }
  return cv;
}

const KINDS: Partial<Record<SheetName, string>> = {
  profile: 'head',
  emailaddresses: 'contact',
  phonenumbers: 'contact',
  positions: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'certificates',
  projects: 'projects',
  honors: 'awards',
  volunteering: 'volunteer',
};

function readProfile(cv: ReadCv, row: Row): void {
  const { basics } = cv;
  basics.name = [row.take('first name'), row.take('last name')].filter(Boolean).join(' ');
  basics.label = row.take('headline');
  basics.summary = row.take('summary');
  basics.location = row.take('geo location', 'address');
  // `[COMPANY:https://example.com,PERSONAL:https://example.org]`
  const websites = listIn(row.take('websites')).map((site) =>
    site.replace(/^(?:PERSONAL|COMPANY|BLOG|RSS_FEED|PORTFOLIO|OTHER):/, ''),
  );
  basics.url = websites[0] ?? '';
  const profiles = [
    ...websites.slice(1).map((url) => ({ network: '', username: '', url })),
    ...listIn(row.take('twitter handles')).map((username) => ({ network: 'Twitter', username, url: '' })),
    ...listIn(row.take('instant messengers')).map((account) => {
      const [, network = '', username = account] = /^([^:]+):(.+)$/.exec(account) ?? [];
      return { network, username, url: '' };
    }),
  ];
  basics.profiles.push(...profiles);
  const rest = row.rest();
  if (rest.length > 0) cv.more.push({ title: '', lines: rest });
}

const listIn = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The first of several goes into its field, the others into `more`. */
function readAddresses(cv: ReadCv, field: 'email' | 'phone', title: string, rows: Row[], take: (row: Row) => string): void {
  const all = [...new Set(rows.map(take).filter(Boolean))];
  const rest = rows.flatMap((row) => row.rest());
  cv.basics[field] = all[0] ?? '';
  if (all.length > 1 || rest.length > 0) cv.more.push({ title, lines: [...all.slice(1), ...rest] });
}

const byMark = (column: string, mark: RegExp) => (one: Row, other: Row) =>
  Number(mark.test(other.says(column))) - Number(mark.test(one.says(column)));

/** `true` where a beginning without an end means until now. A single date is the span's end, as elsewhere. */
function spanOf(
  context: Context,
  row: Row,
  continuesPrevious: boolean,
): Pick<ReadListed, 'startDate' | 'endDate' | 'printedDates'> {
  const started = row.take('started on', 'start date');
  const finished = row.take('finished on', 'end date', 'issued on') || (continuesPrevious && started ? 'Present' : '');
  const printedDates = [started, finished].filter(Boolean).join(' - ');
  return finished
    ? { startDate: readDate(context, started), endDate: readDate(context, finished), printedDates }
    : { startDate: '', endDate: readDate(context, started), printedDates };
}

const listed = (row: Row, name: string, by: string, span: ReturnType<typeof spanOf>): ReadListed => ({
  name,
  by,
  location: '',
  ...span,
  url: row.take('url'),
  ...bodyOf(row),
});

/** An entry's description; lines with a bullet become highlights. Columns without a field are added with their names. */
function bodyOf(row: Row, ...before: string[]): { summary: string; highlights: string[] } {
  const lines = [...before, row.take('description')]
    .flatMap((text) => text.split(/\r?\n|\s{2,}(?=[•▪◦‣●])/))
    .map((line) => line.trim());
  const mark = /^(?:[•▪◦‣●·]\s*|[*–—-]\s+)(?=\S)/;
  const highlights = lines.filter((line) => mark.test(line)).map((line) => line.replace(mark, ''));
  const paragraphs = lines.filter((line) => line !== '' && !mark.test(line));
  return { summary: [...paragraphs, ...row.rest()].join('\n'), highlights };
}
