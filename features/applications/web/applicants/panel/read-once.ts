/** For queries that are recorded as a view of the CV with each call. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: 0,
} as const;
