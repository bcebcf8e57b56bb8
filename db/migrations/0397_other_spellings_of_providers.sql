-- batches
-- The names of providers with accents or apostrophes, as they are typed without.
update provider_search d set words = d.words || n.words
from (
  select o.provider_id, setweight(words_apart(fold_name(concat_ws(' ', s.name, s.organisation))), 'B') as words
  from provider_search o
  join service_providers s on s.tenant_id = current_setting('app.tenant_id')::int and s.id = o.provider_id
  where o.tenant_id = current_setting('app.tenant_id')::int
    and lower(concat_ws(' ', s.name, s.organisation)) <> fold_name(concat_ws(' ', s.name, s.organisation))
    and not tsvector_to_array(to_tsvector('english', fold_name(concat_ws(' ', s.name, s.organisation)))) <@ tsvector_to_array(o.words)
  limit 1000
) n
where d.tenant_id = current_setting('app.tenant_id')::int and d.provider_id = n.provider_id
