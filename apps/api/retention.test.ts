import { expect, test } from 'vitest';
import { newTenant, TEST_CONFIG, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { MAIL_QUEUE } from '#kit/server/mail/mail.ts';
import { monthsBefore, runRetention } from '#kit/server/records/retention.ts';
import { buildApp } from './app.ts';
import { RETENTION_RULES } from './retention.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const erase = (tenant: TestTenant) => runRetention(tenant.db, tenant.id, RETENTION_RULES);

test('erases expired emails, rate limit counts, sessions, tokens and notifications, keeps the rest and audits the counts', async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  const veteran = await tenant.veteran();
  for (const each of [tenant, other]) {
    const person = each === tenant ? veteran : await each.veteran();
    await each.run(async (db) => {
      const mail = { kind: 'trial', to_email: 'a@example.test', subject: 'Trial', body_text: '', body_html: '' };
      await db
        .insertInto('mails')
        .values([
          { ...mail, created_at: ago(91), sent_at: ago(91) },
          { ...mail, created_at: ago(89), sent_at: ago(89) },
          { ...mail, created_at: ago(31) },
          { ...mail, created_at: ago(29) },
        ])
        .execute();
      await db
        .insertInto('rate_limits')
        .values([
          { bucket: 'old', tries: 1, ends_at: ago(2) },
          { bucket: 'new', tries: 1, ends_at: ago(0) },
        ])
        .execute();
      await db
        .insertInto('sessions')
        .values([
          { user_id: person.id, expires_at: ago(31) },
          { user_id: person.id, expires_at: ago(-30), ended_at: ago(31) },
          { user_id: person.id, expires_at: ago(29) },
        ])
        .execute();
      const token = { user_id: person.id, purpose: 'reset_password' };
      await db
        .insertInto('email_tokens')
        .values([
          { ...token, token_hash: Buffer.from('old'), expires_at: ago(8) },
          { ...token, token_hash: Buffer.from('new'), expires_at: ago(6) },
          { ...token, token_hash: Buffer.from('used'), expires_at: ago(-1), used_at: ago(8) },
          { ...token, token_hash: Buffer.from('just used'), expires_at: ago(-1), used_at: ago(6) },
        ])
        .execute();
      const hash = Buffer.from('x');
      const signUp = {
        role: 'recruiter' as const,
        password_hash: 'x',
        first_name: 'Megan',
        last_name: 'Lloyd',
        country_id: 232,
        secret_hash: hash,
        token_hash: hash,
        code_hash: hash,
      };
      await db
        .insertInto('sign_ups')
        .values([
          { ...signUp, email: 'expired@example.test', expires_at: ago(1) },
          { ...signUp, email: 'open@example.test', expires_at: ago(-1) },
        ])
        .execute();
      const event = { user_id: person.id, kind: 'signed_in' };
      await db
        .insertInto('security_events')
        .values([
          { ...event, at: ago(400) },
          { ...event, at: ago(300) },
        ])
        .execute();
      const news = { user_id: person.id, kind: 'offer_made', title: 'Offer' };
      await db
        .insertInto('notifications')
        .values([
          { ...news, created_at: ago(366) },
          { ...news, created_at: ago(200), read_at: ago(91) },
          { ...news, created_at: ago(200), read_at: ago(80) },
          { ...news, created_at: ago(200) },
        ])
        .execute();
    });
  }
  const counts = { mails: 2, rate_limits: 1, sessions: 2, email_tokens: 2, sign_ups: 1, security_events: 1, notifications: 2 };
  expect(await erase(tenant)).toEqual(counts);
  // A second run finds nothing and writes no audit row.
  expect(await erase(tenant)).toEqual({});
  const audited = await tenant.run((db) => db.selectFrom('audit_events').select(['action', 'details', 'actor_id']).execute());
  expect(audited).toEqual([{ action: 'retention_ran', actor_id: null, details: counts }]);
  const openSignUps = await tenant.run((db) => db.selectFrom('sign_ups').select('email').execute());
  expect(openSignUps).toEqual([{ email: 'open@example.test' }]);
  // Other tenants' rows are unchanged.
  expect(await other.run((db) => db.selectFrom('mails').select('id').execute())).toHaveLength(4);
  expect(await other.run((db) => db.selectFrom('sign_ups').select('id').execute())).toHaveLength(2);
});

test('erases more notifications than one transaction deletes, and keeps those between them', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  // Of every three the first was read long ago and the second is old; the third remains.
  const client = await tenant.owner.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${tenant.id}'`);
    await client.query(
      `insert into notifications (tenant_id, user_id, kind, title, created_at, read_at)
      select $1, $2, 'offer_made', 'Offer', now() - make_interval(days => case n % 3 when 1 then 366 else 200 end),
        case n % 3 when 0 then now() - interval '91 days' end
      from generate_series(0, 8999) n`,
      [tenant.id, veteran.id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await erase(tenant)).toEqual({ notifications: 6000 });
  const left = await tenant.run((db) => db.selectFrom('notifications').select('read_at').execute());
  expect(left).toHaveLength(3000);
  expect(left.every(({ read_at }) => read_at === null)).toBe(true);
  expect(await erase(tenant)).toEqual({});
});

test('erases ended applications after the tenant’s months, and their CVs with the unused files', async () => {
  const tenant = await newTenant();
  const ended = await buildApplication(tenant, { stage: 'not_selected' });
  const recent = await buildApplication(tenant, { stage: 'not_selected' });
  const open = await buildApplication(tenant);
  await tenant.run((db) => db.updateTable('jobs').set({ status: 'closed' }).execute());
  await tenant.run(async (db) => {
    await db
      .updateTable('files')
      .set({ created_at: ago(1000) })
      .execute();
    for (const { id } of [ended, open])
      await db
        .updateTable('applications')
        .set({ stage_since: ago(370) })
        .where('id', '=', id)
        .execute();
  });
  await tenant.owner.query(`update tenants set retention = retention || '{"applications_months": 0}' where id = $1`, [tenant.id]);
  expect(await erase(tenant)).toEqual({});
  await tenant.owner.query(`update tenants set retention = retention || '{"applications_months": 12}' where id = $1`, [
    tenant.id,
  ]);
  expect(await erase(tenant)).toEqual({ applications: 1, files: 1 });
  const left = await tenant.run((db) => db.selectFrom('applications').select('id').orderBy('id').execute());
  expect(left.map(({ id }) => id)).toEqual([recent.id, open.id]);
});

test('erases unreferenced files after a week, and no others', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const veteran = await tenant.veteran();
  const file = (owner_id: number) => ({ owner_id, name: 'x.webp', content_type: 'image/webp', bytes: Buffer.from('x') });
  const [logo, picture, photo, versionPhoto, replaced, fresh] = await tenant.run(async (db) => {
    const ids: number[] = [];
    for (const owner of [recruiter.id, veteran.id, veteran.id, veteran.id, veteran.id, veteran.id])
      ids.push(await keepFile(db, file(owner)));
    const contentOf = (id: number) => JSON.stringify({ basics: { photo_file_id: id } });
    await db
      .updateTable('companies')
      .set({ logo_file_id: ids[0] ?? 0 })
      .where('id', '=', recruiter.company_id)
      .execute();
    await db
      .updateTable('users')
      .set({ picture_file_id: ids[1] ?? 0 })
      .where('id', '=', veteran.id)
      .execute();
    const resume = await db
      .insertInto('resumes')
      .values({ user_id: veteran.id, title: 'CV', content: contentOf(ids[2] ?? 0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('resume_versions')
      .values({ resume_id: resume.id, revision: 1, content: contentOf(ids[3] ?? 0), design: '{}' })
      .execute();
    await db
      .updateTable('files')
      .set({ created_at: ago(8) })
      .where('id', '<>', ids[5] ?? 0)
      .execute();
    return ids;
  });
  expect(await erase(tenant)).toEqual({ files: 1 });
  const left = await tenant.run((db) => db.selectFrom('files').select('id').orderBy('id').execute());
  expect(left.map(({ id }) => id)).toEqual([logo, picture, photo, versionPhoto, fresh]);
  expect(left.map(({ id }) => id)).not.toContain(replaced);
});

test('covers every column that refers to a file', async () => {
  const { owner } = await testWorker();
  const { rows } = await owner.query<{ column: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column
     from pg_constraint c cross join lateral unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
     where c.contype = 'f' and c.confrelid = 'files'::regclass and a.attname <> 'tenant_id' order by 1`,
  );
  // Add a new column to its feature's FileReference (features/*/server/retention-queries.ts), then here.
  expect(rows.map(({ column }) => column)).toEqual([
    'applications.resume_file_id',
    'companies.logo_file_id',
    'message_attachments.file_id',
    'resumes.file_id',
    'service_providers.logo_file_id',
    'users.picture_file_id',
  ]);
});

test.each([
  ['2026-03-31T10:00:00Z', 1, '2026-02-28'],
  ['2026-01-15T10:00:00Z', 12, '2025-01-15'],
])('%s less %i months is %s', (now, months, day) => {
  expect(monthsBefore(new Date(now), months)?.slice(0, 10)).toBe(day);
});

test('finished jobs of the queue are deleted when they expire, and changed queue options reach an existing installation', async () => {
  const { owner, app, db } = await testWorker();
  const options = async () =>
    (await owner.query(`select retry_limit, expire_seconds from pgboss.queue where name = 'mail'`)).rows[0];
  await owner.query(`update pgboss.queue set retry_limit = 1, expire_seconds = 60 where name = 'mail'`);
  await (await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET })).close();
  expect(await options()).toEqual({
    retry_limit: MAIL_QUEUE.options.retryLimit,
    expire_seconds: MAIL_QUEUE.options.expireInSeconds,
  });
  const tenant = await newTenant();
  await tenant.run((scoped) => tenant.app.muster.background.sendAll(scoped, 'mail', [1, 2]));
  const ofTenant = `data->>'tenant_id' = $1`;
  await owner.query(`update pgboss.job set state = 'completed', completed_on = now() where ${ofTenant}`, [String(tenant.id)]);
  const left = async () => (await owner.query(`select id from pgboss.job where ${ofTenant}`, [String(tenant.id)])).rows.length;
  expect(await left()).toBe(2);
  await owner.query(
    `update pgboss.job set completed_on = now() - interval '8 days' where id = (select id from pgboss.job where ${ofTenant} limit 1)`,
    [String(tenant.id)],
  );
  await owner.query(`update pgboss.queue set maintain_on = null where name = 'mail'`);
  await app.muster.background.supervise('mail');
  expect(await left()).toBe(1);
});

test('events of an account’s security can’t be changed, or deleted before their time', async () => {
  const tenant = await newTenant();
  const { id: user_id } = await tenant.veteran();
  await tenant.run((db) => db.insertInto('security_events').values({ user_id, kind: 'signed_in' }).execute());
  const changed = await tenant.run((db) => db.updateTable('security_events').set({ kind: 'x' }).executeTakeFirst());
  const deleted = await tenant.run((db) => db.deleteFrom('security_events').executeTakeFirst());
  expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
});
