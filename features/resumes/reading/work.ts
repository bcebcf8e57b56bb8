import type { ReadListed, ReadWork } from '../shapes.ts';
import { findSpan, isDuration } from './dates.ts';
import type { Entry, Head } from './entries.ts';
import { gradeIn, readFederal, withoutFederalMark } from './federal.ts';
import type { Said } from './labels.ts';
import { serviceIn } from './military.ts';
import { firmBefore } from './places.ts';
import { leaning } from './posts.ts';

const SUFFIX = /^(?:inc|llc|ltd|llp|plc|corp|co|jr|sr|phd)\.?$/i;

/** One piece may contain both: `Nexus AI, Co-Founder`, `Driver at Acme`. */
function halves(text: string): [string, string] | null {
  const at = /^(.{3,}?)\s+(?:at|@|with)\s+(.{2,})$/i.exec(text);
  if (at?.[1] && at[2] && leaning(at[1]) > 0) return [at[1], at[2]];
  const parts = text.split(/,\s+/);
  const splits = parts.slice(1).flatMap((part, index): { score: number; postFirst: boolean; pair: [string, string] }[] => {
    if (SUFFIX.test(part)) return [];
    const pair: [string, string] = [parts.slice(0, index + 1).join(', '), parts.slice(index + 1).join(', ')];
    const difference = leaning(pair[0]) - leaning(pair[1]);
    return [{ score: Math.abs(difference), postFirst: difference > 0, pair }];
  });
  const most = Math.max(0, ...splits.map(({ score }) => score));
  const best = splits.filter(({ score }) => score === most && score > 0);
  // Where two splits are equally likely, `Manager, North` stays whole before an employer.
  return (best[0]?.postFirst ? best.at(-1)?.pair : best[0]?.pair) ?? null;
}

/** Splits entry heads into employer and post, by their words or, where those do not decide, by how the neighbouring entries are written. */
export function rolesOf(entries: Entry[]): { name: string; position: string; rest: string[] }[] {
  const pairs = entries.map(({ heads }) => twoOf(heads));
  // Positive where the post comes first in most of them.
  const habit = pairs.reduce((sum, { first, second }) => sum + (second ? Math.sign(leaning(first) - leaning(second)) : 0), 0);
  return pairs.map(({ first, second, rest }, index) => {
    if (inheritsEmployer(entries, index)) return { name: '', position: entries[index]?.heads[0]?.text ?? '', rest: [] };
    if (entries[index]?.heads.some(({ said }) => said === 'post') && second) return { name: second, position: first, rest };
    if (!second) return leaning(first) > 0 ? { name: '', position: first, rest } : { name: first, position: '', rest };
    const own = leaning(first) - leaning(second);
    const postFirst = Math.abs(own) >= 2 || habit === 0 ? own > 0 : habit > 0;
    return postFirst ? { name: second, position: first, rest } : { name: first, position: second, rest };
  });
}

/** A single plain heading below an entry that has its employer in bold and its post in plain type is another post there. */
function inheritsEmployer(entries: Entry[], index: number): boolean {
  const [only, second] = entries[index]?.heads ?? [];
  if (!only || second || only.bold) return false;
  const above = entries.slice(Math.max(0, index - MAX_POSTS), index).findLast(({ heads }) => heads.length > 1)?.heads;
  const [firm, post] = above ?? [];
  return Boolean(firm?.bold && post && !post.bold && post.row > firm.row && leaning(firm.text) <= leaning(only.text));
}

function twoOf(heads: Head[]): { first: string; second: string; rest: string[] } {
  const [post, firm] = [heads.find(({ said }) => said === 'post'), heads.find(({ said }) => said === 'firm')];
  if (post && firm)
    return {
      first: post.text,
      second: firm.text,
      rest: heads.filter((head) => head !== post && head !== firm).map(({ text }) => text),
    };
  const texts = heads.map((head) => head.text);
  if (texts.length === 1) {
    const pair = halves(texts[0] ?? '');
    return pair ? { first: pair[0], second: pair[1], rest: [] } : { first: texts[0] ?? '', second: '', rest: [] };
  }
  if (texts.length > 2) {
    // Of three pieces, the post is the likeliest one, and the employer the first of the others.
    const post = texts.reduce((best, text, index) => (leaning(text) > leaning(texts[best] ?? '') ? index : best), 0);
    const firm = texts.findIndex((_, index) => index !== post);
    const [a, b] = [Math.min(post, firm), Math.max(post, firm)];
    return { first: texts[a] ?? '', second: texts[b] ?? '', rest: texts.filter((_, index) => index !== a && index !== b) };
  }
  return { first: texts[0] ?? '', second: texts[1] ?? '', rest: [] };
}

/** `T. Rees & Sons, Ammanford`: a town nobody knows after what is plainly an employer. */
function townAfter(text: string): { firm: string; place: string } | null {
  const [, firm, place] = /^(.{3,}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(text) ?? [];
  return firm && place && leaning(firm) < 0 && leaning(place) === 0 && !SUFFIX.test(place) && !/\p{Lu}{2}/u.test(place)
    ? { firm, place }
    : null;
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

/** `heads` are the pieces of the heading as printed; `group` is an employer that several posts have above them. */
export function readWork(all: Entry[]): (ReadWork & { heads: string[]; said: Said[]; group: string })[] {
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
    const said = roles[index] ?? { name: '', position: '', rest: [] };
    // The only piece of a post below its employer's line is the post, whatever its words.
    const role = group && said.name && !said.position && !said.rest.length ? { ...said, name: '', position: said.name } : said;
    // A post without an employer belongs to the employer above.
    const town = entry.places.length === 0 ? (firmBefore(role.name) ?? townAfter(role.name)) : null;
    const above =
      role.position && !role.name ? group || roles.slice(0, index).findLast(({ name }) => name !== '')?.name : undefined;
    const { facts, rest } = readFederal(entry.federal);
    // `Analyst, GS-0343-12`
    const graded = /,?\s*\(?\b(?:[A-Z]{2}-\d{3,4}-\d{1,2}|(?:GS|GG|WG|WL|WS|NF|NH)-\d{1,2})\b\)?/.exec(role.position)?.[0];
    const step = graded ? /,?\s*\(?\bstep \d{1,2}\b\)?/i.exec(role.position)?.[0] : undefined;
    return {
      ...facts,
      ...(graded && { grade: gradeIn(graded) }),
      name: town?.firm ?? (role.name || (above ?? '')),
      position: withoutFederalMark(
        graded
          ? role.position
              .replace(graded, '')
              .replace(step ?? '', '')
              .trim()
          : role.position,
      ),
      location: town?.place ?? entry.places[0] ?? groupPlaces[index] ?? '',
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, [...role.rest, ...rest, ...(step ? [step.replace(/^[,\s(]+|\)$/g, '')] : [])]),
      heads: entry.heads.map(({ text }) => text),
      said: entry.heads.map(({ said }) => said),
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
        location: entry.places[0] ?? '',
        ...entry.span,
        url: entry.url,
        ...bodyOf(entry, role.rest),
      },
    ];
  });
}
