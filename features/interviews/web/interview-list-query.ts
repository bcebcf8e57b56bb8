import { addDays } from '#kit/calendar/days.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { findInterviews, type Interview, InterviewSearch } from '../contract.ts';
import { needsRecruiter } from '../rules.ts';
import { mondayOf, ownZone } from './interview-words.ts';

export type Search = SearchOf<typeof InterviewSearch>;

export const interviewsCall = ({ when, mine }: Search) =>
  [findInterviews, { query: { when, mine, time_zone: ownZone() } }] as const;

/** The call for the interviews at an address. The router's loader prefetches it. */
export const interviewListCall = (raw: Readonly<Record<string, unknown>>) => interviewsCall(readSearch(InterviewSearch, raw));

/** A time of an interview: the one chosen, or one on offer. */
export type Entry = { at: string; until: string; interview: Interview; offered: boolean };
export type Day = { day: string; entries: Entry[] };

/** What the list of upcoming interviews shows: first what needs an act, then by day this week, next week and later. */
export function groupUpcoming(interviews: readonly Interview[], zone: string, now: Date) {
  const needing = interviews.flatMap((interview) => {
    const need = needsRecruiter(interview, now);
    return need === null ? [] : [{ interview, need }];
  });
  const rest = interviews.filter((interview) => needsRecruiter(interview, now) === null);
  const today = localTime(now.getTime(), zone).slice(0, 10);
  const days = byDay(rest, zone).filter(({ day }) => day >= today);
  const nextWeek = addDays(mondayOf(today), 7);
  const weekAfter = addDays(nextWeek, 7);
  return {
    needing,
    weeks: [
      { title: 'This week', days: days.filter(({ day }) => day < nextWeek) },
      { title: 'Next week', days: days.filter(({ day }) => day >= nextWeek && day < weekAfter) },
      { title: 'Later', days: days.filter(({ day }) => day >= weekAfter) },
    ].filter((week) => week.days.length > 0),
  };
}

/** Interviews by the day of their times, the earliest first. */
export function byDay(interviews: readonly Interview[], zone: string): Day[] {
  const entries = interviews
    .flatMap((interview): Entry[] =>
      interview.starts_at !== null && interview.ends_at !== null
        ? [{ at: interview.starts_at, until: interview.ends_at, interview, offered: false }]
        : interview.slots.map((slot) => ({ at: slot.starts_at, until: slot.ends_at, interview, offered: true })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
  return [...Map.groupBy(entries, ({ at }) => localTime(at, zone).slice(0, 10))].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
