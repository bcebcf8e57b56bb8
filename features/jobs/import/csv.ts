import { type CsvRow, csvRows } from '#kit/server/files/csv-rows.ts';
import { countryCodeOf } from './country-names.ts';
import { currencyOf, degreeOf, isDollar, PayColumn, periodOf } from './pay.ts';
import { type Posting, type ReadRow, UnreadableFile } from './posting.ts';
import { NOT_UTF8, textOf } from './text-file.ts';

/** Accepted column names: those of schema.org's JobPosting in short form, and our own. Case, spaces and marks are ignored. */
const COLUMNS = {
  external_id: ['id', 'identifier', 'external_id', 'job_id', 'reference'],
  title: ['title', 'job_title'],
  company: ['company', 'hiring_organization', 'company_name', 'employer'],
  place: ['city', 'location', 'address_locality'],
  postcode: ['postcode', 'postal_code'],
  country: ['country', 'address_country'],
  latitude: ['lat', 'latitude'],
  longitude: ['lon', 'longitude'],
  job_type: ['employment_type', 'job_type'],
  type: ['job_location_type', 'work_type'],
  experience: ['experience'],
  industry: ['industry'],
  description: ['description', 'job_description'],
  salary_from: ['salary_min', 'salary_from'],
  salary_to: ['salary_max', 'salary_to'],
  salary_per: ['salary_unit', 'salary_per'],
  currency: ['currency', 'salary_currency'],
  posted_on: ['date_posted', 'posted_on', 'posting_date'],
  closes_on: ['valid_through', 'closes_on', 'closing_date'],
  apply_url: ['url', 'apply_url', 'application_url'],
} as const satisfies Record<keyof Posting, readonly string[]>;
type Field = keyof typeof COLUMNS;

const NEEDED: readonly Field[] = ['external_id', 'title', 'company', 'description', 'posted_on'];

/** Rows that are read before the first is passed on, because they show together how the file writes numbers. */
const ROWS_READ_AHEAD = 5000;

type Cells = { row: number; line: number; fields: string[] };

/**
 * Reads adverts from CSV, row by row, whatever the size of the file.
 * @throws UnreadableFile when the file is not a CSV of adverts
 */
export async function* readCsv(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRow> {
  const rows = csvRows(textOf(bytes));
  const first = await rows.next();
  if (first.done) throw new UnreadableFile('The file is empty.');
  if ('broken' in first.value) throw new UnreadableFile(`The header row can’t be read: ${first.value.broken}.`);
  const columns = columnsOf(first.value.fields);
  const width = first.value.fields.length;
  const pay = new PayColumn();
  const read = (one: ReadRow | Cells) => ('fields' in one ? readCells(one, columns, pay) : one);

  let row = 1;
  let ahead: (ReadRow | Cells)[] | null = [];
  for await (const cells of rows) {
    row += 1;
    const one = checkedCells(row, cells, width);
    if (!ahead) yield read(one);
    else {
      ahead.push(one);
      if ('fields' in one) for (const name of PAY) pay.add(one.fields[columns.get(name) ?? -1] ?? '');
      if (ahead.length < ROWS_READ_AHEAD) continue;
      for (const early of ahead) yield read(early);
      ahead = null;
    }
  }
  if (row === 1) throw new UnreadableFile('The file has a header row but no other rows.');
  for (const early of ahead ?? []) yield read(early);
}

function checkedCells(row: number, read: CsvRow, width: number): ReadRow | Cells {
  if ('broken' in read) return { row, external_id: null, reason: `${read.broken} (line ${read.line})` };
  const { fields, line } = read;
  if (fields.length === width) return { row, line, fields };
  const reason = `The row has ${fields.length} fields, but the header has ${width} (line ${line})`;
  return { row, external_id: null, reason };
}

function readCells({ row, fields }: Cells, columns: Map<Field, number>, pay: PayColumn): ReadRow {
  const field = (name: Field) => fields[columns.get(name) ?? -1]?.trim() || null;
  if (fields.some((value) => value.includes(NOT_UTF8) || value.includes('\0')))
    return {
      row,
      external_id: field('external_id'),
      reason: 'The row contains bytes that aren’t valid UTF-8. Save the file as UTF-8',
    };
  return postingOf(row, field, pay);
}

function columnsOf(heading: string[]): Map<Field, number> {
  const names = heading.map((name) => name.trim());
  const columns = new Map<Field, number>();
  for (const [field, accepted] of Object.entries<readonly string[]>(COLUMNS)) {
    const index = names.findIndex((name) => accepted.some((one) => key(one) === key(name)));
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

const PAY = ['salary_from', 'salary_to'] as const;

function postingOf(row: number, field: (name: Field) => string | null, pay: PayColumn): ReadRow {
  const notes: string[] = [];
  const leaveOut: LeaveOut = (name, why) => {
    notes.push(`${COLUMNS[name][0]} “${(field(name) ?? '').slice(0, 40)}” was left out: ${why}`);
    return null;
  };
  const degree = (name: 'latitude' | 'longitude') => {
    const written = field(name);
    return written === null ? null : (degreeOf(written) ?? leaveOut(name, 'it isn’t a number'));
  };
  const oneOf = <T>(name: Field, known: ReadonlyMap<string, T>): T | null => {
    const written = field(name);
    if (written === null || key(written) === 'other') return null;
    return known.get(key(written)) ?? leaveOut(name, 'it isn’t one of the known values');
  };
  const need = (name: Field) => field(name) ?? '';
  const country = field('country');
  const posting: Posting = {
    external_id: need('external_id'),
    title: need('title'),
    company: need('company'),
    place: field('place'),
    postcode: field('postcode'),
    country: country && countryCodeOf(country),
    latitude: degree('latitude'),
    longitude: degree('longitude'),
    job_type: oneOf('job_type', JOB_TYPES),
    type: oneOf('type', WORK_TYPES),
    experience: oneOf('experience', EXPERIENCE),
    industry: field('industry'),
    description: need('description'),
    ...payOf(field, pay, leaveOut),
    posted_on: need('posted_on'),
    closes_on: field('closes_on'),
    apply_url: webAddressOf(field('apply_url')),
  };
  return { row, posting, notes };
}

type LeaveOut = (name: Field, why: string) => null;

/** The pay with its currency and period. Without one of these that is written but unclear, an amount would say something else. */
function payOf(
  field: (name: Field) => string | null,
  pay: PayColumn,
  leaveOut: LeaveOut,
): Pick<Posting, 'salary_from' | 'salary_to' | 'salary_per' | 'currency'> {
  const [unit, money] = [field('salary_per'), field('currency')];
  const columns = { period: unit && periodOf(unit), currency: money && currencyOf(money) };
  if (unit && !columns.period) leaveOut('salary_per', 'it isn’t hour, day, week, month or year');
  if (money && !columns.currency) leaveOut('currency', 'it isn’t a currency, such as GBP');
  const isUnclear = (unit && !columns.period) || (money && !columns.currency);
  let { period, currency } = columns;
  const amount = (name: (typeof PAY)[number]): number | null => {
    const written = field(name);
    if (written === null) return null;
    const read = pay.read(written);
    if (typeof read === 'string') return leaveOut(name, read);
    if (isUnclear) return leaveOut(name, 'its currency or period is unclear');
    if (
      (read.period && period && read.period !== period) ||
      (read.currency && currency && !isSameCurrency(read.currency, currency))
    )
      return leaveOut(name, 'another column says another currency or period');
    period ||= read.period;
    currency = currency === '$' || !currency ? (read.currency ?? currency) : currency;
    return read.amount;
  };
  return {
    salary_from: amount('salary_from'),
    salary_to: amount('salary_to'),
    salary_per: period || 'year',
    currency: currency || null,
  };
}

const isSameCurrency = (one: string, other: string) =>
  one === other || [one, other].every((code) => code === '$' || isDollar(code));

/** An address as browsers complete it: `www.example.org` and `example.org/jobs` are on https. */
const webAddressOf = (written: string | null) =>
  written && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(written) ? `https://${written}` : written;

/** `FULL_TIME`, `Full-time` and `full time` alike, and `datePosted`, `Date Posted` and `date_posted`. */
const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

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
