-- Whom people can ask about a job. A table of its own, because it is data about a person: exported and erased by its email address.
create table job_contacts (
  tenant_id int not null references tenants (id),
  job_id int not null,
  name text check (length(name) between 1 and 100),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) between 1 and 40),
  -- Only recruiters of the company see a hidden contact.
  is_hidden boolean not null,
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade,
  check (coalesce(name, email, phone) is not null)
);
select make_tenant_table('job_contacts');
-- The contacts of a person, by the address of their account.
create index job_contacts_of_person on job_contacts (tenant_id, lower(email)) where email is not null;
