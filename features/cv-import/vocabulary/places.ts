import { annotated, type Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { isRegionAbroad } from './regions-abroad.ts';
import { anyOf, termsOf } from './terms.ts';
import { isTownName } from './towns.ts';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU'
    .split(' ')
    .concat('ON QC NS NB MB BC PE SK AB NL YT NU NSW VIC QLD TAS ACT SA NT'.split(' '));
const STATE_NAMES = anyOf('state-names');
const COUNTIES = anyOf('uk-counties');
const CITIES = anyOf('cities');
const COUNTRIES = new Set(
  [...Array(26 * 26).keys()]
    .map((n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)))
    .map((code) => ({ code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code }))
    .filter(
      ({ code, name }) => code !== name && !/^(?:Unknown|Pseudo|European Union|Eurozone|United Nations|outlying)/i.test(name),
    )
    .map(({ name }) => name.toLowerCase()),
);
for (const name of termsOf('country-names')) COUNTRIES.add(name);

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
const CODE_BEHIND = /[\s–-]+(?:\d{5,6}|\d{3} \d{3})$/;
const ZIP = /\s+\d{5}(?:-\d{4})?$/;
const KNOWN = new RegExp(`^(?:${CITIES}|${STATE_NAMES}|${COUNTIES})$`, 'i');
// A town starts with a capital and contains no word of an organisation or a post.
const TOWN =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:[dl]['’])?\p{Lu}[\p{L}.'’-]*|of|or|the|upon|on|in|de|del|la|le|du|am|an|der|den|and|sur)){0,4}$/u;

const EMPLOYER = new RegExp(String.raw`\b${anyOf('no-part-of-a-place')}\b`, 'i');

const DEGREE =
  /\b(?:bachelor|master|associate|doctor|diploma|degree|certificate|bsc|nvq|btec|hn[cd]|g?cses?|[ao][- ]?levels?|highers|ysgol|coleg|lyc[eé]e|gymnasium)\b/i;

/** Whether a text is only a place: a known town, or one with its region, country or postcode: `Leeds, UK`, `Pleasantville, CA 94588`, `Remote` */
export const isPlace = annotated((context, text: string): boolean => {
  const place = text
    .trim()
    // A country behind a state adds nothing: `Cherry Point, NC United States`
    .replace(/\b([A-Z]{2}(?: \d{5}(?:-\d{4})?)?),? (?:United States|USA|US)$/, '$1')
    // A country or region in brackets: `Graz (Austria)`
    .replace(/^(\p{Lu}[^,()]*) \((\p{Lu}[^()]*)\)$/u, '$1, $2')
    // An Australian state with its postcode: `Emerald QLD 4720`
    .replace(/^(\p{Lu}[\p{L} '’-]*?),? (NSW|VIC|QLD|TAS|ACT|SA|WA|NT)(?: \d{4})?$/u, '$1, $2')
    // A Canadian postcode: `Corner Brook, NL A2H 1K2`
    .replace(/, ([A-Z]{2}),? [A-Z]\d[A-Z] ?\d[A-Z]\d$/, ', $1')
    .replace(/^\(|\)$/g, '')
    .replace(/[.,;]$/, '');
  // An address at a university is longer.
  if (
    place.length < 2 ||
    place.length > (POSTCODE.test(place) ? 100 : 70) ||
    /[@:/]|\b(?:19|20)\d\d\b|[!?%]|\s[–—|-]\s/.test(place)
  )
    return false;
  if (/^(?:remote|hybrid|on-?site)(?:\s*[,(/-].{0,40})?$/i.test(place)) return true;
  if (/^(?:building|bldg\.?|hangar) [A-Z]?\d{1,5}[A-Z]?$/i.test(place)) return true;
  if (POSTCODE.test(place) && place.split(',').length <= 5) return true;
  const parts = place.replace(/\s*\((?:remote|hybrid|on-?site)\)\s*$/i, '').split(/\s*,\s*/);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return KNOWN.test(place) || COUNTRIES.has(place.toLowerCase());
  // A postcode behind the region: `Nashik, Maharashtra 422001, India`
  const before = (parts.at(-2) ?? '').replace(CODE_BEHIND, '');
  if (parts.length > 4 || !TOWN.test(before)) return false;
  if (
    parts.some((part) => EMPLOYER.test(part) || DEGREE.test(part)) ||
    (parts.length > 2 && titleScore(context, parts[0] ?? '') !== 0) ||
    (/ /.test(parts[0] ?? '') && titleScore(context, parts[0] ?? '') > 0)
  )
    return false;
  const end = last.replace(ZIP, '').trim();
  return (
    /^(?:county|co\.?) \p{Lu}/iu.test(end) ||
    STATES.includes(end) ||
    COUNTRIES.has(end.toLowerCase()) ||
    KNOWN.test(end) ||
    // A region abroad, with or without its postcode: `Pune, Maharashtra 412207`
    isRegionAbroad(end.replace(CODE_BEHIND, '')) ||
    (end === '' && ZIP.test(` ${last}`))
  );
});

const CITY = new RegExp(`^(?:${CITIES})$`, 'i');
const STATE_NAME = new RegExp(`^(?:${STATE_NAMES})$`, 'i');
const COUNTY = new RegExp(`^(?:${COUNTIES})$`, 'i');
/** A state, county or country, not a town; for a name like Norfolk the following text decides. */
const isRegion = (text: string, next: string) =>
  STATES.includes(text) ||
  COUNTRIES.has(text.toLowerCase()) ||
  STATE_NAME.test(text) ||
  isRegionAbroad(text) ||
  (COUNTY.test(text) && !STATES.includes(next) && !STATE_NAME.test(next));

/**
 * `Norfolk, Virginia, United States`: behind a town are its state and country only, so that the town is no employer. Before both, one word that no
 * list has is a town too.
 */
export function isTownInRegion(context: Context, text: string): boolean {
  const [town = '', ...wider] = text.split(/,\s+/);
  return (
    wider.length > 0 &&
    (isTownName(context, town) || (wider.length === 2 && /^\p{Lu}\p{Ll}+$/u.test(town) && titleScore(context, town) === 0)) &&
    isPlace(context, text) &&
    wider.every((part, index) => isRegion(part.replace(ZIP, ''), wider[index + 1] ?? '') && !CITY.test(part))
  );
}

/** Bases and parts of a country, which no list of towns has. */
const PART_OF_COUNTRY =
  /^(?:RAF|RNAS|HMS|HMNB|MOD|MCAS|NAS|JBER|Fort|Camp|FOB|Joint|Naval|Greater|Central|Remote|Hybrid|Various|Home|(?:North|South|East|West|Mid)(?:ern)?)\b/;

/** Whether a text that reads as a place may be an employer and its town: `Brightwater, Leeds`, `Tidewater Analytics, Lyon, France`. */
export function mayBeEmployerInTown(context: Context, text: string): boolean {
  const parts = text.replace(/^(\p{Lu}[^()]*) \((\p{Lu}[^()]*)\)$/u, '$1, $2').split(/,\s+/);
  const [first = '', town = '', next = ''] = parts;
  if (/\d/.test(first) || CITY.test(first) || COUNTY.test(first)) return false;
  // The name of an employer, which no town has, precedes its town.
  if (parts.length === 2) return CITY.test(town) || (!isTownName(context, first) && !PART_OF_COUNTRY.test(first));
  return parts.length === 3 && !isRegion(town, next) && !PART_OF_COUNTRY.test(first);
}

/** A name before a street and its town: `Tern Medical Center, 18 Harbour Street, El Paso, TX 79918`; null for any other text. */
export function employerBeforeAddress(context: Context, text: string): { employer: string; address: string } | null {
  const [, employer = '', address = ''] = /^(\p{Lu}[^,\d]{3,70}), (\d{1,6}[a-z]? \p{Lu}.+)$/u.exec(text) ?? [];
  return employer !== '' && isStreetAddress(context, address) ? { employer, address } : null;
}

/** Splits `Deloitte, Tampa, FL` into the text before the town and the place; null if all of it is the place. */
export function employerBefore(context: Context, text: string): { employer: string; place: string } | null {
  const parts = text.split(/,\s+/);
  for (let index = parts.length - 1; index > 0; index--) {
    const place = parts.slice(index).join(', ');
    const town = parts[index] ?? '';
    if (isRegion(town, parts[index + 1] ?? '') && !CITY.test(town)) continue;
    if (CITY.test(place) || (index < parts.length - 1 && isPlace(context, place)))
      return { employer: parts.slice(0, index).join(', '), place };
  }
  return null;
}

/** Two or three capitalised words with a comma, which may be a place where a place is expected. */
export const maybePlace = (context: Context, text: string) =>
  isPlace(context, text) ||
  (/,/.test(text) &&
    titleScore(context, text) === 0 &&
    !EMPLOYER.test(text) &&
    !DEGREE.test(text) &&
    text.split(/\s*,\s*/).length <= 3 &&
    text.split(/\s*,\s*/).every((part) => TOWN.test(part)));

/** A place at the end of a text, after a dash, comma or bracket, and the text before it. */
export function placeAtEnd(context: Context, text: string): { rest: string; place: string } | null {
  const bracketed = /^(.+?),\s+(\p{Lu}[^,()]* \(\p{Lu}[^()]*\))$/u.exec(text);
  if (bracketed?.[1] && bracketed[2] && isPlace(context, bracketed[2])) return { rest: bracketed[1], place: bracketed[2] };
  for (const match of text.matchAll(/\s+[–—|•·-]\s+|\s*[(]/g)) {
    const isBracket = match[0].endsWith('(');
    if (isBracket && !text.endsWith(')')) continue;
    const place = text.slice(match.index + match[0].length).replace(/\)$/, '');
    const rest = text.slice(0, match.index).trim();
    if (rest !== '' && isPlace(context, place)) return { rest, place };
  }
  // As job sites print it: `New River Electric-Jacksonville, NC`.
  const [, employer = '', town = ''] = /^((?:.*\s)?[\p{L}.)]+)-(\p{Lu}[^-]*, [A-Z]{2})$/u.exec(text) ?? [];
  if (employer !== '' && isPlace(context, town)) return { rest: employer, place: town };
  const parted = employerBefore(context, text);
  // A town without a region counts only as the last of three pieces; of two it may be part of a name.
  return parted && (parted.place.includes(',') || parted.employer.includes(','))
    ? { rest: parted.employer, place: parted.place }
    : null;
}

const STREET = new RegExp(
  String.raw`\b${anyOf('streets')}\b\.?|(?:straße|strasse|str\.|gasse|straat|laan|weg)(?= |$)|\b(?:ul|os|al)\.`,
  'iu',
);
const HOUSE =
  /^(?:(?:flat|apt|apartment|unit|suite|no)\.? )?\d{1,5}[a-z]?(?:[-/]\d{1,4})? (?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)|^\p{L}[\p{L}.' -]* \d{1,4}[a-z]?(?:\/\d{1,4})?$/iu;

/** `1865 4th Street`: a house and a street alone. */
export const isHouseAndStreet = (text: string): boolean =>
  text.length < 50 && !text.includes(',') && HOUSE.test(text) && STREET.test(text);

/** A dwelling without a street: `Flat 1204`, `H. No. 27/3` */
const DWELLING =
  /^(?:flat|house|plot|door|apt\.?|apartment|unit|villa|h\.? ?no\.?|block|quarter)(?: no\.?)? ?#?[\dA-Z][\d/A-Z-]{0,7}$/i;
/** `27 Kloof Street, Gardens, Cape Town 8001`, `ul. Ogrodowa 5/12, 61-821 Poznań`: a house and a street before a town, in any country. */
export function isStreetAddress(context: Context, text: string): boolean {
  const parts = text.trim().split(/,\s+/);
  return (
    text.length < 110 &&
    parts.length > 1 &&
    parts.length < 7 &&
    !/[@:!?%;]|\b(?:19|20)\d\d\s?[-–]/.test(text) &&
    parts.some(
      (part, index) => (HOUSE.test(part) && STREET.test(part)) || (index === 0 && parts.length > 2 && DWELLING.test(part)),
    ) &&
    parts.every(
      (part) =>
        /^[\p{Lu}\d]|^(?:rue|via|calle|ul\.|os\.|al\.)/u.test(part) &&
        part.length < 50 &&
        (titleScore(context, part) <= 0 || HOUSE.test(part)),
    )
  );
}
