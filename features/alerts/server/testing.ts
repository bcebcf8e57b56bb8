import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import { createAlert, requestAlert } from '../contract.ts';
import { lockRecipientAt, lockRecipientOf } from './queries.ts';
import { findMatches } from './run/run.ts';
import { sendTo } from './run/send.ts';

type Search = Partial<Parameters<typeof createAlert.body.parse>[0] & object> & Record<string, unknown>;

/** An alert of a veteran. */
export async function buildAlert(
  tenant: TestTenant,
  veteran: Person,
  search: Search = {},
  frequency: 'daily' | 'weekly' = 'daily',
) {
  const { body } = await tenant.call(createAlert, { body: { name: 'My alert', search, frequency } }, veteran);
  return body.data;
}

/** Emails to an address, the oldest first. */
export const mailsTo = (tenant: TestTenant, email: string) =>
  tenant.run((db) =>
    db
      .selectFrom('mails')
      .select(['kind', 'subject', 'body_text', 'body_html', 'unsubscribe_url'])
      .where('to_email', '=', email)
      .orderBy('id')
      .execute(),
  );

/** Requests an alert for an address. @returns the token of the email that confirms it */
export async function requestAlertBy(tenant: TestTenant, email: string, search: Search = {}): Promise<string> {
  await tenant.call(requestAlert, { body: { email, name: 'My alert', search, frequency: 'daily' } });
  const mail = (await mailsTo(tenant, email)).findLast(({ kind }) => kind === 'job_alert_confirmation');
  return /alerts\/confirm\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

/** The path of a link in an email with one click to unsubscribe. */
export const pathOfUrl = (url: string | null | undefined): string => new URL(url ?? 'https://none.test/none').pathname;

/** Sends the daily email to one address, as the run of a further day does. Others of the tenant get nothing. */
export async function sendDailyEmail(work: Work, tenantId: number, email: string): Promise<void> {
  await findMatches(work, tenantId);
  await work.db.withTenant(tenantId, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('tenant_id', '=', db.tenant_id)
      .where('email', '=', email)
      .executeTakeFirst();
    const id = user ? await lockRecipientOf(db, user.id) : await lockRecipientAt(db, email);
    await db
      .updateTable('alert_recipients')
      .set({ mailed_on: null })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', id)
      .execute();
    await sendTo(db, id, new Date().toISOString().slice(0, 10), work);
  });
}
