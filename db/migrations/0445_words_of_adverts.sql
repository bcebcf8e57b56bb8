-- The words of the text of an advert, at positions that leave a gap to whatever is before and between its paragraphs, so that a phrase is
-- found in one of them only. At most as much text as a recruiter may write.
create function words_of_text(description text, responsibilities text[], requirements text[]) returns tsvector immutable parallel safe
language sql return
  words_apart(with_short_words(replace(replace(regexp_replace(
    left(concat_ws(' <p> ', description, array_to_string(responsibilities, ' <p> '), array_to_string(requirements, ' <p> ')), 50000),
    '</?(?:p|li|ul|ol|h[1-6]|div|br|tr|td)\M[^>]*>', ' a a ', 'gi'),
    '&amp;', '&'), '&nbsp;', ' ')));

-- What job_search has, and the words of the whole text, so that a search finds what only the text of an advert mentions. It is separate,
-- because its rows are many times as large. Written with job_search, and by a background job for jobs that were stored before.
create table job_search_text (
  tenant_id int not null,
  job_id int not null,
  -- The version of the job that was read.
  job_updated_at timestamptz not null,
  words tsvector not null,
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
select make_tenant_table('job_search_text');
-- As for job_search: the rows are public, and a policy that compares the tenant would keep the index on words from being used. Statements name
-- their tenant; writing is limited by policy.
drop policy of_tenant on job_search_text;
create policy read_public on job_search_text for select using (true);
create policy insert_own on job_search_text for insert with check (tenant_id = current_setting('app.tenant_id')::int);
create policy update_own on job_search_text for update using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
create policy delete_own on job_search_text for delete using (tenant_id = current_setting('app.tenant_id')::int);
create index job_search_text_words on job_search_text using gin (tenant_id, words) with (fastupdate = off);
-- The planner must know how common a word is.
alter table job_search_text alter column words set statistics 1000;
