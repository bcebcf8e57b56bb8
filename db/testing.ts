import pg from 'pg';

/** Objects of extensions are not part of the schema, and Kysely's tables are those of an earlier migrator. */
const OWN = (oid: string, catalog: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;
const RELATIONS = `select c.*, relname as name from pg_class c
  where relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%' and ${OWN('c.oid', 'pg_class')}`;
const rightsOf = (acl: string, grantees = '%') =>
  `(select string_agg(format('%s %s', coalesce(r.rolname, 'public'), x.privilege_type), ', ' order by r.rolname, x.privilege_type)
    from aclexplode(${acl}) x left join pg_roles r on r.oid = x.grantee where coalesce(r.rolname, 'public') like '${grantees}')`;

/** One line for each fact about the schema `public`. Names of constraints `not null` are left out: they exist from PostgreSQL 18 on. */
const FACTS = `
  select format('relation %s %s %s %s %s %s: %s', name, relkind, relrowsecurity, relforcerowsecurity, reloptions,
    pg_get_expr(relpartbound, oid) || coalesce(pg_get_partkeydef(oid), ''), ${rightsOf("coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::\"char\", relowner))")}) as line
    from relations where relkind <> 'i' and relkind <> 'I'
  union all select format('column %s %s %s %s not null %s default %s identity %s generated %s storage %s statistics %s compression %s: %s', name,
      row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstorage, coalesce(attstattarget, -1), attcompression, ${rightsOf('attacl')})
    from relations r join pg_attribute a on a.attrelid = r.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where relkind in ('r', 'p', 'v')
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely\\_%'
  union all select format('index %s %s', indexrelid::regclass || ' valid ' || indisvalid, pg_get_indexdef(indexrelid))
    from relations r join pg_index i on i.indexrelid = r.oid
  union all select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname = 'public'
  union all select format('view %s %s', name, pg_get_viewdef(oid)) from relations where relkind = 'v'
  union all select format('function %s: %s', pg_get_functiondef(oid), ${rightsOf("coalesce(proacl, acldefault('f', proowner))")}) from pg_proc p
    where pronamespace = 'public'::regnamespace and ${OWN('p.oid', 'pg_proc')}
  union all select format('trigger %s', pg_get_triggerdef(t.oid)) from relations r join pg_trigger t on t.tgrelid = r.oid and not tgisinternal
  union all select format('sequence %s %s %s %s %s of %s', name, seqtypid::regtype, seqstart, seqincrement, seqcycle,
      (select refobjid::regclass || ' ' || refobjsubid from pg_depend d where d.objid = r.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i'))
    from relations r join pg_sequence s on s.seqrelid = r.oid
  union all select format('comment %s %s', objoid::regclass, description) from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from relations)
  union all select format('extension %s', extname) from pg_extension
  union all select format('schema %s', ${rightsOf('nspacl', 'muster_app%')}) from pg_namespace where nspname = 'public'`;

/** The schema of a database as text, in which the application's role has the name that it has in migrations. */
export async function schemaOf(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`with relations as (${RELATIONS}) ${FACTS}`);
    return rows.map(({ line }) => line.replaceAll(/\bmuster_app\w*/g, 'muster_app')).sort();
  } finally {
    await client.end();
  }
}
