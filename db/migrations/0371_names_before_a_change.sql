-- First and last name before their first change: texts of earlier releases name their people by them.
alter table users add column earlier_name text[];
