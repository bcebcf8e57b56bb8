-- How each kind of notification reaches a person by mail, and which notifications wait for the daily summary.

create table notification_settings (
  tenant_id int not null references tenants (id),
  user_id int not null,
  -- A key of KINDS in features/notifications/rules.ts.
  kind text not null,
  email text not null check (email in ('immediately', 'daily', 'never')),
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select make_tenant_table('notification_settings');

-- What the person's setting said when the notification was written; digested_at is when the daily summary took it.
alter table notifications
  add column email text not null default 'never' check (email in ('immediately', 'daily', 'never')),
  add column digested_at timestamptz;
create index notifications_to_digest on notifications (tenant_id, user_id) where email = 'daily' and digested_at is null;
create index notifications_of_user_by_id on notifications (tenant_id, user_id, id);

-- What a notification or mail is about, such as `application 12`: undoing an action within seconds takes back what was written about it.
alter table notifications add column topic text;
alter table mails add column topic text;
create index notifications_by_topic on notifications (tenant_id, topic) where topic is not null;
create index mails_waiting_by_topic on mails (tenant_id, topic) where topic is not null and sent_at is null;
