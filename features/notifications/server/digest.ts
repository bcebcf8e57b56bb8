import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { queueMail } from '#kit/server/mail/mail.ts';
import { greetingOf, howToStop } from './notify.ts';
import { findDigestReaders, findReaders, findSender, takeForDigest } from './queries.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const LISTED = 20;

/**
 * Sends people of a tenant one email each with the notifications waiting for the daily summary. Those read in the app meanwhile are left
 * out; a person without unread ones gets no email.
 */
export const sendDigests = (work: Work, tenantId: number): Promise<void> =>
  handleDue(work, tenantId, [{ find: findDigestReaders, handle: sendDigestsTo }]);

async function sendDigestsTo(db: TenantDb, ids: number[], outbox: Work): Promise<void> {
  const sender = await findSender(db);
  const site = outbox.siteOf(sender.host ?? 'localhost');
  for (const reader of await findReaders(db, ids)) {
    const unread = (await takeForDigest(db, reader.id)).filter(({ read_at }) => read_at === null).sort((a, b) => a.id - b.id);
    if (unread.length === 0 || reader.status !== 'active') continue;
    const listed = unread.slice(0, LISTED);
    const lines = listed.map(({ title, body }) => (body ? `${title}\n${body}` : title));
    const rest = unread.length - LISTED;
    await queueMail(db, outbox.background, sender, {
      kind: 'notification_digest',
      to: reader.email,
      user_id: reader.id,
      about: [...new Set(listed.flatMap(({ about_user_ids }) => about_user_ids ?? []))],
      subject: unread.length === 1 ? (unread[0]?.title ?? '') : `${unread.length} new notifications from ${sender.name}`,
      paragraphs: [greetingOf(reader), ...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])],
      action: { label: 'See your notifications', url: `${site}/notifications` },
      footnotes: [howToStop(site)],
      unsubscribe_url: unsubscribeUrl(
        { site, signer: outbox.signer },
        { tenant_id: db.tenant_id, user_id: reader.id, kind: 'summary' },
      ),
    });
  }
}
