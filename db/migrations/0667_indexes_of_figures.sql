-- no transaction
-- Operators' figures count the days of a range, and the audit log lists its actions, without reading all rows of a large tenant.
create index concurrently if not exists users_created on users (tenant_id, created_at);
create index concurrently if not exists job_events_published on job_events (tenant_id, at) where kind = 'published';
create index concurrently if not exists applications_submitted on applications (tenant_id, submitted_at) where stage <> 'draft';
create index concurrently if not exists applications_hired on applications (tenant_id, id) where stage = 'hired';
create index concurrently if not exists application_events_hired on application_events (tenant_id, at) where to_stage = 'hired';
create index concurrently if not exists audit_events_by_action on audit_events (tenant_id, action);
