import { daysBetween, longDay, todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { MailSection } from '#kit/server/mail/mail.ts';
import type { Reminder } from './reminder-queries.ts';

/** Jobs that an email lists of those that close soon, and of those that have closed. */
const LISTED = 10;

const SAVED_JOBS = '/veteran/jobs?jobType=saved';

/** What reminders say in the app and in an email. */
export function describeReminders(reminders: readonly Reminder[], countryId: number, site: string) {
  const [closing, closed] = [ofKind(reminders, 'closing'), ofKind(reminders, 'closed')];
  const sections = [
    ...sectionOf('Closing soon', closing, countryId, site),
    ...sectionOf('No longer open', closed, countryId, site),
  ];
  const only = reminders.length === 1 ? reminders[0] : undefined;
  return {
    title: only ? `${stateOf(only, countryId)}: ${only.title}` : countsOf(reminders),
    counts: countsOf(reminders),
    body: reminders
      .slice(0, LISTED)
      .map((reminder) => `${reminder.title}: ${sentenceOf(reminder, countryId)}`)
      .join('\n'),
    href: only ? pathOf(only) : SAVED_JOBS,
    button: only ? buttonOf(only) : 'See your saved jobs',
    sections,
  };
}

const ofKind = (reminders: readonly Reminder[], kind: Reminder['kind']) => reminders.filter((reminder) => reminder.kind === kind);

/** `2 jobs close soon and 1 job is no longer open`. */
function countsOf(reminders: readonly Reminder[]): string {
  const [closing, closed] = [ofKind(reminders, 'closing').length, ofKind(reminders, 'closed').length];
  return [
    ...(closing > 0 ? [closing === 1 ? '1 job closes soon' : `${closing} jobs close soon`] : []),
    ...(closed > 0 ? [closed === 1 ? '1 job is no longer open' : `${closed} jobs are no longer open`] : []),
  ].join(' and ');
}

function sectionOf(heading: string, reminders: readonly Reminder[], countryId: number, site: string): MailSection[] {
  if (reminders.length === 0) return [];
  const rest = reminders.length - LISTED;
  return [
    {
      heading,
      items: reminders.slice(0, LISTED).map((reminder) => ({
        title: reminder.title,
        url: site + pathOf(reminder),
        lines: [reminder.company, `${sentenceOf(reminder, countryId)} ${noteOf(reminder)}`],
      })),
      ...(rest > 0 && { more: { label: `And ${rest} more`, url: site + SAVED_JOBS } }),
    },
  ];
}

const noteOf = ({ kind, is_draft }: Reminder): string =>
  !is_draft
    ? 'You saved this job.'
    : kind === 'closing'
      ? 'Your application isn’t sent yet.'
      : 'Your application wasn’t sent, and can’t be sent any more.';

/** A job that is not open any more has no page with anything to do. */
const pathOf = ({ kind, job_id, is_draft, reason }: Reminder): string =>
  kind === 'closing'
    ? `/veteran/jobs/${job_id}${is_draft ? '/apply' : ''}`
    : reason === 'withdrawn'
      ? SAVED_JOBS
      : `/veteran/jobs/${job_id}`;

const buttonOf = (reminder: Reminder): string =>
  pathOf(reminder) === SAVED_JOBS
    ? 'See your saved jobs'
    : reminder.kind === 'closing' && reminder.is_draft
      ? 'Finish your application'
      : 'See the job';

/** `Closes in 3 days`, or `No longer open`. */
function stateOf({ kind, at }: Reminder, countryId: number): string {
  if (kind === 'closed') return 'No longer open';
  const { closingZone } = countryOf(countryId);
  const days = daysBetween(todayIn(closingZone, databaseNow()), todayIn(closingZone, new Date(at)));
  return days <= 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}

function sentenceOf(reminder: Reminder, countryId: number): string {
  const { closingZone, language } = countryOf(countryId);
  const day = longDay(todayIn(closingZone, new Date(reminder.at)), language);
  if (reminder.kind === 'closing') return `${stateOf(reminder, countryId)}, on ${day}.`;
  switch (reminder.reason) {
    case 'filled':
      return `The employer filled the position on ${day}.`;
    case 'expired':
      return `The closing date was ${day}.`;
    case 'withdrawn':
      return `This job was withdrawn on ${day}.`;
    default:
      return `The employer closed it on ${day}.`;
  }
}
