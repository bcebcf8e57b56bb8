import { localTime } from '#kit/calendar/time-zones.ts';
import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { findInterviews, InterviewSearch } from '../contract.ts';
import { mondayOf, ownZone } from './interview-words.ts';

export type Search = SearchOf<typeof InterviewSearch>;

/** The first day of the week at an address: the one it names, or this week's Monday. */
export const weekAt = ({ from }: Search): string => from ?? mondayOf(localTime(Date.now(), ownZone()).slice(0, 10));

export const interviewsCall = (search: Search) =>
  [findInterviews, { query: { from: weekAt(search), days: 7, mine: search.mine, time_zone: ownZone() } }] as const;

/** The call for the interviews at an address. The router's loader prefetches it. */
export const interviewListCall = (raw: Readonly<Record<string, unknown>>) => interviewsCall(readSearch(InterviewSearch, raw));
