import { csv, plainCell } from '#kit/server/files/csv-cells.ts';
import { type CsvRow, csvRows } from '#kit/server/files/csv-rows.ts';
import { today } from '../../entry-rules.ts';
import {
  countryIdOf,
  hoursLine,
  isoOf,
  locationLine,
  partsOf,
  phoneLine,
  readHours,
  readLocation,
  readPhone,
} from '../../provider-lines.ts';
import type { EditedProvider } from '../provider-queries.ts';
import type { DraftRow } from './import-rows.ts';

/*
 * Providers as a table. Lists are written with semicolons, locations and phones one a line, and the fields of a location with vertical bars, so that a
 * person can edit them in a spreadsheet. The columns of an export are those of an import.
 */

const COLUMNS = [
  'id',
  'key',
  'name',
  'organisation',
  'description',
  'category',
  'category_tags',
  'website',
  'phones',
  'email',
  'country',
  'places',
  'locations',
  'service_type',
  'availability',
  'opening_hours',
  'opening_note',
  'time_zone',
  'languages',
  'eligibility',
  'cost',
  'cost_note',
  'is_crisis_line',
  'for_serving',
  'for_left',
  'reason',
  'military_service_ids',
  'source_url',
  'checked_on',
  'is_verified',
  'is_active',
] as const;
type Column = (typeof COLUMNS)[number];

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** The providers as CSV that no spreadsheet calculates. */
export function csvOfProviders(providers: readonly EditedProvider[]): string {
  const cells: Record<Column, (provider: EditedProvider) => unknown> = {
    id: ({ id }) => id,
    key: () => '',
    name: ({ name }) => name,
    organisation: ({ organisation }) => organisation,
    description: ({ description }) => description,
    category: ({ category }) => category,
    category_tags: ({ category_tags }) => category_tags.join('; '),
    website: ({ website }) => website,
    phones: ({ phones }) => phones.map(phoneLine).join('\n'),
    email: ({ email }) => email,
    country: ({ country_id }) => isoOf(country_id),
    places: ({ places }) => places.join('; '),
    locations: ({ locations }) => locations.map(locationLine).join('\n'),
    service_type: ({ service_type }) => service_type,
    availability: ({ availability }) => availability,
    opening_hours: ({ opening_hours }) => opening_hours.map(hoursLine).join('; '),
    opening_note: ({ opening_note }) => opening_note,
    time_zone: ({ time_zone }) => time_zone,
    languages: ({ languages }) => languages.join('; '),
    eligibility: ({ eligibility }) => eligibility,
    cost: ({ cost }) => cost,
    cost_note: ({ cost_note }) => cost_note,
    is_crisis_line: ({ is_crisis_line }) => yes(is_crisis_line),
    for_serving: ({ for_serving }) => yes(for_serving),
    for_left: ({ for_left }) => yes(for_left),
    reason: ({ reason }) => reason,
    military_service_ids: ({ military_service_ids }) => military_service_ids.join('; '),
    source_url: ({ source_url }) => source_url,
    checked_on: ({ checked_on }) => checked_on,
    is_verified: ({ is_verified }) => yes(is_verified),
    is_active: ({ is_active }) => yes(is_active),
  };
  return csv([[...COLUMNS], ...providers.map((provider) => COLUMNS.map((column) => cells[column](provider)))]);
}

/** Characters of one cell. */
const LONGEST_CELL = 50_000;

/**
 * The rows of a CSV file with a heading.
 * @throws UnusableFile when the heading lacks what every row needs, TooManyRows
 */
export async function* rowsOfCsv(text: AsyncIterable<string>, countryId: number, most: number): AsyncGenerator<DraftRow> {
  let heading: string[] | null = null;
  for await (const read of csvRows(text, most)) {
    if (!heading) {
      heading = headingOf(read);
      continue;
    }
    const fault = 'broken' in read ? read.broken : longCell(read.fields, heading);
    if (fault !== null) yield { row: read.line, key: null, name: '', faults: [fault] };
    else if ('fields' in read) yield rowOf(read, heading, countryId);
  }
  if (!heading) throw new UnusableFile('The file is empty.');
}

function longCell(fields: string[], heading: string[]): string | null {
  const index = fields.findIndex((field) => field.length > LONGEST_CELL);
  return index < 0 ? null : `${heading[index] ?? 'A cell'}: longer than ${LONGEST_CELL.toLocaleString('en')} characters`;
}

/** A file that is not what it should be, in words for the person who chose it. */
export class UnusableFile extends Error {}

function headingOf(read: CsvRow): string[] {
  const names = 'fields' in read ? read.fields.map((name) => name.replace('\uFEFF', '').trim().toLowerCase()) : [];
  const missing = ['name', 'description', 'category'].filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new UnusableFile(`The header has no column ${missing.join(', ')}. Export the list to see all columns.`);
  return names;
}

function rowOf({ fields, line }: Extract<CsvRow, { fields: string[] }>, heading: string[], countryId: number): DraftRow {
  const cells = new Map(heading.map((name, index) => [name, plainCell(fields[index]?.trim() ?? '')]));
  const text = (column: Column) => cells.get(column) ?? '';
  const faults: string[] = [];
  const several = (column: Column, mark: RegExp) => partsOf(text(column), mark);
  const flag = (column: Column, otherwise: boolean): boolean => {
    const value = text(column).toLowerCase();
    if (value === '') return otherwise;
    if (['yes', 'true', '1'].includes(value)) return true;
    if (!['no', 'false', '0'].includes(value)) faults.push(`${column}: must be yes or no`);
    return false;
  };
  const named = text('country');
  const country_id = (named ? countryIdOf(named) : countryId) ?? countryId;
  if (named && countryIdOf(named) === null) faults.push(`country: must be GB or US, not ${named}`);
  const idText = text('id');
  if (idText && !/^[1-9]\d{0,8}$/.test(idText)) faults.push('id: must be the number of a provider in this list, or empty');
  const name = text('name');
  const draft = {
    name,
    organisation: text('organisation'),
    description: text('description'),
    category: text('category') as 'housing',
    category_tags: several('category_tags', /;/) as 'housing'[],
    website: text('website'),
    phones: several('phones', /\n/).map(readPhone),
    email: text('email'),
    country_id,
    places: several('places', /;/),
    locations: several('locations', /\n/).flatMap((line) => {
      const location = readLocation(line, country_id);
      if (!location) faults.push(`locations: write GB or US as the sixth part of ${line}`);
      return location ? [location] : [];
    }),
    service_type: (text('service_type') || 'hybrid') as 'hybrid',
    availability: (text('availability') || 'business_hours') as 'business_hours',
    opening_hours: several('opening_hours', /;/).flatMap((line) => {
      const period = readHours(line);
      if (!period) faults.push(`opening_hours: write each period like Mon 09:00-17:00, not ${line}`);
      return period ? [period] : [];
    }),
    opening_note: text('opening_note'),
    ...(text('time_zone') && { time_zone: text('time_zone') }),
    languages: several('languages', /;/),
    eligibility: text('eligibility'),
    cost: (text('cost') || 'free') as 'free',
    cost_note: text('cost_note'),
    is_crisis_line: flag('is_crisis_line', false),
    for_serving: flag('for_serving', true),
    for_left: flag('for_left', true),
    reason: text('reason'),
    military_service_ids: several('military_service_ids', /;/).map(Number),
    source_url: text('source_url') || text('website'),
    checked_on: text('checked_on') || today(),
    is_verified: flag('is_verified', false),
  };
  const is_active = text('is_active') === '' ? undefined : flag('is_active', true);
  const key = idText ? null : text('key') || `${isoOf(country_id)} ${name.toLowerCase()}`;
  if (faults.length > 0) return { row: line, key, name, faults };
  return { row: line, key, name, draft, is_active, ...(idText && { id: Number(idText) }) };
}
