-- Only the authority that imposed a restriction, or a higher one, lifts it. Decisions of earlier releases follow the actor's role.
alter table decisions add column authority text;
alter table decisions add constraint decisions_authority check (authority in ('company', 'operator', 'system_operator')) not valid;

-- A host or sender that a system operator declined stays declined, whatever its DNS says.
alter table address_claims add column declined_at timestamptz;
