import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { SECOND_FACTOR_FIRST } from '#kit/contract/second-factor.ts';
import { data, done } from '#kit/contract/shapes.ts';
import { toast } from '../page/toast.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { ApiError, call, download, GATEWAY_TIMEOUT, NO_RESPONSE, SERVER_ERROR, setRedirects, toastError } from './api.ts';
import { credentials } from './credentials.ts';
import { outage } from './outage.ts';

const getBoat = defineRoute({
  method: 'GET',
  path: '/api/boats/{id}',
  access: 'public',
  summary: 'A boat',
  params: z.object({ id: z.number() }),
  query: z.object({ flag: z.array(z.string()).optional(), crew: z.number().optional() }),
  reply: data(z.object({ name: z.string() })),
});
const launchBoat = defineRoute({
  method: 'POST',
  path: '/api/boats',
  access: 'signed_in',
  summary: 'Launch',
  body: z.object({ name: z.string() }),
  reply: done(),
});
const sendChart = defineRoute({
  method: 'POST',
  path: '/api/charts',
  access: 'signed_in',
  summary: 'Send a chart',
  body: z.object({ title: z.string(), tags: z.array(z.string()) }),
  multipart: { files: { chart: { max_bytes: 1000 } } },
  reply: data(z.object({ received: z.number() })),
});
const getChart = defineRoute({
  method: 'GET',
  path: '/api/charts/{id}',
  access: 'signed_in',
  summary: 'A chart as a file',
  params: z.object({ id: z.number() }),
  file_reply: 'application/pdf',
});

const signedOut = vi.fn();
const inactive = vi.fn();
const secondFactor = vi.fn();

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
}

beforeEach(() => {
  localStorage.clear();
  outage.end();
  signedOut.mockClear();
  inactive.mockClear();
  secondFactor.mockClear();
  setRedirects({ signedOut, inactive, secondFactor });
});

describe('a call', () => {
  it('fills the path and query and sends the stored token and tenant', async () => {
    credentials.setToken('a.b.c');
    credentials.setTenant('muster');
    const server = stubServer();
    server.reply(getBoat, { data: { name: 'Resolute' } });

    const reply = await call(getBoat, { params: { id: 7 }, query: { flag: ['red', 'blue & white'], crew: undefined } });

    expect(reply.data.name).toBe('Resolute');
    const [requested] = server.requests;
    expect(`${requested?.url.pathname}${requested?.url.search}`).toBe('/api/boats/7?flag=red&flag=blue+%26+white');
    expect(requested?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(requested?.headers.get('x-tenant')).toBe('muster');
  });

  it('sends a body as JSON, without headers that have no value', async () => {
    const server = stubServer();
    server.reply(launchBoat, {});
    await call(launchBoat, { body: { name: 'Resolute' } });
    expect(server.requests[0]?.body).toEqual({ name: 'Resolute' });
    expect(server.requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(server.requests[0]?.headers.has('authorization')).toBe(false);
    expect(server.requests[0]?.headers.has('x-tenant')).toBe(false);
  });

  it('can be aborted, which is not reported as an error', async () => {
    stubServer();
    const failed = call(getBoat, { params: { id: 1 } }, { signal: AbortSignal.abort() });
    await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    await failed.catch(toastError);
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('a refused call', () => {
  it('504 shows the toast for a gateway timeout', async () => {
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    stubServer().answer(getBoat, () => new Response('<html>Bad gateway</html>', { status: 504 }));
    const error = await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect(shown.mock.calls).toEqual([['Gateway Timeout!']]);
    expect([error.status, error.message]).toEqual([504, GATEWAY_TIMEOUT]);
  });

  it('500 shows the general toast whatever the body contains', async () => {
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    stubServer().refuse(getBoat, { status: 500, message: 'relation "boats" does not exist' });
    const error = await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect(shown.mock.calls).toEqual([['There was an error. Please try again']]);
    expect(error.message).toBe(SERVER_ERROR);
  });

  it('410 goes to the inactive page and keeps the token', async () => {
    credentials.setToken('a.b.c');
    stubServer().refuse(getBoat, { status: 410, message: 'This account is inactive.' });
    await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect(inactive).toHaveBeenCalledOnce();
    expect(credentials.token()).toBe('a.b.c');
  });

  it('403 for a missing second factor goes to its setup, and only that 403', async () => {
    const server = stubServer();
    server.refuse(getBoat, { status: 403, message: 'Your account isn’t allowed to do this.' });
    server.refuse(getBoat, { status: 403, message: SECOND_FACTOR_FIRST });
    expect(await refusalOf(call(getBoat, { params: { id: 7 } }))).toMatchObject({ handled: false });
    expect(secondFactor).not.toHaveBeenCalled();
    expect(await refusalOf(call(getBoat, { params: { id: 7 } }))).toMatchObject({ handled: true });
    expect(secondFactor).toHaveBeenCalledOnce();
  });

  it('401 clears the token and goes to sign-in', async () => {
    credentials.setToken('a.b.c');
    stubServer().refuse(getBoat, { status: 401, message: 'Your session has ended.' });
    await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect(signedOut).toHaveBeenCalledOnce();
    expect(credentials.token()).toBeNull();
  });

  it('401 on the sign-in call is left to the caller', async () => {
    stubServer().refuse(launchBoat, { status: 401, message: 'These details do not match an account.' });
    const error = await refusalOf(call(launchBoat, { body: { name: 'x' } }, { keepOn401: true }));
    expect(error.message).toBe('These details do not match an account.');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('401 for a token that was replaced meanwhile keeps the new one', async () => {
    credentials.setToken('old');
    stubServer().answer(getBoat, () => {
      credentials.setToken('new');
      return Response.json({ status: false, message: 'Ended' }, { status: 401 });
    });
    await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect(credentials.token()).toBe('new');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('others reject with message, fields and data of the body', async () => {
    const server = stubServer();
    server.refuse(launchBoat, { status: 422, message: 'Name it', errors: { name: ['Name it', 'Use letters'] } });
    expect(await refusalOf(call(launchBoat, { body: { name: '' } }))).toMatchObject({
      status: 422,
      message: 'Name it',
      errors: { name: ['Name it', 'Use letters'] },
    });
    server.forget(launchBoat);
    server.refuse(launchBoat, { status: 409, message: 'Already launched.', data: { id: 4 } });
    expect(await refusalOf(call(launchBoat, { body: { name: '' } }))).toMatchObject({ status: 409, data: { id: 4 } });
    server.forget(launchBoat);
    server.refuse(launchBoat, { status: 429, message: 'Wait.', headers: { 'retry-after': '30' } });
    expect(await refusalOf(call(launchBoat, { body: { name: '' } }))).toMatchObject({ status: 429, retryAfter: 30 });
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['a page that is no reply', async () => new Response('<html>', { status: 200 }), 200],
    ['a refusal without a body', async () => new Response('', { status: 404 }), 404],
  ])('%s says that there is a problem right now', async (_, answer, status) => {
    stubServer().answer(getBoat, answer);
    const error = await refusalOf(call(getBoat, { params: { id: 1 } }));
    expect([error.status, error.message]).toEqual([status, NO_RESPONSE]);
  });

  it('503 begins an outage, which a reply to another call does not end', async () => {
    const server = stubServer();
    server.refuse(getBoat, { status: 503, message: 'No database right now.', headers: { 'retry-after': '7' } });
    server.reply(launchBoat, {});
    const before = Date.now();
    await refusalOf(call(getBoat, { params: { id: 1 } }));
    await call(launchBoat, { body: { name: 'Resolute' } });
    expect(outage.get()?.message).toBe('No database right now.');
    expect((outage.get()?.retryAt ?? 0) - before).toBeGreaterThanOrEqual(7000);
  });
});

describe('the general handler', () => {
  it('shows an error’s message, or the string itself', async () => {
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    toastError(new ApiError(409, 'Already launched.'));
    toastError('Choose a boat');
    toastError(new TypeError('x is not a function'));
    expect(shown.mock.calls.flat()).toEqual(['Already launched.', 'Choose a boat', NO_RESPONSE]);
  });

  it.each([401, 410, 500, 504])('reports no %i again, which the client has already handled', async (status) => {
    const shown = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    stubServer().refuse(getBoat, { status, message: 'No' });
    const error = await refusalOf(call(getBoat, { params: { id: 1 } }));
    const before = shown.mock.calls.length;
    toastError(error);
    expect(shown.mock.calls.length).toBe(before);
  });
});

/** The part of XMLHttpRequest that an upload uses. It reports progress and responds immediately, or hangs until aborted. */
class Uploading {
  static answer: { status: number; body: string } | 'never';
  static sent: { method: string; url: string; headers: Record<string, string>; form: FormData };
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  response: Blob | null = null;
  responseType = '';
  open = (method: string, url: string) => {
    Uploading.sent = { method, url, headers: {}, form: new FormData() };
  };
  setRequestHeader = (name: string, value: string) => {
    Uploading.sent.headers[name] = value;
  };
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 9\r\n';
  abort = () => {
    this.onabort?.();
    this.onloadend?.();
  };
  send = (form: FormData) => {
    Uploading.sent.form = form;
    if (Uploading.answer === 'never') return;
    this.upload.onprogress?.({ loaded: 50, total: 200, lengthComputable: true });
    this.upload.onprogress?.({ loaded: 200, total: 200, lengthComputable: true });
    this.status = Uploading.answer.status;
    this.response = new Blob([Uploading.answer.body]);
    this.onload?.();
    this.onloadend?.();
  };
}

describe('files', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', Uploading);
    Uploading.answer = { status: 200, body: JSON.stringify({ status: true, data: { received: 1 } }) };
  });
  afterEach(() => void vi.unstubAllGlobals());

  const chart = () => new File(['soundings in fathoms'], 'solent.pdf', { type: 'application/pdf' });

  it('are sent as a form with their fields, and report progress', async () => {
    credentials.setToken('a.b.c');
    const shares: number[] = [];
    const reply = await call(
      sendChart,
      { body: { title: 'Solent', tags: ['tide', 'wreck'] }, files: { chart: chart() } },
      { onProgress: (share) => shares.push(share) },
    );
    expect(reply.data.received).toBe(1);
    expect(Uploading.sent).toMatchObject({ method: 'POST', url: '/api/charts', headers: { authorization: 'Bearer a.b.c' } });
    expect(Uploading.sent.form.getAll('tags')).toEqual(['tide', 'wreck']);
    expect(Uploading.sent.form.get('chart')).toMatchObject({ name: 'solent.pdf', size: 20 });
    expect(shares).toEqual([0.25, 1]);
  });

  it('are refused like any other call', async () => {
    Uploading.answer = {
      status: 413,
      body: JSON.stringify({ status: false, message: 'The file is too large.', errors: { chart: ['Too large'] } }),
    };
    const error = await refusalOf(call(sendChart, { body: { title: '', tags: [] }, files: { chart: chart() } }));
    expect(error).toMatchObject({ status: 413, message: 'The file is too large.', errors: { chart: ['Too large'] } });
  });

  it('can be cancelled', async () => {
    Uploading.answer = 'never';
    const stop = new AbortController();
    const failed = call(sendChart, { body: { title: '', tags: [] }, files: { chart: chart() } }, { signal: stop.signal });
    stop.abort();
    await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
  });

  it("in a reply are saved under the server's name", async () => {
    const stub = stubServer();
    stub.answer(
      getChart,
      () => new Response('%PDF', { headers: { 'content-disposition': "attachment; filename*=UTF-8''Solent%20%26%20Wight.pdf" } }),
    );
    let saved = '';
    URL.createObjectURL = () => 'blob:chart';
    URL.revokeObjectURL = () => {};
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = `${this.href} ${this.download}`;
    });
    await download(getChart, { params: { id: 3 } }, 'chart.pdf');
    expect(clicked).toHaveBeenCalledOnce();
    expect(saved).toBe('blob:chart Solent & Wight.pdf');
  });
});
