-- Each imported resume keeps its file, so the text of a file that is no PDF belongs to the resume, not to the onboarding's walk through it.
alter table resumes add column original_text text;
do $$
declare tenant int;
begin
  -- The policies apply to the owner too.
  for tenant in select id from tenants loop
    execute format('set local app.tenant_id = %L', tenant);
    update resumes r set original_text = w.original_text
      from resume_walks w where w.tenant_id = tenant and r.tenant_id = tenant and r.id = w.resume_id and w.original_text is not null;
  end loop;
  execute 'set local app.tenant_id = ''0''';
end $$;
alter table resume_walks drop column original_text;
