-- batches
-- The standard step about saved searches leads to job alerts, which tick it. Texts that operators changed stay as they are.
with changed as (
  update action_suggestions s
  set link = '/veteran/alerts', why = 'Choose “Alert me” in a search, and we’ll email you new ones.', revision = s.revision + 1
  where s.tenant_id = current_setting('app.tenant_id')::int and s.link = '/veteran/jobs?jobType=jobs'
    and s.title = 'Save a search for jobs like the ones you want' and s.why = 'We’ll email you new ones.'
)
update plan_tasks t
set link = '/veteran/alerts', why = 'Choose “Alert me” in a search, and we’ll email you new ones.', revision = t.revision + 1
from (
  select o.id from plan_tasks o
  where o.tenant_id = current_setting('app.tenant_id')::int and o.plan_id is null and not o.is_own
    and o.link = '/veteran/jobs?jobType=jobs'
    and o.title = 'Save a search for jobs like the ones you want' and o.why = 'We’ll email you new ones.'
  limit 1000
) b
where t.tenant_id = current_setting('app.tenant_id')::int and t.id = b.id
