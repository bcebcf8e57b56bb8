import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import { appointmentFile, type CalendarEvent, type CalendarMethod } from '#kit/calendar/icalendar.ts';
import { presetNamed } from '#kit/contract/colour-presets.ts';
import { messageOf } from '../background/failures.ts';
import type { Background, QueuedJob, RequestedJob, Work } from '../background/jobs.ts';
import type { Database, TenantDb } from '../database/db.ts';
import { slicesOf } from '../database/slices.ts';
import { isLoopbackName } from '../http/loopback.ts';

/** The sender: the tenant's name, address and colour in every email. */
export type Sender = { name: string; colour_preset: string };

/** A list in an email: each item is a link with lines below it. */
export type MailSection = {
  heading: string;
  items: readonly { title: string; url: string; lines: readonly string[] }[];
  /** A link after the list. */
  more?: { label: string; url: string };
};

/** What an email says, whoever gets it. */
export type MailContent = {
  kind: string;
  subject: string;
  /** Paragraphs of plain text; they are escaped in HTML. */
  paragraphs: string[];
  /** Lists between the paragraphs and the button. */
  sections?: readonly MailSection[];
  /** The button with the main action. */
  action?: { label: string; url: string };
  /** Smaller text after the action: expiry, what to do if it was not you. */
  footnotes?: string[];
  /** An appointment, which the reader's calendar adds, changes or removes. */
  calendar?: MailCalendar;
};

export type OutgoingMail = MailContent & {
  to: string;
  /** The recipient's account, with which the email is erased. Null when the address has none. */
  user_id: number | null;
  /** Everyone else whom it names or quotes. It is erased with any of them. */
  about: readonly number[];
  /** The topic by which it can be withdrawn before it is sent. */
  topic?: string;
  /** Mail programs post to this URL when the reader unsubscribes (RFC 8058). */
  unsubscribe_url?: string;
  /** Its row is deleted once it is sent, because nothing may remain of the recipient. */
  forget_when_sent?: boolean;
};

export type MailCalendar = { method: Exclude<CalendarMethod, 'PUBLISH'>; event: CalendarEvent };

/** What queueing an email needs of the background work. */
export type MailQueue = Pick<Background, 'sendAll'>;

/** Adds an email to the outbox and its sending to the queue, in the transaction of the change that causes it. */
export const queueMail = (db: TenantDb, background: MailQueue, sender: Sender, mail: OutgoingMail): Promise<void> =>
  queueMails(db, background, sender, [mail]);

/** Rows per statement: each has the texts of an email. */
const MAILS_PER_INSERT = 200;

/** The same for several emails in few statements. `after_seconds` delays sending, for what can still be undone. */
export async function queueMails(
  db: TenantDb,
  background: MailQueue,
  sender: Sender,
  mails: OutgoingMail[],
  options: { after_seconds?: number } = {},
): Promise<void> {
  for (const slice of slicesOf(mails, MAILS_PER_INSERT)) {
    const rows = await db
      .insertInto('mails')
      .values(
        slice.map((mail) => ({
          kind: mail.kind,
          topic: mail.topic ?? null,
          unsubscribe_url: mail.unsubscribe_url ?? null,
          calendar: mail.calendar ? JSON.stringify(mail.calendar) : null,
          to_email: mail.to,
          user_id: mail.user_id,
          about_user_ids: [...mail.about],
          forget_when_sent: mail.forget_when_sent ?? false,
          // A line break would start another header.
          subject: mail.subject.replace(/[\r\n]+/g, ' '),
          body_text: textOf(sender, mail),
          body_html: htmlOf(sender, mail),
        })),
      )
      .returning('id')
      .execute();
    await background.sendAll(
      db,
      'mail',
      rows.map(({ id }) => id),
      options,
    );
  }
}

/** Deletes unsent emails about these topics. Their queued jobs then find nothing to do. @returns how many were deleted */
export async function withdrawMails(db: TenantDb, topics: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', 'in', topics)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** An unsent email is deleted after this many days, and so is its place in the queue. */
export const UNSENT_DAYS = 30;

/** The queue of emails. An email that cannot be sent is tried for five to six hours, and then waits for an operator. */
export const MAIL_QUEUE = {
  name: 'mail',
  options: {
    retryLimit: 12,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 600,
    retentionSeconds: UNSENT_DAYS * 24 * 3600,
  },
  concurrency: 8,
} as const;

/** Timeouts of SMTP in milliseconds: to accept a connection, to greet, and between two replies. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** How long a delivered email waits for the database to record it, in milliseconds. */
const RECORD_PATIENCE_MS = 120_000;

export type Mailer = ReturnType<typeof mailSender>;

/**
 * Sends emails of the outbox over SMTP, through a pool of connections. An email is sent once, and its text, which may contain a
 * live link, is then deleted. A failed one stays and the queue tries again later.
 * Without an SMTP server emails wait in the queue until there is one. The development mailbox shows them.
 * @param options.smtp_url a connection without TLS is refused unless the server is this computer or the URL ends in `?tls=off`
 */
export function mailSender(options: { smtp_url: string | null; from: string; patience?: Partial<typeof PATIENCE> }) {
  const transport = options.smtp_url === null ? null : openTransport(options.smtp_url, options.patience);
  /** Emails that the server accepted and that are not recorded as sent yet. */
  const delivered = new Set<string>();
  const counts = { sent: 0, failed: 0 };

  async function send({ db: database, signal }: Pick<Work, 'db' | 'signal'>, job: QueuedJob): Promise<void> {
    if (!transport) throw new Error('There is no mail server: set SMTP_URL.');
    const key = `${job.tenant_id}.${job.id}`;
    if (!delivered.has(key)) {
      const mail = await claim(database, job);
      if (!mail) return;
      try {
        await transport.sendMail(await messageFor(database, job, mail));
      } catch (error) {
        counts.failed++;
        const last_error = withoutRecipient(messageOf(error), mail.to_email);
        await database.withTenant(job.tenant_id, (db) =>
          db.updateTable('mails').set({ last_error }).where('tenant_id', '=', job.tenant_id).where('id', '=', job.id).execute(),
        );
        throw new Error(last_error, { cause: error });
      }
      counts.sent++;
      delivered.add(key);
    }
    await recordSent(database, job, signal);
    delivered.delete(key);
  }

  async function messageFor(
    database: Database,
    { tenant_id, request_id }: QueuedJob,
    mail: Awaited<ReturnType<typeof claim>> & object,
  ) {
    const tenant = await database.unscoped
      .selectFrom('tenants')
      .select(['name', 'mail_from'])
      .where('id', '=', tenant_id)
      .executeTakeFirstOrThrow();
    const sender = { name: tenant.name, address: tenant.mail_from ?? options.from };
    return {
      from: sender,
      to: { name: '', address: mail.to_email },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      headers: {
        ...(request_id && { 'X-Request-Id': request_id }),
        ...(mail.unsubscribe_url !== null && {
          'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(mail.calendar !== null && { icalEvent: attachedCalendar(mail.calendar as MailCalendar, sender, mail.to_email) }),
      // The same for every attempt, so a receiver can recognise an email that it accepted twice.
      messageId: `<${tenant_id}.${mail.id}@${options.from.split('@')[1] ?? 'muster'}>`,
    };
  }

  const job: RequestedJob = { ...MAIL_QUEUE, is_exclusive: true, isReady: () => transport !== null, run: send };
  return {
    job,
    send,
    hasServer: transport !== null,
    /** Emails that the server accepted, and attempts that failed, since the start of this process. */
    counts: () => counts,
    /**
     * Sends one email without the queue, to try the settings. @returns the server's reply, or why it could not be sent
     */
    async test(mail: { to: string; site: string; from?: { name: string; address: string | null } }): Promise<TestedMail> {
      if (!transport) return { is_sent: false, reply: 'There is no mail server: set SMTP_URL and restart.' };
      try {
        const { response } = await transport.sendMail({
          from: { name: mail.from?.name ?? 'Muster', address: mail.from?.address ?? options.from },
          to: { name: '', address: mail.to },
          subject: 'Test email',
          text: `This email was sent to test the mail server of ${mail.site}. It arrived, so the settings work.`,
        });
        return { is_sent: true, reply: response };
      } catch (error) {
        return { is_sent: false, reply: error instanceof Error ? error.message.slice(0, 500) : 'Unknown error' };
      }
    },
    close: () => transport?.close(),
  };
}

export type TestedMail = { is_sent: boolean; reply: string };

function openTransport(smtpUrl: string, patience: Partial<typeof PATIENCE> = {}) {
  const url = new URL(smtpUrl);
  const isOptional = url.searchParams.get('tls') === 'off' || isLoopbackName(url.hostname);
  url.searchParams.delete('tls');
  return nodemailer.createTransport({
    url: url.toString(),
    // Otherwise an attacker in between, or a wrong port, would receive the password and every link as plain text.
    requireTLS: !isOptional,
    // A mail server on this machine often offers TLS with a certificate that nobody signed.
    ignoreTLS: isOptional,
    pool: true,
    maxConnections: MAIL_QUEUE.concurrency,
    ...PATIENCE,
    ...patience,
  });
}

/** Mail servers repeat the address that they refuse, or its first part. Errors are kept where erasure does not look for it. */
function withoutRecipient(message: string, email: string): string {
  const [local = ''] = email.split('@');
  return local.length < 3 ? message : message.replaceAll(local, '[recipient]');
}

/** Counts an attempt. @returns the email, or undefined when it was sent or withdrawn */
const claim = (database: Database, job: QueuedJob) =>
  database.withTenant(job.tenant_id, (db) =>
    db
      .updateTable('mails')
      .set({ attempts: sql`attempts + 1` })
      .where('tenant_id', '=', job.tenant_id)
      .where('id', '=', job.id)
      .where('sent_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );

/** Records that an email was sent. Tries again while the database is away, because the email would otherwise be sent twice. */
async function recordSent(database: Database, job: QueuedJob, signal: AbortSignal): Promise<void> {
  const until = performance.now() + RECORD_PATIENCE_MS;
  for (;;) {
    try {
      await database.withTenant(job.tenant_id, async (db) => {
        await db
          .deleteFrom('mails')
          .where('tenant_id', '=', job.tenant_id)
          .where('id', '=', job.id)
          .where('forget_when_sent', '=', true)
          .execute();
        await db
          .updateTable('mails')
          .set({
            sent_at: sql<string>`now()`,
            last_error: null,
            body_text: '',
            body_html: '',
            calendar: null,
            unsubscribe_url: null,
          })
          .where('tenant_id', '=', job.tenant_id)
          .where('id', '=', job.id)
          .execute();
      });
      return;
    } catch (error) {
      if (signal.aborted || performance.now() > until) throw error;
      await wait(1000, undefined, { signal }).catch(() => {});
    }
  }
}

/** The unsent emails of a tenant: those that wait for their next attempt, and those that only an operator sends again. */
export async function countUnsentMails(db: TenantDb): Promise<{ waiting: number; given_up: number }> {
  const { rows } = await sql<{ waiting: number; given_up: number }>`
    select count(*) filter (where m.id = any(queued.ids))::int as waiting,
      count(*) filter (where not m.id = any(queued.ids))::int as given_up
    from mails m, ${queuedMails(db)} queued where m.tenant_id = ${db.tenant_id} and m.sent_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, given_up: 0 };
}

/** Queues again the emails that ran out of attempts or lost their place in the queue. @returns how many */
export async function requeueMails(db: TenantDb, background: MailQueue): Promise<number> {
  // The statement after the lock sees what another call has queued.
  await sql`select pg_advisory_xact_lock(hashtext('requeue mails'), ${db.tenant_id}::int)`.execute(db);
  const { rows } = await sql<{ id: number }>`select m.id from mails m, ${queuedMails(db)} queued
    where m.tenant_id = ${db.tenant_id} and m.sent_at is null and not m.id = any(queued.ids) order by m.id`.execute(db);
  await background.sendAll(
    db,
    MAIL_QUEUE.name,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

// The queue's tables have no row-level security, so the statement names the tenant.
const queuedMails = (db: TenantDb) => sql`(select coalesce(array_agg((j.data->>'id')::int), '{}') as ids from pgboss.job j
  where j.name = ${MAIL_QUEUE.name} and j.data->>'tenant_id' = ${String(db.tenant_id)} and j.state < 'completed')`;

/** The appointment as mail programs expect it (RFC 6047): a part of type text/calendar, and the same as a file. */
const attachedCalendar = ({ method, event }: MailCalendar, organizer: { name: string; address: string }, attendee: string) => ({
  method,
  filename: 'appointment.ics',
  content: appointmentFile(event, { method, organizer, attendee }),
});

function textOf(sender: Sender, mail: OutgoingMail): string {
  const action = mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : [];
  return [
    ...mail.paragraphs,
    ...(mail.sections ?? []).flatMap(sectionText),
    ...action,
    ...(mail.footnotes ?? []),
    sender.name,
  ].join('\n\n');
}

const sectionText = ({ heading, items, more }: MailSection): string[] => [
  heading,
  ...items.map(({ title, url, lines }) => [title, ...lines, url].join('\n')),
  ...(more ? [`${more.label}:\n${more.url}`] : []),
];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for HTML, including attributes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Tables and inline styles, because email clients support little else. */
function htmlOf(sender: Sender, mail: OutgoingMail): string {
  const paragraph = (text: string, style: string, name = '') =>
    `<p${name && ` class="${name}"`} style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const { main: colour, contrastText: onColour } = presetNamed(sender.colour_preset);
  const button = mail.action
    ? `<p style="margin:24px 0"><a href="${escaped(mail.action.url)}" style="background:${colour};color:${onColour};padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escaped(mail.action.label)}</a></p>
       <p class="muted" style="margin:0 0 16px;font-size:13px;color:#637381;word-break:break-all">${escaped(mail.action.url)}</p>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(mail.subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:#F4F6F8;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1C252E">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" class="card" style="max-width:560px;background:#fff;border:1px solid #DFE3E8;border-radius:8px" cellpadding="0" cellspacing="0"><tr><td style="padding:32px">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.3">${escaped(mail.subject)}</h1>
${mail.paragraphs.map((text) => paragraph(text, '')).join('\n')}${(mail.sections ?? []).map(sectionHtml).join('\n')}${button}${(mail.footnotes ?? []).map((text) => paragraph(text, 'font-size:13px;color:#637381', 'muted')).join('\n')}
</td></tr></table><p class="muted" style="font-size:13px;color:#637381">${escaped(sender.name)}</p></td></tr></table></body></html>`;
}

/** Link colour with enough contrast on white. */
const LINK = '#0B5CAD';

/** For clients with a dark theme that read it. Others show the light colours, or change all of them themselves. */
const DARK = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.page{background:#141A21!important;color:#F4F6F8!important}.card{background:#1C252E!important;border-color:#454F5B!important}
.muted{color:#C4CDD5!important}.line{border-color:#454F5B!important}.link{color:#8CC8FF!important}}`;

const sectionHtml = ({ heading, items, more }: MailSection): string => `
<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${escaped(heading)}</h2>
${items
  .map(
    ({ title, url, lines }) =>
      `<div class="line" style="margin:0;padding:12px 0;border-top:1px solid #DFE3E8"><a class="link" href="${escaped(url)}" style="color:${LINK};font-weight:600;text-decoration:none">${escaped(title)}</a>${lines
        .map((line) => `<div class="muted" style="font-size:14px;color:#454F5B">${escaped(line)}</div>`)
        .join('')}</div>`,
  )
  .join('\n')}
${more ? `<p style="margin:8px 0 0;font-size:14px"><a class="link" href="${escaped(more.url)}" style="color:${LINK}">${escaped(more.label)}</a></p>` : ''}`;
