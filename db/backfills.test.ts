import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { migrate } from './migrate.ts';

/** Rows as they were written before a migration, in two tenants that use the same ids, and what the migration makes of them. */

const serverUrl = inject('ownerUrl');
const database = `muster_backfills_${process.pid}`;
const ownerUrl = databaseUrl(serverUrl, database);
const TENANTS = [1, 2] as const;

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
const read = (tenant: number, statement: string) => query(ownerUrl, 'begin', `set local app.tenant_id = '${tenant}'`, statement);
const write = (tenant: number, ...statements: string[]) =>
  query(ownerUrl, 'begin', `set local app.tenant_id = '${tenant}'`, ...statements, 'commit');
const migrateTo = (last = '9999') =>
  migrate({ ownerUrl, appUrl: appRoleUrl(ownerUrl, TEST_SECRET), only: (name) => name <= last });

beforeAll(async () => {
  await query(serverUrl, `create database ${database}`);
  await migrateTo('0230_unused_accounts');
  // The tenants, and everything that the rows of each migration belong to. Application 1 of the second tenant has another job than that of the first.
  await query(
    ownerUrl,
    `insert into countries (id, name, iso2, phone_code, currency) values (232, 'United Kingdom', 'GB', '44', 'GBP') on conflict do nothing`,
    `insert into tenants (id, slug, name, country_id, marketing_site_url) overriding system value
      select n, 'tenant' || n, 'Tenant', 232, 'https://www.example.test' from unnest(array[${TENANTS.join()}]) n`,
  );
  for (const tenant of TENANTS)
    await write(
      tenant,
      `insert into companies (id, name, status, country_id) overriding system value values (1, 'Company', 'active', 232), (2, 'Other', 'active', 232)`,
      `insert into users (id, role, email, first_name, last_name, company_id) overriding system value values
        (1, 'veteran', 'one@example.test', 'ÉDITH', 'Mc Donald', null), (2, 'veteran', 'two@example.test', 'Sam', 'Two', null),
        (3, 'recruiter', 'three@example.test', 'Rae', 'Three', 1)`,
      `insert into jobs (id, company_id, title, description, country_id, currency, status, published_at) overriding system value
        select n, n, 'Fitter', 'x', 232, 'GBP', 'published', now() from generate_series(1, 2) n`,
      `insert into applications (id, job_id, veteran_id, submitted_at) overriding system value values
        (1, ${tenant}, 1, now()), (2, ${3 - tenant}, 1, now()), (3, ${tenant}, 2, now())`,
    );
});

describe('migration 0240', () => {
  beforeAll(async () => {
    for (const tenant of TENANTS)
      await write(
        tenant,
        `insert into application_tags (application_id, tag_key, tag, added_by) values (1, 'a', 'A', 3), (1, 'b', 'B', 3), (2, 'a', 'A', 3), (3, 'a', 'A', 3)`,
        `insert into application_reads (application_id, recruiter_id) values (1, 3), (2, 3)`,
      );
    await migrateTo('0240_narrow_reads_of_applicants');
  });

  test.each(TENANTS)('gives each tag and opening the job of its own application: tenant %i', async (tenant) => {
    const jobOf = { 1: tenant, 2: 3 - tenant, 3: tenant };
    expect(await read(tenant, 'select application_id, tag_key, job_id from application_tags order by 1, 2')).toEqual([
      { application_id: 1, tag_key: 'a', job_id: jobOf[1] },
      { application_id: 1, tag_key: 'b', job_id: jobOf[1] },
      { application_id: 2, tag_key: 'a', job_id: jobOf[2] },
      { application_id: 3, tag_key: 'a', job_id: jobOf[3] },
    ]);
    expect(await read(tenant, 'select application_id, job_id from application_reads order by 1')).toEqual([
      { application_id: 1, job_id: jobOf[1] },
      { application_id: 2, job_id: jobOf[2] },
    ]);
  });

  test.each(TENANTS)('stores existing names in lower case: tenant %i', async (tenant) => {
    expect(await read(tenant, 'select id, search_name from users order by id')).toEqual([
      { id: 1, search_name: 'édith mc donald' },
      { id: 2, search_name: 'sam two' },
      { id: 3, search_name: 'rae three' },
    ]);
  });
});

describe('migration 0241', () => {
  beforeAll(async () => {
    for (const tenant of TENANTS)
      await write(
        tenant,
        `insert into candidate_search (user_id, is_open, terms, available_on, summary, changed_at) values
          (1, ${tenant === 1}, '{skill:a,job:full_time}', '2026-0${tenant}-01', '{}', '2026-01-0${tenant}T00:00:00Z'),
          (2, true, '{skill:a}', null, '{}', '2026-02-0${tenant}T00:00:00Z')`,
        `insert into candidate_terms (user_id, term) values (1, 'skill:a'), (1, 'job:full_time'), (1, 'area:1,1'), (2, 'skill:a')`,
      );
    await migrateTo('0241_terms_tell_the_order');
  });

  test.each(TENANTS)('gives each term what its own candidate is sorted and filtered by: tenant %i', async (tenant) => {
    const first = { is_open: tenant === 1, available_on: `2026-0${tenant}-01`, changed_at: `2026-01-0${tenant}` };
    const second = { is_open: true, available_on: null, changed_at: `2026-02-0${tenant}` };
    const rows = await read(
      tenant,
      `select user_id, term, is_open, available_on::text, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD') as changed_at
        from candidate_terms order by user_id, term`,
    );
    expect(rows).toEqual([
      { user_id: 1, term: 'area:1,1', ...first },
      { user_id: 1, term: 'job:full_time', ...first },
      { user_id: 1, term: 'skill:a', ...first },
      { user_id: 2, term: 'skill:a', ...second },
    ]);
  });
});

describe('migration 0262', () => {
  beforeAll(async () => {
    await migrateTo('0261_pages_for_index_only_reads');
    for (const tenant of TENANTS)
      await write(
        tenant,
        `insert into application_events (application_id, job_id, to_stage, at) select id, job_id, 'submitted', now() from applications`,
      );
    await migrateTo('0262_moves_of_a_company');
  });

  test.each(TENANTS)('gives each move the company of its own job: tenant %i', async (tenant) => {
    expect(await read(tenant, 'select application_id, company_id from application_events order by 1')).toEqual([
      { application_id: 1, company_id: tenant },
      { application_id: 2, company_id: 3 - tenant },
      { application_id: 3, company_id: tenant },
    ]);
  });
});

describe('migration 0264', () => {
  beforeAll(async () => {
    await migrateTo('0263_groups_of_bytes');
    for (const tenant of TENANTS)
      await write(
        tenant,
        `insert into resumes (id, user_id, title, content, source) overriding system value
          values (1, 1, 'CV', '{}', 'onboarding'), (2, 2, 'CV', '{}', 'onboarding')`,
        `insert into resume_walks (resume_id, original_text) values (1, 'Text of tenant ${tenant}'), (2, null)`,
      );
    await migrateTo('0264_original_of_a_resume');
  });

  test.each(TENANTS)('moves the text of a file to its resume: tenant %i', async (tenant) => {
    expect(await read(tenant, 'select id, original_text from resumes order by 1')).toEqual([
      { id: 1, original_text: `Text of tenant ${tenant}` },
      { id: 2, original_text: null },
    ]);
  });
});

test('migration 0370 renews the keys that companies have read', async () => {
  await migrateTo('0369');
  // The earlier migrations left rows of these people.
  const OTHERS = `insert into candidate_search (user_id, is_open, terms, summary, changed_at)
    values (1, true, '{}', '{}', now()), (2, true, '{}', '{}', now()) on conflict do nothing`;
  for (const tenant of TENANTS) await write(tenant, OTHERS);
  const ofVersion = (tenant: number, version: number) =>
    read(tenant, `select count(*)::int as count from candidate_search where substr(key::text, 15, 1) = '${version}'`);
  const before = await Promise.all(TENANTS.map((tenant) => ofVersion(tenant, 4)));
  expect(before.flat().every(({ count }) => Number(count) >= 2)).toBe(true);
  await migrateTo('0370_keys_no_company_has_read');
  for (const [index, tenant] of TENANTS.entries())
    expect([await ofVersion(tenant, 4), await ofVersion(tenant, 8)]).toEqual([[{ count: 0 }], before[index]]);
});

test('the remaining migrations apply after them', async () => {
  await migrateTo();
  expect(await read(1, 'select count(*)::int as count from application_tags')).toEqual([{ count: 4 }]);
});
