import { type Mailer, notify, postOfJob, type Sending } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { queueMails } from '#kit/server/mail/mail.ts';
import { RETRY_DAYS } from '../rules.ts';

const longDay = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

type MailPost = Parameters<typeof notify>[1];

/** Where the person keeps their account, by role. */
const dataPage = (role: string) => `/${role === 'recruiter' ? 'recruiter' : 'veteran'}/profile?profile_section=data`;

/** Confirms a scheduled deletion. */
export const notifyScheduled = (
  db: TenantDb,
  mailer: Mailer,
  person: { id: number; role: string },
  deleteAt: string,
): Promise<void> =>
  notify(db, mailer, [person.id], {
    kind: 'account_deletion',
    title: `Your account will be deleted on ${longDay(deleteAt)}`,
    body: 'Until then you can change your mind and keep everything. If you didn’t ask for this, keep your account and change your password now.',
    about: [],
    href: dataPage(person.role),
  });

/** Warns the owners of unused accounts. Signing in is all they need to do. */
export const notifyUnused = async (db: TenantDb, sending: Sending, userIds: number[], deleteAt: string): Promise<void> =>
  notify(db, await postOfJob(db, sending), userIds, {
    kind: 'account_deletion',
    about: [],
    title: `Your account will be deleted on ${longDay(deleteAt)}`,
    body: 'You haven’t signed in for a long time. To keep your account and everything in it, sign in before that day. If you no longer need it, you don’t have to do anything.',
  });

/** Reminds people a few days before. */
export async function notifySoon(
  db: TenantDb,
  sending: Sending,
  people: readonly { user_id: number; delete_at: string; role: string; reason: string }[],
): Promise<void> {
  if (people.length === 0) return;
  const post: MailPost = await postOfJob(db, sending);
  for (const { user_id, delete_at, role, reason } of people)
    await notify(db, post, [user_id], {
      kind: 'account_deletion',
      title: `Your account will be deleted on ${longDay(delete_at)}`,
      body:
        reason === 'unused'
          ? 'This is the last reminder. To keep your account, sign in before that day.'
          : 'This is the last reminder. Before then, you can download your data or choose to keep your account.',
      about: [],
      href: dataPage(role),
    });
}

/** Tells a recruiter why their account still exists on the day of its deletion. */
export const notifyBlocked = async (db: TenantDb, sending: Sending, userId: number, reason: string): Promise<void> =>
  notify(db, await postOfJob(db, sending), [userId], {
    kind: 'account_deletion',
    title: 'Your account could not be deleted yet',
    body: `${reason} We’ll try again in ${RETRY_DAYS} days.`,
    about: [],
    href: dataPage('recruiter'),
    topic: { name: 'account-deletion', undo_seconds: 0 },
    replaces_topic: true,
  });

/** The last email to someone whose account is gone. Its row goes when it is sent. */
export async function mailDeleted(db: TenantDb, sending: Sending, person: { email: string; reason: string }): Promise<void> {
  const post = await postOfJob(db, sending);
  await queueMails(db, post.background, post.tenant, [
    {
      kind: 'account_deleted',
      to: person.email,
      user_id: null,
      about: [],
      forget_when_sent: true,
      subject: `Your ${post.tenant.name} account has been deleted`,
      paragraphs: [
        `${person.reason === 'unused' ? 'You hadn’t signed in for a long time, so' : 'As you asked,'} we’ve deleted your account and what you stored in it. You can sign up again at any time.`,
      ],
    },
  ]);
}
