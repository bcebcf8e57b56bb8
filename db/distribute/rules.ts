/**
 * Tables of the schema `public`. `tenant_hosts` is read before the tenant is known, so it is shared although its rows name a tenant.
 * A CTE, to be used after `with`.
 */
export const LOCAL_TABLES = `tables as (
    select c.oid, c.oid::regclass::text as name, relispartition as is_partition, relforcerowsecurity as is_forced,
      case when relname <> 'tenant_hosts' then (select attnum from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) end as tenant,
      relname <> 'tenant_hosts' and exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as of_tenant
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely\\_%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e'))`;

const COLUMNS_OF = (numbers: string, relation: string) =>
  `(select string_agg(attname, ', ' order by array_position(${numbers}, attnum)) from pg_attribute
      where attrelid = ${relation} and attnum = any (${numbers}))`;

/**
 * What a database distributed by tenant_id requires of its tables. Each rule is a query over `tables` that selects what breaks it, as
 * a sentence in the column `fault`. Tried on Citus 13.2.2: each of these was refused, or cannot be moved to another node.
 */
export const RULES: readonly string[] = [
  `select format('%s: the unique index %s does not contain tenant_id', name, i.indexrelid::regclass) as fault
     from tables t join pg_index i on i.indrelid = t.oid
     where of_tenant and i.indisunique and not tenant = any (i.indkey)`,
  `select format('%s: the constraint %s does not exclude within one tenant_id', name, k.conname)
     from tables t join pg_constraint k on k.conrelid = t.oid
     where of_tenant and k.contype = 'x' and not exists (select from generate_subscripts(k.conkey, 1) n
       join pg_operator o on o.oid = k.conexclop[n] where k.conkey[n] = tenant and o.oprname = '=')`,
  `select format('%s: it has no primary key, by which a move to another node finds its rows', name)
     from tables t where of_tenant and not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
  `select format('%s: tenant_id is not "integer not null"', name)
     from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum = tenant
     where of_tenant and (a.atttypid <> 'integer'::regtype or not a.attnotnull or a.attgenerated <> '' or a.attidentity <> '')`,
  `select format('%s: the foreign key %s does not join tenant_id (%s)', t.name, k.conname, ${COLUMNS_OF('k.conkey', 'k.conrelid')})
     from pg_constraint k join tables t on t.oid = k.conrelid and t.of_tenant join tables r on r.oid = k.confrelid and r.of_tenant
     where k.contype = 'f' and not exists (select from generate_subscripts(k.conkey, 1) n
       where k.conkey[n] = t.tenant and k.confkey[n] = r.tenant)`,
  `select format('%s: the foreign key %s refers from shared rows to those of tenants in %s', t.name, k.conname, r.name)
     from pg_constraint k join tables t on t.oid = k.conrelid and not t.of_tenant join tables r on r.oid = k.confrelid and r.of_tenant
     where k.contype = 'f'`,
  `select format('%s: the foreign key %s writes to tenant_id: no "set null", "set default", or "on update cascade"', name, k.conname)
     from tables t join pg_constraint k on k.conrelid = t.oid
     where of_tenant and k.contype = 'f' and tenant = any (k.conkey) and (k.confdeltype in ('n', 'd') or k.confupdtype in ('n', 'd', 'c'))`,
  `select format('%s: the trigger %s, which a distributed table does not run', name, g.tgname)
     from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal`,
  `select format('%s: the policy %s contains a query', name, p.polname)
     from tables t join pg_policy p on p.polrelid = t.oid
     where concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~* '\\mselect\\M'`,
  `select format('%s: the policy %s is restrictive, and the nodes would have one that permits', name, p.polname)
     from tables t join pg_policy p on p.polrelid = t.oid where not p.polpermissive`,
  `select format('%s: a materialized view, which is not distributed', c.relname)
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'm'`,
];
