import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { runRetention } from '#kit/server/records/retention.ts';
import { RETENTION_RULES } from '../retention.ts';

/** Runs statements as the owner, for rows that are too many to make one by one. */
const fill = (tenant: TestTenant, statements: string) =>
  tenant.owner.query(`begin; set local app.tenant_id = ${tenant.id}; ${statements}; commit`);

/** Several times what one step takes, and more parameters than tests allow in one statement (tenant-statements.ts). */
const MANY = 6000;

test('thousands of jobs that end together expire, in a tenant and in those after it', async () => {
  const [large, small] = [await newTenant(), await newTenant()];
  const endedJobs = (company: number, count: number) =>
    `insert into jobs (company_id, title, description, country_id, currency, status, published_at, closes_at)
     select ${company}, 'Fitter ' || n, 'Text', 232, 'GBP', 'published', now() - interval '40 days', now() - interval '1 hour'
     from generate_series(1, ${count}) n`;
  await fill(large, endedJobs(await large.company(), MANY));
  await fill(small, endedJobs(await small.company(), 1));
  for (const tenant of [large, small]) {
    await tenant.run((db) => tenant.app.muster.background.send(db, 'expire_jobs', 0));
    await tenant.app.muster.background.drain('expire_jobs');
  }
  const expired = (tenant: TestTenant) =>
    tenant.run(async (db) => {
      const jobs = await db.selectFrom('jobs').where('status', '=', 'expired').select(db.fn.countAll().as('count')).execute();
      const events = await db
        .selectFrom('job_events')
        .where('kind', '=', 'expired')
        .select(db.fn.countAll().as('count'))
        .execute();
      return [Number(jobs[0]?.count), Number(events[0]?.count)];
    });
  expect([await expired(large), await expired(small)]).toEqual([
    [MANY, MANY],
    [1, 1],
  ]);
}, 120_000);

test('thousands of unused files are deleted beside thousands of applications, and files in use stay', async () => {
  const tenant = await newTenant();
  const company = await tenant.company();
  const veteran = await tenant.veteran();
  const bytes = Buffer.from('%PDF-1.4');
  const file = { owner_id: veteran.id, name: 'cv.pdf', content_type: 'application/pdf', bytes };
  const used = await tenant.run((db) => keepFile(db, file));
  await fill(
    tenant,
    `insert into users (role, email, first_name, last_name, country_id)
     select 'veteran', 'v' || n || '@example.test', 'Sam', 'Test', 232 from generate_series(1, 100) n;
     insert into jobs (company_id, title, description, country_id, currency, status)
     select ${company}, 'Fitter ' || n, 'Text', 232, 'GBP', 'draft' from generate_series(1, 60) n;
     insert into applications (job_id, veteran_id, stage, submitted_at, resume_file_id)
     select j.id, u.id, 'submitted', now(), ${used} from jobs j, users u
     where j.tenant_id = ${tenant.id} and u.tenant_id = ${tenant.id} and u.email like 'v%@example.test' and u.id <> ${veteran.id};
     insert into files (owner_id, name, content_type, size, sha256, bytes, created_at)
     select ${veteran.id}, 'old.pdf', 'application/pdf', 8, sha256('x'), 'x', now() - interval '30 days' from generate_series(1, ${MANY});
     update files set created_at = now() - interval '30 days' where id = ${used}`,
  );
  const files = RETENTION_RULES.filter(({ name }) => name === 'files');
  expect(await runRetention(tenant.db, tenant.id, files)).toEqual({ files: MANY });
  expect(await tenant.run((db) => db.selectFrom('files').select('id').execute())).toEqual([{ id: used }]);
}, 120_000);
