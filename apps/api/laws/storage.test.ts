import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { getStorage } from '#features/accounts/storage-contract.ts';
import { applyForJob } from '#features/applications/contract.ts';
import { saveApplicationDraft } from '#features/applications/draft-contract.ts';
import { addNote, startCvExport } from '#features/applications/pipeline-contract.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { uploadAttachment } from '#features/messages/contract.ts';
import { buildConversation, write } from '#features/messages/server/testing.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { createCoverLetter } from '#features/resumes/letters/contract.ts';
import { createResume, createResumeVersion, deleteResume, saveResume } from '#features/resumes/resumes-contract.ts';
import { tenantSettings } from '#kit/server/database/db.ts';
import { countStored, countTenant, DEFAULT_STORAGE, enforceStorage } from '#kit/server/records/storage.ts';

const MEGABYTE = 1_000_000;
const contentOf = (characters: number) => ResumeContent.parse({ basics: { name: 'Sam Test', summary: 'x'.repeat(characters) } });

/** As if a resume of this person had this size. */
const fill = (tenant: TestTenant, userId: number, bytes: number) =>
  tenant.run((db) =>
    db
      .insertInto('resumes')
      .values({
        user_id: userId,
        title: 'Large',
        content: JSON.stringify(contentOf(1)),
        content_bytes: bytes,
        trashed_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
/** As after a day: what is there is counted anew with the next write. */
const forgetCount = (tenant: TestTenant, userId: number) =>
  tenant.run((db) => db.updateTable('person_storage').set({ counted_at: null }).where('user_id', '=', userId).execute());
const usedBy = async (tenant: TestTenant, person: Person) => (await tenant.call(getStorage, {}, person)).body.data;

describe('a veteran', () => {
  test('who has stored as much as allowed is told what uses most and what to delete, and can go on afterwards', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const { body } = await tenant.call(createResume, { body: { content: contentOf(50_000) } }, veteran);
    const own = body.data;
    const { id } = await fill(tenant, veteran.id, DEFAULT_STORAGE.person);
    expect(await usedBy(tenant, veteran)).toMatchObject({
      of: 'person',
      limit: DEFAULT_STORAGE.person,
      kinds: [{ kind: 'cvs', label: 'CVs' }],
    });
    // Counted anew before anything is refused, so what was stored without being counted is found.
    await tenant.run((db) =>
      db.updateTable('person_storage').set({ bytes: DEFAULT_STORAGE.person }).where('user_id', '=', veteran.id).execute(),
    );
    for (const refused of [
      await tenant.call(createResume, { body: { content: contentOf(1000) } }, veteran),
      await tenant.call(createResumeVersion, { params: { id: own.id }, body: { name: 'First' } }, veteran),
    ]) {
      expect([refused.status, refused.failure.status]).toEqual([413, false]);
      expect(refused.failure.message).toBe(
        'Your storage is full: with this, you would use 100 of 100 MB. Most of it is for CVs (100 MB). Delete CVs that you no longer need, also from the trash, then try again.',
      );
    }
    const { title, design, revision } = own;
    const shorter = await tenant.call(
      saveResume,
      { params: { id: own.id }, body: { title, design, revision, content: contentOf(10) } },
      veteran,
    );
    expect(shorter.status).toBe(200);

    await tenant.call(deleteResume, { params: { id }, query: { for_good: true } }, veteran);
    expect((await tenant.call(createResume, { body: { content: contentOf(1000) } }, veteran)).status).toBe(201);
    const { bytes, kinds } = await usedBy(tenant, veteran);
    expect(bytes).toBeLessThan(MEGABYTE);
    expect(bytes).toBe(kinds.reduce((sum, kind) => sum + kind.bytes, 0));
  });

  test('can’t pass the bound with requests at the same time', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await fill(tenant, veteran.id, DEFAULT_STORAGE.person - 250_000);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => tenant.call(createResume, { body: { content: contentOf(100_000) } }, veteran)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413, 413]);
    expect((await usedBy(tenant, veteran)).bytes).toBeLessThanOrEqual(DEFAULT_STORAGE.person);
  });
});

describe('a veteran whose storage is full', () => {
  test('can still write messages, drafts and letters and apply, up to a reserve of a tenth', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    await write(tenant, recruiter, key);
    const other = await buildJob(tenant, { company_id: recruiter.company_id });
    const { id } = await fill(tenant, veteran.id, DEFAULT_STORAGE.person);
    const apply = (job: number) => tenant.call(applyForJob, { params: { id: job }, body: {}, files: { file: pdf() } }, veteran);
    await forgetCount(tenant, veteran.id);
    const draft = { revision: 0, content: { cover_letter: 'Dear team' } };
    const attached = () => tenant.call(uploadAttachment, { params: { id: key }, body: {}, files: { file: pdf() } }, veteran);
    expect([
      (await write(tenant, veteran, key, 'Yes.')).status,
      (await tenant.call(saveApplicationDraft, { params: { id: other }, body: draft }, veteran)).status,
      (await tenant.call(createCoverLetter, { body: {} }, veteran)).status,
      (await apply(other)).status,
      (await attached()).status,
    ]).toEqual([201, 200, 201, 201, 413]);

    await tenant.run((db) =>
      db
        .updateTable('resumes')
        .set({ content_bytes: DEFAULT_STORAGE.person + 10 * MEGABYTE })
        .where('id', '=', id)
        .execute(),
    );
    await forgetCount(tenant, veteran.id);
    expect((await write(tenant, veteran, key, 'Still.')).status).toBe(413);
  });

  test('mostly of what was sent is not advised to delete what can’t be deleted', async () => {
    const tenant = await newTenant();
    const { key, recruiter, veteran } = await buildConversation(tenant);
    await write(tenant, recruiter, key);
    await fill(tenant, veteran.id, 30 * MEGABYTE);
    const file = await tenant.call(uploadAttachment, { params: { id: key }, body: {}, files: { file: pdf() } }, veteran);
    await write(tenant, veteran, key, 'Here it is.', { attachment_ids: [file.body.data.id] });
    const resize = (megabytes: number) =>
      tenant.run((db) =>
        db
          .updateTable('files')
          .set({ size: megabytes * MEGABYTE })
          .where('owner_id', '=', veteran.id)
          .execute(),
      );
    const refusal = async () => {
      await forgetCount(tenant, veteran.id);
      return (await tenant.call(createResume, { body: { content: contentOf(10) } }, veteran)).failure.message;
    };
    // The CV of the application and the attachment.
    await resize(40);
    expect(await usedBy(tenant, veteran)).toMatchObject({
      kinds: expect.arrayContaining([
        { kind: 'sent_files', label: 'Files you sent', bytes: 80 * MEGABYTE },
        { kind: 'cvs', label: 'CVs', bytes: 30 * MEGABYTE },
      ]),
    });
    expect(await refusal()).toBe(
      'Your storage is full: with this, you would use 110 of 100 MB. Most of it is for Files you sent (80 MB). Delete CVs that you no longer need, also from the trash, then try again.',
    );
    await resize(60);
    expect(await refusal()).toContain(' (120 MB). Ask the operator of this site for more, then try again.');
  });
});

test('what recruiters store counts for their company, which only its admins see, and a ZIP beyond the bound says so', async () => {
  const tenant = await newTenant();
  const { id, job_id, recruiter } = await buildApplication(tenant);
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
  const note = () => tenant.call(addNote, { params: { id }, body: { body: 'Good talk.' } }, recruiter);
  expect((await note()).status).toBe(201);
  const before = await usedBy(tenant, recruiter);
  expect(before).toMatchObject({ of: 'company', limit: DEFAULT_STORAGE.company });
  expect(before.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['jobs', 'notes']));
  expect((await tenant.call(getStorage, {}, colleague)).status).toBe(403);

  await tenant.run(async (db) => {
    const file = {
      owner_id: colleague.id,
      name: 'a.pdf',
      content_type: 'application/pdf',
      bytes: Buffer.from('x'),
      sha256: Buffer.alloc(32),
    };
    await db
      .insertInto('files')
      .values({ ...file, size: 2_000_000_000 })
      .execute();
    await db
      .insertInto('files')
      .values({ ...file, size: 2_000_000_000 })
      .execute();
    await db
      .insertInto('files')
      .values({ ...file, size: 1_900_000_000 })
      .execute();
    await db.updateTable('company_storage').set({ counted_at: null }).where('company_id', '=', recruiter.company_id).execute();
  });
  const refused = await note();
  expect([refused.status, refused.failure.message]).toEqual([
    413,
    expect.stringMatching(
      /^Your company’s storage is full: with this, it would use 5,900 of 5,000 MB\. Most of it is for Attachments and logos/,
    ),
  ]);
  await tenant.call(startCvExport, { params: { id: job_id }, body: { ids: [id] } }, recruiter);
  await tenant.app.muster.background.drain('cv_export');
  const failed = await tenant.run((db) => db.selectFrom('application_exports').select(['status', 'error']).executeTakeFirst());
  expect(failed).toEqual({ status: 'failed', error: expect.stringContaining('Your company’s storage is full') });
});

test('an operator sees what the tenant stores, and nothing is added beyond its bound', async () => {
  const tenant = await newTenant();
  const [veteran, operator] = [await tenant.veteran(), await tenant.person('operator')];
  await fill(tenant, veteran.id, 3 * MEGABYTE);
  await tenant.run(countTenant);
  expect(await usedBy(tenant, operator)).toMatchObject({ of: 'tenant', bytes: 3 * MEGABYTE, limit: null });
  const store = (limit: number) =>
    tenant.run(async (db) => {
      countStored(db, veteran.id, 10);
      await enforceStorage(db, { ...DEFAULT_STORAGE, tenant: limit });
    });
  await store(4 * MEGABYTE);
  await expect(store(2 * MEGABYTE)).rejects.toMatchObject({
    status: 413,
    message: expect.stringMatching(/^The storage of this site is full/),
  });
});

const FEW = 'limited in length, and a few for each row that counts';
const LIMITED = 'limited in length and in number for each person';
const SYSTEM = 'written by the system, and erased after its time';
const SECRETS = 'keys and hashes';

/** Tables with long content that does not count, and why not. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  api_keys: SECRETS,
  api_replies: SYSTEM,
  application_batches: SYSTEM,
  application_contents: 'what the sent file says, and the file counts',
  application_events: FEW,
  application_offers: FEW,
  application_reminders: FEW,
  application_scores: FEW,
  authenticator_apps: SECRETS,
  candidate_search: 'one of each veteran, of bounded lists',
  company_changes: 'one of each company, of bounded fields',
  contact_requests: 'limited in length and to a number each day',
  course_interests: LIMITED,
  decisions: 'of operators',
  email_tokens: SECRETS,
  held_job_changes: 'two of each job, of bounded length',
  imported_jobs: 'the fields of an imported job as its source had them, of bounded length',
  interview_calendars: SECRETS,
  interviews: FEW,
  invitations: SECRETS,
  job_events: FEW,
  job_feeds: 'fifty of each owner',
  job_holds: FEW,
  job_pipelines: FEW,
  job_reports: LIMITED,
  job_templates: 'fifty of each company',
  mails: SYSTEM,
  notifications: SYSTEM,
  occupation_reports: 'of operators',
  occupation_term_versions: 'of operators',
  passkeys: SECRETS,
  plan_links: SECRETS,
  provider_reports: LIMITED,
  question_answers: 'one for each question',
  resume_shares: SECRETS,
  social_attempts: SECRETS,
  transition_plan_events: SYSTEM,
  transition_situations: SECRETS,
  veteran_profiles: 'one of each veteran, of bounded lists',
  webhook_endpoints: SECRETS,
  webhook_events: SYSTEM,
};

test('every table with long content of a person or company is counted, or named why not', async () => {
  const { owner } = await testWorker();
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (const statement of tenantSettings(0)) await client.query(statement);
    const { rows } = await client.query<{ table: string }>(
      `select distinct c.table_name as "table" from information_schema.columns c
       where c.table_schema = 'public' and (c.data_type in ('jsonb', 'bytea') or (c.data_type = 'text' and c.column_name in
           ('body', 'note', 'notes', 'message', 'content', 'description', 'details', 'cover_letter', 'answer_text', 'about', 'reply', 'report')))
         and exists (select from pg_constraint k where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'f'
           and k.confrelid in ('users'::regclass, 'companies'::regclass, 'applications'::regclass, 'jobs'::regclass, 'resumes'::regclass, 'conversations'::regclass))
         and not exists (select from information_schema.view_column_usage u where u.view_name = 'stored_bytes' and u.table_name = c.table_name)
       order by 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(NOT_COUNTED));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
