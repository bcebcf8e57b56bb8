-- The figures of an employer read answers and moves from indexes that have nothing else.
create index applications_answered on applications (tenant_id, job_id, submitted_at) include (answered_at)
  where answered_at is not null and stage <> 'draft';
drop index applications_figures;
create index applications_figures on applications (tenant_id, job_id, stage, submitted_at) include (stage_since);
create index application_moves on application_events (tenant_id, job_id, at) include (to_stage)
  where to_stage <> 'draft' and from_stage is distinct from to_stage;
drop index application_events_of_job;
