import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { type Mailer, notify, notifyEach, refreshPages, showNotifications } from '#features/notifications/server/index.ts';
import { shortened } from '#kit/contract/shortened.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import {
  adviceOf,
  applicantPath,
  applicantsPath,
  HIDDEN_SECONDS,
  ownApplicationPath,
  type SentStage,
  sentenceOf,
  trackedPath,
} from '../rules.ts';
import { topicOfMove } from './moves/announce.ts';
import { findHiddenMoves, findInvited, showMoves } from './moves/queries.ts';
import { findHiringTeam } from './team/queries.ts';
import type { Due } from './tracking/queries.ts';

/** What notifying needs; a job in the background has less than a request. */
export type NoticeMailer = Parameters<typeof notifyEach>[1];

/** The facts that a notification about an application names. */
export type About = { id: number; job_id: number; veteran_id: number; title: string; company_id: number; company_name: string };

const ownPath = ({ id }: About) => ownApplicationPath(id);
const pathOfApplicant = ({ id, job_id }: About) => applicantPath(job_id, id);

/** Notifies the veteran that the application was sent, and the job's hiring team that it arrived. */
export async function notifyApplied(db: TenantDb, mailer: Mailer, about: About, applicant: string): Promise<void> {
  await notify(db, mailer, [about.veteran_id], {
    kind: 'application_sent',
    title: `You applied for ${about.title} at ${about.company_name}`,
    body: 'The employer has your application. Follow its progress under Applied jobs.',
    about: [],
    href: ownPath(about),
  });
  await notify(db, mailer, (await findHiringTeam(db, about.job_id)).team, {
    kind: 'application_received',
    title: `${applicant} applied for ${about.title}`,
    about: [about.veteran_id],
    href: pathOfApplicant(about),
    topic: { name: `applicants of job ${about.job_id}`, undo_seconds: 0 },
    replaces_topic: true,
    several: (count) => ({
      title: `${count.toLocaleString('en')} people applied for ${about.title}`,
      href: applicantsPath(about.job_id),
    }),
  });
  await refreshColleagues(db, about.company_id);
}

/** Why the veteran was not selected, and what to do next. */
const readReason = (reason: string | null) => {
  const notified = sentenceOf(reason);
  return notified && [notified, adviceOf(reason)?.text].filter(Boolean).join(' ');
};

type StageNotice = {
  title: string;
  /** The email's subject, where it says less than the title. */
  subject?: string;
  /** The first sentences of the email, which name job and employer. */
  opening: string;
  button?: string;
};

const noticeOfClosing = ({ title, company_name }: About): StageNotice => ({
  title: `${company_name} closed the job ${title}`,
  subject: `Update on your application: ${title}`,
  opening: `${company_name} has closed the job ${title}, for which you applied.`,
});

/** The notification for each stage. `submitted` has none: a recruiter moves there only to correct a mistake. */
const STAGE_NOTICES: Partial<Record<SentStage, (about: About) => StageNotice>> = {
  in_review: ({ title, company_name }) => ({
    title: `${company_name} is reviewing applications for ${title}`,
    opening: `${company_name} is reviewing applications for ${title}, yours among them.`,
  }),
  shortlisted: ({ title, company_name }) => ({
    title: `${company_name} shortlisted you for ${title}`,
    opening: `${company_name} shortlisted you for ${title}.`,
  }),
  interview: ({ title, company_name }) => ({
    title: `${company_name} wants to interview you for ${title}`,
    opening: `${company_name} wants to interview you for ${title}.`,
  }),
  offer: ({ title, company_name }) => ({
    title: `You have an offer from ${company_name}: ${title}`,
    opening: `${company_name} has offered you the job ${title}.`,
  }),
  hired: ({ title, company_name }) => ({
    title: `${company_name} has hired you: ${title}`,
    opening: `Congratulations! ${company_name} has hired you for ${title}.`,
    button: 'See your application',
  }),
  not_selected: ({ title, company_name }) => ({
    title: `Your application for ${title} at ${company_name} wasn’t successful`,
    subject: `Update on your application: ${title}`,
    opening: `Thank you for applying for ${title} at ${company_name}. They chose not to take your application further.`,
  }),
  job_closed: noticeOfClosing,
};

/** The parts of a notification that depend on the stage. */
function wordsOf({ title, subject = title, opening, button }: StageNotice, body: string) {
  return { title, body: body || undefined, button, mail: { subject, paragraphs: body ? [opening, body] : [opening] } };
}

type Moved = {
  to: SentStage;
  reason: string | null;
  /** The last day of an offer whose terms came with the move. */
  offer_until: string | null;
  /** When the move was made. */
  at: string;
};

const OFFER_ENDED = 'The offer that they sent before no longer applies.';

/** The topic of the notification of a move, by which it is withdrawn when the move is taken back. */
const hiddenTopic = (id: number, at: string) =>
  ({ name: topicOfMove(id, at), undo_seconds: HIDDEN_SECONDS, is_hidden: true }) as const;

/**
 * What a veteran reads about a move, once it can no longer be undone.
 * @param ended the applications whose open offer the move ended
 * @returns undefined for a stage that nobody is notified of
 */
function noticeOfMove(about: About, { to, reason, offer_until, at }: Moved, ended: ReadonlySet<number>) {
  const notice = STAGE_NOTICES[to]?.(about);
  if (!notice) return;
  const lines = [
    readReason(reason),
    offer_until && readTerms(offer_until),
    to !== 'hired' && ended.has(about.id) && OFFER_ENDED,
  ].filter((line) => typeof line === 'string');
  return {
    kind: to === 'offer' || to === 'hired' ? 'offer_made' : 'application_moved',
    ...wordsOf(notice, lines.join(' ')),
    about: [],
    href: ownPath(about),
    topic: hiddenTopic(about.id, at),
  } as const;
}

/** Shows an application's moves to its veteran now, with their notifications, because an act follows that can't be undone. */
export async function showHiddenMoves(db: TenantDb, applicationId: number): Promise<void> {
  const hidden = await findHiddenMoves(db, [applicationId]);
  if (hidden.length === 0) return;
  await showMoves(db, [applicationId]);
  await showNotifications(
    db,
    hidden.map(({ at }) => topicOfMove(applicationId, at)),
  );
}

/** Notifies the veterans of a move. @param ended the applications whose open offer the move ended */
export async function notifyMoved(
  db: TenantDb,
  mailer: Mailer,
  applications: readonly About[],
  moved: Moved,
  ended: readonly number[],
): Promise<void> {
  const withdrawn = new Set(ended);
  // Whoever has been invited to an interview knows, but not that an offer has ended.
  const invited = moved.to === 'interview' ? await findInvited(db, applications, moved.at) : new Set();
  const notified = applications.flatMap((about) => {
    if (invited.has(about.id)) return [];
    const notification = noticeOfMove(about, moved, withdrawn);
    return notification ? [{ user_ids: [about.veteran_id], notification }] : [];
  });
  const [first] = notified;
  if (first) await notifyEach(db, mailer, first.notification.kind, notified);
}

const readTerms = (day: string) => `Read the terms under Applied jobs, and accept or decline by ${day}.`;

/**
 * Notifies everyone whose application closed with its job.
 * @param ended the applications whose open offer the closing ended
 * @param undoable_at when a closing that can be taken back was made; its notifications are hidden as long
 */
export async function notifyClosed(
  db: TenantDb,
  mailer: NoticeMailer,
  closed: readonly About[],
  { reason, ended, undoable_at }: { reason: string | null; ended: readonly number[]; undoable_at?: string },
): Promise<void> {
  const withdrawn = new Set(ended);
  const body = undoable_at === undefined ? sentenceOf(reason) : FILLED;
  const notified = closed.map((about) => ({
    user_ids: [about.veteran_id],
    notification: {
      kind: 'application_moved' as const,
      ...wordsOf(noticeOfClosing(about), [body, withdrawn.has(about.id) && OFFER_ENDED].filter(Boolean).join(' ')),
      about: [],
      href: ownPath(about),
      ...(undoable_at !== undefined && { topic: hiddenTopic(about.id, undoable_at) }),
    },
  }));
  await notifyEach(db, mailer, 'application_moved', notified);
}

const FILLED =
  'The position has been filled. Thank you for your application and the time you gave it. Jobs like this one are under For you.';

/** Open pages of the company's recruiters fetch their lists of applicants again. */
export const refreshColleagues = async (db: TenantDb, companyId: number): Promise<void> =>
  refreshPages(db, await findActiveRecruiters(db, companyId), 'applications');

/** Notifies colleagues whom a note mentions. */
export async function notifyMentioned(
  db: TenantDb,
  mailer: Mailer,
  note: { about: About; author: string; author_id: number; applicant: string; body: string; mentioned: number[] },
): Promise<void> {
  const { about, author, author_id, applicant, body, mentioned } = note;
  await notify(db, mailer, mentioned, {
    kind: 'applicant_mention',
    title: `${author} mentioned you: ${applicant}, ${about.title}`,
    body: shortened(body, 300),
    about: [author_id, about.veteran_id],
    href: applicantPath(about.job_id, about.id, { tab: 'notes' }),
  });
}

/** Tells a veteran that the expected day passed without an answer, and what that means. */
export async function notifyLate(db: TenantDb, mailer: Parameters<typeof notify>[1], about: About, text: string): Promise<void> {
  await notify(db, mailer, [about.veteran_id], {
    kind: 'application_late',
    title: `${about.company_name} has not answered about ${about.title} yet`,
    body: text,
    about: [],
    href: ownPath(about),
  });
}

const MOVED_BY_VETERAN = {
  withdrawn: (applicant, { title }) => `${applicant} withdrew from ${title}`,
  declined: (applicant, { title }) => `${applicant} declined your offer: ${title}`,
  hired: (applicant, { title }) => `${applicant} accepted your offer: ${title}`,
} as const satisfies Partial<Record<SentStage, (applicant: string, about: About) => string>>;

/** Notifies the job's hiring team that the veteran withdrew, or accepted or declined an offer. */
export async function notifyMovedByVeteran(
  db: TenantDb,
  mailer: Mailer,
  about: About,
  { to, applicant, answer }: { to: keyof typeof MOVED_BY_VETERAN; applicant: string; answer: string | null },
): Promise<void> {
  await notify(db, mailer, (await findHiringTeam(db, about.job_id)).team, {
    kind: to === 'withdrawn' ? 'application_ended' : 'offer_answered',
    title: MOVED_BY_VETERAN[to](applicant, about),
    body: answer ?? undefined,
    about: [about.veteran_id],
    href: pathOfApplicant(about),
  });
  await refreshColleagues(db, about.company_id);
}

/** Notifies the veteran of terms that follow an offer or replace earlier ones. */
export async function notifyOfferChanged(
  db: TenantDb,
  mailer: Mailer,
  about: About,
  { day, isFirst }: { day: string; isFirst: boolean },
): Promise<void> {
  const { company_name, title } = about;
  await notify(db, mailer, [about.veteran_id], {
    kind: 'offer_made',
    title: isFirst ? `${company_name} sent you the terms of its offer: ${title}` : `${company_name} changed its offer: ${title}`,
    body: readTerms(day),
    about: [],
    href: ownPath(about),
  });
}

type JobPost = Parameters<typeof notify>[1];

/** Reminds the veteran of an offer that ends soon. */
export async function notifyOfferDue(db: TenantDb, mailer: JobPost, about: About, day: string): Promise<void> {
  await notify(db, mailer, [about.veteran_id], {
    kind: 'offer_made',
    title: `Answer the offer from ${about.company_name} by ${day}: ${about.title}`,
    body: 'Accept or decline it under Applied jobs. If you need more time, ask the employer in a message.',
    about: [],
    href: ownPath(about),
  });
}

/** Tells both sides that an offer was not answered in time, and what they can do. */
export async function notifyOfferExpired(
  db: TenantDb,
  mailer: JobPost,
  about: About,
  { applicant, day }: { applicant: string; day: string },
): Promise<void> {
  const { company_name, title } = about;
  await notify(db, mailer, [about.veteran_id], {
    kind: 'offer_made',
    title: `The offer from ${company_name} has expired: ${title}`,
    body: `It was open until ${day}. If you still want the job, write to the employer, who can send it again.`,
    about: [],
    href: ownPath(about),
  });
  await notify(db, mailer, (await findHiringTeam(db, about.job_id)).team, {
    kind: 'application_ended',
    title: `${applicant} has not answered your offer in time: ${title}`,
    body: `It was open until ${day}. Send it again with a later day, or choose another outcome.`,
    about: [about.veteran_id],
    href: pathOfApplicant(about),
  });
  await refreshColleagues(db, about.company_id);
}

/** Reminds a veteran of an application on the day that they chose. */
export async function notifyOwnReminder(
  db: TenantDb,
  mailer: JobPost,
  { veteran_id, title, company_name, note, of }: Due,
): Promise<void> {
  await notify(db, mailer, [veteran_id], {
    kind: 'application_reminder',
    title: `Your reminder: ${title}, ${company_name}`,
    body: note ?? undefined,
    about: [],
    href: of.kind === 'tracked' ? trackedPath(of.id) : ownApplicationPath(of.id),
  });
}
