import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { followNotifications } from '../contract.ts';
import { isLive, isRefreshedBy } from '../rules.ts';
import { followAll } from './follow.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const event = (id: number) => `id: ${id}\nevent: notification\ndata: ${JSON.stringify({ id, kind: 'offer_made' })}\n\n`;

/** A stream that sends these pieces and then breaks off. */
const streamOf = (...pieces: string[]) => {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

test('passes each notification on once, and continues after the last one when the stream breaks', async () => {
  const server = stubServer();
  server.answer(followNotifications, () => streamOf(': keep-alive\n\n', event(7), event(8)));
  server.answer(followNotifications, () => streamOf(event(8), event(9)));
  server.answer(followNotifications, () => new Promise<Response>(() => {}));
  const stop = new AbortController();
  const received: number[] = [];
  let gaps = 0;
  followAll(1, { onNotification: ({ id }) => received.push(id), onChange: () => {}, onGap: () => gaps++ }, stop.signal);
  await vi.waitFor(() => expect(received).toEqual([7, 8]), 20_000);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(received).toEqual([7, 8, 9]), 20_000);
  expect(server.requests.slice(0, 2).map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '8']);
  expect(gaps).toBeGreaterThan(0);
  stop.abort();
});

test('a tab that opens later gets what the reading tab received in the last minute', async () => {
  const server = stubServer();
  const bytes = (text: string) => new TextEncoder().encode(text);
  let send = (_text: string) => {};
  server.answer(followNotifications, () => {
    const body = new ReadableStream({
      start(controller) {
        send = (text) => controller.enqueue(bytes(text));
        send(event(7));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  // The second tab waits for its own stream.
  server.answer(followNotifications, () => new Promise<Response>(() => {}));
  const stop = new AbortController();
  const [first, second]: [string[], string[]] = [[], []];
  const into = (list: string[]) => ({
    onNotification: ({ id }: { id: number }) => list.push(`notification ${id}`),
    onChange: (topic: string) => list.push(topic),
    onGap: () => {},
  });
  followAll(3, into(first), stop.signal);
  await vi.waitFor(() => expect(first).toEqual(['notification 7']), 20_000);
  send('event: change\ndata: {"topic":"applications"}\n\n');
  await vi.waitFor(() => expect(first).toEqual(['notification 7', 'applications']), 20_000);
  followAll(3, into(second), stop.signal);
  await vi.waitFor(() => expect(second).toEqual(['notification 7', 'applications']), 20_000);
  expect(first).toEqual(['notification 7', 'applications']);
  stop.abort();
});

test('waits as long as a refusal says, and longer after each failure', async () => {
  const server = stubServer();
  server.refuse(followNotifications, { status: 429, headers: { 'retry-after': '60' } });
  server.refuse(followNotifications, { status: 503 });
  const stop = new AbortController();
  followAll(2, { onNotification: () => {}, onChange: () => {}, onGap: () => {} }, stop.signal);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(server.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(server.requests).toHaveLength(2);
  // Back-off of the second, third and fourth failure: about 2, 4 and 8 seconds.
  await vi.advanceTimersByTimeAsync(8000);
  expect(server.requests.length).toBeLessThanOrEqual(4);
  stop.abort();
  const before = server.requests.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.requests).toHaveLength(before);
});

test.each([
  ['offer_made', 'GET /api/applications', true],
  ['application_received', 'GET /api/recruiter/jobs/{id}/applications', true],
  ['offer_made', 'GET /api/jobs', false],
  ['company_decided', 'GET /api/recruiter/company', true],
  ['made_up', 'GET /api/applications', false],
])('%s refreshes %s: %s', (kind, key, refreshed) => {
  expect(isRefreshedBy(kind, key)).toBe(refreshed);
});

test.each([
  ['GET /api/applications', true],
  ['GET /api/notifications', true],
  ['GET /api/recruiter/jobs/{id}/applications', true],
  ['GET /api/occupations', false],
])('%s follows live events: %s', (key, live) => {
  expect(isLive(key)).toBe(live);
});
