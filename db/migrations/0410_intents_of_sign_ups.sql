-- What a visitor wanted to do before signing up: the page to return to and what to save.
alter table sign_ups add column intent jsonb;
