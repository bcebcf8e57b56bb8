import { mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ReplyOf, Route } from '#kit/contract/route.ts';
import { ApiError, type ArgsTuple, type CallOptions, call } from './api.ts';

/** No retries, and fetched anew on window focus and on mount (specification, section 7). */
const FETCHING = { retry: 0, refetchOnWindowFocus: true, refetchOnMount: true } as const;

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: FETCHING, mutations: { retry: 0 } } });
}

/** The key of a call; without arguments, the beginning of the keys of all calls to that route, for `invalidateQueries`. */
export function keyOf(route: Route, args?: unknown): [string, ...unknown[]] {
  const name = `${route.method} ${route.path}`;
  return args === undefined ? [name] : [name, args];
}

/** A call as a query: `useQuery(query(getJob, { params: { id } }))`. `data` is the reply's whole envelope. */
export function query<T extends Route>(route: T, ...args: ArgsTuple<T>) {
  return queryOptions<ReplyOf<T>, Error>({
    queryKey: keyOf(route, args[0]),
    queryFn: ({ signal }) => callWith(route, args[0], { signal }),
    ...FETCHING,
  });
}

/** A call as a mutation: `useMutation(mutation(applyToJob))`; `mutate` takes the call's arguments. */
export function mutation<T extends Route>(route: T) {
  return mutationOptions<ReplyOf<T>, Error, ArgsTuple<T>[0]>({
    mutationKey: keyOf(route),
    mutationFn: (args) => callWith(route, args),
  });
}

/** The arguments have been checked where they came in; as one value they no longer show whether they may be left out. */
const callWith = call as <T extends Route>(route: T, args: ArgsTuple<T>[0], options?: CallOptions) => Promise<ReplyOf<T>>;

/**
 * Puts the messages of a 422 under the fields that they name and moves the focus to the first.
 * @returns whether there were any; if not, the error's message belongs to the form as a whole
 */
export function applyFieldErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = Object.entries(error.errors);
  fields.forEach(([field, messages], index) => {
    setError(field as Path<Values>, { type: 'server', message: messages.join(' ') }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}
