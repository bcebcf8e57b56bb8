import { csvRows } from '#kit/server/files/csv-rows.ts';
import { type Posting, type ReadRow, UnreadableFile } from './posting.ts';
import { NOT_UTF8, textOf } from './text-file.ts';

/** Accepted column names: those of schema.org's JobPosting in short form, and our own. */
const COLUMNS = {
  external_id: ['id', 'identifier', 'external_id'],
  title: ['title'],
  company: ['company', 'hiring_organization'],
  place: ['city', 'location', 'address_locality'],
  postcode: ['postcode', 'postal_code'],
  country: ['country', 'address_country'],
  latitude: ['lat', 'latitude'],
  longitude: ['lon', 'longitude'],
  job_type: ['employment_type', 'job_type'],
  type: ['job_location_type', 'work_type'],
  experience: ['experience'],
  industry: ['industry'],
  description: ['description'],
  salary_from: ['salary_min', 'salary_from'],
  salary_to: ['salary_max', 'salary_to'],
  salary_per: ['salary_unit', 'salary_per'],
  currency: ['currency', 'salary_currency'],
  posted_on: ['date_posted', 'posted_on'],
  closes_on: ['valid_through', 'closes_on'],
  apply_url: ['url', 'apply_url'],
} as const satisfies Record<keyof Posting, readonly string[]>;
type Field = keyof typeof COLUMNS;

const NEEDED: readonly Field[] = ['external_id', 'title', 'company', 'description', 'posted_on'];

/**
 * Reads adverts from CSV, row by row, whatever the size of the file.
 * @throws UnreadableFile when the file is not a CSV of adverts
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRow> {
  let columns: Map<Field, number> | null = null;
  let width = 0;
  let row = 0;
  for await (const read of csvRows(textOf(bytes))) {
    row += 1;
    if ('broken' in read) {
      if (!columns) throw new UnreadableFile(`The header row can’t be read: ${read.broken}.`);
      yield { row, external_id: null, reason: `${read.broken} (line ${read.line})` };
      continue;
    }
    if (!columns) {
      columns = columnsOf(read.fields);
      width = read.fields.length;
      continue;
    }
    const found = columns;
    const field = (name: Field) => read.fields[found.get(name) ?? -1]?.trim() || null;
    const refuse = (reason: string): ReadRow => ({ row, external_id: field('external_id'), reason });
    if (read.fields.length !== width)
      yield {
        row,
        external_id: null,
        reason: `The row has ${read.fields.length} fields, but the header has ${width} (line ${read.line})`,
      };
    else if (read.fields.some((value) => value.includes(NOT_UTF8) || value.includes('\0')))
      yield refuse('The row contains bytes that aren’t valid UTF-8. Save the file as UTF-8');
    else yield postingOf(row, field, refuse);
  }
  if (row === 0) throw new UnreadableFile('The file is empty.');
  if (row === 1) throw new UnreadableFile('The file has a header row but no other rows.');
}

function columnsOf(heading: string[]): Map<Field, number> {
  const names = heading.map((name) => name.trim().toLowerCase());
  const columns = new Map<Field, number>();
  for (const [field, accepted] of Object.entries<readonly string[]>(COLUMNS)) {
    const index = names.findIndex((name) => accepted.includes(name));
    if (index >= 0 && isField(field)) columns.set(field, index);
  }
  const missing = NEEDED.filter((field) => !columns.has(field)).map((field) => COLUMNS[field][0]);
  if (missing.length > 0)
    throw new UnreadableFile(
      `The header is missing the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. It has: ${names.join(', ').slice(0, 300)}.`,
    );
  return columns;
}

const isField = (name: string): name is Field => name in COLUMNS;

function postingOf(row: number, field: (name: Field) => string | null, refuse: (reason: string) => ReadRow): ReadRow {
  const numbers: Partial<Record<Field, number | null>> = {};
  for (const name of ['latitude', 'longitude', 'salary_from', 'salary_to'] as const) {
    const written = field(name);
    const value = written === null ? null : Number(written.replaceAll(',', ''));
    if (Number.isNaN(value)) return refuse(`${COLUMNS[name][0]} is not a number: ${shorten(written)}`);
    numbers[name] = value;
  }
  const need = (name: Field) => field(name) ?? '';
  const period = key(field('salary_per'));
  const salary_per = period === '' ? 'year' : PERIODS.get(period);
  if (!salary_per) return refuse(`salary_unit is not hour, day, week, month or year: ${shorten(field('salary_per'))}`);
  return {
    row,
    posting: {
      external_id: need('external_id'),
      title: need('title'),
      company: need('company'),
      place: field('place'),
      postcode: field('postcode'),
      country: field('country'),
      latitude: numbers.latitude ?? null,
      longitude: numbers.longitude ?? null,
      job_type: JOB_TYPES.get(key(field('job_type'))) ?? null,
      type: WORK_TYPES.get(key(field('type'))) ?? null,
      experience: EXPERIENCE.get(key(field('experience'))) ?? null,
      industry: field('industry'),
      description: need('description'),
      salary_from: numbers.salary_from ?? null,
      salary_to: numbers.salary_to ?? null,
      salary_per,
      currency: field('currency'),
      posted_on: need('posted_on'),
      closes_on: field('closes_on'),
      apply_url: field('apply_url'),
    },
  };
}

/** `FULL_TIME`, `Full-time` and `full time` alike. */
const key = (text: string | null) => (text ?? '').toLowerCase().replace(/[^a-z]/g, '');

const shorten = (text: string | null) => (text ?? '').slice(0, 40);

// Values that are not listed, such as OTHER, match no filter.
const JOB_TYPES = new Map<string, Posting['job_type']>([
  ['fulltime', 'full_time'],
  ['parttime', 'part_time'],
  ['contract', 'contract'],
  ['contractor', 'contract'],
  ['temporary', 'temporary'],
  ['perdiem', 'temporary'],
  ['intern', 'internship'],
  ['internship', 'internship'],
  ['apprenticeship', 'apprenticeship'],
  ['volunteer', 'volunteer'],
]);
const WORK_TYPES = new Map<string, Posting['type']>([
  ['telecommute', 'remote'],
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
  ['onsite', 'on_site'],
]);
const EXPERIENCE = new Map<string, Posting['experience']>([
  ['entry', 'entry'],
  ['junior', 'junior'],
  ['mid', 'mid'],
  ['senior', 'senior'],
  ['lead', 'lead'],
  ['executive', 'executive'],
]);
const PERIODS = new Map<string, Posting['salary_per']>([
  ['hour', 'hour'],
  ['hourly', 'hour'],
  ['day', 'day'],
  ['daily', 'day'],
  ['week', 'week'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['monthly', 'month'],
  ['year', 'year'],
  ['yearly', 'year'],
  ['annual', 'year'],
]);
