import type { Context } from '../vocabulary/context.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { isUnit } from '../vocabulary/units.ts';
import type { Entry, HeadlinePiece } from './entry.ts';

/**
 * Entries with what the lines in bold above their group say of all of them: the service and unit once, below it each rank with the posts
 * held in it. A group with fewer such lines than the first has the upper ones of that.
 */
export function withHeadlinesOfGroups(context: Context, entries: Entry[]): Entry[] {
  let above: HeadlinePiece[][] = [];
  let count = 0;
  return entries.map((entry) => {
    const rows = groupRowsOf(context, entry);
    if (rows.length > 0) {
      const upper = above.slice(0, Math.max(0, above.length - rows.length));
      above = [...upper, ...rows];
      count = 0;
      const own = new Set(rows.flat().map(({ row }) => row));
      // Without these lines the headings of all posts of the group have the same form.
      return {
        ...entry,
        headline: [...upper.flat(), ...entry.headline],
        pieces: entry.pieces.filter(({ row }) => !own.has(row)),
      };
    }
    if (entry.headline.length === 0 || entry.headline.some(({ bold }) => bold)) above = [];
    if (above.length === 0 || ++count > MAX_POSTS) return entry;
    return { ...entry, headline: [...above.flat(), ...entry.headline] };
  });
}

/** Posts below one line that are looked at. */
const MAX_POSTS = 50;

/** The lines in bold above the plain heading of an entry, where they name a service, a unit or a rank and nothing more. */
function groupRowsOf(context: Context, { headline }: Entry): HeadlinePiece[][] {
  const post = headline.findIndex(({ bold }) => !bold);
  const upper = headline.slice(0, Math.max(0, post));
  const last = upper.at(-1);
  const isGroup =
    last !== undefined &&
    last.row < (headline[post]?.row ?? 0) &&
    headline.slice(post).every(({ bold }) => !bold) &&
    upper.every(({ text }) =>
      text.split(/,\s+/).every((part) => serviceIn(part) !== null || isUnit(context, part) || isRank(part, null)),
    );
  if (!isGroup) return [];
  return [...new Set(upper.map(({ row }) => row))].map((row) => upper.filter((head) => head.row === row));
}
