-- How many people have answered a question or chosen a provider: operators see it beside each, and what is in use is never deleted.
create index question_answers_of_question on question_answers (tenant_id, question_id);
create index chosen_services_of_service on chosen_services (tenant_id, service_id);
