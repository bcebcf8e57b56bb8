import { z } from 'zod';
import { storedEmail } from '#kit/contract/email-address.ts';
import { shortened } from '#kit/contract/shortened.ts';
import { ALL_COUNTRIES, countryOf } from '#kit/country/country.ts';
import { hoursLine } from '../../provider-lines.ts';
import { AVAILABILITY, CATEGORIES, CATEGORY_TAGS, type Category, COSTS, SERVICE_TYPES } from '../../rules.ts';
import type { DraftRow } from './import-rows.ts';
import { cleanText, httpsAddress, namedPlainly, oneLine } from './import-text.ts';
import { dayOf, type ReadSchedules, readSchedules } from './schedules.ts';
import { isUuid } from './uuid.ts';

const Loose = z.looseObject({});
const objects = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => {
    const read = Loose.safeParse(one);
    return read.success ? [read.data] : [];
  });
const object = (value: unknown): Record<string, unknown> => Loose.safeParse(value).data ?? {};

const MOST_PERIODS = 50;
const LONGEST_OPENING_NOTE = 300;

type Defaults = { country_id: number; today: string; feed: string };

/** What the standard itself requires of a service, and the directory of a provider. */
function faultsOf(service: Record<string, unknown>, website: string | null): string[] {
  const faults: string[] = [];
  if (!isUuid(service.id)) faults.push('id: must be a UUID');
  if (!oneLine(service.name)) faults.push('name: is missing');
  if (!['active', 'inactive', 'defunct', 'temporarily closed'].includes(String(service.status)))
    faults.push('status: must be active, inactive, defunct or temporarily closed');
  const organization = object(service.organization);
  if ((service.organization ?? null) !== null && (!isUuid(organization.id) || !oneLine(organization.name)))
    faults.push('organization: needs an id (UUID) and a name');
  if (!website && phonesOf(service).length === 0)
    faults.push('url: neither the service nor its organization has a website or a phone number');
  return faults;
}

/** A service of HSDS 3, Open Referral UK 3 or UK 1 as a row to import. */
export function rowOfHsds(value: unknown, row: number, defaults: Defaults): DraftRow {
  const service = Loose.safeParse(value).data;
  if (!service) return { row, key: null, name: '', faults: ['This is not a service: an object with id, name and status'] };
  const organization = object(service.organization);
  const website =
    httpsAddress(service.url) ??
    httpsAddress(organization.website) ??
    httpsAddress(organization.url) ??
    httpsAddress(organization.uri);
  const name = shortened(namedPlainly(oneLine(service.name)), 200);
  const key = isUuid(service.id) ? service.id.toLowerCase() : null;
  const faults = faultsOf(service, website);
  if (faults.length > 0 || !key) return { row, key, name, faults };

  const terms = objects(service.attributes ?? service.service_taxonomys).map((attribute) => object(attribute.taxonomy_term));
  const codes = terms.map(({ code }) => oneLine(code));
  const codeOf = <T extends string>(prefix: string, known: readonly T[]) =>
    known
      .filter((one) => codes.includes(`${prefix}:${one}`))
      .sort((a, b) => codes.indexOf(`${prefix}:${a}`) - codes.indexOf(`${prefix}:${b}`));
  const text = [name, ...terms.map((term) => oneLine(term.name))].join(' ');
  const description = cleanText(service.description) || cleanText(organization.description) || name;
  const named = codeOf('category', CATEGORY_TAGS);
  const tags = named.length > 0 ? named : categoriesOf(text, description);
  const category =
    CATEGORIES.find((one) => tags[0] === one) ?? CATEGORIES.find((one) => (tags as string[]).includes(one)) ?? 'finance';
  const locations = locationsOf(service, defaults);
  const country_id = locations[0]?.country_id ?? defaults.country_id;
  const { periods, words, notes } = hoursOf(service, defaults.today);
  const hours = periods.slice(0, MOST_PERIODS);
  if (words.join('; ').length > LONGEST_OPENING_NOTE) notes.push(`opening_note: shortened from “${words.join('; ')}”`);
  if (periods.length > hours.length) notes.push(`opening_hours: ${periods.length - hours.length} more than ${MOST_PERIODS}`);
  const online = locations.length === 0;
  const audience = { serving: codes.includes('audience:serving'), left: codes.includes('audience:left') };
  const options = objects(service.cost_options).map(({ option }) => oneLine(option));
  const cost = COSTS.find((one) => options.includes(one));
  const fees = oneLine(service.fees_description) || oneLine(service.fees);
  return {
    row,
    key,
    name,
    public_id: key,
    is_active: service.status === 'active',
    notes,
    draft: {
      name,
      organisation: organisationOf(namedPlainly(oneLine(organization.name)), name),
      description: shortened(description, 4000),
      category,
      category_tags: tags,
      website: website ?? '',
      phones: phonesOf(service),
      email: emailOf(service.email) ?? emailOf(organization.email),
      country_id,
      places: areasOf(service),
      locations,
      service_type: codeOf('service_type', SERVICE_TYPES)[0] ?? (online ? 'online' : 'in_person'),
      availability: codeOf('availability', AVAILABILITY)[0] ?? availabilityOf(hours),
      opening_hours: hours,
      opening_note: shortened(words.join('; '), LONGEST_OPENING_NOTE),
      languages: languagesOf(service),
      eligibility: shortened(eligibilityOf(service), 1000),
      cost:
        cost ??
        (/\bfree\b|no (fee|charge|cost)/i.test(fees) || fees === ''
          ? 'free'
          : /sliding|donation|low/i.test(fees)
            ? 'low_cost'
            : 'varies'),
      cost_note: shortened(fees, 300),
      is_crisis_line: codes.includes('crisis_line'),
      ...(audience.serving || audience.left ? { for_serving: audience.serving, for_left: audience.left } : {}),
      source_url: website ?? '',
      checked_on: dayOf(service.assured_date) ?? dayOf(service.last_modified) ?? defaults.today,
      is_verified: false,
      time_zone: zoneOf(country_id, locations[0]?.state),
    },
  };
}

const organisationOf = (organization: string, name: string) =>
  organization.toLowerCase() === name.toLowerCase() ? '' : shortened(organization, 200);

const KINDS: readonly [Category, RegExp][] = [
  ['employment', /employ|\bjobs?\b|career|vocational|work ?force|resume/gi],
  ['education', /educat|school|training|literacy|tutor|college|learn/gi],
  ['healthcare', /health|medical|counsel|mental|clinic|substance|addict|therap|hospital|rehab|disab|crisis|suicid|dental/gi],
  ['housing', /hous(e|ing)|shelter|homeless|\brent|eviction|mortgage/gi],
  ['finance', /financ|benefit|\bdebt|money|\btax|food|utilit|legal|insurance|pension|grant/gi],
];

/** The needs that the words of a service speak of, the most frequent first: names and terms count more than the text. */
function categoriesOf(name: string, description: string): Category[] {
  return KINDS.map(([kind, words]) => ({
    kind,
    weight: 5 * (name.match(words)?.length ?? 0) + Math.min(4, description.match(words)?.length ?? 0),
  }))
    .filter(({ weight }) => weight >= 2)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 3)
    .map(({ kind }) => kind);
}

/** Types of phones that take no calls. */
const NOT_CALLED = ['fax', 'text', 'sms'];

const phonesOf = (service: Record<string, unknown>) => {
  const all = [
    ...objects(service.phones),
    ...objects(service.contacts).flatMap((contact) => objects(contact.phones)),
    ...locatedOf(service).flatMap(({ at, location }) =>
      [at, location].flatMap((place) => [
        ...objects(place.phones),
        ...objects(place.contacts).flatMap((contact) => objects(contact.phones)),
      ]),
    ),
    ...objects(object(service.organization).phones),
  ];
  return all.flatMap((phone) => {
    const extension = oneLine(phone.extension);
    const note = [oneLine(phone.description), extension && `ext. ${extension}`].filter(Boolean).join(', ');
    const number = cleanText(phone.number);
    const kind = NOT_CALLED.includes(oneLine(phone.type).toLowerCase()) ? `${oneLine(phone.type)}: ` : '';
    return number ? [{ number: kind + number, note }] : [];
  });
};

const emailOf = (value: unknown): string | null => {
  const email = storedEmail(oneLine(value));
  return email !== null && email.length <= 200 ? email : null;
};

const countryIdOf = (value: unknown, otherwise: number): number => {
  const country = oneLine(value).toUpperCase();
  if (['UK', 'UNITED KINGDOM', 'ENGLAND', 'SCOTLAND', 'WALES'].includes(country)) return 232;
  if (['USA', 'UNITED STATES'].includes(country)) return 233;
  return ALL_COUNTRIES.find(({ iso2 }) => iso2 === country)?.id ?? otherwise;
};

function locationsOf(service: Record<string, unknown>, { country_id }: Defaults) {
  return objects(service.service_at_locations)
    .map((one) => object(one.location))
    .flatMap((location) => {
      const [address = {}] = objects(location.addresses ?? location.physical_addresses);
      const latitude = coordinate(location.latitude, 90);
      const longitude = coordinate(location.longitude, 180);
      const known = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
      const read = {
        name: shortened(namedPlainly(oneLine(location.name)), 200),
        address: shortened([address.address_1, address.address_2].map(oneLine).filter(Boolean).join(', '), 500),
        city: shortened(oneLine(address.city), 100),
        state: shortened(oneLine(address.state_province), 100),
        postcode: oneLine(address.postal_code).slice(0, 20),
        country_id: countryIdOf(address.country, country_id),
        latitude: known ? latitude : null,
        longitude: known ? longitude : null,
      };
      return read.address || read.city || read.latitude !== null ? [read] : [];
    })
    .slice(0, 200);
}

function coordinate(value: unknown, max: number): number | null {
  const text = oneLine(value).replace(/^["'](.*)["']$/, '$1');
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && Math.abs(number) <= max ? number : null;
}

/**
 * The hours of a service: its own, else those of its locations. Where locations differ, each one's are words, because the directory has the hours of
 * a provider only.
 */
function hoursOf(service: Record<string, unknown>, today: string): ReadSchedules {
  const own = readSchedules(schedulesOf(service), today);
  const places = locatedOf(service)
    .map(({ at, location }) => ({
      name: oneLine(location.name) || oneLine(objects(location.addresses ?? location.physical_addresses)[0]?.city),
      read: readSchedules([...schedulesOf(at), ...schedulesOf(location)], today),
    }))
    .filter(({ read }) => read.periods.length + read.words.length + read.notes.length > 0);
  const notes = [...own.notes, ...places.flatMap(({ read }) => read.notes)];
  const distinct = new Set(places.map(({ read }) => JSON.stringify([read.periods, read.words])));
  const [first] = places;
  if (own.periods.length === 0 && first && distinct.size === 1)
    return { periods: first.read.periods, words: [...new Set([...own.words, ...first.read.words])], notes };
  const same = JSON.stringify(own.periods);
  const words = places
    .filter(({ read }) => JSON.stringify(read.periods) !== same || read.words.length > 0)
    .map(({ name, read }) => {
      const hours = JSON.stringify(read.periods) === same ? [] : read.periods.map(hoursLine);
      return [name, [...hours, ...read.words].join(', ')].filter(Boolean).join(': ');
    });
  return { periods: own.periods, words: [...new Set([...own.words, ...words])], notes };
}

const schedulesOf = (of: Record<string, unknown>) => [...objects(of.schedules), ...objects(of.regular_schedules)];

const locatedOf = (service: Record<string, unknown>) =>
  objects(service.service_at_locations).map((at) => ({ at, location: object(at.location) }));

function availabilityOf(hours: { day: number; opens: string; closes: string }[]): (typeof AVAILABILITY)[number] {
  const always = hours.filter(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  if (new Set(always.map(({ day }) => day)).size === 7) return '24/7_support';
  return hours.some(({ day, closes }) => day >= 6 || closes > '19:00') ? 'extended_hours' : 'business_hours';
}

const LANGUAGE_TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    english: 'en',
    spanish: 'es',
    french: 'fr',
    welsh: 'cy',
    creole: 'ht',
    'haitian creole': 'ht',
    portuguese: 'pt',
    polish: 'pl',
    german: 'de',
    italian: 'it',
    russian: 'ru',
    arabic: 'ar',
    chinese: 'zh',
    mandarin: 'zh',
    hebrew: 'he',
    vietnamese: 'vi',
    korean: 'ko',
    tagalog: 'tl',
    hindi: 'hi',
    urdu: 'ur',
    bengali: 'bn',
    punjabi: 'pa',
    gujarati: 'gu',
    somali: 'so',
    turkish: 'tr',
    greek: 'el',
    japanese: 'ja',
    nepali: 'ne',
  }),
);

const languagesOf = (service: Record<string, unknown>): string[] => {
  const tags = objects(service.languages).flatMap(({ code, name, language }) => {
    const tag = oneLine(code);
    if (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return [tag];
    return LANGUAGE_TAGS.get((oneLine(name) || oneLine(language)).toLowerCase()) ?? [];
  });
  return [...new Set(tags)].slice(0, 50);
};

const areasOf = (service: Record<string, unknown>): string[] =>
  [
    ...new Set(
      objects(service.service_areas)
        .map((area) => shortened(oneLine(area.name) || oneLine(area.extent) || oneLine(area.service_area), 100))
        .filter(Boolean),
    ),
  ].slice(0, 20);

function eligibilityOf(service: Record<string, unknown>): string {
  const described =
    oneLine(service.eligibility_description) ||
    objects(service.eligibilitys)
      .map((one) => oneLine(one.eligibility))
      .join(', ');
  if (described) return described;
  const [least, most] = [service.minimum_age, service.maximum_age].map((age) => Number(oneLine(age))) as [number, number];
  if (least > 0 && most > 0 && most < 120) return `Ages ${least} to ${most}`;
  return least > 0 ? `Age ${least} and over` : '';
}

const CENTRAL = ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'];
const MOUNTAIN = ['AZ', 'CO', 'ID', 'MT', 'NM', 'UT', 'WY'];
const PACIFIC = ['CA', 'NV', 'OR', 'WA'];

/** The time zone of a place: by state in the United States, to the zone of most of it. */
export function zoneOf(countryId: number, state = ''): string {
  const code = state.toUpperCase();
  if (countryOf(countryId).iso2 !== 'US') return countryOf(countryId).closingZone;
  if (CENTRAL.includes(code)) return 'America/Chicago';
  if (MOUNTAIN.includes(code)) return code === 'AZ' ? 'America/Phoenix' : 'America/Denver';
  if (PACIFIC.includes(code)) return 'America/Los_Angeles';
  if (code === 'AK') return 'America/Anchorage';
  return code === 'HI' ? 'Pacific/Honolulu' : 'America/New_York';
}
