import { type ArgsOf, pathOf, type ReplyOf, type Route } from '#kit/contract/route.ts';
import { SECOND_FACTOR_FIRST } from '#kit/contract/second-factor.ts';
import { toast } from '../page/toast.tsx';
import { paths } from '../paths.ts';
import { credentials } from './credentials.ts';
import { outage } from './outage.ts';

/** The sentences for errors that no screen handles. */
export const NO_RESPONSE = 'There seems to be a problem right now, please try again later';
export const SERVER_ERROR = 'There was an error. Please try again';
export const GATEWAY_TIMEOUT = 'Gateway Timeout!';

/** Seconds to wait after a 503 that does not say how long. */
const RETRY_AFTER = 5;

/** A call that was refused. `status` is 0 when there was no response. */
export class ApiError extends Error {
  readonly status: number;
  /** What is wrong with each field of the body (422), by its dotted name. */
  readonly errors: Record<string, string[]>;
  /** Further data of the refusal, such as the id of the existing application (409). */
  readonly data: unknown;
  /** Seconds until the next attempt may succeed (429, 503). */
  readonly retryAfter: number | null;
  /** The client has already handled it, with a toast or a redirect. */
  readonly handled: boolean;

  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string[]>; data?: unknown; retryAfter?: number | null; handled?: boolean } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = more.errors ?? {};
    this.data = more.data;
    this.retryAfter = more.retryAfter ?? null;
    this.handled = more.handled ?? false;
  }
}

export type CallOptions = {
  signal?: AbortSignal;
  /** Receives the share of a multipart body that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The caller handles a 401: the token is kept and nobody is redirected. For the sign-in call. */
  keepOn401?: boolean;
};

/** Arguments may be left out when the route has none, or only optional ones. */
export type ArgsTuple<T extends Route> = object extends ArgsOf<T> ? [args?: ArgsOf<T>] : [args: ArgsOf<T>];
type CallTuple<T extends Route> =
  object extends ArgsOf<T> ? [args?: ArgsOf<T>, options?: CallOptions] : [args: ArgsOf<T>, options?: CallOptions];

/** What to do when the session has ended (401), the account is inactive (410) or a second factor must be set up first (403). */
type Exits = { signedOut: () => void; inactive: () => void; secondFactor: () => void };

let exits: Exits = {
  signedOut: () => location.assign(paths.auth.login()),
  inactive: () => location.assign(paths.inactive()),
  secondFactor: () => location.assign(paths.operator.profile({ profile_section: 'security' })),
};

/** Uses the application's navigation instead of these page loads. */
export function setRedirects(routed: Exits): void {
  exits = routed;
}

/**
 * Calls a route of the contract. Screens reach the server only through it.
 * @returns the reply in the contract's shape (the whole envelope), or a Blob where the route returns a file
 * @throws ApiError when the call was refused or there was no response; DOMException `AbortError` when `signal` was aborted
 */
export async function call<T extends Route>(route: T, ...[args, options = {}]: CallTuple<T>): Promise<ReplyOf<T>> {
  const { body } = await send(route, (args ?? {}) as Parts, options);
  return body as ReplyOf<T>;
}

/** Calls a route that returns a file and saves it under the server's name for it. */
export async function download<T extends Route>(route: T, args: ArgsOf<T>, fallbackName: string): Promise<void> {
  const { body, headers } = await send(route, args as Parts, {});
  saveFile(body as Blob, fileName(headers.get('content-disposition')) ?? fallbackName);
}

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows an error as a toast, unless the client has already handled it or the call was aborted. */
export function toastError(error: unknown): void {
  if (!isAbort(error) && !(error instanceof ApiError && error.handled)) toast.error(messageOf(error));
}

/** The message of an error, or the string itself. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof ApiError ? error.message : NO_RESPONSE;
}

/** Whether a call was refused because this account must set up a second factor first. */
export function wantsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message === SECOND_FACTOR_FIRST;
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | undefined>;
};

type Reply = { status: number; headers: Headers; text: () => Promise<string>; blob: () => Promise<Blob> };

async function send(route: Route, parts: Parts, options: CallOptions): Promise<{ body: unknown; headers: Headers }> {
  const token = credentials.token();
  const url = pathOf(route, parts.params) + queryText(parts.query);
  const reply = await sendRequest(route, url, requestHeaders(token), parts, options);
  if (reply.status === 503) throw await beginOutage(reply);
  if (reply.status >= 200 && reply.status < 300) {
    return { body: route.file_reply ? await reply.blob() : await readJson(reply), headers: reply.headers };
  }
  const ends = reply.status === 401 && !options.keepOn401;
  const error = await refusalOf(reply, ends || [410, 500, 504].includes(reply.status));
  if (error.status === 500 || error.status === 504) toast.error(error.message);
  if (error.status === 410) exits.inactive();
  if (wantsSecondFactor(error)) exits.secondFactor();
  // A late 401 for a replaced token says nothing about the current one.
  if (ends && token === credentials.token()) {
    credentials.setToken(null);
    exits.signedOut();
  }
  throw error;
}

function requestHeaders(token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const tenant = credentials.tenant();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (tenant) headers.set('x-tenant', tenant);
  return headers;
}

async function sendRequest(route: Route, url: string, headers: Headers, parts: Parts, options: CallOptions): Promise<Reply> {
  try {
    if (route.multipart) return await uploadWithProgress(route, url, headers, formOf(parts), options);
    if (parts.body !== undefined) headers.set('content-type', 'application/json');
    return await fetch(url, {
      method: route.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(0, NO_RESPONSE);
  }
}

/** Only XMLHttpRequest reports upload progress. */
function uploadWithProgress(route: Route, url: string, headers: Headers, form: FormData, options: CallOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(route.method, url);
    request.responseType = 'blob';
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) options.onProgress?.(loaded / total);
    };
    request.onload = () => {
      const blob: Blob = request.response ?? new Blob();
      resolve({
        status: request.status,
        headers: readHeaders(request.getAllResponseHeaders()),
        text: () => blob.text(),
        blob: async () => blob,
      });
    };
    request.onerror = () => reject(new ApiError(0, NO_RESPONSE));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onloadend = () => options.signal?.removeEventListener('abort', abort);
    if (options.signal?.aborted) {
      request.onabort(new ProgressEvent('abort'));
      return;
    }
    options.signal?.addEventListener('abort', abort);
    request.send(form);
  });
}

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

async function readJson(reply: Reply): Promise<unknown> {
  try {
    return JSON.parse(await reply.text());
  } catch (error) {
    if (isAbort(error)) throw error;
    // The response came from a proxy, not from the server.
    throw new ApiError(reply.status, NO_RESPONSE);
  }
}

async function beginOutage(reply: Reply): Promise<ApiError> {
  const error = await refusalOf(reply, false);
  outage.begin(error.message, error.retryAfter ?? RETRY_AFTER);
  return error;
}

async function refusalOf(reply: Reply, handled: boolean): Promise<ApiError> {
  const body = await readRefusal(reply);
  const seconds = Number(reply.headers.get('retry-after') ?? '');
  const words = typeof body.message === 'string' && body.message !== '' ? body.message : NO_RESPONSE;
  const message = reply.status === 500 ? SERVER_ERROR : reply.status === 504 ? GATEWAY_TIMEOUT : words;
  return new ApiError(reply.status, message, {
    errors: fieldErrors(body.errors),
    data: body.data,
    retryAfter: seconds > 0 ? seconds : null,
    handled: handled || message === SECOND_FACTOR_FIRST,
  });
}

/** The body of a refusal. A proxy's page, or no body, counts as an empty one. */
async function readRefusal(reply: Reply): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await reply.text());
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch (error) {
    if (isAbort(error)) throw error;
    return {};
  }
}

function fieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, (Array.isArray(messages) ? messages : [messages]).map(String)]),
  );
}

/** `?city=Leeds&city=York&page=2`: lists repeat their name, undefined values are left out. */
function queryText(query: Record<string, unknown> = {}): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) text.append(name, String(one));
    }
  }
  return text.size > 0 ? `?${text}` : '';
}

function formOf({ body = {}, files = {} }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name);
  return form;
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
