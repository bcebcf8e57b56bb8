import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { createAlert, requestAlert } from '../contract.ts';

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
