-- An invitation without a company is one of an operator. Releases that do not know them refuse their links: its sender administers
-- no company.
alter table invitations alter column company_id drop not null;
