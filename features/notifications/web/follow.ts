import { readEvents } from '#kit/ui/data/event-stream.ts';
import { followNotifications, type Notification } from '../contract.ts';

export type Followed = {
  /** A notification that has just been written, each once. */
  onNotification: (notification: Pick<Notification, 'id' | 'kind'>) => void;
  /** Something on a topic changed that the person's pages may show. */
  onChange: (topic: string) => void;
  /** After a break: something may have been missed that the stream does not repeat. */
  onGap: () => void;
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Notifications that were already passed on; the stream may repeat the last ones after a break. */
const REMEMBERED = 500;
/** A tab that has just been opened gets what arrived while it fetched its lists. */
const REPEATED_MS = 60_000;

/** What tabs send each other: what arrived, a break, or that a tab was opened. */
type TabMessage = Pick<Notification, 'id' | 'kind'> | { topic: string } | 'gap' | 'opened';

/**
 * Follows the signed-in person's notifications until `signal` aborts. The tabs of one browser share a stream: one reads it and passes on to the
 * others what arrives, and when it closes another takes over. A broken stream is opened again after a wait that doubles up to a minute.
 */
export function followAll(userId: number, followed: Followed, signal: AbortSignal): void {
  const seen = new Set<number>();
  let lastId: string | null = null;
  const pass = (notification: Pick<Notification, 'id' | 'kind'>) => {
    if (seen.has(notification.id)) return;
    seen.add(notification.id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? 0);
    lastId = String(Math.max(Number(lastId ?? 0), notification.id));
    followed.onNotification(notification);
  };

  const recent: { at: number; message: TabMessage }[] = [];
  const name = `muster notifications ${userId}`;
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (tabs) {
    tabs.onmessage = ({ data }: { data: TabMessage }) => {
      if (data === 'gap') followed.onGap();
      else if (data === 'opened') {
        for (const { at, message } of recent) if (at >= Date.now() - REPEATED_MS) tabs.postMessage(message);
      } else if ('topic' in data) followed.onChange(data.topic);
      else pass(data);
    };
    tabs.postMessage('opened' satisfies TabMessage);
    signal.addEventListener('abort', () => tabs.close(), { once: true });
  }

  /** Only the tab that reads the stream sends to the others. */
  function passToTabs(message: TabMessage): void {
    tabs?.postMessage(message);
    recent.push({ at: Date.now(), message });
    if (recent.length > REMEMBERED) recent.shift();
  }

  async function read(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const end = await readEvents(followNotifications, {
        lastId,
        signal,
        onOpen: () => {
          if (failures > 0) {
            followed.onGap();
            tabs?.postMessage('gap' satisfies TabMessage);
          }
          failures = 0;
        },
        onEvent: ({ event, data }) => {
          if (event === 'change') {
            const { topic }: { topic: string } = JSON.parse(data);
            passToTabs({ topic });
            followed.onChange(topic);
            return;
          }
          const { id, kind }: Notification = JSON.parse(data);
          passToTabs({ id, kind });
          pass({ id, kind });
        },
      });
      if (signal.aborted) return;
      failures++;
      // The list's own request discovers that the session ended and handles it.
      if (end.why === 'over' || (end.why === 'refused' && end.status === 401)) followed.onGap();
      const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
      await pause(end.why === 'refused' && end.retryAfter ? Math.max(backOff, end.retryAfter * 1000) : backOff, signal);
    }
  }

  // Outside a secure context there are no locks, and each tab opens its own stream.
  if (navigator.locks) navigator.locks.request(name, { signal }, read).catch(() => {});
  else void read();
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
