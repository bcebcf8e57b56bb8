import type { Background } from '#kit/server/background.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { queueMail } from '#kit/server/mail.ts';
import { howToStop } from './notify.ts';
import { findDigestReaders, findSender, takeForDigest } from './queries.ts';

const LISTED = 20;
/** People whose summary one transaction sends. */
const READERS_AT_ONCE = 200;

/**
 * Sends people of a tenant, at most READERS_AT_ONCE, one email each with the notifications waiting for the daily summary. Those read in
 * the app meanwhile are left out; a person without unread ones gets no email. @returns how many people it dealt with
 */
export async function sendDigests(
  db: TenantDb,
  outbox: { background: Background; siteOf: (host: string) => string },
): Promise<number> {
  const readers = await findDigestReaders(db, READERS_AT_ONCE);
  if (readers.length === 0) return 0;
  const sender = await findSender(db);
  const site = outbox.siteOf(sender.host ?? 'localhost');
  for (const reader of readers) {
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
      paragraphs: [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])],
      action: { label: `Open ${sender.name}`, url: `${site}/` },
      footnotes: [howToStop(site)],
    });
  }
  return readers.length;
}
