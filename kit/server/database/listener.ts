import pg from 'pg';
import type { Database } from './db.ts';

const CHECK_MS = 30_000;
const PATIENCE_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;

type Subscriber = {
  /** Receives each payload. */
  message: (payload: string) => void;
  /** Called after every connection, including the first: what was sent meanwhile is lost. */
  connected: () => void;
};

export type Listener = ReturnType<typeof openListener>;

/**
 * Listens on PostgreSQL channels over one dedicated connection of this process, opened with the first channel, and reconnects when
 * it breaks. Locks that must end with the process are held on the same connection.
 */
export function openListener(db: Database) {
  const subscribers = new Map<string, Subscriber>();
  const locked = new Set<string>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | undefined;
  let connected = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  // A connection can die silently. A regular query detects that, and keeps proxies from closing it.
  const check = setInterval(() => {
    const pinged = client;
    pinged?.query({ text: 'select 1', query_timeout: PATIENCE_MS } as pg.QueryConfig).catch(() => lose(pinged));
  }, CHECK_MS);
  check.unref();

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = null;
    connected = false;
    lost.end().catch(() => {});
    if (closed) return;
    const pause = Math.min(LONGEST_WAIT_MS, 250 * 2 ** failures++);
    retry = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    retry.unref();
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const created = new pg.Client({
      connectionString: db.pool.options.connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      application_name: 'muster listener',
    });
    client = created;
    created.on('error', () => lose(created));
    created.on('end', () => lose(created));
    created.on('notification', ({ channel, payload }) => subscribers.get(channel)?.message(payload ?? ''));
    try {
      await created.connect();
      for (const channel of subscribers.keys()) await created.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      lose(created);
      return;
    }
    failures = 0;
    connected = true;
    for (const { connected: notice } of subscribers.values()) notice();
  }

  return {
    /** Subscribes to a channel. Resolves after the first attempt, whether or not it succeeded. */
    async on(channel: string, subscriber: Subscriber): Promise<void> {
      subscribers.set(channel, subscriber);
      if (!connecting) {
        connecting = connect();
        return connecting;
      }
      await connecting;
      const open = client;
      // A connection that is being made again listens on every channel.
      if (!connected || !open) return;
      try {
        await open.query(`listen ${pg.escapeIdentifier(channel)}`);
        subscriber.connected();
      } catch {
        lose(open);
      }
    },
    /**
     * Takes a lock on a name. It does not depend on a free connection of the pool, and PostgreSQL releases it when the process ends.
     * Without a connection it excludes only this process. @returns what releases it, or null when it is taken
     */
    async lock(name: string): Promise<(() => Promise<void>) | null> {
      if (locked.has(name)) return null;
      locked.add(name);
      const open = connected ? client : null;
      const query = (call: string) =>
        open?.query<{ is_done: boolean }>({
          text: `select ${call}(hashtextextended($1, 0)) as is_done`,
          values: [name],
          query_timeout: PATIENCE_MS,
        } as pg.QueryConfig);
      const taken = await query('pg_try_advisory_lock')?.catch(() => undefined);
      if (taken?.rows[0]?.is_done === false) {
        locked.delete(name);
        return null;
      }
      return async () => {
        locked.delete(name);
        if (taken) await query('pg_advisory_unlock')?.catch(() => {});
      };
    },
    /** Whether notifications arrive now. */
    isConnected: () => connected,
    async close(): Promise<void> {
      closed = true;
      connected = false;
      clearInterval(check);
      clearTimeout(retry);
      await client?.end().catch(() => {});
      client = null;
    },
  };
}
