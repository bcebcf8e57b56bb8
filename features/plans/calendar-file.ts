import { addDays } from '#kit/calendar/days.ts';
import { calendarInstant, calendarLines, calendarText } from '#kit/calendar/icalendar.ts';

/** A task as a calendar shows it: a day without a time. */
export type CalendarTask = {
  id: number;
  title: string;
  why: string;
  due_on: string | null;
  due_reason: string;
  revision: number;
};

export type CalendarSettings = {
  /** What calendar apps call it. */
  name: string;
  /** Part of every event's identity: the same task is the same event in each file. */
  host: string;
  /** Address of the plan's page. */
  url: string;
  /** Days before a task is due on which its alarm rings. */
  remind_days: number;
  /** When the file was made, ISO 8601 in UTC. */
  now: string;
};

/** An iCalendar file (RFC 5545) of dated tasks. Those without a day are left out. */
export function calendarFile(tasks: readonly CalendarTask[], settings: CalendarSettings): string {
  const stamp = calendarInstant(settings.now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Transition plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(settings.name)}`,
    `X-WR-CALNAME:${calendarText(settings.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...tasks.flatMap((task) => (task.due_on === null ? [] : event({ ...task, due_on: task.due_on }, settings, stamp))),
    'END:VCALENDAR',
  ];
  return calendarLines(lines);
}

function event(task: CalendarTask & { due_on: string }, settings: CalendarSettings, stamp: string): string[] {
  const compact = (day: string) => day.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:task-${task.id}@${settings.host}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${task.revision}`,
    `DTSTART;VALUE=DATE:${compact(task.due_on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(task.due_on, 1))}`,
    `SUMMARY:${calendarText(task.title)}`,
    `DESCRIPTION:${calendarText([task.why, task.due_reason].filter(Boolean).join('\n\n'))}`,
    `URL:${settings.url}`,
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(task.title)}`,
    `TRIGGER:-P${settings.remind_days}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}
