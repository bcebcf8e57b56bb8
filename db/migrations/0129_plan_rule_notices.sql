-- A person with a plan was told, or had nothing to be told, of a version of a rule that took effect: once for each person and version.
create table plan_rule_notices (
  tenant_id int not null references tenants (id),
  user_id int not null,
  rule_key text not null,
  version int not null,
  considered_at timestamptz not null default now(),
  primary key (tenant_id, user_id, rule_key, version),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('plan_rule_notices');

-- Who changed a rule is in the audit log; here it would outlive the account.
alter table plan_rule_versions drop column changed_by;

create index plan_links_by_end on plan_links (tenant_id, expires_at) where expires_at is not null;
