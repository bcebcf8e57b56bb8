import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { findConversations, InboxSearch } from '../contract.ts';

export type Inbox = SearchOf<typeof InboxSearch>;

/** The call for the inbox at an address. The router's loader prefetches it. */
export const inboxCall = (raw: Readonly<Record<string, unknown>>) => callOf(readSearch(InboxSearch, raw));

export const callOf = ({ conversation: _, ...search }: Inbox) => [findConversations, { query: search }] as const;
