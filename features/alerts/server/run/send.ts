import { SavedSearch } from '#features/jobs/contract.ts';
import { findJobCards, payText } from '#features/jobs/server/index.ts';
import type { JobCard } from '#features/jobs/shapes.ts';
import { LEAST_SCORE } from '#features/matching/scoring.ts';
import { matching } from '#features/matching/server/index.ts';
import { emailModeOf, notify, postOfJob, unsubscribePath } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type MailSection, queueMail } from '#kit/server/mail/mail.ts';
import { recipientToken } from '../tokens.ts';
import * as queries from './queries.ts';
import { type Reminder, takeReminders } from './reminder-queries.ts';
import { describeReminders } from './reminders.ts';

/** Jobs that an email lists of each alert, and of all. */
const LISTED = 8;
const LISTED_IN_ALL = 40;
const REASONS = 2;

type MatchOf = Awaited<ReturnType<typeof matching.matchJobs>>;
type Recipient = { id: number; user_id: number | null; email: string | null };
type Post = Awaited<ReturnType<typeof postOfJob>>;
type Found = { alert: queries.DueAlert; job_ids: number[] };

/**
 * Sends a recipient the one email of the day, with what all their alerts have found, whether old ones are still wanted, and reminders of jobs. Nothing is
 * sent where there is nothing new.
 */
export async function sendTo(db: TenantDb, id: number, day: string, work: Work): Promise<void> {
  const recipient = await queries.lockDueRecipient(db, id, day);
  if (!recipient) return;
  const countryId = await findTenantCountry(db);
  const alerts = await takeNews(db, recipient, countryId);
  const reminders =
    recipient.user_id === null ? [] : await takeReminders(db, recipient.user_id, countryOf(countryId).closingZone);
  if (!alerts && reminders.length === 0) return;
  await queries.markMailed(db, recipient.id, day);
  const post = await postOfJob(db, work);
  if (recipient.user_id !== null) {
    const parts = [
      ...(alerts
        ? [await alertPart(db, alerts, { ...SIGNED_IN, site: post.site, language: countryOf(countryId).language })]
        : []),
      ...(reminders.length > 0 ? [reminderPart(reminders, countryId, post.site)] : []),
    ];
    await notifyOfDay(db, post, recipient.user_id, parts);
    return;
  }
  if (!alerts) return;
  const page = `/alerts/${recipientToken(work.signer, 'page', tokenOf(db, recipient))}`;
  const part = await alertPart(db, alerts, { page, jobs: '/jobs', site: post.site, language: countryOf(countryId).language });
  await queueMail(db, post.background, post.tenant, {
    kind: 'job_alert',
    to: recipient.email ?? '',
    user_id: null,
    about: [],
    subject: part.title,
    ...part.mail,
    paragraphs: [part.intro],
    footnotes: [
      'You get this email because you confirmed job alerts for this address. Change, pause or delete them with the button above.',
    ],
    unsubscribe_url: post.site + unsubscribePath(recipientToken(work.signer, 'stop', tokenOf(db, recipient))),
  });
}

type News = { found: Found[]; matchOf: MatchOf | null; yearOld: queries.DueAlert[] };

/** Takes what the alerts of a recipient have found and records it as sent. Null where there is nothing new. */
async function takeNews(db: TenantDb, recipient: Recipient, countryId: number): Promise<News | null> {
  const alerts = await queries.takeDueAlerts(db, recipient);
  const { found, matchOf } = await withoutUnfit(db, recipient, countryId, alerts);
  const yearOld = alerts.filter(({ is_asked }) => is_asked);
  if (found.length === 0 && yearOld.length === 0) return null;
  await queries.recordSent(
    db,
    recipient.id,
    found.map(({ alert, job_ids }) => ({ alert_id: alert.id, job_ids })),
  );
  await queries.markAsked(
    db,
    yearOld.map((alert) => alert.id),
  );
  return { found, matchOf, yearOld };
}

/** What the email of a day can consist of, each with its own notification in the app. */
type Part = {
  kind: 'job_alert' | 'job_reminder';
  title: string;
  intro: string;
  /** What it adds to the subject and the introduction of an email that begins with something else. */
  addition: { subject: string; intro: string };
  body: string;
  href: string;
  mail: { sections: MailSection[]; action: { label: string; url: string } };
};

const SIGNED_IN = { page: '/veteran/alerts', jobs: '/veteran/jobs' };

async function alertPart(db: TenantDb, { found, matchOf, yearOld }: News, link: Link): Promise<Part> {
  const count = found.reduce((sum, { job_ids }) => sum + job_ids.length, 0);
  return {
    kind: 'job_alert',
    title: subjectOf(count, found),
    intro: introOf(count),
    addition: { subject: subjectOf(count, found), intro: introOf(count) },
    body: found.map(({ alert, job_ids }) => `${alert.name}: ${countOf(job_ids.length)}`).join('\n'),
    href: link.page,
    mail: {
      sections: [...(await jobSections(db, found, matchOf, link)), ...questionSection(yearOld, link)],
      action: { label: 'Manage your alerts', url: `${link.site}${link.page}` },
    },
  };
}

function reminderPart(reminders: readonly Reminder[], countryId: number, site: string): Part {
  const { title, counts, body, href, sections, button } = describeReminders(reminders, countryId, site);
  const mail = { sections, action: { label: button, url: site + href } };
  const intro = 'These are jobs that you saved or began an application for.';
  const addition = { subject: counts, intro: 'There are also reminders of jobs that you saved or began an application for.' };
  return { kind: 'job_reminder', title, intro, addition, body, href, mail };
}

/**
 * Notifies a person of the parts, with one email at most. A part that they want in the daily summary joins the email where there is one anyway, so that
 * they do not get both.
 */
async function notifyOfDay(db: TenantDb, post: Post, userId: number, parts: readonly Part[]): Promise<void> {
  const modes = new Map<Part, string>();
  for (const part of parts) modes.set(part, await emailModeOf(db, userId, part.kind));
  const first = parts.find((part) => modes.get(part) === 'immediately');
  const inMail = first ? [first, ...parts.filter((part) => part !== first && modes.get(part) !== 'never')] : [];
  for (const part of parts) {
    const { kind, title, body, href } = part;
    await notify(db, post, [userId], {
      kind,
      title,
      body,
      href,
      about: [],
      ...(part === first && { mail: mailOf(inMail), ...(inMail.length > 1 && { stops: 'job_emails' as const }) }),
      ...(part !== first && inMail.includes(part) && { without_email: true }),
    });
  }
}

function mailOf(parts: readonly Part[]) {
  const [first, ...others] = parts;
  return {
    subject: [first?.title, ...others.map(({ addition }) => addition.subject)].join(', and '),
    paragraphs: [...(first ? [first.intro] : []), ...others.map(({ addition }) => addition.intro)],
    sections: parts.flatMap(({ mail }) => mail.sections),
    ...(first && { action: first.mail.action }),
  };
}

const tokenOf = (db: TenantDb, { id }: Recipient) => ({ tenant_id: db.tenant_id, recipient_id: id });
const countOf = (count: number) => (count === 1 ? '1 new job' : `${count} new jobs`);
const subjectOf = (count: number, found: readonly Found[]) =>
  count === 0
    ? 'Do you still want your job alerts?'
    : found.length === 1
      ? `${countOf(count)}: ${found[0]?.alert.name}`
      : `${countOf(count)} for your alerts`;
const introOf = (count: number) =>
  count === 0 ? 'One of your alerts is a year old.' : `Your alerts found ${countOf(count)} since the last email.`;

/**
 * Each job under the first alert that found it. For a veteran with a record also how well each fits; alerts of matching jobs have only those that do.
 */
async function withoutUnfit(db: TenantDb, { user_id }: Recipient, countryId: number, alerts: readonly queries.DueAlert[]) {
  const all = [...new Set(alerts.flatMap(({ job_ids }) => job_ids))];
  const matchOf: MatchOf | null =
    user_id === null || all.length === 0 ? null : await matching.matchJobs({ db, veteranId: user_id, countryId, jobIds: all });
  const taken = new Set<number>();
  const found = alerts.flatMap((alert): Found[] => {
    const onlyMatching = SavedSearch.safeParse(alert.search).data?.matching_jobs ?? false;
    const fits = (jobId: number) => !onlyMatching || (matchOf?.(jobId).match?.score ?? 0) >= LEAST_SCORE;
    const job_ids = alert.job_ids.filter((jobId) => !taken.has(jobId) && fits(jobId));
    for (const jobId of job_ids) taken.add(jobId);
    return job_ids.length > 0 ? [{ alert, job_ids }] : [];
  });
  return { found, matchOf };
}

type Link = { site: string; page: string; jobs: string; language: string };

async function jobSections(db: TenantDb, found: readonly Found[], matchOf: MatchOf | null, link: Link): Promise<MailSection[]> {
  const sections: MailSection[] = [];
  let left = LISTED_IN_ALL;
  for (const { alert, job_ids } of found) {
    const listed = job_ids.slice(0, Math.min(LISTED, left));
    left -= listed.length;
    const cards = await findJobCards(
      db,
      listed.map((job_id) => ({ job_id, distance_km: null })),
      null,
    );
    const rest = job_ids.length - listed.length;
    sections.push({
      heading: `${alert.name}: ${countOf(job_ids.length)}`,
      items: cards.map((card) => itemOf(card, matchOf, link)),
      ...(rest > 0 && { more: { label: `And ${rest} more`, url: `${link.site}${link.page}` } }),
    });
  }
  return sections;
}

function itemOf(card: JobCard, matchOf: MatchOf | null, { site, jobs, language }: Link): MailSection['items'][number] {
  const reasons = matchOf?.(card.id).match?.reasons ?? [];
  const facts = [card.company.name, card.city ?? card.locality, payText(card, language)].filter(Boolean).join(' · ');
  const why = reasons.slice(0, REASONS).map(({ text, evidence }) => (evidence ? `✓ ${text} (${evidence})` : `✓ ${text}`));
  return { title: card.title, url: `${site}${jobs}/${card.id}?source=job-alert`, lines: [facts, ...why] };
}

const questionSection = (yearOld: readonly queries.DueAlert[], { site, page }: Link): MailSection[] =>
  yearOld.length === 0
    ? []
    : [
        {
          heading: 'Still wanted?',
          items: yearOld.map(({ name }) => ({
            title: name,
            url: `${site}${page}`,
            lines: ['This alert is a year old. Open your alerts and keep it; otherwise it ends in 30 days.'],
          })),
        },
      ];
