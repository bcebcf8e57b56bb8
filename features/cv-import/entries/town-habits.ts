import type { Context } from '../vocabulary/context.ts';
import { evidenceOf } from '../vocabulary/job-titles.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import type { Entry, HeadlinePiece } from './entry.ts';

/** Where the pieces of a heading may end in a town: `Driver, Parcelwise, Skelmersdale` has three pieces in the only head. */
type Ending = {
  entry: Entry;
  head: HeadlinePiece;
  shape: string;
  parts: string[];
  isCut: boolean;
  /** How clearly something else in the entry's heading names the post. */
  jobTitle: number;
};

/** The piece of the headline that names the job title in most entries with as many pieces, or -1 where no words tell. */
function titleIndexes(context: Context, entries: Entry[]): Map<number, number> {
  const sums = new Map<number, number[]>();
  for (const { headline } of entries) {
    const sum = sums.get(headline.length) ?? headline.map(() => 0);
    headline.forEach(({ text }, index) => {
      sum[index] = (sum[index] ?? 0) + evidenceOf(context, text);
    });
    sums.set(headline.length, sum);
  }
  return new Map(
    [...sums].map(([count, sum]) => {
      const most = Math.max(...sum);
      return [count, most > 0 && sum.filter((one) => one === most).length === 1 ? sum.indexOf(most) : -1];
    }),
  );
}

function endingOf(context: Context, entry: Entry, posts: Map<number, number>): Ending | null {
  const { headline } = entry;
  const index = headline.findLastIndex((head) => head.townCut === true || head.text.includes(', '));
  const head = headline[index];
  if (!head || head.hint !== undefined || (entry.places.length > 0 && !head.townCut)) return null;
  const parts = head.text.split(/,\s+/);
  const count = parts.length + (head.townCut ? 1 : 0);
  const isOnly = headline.length === 1;
  const namesTitle = posts.get(headline.length) === index && (headline.length > 1 || count > 2);
  // An employer above several posts is written as one beside a post is.
  const shape = headline.length <= 2 && !namesTitle ? `employer ${count}` : `${headline.length} ${index} ${count}`;
  const others = isOnly ? parts.slice(0, -1) : headline.filter((other) => other !== head).map(({ text }) => text);
  const own = isOnly ? (parts.at(-1) ?? '') : head.text;
  const jobTitle =
    isOnly && count === 2
      ? 0
      : Math.max(...others.map((text) => evidenceOf(context, text)), 0) - Math.max(0, evidenceOf(context, own));
  return { entry, head, parts, shape, isCut: head.townCut === true, jobTitle };
}

/**
 * Takes towns that no list has out of headings. One entry that ends in a known town shows that others of the same shape end in a town too;
 * without one, most entries of the shape must end in what may be a town, beside posts in most of them.
 */
export function withTownsByHabit(context: Context, entries: Entry[]): Entry[] {
  const posts = titleIndexes(context, entries);
  const endings = entries.flatMap((entry) => endingOf(context, entry, posts) ?? []);
  const headed = entries.filter(({ headline }) => headline.length > 0).length;
  for (const shape of new Set(endings.map((ending) => ending.shape))) {
    const alike = endings.filter((ending) => ending.shape === shape);
    const open = alike.filter((ending) => !ending.isCut && mayBeTown(context, ending.parts.at(-1) ?? ''));
    const named = open.filter(({ jobTitle: post }) => post > 0).length;
    const isHabit =
      alike.some(({ isCut }) => isCut) ||
      (open.length > 1 &&
        open.length >= 0.75 * alike.length &&
        alike.length >= 0.5 * headed &&
        named >= 0.5 * open.filter(({ entry }) => entry.headline.length > 1 || shape === '1 0 2').length &&
        named > 0);
    if (!isHabit) continue;
    for (const { entry, head, parts } of open) {
      if (parts.length < 2) continue;
      entry.places.push(parts.at(-1) ?? '');
      head.text = parts.slice(0, -1).join(', ');
    }
  }
  return entries;
}
