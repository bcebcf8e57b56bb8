import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasName } from '#kit/server/database/names.ts';
import { checkedSince } from '../entry-rules.ts';

/** Conditions on the rows of any kind of directory entry. */

/** Nobody has read the facts at their source for a year, or the link is gone. @param row its alias */
export const isEntryToCheck = (row: string): RawBuilder<SqlBool> =>
  sql`(not ${sql.ref(`${row}.is_verified`)} or ${sql.ref(`${row}.checked_on`)} < ${checkedSince()}::date or ${sql.ref(`${row}.link_status`)} = 'dead')`;

/** Whether one of the columns contains the words, in any case and spelling. */
export function containsWords(words: string, columns: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    columns.map((column) => hasName(sql.ref(column), words)),
    sql` or `,
  )})`;
}
