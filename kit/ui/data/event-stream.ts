import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Route } from '#kit/contract/route.ts';
import { credentials } from './credentials.ts';

export type StreamEvent = { event: string; data: string };

/** How a stream ended: the session is over, the server refused it, or the connection broke. */
export type StreamEnd = { why: 'over' | 'lost' } | { why: 'refused'; status: number; retryAfter: number | null };

/** A stream that is silent for longer than two heartbeats is considered broken. */
const SILENCE_MS = 60_000;

/**
 * Reads server-sent events until the stream ends. Uses `fetch`, because `EventSource` cannot send the Authorization header.
 * @param options.onOpen called when the server has accepted
 */
export async function readEvents(
  route: Route,
  options: { lastId: string | null; signal: AbortSignal; onOpen: () => void; onEvent: (event: StreamEvent) => void },
): Promise<StreamEnd> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  options.signal.addEventListener('abort', abort, { once: true });
  let silence = setTimeout(abort, SILENCE_MS);
  try {
    if (options.signal.aborted) return { why: 'lost' };
    const response = await fetch(route.path, { headers: headersOf(options.lastId), signal: stop.signal, cache: 'no-store' });
    if (!response.ok || !response.body) {
      const seconds = Number(response.headers.get('retry-after') ?? '');
      return { why: 'refused', status: response.status, retryAfter: seconds > 0 ? seconds : null };
    }
    options.onOpen();
    const events = response.body
      .pipeThrough(
        new TransformStream({
          transform(part, controller) {
            clearTimeout(silence);
            silence = setTimeout(abort, SILENCE_MS);
            controller.enqueue(part);
          },
        }),
      )
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await events.read();
      if (done) return { why: 'lost' };
      if (value.event === 'end') return { why: 'over' };
      options.onEvent({ event: value.event ?? 'message', data: value.data });
    }
  } catch {
    return { why: 'lost' };
  } finally {
    clearTimeout(silence);
    options.signal.removeEventListener('abort', abort);
    stop.abort();
  }
}

function headersOf(lastId: string | null): Headers {
  const headers = new Headers({ accept: 'text/event-stream' });
  const [token, tenant] = [credentials.token(), credentials.tenant()];
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (tenant) headers.set('x-tenant', tenant);
  if (lastId) headers.set('last-event-id', lastId);
  return headers;
}
