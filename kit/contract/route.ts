import type { z } from 'zod';

/**
 * Who may call a route.
 * - `public`: anyone; a valid token is still read, so that a reply may depend on the viewer.
 * - `signed_in`: any account of the tenant, whatever its role.
 * - a role: that role alone (`operator` includes the system operator).
 */
export type Access = 'public' | 'signed_in' | 'veteran' | 'recruiter' | 'operator' | 'system_operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file of a multipart body, as the handler receives it. In the browser it is a `File`. */
export type UploadedFile = { filename: string; bytes: Buffer };

type Shape = z.ZodType | undefined;

export type Route<P extends Shape = Shape, Q extends Shape = Shape, B extends Shape = Shape, R extends Shape = Shape> = {
  method: Method;
  /** OpenAPI style: `/api/jobs/{id}`. */
  path: `/${string}`;
  access: Access;
  /** One line for the reference page. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Shape of the whole reply. Left out where the reply is a file. */
  reply?: R;
  /** The body travels as multipart/form-data; these fields are files, each bounded by `max_bytes`. */
  multipart?: { files: Record<string, { max_bytes: number; required?: boolean }> };
  /** Content type of a reply that is a file. */
  file_reply?: string;
  /** Served even when the account or its company is inactive (elsewhere 410) or awaits approval. */
  even_inactive?: boolean;
  /** Served even when the recruiter's company is not active yet (elsewhere 403). */
  even_without_company?: boolean;
  /** Tries allowed to one address (and one account where signed in) in a window of seconds; over it 429. */
  limit?: { max: number; window: number };
};

/**
 * Declares one call: its method, path, access and shapes. The server serves it, the browser calls it, the OpenAPI document
 * describes it and tests use it under this one name.
 */
export function defineRoute<
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  R extends Shape = undefined,
>(route: Route<P, Q, B, R>): Route<P, Q, B, R> {
  return route;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

// The inferences go through the property types, because an optional property widens when matched structurally.
export type ParamsOf<T extends Route> = Out<NonNullable<T['params']>>;
export type QueryOf<T extends Route> = Out<NonNullable<T['query']>>;
export type BodyOf<T extends Route> = Out<NonNullable<T['body']>>;
export type ReplyOf<T extends Route> = Out<NonNullable<T['reply']>>;
/** What a handler returns: shapes with defaults may be left out. */
export type ReplyInputOf<T extends Route> = In<NonNullable<T['reply']>>;

type Part<K extends string, S, V> = S extends z.ZodType ? { [k in K]: V } : { [k in K]?: undefined };

/** What a caller gives: `{ params, query, body, files }`, only those that the route declares. */
export type ArgsOf<T extends Route> = Part<'params', NonNullable<T['params']>, In<NonNullable<T['params']>>> &
  (T['query'] extends z.ZodType ? { query?: In<T['query']> } : { query?: undefined }) &
  Part<'body', NonNullable<T['body']>, In<NonNullable<T['body']>>> & { files?: Record<string, Blob | undefined> };

/** Fills `{name}` parts of a path. */
export function pathOf(route: Route, params: Record<string, unknown> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
