import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { checkedSince } from '../entry-rules.ts';

/** Conditions on the rows of any kind of directory entry. */

/** Nobody has read the facts at their source for a year, or the link is gone. @param row its alias */
export const isEntryToCheck = (row: string): RawBuilder<SqlBool> =>
  sql`(not ${sql.ref(`${row}.is_verified`)} or ${sql.ref(`${row}.checked_on`)} < ${checkedSince()}::date or ${sql.ref(`${row}.link_status`)} = 'dead')`;

/** Whether one of the columns contains the words, in any case. */
export function containsWords(words: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern}`),
    sql` or `,
  )})`;
}
