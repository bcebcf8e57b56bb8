import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TenantDb } from '../database/db.ts';

type Table = keyof DB & string;

/** A table with rows about a person. Each feature lists its own; the export and the deletion of accounts read the lists. */
export type PersonalTable = {
  table: Table;
  /** A view of the table that is exported instead, because the person does not see all of it yet. */
  shown?: Table;
  /** The rows of `shown`, where a distributed database would ask every node for a column of the view. */
  rows?: (db: TenantDb) => RawBuilder<unknown>;
  /**
   * The column with the person's id, or how rows belong to a row of theirs: `column` is the id of a row of `of`, whose `person` they
   * are. Texts at other people list everyone whom they name or quote in the array `ids`. Earlier releases left it null: there, rows
   * count that are younger than the account and whose `texts` contain the person's first full name as whole words. With `email`, rows are
   * theirs whose column has the address of their account.
   */
  person: string | { column: string; of: Table; person: string } | { ids: string; texts: readonly string[] } | { email: string };
  /** Columns that are not exported: secrets, binary content, and what is about somebody else. */
  without?: readonly string[];
  /**
   * Columns added from other tables, because an id alone says nothing: the title of a saved job. With `via`, the column is the id of
   * a row there, which has the id of the row to show.
   */
  names?: Readonly<Record<string, { column: string; of: Table; show: string; via?: { of: Table; column: string } }>>;
  /** The rows that are exported, as a condition on the row `t`. All by default. */
  only?: (db: TenantDb) => RawBuilder<SqlBool>;
  /** When a recruiter's account is deleted, these rows stay with their company. */
  stays_with_company?: true;
  /** Rows that are deleted with the account and not exported, such as tokens. */
  not_exported?: true;
};

const ALWAYS_LEFT_OUT = ['tenant_id'];

/** Rows of a page: a row may be as long as the longest resume. */
const PAGE_ROWS = 20;

/**
 * The person's rows of a table as JSON objects, page by page, without what must not leave the database. One read at a time: the cursor has one
 * name.
 */
export async function* exportPages(
  db: TenantDb,
  listed: PersonalTable,
  userId: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const left_out = [...ALWAYS_LEFT_OUT, ...(listed.without ?? [])];
  const source = listed.shown ?? listed.table;
  const all = await columnsOf(db, source);
  const columns = all.filter((name) => !left_out.includes(name)).map((name) => sql`t.${sql.ref(name)}`);
  const names = Object.entries(listed.names ?? {}).map(([name, { column, of, show, via }]) => {
    const id = via
      ? sql`(select v.${sql.ref(via.column)} from ${sql.table(via.of)} v where v.tenant_id = ${db.tenant_id} and v.id = t.${sql.ref(column)})`
      : sql`t.${sql.ref(column)}`;
    return sql`(select o.${sql.ref(show)} from ${sql.table(of)} o
        where o.tenant_id = ${db.tenant_id} and o.id = ${id}) as ${sql.ref(name)}`;
  });
  await sql`
    declare personal_rows no scroll cursor for select to_jsonb(x) as row from (
      select ${sql.join([...columns, ...names])} from ${listed.rows?.(db) ?? sql.table(source)} t
      where t.tenant_id = ${db.tenant_id} and ${belongsTo(db, listed, userId)} and ${listed.only?.(db) ?? sql<SqlBool>`true`}
      order by ${all.includes('id') ? sql`t.id` : sql`1`}) x`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`fetch ${sql.lit(PAGE_ROWS)} from personal_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close personal_rows`.execute(db);
}

async function columnsOf(db: TenantDb, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Shorter first or last names are not searched in texts: they would match texts about others. */
const SHORTEST_NAME = 2;
/** Neither in a word nor in a double name. */
const EDGE = '[^[:alnum:]-]';

/**
 * A regular expression for the person's full name, without patterns of their own; null where a name is too short. It is the name
 * before its first change: otherwise an account that takes the words of older texts as its name would claim them.
 */
const nameOf = (db: TenantDb, userId: number) => sql<string | null>`(
  select ${`(^|${EDGE})`}::text || regexp_replace(n.first || ' ' || n.last, '[]*+?^$(){}|.\\\\[]', '\\\\\\&', 'g') || ${`(${EDGE}|$)`}::text
  from (select coalesce(u.earlier_name[1], u.first_name) as first, coalesce(u.earlier_name[2], u.last_name) as last
    from users u where u.tenant_id = ${db.tenant_id} and u.id = ${userId}) n
  where least(length(btrim(n.first)), length(btrim(n.last))) >= ${SHORTEST_NAME})`;

function belongsTo(db: TenantDb, { person }: PersonalTable, userId: number): RawBuilder<SqlBool> {
  if (typeof person === 'string') return sql`t.${sql.ref(person)} = ${userId}`;
  if ('email' in person)
    return sql`lower(t.${sql.ref(person.email)}) = (select lower(u.email) from users u
      where u.tenant_id = ${db.tenant_id} and u.id = ${userId} and u.email is not null)`;
  if ('ids' in person)
    return sql`((t.${sql.ref(person.ids)} <> '{}' and t.${sql.ref(person.ids)} @> array[${userId}]::int[])
      or (t.${sql.ref(person.ids)} is null and (${sql.join(
        person.texts.map((text) => sql`coalesce(t.${sql.ref(text)}, '')`),
        sql` || ' ' || `,
      )}) ~ ${nameOf(db, userId)}
        and t.created_at >= (select u.created_at from users u where u.tenant_id = ${db.tenant_id} and u.id = ${userId})))`;
  return sql`t.${sql.ref(person.column)} in (select p.id from ${sql.table(person.of)} p
    where p.tenant_id = ${db.tenant_id} and p.${sql.ref(person.person)} = ${userId})`;
}

/** Deletes the person's rows of a table. Rows that belong to a row of theirs go with it. */
export async function deleteRows(db: TenantDb, listed: PersonalTable, userId: number): Promise<void> {
  if (typeof listed.person === 'object' && 'column' in listed.person) return;
  await sql`delete from ${sql.table(listed.table)} t where t.tenant_id = ${db.tenant_id} and ${belongsTo(db, listed, userId)}`.execute(
    db,
  );
}

/** Whether no foreign key deletes the table's rows with the account. */
export const isOutsideKeys = ({ person }: PersonalTable): boolean =>
  typeof person === 'object' && ('ids' in person || 'email' in person);
