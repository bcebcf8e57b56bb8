import type { ReadListed, ReadWork } from '../shapes.ts';
import { findSpan, isDuration } from './dates.ts';
import type { Entry, Head } from './entries.ts';
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
    if (entries[index]?.heads.some(({ said }) => said === 'post') && second) return { name: second, position: first, rest };
    if (!second) return leaning(first) > 0 ? { name: '', position: first, rest } : { name: first, position: '', rest };
    const own = leaning(first) - leaning(second);
    const postFirst = Math.abs(own) >= 2 || habit === 0 ? own > 0 : habit > 0;
    return postFirst ? { name: second, position: first, rest } : { name: first, position: second, rest };
  });
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

export function readWork(entries: Entry[]): ReadWork[] {
  const roles = rolesOf(entries);
  return entries.map((entry, index) => {
    const role = roles[index] ?? { name: '', position: '', rest: [] };
    // A post without an employer belongs to the employer above.
    const town = entry.places.length === 0 ? firmBefore(role.name) : null;
    const above = role.position && !role.name ? roles.slice(0, index).findLast(({ name }) => name !== '')?.name : undefined;
    return {
      name: town?.firm ?? (role.name || (above ?? '')),
      position: role.position,
      location: town?.place ?? entry.places[0] ?? '',
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, role.rest),
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
    if (entry.heads.length === 0) return [...entry.paragraphs, ...entry.highlights].map(listedOf);
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

/** A complete entry on one line: `First Aid at Work, St John Ambulance, 2025`. */
export function listedOf(text: string): ReadListed {
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
