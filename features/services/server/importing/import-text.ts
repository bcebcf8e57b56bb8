/** What files of other organisations need before their text can be shown. */
import { withoutEntities } from '#kit/server/text/html-entities.ts';

/** Text without entities, tags, escaped line ends, template left-overs and control characters; empty for words that mean nothing. */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = withoutEntities(String(value).replace(/\\r\\n|\\n|\r\n?/g, '\n'))
    .replace(/<[a-zA-Z/][^>]{0,200}>/g, ' ')
    .replace(/###[A-Z]{2,6}###/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /^(null|-|n\/?a|tbc|none|- please make a selection -)$/i.test(text) ? '' : text;
}

export const oneLine = (value: unknown): string =>
  cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/[\u2028\u2029\u061c]/g, ' ');

const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'to', 'on', 'a', 'an', 'or', 'with', 'by']);

/** A name in capitals alone, in the usual case; short words in capitals may be initials and stay. */
export function namedPlainly(name: string): string {
  if (name.length < 6 || /[a-z]/.test(name) || !/[A-Z]{4}/.test(name)) return name;
  return name
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (index > 0 && SMALL.has(lower)) return lower;
      if (/^[A-Z]{1,3}$/.test(word) && !SMALL.has(lower)) return word;
      return lower.replace(/(^|[-/(“"'.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}

/** The first address in a text as an https address; null where there is none. */
export function httpsAddress(value: unknown): string | null {
  const first = oneLine(value)
    .split(/[\s,;]+/)
    .find((part) => /\.[a-z]{2,}/i.test(part));
  if (!first) return null;
  const typed = /^https?:\/\//i.test(first) ? first.replace(/^http:/i, 'https:') : `https://${first}`;
  if (!URL.canParse(typed)) return null;
  const { href, protocol, hostname, username } = new URL(typed);
  return protocol === 'https:' && hostname.includes('.') && !username && href.length <= 500 ? href : null;
}

/** `9:00am`, `09:00:00`, `17:30+01:00` as `09:00`, `17:30`; null for anything else. */
export function clockTime(value: unknown): string | null {
  const found = /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?\s*(am|pm)?$/i.exec(oneLine(value));
  if (!found) return null;
  const [, hours = '', minutes = '00', half] = found;
  const hour =
    Number(hours) +
    (half?.toLowerCase() === 'pm' && Number(hours) < 12 ? 12 : 0) -
    (half?.toLowerCase() === 'am' && Number(hours) === 12 ? 12 : 0);
  return hour <= 23 && Number(minutes) <= 59 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}
