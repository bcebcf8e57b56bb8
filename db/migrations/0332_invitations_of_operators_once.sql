-- no transaction
create unique index concurrently if not exists invitations_of_operators_once on invitations (tenant_id, email)
  where company_id is null and accepted_at is null and revoked_at is null;
