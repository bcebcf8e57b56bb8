import { mutationOptions, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import type { ReplyOf, Route } from '#kit/contract/route.ts';
import { removeDraft } from '../editing/drafts-of-forms.ts';
import { toast } from '../page/toast.tsx';
import { ApiError, type ArgsTuple, type CallOptions, call, toastError } from './api.ts';

/**
 * No retries; fetched again on window focus and on mount. Calls are also tried while the browser
 * reports being offline, so the person sees an error instead of waiting forever.
 */
const FETCHING = {
  retry: 0,
  refetchOnWindowFocus: true,
  refetchOnMount: (found: Cached) => !isPrefetched(found),
  refetchOnReconnect: true,
  networkMode: 'always',
} as const;

/**
 * Joins no first load that is under way when something changes: that load may answer with the state before the change, and its answer
 * would count as fresh. Such a query is fetched once more after it.
 */
class Client extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (loading.length === 0) return;
    await Promise.allSettled(loading.map((one) => one.promise));
    await super.invalidateQueries({ ...filters, predicate: (one) => loading.includes(one) }, options);
  }
}

export function newQueryClient(): QueryClient {
  return new Client({ defaultOptions: { queries: FETCHING, mutations: { retry: 0, networkMode: 'always' } } });
}

/** The query key of a call. Without arguments it matches all calls of the route, for `invalidateQueries`. */
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

/** The parts of a cached query used here. */
type Cached = { state: { dataUpdateCount: number; dataUpdatedAt: number; isInvalidated: boolean } };

/** For how long a screen uses prefetched data instead of fetching again, in milliseconds. */
const PREFETCHED_MS = 5_000;
/** For each prefetched query, the number of the update that the prefetch made. */
const prefetched = new WeakMap<object, number>();

/** Fetches a query that the next screen will show. That screen fetches it again when this fails, and shows the error. */
export async function prefetch<T extends Route>(client: QueryClient, route: T, ...args: ArgsTuple<T>): Promise<void> {
  const { queryKey, queryFn } = query(route, ...args);
  await client.prefetchQuery({ queryKey, queryFn, staleTime: PREFETCHED_MS });
  const found = client.getQueryCache().find({ queryKey, exact: true });
  if (found) prefetched.set(found, found.state.dataUpdateCount);
}

/** Whether the data of a query comes from a recent prefetch and has not changed since. */
function isPrefetched(found: Cached): boolean {
  const { dataUpdateCount, dataUpdatedAt, isInvalidated } = found.state;
  return !isInvalidated && prefetched.get(found) === dataUpdateCount && Date.now() - dataUpdatedAt < PREFETCHED_MS;
}

/** The part of a form that receives errors; `useForm()` returns it. */
type FormErrors<Values extends FieldValues> = {
  getValues: UseFormGetValues<Values>;
  setError: UseFormSetError<Values>;
};

type MutationSettings<Reply, Args, Values extends FieldValues> = {
  /**
   * Queries that show what this call changes. They are fetched again after it, also when it fails because the record changed
   * (404, 409).
   */
  invalidates?: readonly (Route | QueryKey)[];
  /** The success toast. */
  success?: string | ((reply: Reply, args: Args) => string | undefined);
  /** Runs after success: close the dialog, reset the form, go to the next page. */
  onSuccess?: (reply: Reply, args: Args) => unknown;
  /**
   * The form that is saved: its draft is removed on success, and its fields show the messages of a 422. Messages for other fields are
   * shown as a toast. A call that checks or previews the form without saving it passes only `getValues` and `setError`.
   */
  form?: FormErrors<Values>;
  /** Handles an error in the screen's own way and returns true when it did. Other errors are handled as usual. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing has not handled it
  onError?: (error: Error, args: Args) => boolean | void;
  /** Changes cached data before the server replies. Returns a function that reverts it, which runs when the call fails. */
  // biome-ignore lint/suspicious/noConfusingVoidType: there may be nothing to take back
  optimistic?: (args: Args, client: QueryClient) => (() => void) | void;
};

/**
 * A call that changes something, as a mutation. Screens write only through it:
 *
 * const form = useForm({ resolver: zodResolver(InvitationRequest) });
 * const invite = useMutation(
 * mutation(createInvitation, {
 * form,
 * invalidates: [findInvitations],
 * success: ({ data }) => `Invitation sent to ${data.email}`,
 * onSuccess: () => form.reset(),
 * }),
 * );
 * <form onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}>
 * <Button type="submit" loading={invite.isPending}>
 *
 * `mutate` takes the call's arguments; `isPending` lasts until the invalidated queries are fresh. Errors become field errors or a
 * toast, so screens need no try/catch and no busy state. A write that takes several calls passes a function instead of the route.
 */
export function mutation<T extends Route, Values extends FieldValues = FieldValues>(
  route: T,
  settings?: MutationSettings<ReplyOf<T>, ArgsTuple<T>[0], Values>,
): Mutation<ReplyOf<T>, ArgsTuple<T>[0]>;
export function mutation<Reply, Args = void, Values extends FieldValues = FieldValues>(
  calls: (args: Args) => Promise<Reply>,
  settings?: MutationSettings<Reply, Args, Values>,
): Mutation<Reply, Args>;
export function mutation<Values extends FieldValues>(
  target: Route | ((args: unknown) => Promise<unknown>),
  { invalidates = [], success, onSuccess, form, onError, optimistic }: MutationSettings<unknown, unknown, Values> = {},
): unknown {
  const refresh = (client: QueryClient) =>
    Promise.all(invalidates.map((one) => client.invalidateQueries({ queryKey: 'path' in one ? keyOf(one) : one })));
  return mutationOptions<unknown, Error, unknown, (() => void) | undefined>({
    ...(typeof target === 'function'
      ? { mutationFn: (args) => target(args) }
      : { mutationKey: keyOf(target), mutationFn: (args) => callWith(target, args as ArgsTuple<Route>[0]) }),
    onMutate: (args, { client }) => optimistic?.(args, client) || undefined,
    onSuccess: async (reply, args, _, { client }) => {
      if (form) removeDraft(form);
      const message = typeof success === 'function' ? success(reply, args) : success;
      if (message) toast.success(message);
      await onSuccess?.(reply, args);
      await refresh(client);
    },
    onError: (error, args, revert, { client }) => {
      revert?.();
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void refresh(client);
      if (onError?.(error, args) === true) return;
      const elsewhere = form ? placeFieldErrors(error, form) : null;
      if (elsewhere === null) toastError(error);
      else if (elsewhere.length > 0) toast.error(elsewhere.join(' '));
    },
  });
}

type Mutation<Reply, Args> = ReturnType<typeof mutationOptions<Reply, Error, Args, (() => void) | undefined>>;

/** The compiler has checked the arguments at the caller. As one value they no longer show whether they are optional. */
const callWith = call as <T extends Route>(route: T, args: ArgsTuple<T>[0], options?: CallOptions) => Promise<ReplyOf<T>>;

/**
 * Shows the messages of a 422 at the form's fields and focuses the first.
 * @returns the messages for fields that the form does not have; null when the error names no field
 */
function placeFieldErrors<Values extends FieldValues>(error: unknown, form: FormErrors<Values>): string[] | null {
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return null;
  const values = form.getValues();
  const known = Object.entries(error.errors).filter(([field]) => hasField(values, field));
  setFieldErrors(known, form.setError);
  return Object.entries(error.errors).flatMap(([field, messages]) => (hasField(values, field) ? [] : messages));
}

/** Whether a dotted name like `answers.2.text` refers to a value of the form. */
function hasField(values: unknown, field: string): boolean {
  let at: unknown = values;
  for (const part of field.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = Object.entries(at).find(([name]) => name === part)?.[1];
  }
  return true;
}

function setFieldErrors<Values extends FieldValues>(fields: [string, string[]][], setError: UseFormSetError<Values>): void {
  fields.forEach(([field, messages], index) => {
    const message = [...new Set(messages)].join(' ');
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}

/**
 * Shows the messages of a 422 at the fields they name and focuses the first. Screens use `mutation(…, { form })`, which does
 * this.
 * @returns whether there were any; if not, the message belongs to the whole form
 */
export function applyFieldErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): boolean {
  if (!(error instanceof ApiError)) return false;
  setFieldErrors(Object.entries(error.errors), setError);
  return Object.keys(error.errors).length > 0;
}
