import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/api/personal-data.ts';
import { newTenant, PASSWORD, type Person, queryAsApp, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { getUserProfile, login } from '#features/accounts/contract.ts';
import { confirmIdentity, getSecondFactors } from '#features/accounts/security-contract.ts';
import { findApplicants } from '#features/applications/contract.ts';
import { saveJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { findMessages } from '#features/messages/contract.ts';
import { buildConversation, write } from '#features/messages/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { exportPages } from '#kit/server/records/personal-data.ts';
import { deleteAccount, exportPersonalData, getPrivacy, keepAccount, startPersonalExport } from '../contract.ts';
import { deleteDueAccounts } from './deleting.ts';

const DAY = 86_400_000;
/** In the names and texts of the people below, and in nothing else. */
const MARK = 'Quillfeather';

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const nightOf = (tenant: TestTenant, day: Date) => deleteDueAccounts(tenant.work, tenant.id, PERSONAL_DATA, day);
const exportOf = async (tenant: TestTenant, person: Person) => {
  await tenant.call(startPersonalExport, { body: {} }, person);
  await tenant.app.muster.background.drain('personal_export');
  const { status, headers, bytes } = await tenant.call(exportPersonalData, {}, person);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  return unzipSync(bytes);
};
const jsonOf = (files: Record<string, Uint8Array>, name: string): Record<string, unknown>[] =>
  JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
const statusOf = async (tenant: TestTenant, person: Person, id: string) =>
  (await tenant.call(findMessages, { params: { id } }, person)).status;
const mailsTo = (tenant: TestTenant, email: string) =>
  tenant.run((db) => db.selectFrom('mails').select(['kind', 'subject']).where('to_email', '=', email).orderBy('id').execute());

/** The tables of the tenant in which some row contains the text. */
async function tablesWith(tenant: TestTenant, text: string): Promise<string[]> {
  const { owner } = await testWorker();
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const searches = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where tenant_id = ${tenant.id} and (to_jsonb(t) - 'bytes')::text ilike '%${text}%')`,
  );
  const { rows } = await queryAsApp(tenant.id, searches.join(' union all '));
  return rows.map(({ name }) => name).sort();
}

/** A veteran with a resume, an uploaded CV, an application, a saved job and a conversation. */
async function buildVeteran(tenant: TestTenant) {
  const veteran = await tenant.veteran({ first_name: MARK, email: `${MARK.toLowerCase()}@example.test` });
  await tenant.call(
    createResume,
    { body: { title: 'Fleet', content: { basics: { name: `Sam ${MARK}`, summary: 'Vehicle engineer.' } } } },
    veteran,
  );
  const { key, recruiter, job_id } = await buildConversation(tenant, { veteran });
  await write(tenant, recruiter, key, `Dear ${MARK}, are you free on Tuesday?`);
  await write(tenant, veteran, key, 'Yes, I am.');
  const saved = await buildJob(tenant, { title: 'Depot manager' });
  await tenant.call(saveJob, { params: { id: saved } }, veteran);
  return { veteran, recruiter, key, job_id };
}

describe('the export', () => {
  test('contains each kind of data, the CVs as PDF and the uploads, and only this person’s', async () => {
    const tenant = await newTenant();
    const { veteran, recruiter, key } = await buildVeteran(tenant);
    await write(tenant, recruiter, key, 'Send me your bank details and your card number.');
    await buildConversation(tenant);
    const files = await exportOf(tenant, veteran);

    expect(jsonOf(files, 'users')).toEqual([expect.objectContaining({ email: veteran.email, first_name: MARK })]);
    expect(jsonOf(files, 'users')[0]).not.toHaveProperty('password_hash');
    expect(jsonOf(files, 'saved_jobs')).toEqual([expect.objectContaining({ job: 'Depot manager' })]);
    expect(jsonOf(files, 'applications')).toHaveLength(1);
    // A message that waits for a check was not delivered.
    expect(jsonOf(files, 'messages').map(({ body }) => body)).toEqual([`Dear ${MARK}, are you free on Tuesday?`, 'Yes, I am.']);
    expect(jsonOf(files, 'resumes')[0]).toMatchObject({ title: 'Fleet' });
    expect(
      Buffer.from(files['cvs/Fleet.pdf'] ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    const uploads = Object.keys(files).filter((name) => name.startsWith('uploads/'));
    expect(uploads.length).toBeGreaterThanOrEqual(1);
    expect(Object.keys(files).find((name) => /token|passkey_challenges|notes|scores/.test(name))).toBeUndefined();
    const { rows } = await queryAsApp(
      tenant.id,
      `select actor_id from audit_events where tenant_id = ${tenant.id} and action = 'personal_data_exported'`,
    );
    expect(rows).toEqual([{ actor_id: veteran.id }]);
  });

  test('is packed once at a time, given again for an hour, and packed anew after a failure', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const { drain } = tenant.app.muster.background;
    const begin = async () => (await tenant.call(startPersonalExport, { body: {} }, veteran)).body.data.status;
    const shown = async () => (await tenant.call(getPrivacy, {}, veteran)).body.data.export;
    const change = (columns: { status?: string; created_at?: string }) =>
      tenant.run((db) => db.updateTable('personal_exports').set(columns).where('user_id', '=', veteran.id).execute());
    expect(await shown()).toBeNull();
    expect(await Promise.all([begin(), begin(), begin()])).toEqual(['waiting', 'waiting', 'waiting']);
    const waiting = await tenant.call(exportPersonalData, { query: { wait: 0 } }, veteran);
    expect([waiting.status, waiting.failure.data]).toMatchObject([202, { status: 'waiting' }]);
    expect(await drain('personal_export')).toBe(1);
    expect(await shown()).toMatchObject({ status: 'ready', error: null });
    expect(await begin()).toBe('ready');

    await change({ status: 'failed' });
    expect(await begin()).toBe('waiting');
    // Interrupted, and an hour old.
    await change({ status: 'working', created_at: inDays(-0.05).toISOString() });
    expect(await begin()).toBe('waiting');
    await drain('personal_export');
    expect(await shown()).toMatchObject({ status: 'ready' });
  });

  test('reads a long table page by page, as the person’s only', async () => {
    const tenant = await newTenant();
    const [veteran, other] = [await tenant.veteran(), await tenant.veteran()];
    await tenant.run((db) =>
      db
        .insertInto('notifications')
        .values(
          [veteran, other].flatMap(({ id }) =>
            Array.from({ length: 50 }, (_, index) => ({ user_id: id, kind: 'plan', title: `${id} ${index}` })),
          ),
        )
        .execute(),
    );
    const { pages, names } = await tenant.run(async (db) => {
      const listed = PERSONAL_DATA.find(({ table, person }) => table === 'notifications' && person === 'user_id');
      const read: Record<string, unknown>[][] = [];
      if (listed) for await (const page of exportPages(db, listed, veteran.id)) read.push(page);
      return { pages: read.map((page) => page.length), names: read.flat().map(({ title }) => title) };
    });
    expect(pages).toEqual([20, 20, 10]);
    expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `${veteran.id} ${index}`));
  });

  test('is available to an inactive account, to a recruiter without a company and to an operator, and not to a visitor', async () => {
    const tenant = await newTenant();
    for (const person of [
      await tenant.veteran({ status: 'inactive' }),
      await tenant.person('recruiter'),
      await tenant.person('operator'),
    ])
      expect(jsonOf(await exportOf(tenant, person), 'users')).toEqual([expect.objectContaining({ id: person.id })]);
    expect((await tenant.call(exportPersonalData)).status).toBe(401);
  });

  test('lists every table that refers to a person, or names why not', async () => {
    const { rows } = await (await testWorker()).owner.query<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as "table", a.attname as "column"
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname <> 'tenant_id'`,
    );
    const listed = new Set(
      PERSONAL_DATA.map(
        ({ table, person }) =>
          `${table}.${typeof person === 'string' ? person : 'ids' in person ? person.ids : 'email' in person ? person.email : person.column}`,
      ),
    );
    // What an operator or recruiter did for the tenant or company, not facts about them.
    const notPersonal = [
      'address_claims.requested_by',
      'company_changes.decided_by',
      'company_changes.requested_by',
      'invitations.invited_by',
      'occupation_reports.decided_by',
      'occupation_term_versions.changed_by',
      'users.approved_by',
    ];
    const missing = rows.map(({ table, column }) => `${table}.${column}`).filter((one) => !listed.has(one));
    expect(missing.sort()).toEqual(notPersonal);
  });
});

describe('the deletion of an account', () => {
  test('is scheduled once, confirmed, reminded and can be cancelled until it happens', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const first = await tenant.call(deleteAccount, {}, veteran);
    expect(first.status).toBe(200);
    const again = await tenant.call(deleteAccount, {}, veteran);
    expect(again.body.data.delete_at).toBe(first.body.data.delete_at);
    expect(Math.round((Date.parse(first.body.data.delete_at ?? '') - Date.now()) / DAY)).toBe(30);
    expect((await mailsTo(tenant, veteran.email)).map(({ kind }) => kind)).toEqual(['account_deletion']);
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(200);

    await nightOf(tenant, inDays(28));
    await nightOf(tenant, inDays(28));
    expect((await tenant.call(findNotifications, {}, veteran)).body.data).toHaveLength(2);

    expect((await tenant.call(keepAccount, { body: {} }, veteran)).status).toBe(200);
    expect((await tenant.call(getPrivacy, {}, veteran)).body.data).toEqual({
      delete_at: null,
      asked_at: null,
      blocked: null,
      export: null,
    });
    await nightOf(tenant, inDays(40));
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(200);
  });

  test('requires a recent proof of identity', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    await tenant.run((db) =>
      db
        .updateTable('sessions')
        .set({ identity_confirmed_at: inDays(-1).toISOString() })
        .where('user_id', '=', veteran.id)
        .execute(),
    );
    const refused = await tenant.call(deleteAccount, {}, veteran);
    expect([refused.status, refused.failure.data]).toEqual([403, { confirm_identity: true }]);
  });

  test('is open to an account that operators deactivated or did not approve, with the same proof', async () => {
    const tenant = await newTenant();
    for (const status of ['inactive', 'rejected'] as const) {
      const veteran = await tenant.veteran({ status });
      await tenant.run((db) =>
        db
          .updateTable('sessions')
          .set({ identity_confirmed_at: inDays(-1).toISOString() })
          .where('user_id', '=', veteran.id)
          .execute(),
      );
      expect((await tenant.call(deleteAccount, {}, veteran)).status).toBe(403);
      expect((await tenant.call(getSecondFactors, {}, veteran)).body.data.has_password).toBe(true);
      expect((await tenant.call(confirmIdentity, { body: { password: PASSWORD } }, veteran)).status).toBe(200);
      expect((await tenant.call(deleteAccount, {}, veteran)).status).toBe(200);
      expect((await tenant.call(keepAccount, { body: {} }, veteran)).status).toBe(200);
    }
  });

  test('leaves nothing of a veteran but the last email, and others untouched', async () => {
    const tenant = await newTenant();
    const { veteran, recruiter, key, job_id } = await buildVeteran(tenant);
    const other = await buildConversation(tenant);
    expect(await tablesWith(tenant, MARK)).toEqual(expect.arrayContaining(['messages', 'resumes', 'users']));
    await tenant.call(deleteAccount, {}, veteran);
    await nightOf(tenant, inDays(29));
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(200);
    await nightOf(tenant, inDays(31));
    await nightOf(tenant, inDays(31));

    expect(await mailsTo(tenant, veteran.email)).toEqual([expect.objectContaining({ kind: 'account_deleted' })]);
    expect(await tablesWith(tenant, MARK)).toEqual(['mails']);
    expect((await tenant.call(getUserProfile, {}, veteran)).status).toBe(401);
    const gone = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    expect(gone.status).toBe(401);
    const applicants = await tenant.call(findApplicants, { params: { id: job_id }, query: {} }, recruiter);
    expect([applicants.status, applicants.body.data]).toEqual([200, []]);
    expect(await statusOf(tenant, recruiter, key)).toBe(404);
    expect(await statusOf(tenant, other.veteran, other.key)).toBe(200);
  });

  test('of a recruiter keeps what they wrote for their company, without their name', async () => {
    const tenant = await newTenant();
    const colleague = await tenant.recruiter();
    const leaving = await tenant.recruiter({
      company_id: colleague.company_id,
      is_admin: false,
      first_name: MARK,
      email: `${MARK.toLowerCase()}@company.test`,
    });
    const veteran = await tenant.veteran();
    const { key } = await buildConversation(tenant, { veteran, job: { company_id: colleague.company_id } });
    await tenant.call(deleteAccount, {}, leaving);
    await nightOf(tenant, inDays(31));
    expect(await tablesWith(tenant, MARK)).toEqual(['mails']);
    expect(await statusOf(tenant, veteran, key)).toBe(200);
    const again = await tenant.call(login, { body: { email: leaving.email, password: PASSWORD, role: 'recruiter' } });
    expect(again.status).toBe(401);
  });

  test('is refused while a company needs the person, and postponed when it does so later', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
    const onlyAdmin = await tenant.call(deleteAccount, {}, admin);
    expect([onlyAdmin.status, onlyAdmin.failure.message]).toEqual([
      409,
      expect.stringMatching(/Make a colleague an admin first/),
    ]);
    expect((await tenant.call(deleteAccount, {}, colleague)).status).toBe(200);
    await nightOf(tenant, inDays(31));

    expect((await tenant.call(deleteAccount, {}, admin)).status).toBe(200);
    await buildJob(tenant, { company_id: admin.company_id });
    await nightOf(tenant, inDays(31));
    expect((await tenant.call(getPrivacy, {}, admin)).body.data.blocked).toMatch(/open jobs/);
    expect((await tenant.call(findNotifications, {}, admin)).body.data[0]?.title).toBe('Your account could not be deleted yet');
    // The next nights do not repeat it.
    await nightOf(tenant, inDays(32));
    expect((await mailsTo(tenant, admin.email)).filter(({ subject }) => subject.includes('could not be deleted'))).toHaveLength(
      1,
    );

    const operator = await tenant.person('operator');
    expect((await tenant.call(deleteAccount, {}, operator)).status).toBe(403);
  });
});

describe('an unused account', () => {
  const unusedTenant = async (months = 12) => {
    const tenant = await newTenant();
    await tenant.owner.query(`update tenants set retention = retention || $2 where id = $1`, [
      tenant.id,
      { idle_accounts_months: months },
    ]);
    return tenant;
  };
  /** Last signed in so many days ago, with the session of that day gone. */
  const leaveUnused = (tenant: TestTenant, person: Person, days: number) =>
    tenant.run(async (db) => {
      await db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
      await db
        .updateTable('users')
        .set({ last_signed_in_at: inDays(-days).toISOString() })
        .where('id', '=', person.id)
        .execute();
    });
  const signIn = async (tenant: TestTenant, person: Person) =>
    (await tenant.call(login, { body: { email: person.email, password: PASSWORD, role: 'veteran' } })).status;
  const rows = (tenant: TestTenant) => tenant.run((db) => db.selectFrom('account_deletions').select('user_id').execute());

  test('is warned about once, reminded, and deleted 30 days later', async () => {
    const tenant = await unusedTenant();
    const unused = await tenant.veteran();
    const used = await tenant.veteran();
    await leaveUnused(tenant, unused, 400);
    await leaveUnused(tenant, used, 300);
    await nightOf(tenant, inDays(0));
    await nightOf(tenant, inDays(1));
    const warning = expect.objectContaining({
      kind: 'account_deletion',
      subject: expect.stringMatching(/^Your account will be deleted on /),
    });
    expect(await mailsTo(tenant, unused.email)).toEqual([warning]);
    expect(await mailsTo(tenant, used.email)).toEqual([]);

    await nightOf(tenant, inDays(28));
    expect(await mailsTo(tenant, unused.email)).toEqual([warning, warning]);
    await nightOf(tenant, inDays(31));
    expect(await mailsTo(tenant, unused.email)).toEqual([expect.objectContaining({ kind: 'account_deleted' })]);
    expect(await signIn(tenant, unused)).toBe(401);
    expect(await signIn(tenant, used)).toBe(200);
  });

  test('counts from its creation if nobody has signed in to it; that of a former colleague is not one', async () => {
    const tenant = await unusedTenant();
    const [never, colleague] = [await tenant.veteran(), await tenant.recruiter()];
    const created = { last_signed_in_at: null, created_at: inDays(-400).toISOString() };
    await tenant.run(async (db) => {
      await db.deleteFrom('sessions').execute();
      await db.updateTable('users').set(created).execute();
      await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', colleague.id).execute();
    });
    await nightOf(tenant, inDays(0));
    expect(await rows(tenant)).toEqual([{ user_id: never.id }]);
    await nightOf(tenant, inDays(31));
    expect(await rows(tenant)).toEqual([]);
  });

  test('is kept by signing in, without another step', async () => {
    const tenant = await unusedTenant();
    const veteran = await tenant.veteran();
    await leaveUnused(tenant, veteran, 400);
    await nightOf(tenant, inDays(0));
    const { body } = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    const back = { ...veteran, token: body.data.token };
    expect((await tenant.call(getPrivacy, {}, back)).body.data).toMatchObject({ delete_at: null });
    await nightOf(tenant, inDays(31));
    expect((await tenant.call(getUserProfile, {}, back)).status).toBe(200);
    expect(await rows(tenant)).toEqual([]);
  });

  test('can be deleted by its owner after all, by a date of its own', async () => {
    const tenant = await unusedTenant();
    const veteran = await tenant.veteran();
    await leaveUnused(tenant, veteran, 400);
    await nightOf(tenant, inDays(-20));
    const { body } = await tenant.call(login, { body: { email: veteran.email, password: PASSWORD, role: 'veteran' } });
    const requested = await tenant.call(deleteAccount, {}, { ...veteran, token: body.data.token });
    expect(Math.round((Date.parse(requested.body.data.delete_at ?? '') - Date.now()) / DAY)).toBe(30);
    await nightOf(tenant, inDays(0));
    expect(await rows(tenant)).toEqual([{ user_id: veteran.id }]);
  });

  test('stays where the tenant keeps forever, while a session is valid, of an operator, and of a recruiter whom a company needs', async () => {
    const forever = await unusedTenant(0);
    await leaveUnused(forever, await forever.veteran(), 4000);
    await nightOf(forever, inDays(0));
    expect(await rows(forever)).toEqual([]);

    const tenant = await unusedTenant();
    const signedIn = await tenant.veteran();
    await tenant.run((db) =>
      db
        .updateTable('users')
        .set({ last_signed_in_at: inDays(-400).toISOString() })
        .execute(),
    );
    await leaveUnused(tenant, await tenant.person('operator'), 400);
    const recruiter = await tenant.recruiter();
    await buildJob(tenant, { company_id: recruiter.company_id });
    await leaveUnused(tenant, recruiter, 400);
    await nightOf(tenant, inDays(0));
    expect(await rows(tenant)).toEqual([]);

    await tenant.run((db) => db.updateTable('jobs').set({ status: 'closed' }).execute());
    await nightOf(tenant, inDays(0));
    expect(await rows(tenant)).toEqual([{ user_id: recruiter.id }]);
    await tenant.run((db) => db.updateTable('jobs').set({ status: 'published' }).execute());
    await nightOf(tenant, inDays(31));
    // The recruiter's is cancelled. The veteran's session has expired by then.
    expect(await rows(tenant)).toEqual([{ user_id: signedIn.id }]);
    expect((await tenant.call(getUserProfile, {}, recruiter)).status).toBe(401);
    expect(await tenant.run((db) => db.selectFrom('users').select('status').where('id', '=', recruiter.id).execute())).toEqual([
      { status: 'active' },
    ]);
  });
});
