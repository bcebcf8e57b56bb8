import { type Cell, type Line, sourcesOf } from '../document/lines.ts';
import type { ReadCv } from '../shapes.ts';
import { emailIn, isContactLabel, phoneIn, urlsIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isName } from '../vocabulary/names.ts';
import { isPlace, isStreetAddress, maybePlace } from '../vocabulary/places.ts';
import { isNumberedStreet, isResidence, withoutMoves } from '../vocabulary/residence.ts';
import { anyOf, either } from '../vocabulary/terms.ts';
import { isTownName } from '../vocabulary/towns.ts';
import type { Provenance } from './provenance.ts';

const NETWORKS: readonly (readonly [string, RegExp])[] = [
  ['LinkedIn', /linkedin\.com/i],
  ['GitHub', /github\.(?:com|io)/i],
  ['GitLab', /gitlab\.com/i],
  ['X', /(?:twitter|x)\.com/i],
  ['Stack Overflow', /stackoverflow\.com/i],
  ['Facebook', /facebook\.com/i],
];

type Contact = Pick<ReadCv['basics'], 'email' | 'phone' | 'location' | 'url' | 'profiles'>;

const SEPARATOR = either(
  'iu',
  /(?<!\b(?:tel|mob|ph|[aetmpwn]|cell|no|phone|mobile|e-?mail))\.\s+(?=[+(]?\d[\d\s()-]{8}|\S+@)/u,
  /\s+(?![+#])(?:[\p{S}\p{Pd}|•·∙/*]|\/\/)\s+|\s+,\s+|\s*[|•·◆]\s*|\t/u,
  /\s+(?=(?:[AETMPW]|address|e-?mail|phone|tel|mobile|website|linkedin|github):\s)/u,
  /\s+(?=(?:tel(?:ephone)?|phone|mobile|e-?mail)\s+(?:[+(]?\d|\S+@))/u,
);
const LABELS = anyOf('contact-labels', 'before-text');
const POSSESSOR = '(?:home|postal|current|present|permanent|email|e-mail|phone|mobile|telephone|contact)';
const LABEL = new RegExp(
  [
    String.raw`^(?:(?:${POSSESSOR}\s+)?${LABELS}(?:\s+(?:address|number|no\.?|id))?|(?:contact|phone|mobile|telephone) number|[etmpawlh])`,
    String.raw`\s*(?:\.?\s*:\s*|\.\s+)`,
  ].join(''),
  'i',
);
/** `Address Shipley, West Yorkshire`, as text beside a form's label comes out of some files. */
const BARE_LABEL = /^(?:(?:home|postal|current|present|permanent)\s+)?address\s+(?=[\p{Lu}\d])/iu;
/** The cells of a form's row as one text: the name without its label, other details behind theirs. */
export function withContactLabelInLine(printed: Line): Line[] {
  const [name, ...beside] = printed.cells;
  // A labelled name with other labelled details beside it: `Name: Jane Frost | Person ID: 4077215`
  if (
    name &&
    beside.length > 0 &&
    beside.length < MOST_BESIDE &&
    /^(?:full )?name\s*:\s+\S/i.test(name.text) &&
    beside.every(({ text }) => /^[^:]{2,40}:\s/.test(text))
  )
    return [
      { ...printed, cells: [name] },
      { ...printed, cells: beside, startsColumn: false },
    ].flatMap(withContactLabelInLine);
  const line = splitLabel(printed);
  const [label, ...others] = line.cells;
  if (!label || !isContactLabel(label.text)) return [line];
  if (others.length === 0) return [line];
  const text = others.map((cell) => cell.text).join(' ');
  const [first] = others;
  if (!first) return [];
  if (/name/i.test(label.text) && !/father/i.test(label.text))
    return [{ ...line, cells: [{ ...first, text, size: first.size + 1 }] }];
  return [{ ...line, cells: [{ ...first, text: `${label.text.replace(/(?:\(e?s\))?\s*:?$/, '')}: ${text}` }] }];
}

/** More fields beside a name are no line of a form. */
const MOST_BESIDE = 8;

/** `Name: Jane Frost` as a label and its text. */
function splitLabel(line: Line): Line {
  const [only, second] = line.cells;
  const [, label = '', text = ''] = (only && !second && /^((?:full )?name)\s*:\s+(\S.*)$/i.exec(only.text)) || [];
  return only && label
    ? {
        ...line,
        cells: [
          { ...only, text: label },
          { ...only, text },
        ],
      }
    : line;
}

/** Whether a line says how to reach the agency that presents the person: `Consultant | Jane Frost, 01632 960100`. */
export function isOfAgency({ cells: [first, second] }: Line): boolean {
  const text = first?.text ?? '';
  // `Consultant | jane@frost.test` below a name is a headline.
  return BY_AGENCY.test(text) || (OF_AGENCY.test(text) && (/:/.test(text) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(second?.text ?? '')));
}
const OF_AGENCY =
  /^(?:(?:your|our|recruitment|account|agency) )*(?:consultant|recruiter|account manager|agency)(?: (?:name|contact|details))?\s*(?::|$)/i;
const BY_AGENCY = /^(?:(?:presented|submitted|represented) by|for (?:more|further) (?:information|details))\b/i;

/** The text without the label of an address or number that follows it. */
export const withoutContactLabel = (text: string) =>
  emailIn(text) || phoneIn(text) || urlsIn(text).length > 0 || LABEL.test(text) || BARE_LABEL.test(text)
    ? text
        .replace(BARE_LABEL, '')
        .replace(
          new RegExp(
            `(?<!\\p{L})(?:(?:home|postal|current|present|permanent|contact|mobile)\\s+)?${LABELS}(?:\\s+(?:address|number|no\\.?|id))?\\s*(?:\\.?\\s*:\\s*|\\.\\s+)`,
            'giu',
          ),
          ' ',
        )
        .replace(/(?<!\p{L})[AETMPWLH]:\s/gu, ' ')
        // Labels without a colon: `Ph 0491 570 156`, `Email jane@frost.test`
        .replace(/(?<!\p{L})(?:ph(?:one)?|tel(?:ephone)?|mob(?:ile)?|cell|(?:e-?)?mail)\.?\s+(?=[+(\d]|\S+@)/giu, ' ')
        .replace(KIND_OF_CONTACT, ' ')
    : text;

/** A label after a number or address that names its kind. */
const KIND_OF_CONTACT =
  /\((?:mobile|home|work|office|cell|personal|company|portfolio|blog|other|linkedin|github|website)\)|\s[–-]?\s*ext\.?:?\s*$/gi;

/** Splits a line of contacts into facts. */
export const factsOf = (line: Line): string[] =>
  line.cells
    .flatMap((cell) => cell.text.split(SEPARATOR))
    .map((fact) => fact.replace(/^[\s|•·∙⋅◦▪♦◆❖–—/]+|[\s|•·∙⋅◦▪♦◆❖–—/]+$/g, '').replace(/^(?![+$])\p{S}+\s*(?=[\p{L}\d(+])/u, ''))
    .filter(Boolean);

/** `14 Heol y Bont, Pontcanna, Cardiff`: a number, a street and one or two towns. */
const HOUSE_AND_TOWN = /^\d{1,5}[a-z]? \p{Lu}[\p{L}'’. -]+(?:, \p{Lu}[\p{L}'’. -]+){1,2}$/u;
/** `Unit 3, The Old Mill, Wexmouth`: names between commas that end in a town. */
const isAddress = (text: string) => {
  const parts = text.split(/,\s+/);
  // Two bare names: `Hoedspruit, Limpopo`
  if (parts.length === 2) return parts.every((part) => BARE_TOWN.test(part));
  return (
    parts.length > 2 && parts.length < 6 && parts.every((part) => /^[\p{Lu}\d]/u.test(part)) && BARE_TOWN.test(parts.at(-1) ?? '')
  );
};
/** A town; the first part of a British postcode may follow it: `London E8`. */
const BARE_TOWN = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|upon|on|in|le|the|of)){0,2}(?: [A-Z]{1,2}\d{1,2}[A-Z]?)?$/u;

/** Joins an address that a narrow column wrapped: `14 Castle Road, Fairwater,` above `Cardiff`. */
function withAddressesJoined(context: Context, lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [last, second] = above?.cells ?? [];
    const [cell, other] = line.cells;
    const isBelow =
      last && !second && cell && !other && Math.abs(cell.x - last.x) < 2 && cell.y > last.y && cell.y - last.y < 1.8 * cell.size;
    const text = isBelow ? `${last.text} ${cell.text}` : '';
    const bare = text.replace(LABEL, '');
    // `Stockport, Greater` above `Manchester`
    const isPlaceOnlyWhole =
      isBelow && /,/.test(last.text) && isPlace(context, bare) && !isPlace(context, last.text.replace(/,$/, ''));
    const isAddress =
      isBelow &&
      (/,$/.test(last.text) || isPlaceOnlyWhole) &&
      !/[@:;!?]/.test(bare) &&
      (isStreetAddress(context, bare) || isPlaceOnlyWhole || HOUSE_AND_TOWN.test(bare));
    const isNumber = isBelow && endsWithinNumber(last.text, cell.text);
    const street = streetOver(context, cell, above);
    const isPlaceOverLines = isBelow && continuesAsPlace(context, last.text, cell.text);
    const isOpen = isBelow && /\([^()]*$/.test(last.text) && /^[^()]*\)$/.test(cell.text);
    if (street && above && cell) {
      const text = `${street.text.replace(/,$/, '')}, ${cell.text}`;
      const joinedCell = { ...street, text, y: cell.y, sources: sourcesOf([street, cell]) };
      whole[whole.length - 1] = { ...above, cells: above.cells.map((one) => (one === street ? joinedCell : one)) };
      if (other) whole.push({ ...line, cells: line.cells.slice(1) });
    } else if ((isAddress || isNumber || isOpen || isPlaceOverLines) && above)
      whole[whole.length - 1] = { ...above, cells: [{ ...last, text, y: cell.y, sources: sourcesOf([last, cell]) }] };
    else whole.push(line);
  }
  return whole;
}

/** The street above a town, alone or in the same of two columns: `Rosebank, 3 Chapel Lane | Telephone: …` above `Watchet, Somerset | Email: …`. */
function streetOver(context: Context, town: Cell | undefined, above: Line | undefined): Cell | undefined {
  if (!town || !isResidence(context, withoutMoves(context, town.text).place)) return undefined;
  const [last, second] = above?.cells ?? [];
  const isBelow = last && Math.abs(town.x - last.x) < 2 && town.y > last.y && town.y - last.y < 1.8 * town.size;
  const street = last?.text.replace(LABEL, '').replace(/,$/, '') ?? '';
  const [, ofHouse = street] = (second && /^\p{Lu}[\p{L} '’]+, (\d.*)$/u.exec(street)) || [];
  return isBelow && isNumberedStreet(context, ofHouse) ? last : undefined;
}

/** A place broken at the end of a line: `jane@frost.test • Hebden` above `Bridge, West Yorkshire, open to relocation`. */
function continuesAsPlace(context: Context, above: string, below: string): boolean {
  const last = above.split(SEPARATOR).at(-1)?.replace(LABEL, '').trim() ?? '';
  const first = below.split(SEPARATOR)[0]?.trim() ?? '';
  if (last === '' || first === '' || last.length + first.length > 110 || LABEL.test(first) || isContact(first)) return false;
  const { place, moves } = withoutMoves(context, `${last} ${first}`);
  if (titleScore(context, last) > 0) return false;
  const isWhole = isResidence(context, last.replace(/,$/, ''));
  // A town below a headline is whole without it: `Junior` above `Brandon, MB`.
  const [name = ''] = place.split(/,\s+/);
  if (!last.endsWith(',') && isResidence(context, withoutMoves(context, first).place) && !isTownName(context, name)) return false;
  const continuesPrevious = /,$/.test(last) || !isWhole || (moves !== '' && withoutMoves(context, last).moves === '');
  return (
    continuesPrevious &&
    place.length >= last.length - 12 &&
    isResidence(context, place) &&
    (moves !== '' || place.endsWith(first))
  );
}

/** A phone number broken at the end of a line: `… | +31 6` above `55501298 | …`. */
function endsWithinNumber(above: string, below: string): boolean {
  const [first = ''] = /(?:\+|\(|\b0)[\d\s()]{1,12}$/.exec(above) ?? [];
  const [second = ''] = /^\d[\d\s-]*/.exec(below) ?? [];
  return first !== '' && second !== '' && phoneIn(first) === '' && phoneIn(`${first} ${second}`) !== '';
}

/**
 * Extracts contacts from lines; `below` has the first cells of those under a heading such as `Contact`.
 * @returns them, the texts of lines without any, and whether the person would move
 */
export function readContact(
  context: Context,
  printed: Line[],
  below: ReadonlySet<Cell>,
): { contact: Contact; rest: { line: Line; facts: string[] }[]; moves: string[]; sources: Provenance['basics'] } {
  const sources: Provenance['basics'] = {};
  const contact: Contact = { email: '', phone: '', location: '', url: '', profiles: [] };
  const moves: string[] = [];
  const rest: { line: Line; facts: string[] }[] = [];
  for (const [index, line] of withAddressesJoined(context, printed).entries()) {
    const left: string[] = [];
    if (isOfAgency(line)) {
      rest.push({ line, facts: factsOf(line) });
      continue;
    }
    const facts = withAddressWhole(context, factsOf(line));
    const [first] = line.cells;
    const isNear = index < HEAD_LINES || (first !== undefined && below.has(first));
    const areContacts = facts.some(isContact);
    for (const fact of facts) {
      const residence = contact.location ? { place: fact, moves: '' } : withoutMoves(context, fact);
      const known = contact.location;
      // A town beside other contacts; in a row such as `Born  Leeds` it is something else.
      const before = { ...contact };
      const isTaken = take(context, contact, residence.place, facts.length > 1 ? areContacts : isNear);
      for (const field of SOURCED) if (contact[field] !== before[field]) sources[field] = sourcesOfValue(line, contact[field]);
      if (contact.location !== known && residence.moves) moves.push(residence.moves);
      if (!isTaken) left.push(contact.location === known ? fact : residence.place);
    }
    const [town, second] = left;
    const [cell] = line.cells;
    // A bare town beside a number or address or among the contacts, which no gazetteer has.
    if (
      town &&
      !second &&
      !contact.location &&
      (factsOf(line).length > 1 || (cell !== undefined && below.has(cell) && !isContactLabel(town))) &&
      (BARE_TOWN.test(town) || (town.includes(',') && isAddress(town))) &&
      titleScore(context, town) === 0 &&
      !isName(town)
    ) {
      contact.location = town;
      sources.location = sourcesOfValue(line, town);
      continue;
    }
    if (left.length > 0) rest.push({ line, facts: left });
  }
  return { contact, rest, moves, sources };
}
const SOURCED = ['email', 'phone', 'location'] as const;

/** The sources of the cell with a value, or of the whole line where the value is in several. */
function sourcesOfValue({ cells }: Line, value: string): number[] {
  const cell = cells.find(({ text }) => text.includes(value));
  return sourcesOf(cell ? [cell] : cells);
}

/** `4 Tern Street • 26123 Oldenburg • Germany`: an address whose parts other marks than commas separate. */
function withAddressWhole(context: Context, facts: string[]): string[] {
  const whole: string[] = [];
  for (const fact of facts) {
    const above = whole.at(-1) ?? '';
    const isRest = ENDS_STREET.test(above) ? BEGINS_WITH_CODE.test(fact) : BEGINS_WITH_CODE.test(above.split(', ').at(-1) ?? '');
    const address = `${above}, ${fact}`;
    if (isRest && !isContact(above) && !isContact(fact) && isResidence(context, address) && isResidence(context, fact))
      whole[whole.length - 1] = address;
    else whole.push(fact);
  }
  return whole;
}
const ENDS_STREET = /^(?:\d{1,5}[a-z]? )?\p{Lu}[\p{L}'’. -]{2,40}?(?: \d{1,4}[a-z]?)?$/u;
const BEGINS_WITH_CODE = /^(?:[A-Z]-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}/u;

const isContact = (fact: string) => emailIn(fact) !== '' || phoneIn(fact) !== '' || urlsIn(fact).length > 0;

/** Lines below the beginning of a CV in which a bare town is where the person lives. */
const HEAD_LINES = 8;

/** Web addresses that are taken from one line. Each is cut out of it, so their number bounds the time. */
const MOST_URLS = 50;

/** The longest address behind its label. */
const MOST_OF_ADDRESS = 160;

/** Extracts the contacts of a text, in which a town is `expected` or not. @returns whether the text contains only contacts */
function take(context: Context, contact: Contact, candidate: string, near: boolean): boolean {
  const printed = candidate.replace(BARE_LABEL, '');
  const expected = near || printed !== candidate;
  const label = LABEL.exec(printed)?.[0] ?? '';
  let text = printed
    .slice(label.length)
    .trim()
    .replace(/^(?:lives|living|based|resident|residing) (?:in|near)\s+(?=\p{Lu})/iu, '');
  const email = emailIn(text);
  if (email && (!contact.email || contact.email === email)) {
    contact.email = email;
    text = text.replace(email, ' ');
  }
  const phone = phoneIn(text);
  if (phone && !contact.phone) {
    contact.phone = phone;
    text = text.replace(phone, ' ');
  }
  for (const url of urlsIn(text).slice(0, MOST_URLS)) {
    const network = NETWORKS.find(([, pattern]) => pattern.test(url))?.[0];
    if (network) contact.profiles.push({ network, username: url.split('/').filter(Boolean).at(-1) ?? '', url });
    else if (!contact.url) contact.url = url;
    else contact.profiles.push({ network: '', username: '', url });
    text = text.replace(url, ' ');
  }
  text = text
    .replace(KIND_OF_CONTACT, ' ')
    .replace(/^[\s,;|·•:()-]+|[\s,;|·•:(-]+$/g, '')
    .trim();
  const isAddress =
    /^(?:a|(?:(?:home|postal|current|present|permanent) )?(?:address|addr?|location)|home|l|city|town|(?:place of )?residence|\p{L}+ in|wohnort)\b/iu.test(
      label,
    ) && text !== '';
  if (
    !contact.location &&
    text.length < (isAddress ? MOST_OF_ADDRESS : 90) &&
    (isPlace(context, text) ||
      isAddress ||
      (expected && isResidence(context, text)) ||
      isStreetAddress(context, text) ||
      HOUSE_AND_TOWN.test(text) ||
      (maybePlace(context, text) && (email !== '' || phone !== '')))
  ) {
    contact.location = text;
    text = '';
  }
  return (
    text.replace(/\b(?:(?:e-?)?mail|(?:tele)?phone|ph|tel|mob|mobile|cell|linkedin|github|website)\b[.:]?/gi, '').trim() === ''
  );
}
