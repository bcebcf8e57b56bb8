-- The day on which a task got its date. A date that was past by then has not become late since.
alter table plan_tasks add column dated_on date not null default current_date;
