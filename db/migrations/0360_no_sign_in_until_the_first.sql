-- Null until a person signs in for the first time. Accounts that nobody has signed in to count as unused from their creation.
alter table users alter column last_signed_in_at drop default;
