import { applicantPath, ownApplicationPath } from '#features/applications/rules.ts';
import { type Mailer, type NewNotification, notify } from '#features/notifications/server/index.ts';
import type { CalendarEvent } from '#kit/calendar/icalendar.ts';
import { cityOf, sameClock, spanWords, timeWords, zoneWords } from '#kit/calendar/time-zones.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cleanFileName } from '#kit/server/files/files.ts';
import type { MailCalendar } from '#kit/server/mail/mail.ts';
import type { InterviewFormat, Slot } from '../rules.ts';
import { findPeople, findRecruiters, findSlots, type InterviewRow } from './queries.ts';

/** What sending about interviews needs: the post, the tenant's language, and the host that names its appointments. */
export type Mailing = { post: Omit<Mailer, 'tenant'> & { tenant: { name: string; colour_preset: string } }; language: Language };
type Reader = 'veteran' | 'recruiter';
type Language = 'en-GB' | 'en-US';

/** The part of an application, on both sides, that shows its interviews. */
const PART = 'interviews';

const PLACE_WORDS: Record<InterviewFormat, string> = { video: 'Video call', phone: 'Phone call', in_person: 'In person' };
const placeLine = ({ format, location }: Pick<InterviewRow, 'format' | 'location'>) => `${PLACE_WORDS[format]}: ${location}`;

/** A time in the employer's zone, and in the veteran's where its clock differs. */
export function bothZones(
  span: Slot,
  zones: { time_zone: string; veteran_time_zone: string | null },
  language: Language,
): string {
  const { time_zone, veteran_time_zone: other } = zones;
  const words = spanWords(span, time_zone, language);
  if (other === null || sameClock(span.starts_at, time_zone, other)) return words;
  return `${words}. That is ${timeWords(span.starts_at, other, language)} ${zoneWords(span.starts_at, other, language)}.`;
}

/** An interview's name in a calendar: for recruiters the person, for veterans the employer. */
const calendarTitleOf = ({ title, company_name, veteran_name }: InterviewRow, reader: Reader): string =>
  reader === 'veteran' ? `Interview: ${title}, ${company_name}` : `Interview: ${veteran_name}, ${title}`;

/** The name of the file with the appointment. */
export const calendarFileOf = (interview: InterviewRow, reader: Reader): string =>
  cleanFileName(calendarTitleOf(interview, reader).replaceAll('/', '-'), 'ics', 'Interview');

/** The appointment as the calendar of its reader shows it. */
export function calendarEventOf(
  interview: InterviewRow & Slot,
  { site, reader }: { site: string; reader: Reader },
): CalendarEvent {
  return {
    uid: `interview-${interview.uid}@${new URL(site).hostname}`,
    sequence: interview.sequence,
    changed_at: interview.updated_at,
    starts_at: interview.starts_at,
    ends_at: interview.ends_at,
    summary: calendarTitleOf(interview, reader),
    description: [
      `With ${reader === 'veteran' ? interview.company_name : interview.veteran_name}.`,
      placeLine(interview),
      interview.note,
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: interview.location,
    url: `${site}${pageOf(interview, reader)}`,
  };
}

export const pageOf = ({ job_id, application_id }: InterviewRow, reader: Reader) =>
  reader === 'veteran'
    ? ownApplicationPath(application_id, { part: PART })
    : applicantPath(job_id, application_id, { tab: PART });

type Notified = {
  kind?: NewNotification['kind'];
  title: string;
  /** The first sentence of the email, which names job and employer. */
  opening: string;
  button?: string;
  lines: (string | null)[];
  /** The time that calendars add or remove. */
  calendar?: { method: MailCalendar['method']; span: Slot } | undefined;
};

function notificationOf(
  mailing: Mailing,
  interview: InterviewRow,
  reader: Reader,
  { kind, title, opening, button, lines, calendar }: Notified,
): NewNotification {
  const sentences = lines.filter((line) => line !== null && line !== '') as string[];
  const { site } = mailing.post;
  return {
    kind: kind ?? 'interview_arranged',
    title,
    body: sentences.join('\n'),
    // Recruiters read the veteran's name. The veteran's own copy is erased with the account anyway.
    about: [interview.veteran_id],
    href: pageOf(interview, reader),
    button,
    mail: {
      paragraphs: [opening, ...sentences],
      ...(calendar && {
        calendar: { method: calendar.method, event: calendarEventOf({ ...interview, ...calendar.span }, { site, reader }) },
      }),
    },
  };
}

const notifyVeteran = (db: TenantDb, mailing: Mailing, interview: InterviewRow, notified: Notified) =>
  notify(db, mailing.post, [interview.veteran_id], notificationOf(mailing, interview, 'veteran', notified));

/** Tells the interviewers and who proposed the interview, as far as they still work there. @param except who has done it */
async function notifyRecruiters(db: TenantDb, mailing: Mailing, interview: InterviewRow, notified: Notified, except?: number) {
  const people = await findPeople(db, [interview.id]);
  const concerned = new Set([interview.created_by, ...people.map(({ id }) => id)]);
  const active = (await findRecruiters(db, interview.company_id)).map(({ id }) => id);
  const to = active.filter((id) => concerned.has(id) && id !== except);
  await notify(db, mailing.post, to, notificationOf(mailing, interview, 'recruiter', notified));
}

const CHOOSE = 'Choose one of these times, or say that none of them fits:';

/** Tells the veteran that times are proposed, or others than before. @param before the time that no longer holds, where one was chosen */
export async function notifyProposed(
  db: TenantDb,
  mailing: Mailing,
  interview: InterviewRow,
  { actor_id, reason, before, again }: { actor_id: number; reason: string | null; before: Slot | null; again: boolean },
): Promise<void> {
  const { company_name, title, time_zone, veteran_name } = interview;
  const slots = await findSlots(db, [interview.id]);
  const times = slots.map((slot) => `• ${bothZones(slot, interview, mailing.language)}`).join('\n');
  const calendar = before ? ({ method: 'CANCEL', span: before } as const) : undefined;
  await notifyVeteran(db, mailing, interview, {
    title: again
      ? `${company_name} proposes other times for your interview: ${title}`
      : `${company_name} invites you to an interview: ${title}`,
    opening: again
      ? `${company_name} proposes other times for your interview for ${title}.`
      : `${company_name} invites you to an interview for ${title}.`,
    button: 'Choose a time',
    lines: [reason && `Reason: ${reason}`, `${CHOOSE}\n${times}`, placeLine(interview), interview.note],
    calendar,
  });
  await notifyRecruiters(
    db,
    mailing,
    interview,
    {
      title: again ? `New times for the interview with ${veteran_name}` : `You interview ${veteran_name}: ${title}`,
      opening: again
        ? `The interview with ${veteran_name} for ${title} has new times.`
        : `You’re an interviewer of ${veteran_name}, who applied for ${title}.`,
      lines: [`Times on offer (${cityOf(time_zone)} time):\n${times}`, placeLine(interview), reason && `Reason: ${reason}`],
      calendar,
    },
    actor_id,
  );
}

/** Tells both sides the time that was chosen, with the appointment for their calendars. */
export async function notifyScheduled(db: TenantDb, mailing: Mailing, interview: InterviewRow, span: Slot): Promise<void> {
  const when = bothZones(span, interview, mailing.language);
  const calendar = { method: 'REQUEST', span } as const;
  await notifyRecruiters(db, mailing, interview, {
    title: `${interview.veteran_name} chose a time: ${interview.title}`,
    opening: `${interview.veteran_name} chose a time for the interview for ${interview.title}.`,
    lines: [when, placeLine(interview)],
    calendar,
  });
  await notifyVeteran(db, mailing, interview, {
    title: `Your interview is arranged: ${interview.title}`,
    opening: `Your interview for ${interview.title} at ${interview.company_name} is arranged.`,
    lines: [when, placeLine(interview), interview.note],
    calendar,
  });
}

/** Tells the interviewers that no time fits the veteran, and which would. */
export async function notifyNoneFit(db: TenantDb, mailing: Mailing, interview: InterviewRow, before: Slot | null): Promise<void> {
  await notifyRecruiters(db, mailing, interview, {
    title: before
      ? `${interview.veteran_name} asks for another time: ${interview.title}`
      : `No time fits ${interview.veteran_name}: ${interview.title}`,
    opening: before
      ? `${interview.veteran_name} asks for another time for the interview for ${interview.title}.`
      : `None of the times you proposed fits ${interview.veteran_name}, who applied for ${interview.title}.`,
    button: 'Propose other times',
    lines: [`What would suit them: ${interview.wish ?? ''}`],
    calendar: before ? { method: 'CANCEL', span: before } : undefined,
  });
  if (before)
    await notifyVeteran(db, mailing, interview, {
      title: `You asked for another time: ${interview.title}`,
      opening: `You asked for another time for your interview for ${interview.title} at ${interview.company_name}.`,
      lines: [`${interview.company_name} can now propose other times. The earlier time is cancelled.`],
      calendar: { method: 'CANCEL', span: before },
    });
}

/** Tells both sides that an interview is cancelled, and by whom. */
export async function notifyCancelled(
  db: TenantDb,
  mailing: Mailing,
  interview: InterviewRow,
  { by, actor_id, reason, before }: { by: 'veteran' | 'recruiter'; actor_id: number | null; reason: string; before: Slot | null },
): Promise<void> {
  const calendar = before ? ({ method: 'CANCEL', span: before } as const) : undefined;
  const lines = [before && bothZones(before, interview, mailing.language), `Reason: ${reason}`];
  if (by !== 'veteran' || calendar)
    await notifyVeteran(db, mailing, interview, {
      title:
        by === 'recruiter'
          ? `${interview.company_name} cancelled your interview: ${interview.title}`
          : `Your interview is cancelled: ${interview.title}`,
      opening:
        by === 'recruiter'
          ? `${interview.company_name} cancelled your interview for ${interview.title}.`
          : `Your interview for ${interview.title} at ${interview.company_name} is cancelled.`,
      lines,
      calendar,
    });
  await notifyRecruiters(
    db,
    mailing,
    interview,
    {
      title:
        by === 'veteran'
          ? `${interview.veteran_name} cancelled the interview: ${interview.title}`
          : `The interview with ${interview.veteran_name} is cancelled: ${interview.title}`,
      opening:
        by === 'veteran'
          ? `${interview.veteran_name} cancelled the interview for ${interview.title}.`
          : `The interview with ${interview.veteran_name} for ${interview.title} is cancelled.`,
      lines,
      calendar,
    },
    // Whoever cancels has the appointment in a calendar as well.
    calendar ? undefined : (actor_id ?? undefined),
  );
}

/** What both sides read about an appointment that lapses with its application. */
function lapsedWords({ stage, veteran_name }: InterviewRow, day: string): { title: string; reason: string; theirs: string } {
  const notNeeded = `You no longer need your interview on ${day}`;
  if (stage === 'hired') return { title: notNeeded, reason: 'You have the job.', theirs: `${veteran_name} has the job.` };
  if (stage === 'withdrawn')
    return { title: notNeeded, reason: 'You withdrew your application.', theirs: `${veteran_name} withdrew the application.` };
  if (stage === 'declined')
    return { title: notNeeded, reason: 'You declined the offer.', theirs: `${veteran_name} declined the offer.` };
  const reason = 'The employer has ended this application.';
  return { title: `Your interview on ${day} won’t take place`, reason, theirs: 'The application has ended.' };
}

/** Tells both sides that an appointment is no longer needed, because the application has ended. Times that nobody chose lapse silently. */
export async function notifyLapsed(db: TenantDb, mailing: Mailing, interview: InterviewRow, before: Slot | null): Promise<void> {
  if (!before) return;
  const { title, veteran_name, veteran_time_zone, time_zone } = interview;
  const day = new Intl.DateTimeFormat(mailing.language, {
    day: 'numeric',
    month: 'long',
    timeZone: veteran_time_zone ?? time_zone,
  }).format(new Date(before.starts_at));
  const words = lapsedWords(interview, day);
  const calendar = { method: 'CANCEL', span: before } as const;
  const when = bothZones(before, interview, mailing.language);
  await notifyVeteran(db, mailing, interview, {
    title: `${words.title}: ${title}`,
    opening: `${words.title}: ${title} at ${interview.company_name}.`,
    lines: [when, words.reason],
    calendar,
  });
  await notifyRecruiters(db, mailing, interview, {
    title: `You no longer need the interview with ${veteran_name} on ${day}: ${title}`,
    opening: `You no longer need the interview with ${veteran_name} for ${title} on ${day}.`,
    lines: [when, words.theirs],
    calendar,
  });
}

/** Tells the veteran what the employer recorded. */
export async function notifyOutcome(db: TenantDb, mailing: Mailing, interview: InterviewRow): Promise<void> {
  const missed = interview.status === 'no_show';
  await notifyVeteran(db, mailing, interview, {
    title: missed
      ? `${interview.company_name} noted that you were not at the interview: ${interview.title}`
      : `Your interview is marked as done: ${interview.title}`,
    opening: missed
      ? `${interview.company_name} noted that you were not at the interview for ${interview.title}.`
      : `Your interview for ${interview.title} at ${interview.company_name} is marked as done.`,
    lines: [
      missed
        ? 'If that is wrong or something came up, tell the employer. They can correct it or propose another time.'
        : 'The employer now decides on the next step. Your application shows it.',
    ],
  });
}

/** Reminds both sides. */
export async function notifyReminder(db: TenantDb, mailing: Mailing, interview: InterviewRow, span: Slot): Promise<void> {
  const notified = {
    kind: 'interview_reminder',
    lines: [bothZones(span, interview, mailing.language), placeLine(interview)],
  } as const;
  await notifyVeteran(db, mailing, interview, {
    ...notified,
    title: `Your interview is coming up: ${interview.title}, ${interview.company_name}`,
    opening: `Your interview for ${interview.title} at ${interview.company_name} is coming up.`,
    lines: [...notified.lines, interview.note],
  });
  await notifyRecruiters(db, mailing, interview, {
    ...notified,
    lines: [...notified.lines],
    title: `You interview ${interview.veteran_name} soon: ${interview.title}`,
    opening: `Your interview with ${interview.veteran_name} for ${interview.title} is coming up.`,
  });
}
