import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

/** Something that is taken away before tables are distributed, with the statement that creates it again. */
type Part = { kind: 'key' | 'force' | 'view' | 'on view'; name: string; of: string; statement: string };

const STORED = 'muster_internal.distribution';

/**
 * Stores what `takeAway` takes away, so that `bringBack` can create it again, also after an interruption. Does nothing when an
 * interrupted run has stored it.
 */
export async function storeParts(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_stored: boolean }>(`select to_regclass('${STORED}') is not null as is_stored`);
  if (rows[0]?.is_stored) return;
  // One statement, so that the table never contains only some of them.
  await client.query(`create table ${STORED} as
    select 1 as place, oid::bigint, 'key' as kind, conname::text as name, conrelid::regclass::text as of,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select 2, oid::bigint, 'force', oid::regclass::text, '', format('alter table %s force row level security', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity
    union all
    select 3, oid::bigint, 'view', oid::regclass::text, '', format('create or replace view %s %s as %s', oid::regclass,
        'with (' || array_to_string(reloptions, ', ') || ')', pg_get_viewdef(oid))
      from (${VIEWS}) v
    union all
    select 4, oid::bigint, 'on view', oid::regclass::text, '', format('grant %s on %s to %s', privilege_type, oid::regclass, grantee::regrole)
      from (${VIEWS}) v, aclexplode(relacl) where grantee <> relowner
    union all
    select 4, v.oid::bigint, 'on view', v.oid::regclass::text, '', format('comment on view %s is %L', v.oid::regclass, d.description)
      from (${VIEWS}) v join pg_description d on d.objoid = v.oid and d.classoid = 'pg_class'::regclass and d.objsubid = 0`);
}

const VIEWS = `select c.* from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

/** What was stored. A view can only depend on one that was created before it. */
async function storedParts(client: Client, kind?: Part['kind']): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select kind, name, of, statement from ${STORED} where $1::text is null or kind = $1 order by place, oid, statement`,
    [kind ?? null],
  );
  return rows;
}

/**
 * Drops foreign keys and views, and frees the owner from the policies: tables are distributed one by one, and copying their rows is
 * refused under forced policies. The application's role owns nothing, so it stays under the policies. Can be repeated.
 * @param send executes one statement in a transaction
 */
export async function takeAway(client: Client, send: (statement: string) => Promise<void>): Promise<void> {
  for (const { name } of (await storedParts(client, 'view')).reverse()) await send(`drop view if exists ${name}`);
  for (const { name, of } of await storedParts(client, 'key')) {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
       where conname = $1 and conrelid = $2::regclass`,
      [name, of],
    );
    if (rows[0]) await send(rows[0].statement);
  }
  for (const { name } of await storedParts(client, 'force')) await send(`alter table ${name} no force row level security`);
}

/** Creates again what `takeAway` took away, and forgets it. Can be repeated. @returns how many foreign keys there are */
export async function bringBack(client: Client, send: (statement: string) => Promise<void>): Promise<number> {
  const keys = await storedParts(client, 'key');
  // One key a statement and before policies are forced: the nodes check them with no tenant set.
  for (const { name, of, statement } of keys) {
    const { rows } = await client.query('select from pg_constraint where conname = $1 and conrelid = $2::regclass', [name, of]);
    if (rows.length === 0) await send(statement);
  }
  for (const kind of ['force', 'view', 'on view'] as const)
    for (const { statement } of await storedParts(client, kind)) await send(statement);
  await client.query(`drop table ${STORED}`);
  return keys.length;
}
