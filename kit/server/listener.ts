import pg from 'pg';
import type { Database } from './db.ts';

const CHECK_MS = 30_000;
const PATIENCE_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens on a PostgreSQL channel over a dedicated connection and reconnects when it breaks.
 * @param on.message receives each payload
 * @param on.connected called after every connection, including the first: what was sent meanwhile is lost
 */
export function listenOn(db: Database, channel: string, on: { message: (payload: string) => void; connected: () => void }) {
  let client: pg.Client | null = null;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  // A connection can die silently. A regular query detects that, and keeps proxies from closing it.
  const check = setInterval(() => {
    const asked = client;
    asked?.query({ text: 'select 1', query_timeout: PATIENCE_MS } as pg.QueryConfig).catch(() => lose(asked));
  }, CHECK_MS);
  check.unref();

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    if (closed) return;
    const pause = Math.min(LONGEST_WAIT_MS, 250 * 2 ** failures++);
    retry = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    retry.unref();
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const made = new pg.Client({
      connectionString: db.pool.options.connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      application_name: 'muster listener',
    });
    client = made;
    made.on('error', () => lose(made));
    made.on('end', () => lose(made));
    made.on('notification', ({ payload }) => on.message(payload ?? ''));
    try {
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      lose(made);
      return;
    }
    failures = 0;
    on.connected();
  }

  const ready = connect();
  return {
    /** Resolves after the first attempt to connect, whether or not it succeeded. */
    ready,
    async close(): Promise<void> {
      closed = true;
      clearInterval(check);
      clearTimeout(retry);
      await client?.end().catch(() => {});
      client = null;
    },
  };
}
