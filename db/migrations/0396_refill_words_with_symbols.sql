-- batches
-- The words of open jobs with such a word.
update job_search s set words = p.words
from (
  select o.tenant_id, o.job_id, o.lot, p.words
  from job_search o
  join job_projection p on p.tenant_id = current_setting('app.tenant_id')::int and p.job_id = o.job_id
  where o.tenant_id = current_setting('app.tenant_id')::int
    and exists (
      select from jobs j join companies c on c.tenant_id = current_setting('app.tenant_id')::int and c.id = j.company_id
      where j.tenant_id = current_setting('app.tenant_id')::int and j.id = o.job_id
        and concat_ws(' ', j.title, j.job_role, array_to_string(j.skills, ' '), c.name) ~* '[+#♯&]|\.net')
    and o.words is distinct from p.words
  limit 1000
) p
where s.tenant_id = current_setting('app.tenant_id')::int and s.job_id = p.job_id and s.lot = p.lot
