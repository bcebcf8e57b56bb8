import { Day } from '#kit/contract/shapes.ts';
import { DAY_NAMES, type Period } from '../../opening-rules.ts';
import { clockTime, oneLine } from './import-text.ts';

type Schedule = Record<string, unknown>;

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ORDER: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', '-1': 'last' };
const DAY_MS = 86_400_000;

export type ReadSchedules = {
  /** What opens every week. */
  periods: Period[];
  /** What a weekly rule cannot say: monthly meetings, hours that begin later, the words of the schedules. */
  words: string[];
  /** What could not be read or is over. */
  notes: string[];
};

/** Schedules of HSDS 3, or regular schedules of earlier versions, as weekly periods and words. */
export function readSchedules(schedules: readonly Schedule[], today: string): ReadSchedules {
  const read: ReadSchedules = { periods: [], words: [], notes: [] };
  for (const schedule of schedules) readSchedule(schedule, today, read);
  const once = new Map(read.periods.map((period) => [`${period.day} ${period.opens} ${period.closes}`, period]));
  return {
    periods: [...once.values()].sort((one, other) => one.day - other.day || one.opens.localeCompare(other.opens)),
    words: [...new Set(read.words)],
    notes: read.notes,
  };
}

function readSchedule(schedule: Schedule, today: string, read: ReadSchedules): void {
  const described = oneLine(schedule.description);
  const over = endOf(schedule);
  if (over !== null && over < today) {
    read.notes.push(`schedules: ${described || daysText(schedule) || 'one'} ended on ${over}`);
    return;
  }
  const typed = [schedule.opens_at, schedule.closes_at].map(oneLine);
  const opens = clockTime(typed[0]);
  const closes = closingTime(typed[1]);
  if (typed.some(Boolean) && (opens === null || closes === null))
    read.notes.push(`schedules: “${typed.filter(Boolean).join(' to ')}” has no two times`);
  const days = weekdaysOf(schedule);
  const from = [dayOf(schedule.valid_from), dayOf(schedule.dtstart)].reduce((one, other) =>
    (one ?? '') > (other ?? '') ? one : other,
  );
  if (opens === null || closes === null || opens === closes || days === null || (from !== null && from > today)) {
    const times = opens !== null && closes !== null ? `${opens}-${closes}` : '';
    const rule = [daysText(schedule), times].filter(Boolean).join(', ');
    const words = described || rule;
    if (words) read.words.push(from !== null && from > today ? `From ${from}: ${words}` : words);
    return;
  }
  if (described) read.words.push(described);
  for (const day of days) {
    if (opens < closes) read.periods.push({ day, opens, closes });
    else {
      // It closes on the next day.
      read.periods.push({ day, opens, closes: '24:00' });
      if (closes > '00:00') read.periods.push({ day: (day % 7) + 1, opens: '00:00', closes });
    }
  }
}

/** The days of a rule that repeats every week; null for any other rule. */
function weekdaysOf(schedule: Schedule): number[] | null {
  const freq = oneLine(schedule.freq).toUpperCase();
  if ((freq !== '' && freq !== 'WEEKLY' && freq !== 'DAILY') || intervalOf(schedule) > 1) return null;
  const { byweekno, byyearday, bymonth, bymonthday } = schedule;
  if ([byweekno, byyearday, bymonth, bymonthday].flat().some((value) => oneLine(value) !== '')) return null;
  const names = dayNamesOf(schedule);
  const days = names.map((name) => DAYS.indexOf(name.slice(0, 2)) + 1);
  if (days.some((day) => day === 0)) return null;
  if (days.length > 0) return days;
  if (freq === 'DAILY') return [1, 2, 3, 4, 5, 6, 7];
  const start = dayOf(schedule.dtstart);
  return freq === 'WEEKLY' && start !== null ? [weekdayOf(start)] : null;
}

const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const intervalOf = (schedule: Schedule): number => Number(oneLine(schedule.interval) || 1);

/** `MO`, `1MO`, `-1FR`, or names of days, of all the fields that versions of the standard have for them. */
const dayNamesOf = ({ byday, weekday }: Schedule): string[] =>
  [byday, weekday]
    .flat()
    .flatMap((value) =>
      oneLine(value)
        .toUpperCase()
        .split(/[\s,;]+/),
    )
    .filter(Boolean);

/** `first Monday of the month`, `every 2 weeks on Tuesday`. Empty for a rule that names no days. */
function daysText(schedule: Schedule): string {
  const freq = oneLine(schedule.freq).toUpperCase();
  const interval = intervalOf(schedule);
  const start = dayOf(schedule.dtstart);
  const positions = oneLine(schedule.bysetpos);
  const days = dayNamesOf(schedule).flatMap((name) => {
    const [, order = '', day = ''] = /^(-?\d)?([A-Z]{2})/.exec(name) ?? [];
    const known = DAY_NAMES[DAYS.indexOf(day)];
    return known ? [[ORDER[order || positions], known].filter(Boolean).join(' ')] : [];
  });
  if (days.length === 0 && freq === 'WEEKLY' && start !== null) days.push(DAY_NAMES[weekdayOf(start) - 1] ?? '');
  const dates = oneLine(schedule.bymonthday);
  const named = days.join(' and ') || (dates && `day ${dates}`);
  if (!named) return '';
  if (freq === 'MONTHLY') return `${named} of ${interval > 1 ? `every ${interval} months` : 'the month'}`.replace(/^./, upper);
  return interval > 1 ? `Every ${interval} weeks on ${named}` : named.replace(/^./, upper);
}

const upper = (letter: string) => letter.toUpperCase();

/** The last day of a schedule that has one. */
function endOf(schedule: Schedule): string | null {
  const named = [schedule.valid_to, schedule.until].map(dayOf).filter((day) => day !== null);
  const start = dayOf(schedule.dtstart);
  const count = Number(oneLine(schedule.count));
  const length = { WEEKLY: 7, DAILY: 1 }[oneLine(schedule.freq).toUpperCase()];
  if (start !== null && count > 0 && length !== undefined && dayNamesOf(schedule).length <= 1) {
    const last = Date.parse(`${start}T00:00:00Z`) + (count - 1) * length * intervalOf(schedule) * DAY_MS;
    if (Number.isFinite(last) && last < Date.UTC(3000, 0)) named.push(new Date(last).toISOString().slice(0, 10));
  }
  return named.sort()[0] ?? null;
}

/** A closing time, in which the end of the day is `24:00`. */
function closingTime(value: unknown): string | null {
  const time = /^24:?00/.test(oneLine(value)) ? '00:00' : clockTime(value);
  return time === '00:00' || time === '23:59' ? '24:00' : time;
}

/** `2023-06-30`, also of a time or of iCal's `20230630T000000Z`. */
export function dayOf(value: unknown): string | null {
  const day = oneLine(value)
    .replace(/^(\d{4})(\d\d)(\d\d)(?=T|$)/, '$1-$2-$3')
    .slice(0, 10);
  return Day.safeParse(day).success ? day : null;
}
