import { vi } from 'vitest';
import type { ReplyInputOf, Route } from '#kit/contract/route.ts';

type RecordedRequest = { route: string; url: URL; headers: Headers; body: unknown };
type Refusal = {
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
  headers?: Record<string, string>;
};
type Answer = (request: RecordedRequest) => Response | Promise<Response>;

/**
 * Replaces the network in screen tests. `fetch` returns what the test sets, and the compiler checks each reply against the
 * contract. An unexpected call returns 500. `restoreMocks` restores the real `fetch` after each test.
 */
export function stubServer() {
  const answers = new Map<string, Answer[]>();
  const requests: RecordedRequest[] = [];

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const url = new URL(String(input), location.origin);
    const name = `${init?.method ?? 'GET'} ${url.pathname}`;
    const route = [...answers.keys()].find((known) => matches(known, name));
    const call: RecordedRequest = {
      route: route ?? name,
      url,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(call);
    const waiting = route ? answers.get(route) : undefined;
    // The last reply is used for all later calls.
    const answer = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    return answer ? await answer(call) : new Response('{}', { status: 500 });
  });

  const add = (route: Route, answer: Answer) => {
    const name = `${route.method} ${route.path}`;
    answers.set(name, [...(answers.get(name) ?? []), answer]);
  };

  return {
    /** The requests, in order. */
    requests,
    /** Replies in the given order. The last one repeats. */
    reply<T extends Route>(route: T, reply: ReplyInputOf<T>) {
      add(route, () => Response.json({ status: true, ...(reply as object) }));
    },
    refuse(route: Route, { status, headers = {}, ...body }: Refusal) {
      add(route, () => Response.json({ status: false, ...body }, { status, headers }));
    },
    /** Any other response: one that hangs, breaks off, or comes from a proxy. */
    answer: add,
    /** Removes the replies of a route, so new ones can be set. */
    forget(route: Route) {
      answers.delete(`${route.method} ${route.path}`);
    },
  };
}

function matches(pattern: string, requestedPath: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(requestedPath);
}
