import type { ReadListed, ReadWork } from '../shapes.ts';
import { findSpan, isDuration } from './dates.ts';
import type { Entry } from './entries.ts';
import { gradeIn, readFederal, withoutFederalMark } from './federal.ts';
import type { Said } from './labels.ts';
import { serviceIn } from './military.ts';
import { leaning } from './posts.ts';
import { type Roles, rolesOfHeadings } from './roles.ts';

/** The employer, post and place of each entry, and the pieces of its heading that are none of them. */
export function rolesOf(entries: Entry[]): Roles[] {
  const roles = rolesOfHeadings(entries.map(({ pieces }) => pieces));
  return entries.map((entry, index) =>
    inheritsEmployer(entries, index)
      ? { name: '', position: entry.heads[0]?.text ?? '', place: entry.places[0] ?? '', rest: [] }
      : (roles[index] ?? { name: '', position: '', place: '', rest: [] }),
  );
}

/** A single plain heading below an entry that has its employer in bold and its post in plain type is another post there. */
function inheritsEmployer(entries: Entry[], index: number): boolean {
  const [only, second] = entries[index]?.heads ?? [];
  if (!only || second || only.bold) return false;
  const above = entries.slice(Math.max(0, index - MAX_POSTS), index).findLast(({ heads }) => heads.length > 1)?.heads;
  const [firm, post] = above ?? [];
  return Boolean(firm?.bold && post && !post.bold && post.row > firm.row && leaning(firm.text) <= leaning(only.text));
}

/** Posts of one employer that are looked at. */
const MAX_POSTS = 50;

/** How many of the entries below are posts of an employer that has a line with the dates of all of them; 0 for any other entry. */
function groupOf({ heads, span, highlights, paragraphs }: Entry, all: Entry[], index: number): number {
  const [firm, second] = heads;
  if (!firm || second || highlights.length + paragraphs.length > 0 || !span.startDate || leaning(firm.text) > 0) return 0;
  const isWithin = (entry: Entry) =>
    entry.span.startDate !== '' &&
    entry.span.startDate.slice(0, 4) >= span.startDate.slice(0, 4) &&
    entry.span.endDate.slice(0, 4) <= span.endDate.slice(0, 4);
  let members = 0;
  for (let at = index + 1; members < MAX_POSTS; at++) {
    const entry = all[at];
    if (!entry || !isWithin(entry)) break;
    members++;
  }
  // One post that began later and ended earlier could be anything.
  const next = all[index + 1];
  const isOnlyPost =
    next !== undefined &&
    leaning(next.heads[0]?.text ?? '') > 0 &&
    (next.heads.length === 1 || leaning(next.heads[1]?.text ?? '') >= 0);
  const isSameTime =
    next !== undefined &&
    next.span.startDate.slice(0, 4) === span.startDate &&
    next.span.endDate.slice(0, 4) === span.endDate.slice(0, 4);
  return members > 1 || (members === 1 && (serviceIn(firm.text) !== null || (isOnlyPost && isSameTime))) ? members : 0;
}

/** A job with the pieces of its heading as printed, the place that is known to be one, and the employer that several posts have above them. */
export type PrintedWork = ReadWork & { heads: string[]; said: Said[]; station: string; group: string };

export function readWork(all: Entry[]): PrintedWork[] {
  const headers = all.map((entry, index) => groupOf(entry, all, index));
  const entries = all.filter((_, index) => headers[index] === 0);
  let header = -1;
  const groupPlaces: string[] = [];
  const groups = all.flatMap((_, index) => {
    if (headers[index] !== 0) {
      header = index;
      return [];
    }
    const isMember = header >= 0 && index - header <= (headers[header] ?? 0);
    groupPlaces.push(isMember ? (all[header]?.places[0] ?? '') : '');
    return [isMember ? (all[header]?.heads[0]?.text ?? '') : ''];
  });
  const roles = rolesOf(entries);
  return entries.map((entry, index) => {
    const group = groups[index] ?? '';
    const said = roles[index] ?? { name: '', position: '', place: '', rest: [] };
    // The only piece of a post below its employer's line is the post, whatever its words.
    const role = group && said.name && !said.position && !said.rest.length ? { ...said, name: '', position: said.name } : said;
    // A post without an employer belongs to the employer above.
    const above = role.position && !role.name && !group ? roles.slice(0, index).findLast(({ name }) => name !== '') : undefined;
    const { facts, rest } = readFederal(entry.federal);
    // `Analyst, GS-0343-12`
    const graded = /,?\s*\(?\b(?:[A-Z]{2}-\d{3,4}-\d{1,2}|(?:GS|GG|WG|WL|WS|NF|NH)-\d{1,2})\b\)?/.exec(role.position)?.[0];
    const step = graded ? /,?\s*\(?\bstep \d{1,2}\b\)?/i.exec(role.position)?.[0] : undefined;
    return {
      ...facts,
      ...(graded && { grade: gradeIn(graded) }),
      name: role.name || (role.position && group) || (above?.name ?? ''),
      position: withoutFederalMark(
        graded
          ? role.position
              .replace(graded, '')
              .replace(step ?? '', '')
              .trim()
          : role.position,
      ),
      location: role.place || groupPlaces[index] || (above?.place ?? ''),
      ...entry.span,
      url: entry.url,
      ...bodyOf({ ...entry, places: [] }, [...role.rest, ...rest, ...(step ? [step.replace(/^[,\s(]+|\)$/g, '')] : [])]),
      heads: entry.heads.map(({ text }) => text),
      said: entry.heads.map(({ said }) => said),
      station: entry.places[0] ?? (role.place || (groupPlaces[index] ?? '')),
      group,
    };
  });
}

/** Text of an entry that fits no field. Durations are left out, because they follow from the dates. */
export function bodyOf(entry: Entry, rest: string[]): { summary: string; highlights: string[] } {
  return {
    summary: [
      ...rest,
      ...entry.places.slice(1),
      ...entry.durations.filter((text) => !isDuration(text)),
      ...entry.paragraphs,
    ].join('\n'),
    highlights: entry.highlights,
  };
}

/** Projects, awards, certificates, posts as a volunteer. A list without heads gives one for each line. */
export function readListed(entries: Entry[]): ReadListed[] {
  return entries.flatMap((entry) => {
    if (entry.heads.length === 0) return [...entry.paragraphs, ...entry.highlights].flatMap(inList).map(listedOf);
    const several = entry.heads.length === 1 && entry.span.printedDates === '' ? inList(entry.heads[0]?.text ?? '') : [];
    if (several.length > 1 && entry.paragraphs.length + entry.highlights.length === 0) return several.map(listedOf);
    const [first = '', second, ...rest] = entry.heads.map((head) => head.text);
    const parted = second === undefined ? issuerAfter(first) : { name: first, by: second };
    return [
      {
        ...parted,
        location: entry.places[0] ?? '',
        ...entry.span,
        url: entry.url,
        ...bodyOf(entry, rest),
      },
    ];
  });
}

/** `Queen’s Jubilee Medal; Iraq Medal with clasp`: short names between semicolons. */
const inList = (text: string): string[] => {
  const parts = text.split(/;\s+/).map((part) => part.replace(/\.$/, ''));
  return parts.length > 1 && parts.every((part) => part.length > 1 && part.length < 80) ? parts : [text];
};

/** A complete entry on one line: `First Aid at Work, St John Ambulance, 2025`. */
export function listedOf(printed: string): ReadListed {
  const dated = /^((?:19|20)\d\d)\s*(?:[:–—-]\s+|\s)(?=\p{Lu})(.{3,})$/u.exec(printed);
  // `2023: NEBOSH General Certificate`
  const text = dated?.[1] && dated[2] && !findSpan(dated[2]) ? `${dated[2]}, ${dated[1]}` : printed;
  const span = findSpan(text);
  const before = text.slice(0, span?.index).replace(/[\s,;|(–—-]+$/, '');
  const ends = span !== null && before !== '' && /^[\s).\]]*$/.test(text.slice(span.index + span.length));
  const { startDate, endDate, printedDates } = ends ? span : { startDate: '', endDate: '', printedDates: '' };
  return {
    ...issuerAfter(ends ? before : text),
    location: '',
    startDate,
    endDate,
    printedDates,
    url: '',
    summary: '',
    highlights: [],
  };
}

/** The text after the last comma, if it can be the issuer's name. */
function issuerAfter(text: string): { name: string; by: string } {
  const parted = /^([^,]{3,}(?:, [^,]+)*?), (\p{Lu}[^,.:;]{1,48})$/u.exec(text);
  return parted?.[1] && parted[2] && !/[.:;]/.test(parted[1]) ? { name: parted[1], by: parted[2] } : { name: text, by: '' };
}

/** Volunteering: the organisation goes into `name`, the post into `by`. */
export function readVolunteer(entries: Entry[]): ReadListed[] {
  const roles = rolesOf(entries);
  return entries.flatMap((entry, index) => {
    const role = roles[index];
    if (!role || entry.heads.length === 0) return readListed([entry]);
    return [
      {
        name: role.name || role.position,
        by: role.name ? role.position : '',
        location: role.place,
        ...entry.span,
        url: entry.url,
        ...bodyOf({ ...entry, places: [] }, role.rest),
      },
    ];
  });
}
