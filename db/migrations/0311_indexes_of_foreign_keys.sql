-- no transaction
-- Deleting a file or an account looks for the rows that refer to it. Without these indexes each deletion reads the whole table.
create index concurrently if not exists applications_resume_file on applications (tenant_id, resume_file_id) where resume_file_id is not null;
create index concurrently if not exists resumes_file on resumes (tenant_id, file_id) where file_id is not null;
create index concurrently if not exists users_picture_file on users (tenant_id, picture_file_id) where picture_file_id is not null;
create index concurrently if not exists companies_logo_file on companies (tenant_id, logo_file_id) where logo_file_id is not null;
create index concurrently if not exists service_providers_logo_file on service_providers (tenant_id, logo_file_id) where logo_file_id is not null;
create index concurrently if not exists files_owner on files (tenant_id, owner_id) where owner_id is not null;
create index concurrently if not exists jobs_created_by on jobs (tenant_id, created_by) where created_by is not null;
create index concurrently if not exists users_approved_by on users (tenant_id, approved_by) where approved_by is not null;
create index concurrently if not exists invitations_invited_by on invitations (tenant_id, invited_by) where invited_by is not null;
create index concurrently if not exists passkey_challenges_user on passkey_challenges (tenant_id, user_id) where user_id is not null;
create index concurrently if not exists social_attempts_user on social_attempts (tenant_id, link_user_id) where link_user_id is not null;
