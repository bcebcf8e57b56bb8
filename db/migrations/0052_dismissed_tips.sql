-- Writing tips that a person has dismissed, as a fingerprint of the tip and the words it was about: the words themselves are not stored.
create table dismissed_tips (
  tenant_id int not null references tenants (id),
  user_id int not null,
  tip text not null check (tip ~ '^[0-9a-f]{14}$'),
  dismissed_at timestamptz not null,
  primary key (tenant_id, user_id, tip),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('dismissed_tips');
