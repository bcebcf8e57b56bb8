import type { z } from 'zod';

/**
 * Who may call a route.
 * - `public`: anyone; a valid token is still read, so the reply may depend on the viewer.
 * - `signed_in`: any account of the tenant.
 * - a role: only that role (`operator` includes the system operator).
 * - `company_key`: systems of a company with one of its API keys, and nobody else.
 */
export type Access = 'public' | 'signed_in' | 'veteran' | 'recruiter' | 'operator' | 'system_operator' | 'company_key';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file of a multipart body, as the handler receives it. In the browser it is a `File`. */
export type UploadedFile = { filename: string; bytes: Buffer };

export type Route = {
  method: Method;
  /** OpenAPI style: `/api/jobs/{id}`. */
  path: `/${string}`;
  access: Access;
  /** With access `company_key`: what the key must be allowed to do. */
  scope?: string;
  /** One line for the reference page. */
  summary: string;
  /** One or more sentences for the reference page: effects, conditions, what the reply contains. */
  description?: string;
  /**
   * A body for the reference page, where one generated from the shape would be refused or unclear. Tests check it against the
   * shape.
   */
  example?: unknown;
  /** The handler only reads. Its transaction is read-only, so a write in it fails. */
  reads_only?: boolean;
  /** A success creates something: 201 instead of 200. */
  creates?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Shape of the whole reply. Left out where the reply is a file. */
  reply?: z.ZodType;
  /** The body is multipart/form-data; these fields are files, each limited to `max_bytes`. */
  multipart?: { files: Record<string, { max_bytes: number; required?: boolean }> };
  /** Content type of a reply that is a file. */
  file_reply?: string;
  /** Served even when the account or its company is inactive (elsewhere 410) or awaits approval. */
  even_inactive?: boolean;
  /** Served even when the recruiter's company is not active yet (elsewhere 403). */
  even_without_company?: boolean;
  /** Served to an operator who must set up a second factor first (elsewhere 403). */
  even_without_second_factor?: boolean;
  /** Called by the browser without the person, on a timer or as a stream. It does not keep an idle operator signed in. */
  polled?: boolean;
  /** Calls allowed per account, or per address for visitors, in a window of seconds. More give 429. */
  limit?: { max: number; window: number };
  /** The handler itself counts tries, such as wrong passwords, and may reply 429. */
  counts_tries?: boolean;
};

/**
 * Declares one call: its method, path, access and shapes. The server serves it, the browser calls it, the OpenAPI document
 * describes it and tests use it under this one name.
 */
export function defineRoute<const T extends Route>(route: T): T {
  return route;
}

export type ParamsOf<T extends Route> = T extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
export type QueryOf<T extends Route> = T extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
export type BodyOf<T extends Route> = T extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
export type ReplyOf<T extends Route> = T extends { reply: infer S extends z.ZodType } ? z.output<S> : Blob;
/** What a handler returns. Fields with a default may be left out; a route without a reply shape returns a file. */
export type ReplyInputOf<T extends Route> = T extends { reply: infer S extends z.ZodType } ? z.input<S> : Buffer | string;

/** What a caller passes: the parts that the route declares. */
export type ArgsOf<T extends Route> = (T extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : unknown) &
  (T extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : unknown) &
  (T extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown) &
  (T extends { multipart: { files: infer F } } ? { files?: { [name in keyof F]?: File } } : unknown);

/** Fills `{name}` parts of a path. */
export function pathOf(route: Route, params: Record<string, unknown> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
