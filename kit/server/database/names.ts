import { type RawBuilder, sql } from 'kysely';
import { foldName } from '#kit/contract/fold.ts';

/** Of a text that is only signs nothing is left; no name contains it. */
const foldedPattern = (typed: string) => literally(foldName(typed) || typed);
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a name contains what a person typed, however the two are spelt: O'Neill finds O’Neill, Zoe finds Zoë, and `O'Neill, Sean` finds
 * Sean O’Neill.
 * @param name an expression with the name, in any case
 */
export const hasName = (name: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  hasFoldedName(sql`fold_name(${name})`, typed);

/**
 * The same of a name that an index has folded. Folding one takes 40 µs, so lists of many names read them from an index: a subquery that is
 * ordered by fold_name(), with `offset 0`, so that PostgreSQL does not fold them again.
 */
export function hasFoldedName(folded: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const contains = sql<boolean>`${folded} like ${`%${foldedPattern(typed)}%`}`;
  const [, last, first] = /^([^,]+),([^,]*)$/.exec(typed) ?? [];
  if (last === undefined || first === undefined) return contains;
  const reversed = [first, last].map((part) => literally(foldName(part))).join('% ');
  return sql<boolean>`(${contains} or ' ' || ${folded} like ${`% ${reversed.replace(/^% /, '')}%`})`;
}

/** Whether a name begins with what a person typed, however the two are spelt. */
export const beginsWithName = (name: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`fold_name(${name}) like ${`${foldedPattern(typed)}%`}`;
