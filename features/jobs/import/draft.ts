import { countryCodeOf } from './country-names.ts';
import { currencyOf, degreeOf, isDollar, PayColumn, periodOf } from './pay.ts';
import type { Posting, ReadRow } from './posting.ts';

/** Accepted column names: those of schema.org's JobPosting in short form, and our own. Case, spaces and marks are ignored. */
export const COLUMNS = {
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
export type Field = keyof typeof COLUMNS;

export const FIELDS = Object.keys(COLUMNS) as Field[];

/** The field that a source calls by this name; undefined for a name that means none. */
export const fieldNamed = (name: string): Field | undefined => {
  const key = columnKey(name);
  return FIELDS.find((field) => COLUMNS[field].some((one) => columnKey(one) === key));
};

/** A posting in its source's words, as text: each reader yields these, and `postingOf` turns all of them into values in the same way. */
export type Draft = { readonly [name in Field]?: string | null };

/** Reads one draft. Its amounts are written as its source writes numbers. @param row counts from 1 */
export function readDraft(row: number, draft: Draft): ReadRow {
  const pay = new PayColumn();
  for (const name of PAY) pay.add(draft[name] ?? '');
  return postingOf(row, (name) => draft[name]?.trim() || null, pay);
}

export const PAY = ['salary_from', 'salary_to'] as const;

/** @param field the text of a field, trimmed; null where it is empty */
export function postingOf(row: number, field: (name: Field) => string | null, pay: PayColumn): ReadRow {
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
    if (written === null || columnKey(written) === 'other') return null;
    return known.get(columnKey(written)) ?? leaveOut(name, 'it isn’t one of the known values');
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
const columnKey = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

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
