import { readDay } from '#kit/ui/lists/search-params.ts';

type Counted = { day: string; count: number };

const DAY_MS = 86_400_000;
/** Longer ranges are counted by week, because the bars of single days would be too thin. */
const MOST_DAYS = 31;

/** Counts by day, or by week (its Monday) where the range is long. */
export function figureSeries(days: readonly Counted[]): { by: 'day' | 'week'; series: Counted[] } {
  if (days.length <= MOST_DAYS) return { by: 'day', series: [...days] };
  const weeks = new Map<string, number>();
  for (const { day, count } of days) weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + count);
  return { by: 'week', series: [...weeks].map(([day, count]) => ({ day, count })) };
}

function mondayOf(day: string): string {
  const date = new Date(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Reads the range of days from the query of the address. The server chooses a range when there is none. */
export function readFiguresRange(raw: Readonly<Record<string, unknown>>): { from?: string; to?: string } {
  const [from, to] = [readDay(raw.from), readDay(raw.to)];
  return { ...(from && { from }), ...(to && { to }) };
}
