import { isUtf8 } from 'node:buffer';
import { today } from '#features/services/entry-rules.ts';
import { ALL_COUNTRIES, countryOf } from '#kit/country/country.ts';
import { csv, plainCell } from '#kit/server/files/csv-cells.ts';
import { csvRows, TooManyRows } from '#kit/server/files/csv-rows.ts';
import { CourseDraft, type EditedCourse } from '../operator-contract.ts';

/*
 * Courses as a table. Lists are separated by semicolons, places are one a line with vertical bars between their fields, so that a person can
 * edit them in a spreadsheet. The columns of an export are those of an import.
 */

const COLUMNS = [
  'id',
  'reference',
  'title',
  'provider',
  'provider_email',
  'description',
  'category',
  'category_tags',
  'industry',
  'level',
  'service_type',
  'availability',
  'mode',
  'length_amount',
  'length_unit',
  'country',
  'cost',
  'cost_note',
  'funding',
  'skills',
  'qualifications',
  'requirements',
  'locations',
  'starts',
  'starts_any_time',
  'apply_url',
  'source_url',
  'checked_on',
  'is_verified',
  'is_active',
] as const;
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['title', 'provider', 'description', 'length_amount', 'length_unit', 'cost', 'apply_url'];

type Industries = readonly { id: number; name: string }[];

/** A row of a file: what it says, or why it says nothing that can be used. `row` is its line. */
export type CourseRow = { row: number; title: string } & (
  | { faults: string[] }
  | { draft: CourseDraft; id: number | null; reference: string | null; says: ReadonlySet<Column> }
);

/** The file as a whole cannot be used. */
class UnusableFile extends Error {}

const MOST_ROWS = 1000;
/** Characters of one cell. */
const LONGEST_CELL = 50_000;
const MOST_FAULTS = 20;
const LONGEST_FAULT = 300;

const isoOf = (countryId: number) => ALL_COUNTRIES.find(({ id }) => id === countryId)?.iso2 ?? String(countryId);
const yes = (value: boolean) => (value ? 'yes' : 'no');
const listText = (values: readonly string[]) => values.join('; ');

/** The courses as CSV that no spreadsheet calculates. */
export function csvOfCourses(courses: readonly EditedCourse[], industries: Industries): string {
  const cells: Record<Column, (course: EditedCourse) => unknown> = {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    title: ({ title }) => title,
    provider: ({ provider }) => provider,
    provider_email: ({ provider_email }) => provider_email,
    description: ({ description }) => description,
    category: ({ category }) => category,
    category_tags: ({ category_tags }) => listText(category_tags),
    industry: ({ industry_id }) => industries.find(({ id }) => id === industry_id)?.name,
    level: ({ level }) => level,
    service_type: ({ service_type }) => service_type,
    availability: ({ availability }) => availability,
    mode: ({ mode }) => mode,
    length_amount: ({ length_amount }) => length_amount,
    length_unit: ({ length_unit }) => length_unit,
    country: ({ country_id }) => isoOf(country_id),
    cost: ({ cost }) => cost,
    cost_note: ({ cost_note }) => cost_note,
    funding: ({ funding }) => listText(funding),
    skills: ({ skills }) => listText(skills),
    qualifications: ({ qualifications }) => listText(qualifications),
    requirements: ({ requirements }) => requirements,
    locations: ({ locations }) =>
      locations
        .map(({ name, address, city, state, postcode, latitude, longitude }) =>
          [name, address, city, state, postcode, latitude ?? '', longitude ?? ''].join(' | '),
        )
        .join('\n'),
    starts: ({ starts }) => listText(starts.map(({ starts_on, city }) => `${starts_on} ${city}`.trim())),
    starts_any_time: ({ starts_any_time }) => yes(starts_any_time),
    apply_url: ({ apply_url }) => apply_url,
    source_url: ({ source_url }) => source_url,
    checked_on: ({ checked_on }) => checked_on,
    is_verified: ({ is_verified }) => yes(is_verified),
    is_active: ({ is_active }) => yes(is_active),
  };
  return csv([[...COLUMNS], ...courses.map((course) => COLUMNS.map((column) => cells[column](course)))]);
}

type CourseFile = { bytes: Uint8Array; country_id: number; industries: Industries };

/** Parses a table of courses, in a process of its own. */
export async function parseCourses(file: CourseFile): Promise<{ rows: CourseRow[] } | { unusable: string }> {
  try {
    return { rows: await rowsOfCourses(file) };
  } catch (error) {
    if (error instanceof UnusableFile || error instanceof TooManyRows) return { unusable: error.message };
    throw error;
  }
}

async function rowsOfCourses({ bytes: given, country_id, industries }: CourseFile): Promise<CourseRow[]> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (/^PK|^%PDF|^\u00d0\u00cf/.test(bytes.subarray(0, 4).toString('latin1')))
    throw new UnusableFile('This is not a CSV file. Save it as CSV in UTF-8 and try again.');
  if (!isUtf8(bytes)) throw new UnusableFile('The file is not in UTF-8. Save it as CSV in UTF-8 and try again.');
  const rows: CourseRow[] = [];
  let columns: (Column | null)[] | null = null;
  for await (const read of csvRows(pieces(bytes.toString('utf8').replace(/^\uFEFF/, '')), MOST_ROWS)) {
    if (!columns) {
      if ('broken' in read) throw new UnusableFile(`The header row can’t be read: ${read.broken}.`);
      columns = read.fields.map((name) => COLUMNS.find((column) => column === name.trim().toLowerCase()) ?? null);
      const known = columns;
      const missing = REQUIRED.filter((column) => !known.includes(column));
      if (missing.length > 0) throw new UnusableFile(`The heading lacks ${missing.join(', ')}. Start from an export.`);
      continue;
    }
    if ('broken' in read) rows.push({ row: read.line, title: '', faults: [read.broken] });
    else if (read.fields.some((field) => field.length > LONGEST_CELL))
      rows.push({ row: read.line, title: '', faults: [`A cell is longer than ${LONGEST_CELL.toLocaleString('en')} characters`] });
    else rows.push(rowOf(columns, read.fields, read.line, country_id, industries));
  }
  if (!columns) throw new UnusableFile('The file is empty.');
  return rows;
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

function rowOf(
  columns: readonly (Column | null)[],
  fields: readonly string[],
  row: number,
  countryId: number,
  industries: Industries,
): CourseRow {
  const cells = new Map(
    columns.flatMap((column, index) => (column ? [[column, plainCell(fields[index] ?? '').trim()] as const] : [])),
  );
  const cell = (column: Column) => cells.get(column) ?? '';
  const title = cell('title').slice(0, 200);
  const faults: string[] = [];
  const number = (column: Column) => {
    const text = cell(column).replaceAll(',', '');
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  };
  const flag = (column: Column, otherwise: boolean) => {
    const text = cell(column).toLowerCase();
    if (text === '') return otherwise;
    if (['yes', 'true', '1'].includes(text)) return true;
    if (!['no', 'false', '0'].includes(text)) faults.push(`${column}: Must be yes or no`);
    return false;
  };
  const country = cell('country').toUpperCase();
  const country_id = country === '' ? countryId : ALL_COUNTRIES.find(({ iso2 }) => iso2 === country)?.id;
  if (!country_id) faults.push(`country: Must be ${ALL_COUNTRIES.map(({ iso2 }) => iso2).join(' or ')}`);
  const industryName = cell('industry').toLowerCase();
  const industry = industries.find(({ name }) => name.toLowerCase() === industryName);
  if (industryName && !industry) faults.push('industry: Not in the list of industries');
  const id = cell('id') === '' ? null : number('id');
  if (id !== null && !(Number.isInteger(id) && id > 0 && id < 2 ** 31)) faults.push('id: Must be a number from an export');
  const reference = cell('reference') || null;
  if (reference && reference.length > 100) faults.push('reference: Keep it under 100 characters');
  const online = cell('service_type') === 'online';
  const read = CourseDraft.safeParse({
    title: cell('title'),
    provider: cell('provider'),
    provider_email: cell('provider_email'),
    description: cell('description'),
    category: cell('category') || 'education',
    category_tags: listed(cell('category_tags')),
    industry_id: industry?.id ?? null,
    level: cell('level') || 'none',
    service_type: cell('service_type') || 'in_person',
    availability: cell('availability') || 'business_hours',
    mode: cell('mode') || 'full_time',
    length_amount: number('length_amount'),
    length_unit: cell('length_unit').toLowerCase().replace(/s$/, ''),
    country_id: country_id ?? countryId,
    cost: costOf(cell('cost'), country_id ?? countryId),
    cost_note: cell('cost_note'),
    funding: listed(cell('funding')),
    skills: listed(cell('skills')),
    qualifications: listed(cell('qualifications')),
    requirements: cell('requirements'),
    locations: online ? [] : lines(cell('locations')).map(locationOf),
    starts: listed(cell('starts')).map((start) => ({ starts_on: start.slice(0, 10), city: start.slice(10).trim() })),
    starts_any_time: flag('starts_any_time', false),
    apply_url: cell('apply_url'),
    source_url: cell('source_url') || cell('apply_url'),
    checked_on: cell('checked_on') || today(),
    is_verified: flag('is_verified', false),
    is_active: flag('is_active', true),
  });
  if (!read.success) faults.push(...read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  if (faults.length > 0 || !read.success) return { row, title, faults: plainly(faults) };
  const says = new Set([...cells].flatMap(([column, text]) => (text === '' ? [] : [column])));
  return { row, title, draft: read.data, id, reference, says };
}

const plainly = (faults: string[]) => [...new Set(faults.map((fault) => fault.slice(0, LONGEST_FAULT)))].slice(0, MOST_FAULTS);

/** `£1,095`, `1095.00`; a number with pence stays one, and is refused. */
function costOf(text: string, countryId: number): number {
  const plain = text.replace(countryOf(countryId).currencySymbol, '').replaceAll(',', '').trim();
  if (/^free$/i.test(plain)) return 0;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const listed = (text: string) => split(text, ';');
const lines = (text: string) => split(text.replaceAll('\r', ''), '\n');

/** `name | address | city | state | postcode | latitude | longitude`, or a town by itself. */
function locationOf(line: string) {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length === 1) return { city: fields[0] };
  const [name, address, city, state, postcode, latitude = '', longitude = ''] = fields;
  const degrees = (text: string) => (text === '' ? null : Number(text));
  return { name, address, city, state, postcode, latitude: degrees(latitude), longitude: degrees(longitude) };
}
