-- The content of onboarding is the operators': what somebody has answered is hidden, never deleted, and two who write at once are told.

-- Rises with each change; a change names the one that it was made from.
alter table master_questions add column revision int not null default 1;
alter table action_suggestions add column revision int not null default 1;
alter table support_services add column revision int not null default 1;

-- An answer that is no longer offered stays with those who gave it.
alter table master_answer_options add column is_active boolean not null default true;
-- A next step that is no longer suggested stays in the plans that hold it as done.
alter table action_suggestions add column is_active boolean not null default true;
create index question_answers_of_option on question_answers (tenant_id, answer_option_id);
create index action_plan_items_of_suggestion on action_plan_items (tenant_id, suggestion_id);

alter table support_services add column email text;
-- The operators' own words on why it is proposed.
alter table support_services add column reason text check (length(reason) between 1 and 200);
-- Empty: those of every service.
alter table support_services add column military_service_ids int[] not null default '{}';
-- Whether staff of the tenant have read the facts at their source on the day as_of; until then they are what is generally known.
alter table support_services add column is_verified boolean not null default false;
