import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { findNotifications, getNotificationSettings, readNotifications, updateNotificationSetting } from '../contract.ts';
import { KIND_NAMES, type NotificationKind } from '../rules.ts';
import { sendDigests } from './digest.ts';
import { type NewNotification, notify } from './notify.ts';

async function notifyPeople(tenant: TestTenant, people: Person[], notification: NewNotification): Promise<void> {
  const found = await tenant.app.muster.gate.tenantOf(tenant.host);
  if (!found) throw new Error('no tenant');
  const ids = people.map(({ id }) => id);
  const post = {
    background: tenant.app.muster.background,
    tenant: found,
    site: 'https://site.test',
    signer: tenant.app.muster.signer,
  };
  await tenant.run((db) => notify(db, post, ids, notification));
}

const mails = (tenant: TestTenant) =>
  tenant.run((db) => db.selectFrom('mails').select(['to_email', 'kind', 'subject', 'body_text']).orderBy('id').execute());

const choose = (tenant: TestTenant, person: Person, kind: NotificationKind, email: 'immediately' | 'daily' | 'never') =>
  tenant.call(updateNotificationSetting, { body: { kind, email } }, person);

const digest = (tenant: TestTenant) => sendDigests(tenant.work, tenant.id);

describe('a notification', () => {
  test('is emailed immediately, in the daily summary or never, as each person has chosen', async () => {
    const tenant = await newTenant();
    const people = [await tenant.veteran(), await tenant.veteran(), await tenant.veteran()];
    const [now, daily, never] = people as [Person, Person, Person];
    await choose(tenant, daily, 'application_moved', 'daily');
    await choose(tenant, never, 'application_moved', 'never');
    await notifyPeople(tenant, people, {
      kind: 'application_moved',
      about: [],
      title: 'Acme shortlisted you',
      href: '/veteran/jobs',
    });
    expect(await mails(tenant)).toMatchObject([
      {
        to_email: now.email,
        subject: 'Acme shortlisted you',
        body_text: expect.stringContaining('https://site.test/veteran/jobs'),
      },
    ]);
    for (const person of people) expect((await tenant.call(findNotifications, {}, person)).body.unread).toBe(1);
    await digest(tenant);
    await digest(tenant);
    expect((await mails(tenant)).slice(1)).toMatchObject([
      { to_email: daily.email, kind: 'notification_digest', subject: 'Acme shortlisted you' },
    ]);
  });

  test('of any kind greets its reader by name in the email, and its button is what they can do', async () => {
    const tenant = await newTenant();
    const person = await tenant.veteran({ first_name: 'Rhys' });
    for (const kind of KIND_NAMES) await notifyPeople(tenant, [person], { kind, about: [], title: kind, body: 'More.' });
    await tenant.run((db) => db.updateTable('notifications').set({ email: 'daily' }).execute());
    await digest(tenant);
    const sent = await mails(tenant);
    expect(new Set(sent.map(({ kind }) => kind)).size).toBeGreaterThan(20);
    for (const { kind, body_text } of sent) {
      expect([kind, body_text]).toEqual([kind, expect.stringMatching(/^Hello Rhys,\n/)]);
      expect([kind, body_text]).toEqual([
        kind,
        expect.stringMatching(/\n(See|Check|Read|Review|Answer|Keep|Sign in)\b[^\n]*:\nhttps:/),
      ]);
      expect(body_text).not.toContain(`Open ${tenant.slug}`);
    }
  });

  test('about the account itself is always emailed, even to an unverified address', async () => {
    const tenant = await newTenant();
    const unverified = await tenant.veteran({ email_verified_at: null });
    expect((await choose(tenant, unverified, 'account_decided', 'never')).status).toBe(422);
    await notifyPeople(tenant, [unverified], { kind: 'account_decided', about: [], title: 'Your account is approved' });
    await notifyPeople(tenant, [unverified], { kind: 'application_moved', about: [], title: 'Acme shortlisted you' });
    expect((await mails(tenant)).map(({ subject }) => subject)).toEqual(['Your account is approved']);
  });

  test("is part of the caller's transaction: one that fails leaves neither row nor email", async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const found = await tenant.app.muster.gate.tenantOf(tenant.host);
    const failed = tenant.run(async (db) => {
      if (found)
        await notify(db, { background: tenant.app.muster.background, tenant: found, site: '', signer: null }, [veteran.id], {
          kind: 'application_moved',
          about: [],
          title: 'Never',
        });
      throw new Error('the change fails');
    });
    await expect(failed).rejects.toThrow('the change fails');
    expect((await tenant.call(findNotifications, {}, veteran)).body.data).toEqual([]);
    expect(await mails(tenant)).toEqual([]);
  });

  test('reaches nobody of another tenant, whatever id is given', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const stranger = await there.veteran();
    await notifyPeople(here, [stranger], { kind: 'application_moved', about: [], title: 'Not yours' });
    expect((await there.call(findNotifications, {}, stranger)).body.data).toEqual([]);
    expect(await mails(here)).toEqual([]);
  });
});

describe('the daily summary', () => {
  test('is one email for everything unread, and none for what was read in the app', async () => {
    const tenant = await newTenant();
    const [reader, other] = [await tenant.recruiter(), await tenant.recruiter()];
    for (const n of [1, 2, 3])
      await notifyPeople(tenant, [reader, other], { kind: 'application_received', about: [], title: `Applicant ${n}` });
    await tenant.call(readNotifications, { body: {} }, other);
    // Two processes at the same time.
    await Promise.all([digest(tenant), digest(tenant)]);
    const sent = await mails(tenant);
    expect(sent).toMatchObject([{ to_email: reader.email, subject: `3 new notifications from ${tenant.slug}` }]);
    for (const n of [1, 2, 3]) expect(sent[0]?.body_text).toContain(`Applicant ${n}`);
    expect(sent[0]?.body_text).toContain(`https://${tenant.host}/notifications`);
  });
});

describe('settings', () => {
  test("list the kinds of the viewer's role with the current choice", async () => {
    const tenant = await newTenant();
    const [veteran, recruiter] = [await tenant.veteran(), await tenant.recruiter()];
    await choose(tenant, veteran, 'offer_made', 'daily');
    const { data } = (await tenant.call(getNotificationSettings, {}, veteran)).body;
    expect(data.map(({ kind, email }) => [kind, email])).toEqual([
      ['application_sent', 'immediately'],
      ['application_moved', 'immediately'],
      ['application_late', 'immediately'],
      ['offer_made', 'daily'],
      ['application_reminder', 'immediately'],
      ['plan_task_due', 'immediately'],
      ['plan_rule_changed', 'daily'],
      ['job_alert', 'immediately'],
      ['job_reminder', 'immediately'],
      ['account_deletion', 'always'],
      ['interview_arranged', 'immediately'],
      ['interview_reminder', 'immediately'],
      ['message_received', 'immediately'],
      ['message_checked', 'immediately'],
      ['job_report_decided', 'immediately'],
      ['contact_requested', 'immediately'],
      ['account_decided', 'always'],
    ]);
    const kinds = (await tenant.call(getNotificationSettings, {}, recruiter)).body.data.map(({ kind }) => kind);
    expect(kinds).toContain('application_received');
    expect(kinds).not.toContain('application_moved');
  });

  test('refuse a kind of another role with a message', async () => {
    const tenant = await newTenant();
    const refused = await choose(tenant, await tenant.veteran(), 'company_waits', 'never');
    expect([refused.status, refused.failure.errors]).toEqual([
      422,
      { kind: ['Your account doesn’t receive this kind of notification.'] },
    ]);
  });
});
