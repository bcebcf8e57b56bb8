import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/api/personal-data.ts';
import { newTenant, PASSWORD, type Person, queryAsApp, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { login } from '#features/accounts/contract.ts';
import { createInvitation } from '#features/accounts/invitation-contract.ts';
import { updateUserProfile } from '#features/accounts/profile-contract.ts';
import { changeEmail, confirmEmail } from '#features/accounts/security-contract.ts';
import { applyForJob, getSentResume, withdrawApplication } from '#features/applications/contract.ts';
import { addNote, savePipelineView } from '#features/applications/pipeline-contract.ts';
import { pdf } from '#features/applications/server/testing.ts';
import { addTracked, setApplicationReminder } from '#features/applications/tracking-contract.ts';
import { declineContactRequest, findContactRequests, sendContactRequests } from '#features/candidates/contract.ts';
import { keyAt, openUp, refresh } from '#features/candidates/server/testing.ts';
import { joinCompany } from '#features/companies/contract.ts';
import { showInterest } from '#features/courses/contract.ts';
import { buildCourse } from '#features/courses/server/testing.ts';
import { cancelOwnInterview, declineInterviewTimes, proposeInterview } from '#features/interviews/contract.ts';
import { proposal } from '#features/interviews/server/testing.ts';
import { reportJob } from '#features/jobs/report-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { decideHeldMessage, reportMessage } from '#features/messages/contract.ts';
import { buildConversation, write } from '#features/messages/server/testing.ts';
import { queueDigests } from '#features/notifications/server/testing.ts';
import { decideOnPerson } from '#features/operator/contract.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';
import { reportServiceProvider } from '#features/services/contract.ts';
import { buildProvider } from '#features/services/server/testing.ts';
import { deleteAccount, exportPersonalData, startPersonalExport } from '../contract.ts';
import { deleteDueAccounts } from './deleting.ts';

const NAME = { first_name: 'Thaddeus', last_name: 'Quillfeather' };
/** Typed wherever the person can type. */
const PHRASE = 'zanzibarium';
const FORMER = 'former.address@quillpost.test';
const NOW = 'present.address@quillpost.test';

/** Every column of text, JSON, lists or bytes of every table that the application reads, also of the queue. */
async function columns(): Promise<{ table: string; column: string; type: string; of_tenant: boolean }[]> {
  const { owner } = await testWorker();
  const { rows } = await owner.query(
    `select n.nspname || '.' || c.relname as table, a.attname as column, t.typname as type,
            exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'tenant_id') as of_tenant
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar', 'bytea', 'tsvector')
        and has_table_privilege((select rolname from pg_roles where rolname like 'muster_app%' limit 1), c.oid, 'select')`,
  );
  return rows;
}

/** The columns in which some row contains one of these texts, for a tenant and in tables that all tenants share. */
async function columnsWith(tenant: TestTenant, ...texts: string[]): Promise<string[]> {
  const patterns = `array[${texts.map((text) => `'%${text}%'`).join(', ')}]`;
  const searches = (await columns()).map(({ table, column, type, of_tenant }) => {
    const text = type === 'bytea' ? `encode(t."${column}", 'escape')` : `t."${column}"::text`;
    return `select '${table.replace('public.', '')}.${column}' as name where exists (select from ${table} t
      where ${of_tenant ? `t.tenant_id = ${tenant.id}` : 'true'} and ${text} ilike any (${patterns}))`;
  });
  // Several statements of one string have a result each.
  const results = [await queryAsApp(tenant.id, searches.join(';'))].flat();
  return results.flatMap(({ rows }) => rows.map(({ name }) => name)).sort();
}

const erase = async (tenant: TestTenant, person: Person) => {
  expect((await tenant.call(deleteAccount, {}, person)).status).toBe(200);
  await deleteDueAccounts(tenant.work, tenant.id, PERSONAL_DATA, new Date(Date.now() + 31 * 86_400_000));
};

const addressesOf = (tenant: TestTenant, { id }: Person) =>
  tenant.run((db) =>
    db
      .selectFrom('audit_events')
      .select(['action', 'address'])
      .where('actor_id', '=', id)
      .where('address', 'is not', null)
      .execute(),
  );

/** Moves an account from the former to the present address, which leaves mails at both. */
async function moveMailbox(tenant: TestTenant, person: Person) {
  await tenant.call(changeEmail, { body: { email: NOW, password: PASSWORD } }, person);
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', NOW).executeTakeFirstOrThrow(),
  );
  const token = /token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '';
  expect((await tenant.call(confirmEmail, { body: { token } }, person)).status).toBe(200);
}

/** A veteran who typed the phrase in every form that others read, with what the others were told about it. */
async function buildRichVeteran(tenant: TestTenant) {
  const ok = ({ status, failure }: { status: number; failure?: unknown }) =>
    expect([200, 201], JSON.stringify(failure)).toContain(status);
  const operator = await tenant.person('operator');
  const veteran = await tenant.veteran({ ...NAME, email: FORMER });
  await moveMailbox(tenant, veteran);
  ok(await tenant.call(login, { body: { email: NOW, password: 'wrong', role: 'veteran' } }).then(() => ({ status: 200 })));
  const content = { basics: { name: `Thaddeus Quillfeather`, email: NOW, summary: PHRASE } };
  ok(await tenant.call(createResume, { body: { title: PHRASE, content } }, veteran));
  // What the company of an application is told.
  const { id, recruiter, key } = await buildConversation(tenant, { veteran });
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
  ok(await tenant.call(getSentResume, { params: { id } }, recruiter));
  const note = { body: `${PHRASE} said so`, mentions: [colleague.id] };
  ok(await tenant.call(addNote, { params: { id }, body: note }, recruiter));
  ok(await write(tenant, veteran, key, `Good morning, ${PHRASE}.`));
  const held = await write(tenant, veteran, key, `Send me your bank details, ${PHRASE}.`);
  ok(
    await tenant.call(
      decideHeldMessage,
      { params: { id: held.body.data.id }, body: { approved: false, note: PHRASE } },
      operator,
    ),
  );
  const written = await write(tenant, recruiter, key, 'Good morning.');
  ok(await tenant.call(reportMessage, { params: { id: written.body.data.id }, body: { reason: PHRASE } }, veteran));
  const proposed = await tenant.call(proposeInterview, { params: { id }, body: proposal(recruiter) }, recruiter);
  const { id: interview, revision } = proposed.body.data;
  const noneFit = { revision, wish: PHRASE, time_zone: 'Europe/London' };
  const wished = await tenant.call(declineInterviewTimes, { params: { id: interview }, body: noneFit }, veteran);
  ok(wished);
  const cancelled = { revision: wished.body.data.revision, reason: PHRASE };
  ok(await tenant.call(cancelOwnInterview, { params: { id: interview }, body: cancelled }, veteran));
  ok(await tenant.call(setApplicationReminder, { params: { id }, body: { remind_on: '2027-11-30', note: PHRASE } }, veteran));
  ok(await tenant.call(withdrawApplication, { params: { id } }, veteran));
  const second = await buildJob(tenant, { company_id: recruiter.company_id });
  ok(
    await tenant.call(
      applyForJob,
      { params: { id: second }, body: { cover_letter: PHRASE }, files: { file: pdf('cv.pdf', PHRASE) } },
      veteran,
    ),
  );
  // What operators and providers are told.
  const reported = await buildJob(tenant);
  ok(await tenant.call(reportJob, { params: { id: reported }, body: { reason: 'money', details: PHRASE } }, veteran));
  const provider = await buildProvider(tenant, {});
  ok(await tenant.call(reportServiceProvider, { params: { id: provider }, body: { kind: 'other', note: PHRASE } }, veteran));
  const course = await buildCourse(tenant, operator);
  ok(await tenant.call(showInterest, { params: { id: course }, body: { message: PHRASE, consent: true } }, veteran));
  ok(await tenant.call(addTracked, { body: { title: 'Fitter', company_name: 'Elsewhere', note: PHRASE } }, veteran));
  // What a company that asked to contact them is told.
  ok(await openUp(tenant, veteran, { headline: PHRASE }));
  await refresh(tenant);
  const asker = await tenant.recruiter();
  const named = await keyAt(tenant, veteran.id, asker.company_id);
  const message = 'We run a workshop for heavy vehicles and would like to talk.';
  ok(await tenant.call(sendContactRequests, { body: { keys: [named], message } }, asker));
  const [requested] = (await tenant.call(findContactRequests, {}, veteran)).body.data;
  const decline = { params: { id: requested?.id ?? 0 }, body: { reported: true, report: PHRASE } };
  ok(await tenant.call(declineContactRequest, decline, veteran));
  for (const email of [FORMER, NOW]) ok(await tenant.call(createInvitation, { body: { email, is_admin: false } }, asker));
  ok(
    await tenant.call(
      decideOnPerson,
      { params: { id: veteran.id }, body: { status: 'inactive', note: `${PHRASE} told us` } },
      operator,
    ),
  );
  ok(await tenant.call(decideOnPerson, { params: { id: veteran.id }, body: { status: 'active' } }, operator));
  await queueDigests(tenant);
  return { veteran, recruiter };
}

describe('after the deletion of a veteran', () => {
  test('no column of any table contains their name, an address, or what they typed', async () => {
    const tenant = await newTenant();
    const { veteran } = await buildRichVeteran(tenant);
    const before = await columnsWith(tenant, 'Quillfeather', 'quillpost', PHRASE);
    expect(before).toEqual(
      expect.arrayContaining([
        'application_notes.body',
        'application_reminders.note',
        'applications.cover_letter',
        'candidate_visibility.headline',
        'contact_requests.report',
        'course_interests.message',
        'decisions.note',
        'files.bytes',
        'interviews.cancel_reason',
        'interviews.wish',
        'invitations.email',
        'job_reports.details',
        'mails.body_text',
        'mails.subject',
        'mails.to_email',
        'message_reports.reason',
        'messages.body',
        'messages.decision_note',
        'notifications.body',
        'notifications.title',
        'provider_reports.note',
        'resumes.content',
        'tracked_applications.note',
        'users.email',
        'users.former_emails',
        'users.last_name',
      ]),
    );
    expect(await columnsWith(tenant, 'former.address')).toEqual(
      expect.arrayContaining(['mails.to_email', 'users.former_emails']),
    );
    await tenant.call(startPersonalExport, { body: {} }, veteran);
    await tenant.app.muster.background.drain('personal_export');
    await tenant.call(exportPersonalData, {}, veteran);
    expect(await addressesOf(tenant, veteran)).toEqual([expect.objectContaining({ action: 'personal_data_exported' })]);
    await erase(tenant, veteran);
    // The last email waits to be sent; its row goes then.
    await tenant.run((db) =>
      db.deleteFrom('mails').where('tenant_id', '=', db.tenant_id).where('forget_when_sent', '=', true).execute(),
    );
    expect(await columnsWith(tenant, 'Quillfeather', 'quillpost', PHRASE)).toEqual([]);
    expect(await addressesOf(tenant, veteran)).toEqual([]);
  });
});

test('texts of earlier releases go with whoever they name in full, and with nobody whose name is a pattern, a part or younger', async () => {
  const tenant = await newTenant();
  const people: Person[] = [];
  for (const [first_name, last_name] of [
    ['%', '%'],
    ['%%', '__'],
    ['..', '.*'],
    ['A', 'B'],
    ['Sam', 'Hill'],
    ['Ann (Jo)', "O'Neil"],
  ] as const)
    people.push(await tenant.veteran({ first_name, last_name }));
  const other = await tenant.recruiter();
  const about = (title: string, created_at = new Date().toISOString()) => ({
    user_id: other.id,
    kind: 'account_decided',
    title,
    created_at,
  });
  const stored = ['A B applied', 'Sam Hillary applied', 'Adasam Hill applied', 'Sam Hill-Jones applied', 'sam hill'];
  await tenant.run(async (db) => {
    await db
      .insertInto('notifications')
      .values([
        ...[...stored, 'Sam Hill applied', 'An answer of “Sam Hill”', "Ann (Jo) O'Neil’s answer"].map((title) => about(title)),
        about('Sam Hill, of whom nobody had heard', '2020-01-01T00:00:00Z'),
      ])
      .execute();
    const mail = { kind: 'account_decided', to_email: other.email, body_html: '' };
    await db
      .insertInto('mails')
      .values([
        { ...mail, subject: 'Applicants', body_text: 'Sam Hillary applied.' },
        { ...mail, subject: 'Applicants', body_text: 'Sam Hill applied.' },
      ])
      .execute();
  });
  for (const person of people) await erase(tenant, person);
  const left = await tenant.run(async (db) => ({
    titles: await db.selectFrom('notifications').where('about_user_ids', 'is', null).orderBy('id').select('title').execute(),
    mails: await db.selectFrom('mails').where('to_email', '=', other.email).select('body_text').execute(),
  }));
  expect(left.titles.map(({ title }) => title)).toEqual([...stored, 'Sam Hill, of whom nobody had heard']);
  expect(left.mails.map(({ body_text }) => body_text)).toEqual(['Sam Hillary applied.']);
});

test('an account that takes the words of texts of earlier releases as its name erases those with its former name only', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran({ first_name: 'Sam', last_name: 'Hill' });
  const other = await tenant.recruiter();
  const titles = ['Ada Quill applied', 'Sam Hill applied', 'New Name applied'];
  await tenant.run((db) =>
    db
      .insertInto('notifications')
      .values(titles.map((title) => ({ user_id: other.id, kind: 'account_decided', title })))
      .execute(),
  );
  const named = (first_name: string, last_name: string) => ({ first_name, middle_name: null, last_name, country_id: 232 });
  const rename = async (to: [string, string], from: [string, string]) =>
    expect(
      (await tenant.call(updateUserProfile, { body: { ...named(...to), middle_name: '', seen: named(...from) } }, person)).status,
    ).toBe(200);
  await rename(['Ada', 'Quill'], ['Sam', 'Hill']);
  await rename(['New', 'Name'], ['Ada', 'Quill']);
  await erase(tenant, person);
  const left = await tenant.run((db) => db.selectFrom('notifications').where('user_id', '=', other.id).select('title').execute());
  expect(left.map(({ title }) => title).sort()).toEqual(['Ada Quill applied', 'New Name applied']);
});

describe('after the deletion of a recruiter', () => {
  test('no column of any table contains their name or an address, and only the company’s texts what they typed', async () => {
    const tenant = await newTenant();
    await tenant.person('operator');
    const admin = await tenant.recruiter();
    const { company_id } = admin;
    const leaving = await tenant.recruiter({ ...NAME, email: FORMER, company_id, is_admin: true });
    await moveMailbox(tenant, leaving);
    await tenant.run((db) => db.insertInto('company_domains').values({ domain: 'quiltpost.test', company_id }).execute());
    const newcomer = await tenant.person('recruiter', { ...NAME, email: 'new@quiltpost.test' });
    await tenant.call(joinCompany, { params: { id: company_id } }, newcomer);
    const job_id = await buildJob(tenant, { company_id });
    const apply = { params: { id: job_id }, body: {}, files: { file: pdf() } };
    const { id } = (await tenant.call(applyForJob, apply, await tenant.veteran())).body.data;
    await tenant.call(addNote, { params: { id }, body: { body: PHRASE, mentions: [admin.id] } }, leaving);
    await tenant.call(savePipelineView, { body: { name: PHRASE, search: '' } }, leaving);
    await write(tenant, leaving, `application-${id}`, `Send me your bank details, ${PHRASE}.`);
    await tenant.call(createInvitation, { body: { email: 'colleague@example.test', is_admin: false } }, leaving);
    await queueDigests(tenant);

    const names = ['Quillfeather', 'quillpost', 'quiltpost'];
    expect(await columnsWith(tenant, ...names)).toEqual(
      expect.arrayContaining(['mails.body_text', 'mails.to_email', 'notifications.title', 'users.email', 'users.last_name']),
    );
    await erase(tenant, newcomer);
    await erase(tenant, leaving);
    await tenant.run((db) =>
      db.deleteFrom('mails').where('tenant_id', '=', db.tenant_id).where('forget_when_sent', '=', true).execute(),
    );
    // The company's own domain.
    expect(await columnsWith(tenant, ...names)).toEqual(['company_domains.domain']);
    expect(await addressesOf(tenant, leaving)).toEqual([]);
    const stored = await columnsWith(tenant, PHRASE);
    expect(stored.filter((column) => !/^(messages|application_notes)\./.test(column))).toEqual([]);
    expect(stored).toEqual(expect.arrayContaining(['application_notes.body', 'messages.body']));
  });
});

test('the export has what others did about the person and the mails sent to them, without the others', async () => {
  const tenant = await newTenant();
  const { veteran, recruiter } = await buildRichVeteran(tenant);
  await tenant.call(startPersonalExport, { body: {} }, veteran);
  await tenant.app.muster.background.drain('personal_export');
  const files = unzipSync((await tenant.call(exportPersonalData, {}, veteran)).bytes);
  const rows = (name: string): Record<string, unknown>[] => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
  const company = await tenant.run((db) =>
    db.selectFrom('companies').select('name').where('id', '=', recruiter.company_id).executeTakeFirstOrThrow(),
  );
  const audited = rows('audit_events');
  expect(audited).toContainEqual(expect.objectContaining({ action: 'cv_viewed', company: company.name }));
  expect(audited).toContainEqual(expect.objectContaining({ action: 'person_inactive', subject_id: veteran.id }));
  expect(audited).toContainEqual(expect.objectContaining({ action: 'message_reported', actor_id: veteran.id }));
  for (const { action, actor_id, address } of audited.filter((row) => row.actor_id !== veteran.id))
    expect([action, actor_id, address]).toEqual([action, undefined, undefined]);
  const mails = rows('mails');
  expect(new Set(mails.map(({ to_email }) => to_email))).toEqual(new Set([FORMER, NOW]));
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['created_at', 'id', 'kind', 'sent_at', 'subject', 'to_email']);
  expect(rows('users')[0]).toMatchObject({ former_emails: [FORMER] });
});
