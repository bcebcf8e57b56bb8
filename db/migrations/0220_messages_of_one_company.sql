-- A message names the company of its conversation, which its inbox searches by: the two can no longer differ. The narrower foreign key
-- stays, because the planner estimates joins by conversation with it.
alter table conversations add constraint conversations_with_company unique (tenant_id, id, company_id);
alter table messages add constraint messages_of_conversation_and_company
  foreign key (tenant_id, conversation_id, company_id) references conversations (tenant_id, id, company_id) on delete cascade;
