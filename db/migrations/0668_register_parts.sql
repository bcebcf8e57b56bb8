-- The registrations of which an advert asks for one, where it asks for some parts of a register: a nurse of another part can't do its work. Jobs are read
-- again in the background.
alter table jobs add column register_parts text[] not null default '{}';
