import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { Background } from '#kit/server/background.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { type Letter, queueMails, withdrawMails } from '#kit/server/mail.ts';
import type { Tenant } from '#kit/server/serve.ts';
import { emailModeFor, type NotificationKind } from '../rules.ts';
import { deleteUnread, findRecipients, findSender, insertNotifications, wakeStreams } from './queries.ts';

/** What a feature needs to notify people: the mail queue, the tenant, and the base URL of links in emails. */
export type Post = { background: Background; tenant: Tenant; site: string };
/** The part of it that a mail needs. */
type MailPost = Omit<Post, 'tenant'> & { tenant: Pick<Tenant, 'name' | 'colour_preset'> };

export const postOf = (app: FastifyInstance, asked: { tenant: Tenant; request: FastifyRequest }): Post => ({
  background: app.muster.background,
  tenant: asked.tenant,
  site: siteAddress(asked.request, asked.tenant),
});

export type Happening = {
  kind: NotificationKind;
  title: string;
  body?: string | undefined;
  /** A path of the browser app. */
  href?: string;
  /** The email, if it differs from title, body and link. */
  letter?: Omit<Letter, 'to' | 'topic'>;
  /** The topic of the notification, and how long its email is delayed while the action can be undone. */
  topic?: { name: string; undo_seconds: number };
  /** Where a mail program posts to stop these mails. */
  unsubscribe_url?: string;
};

/** The PostgreSQL channel on which processes learn of new notifications. */
export const CHANNEL = 'muster_notifications';

/**
 * Notifies people: a row for each in the app, an email as each has chosen, and a live event to their open pages. All of it is
 * part of the caller's transaction; if that rolls back, nothing is sent.
 */
export async function notify(db: TenantDb, post: MailPost, userIds: number[], happening: Happening): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, title, body = null, href = null, topic } = happening;
  const recipients = (await findRecipients(db, userIds, kind)).map((person) => ({ ...person, mode: emailModeFor(kind, person) }));
  await insertNotifications(
    db,
    recipients.map(({ id, mode }) => ({
      user_id: id,
      kind,
      title,
      body,
      href,
      topic: topic?.name ?? null,
      email: mode === 'always' ? 'immediately' : mode,
    })),
  );
  await queueMails(
    db,
    post.background,
    post.tenant,
    recipients
      .filter(({ mode }) => mode === 'always' || mode === 'immediately')
      .map(({ email, mode }) => letterTo(email, post, happening, mode !== 'always')),
    topic ? { after_seconds: topic.undo_seconds } : {},
  );
  await wakeStreams(
    db,
    CHANNEL,
    recipients.map(({ id }) => id),
  );
}

function letterTo(
  to: string,
  { site, tenant }: MailPost,
  { kind, title, body, href, letter, topic, unsubscribe_url }: Happening,
  canStop: boolean,
): Letter {
  const said = letter ?? {
    kind,
    subject: title,
    paragraphs: [body ?? `${title}.`],
    action: { label: `Open ${tenant.name}`, url: `${site}${href ?? '/'}` },
  };
  const footnotes = [...(said.footnotes ?? []), ...(canStop ? [howToStop(site)] : [])];
  return { ...said, to, footnotes, ...(topic ? { topic: topic.name } : {}), ...(unsubscribe_url ? { unsubscribe_url } : {}) };
}

/**
 * Has the open pages of people fetch what they show on a topic again, after the caller's transaction. Nothing is stored: a page
 * that is not connected fetches when it is shown.
 * @param topic a segment of API paths, `applications`
 */
export async function tellChange(db: TenantDb, userIds: number[], topic: string): Promise<void> {
  await wakeStreams(db, CHANNEL, userIds, topic);
}

/** Withdraws the notifications of an action that was undone within seconds: unread rows and unsent mails. */
export async function withdrawNotifications(db: TenantDb, topic: string, since: string): Promise<void> {
  await withdrawMails(db, topic);
  await deleteUnread(db, topic, since);
}

export const howToStop = (site: string) => `Choose which emails you get under Notifications: ${site}/notifications`;

/** What background work needs to notify people. */
export type Sending = { background: Background; siteOf: (host: string) => string };

/** The base address of links in mails that no request causes, with the tenant that sends them. */
export async function postOfJob(db: TenantDb, { background, siteOf }: Sending): Promise<MailPost> {
  const { host, ...tenant } = await findSender(db);
  return { background, tenant, site: siteOf(host ?? 'localhost') };
}
