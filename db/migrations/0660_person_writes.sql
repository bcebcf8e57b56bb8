-- How often each person wrote or was notified, with DATABASE_REPLICA_URL: a replica that has this row has everything before it.
create table person_writes (
  tenant_id int not null,
  user_id int not null,
  count bigint not null,
  at timestamptz not null,
  primary key (tenant_id, user_id)
) with (fillfactor = 70);
select make_tenant_table('person_writes');
