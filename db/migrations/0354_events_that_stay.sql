-- Events of an account's security are added and read, and deleted when their time is over: a month is the shortest period that a tenant can choose.
-- Deleting an account deletes its events as the owner of the table, which these rules do not concern.
create policy never_changed on security_events as restrictive for update using (false);
create policy only_old_deleted on security_events as restrictive for delete using (at < now() - interval '27 days');
