import { SavedSearch } from '#features/jobs/contract.ts';
import { findJobCards, payText } from '#features/jobs/server/index.ts';
import type { JobCard } from '#features/jobs/shapes.ts';
import { LEAST_SCORE } from '#features/matching/scoring.ts';
import { matching } from '#features/matching/server/index.ts';
import { notify, postOfJob, unsubscribePath } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type MailSection, queueMail } from '#kit/server/mail/mail.ts';
import { recipientToken } from '../tokens.ts';
import * as queries from './queries.ts';

/** Jobs that an email lists of each alert, and of all. */
const LISTED = 8;
const LISTED_IN_ALL = 40;
const REASONS = 2;

type MatchOf = Awaited<ReturnType<typeof matching.matchJobs>>;
type Recipient = { id: number; user_id: number | null; email: string | null };
type Found = { alert: queries.DueAlert; job_ids: number[] };

/**
 * Sends a recipient the one email of the day, with what all their alerts have found and whether old ones are still wanted. Nothing is sent where there
 * is nothing new.
 */
export async function sendTo(db: TenantDb, id: number, day: string, work: Work): Promise<void> {
  const recipient = await queries.lockDueRecipient(db, id, day);
  if (!recipient) return;
  const alerts = await queries.takeDueAlerts(db, recipient);
  const countryId = await findTenantCountry(db);
  const { found, matchOf } = await withoutUnfit(db, recipient, countryId, alerts);
  const yearOld = alerts.filter(({ is_asked }) => is_asked);
  if (found.length === 0 && yearOld.length === 0) return;
  await queries.recordSent(
    db,
    recipient.id,
    found.map(({ alert, job_ids }) => ({ alert_id: alert.id, job_ids })),
  );
  await queries.markAsked(
    db,
    yearOld.map((alert) => alert.id),
  );
  await queries.markMailed(db, recipient.id, day);
  const post = await postOfJob(db, work);
  const page =
    recipient.user_id === null ? `/alerts/${recipientToken(work.signer, 'page', tokenOf(db, recipient))}` : '/veteran/alerts';
  const link = {
    site: post.site,
    page,
    jobs: recipient.user_id === null ? '/jobs' : '/veteran/jobs',
    language: countryOf(countryId).language,
  };
  const sections = [...(await jobSections(db, found, matchOf, link)), ...questionSection(yearOld, link)];
  const count = found.reduce((sum, { job_ids }) => sum + job_ids.length, 0);
  const mail = {
    subject: subjectOf(count, found),
    sections,
    action: { label: 'Manage your alerts', url: `${post.site}${page}` },
  };
  if (recipient.user_id !== null) {
    await notify(db, post, [recipient.user_id], {
      kind: 'job_alert',
      title: mail.subject,
      body: found.map(({ alert, job_ids }) => `${alert.name}: ${countOf(job_ids.length)}`).join('\n'),
      href: page,
      about: [],
      mail: { ...mail, paragraphs: [introOf(count)] },
    });
    return;
  }
  await queueMail(db, post.background, post.tenant, {
    kind: 'job_alert',
    to: recipient.email ?? '',
    user_id: null,
    about: [],
    ...mail,
    paragraphs: [introOf(count)],
    footnotes: [
      'You get this email because you confirmed job alerts for this address. Change, pause or delete them with the button above.',
    ],
    unsubscribe_url: post.site + unsubscribePath(recipientToken(work.signer, 'stop', tokenOf(db, recipient))),
  });
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
