import type { ReadCv } from '../../shapes.ts';
import { Fields, isObject, labelOfKey, listOf, textLeaves } from './data-fields.ts';

/** Takes the address of an entry, a text or an object: `Bath, GB` */
export function takePlace(entry: Fields): string {
  const value = entry.take('location', 'address', 'place');
  if (!isObject(value)) {
    const given = listOf(value).map((part) => (isObject(part) ? placeOf(part, entry) : textLeaves(part).join(', ')));
    return [...given.filter(Boolean), ...piecesOf(entry)].filter((part, at, all) => all.indexOf(part) === at).join(', ');
  }
  return placeOf(value, entry);
}

function placeOf(value: Record<string, unknown>, entry: Fields): string {
  const place = new Fields(value);
  const pieces = [place.text('address', 'street', 'addressLine', 'line1'), ...piecesOf(place)];
  const text = pieces.filter(Boolean).join(', ') || place.text('name', 'label', 'text', 'value');
  entry.add(...place.rest());
  return text;
}

/** Towns, regions and countries beside one another. */
const piecesOf = (place: Fields): string[] =>
  [
    place.text('city', 'town', 'municipality', 'cityName', 'locality'),
    place.text('region', 'state', 'province', 'county'),
    place.text('postalCode', 'postcode', 'zip', 'zipCode'),
    place.text('country', 'countryName') || place.text('countryCode'),
  ].filter(Boolean);

/** Takes the web address of an entry: a text, or an object with words for it. */
export function takeUrl(entry: Fields): string {
  const value = entry.take('url', 'website', 'link', 'href', 'employerLink', 'schoolLink', 'projectTitleLink', 'homepage');
  if (!isObject(value)) {
    const [first = '', ...rest] = listOf(value).flatMap((part) => (isObject(part) ? [addressOf(part, entry)] : textLeaves(part)));
    entry.add(...rest);
    return first;
  }
  return addressOf(value, entry);
}

function addressOf(value: Record<string, unknown>, entry: Fields): string {
  const link = new Fields(value);
  const url = link.text('href', 'url', 'link', 'value');
  const label = link.text('label', 'name', 'title');
  if (url === '') return label;
  if (label !== '' && !url.includes(label)) entry.add(label);
  entry.add(...link.rest());
  return url;
}

const NETWORKS = [
  'linkedIn',
  'gitHub',
  'twitter',
  'xing',
  'gitLab',
  'stackOverflow',
  'facebook',
  'instagram',
  'portfolio',
  'blog',
];

/** Reads the person from an object, beside what others said. @returns the object, with what has no field */
export function readPerson(cv: ReadCv, value: unknown): Fields {
  const { basics } = cv;
  const person = new Fields(value);
  const set = (field: 'name' | 'label' | 'email' | 'phone' | 'location' | 'url', text: string) => {
    if (basics[field] === '') basics[field] = text;
    else if (text !== '' && text !== basics[field]) person.add(text);
  };
  set('name', nameOf(person));
  set('label', person.text('label', 'headline', 'title', 'jobTitle', 'position', 'role', 'designation', 'profession'));
  for (const [field, ...keys] of CONTACTS)
    for (const one of listOf(person.take(...keys))) {
      const named = isObject(one) ? new Fields(one).text('value', 'address', 'number', 'email') : '';
      set(field, named || textLeaves(one).join(', '));
    }
  set('location', takePlace(person));
  set('url', takeUrl(person));
  readProfiles(cv, person);
  const summary = textLeaves(person.take('summary', 'about', 'aboutMe', 'bio', 'objective', 'professionalSummary', 'profile'));
  basics.summary = [basics.summary, ...summary].filter(Boolean).join('\n');
  addPicture(person);
  for (const field of listOf(person.take('customFields', 'custom', 'extra'))) person.add(...ownField(field));
  return person;
}

const CONTACTS = [
  ['email', 'email', 'emailAddress', 'displayEmail', 'emails', 'mail'],
  ['phone', 'phone', 'phoneNumber', 'mobile', 'telephone', 'phones', 'phoneNumbers', 'mobilePhone', 'cell'],
] as const;

function nameOf(person: Fields): string {
  const whole = person.text('name', 'fullName', 'displayName');
  if (whole !== '') return whole;
  const parts = [
    person.text('firstName', 'givenName', 'forename', 'first'),
    person.text('middleName'),
    person.text('lastName', 'surname', 'familyName', 'last'),
  ];
  return parts.filter(Boolean).join(' ');
}

function readProfiles(cv: ReadCv, person: Fields): void {
  const value = person.take('profiles', 'socials', 'socialProfiles', 'links', 'social', 'socialLinks');
  // `{ "linkedin": "https://…" }`
  const isNamed =
    isObject(value) && Object.keys(value).some((key) => NETWORKS.some((name) => name.toLowerCase() === key.toLowerCase()));
  const entries = isNamed ? Object.entries(value).map(([network, url]) => profile(network, url)) : listOf(value);
  const own = NETWORKS.flatMap((network) => {
    const url = person.take(network, `${network}Url`, `${network}Profile`);
    return url === undefined ? [] : [profile(network, url)];
  });
  for (const entry of [...entries, ...own]) {
    const fields = new Fields(isObject(entry) ? entry : { url: entry });
    const url = takeUrl(fields);
    const [network, username] = [
      fields.text('network', 'name', 'platform', 'type', 'label'),
      fields.text('username', 'user', 'handle'),
    ];
    if (network + username + url !== '') cv.basics.profiles.push({ network, username, url });
    person.add(...fields.rest());
  }
}

const profile = (network: string, value: unknown) => ({
  network: labelOfKey(network)
    .replace(/^Linked ?in$/i, 'LinkedIn')
    .replace(/^Git ?hub$/i, 'GitHub'),
  ...(isObject(value) ? value : { url: value }),
});

/** The address of a picture stays; its frame and size are settings. */
function addPicture(person: Fields): void {
  const value = person.take('picture', 'photo');
  const url = isObject(value) ? value.url : value;
  if (typeof url === 'string' && /^https?:/.test(url)) person.add(`Picture: ${url}`);
}

/** A field that the person added: `Driving licence: B` */
function ownField(value: unknown): string[] {
  if (!isObject(value)) return textLeaves(value);
  const field = new Fields(value);
  const [name, text, link] = [field.text('name', 'label'), field.text('value', 'text'), field.text('link', 'url')];
  const whole = [text, link].filter((part, at, all) => all.indexOf(part) === at && part !== '').join(' ');
  return [[name, whole].filter(Boolean).join(': '), ...field.rest()];
}
