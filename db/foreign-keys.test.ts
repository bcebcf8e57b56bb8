import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';

/**
 * Foreign keys without an index, with the reason. Deleting a row that such a key refers to reads the whole referring table of the
 * tenant.
 */
const WITHOUT_INDEX: Record<string, string> = {
  'action_suggestions (tenant_id, answer_option_id)': 'edited by operators, so it stays small',
  'address_claims (tenant_id, requested_by)': 'a few rows for each tenant',
  'application_batches (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'application_drafts (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'application_exports (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'company_changes (tenant_id, decided_by)': 'a few rows for each company',
  'company_changes (tenant_id, requested_by)': 'a few rows for each company',
  'company_domains (tenant_id, company_id)': 'companies are closed, not deleted',
  'contact_requests (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'conversations (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'cover_letters (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'invitations (tenant_id, company_id)': 'companies are closed, not deleted',
  'job_reports (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'master_answer_options (tenant_id, question_id)': 'edited by operators, so it stays small',
  'master_questions (tenant_id, after_option_id)': 'edited by operators, so it stays small',
  'match_feedback (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'messages (tenant_id, conversation_id, company_id)': 'the index of the conversation finds the same rows',
  'occupation_reports (tenant_id, decided_by)': 'edited by operators, so it stays small',
  'occupation_term_versions (tenant_id, changed_by)': 'edited by operators, so it stays small',
  'provider_reports (tenant_id, provider_id)': 'edited by operators, so it stays small',
  'resumes (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
  'saved_jobs (tenant_id, job_id)': 'only drafts of jobs are deleted, one at a time',
};

test('every foreign key between tables of tenants has an index that begins with its columns', async () => {
  const { owner } = await testWorker();
  // Indexes that are not partial, or partial only by "column is not null", which the check of a key implies.
  const { rows } = await owner.query<{ key: string }>(`
    select c.conrelid::regclass || ' (' || (select string_agg(a.attname, ', ' order by k.place)
        from unnest(c.conkey) with ordinality k (column_number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.column_number) || ')' as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
      -- Rows of tenants and of the shared lists are not deleted one by one.
      and exists (select from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'tenant_id' and not a.attisdropped)
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey)
    order by 1`);
  const missing = rows.map(({ key }) => key);
  expect(missing.filter((key) => !(key in WITHOUT_INDEX))).toEqual([]);
  expect(Object.keys(WITHOUT_INDEX).filter((key) => !missing.includes(key))).toEqual([]);
});
