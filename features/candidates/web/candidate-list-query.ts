import type { SearchOf } from '#kit/contract/url-search.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { CandidateSearch, findCandidates } from '../contract.ts';

export type Search = SearchOf<typeof CandidateSearch>;

/** The call for the candidate list at an address. The router's loader prefetches it. */
export const candidateListCall = (raw: Readonly<Record<string, unknown>>) => candidatesCall(readSearch(CandidateSearch, raw));

export const candidatesCall = ({ candidate: _, ...search }: Search) => [findCandidates, { query: search }] as const;
