/** When a provider is open, from its weekly hours in its own time zone. */

export type Period = { day: number; opens: string; closes: string };
type Hours = { opening_hours: readonly Period[]; time_zone: string; availability: string };

/** `open` now, and what changes next; null where nothing is known. `day` is 0 for today, 1 for tomorrow, to 7. */
export type OpenState =
  | { open: true; until: string | null }
  | { open: false; next: { day: number; weekday: number; opens: string } | null }
  | null;

const DAY = 24 * 60;
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday (Monday is 1) and the minute of the day in a time zone. */
export function localTime(now: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: WEEKDAYS.indexOf(part('weekday')) + 1, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

export function openState({ opening_hours, time_zone, availability }: Hours, now: Date): OpenState {
  if (opening_hours.length === 0) return availability === '24/7_support' ? { open: true, until: null } : null;
  const { day, minute } = localTime(now, time_zone);
  // Minutes from the beginning of today, over eight days: the same weekday next week is the furthest that matters.
  const periods = [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((ahead) => {
      const weekday = ((day - 1 + ahead) % 7) + 1;
      return opening_hours
        .filter((period) => period.day === weekday)
        .map((period) => ({
          ahead,
          weekday,
          opens: period.opens,
          from: ahead * DAY + minutes(period.opens),
          to: ahead * DAY + minutes(period.closes),
        }));
    })
    .sort((one, other) => one.from - other.from);
  const first = periods.findIndex(({ from, to }) => from <= minute && minute < to);
  if (first >= 0) {
    let end = periods[first]?.to ?? minute;
    for (const { from, to } of periods.slice(first + 1)) if (from <= end) end = Math.max(end, to);
    if (end - minute >= 7 * DAY - 1) return { open: true, until: null };
    const time = end % DAY;
    return { open: true, until: `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}` };
  }
  const next = periods.find(({ from }) => from > minute);
  return { open: false, next: next ? { day: next.ahead, weekday: next.weekday, opens: next.opens } : null };
}

export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const dayName = (day: number) => DAY_NAMES[day - 1] ?? '';

/** `17:30` in the United Kingdom, `5:30 pm` in the United States; the end of the day is midnight. */
export function timeText(time: string, language: string): string {
  if (time === '24:00' || time === '00:00') return 'midnight';
  if (language !== 'en-US') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `Open until 17:00`, `Closed, opens tomorrow at 09:00`; null where nothing is known. */
export function openText(state: OpenState, language: string): string | null {
  if (!state) return null;
  if (state.open) return state.until ? `Open until ${timeText(state.until, language)}` : 'Open 24 hours';
  if (!state.next) return 'Closed';
  const { day, weekday, opens } = state.next;
  const when = day === 0 ? 'today' : day === 1 ? 'tomorrow' : dayName(weekday);
  return `Closed, opens ${when} at ${timeText(opens, language)}`;
}

/** Days after each other with the same hours in one line: Monday to Friday, 09:00 to 17:00. Days without hours are closed. */
export function hoursLines(periods: readonly Period[], language: string): { days: string; times: string }[] {
  const timesOf = (day: number) =>
    periods
      .filter((period) => period.day === day)
      .sort((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) =>
        opens === '00:00' && closes === '24:00'
          ? 'Open 24 hours'
          : `${timeText(opens, language)} to ${timeText(closes, language)}`,
      )
      .join(', ') || 'Closed';
  const lines: { from: number; to: number; times: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const times = timesOf(day);
    const last = lines.at(-1);
    if (last?.times === times) last.to = day;
    else lines.push({ from: day, to: day, times });
  }
  return lines.map(({ from, to, times }) => ({
    days: from === to ? dayName(from) : from === 1 && to === 7 ? 'Every day' : `${dayName(from)} to ${dayName(to)}`,
    times,
  }));
}
