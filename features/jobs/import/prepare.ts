import { createHash } from 'node:crypto';
import { adaptHtml } from '#kit/contract/html-source.ts';
import { withoutEntities } from '#kit/server/text/html-entities.ts';
import { sanitiseRichText } from '#kit/server/text/rich-text.ts';
import { isDollar } from './pay.ts';
import type { Posting } from './posting.ts';
import type { City, CityIndex } from './towns.ts';

export type Country = { id: number; currency: string };

/** The locations and industries that an import needs. */
export type Lookups = {
  /** By two-letter code. */
  countries: Map<string, Country>;
  /** For postings without a country. */
  own_country: Country | undefined;
  /** For each country that postings have named so far. */
  cities: Map<number, CityIndex>;
  industries: IndustryIndex;
};

/** A posting ready for the jobs table, with the company's name instead of its id. The database converts days to instants. */
export type PreparedJob = {
  external_id: string;
  company: string;
  title: string;
  description: string;
  industry_id: number | null;
  job_type: Posting['job_type'];
  type: Posting['type'];
  experience: Posting['experience'];
  country_id: number;
  state_id: number | null;
  city: string | null;
  locality: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  salary_from: number | null;
  salary_to: number | null;
  currency: string;
  salary_per: Posting['salary_per'];
  posted_on: string;
  closes_on: string | null;
  apply_url: string | null;
};

/** Number of days to add to the dates of a file, so that `asOf` becomes today. */
export type Shift = { asOf: string | null; days: number };

const MOST_PAY = 10_000_000;
const toPence = (pay: number | null) => (pay === null ? null : Math.round(pay * 100) / 100);

/**
 * @param note receives a sentence for each value that is left out
 * @returns the job, or one sentence on why the posting can't be imported
 */
export function prepareJob(given: Posting, lookups: Lookups, shift: Shift, note: (text: string) => void): PreparedJob | string {
  const posting = {
    ...given,
    title: readable(given.title),
    company: readable(given.company),
    place: given.place && readable(given.place),
  };
  if (!posting.external_id) return 'The id is missing';
  if (posting.external_id.length > 200) return 'The id is longer than 200 characters';
  if (!posting.title) return 'The title is missing';
  if (posting.title.length > 200) return 'The title is longer than 200 characters';
  if (!posting.company) return 'The company is missing';
  if (posting.company.length > 200) return "The company's name is longer than 200 characters";
  if (!posting.description) return 'The description is missing';
  if (posting.description.length > 50_000) return 'The description is longer than 50,000 characters';

  const country = posting.country ? lookups.countries.get(posting.country.toUpperCase()) : lookups.own_country;
  if (!country) return `Unknown country: ${posting.country?.slice(0, 40)}`;

  const { latitude, longitude } = pointOf(posting, note);
  const pay = payIn(posting, country, note);

  const posted_on = dayOf(posting.posted_on);
  if (!posted_on)
    return posting.posted_on
      ? `The posting date is not a date: ${posting.posted_on.slice(0, 40)}`
      : 'The posting date is missing';
  const closes_on = posting.closes_on === null ? null : dayOf(posting.closes_on);
  if (posting.closes_on !== null && !closes_on)
    note(`valid_through “${posting.closes_on.slice(0, 40)}” was left out: it isn’t a date`);
  if (closes_on && closes_on < posted_on) return `It closes (${closes_on}) before it was posted (${posted_on})`;
  const shifted_posted_on = moved(posted_on, shift.days);
  // One day of tolerance, because the source may be in a time zone ahead.
  if (shifted_posted_on > moved(new Date().toISOString().slice(0, 10), 1))
    return `It is posted in the future (${shifted_posted_on})`;

  const hasAddress = posting.apply_url !== null && /^https?:\/\/[^\s]+$/i.test(posting.apply_url);
  if (posting.apply_url && !hasAddress) note(`url “${posting.apply_url.slice(0, 80)}” was left out: it isn’t a web address`);
  const industry_id = posting.industry ? lookups.industries.find(posting.industry) : null;
  if (posting.industry && industry_id === null)
    note(`industry “${posting.industry.slice(0, 80)}” was left out: there is none of this name`);

  const description = richText(posting.description);
  if (!description) return 'The description contains no text';
  const city = posting.place ? townOf(posting.place, posting, lookups.cities.get(country.id), note) : null;
  return {
    external_id: posting.external_id,
    company: posting.company,
    title: posting.title,
    description,
    industry_id,
    job_type: posting.job_type,
    type: posting.type,
    experience: posting.experience,
    country_id: country.id,
    state_id: city?.state_id ?? null,
    city: city?.name ?? null,
    locality: posting.place,
    postcode: posting.postcode?.slice(0, 12) ?? null,
    latitude: latitude ?? city?.latitude ?? null,
    longitude: longitude ?? city?.longitude ?? null,
    ...pay,
    salary_per: posting.salary_per,
    posted_on: shifted_posted_on,
    closes_on: closes_on && moved(closes_on, shift.days),
    apply_url: hasAddress ? posting.apply_url : null,
  };
}

function townOf(place: string, at: Posting, cities: CityIndex | undefined, note: (text: string) => void): City | null {
  const town = cities?.find(place, at) ?? null;
  if (town !== 'unclear') return town;
  note(`location “${place.slice(0, 80)}” was not matched with a town: none or several of this name are there`);
  return null;
}

function pointOf({ latitude, longitude }: Posting, note: (text: string) => void): Pick<Posting, 'latitude' | 'longitude'> {
  if (latitude !== null && !(Math.abs(latitude) <= 90)) note(`lat “${latitude}” was left out: it isn’t between -90 and 90`);
  else if (longitude !== null && !(Math.abs(longitude) <= 180))
    note(`lon “${longitude}” was left out: it isn’t between -180 and 180`);
  else return { latitude, longitude };
  // Half a point is on the other side of the world.
  return { latitude: null, longitude: null };
}

function payIn(posting: Posting, country: Country, note: (text: string) => void) {
  const { salary_from, salary_to, currency } = posting;
  const dollars = isDollar(country.currency) ? country.currency : null;
  const known = currency === '$' ? dollars : (currency?.toUpperCase() ?? country.currency);
  const none = { salary_from: null, salary_to: null, currency: country.currency };
  const written = [salary_from, salary_to].filter((amount) => amount !== null).join('” and “');
  const leaveOut = (why: string) => {
    if (written) note(`salary_min and salary_max “${written}” were left out: ${why}`);
    return none;
  };
  if (known === null) return leaveOut('it isn’t clear which dollars they are');
  if ([salary_from, salary_to].some((pay) => pay !== null && !(pay >= 0 && pay <= MOST_PAY)))
    return leaveOut('pay must be between 0 and 10,000,000');
  if (salary_from !== null && salary_to !== null && salary_from > salary_to) return leaveOut('the lowest is above the highest');
  return { salary_from: toPence(salary_from), salary_to: toPence(salary_to), currency: known };
}

/** Raise it when the same source is read differently: the next import then changes what it wrote before. */
const READING = 2;

/** Hash that changes when an advert changes at its source. */
export function hashOf(posting: Posting, shift: Shift): string {
  return createHash('sha256')
    .update(JSON.stringify([READING, posting, shift.asOf]))
    .digest('hex');
}

/** Hash of what makes two adverts of one source the same job: all but id, address and dates. */
export const contentHashOf = ({ external_id: _, apply_url: __, posted_on: ___, closes_on: ____, ...job }: PreparedJob): string =>
  createHash('sha256').update(JSON.stringify(job)).digest('hex');

/** The day of `2020-10-29` or of an instant that starts with it; null for anything else. */
function dayOf(text: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const time = Date.parse(`${day}T00:00:00Z`);
  return day && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** One line of text without the HTML entities that exports from web pages contain: `Guy&#39;s Hospital`. */
function readable(text: string): string {
  return (
    withoutEntities(text)
      // Control characters and text direction marks.
      .replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const BULLET = /^\s*(?:[•●▪◦‣·*–-]|\d{1,2}[.)])\s+/;
const HTML = /<\/?(?:p|br|ul|ol|li|div|strong|em|b|i|h[1-6]|span|a|table)\b[^>]*>/i;

/** Safe HTML of a description. HTML is sanitised; in plain text, lines become paragraphs and bulleted lines become lists. */
export function richText(description: string): string {
  // Some sources escape tags that are escaped already.
  const once = description.includes('&amp;lt;') ? adaptHtml(withoutEntities(description)) : description;
  if (HTML.test(adaptHtml(once))) return sanitiseRichText(once);
  const escaped = (text: string) => readable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  let html = '';
  let isList = false;
  for (const line of description.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const isItem = BULLET.test(line);
    if (isItem !== isList) html += isItem ? '<ul>' : '</ul>';
    isList = isItem;
    html += isItem ? `<li>${escaped(line.replace(BULLET, ''))}</li>` : `<p>${escaped(line)}</p>`;
  }
  return sanitiseRichText(isList ? `${html}</ul>` : html);
}

/** Our industry for another name: the same letters, a part of our name, or a common synonym. */
export class IndustryIndex {
  readonly #ids = new Map<string, number>();

  constructor(industries: { id: number; name: string }[]) {
    for (const { id, name } of industries)
      for (const part of [name, ...name.split(/,| and /)]) if (!this.#ids.has(letters(part))) this.#ids.set(letters(part), id);
    for (const [name, ours] of USUAL_NAMES) {
      const id = this.#ids.get(letters(ours));
      if (id !== undefined && !this.#ids.has(letters(name))) this.#ids.set(letters(name), id);
    }
  }

  find(name: string): number | null {
    return this.#ids.get(letters(name)) ?? null;
  }
}

const USUAL_NAMES = [
  ['Health', 'Health care'],
  ['Medical', 'Health care'],
  ['Nursing', 'Health care'],
  ['IT', 'Information technology'],
  ['Technology', 'Information technology'],
  ['Software', 'Information technology'],
  ['Cybersecurity', 'Cyber security'],
  ['Defence', 'Military equipment and support'],
  ['Defense', 'Military equipment and support'],
  ['Finance', 'Banking and insurance'],
  ['Financial services', 'Banking and insurance'],
  ['Legal', 'Law'],
  ['Government', 'Central government'],
  ['Public sector', 'Central government'],
  ['Transport', 'Road transport and logistics'],
  ['Transportation', 'Road transport and logistics'],
  ['Energy', 'Electricity and gas networks'],
  ['Utilities', 'Electricity and gas networks'],
  ['Security', 'Security services'],
  ['Real estate', 'Property and housing'],
  ['Pharmaceutical', 'Chemicals and pharmaceuticals'],
  ['Charity', 'Charities and voluntary work'],
  ['Non-profit', 'Charities and voluntary work'],
] as const;

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
