-- Where people write whose account or company was rejected, is inactive or waits for approval. Null: their pages name the site's team without an address.
alter table tenants add column contact_email text check (contact_email = lower(contact_email) and contact_email <> '');
