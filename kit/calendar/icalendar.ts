/** Writes iCalendar files (RFC 5545). Pure, for server and browser. */

/** Octets of one line (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Text with its special characters escaped; control characters other than line breaks have no place in a calendar. */
export function calendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--\n]/gv, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** The value of a parameter, such as a name: quoted, because it may contain a colon, comma or semicolon. */
const quoted = (text: string) => `"${text.replace(/[\p{Cc}"]/gu, ' ').trim()}"`;

/** An instant in UTC: `20261120T083000Z`. @param iso ISO 8601 in UTC */
export const calendarInstant = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** The lines of a calendar, folded and terminated as the format requires. */
export const calendarLines = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;

/** Breaks a line after at most 75 octets, never inside a character; continued lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** An appointment with a beginning and an end. */
export type CalendarEvent = {
  /** The same in every file about this appointment. */
  uid: string;
  /** Higher in each file that changes the appointment. */
  sequence: number;
  /** When the appointment was last changed. Instants are ISO 8601 in UTC. */
  changed_at: string;
  starts_at: string;
  ends_at: string;
  summary: string;
  description: string;
  location: string;
  url: string;
};

/** How a file is meant: an invitation, its withdrawal, or a copy to import. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

type Person = { name: string; address: string };

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muster//Appointments//EN', 'CALSCALE:GREGORIAN'];

function appointmentLines(event: CalendarEvent, { is_cancelled, people }: { is_cancelled: boolean; people: string[] }): string[] {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${calendarText(event.summary)}`, 'TRIGGER:-PT1H', 'END:VALARM'];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${calendarInstant(event.changed_at)}`,
    `DTSTART:${calendarInstant(event.starts_at)}`,
    `DTEND:${calendarInstant(event.ends_at)}`,
    `SUMMARY:${calendarText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${calendarText(event.description)}`]),
    ...(event.location === '' ? [] : [`LOCATION:${calendarText(event.location)}`]),
    `URL:${event.url}`,
    ...people,
    `STATUS:${is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${is_cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(is_cancelled ? [] : alarm),
    'END:VEVENT',
  ];
}

/** An iCalendar file of one appointment. Invitations and withdrawals (RFC 5546) name who sends them and who receives them. */
export function appointmentFile(
  event: CalendarEvent,
  file: { method: Exclude<CalendarMethod, 'PUBLISH'>; organizer: Person; attendee: string } | { method: 'PUBLISH' },
): string {
  const people =
    file.method === 'PUBLISH'
      ? []
      : [
          `ORGANIZER;CN=${quoted(file.organizer.name)}:mailto:${file.organizer.address}`,
          `ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${file.attendee}`,
        ];
  return calendarLines([
    ...CALENDAR,
    `METHOD:${file.method}`,
    ...appointmentLines(event, { is_cancelled: file.method === 'CANCEL', people }),
    'END:VCALENDAR',
  ]);
}

/** A calendar of appointments that apps subscribe to. Cancelled ones stay in it, marked, so that no app shows them as they were. */
export const appointmentFeed = (name: string, events: readonly (CalendarEvent & { is_cancelled: boolean })[]): string =>
  calendarLines([
    ...CALENDAR,
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => appointmentLines(event, { is_cancelled: event.is_cancelled, people: [] })),
    'END:VCALENDAR',
  ]);

/** A day to remember, without a time. */
export type CalendarDay = Omit<CalendarEvent, 'starts_at' | 'ends_at' | 'location'> & {
  /** `2026-12-18` */
  day: string;
  /** The morning on which it rings, at nine. */
  rings: 'on_the_day' | 'day_before';
};

/** An iCalendar file of one day. */
export function dayFile({ day, rings, ...event }: CalendarDay): string {
  const compact = (at: string) => at.replaceAll('-', '');
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${calendarInstant(event.changed_at)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${calendarText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${calendarText(event.description)}`]),
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(event.summary)}`,
    `TRIGGER:${rings === 'on_the_day' ? 'PT9H' : '-PT15H'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
