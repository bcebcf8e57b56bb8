import type { Database } from '../database/db.ts';

const CHECK_MS = 60_000;
/** A process whose clock differs more from the database's runs no scheduled work. */
export const MOST_DIFFERENCE_MS = 60_000;

export type Clock = Awaited<ReturnType<typeof watchClock>>;

/** The database's time in milliseconds since 1970. Whatever deletes or expires uses this clock, so that all processes agree. */
export async function databaseTime(db: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await db.pool.query<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now');
  return Number(rows[0]?.now);
}

/** This process's clock minus the database's in milliseconds, at the last comparison. */
let lastDifference = 0;

/**
 * The database's time, as far as this process knows it: for everything that expires, so that a process with a wrong clock neither ends
 * what is valid nor accepts what has ended.
 */
export const databaseNow = (): Date => new Date(Date.now() - lastDifference);

/**
 * Compares this process's clock with the database's, now and every minute.
 * @param options.now this process's clock, in milliseconds since 1970
 */
export async function watchClock(
  db: Pick<Database, 'pool'>,
  options: { now?: (() => number) | undefined; log: (details: object, message: string) => void },
) {
  const now = options.now ?? (() => Date.now());
  let difference: number | null = null;

  const isTrusted = () => difference === null || Math.abs(difference) <= MOST_DIFFERENCE_MS;

  /** Without the database nothing is learned, and no scheduled work runs anyway. */
  async function check(): Promise<void> {
    const before = now();
    const there = await databaseTime(db).catch(() => null);
    if (there === null) return;
    const wasTrusted = isTrusted();
    // Half of the round trip, so a slow network is not taken for a wrong clock.
    difference = (before + now()) / 2 - there;
    // A network delay is smaller than this, and a small difference does no harm.
    if (!options.now) lastDifference = Math.abs(difference) > 1000 ? difference : 0;
    const seconds = Math.round(difference / 1000);
    if (!isTrusted())
      options.log(
        { clock_difference_seconds: seconds },
        'This computer’s clock differs from the database’s by more than a minute: it runs no scheduled work. Set the clock (NTP).',
      );
    else if (!wasTrusted) options.log({ clock_difference_seconds: seconds }, 'The clock is right again: scheduled work runs.');
  }

  await check();
  const timer = setInterval(() => void check(), CHECK_MS);
  timer.unref();
  return {
    check,
    isTrusted,
    state: () => ({
      difference_seconds: difference === null ? null : Math.round(difference / 1000) || 0,
      is_trusted: isTrusted(),
    }),
    stop: () => clearInterval(timer),
  };
}
