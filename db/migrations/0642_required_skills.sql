-- The skills of an advert that somebody must have: only their absence is shown as a gap. Jobs are read again in the background.
alter table jobs add column required_skills text[] not null default '{}';
