-- The analytics service of a tenant: {kind, address, site, asks_consent}. Null for none. Constant, so no row is rewritten.
alter table tenants add column analytics jsonb;
