-- An operator can undo a decision for some seconds. The undoing is a row of its own, so that the history shows both.
alter table decisions add column undoes int;
alter table decisions add foreign key (tenant_id, undoes) references decisions (tenant_id, id) on delete cascade;
-- A decision is undone once.
create unique index decisions_undone on decisions (tenant_id, undoes) where undoes is not null;
