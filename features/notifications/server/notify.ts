import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { Background } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { type MailContent, type OutgoingMail, queueMails, withdrawMails } from '#kit/server/mail/mail.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { type EmailMode, emailModeFor, type NotificationKind } from '../rules.ts';
import { MAIL_BUTTONS } from './mail-buttons.ts';
import {
  deleteTopic,
  deleteUnread,
  deleteUnreadOf,
  findRecipients,
  findSender,
  insertNotifications,
  lockTopic,
  showTopics,
  wakeStreams,
} from './queries.ts';
import { type Stoppable, unsubscribeUrl } from './unsubscribe.ts';

/** What a feature needs to notify people: the mail queue, the tenant, and the base URL of links in emails. */
export type Mailer = { background: Background; tenant: Tenant; site: string; signer: Signer | null };
/** The part of it that a mail needs. */
type MailSender = Omit<Mailer, 'tenant'> & { tenant: Pick<Tenant, 'name' | 'colour_preset'> };

export const mailerOf = (app: FastifyInstance, input: { tenant: Tenant; request: FastifyRequest }): Mailer => ({
  background: app.muster.background,
  signer: app.muster.signer,
  tenant: input.tenant,
  site: siteAddress(input.request, input.tenant),
});

export type NewNotification = {
  kind: NotificationKind;
  title: string;
  body?: string | undefined;
  /** A path of the browser app. */
  href?: string;
  /** Everyone except the recipients whom the texts name or quote. The notification and its email are erased with any of them. */
  about: readonly number[];
  /** What the email says instead of title and body. Its first paragraph is always the greeting. */
  mail?: Partial<MailContent>;
  /** The label of the email's button, if it is not the one of its kind. */
  button?: string | undefined;
  /** The topic of the notification, and how long its email is delayed while the action can be undone. `is_hidden`: the notification too. */
  topic?: { name: string; undo_seconds: number; is_hidden?: true };
  /** It replaces unread notifications of the same topic: a conversation has one, however many messages arrived. */
  replaces_topic?: boolean;
  /**
   * With `replaces_topic`, for events of which many arrive: the unread notification counts them. Title and link for several events,
   * which name none of the people.
   */
  several?: (count: number) => { title: string; href: string };
  /** Only in the app: another email says the same today. */
  without_email?: boolean;
  /** What one click in its email stops, if not the emails of its kind alone. */
  stops?: Stoppable;
};

/** The PostgreSQL channel on which processes learn of new notifications. */
export const CHANNEL = 'muster_notifications';

/**
 * Notifies people: a row for each in the app, an email as each has chosen, and a live event to their open pages. All of it is
 * part of the caller's transaction; if that rolls back, nothing is sent.
 */
export const notify = (db: TenantDb, mailer: MailSender, userIds: number[], notification: NewNotification): Promise<void> =>
  notifyEach(db, mailer, notification.kind, [{ user_ids: userIds, notification }]);

/** How a person would get an email of a kind now. `never` for an account that is gone. */
export async function emailModeOf(db: TenantDb, userId: number, kind: NotificationKind): Promise<EmailMode | 'always'> {
  const [person] = await findRecipients(db, [userId], kind);
  return person ? emailModeFor(kind, person) : 'never';
}

/** Notifies several people of different things of one kind, in as many statements as for one. */
export async function notifyEach<Kind extends NotificationKind>(
  db: TenantDb,
  mailer: MailSender,
  kind: Kind,
  notices: readonly { user_ids: readonly number[]; notification: NewNotification & { kind: Kind } }[],
): Promise<void> {
  const userIds = [...new Set(notices.flatMap(({ user_ids }) => user_ids))];
  if (userIds.length === 0) return;
  const people = new Map((await findRecipients(db, userIds, kind)).map((person) => [person.id, person]));
  const sent = notices.flatMap(({ user_ids, notification }) =>
    user_ids.flatMap((id) => {
      const person = people.get(id);
      if (!person) return [];
      const mode = notification.without_email ? 'never' : emailModeFor(kind, person);
      return [{ person, mode, notification }];
    }),
  );
  const counted = notices.flatMap(({ notification: { several, topic } }) => (several && topic ? [topic.name] : []));
  for (const topic of [...new Set(counted)].sort()) await lockTopic(db, topic);
  const replaced = await deleteUnreadOf(
    db,
    sent.flatMap(({ person, notification }) =>
      notification.replaces_topic && notification.topic ? [{ user_id: person.id, topic: notification.topic.name }] : [],
    ),
  );
  await insertNotifications(
    db,
    sent.map(({ person, mode, notification }) => {
      const { topic, several } = notification;
      const before = several ? countBefore(replaced, person.id, topic?.name) : 0;
      return {
        user_id: person.id,
        kind,
        ...textsOf(notification, before + 1),
        topic: topic?.name ?? null,
        after_seconds: topic?.is_hidden ? topic.undo_seconds : 0,
        event_count: before + 1,
        email: mode === 'always' ? ('immediately' as const) : mode,
      };
    }),
  );
  const delays = Map.groupBy(
    sent.filter(({ mode }) => mode === 'always' || mode === 'immediately'),
    ({ notification }) => notification.topic?.undo_seconds ?? 0,
  );
  for (const [seconds, mailed] of delays)
    await queueMails(
      db,
      mailer.background,
      mailer.tenant,
      mailed.map(({ person, mode, notification }) => letterTo(db.tenant_id, person, mailer, notification, mode !== 'always')),
      seconds > 0 ? { after_seconds: seconds } : {},
    );
  await wakeStreams(db, CHANNEL, userIds);
}

/** Events of the unread notifications that a new one replaces. */
const countBefore = (replaced: Awaited<ReturnType<typeof deleteUnreadOf>>, userId: number, topic: string | undefined) =>
  replaced.filter((row) => row.user_id === userId && row.topic === topic).reduce((sum, { event_count }) => sum + event_count, 0);

function textsOf({ title, body, href, about, several }: NewNotification, count: number) {
  if (several && count > 1) return { ...several(count), body: null, about_user_ids: [] };
  return { title, body: body ?? null, href: href ?? null, about_user_ids: [...about] };
}

/** The first line of an email to a person. */
export const greetingOf = ({ first_name }: { first_name: string }) => `Hello ${first_name},`;

const asSentence = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);

function letterTo(
  tenantId: number,
  to: { id: number; email: string; first_name: string },
  post: MailSender,
  { kind, title, body, href, about, mail = {}, button = MAIL_BUTTONS[kind], topic, stops = kind }: NewNotification,
  canStop: boolean,
): OutgoingMail {
  const { site, signer } = post;
  const { paragraphs = body ? [asSentence(title), body] : [asSentence(title)], footnotes = [] } = mail;
  return {
    kind,
    subject: title,
    action: { label: button, url: `${site}${href ?? '/'}` },
    ...mail,
    paragraphs: [greetingOf(to), ...paragraphs],
    footnotes: canStop ? [...footnotes, howToStop(site)] : footnotes,
    to: to.email,
    user_id: to.id,
    about,
    ...(topic ? { topic: topic.name } : {}),
    ...(canStop && signer
      ? { unsubscribe_url: unsubscribeUrl({ site, signer }, { tenant_id: tenantId, user_id: to.id, kind: stops }) }
      : {}),
  };
}

/** Deletes the notifications of a topic, read or not, and their emails that were not sent yet: what they say is no longer the reader's to know. */
export async function eraseNotifications(db: TenantDb, topic: string): Promise<void> {
  await withdrawMails(db, [topic]);
  await refreshPages(db, await deleteTopic(db, topic), 'notifications');
}

/**
 * Has the open pages of people fetch what they show on a topic again, after the caller's transaction. Nothing is stored: a page
 * that is not connected fetches when it is shown.
 * @param topic a segment of API paths, `applications`
 */
export async function refreshPages(db: TenantDb, userIds: number[], topic: string): Promise<void> {
  await wakeStreams(db, CHANNEL, userIds, topic);
}

/**
 * Withdraws the notifications of actions that were undone within seconds: unread rows and unsent mails. Open pages of those who saw them
 * count again.
 */
export async function withdrawNotifications(db: TenantDb, topics: readonly string[], since: string): Promise<void> {
  await withdrawMails(db, topics);
  await refreshPages(db, await deleteUnread(db, topics, since), 'notifications');
}

/** Shows hidden notifications of these topics now, because their cause can no longer be undone. */
export async function showNotifications(db: TenantDb, topics: readonly string[]): Promise<void> {
  await wakeStreams(db, CHANNEL, await showTopics(db, topics));
}

export const howToStop = (site: string) => `Choose which emails you get under Notifications: ${site}/notifications`;

/** What background work needs to notify people. Without a signer, which commands may lack, emails have no link to unsubscribe. */
export type Sending = { background: Background; siteOf: (host: string) => string; signer: Signer | null };

/** The base address of links in mails that no request causes, with the tenant that sends them. */
export async function postOfJob(db: TenantDb, { background, siteOf, signer }: Sending): Promise<MailSender> {
  const { host, ...tenant } = await findSender(db);
  return { background, tenant, signer, site: siteOf(host ?? 'localhost') };
}
