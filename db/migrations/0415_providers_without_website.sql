-- A provider may be reached by phone only.
alter table service_providers drop constraint support_services_url_check;
alter table service_providers add constraint service_providers_website check (website = '' or website ~ '^https://') not valid;
alter table service_providers drop constraint support_services_source_url_check;
alter table service_providers add constraint service_providers_source_url check (source_url = '' or source_url ~ '^https://') not valid;
