-- Databases from before the baseline have this check without that of their older rows.
alter table decisions validate constraint decisions_authority;
