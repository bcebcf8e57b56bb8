import type { Route } from '#kit/contract/route.ts';
import { credentials } from './credentials.ts';

export type StreamEvent = { id: string; event: string; data: string };

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
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { why: 'lost' };
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event?.event === 'end') return { why: 'over' };
        if (event) options.onEvent(event);
      }
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

/** One block of an event stream; null for a comment, which is what a heartbeat is. */
export function parseEvent(block: string): StreamEvent | null {
  const event = { id: '', event: 'message', data: '' };
  let isEvent = false;
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') {
      event.data += event.data ? `\n${value}` : value;
      isEvent = true;
    } else if (field === 'id' || field === 'event') event[field] = value;
  }
  return isEvent ? event : null;
}
