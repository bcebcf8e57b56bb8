import type { ServerResponse } from 'node:http';
import type { Database } from '#kit/server/database/db.ts';
import type { Listener } from '#kit/server/database/listener.ts';
import { busy, fail, tooMany } from '#kit/server/http/errors.ts';
import { LIVE_TOPICS, STREAMS_PER_PERSON } from '../rules.ts';
import { CHANNEL } from './notify.ts';
import { findNewestId, findNextShown, findNotification, notificationsAfter } from './queries.ts';

/**
 * Ids are assigned before transactions commit, so a lower id may appear after a higher one. No transaction takes longer than
 * this.
 */
const LATEST_COMMIT_MS = 60_000;
const PER_READ = 100;
/** A reader with this many unread bytes is too slow. It reconnects and continues where it was. */
const MAX_UNREAD_BYTES = 256 * 1024;

export type StreamRequest = {
  tenant_id: number;
  user_id: number;
  /** The last notification that the reader has seen. */
  last_id: number | null;
  /** Whether the session is still valid. Checked at each heartbeat and before anything is sent. */
  isValid: () => Promise<boolean>;
};

type Stream = { wake(): void; sendTopics(topics: Iterable<string>): void; end(): void };
/** A place of a person, taken before the stream opens. */
type Place = { stream: Stream | null };

/**
 * The open streams of this process. Its LISTEN connection receives the ids of people whom a committed transaction has notified. Each of their streams then reads the new rows as that person, inside their tenant. The
 * channel carries no content.
 */
export function notificationStreams(db: Database, listener: Listener, options: { heartbeat_ms: number }) {
  const open = new Map<string, Set<Place>>();
  const recent = recentTopics();
  let listening: Promise<void> | undefined;

  const wakeAll = () => {
    for (const places of open.values()) for (const { stream } of places) stream?.wake();
  };

  function listen() {
    listening ??= listener.on(CHANNEL, {
      message(payload) {
        const [tenantId, userIds = '', topic] = payload.split(':');
        for (const userId of userIds.split(',')) {
          const key = `${tenantId}:${userId}`;
          if (topic) recent.add(key, topic);
          for (const { stream } of open.get(key) ?? []) topic ? stream?.sendTopics([topic]) : stream?.wake();
        }
      },
      // Send what was written while the listener was disconnected. Topics are not stored, so any of them may have been announced.
      connected() {
        wakeAll();
        for (const places of open.values()) for (const { stream } of places) stream?.sendTopics(LIVE_TOPICS);
      },
    });
    return listening;
  }

  function endAll(): void {
    for (const places of open.values())
      for (const place of [...places]) {
        places.delete(place);
        place.stream?.end();
      }
  }

  /** Takes a place before anything is awaited, so concurrent requests cannot exceed the limit. @returns null when all are taken */
  function takePlace(key: string): { place: Place; isTaken: () => boolean; release: () => void } | null {
    const places = open.get(key) ?? new Set<Place>();
    if (places.size >= STREAMS_PER_PERSON) return null;
    const place: Place = { stream: null };
    open.set(key, places.add(place));
    const release = () => {
      places.delete(place);
      if (places.size === 0 && open.get(key) === places) open.delete(key);
    };
    return { place, isTaken: () => places.has(place), release };
  }

  return {
    /**
     * Opens a stream, unless the client has left meanwhile.
     * @param begin sends the headers, when the stream is about to open
     * @throws Refusal 429 when this person has too many streams open with this process, 503 when the server is stopping
     */
    async follow(input: StreamRequest, response: ServerResponse, begin: () => void): Promise<void> {
      const key = `${input.tenant_id}:${input.user_id}`;
      const taken = takePlace(key);
      if (!taken) fail(tooMany(60, 'Too many open pages. Close some and try again.'));
      const { place, isTaken, release } = taken;
      try {
        await listen();
        const position = await db.withTenant(input.tenant_id, (scoped) => positionOf(scoped, input));
        if (!isTaken()) fail(busy());
        // A response that is destroyed already emits no further `close`.
        if (response.destroyed) return;
        begin();
        place.stream = openStream(db, response, input, position, options.heartbeat_ms, release);
        place.stream.wake();
        const topics = recent.of(key);
        if (topics.size > 0) place.stream.sendTopics(topics);
      } finally {
        if (!place.stream) release();
      }
    },
    endAll,
    /** How many streams are open, or about to open. */
    count: () => [...open.values()].reduce((sum, places) => sum + places.size, 0),
  };
}

type Position = { id: number; since: Date; seen: Map<number, string> };

/**
 * Where a stream begins: after the notification that the reader named. Without one, with those of the last minute: a page
 * fetches its lists before it opens its stream.
 */
async function positionOf(db: Parameters<typeof findNewestId>[0], { user_id, last_id }: StreamRequest): Promise<Position> {
  const last = last_id === null ? undefined : await findNotification(db, user_id, last_id);
  const from = last ? Date.parse(last.created_at) : Date.now();
  const since = new Date(from - LATEST_COMMIT_MS);
  if (last) return { id: last.id, since, seen: new Map([[last.id, last.created_at]]) };
  return { id: await findNewestId(db, user_id), since, seen: new Map() };
}

/** The topics of the last minute. They are not stored, so a page that has just been opened gets them from here. */
function recentTopics() {
  const changes: { key: string; topic: string; at: number }[] = [];
  const MOST = 10_000;
  const forgetOld = () => {
    const from = Date.now() - LATEST_COMMIT_MS;
    const first = changes.findIndex(({ at }) => at >= from);
    changes.splice(0, first < 0 ? changes.length : Math.max(first, changes.length - MOST));
  };
  return {
    add(key: string, topic: string): void {
      changes.push({ key, topic, at: Date.now() });
      forgetOld();
    },
    of(key: string): Set<string> {
      forgetOld();
      return new Set(changes.filter((change) => change.key === key).map(({ topic }) => topic));
    },
  };
}

function openStream(
  db: Database,
  response: ServerResponse,
  input: StreamRequest,
  position: Position,
  heartbeatMs: number,
  onEnd: () => void,
): Stream {
  let reading = false;
  let wanted = false;
  let ended = false;
  /** Wakes the stream when a notification that is hidden now is shown. */
  let shows: NodeJS.Timeout | undefined;

  function end(lastWords = ''): void {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    clearTimeout(shows);
    onEnd();
    response.end(lastWords);
  }

  /** Reads and sends new notifications. A wake-up during a read triggers another read, so nothing is missed. */
  async function pump(): Promise<void> {
    do {
      wanted = false;
      if (ended) return;
      const { rows, next } = await db.withTenant(input.tenant_id, async (scoped) => ({
        rows: await notificationsAfter(scoped, input.user_id, {
          id: position.id,
          since: position.since.toISOString(),
          // Those of the last minute are read again each time.
          limit: PER_READ + position.seen.size,
        }),
        next: await findNextShown(scoped, input.user_id),
      }));
      clearTimeout(shows);
      if (next !== null) shows = setTimeout(wake, Math.max(Date.parse(next) - Date.now(), 0) + 20).unref();
      // After the read: the session may have ended before what it found was written.
      if (!(await input.isValid())) return end('event: end\ndata: {}\n\n');
      const fresh = rows.filter(({ id }) => !position.seen.has(id));
      for (const row of fresh) {
        position.seen.set(row.id, row.created_at);
        position.id = Math.max(position.id, row.id);
        if (!ended) response.write(`id: ${row.id}\nevent: notification\ndata: ${JSON.stringify(row)}\n\n`);
      }
      forgetOld(position);
      if (fresh.length >= PER_READ) wanted = true;
      if (response.writableLength > MAX_UNREAD_BYTES) return end();
    } while (wanted);
  }

  function wake(): void {
    wanted = true;
    if (reading || ended) return;
    reading = true;
    pump()
      // The database is unreachable: the reader reconnects and continues.
      .catch(() => end())
      .finally(() => {
        reading = false;
        if (wanted && !ended) wake();
      });
  }

  /** Signals that data of these topics changed. The page then fetches it with its own permissions. */
  function sendTopics(topics: Iterable<string>): void {
    input.isValid().then(
      (valid) => {
        for (const topic of topics) if (valid && !ended) response.write(`event: change\ndata: ${JSON.stringify({ topic })}\n\n`);
      },
      () => end(),
    );
  }

  const heartbeat = setInterval(() => {
    input.isValid().then(
      (valid) => (valid ? !ended && response.write(': keep-alive\n\n') : end('event: end\ndata: {}\n\n')),
      () => end(),
    );
  }, heartbeatMs);
  heartbeat.unref();
  response.once('close', () => end());
  return { wake, sendTopics, end };
}

/** After this long, every transaction has committed, so the record of what was sent can be dropped. */
function forgetOld(position: Position): void {
  const newest = [...position.seen.values()].reduce((latest, at) => Math.max(latest, Date.parse(at)), 0);
  position.since = new Date(Math.max(position.since.getTime(), newest - LATEST_COMMIT_MS));
  for (const [id, at] of position.seen) if (Date.parse(at) < position.since.getTime()) position.seen.delete(id);
}
