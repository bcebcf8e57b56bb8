-- The dashboard counts the applications of an employer from narrow rows; those of applications_of_job have a dozen columns more.
create index applications_figures on applications (tenant_id, job_id, stage, submitted_at) include (stage_since, answered_at);
