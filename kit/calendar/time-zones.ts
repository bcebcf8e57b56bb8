/** Local times of IANA time zones, read from the platform's own zone data. Pure, for server and browser. */

type Language = 'en-GB' | 'en-US';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant as the numbers on a clock of the zone. @throws RangeError for an unknown zone */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    // Zones come from outside, so the cache is limited.
    if (clocks.size > 500) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}

/** Whether the platform has this zone. Offsets such as `+02:00` are no zones: they do not change with the season. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,60}$/.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** A clock's day and time in a zone: `2026-11-25T10:30`. @param at ISO 8601 or milliseconds */
export function localTime(at: string | number, zone: string): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
/** Whether a text is a day and time that a calendar has: not the 30th of February. */
export function isLocalTime(local: string): boolean {
  if (!LOCAL.test(local)) return false;
  const at = Date.parse(`${local}:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(local);
}

const offsetAt = (at: number, zone: string) => Date.parse(`${localTime(at, zone)}:00Z`) - at;

/** The instants of a local time. */
export type Resolved =
  | { kind: 'once'; at: string }
  /** The clocks go back: the time occurs twice, an hour apart in most zones. */
  | { kind: 'twice'; first: string; second: string }
  /** The clocks go forward over it: no clock shows it. `instead` is the local time that it becomes after the change. */
  | { kind: 'never'; instead: string };

/** Finds the instants at which a clock of the zone shows this day and time. @param local `2026-11-25T10:30` */
export function instantsOf(local: string, zone: string): Resolved {
  const wall = Date.parse(`${local}:00Z`);
  // A zone changes its offset once within two days at most.
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const found = [...new Set([wall - before, wall - after])].filter((at) => localTime(at, zone) === local).sort((a, b) => a - b);
  const [first, second] = found.map((at) => new Date(at).toISOString());
  if (first === undefined) return { kind: 'never', instead: localTime(wall - before, zone) };
  return second === undefined ? { kind: 'once', at: first } : { kind: 'twice', first, second };
}

/** `London` for `Europe/London`; the last part of the zone's name. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `London time (GMT)`: the city of the zone and what its time is called at that instant. */
export function zoneWords(at: string, zone: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = cityOf(zone);
  return !name || name === city ? `${city} time` : `${city} time (${name})`;
}

/** `Wednesday 25 November 2026`, in that zone. */
export function dayWords(at: string, zone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full' }).format(new Date(at));
  // Some versions of the platform's data write a comma after the British weekday.
  return language === 'en-GB' ? day.replace(',', '') : day;
}

/** `10:30`, in the United States `10:30 AM`, in that zone. */
export const timeWords = (at: string, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeStyle: 'short' }).format(new Date(at));

type Span = { starts_at: string; ends_at: string };

/** `Wednesday 25 November 2026, 10:30 to 11:15 London time (GMT)`. */
export function spanWords({ starts_at, ends_at }: Span, zone: string, language: Language): string {
  const [from, to] = [starts_at, ends_at].map((at) => timeWords(at, zone, language));
  return `${dayWords(starts_at, zone, language)}, ${from} to ${to} ${zoneWords(starts_at, zone, language)}`;
}

/** Whether two zones' clocks show the same at that instant. */
export const sameClock = (at: string, one: string, other: string): boolean => localTime(at, one) === localTime(at, other);
