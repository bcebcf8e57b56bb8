-- batches
-- The level of a rank is worded in one way everywhere, so what employers read of candidates is projected again.
delete from candidate_refreshes
where tenant_id = current_setting('app.tenant_id')::int
  and tenant_id in (select tenant_id from candidate_refreshes where tenant_id = current_setting('app.tenant_id')::int limit 1)
