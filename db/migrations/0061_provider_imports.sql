-- A provider's identifier in the open feed, the same for as long as it exists; an imported one keeps its own.
alter table service_providers add column public_id uuid not null default gen_random_uuid();
create unique index service_providers_by_public_id on service_providers (tenant_id, public_id);
-- A digest of the imported row: the next import leaves alone what has not changed in the file, whatever operators have corrected since.
alter table service_providers add column source_digest text;
