import pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';

const OLDEST = 15;

/**
 * Checks that the database of DATABASE_URL can be reached and is recent enough, before anything else uses it.
 * @throws CannotStart with a sentence that names the server, never the password
 */
export async function reachDatabase(url: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    // Also reads the certificates that the URL names.
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'muster start' });
    // If the connection breaks between two steps, the next step reports it.
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ major: number }>("select current_setting('server_version_num')::int / 10000 as major");
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST) {
      throw new CannotStart(
        `The database at ${placeOf(url)} is PostgreSQL ${major}, and Muster needs ${OLDEST} or later: upgrade it.`,
      );
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The database at ${placeOf(url)} cannot be used (${reasonOf(error)}): check DATABASE_URL and that PostgreSQL is running there.`,
      {
        cause: error,
      },
    );
  } finally {
    await client?.end().catch(() => {});
  }
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}

function reasonOf(error: unknown): string {
  // One error for each address of the name; the first is enough.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
