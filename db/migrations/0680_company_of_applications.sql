-- The company of the job that an application is for, which never changes: what a company's screens count and list is read from one index,
-- without a step for each of its jobs. Null in rows of earlier versions, which a background job completes (applications/server/companies).
alter table applications add column company_id int;
