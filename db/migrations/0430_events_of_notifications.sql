-- How many events a notification is about: the applicants of one job are one notification until it is read.
alter table notifications add column event_count int not null default 1;
