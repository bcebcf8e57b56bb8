import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { type JobSuggestions, suggestJobSearches } from '../../../suggestion-contract.ts';

const TYPING_MS = 100;
const SHORTEST = 2;
const FRESH_MS = 60_000;

const suggestionQuery = (q: string) => ({
  ...query(suggestJobSearches, { query: { q } }),
  staleTime: FRESH_MS,
  refetchOnMount: false,
});

/** Suggestions for what is typed, while the list is open. */
export function useSuggestions(text: string, open: boolean): JobSuggestions | null {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = open && settled.length >= SHORTEST;
  const { data } = useQuery({ ...suggestionQuery(settled), enabled, placeholderData: keepPreviousData });
  return enabled && text.length >= SHORTEST ? (data?.data ?? null) : null;
}

/** Reads the words of a search as filters. Null where they say none, or the server can't be reached. */
export function useReadWords(): (text: string) => Promise<JobSuggestions['read']> {
  const client = useQueryClient();
  return (text) =>
    client.fetchQuery(suggestionQuery(text)).then(
      ({ data }) => data.read,
      () => null,
    );
}

/** The id of an option of the list. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;
