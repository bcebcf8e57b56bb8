-- The private address at which a person's calendar app reads their interviews. Only a hash of its token is stored.
create table interview_calendars (
  tenant_id int not null references tenants (id),
  user_id int not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('interview_calendars');
