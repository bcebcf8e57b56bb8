import type { Entry, Head } from './entries.ts';
import { serviceIn } from './military.ts';
import { leaning } from './posts.ts';

/** Where the pieces of a heading may end in a town: `Driver, Parcelwise, Skelmersdale` has three pieces in the only head. */
type Ending = { entry: Entry; head: Head; shape: string; parts: string[]; isCut: boolean };

const TOWN = /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]+|upon|on|in|le|the|of|under|by|and)){0,3}$/u;
const SUFFIX = /^(?:inc|llc|ltd|llp|plc|corp|co|jr|sr)\.?$/i;
const mayBeTown = (text: string) => TOWN.test(text) && !SUFFIX.test(text) && leaning(text) === 0 && serviceIn(text) === null;

function endingOf(entry: Entry): Ending | null {
  const index = entry.heads.findLastIndex((head) => head.townCut === true || head.text.includes(', '));
  const head = entry.heads[index];
  if (!head || head.said !== undefined || (entry.places.length > 0 && !head.townCut)) return null;
  const parts = head.text.split(/,\s+/);
  const count = parts.length + (head.townCut ? 1 : 0);
  return { entry, head, parts, shape: `${entry.heads.length} ${index} ${count}`, isCut: head.townCut === true };
}

/**
 * Takes towns that no list has out of headings. One entry that ends in a known town shows that others of the same shape end in a town too;
 * without one, all entries must have the shape, and an employer before the town.
 */
export function withTownsByHabit(entries: Entry[]): Entry[] {
  const endings = entries.flatMap((entry) => endingOf(entry) ?? []);
  const headed = entries.filter(({ heads }) => heads.length > 0).length;
  for (const shape of new Set(endings.map((ending) => ending.shape))) {
    const alike = endings.filter((ending) => ending.shape === shape);
    const open = alike.filter((ending) => !ending.isCut && mayBeTown(ending.parts.at(-1) ?? ''));
    const isHabit =
      open.length < alike.length
        ? alike.some(({ isCut }) => isCut)
        : alike.length > 1 && alike.length === headed && open.every(hasFirmBefore) && open.some(isFirm);
    if (!isHabit) continue;
    for (const { entry, head, parts } of open) {
      if (parts.length < 2) continue;
      entry.places.push(parts.at(-1) ?? '');
      head.text = parts.slice(0, -1).join(', ');
    }
  }
  return entries;
}

/** `Kindly Hands, Sutton` beside a post, or after it in one text. */
const hasFirmBefore = ({ entry, head, parts }: Ending) =>
  entry.heads.length > 1
    ? entry.heads.some((other) => other !== head && leaning(other.text) > Math.max(0, leaning(head.text)))
    : parts.length > 2;
const isFirm = ({ entry, parts }: Ending) => entry.heads.length > 1 || leaning(parts.at(-2) ?? '') < 0;
