-- batches
-- Earlier releases sent every company the candidate's own key. Each gets one that no company has read, marked by its version.
update candidate_search set key = overlay(gen_random_uuid()::text placing '8' from 15)::uuid
where tenant_id = current_setting('app.tenant_id')::int and user_id = any(array(
  select s.user_id from candidate_search s
  where s.tenant_id = current_setting('app.tenant_id')::int and substr(s.key::text, 15, 1) = '4' limit 1000
));
