import pg from 'pg';
import { appRoleUrl, tenantSettings, WITH_ONE_SECRET } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { markOf, type Vault, vault } from '#kit/server/process/secrets.ts';
import { type AppConnection, isConnected, requireOnlyThisDatabase } from './app-role.ts';

type Secrets = {
  ownerUrl: string;
  secret: string;
  /** APP_SECRET_PREVIOUS */
  previous: string | null;
};

/**
 * Refuses a secret other than the one that this database was used with, before anything is done with it.
 * @throws CannotStart
 */
export async function checkSecret({ ownerUrl, secret, previous }: Secrets): Promise<void> {
  const client = await connected(ownerUrl);
  try {
    const mark = await storedMark(client);
    if (mark !== null && mark !== markOf(secret) && mark !== (previous && markOf(previous))) throw changed();
  } finally {
    await client.end();
  }
}

/** Values that are encrypted again in one transaction. */
const BATCH = 1000;

/**
 * Stores which secret this database is used with. When the former secret is given as well, everything that is encrypted with it is
 * encrypted again, and the application's role gets a new password. Repeating this is harmless; after an interruption it continues.
 * Several processes may call it at the same time.
 * @param options.log receives a line for each step of a rotation
 * @throws CannotStart when the secret is another one, or when a process runs that would not accept the new one
 */
export async function applySecret(options: Secrets & AppConnection & { log?: (line: string) => void }): Promise<void> {
  const { ownerUrl, secret, previous, log = () => {} } = options;
  const client = await connected(ownerUrl);
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('muster secret'))");
    const mark = await storedMark(client);
    const marks = { current: markOf(secret), previous: previous && markOf(previous) };
    const isRotation = mark !== marks.current && mark !== null;
    if (isRotation && mark !== marks.previous) throw changed();
    if (mark === null) await checkSample(ownerUrl, vault(secret, previous));
    const role = decodeURIComponent(new URL(options.appUrl).username);
    if (isRotation && (await isConnected(client, role, WITH_ONE_SECRET)))
      throw new CannotStart(
        'A process of this installation is running without APP_SECRET_PREVIOUS and would refuse what is signed with the new secret: stop it, or first restart every process with the present APP_SECRET and the new one as APP_SECRET_PREVIOUS.',
      );
    if (isRotation && !options.roleIsManaged) await requireOnlyThisDatabase(client, role);
    if (previous) {
      const count = await encryptAgain(ownerUrl, vault(secret, previous));
      if (count > 0 || isRotation) log(`APP_SECRET rotation: ${count} values were encrypted with the new secret.`);
    }
    if (isRotation && !options.roleIsManaged) await setPassword(client, role, appRoleUrl(ownerUrl, secret, role));
    if (mark !== marks.current)
      await client.query(
        `insert into installation_secret (mark) values ($1) on conflict (id) do update set mark = excluded.mark, since = now()`,
        [marks.current],
      );
    await client.query('commit');
    if (previous) log(isRotation ? LAST_STEP : NEXT_STEP);
  } finally {
    // Also rolls back.
    await client.end();
  }
}

const RUNBOOK = '(docs/operations/runbook.md, "Rotate APP_SECRET")';
const LAST_STEP = `APP_SECRET_PREVIOUS is set: leave it out once every process runs with the new APP_SECRET. That ends sessions from before ${RUNBOOK}.`;
/** Of several processes, the first step has the new secret as APP_SECRET_PREVIOUS, and the database cannot tell it from the former one. */
const NEXT_STEP = `APP_SECRET_PREVIOUS is set. If APP_SECRET is still the former secret, exchange the two in each process once every process has both. If APP_SECRET is the new one, leave APP_SECRET_PREVIOUS out once every process has it. That ends sessions from before ${RUNBOOK}.`;

async function setPassword(client: pg.Client, role: string, appUrl: string): Promise<void> {
  const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
  await client.query(`alter role ${pg.escapeIdentifier(role)} password ${password}`);
}

const changed = () =>
  new CannotStart(
    'APP_SECRET is not the secret that this database was used with: set it to that secret. To rotate it, set APP_SECRET_PREVIOUS to that secret as well (docs/operations/runbook.md, "Rotate APP_SECRET").',
  );

/** The mark of the secret that the database was last used with. Null in a new database, and before version 0.2.0. */
export async function storedMark(client: Pick<pg.Client, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.installation_secret') is not null as found",
  );
  if (!rows[0]?.found) return null;
  return (await client.query<{ mark: string }>('select mark from installation_secret')).rows[0]?.mark ?? null;
}

type Column = { table: string; column: string };

/** Every column with encrypted values: those of tenants whose names end with `_encrypted`. */
const ENCRYPTED = `
  select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname like '%\\_encrypted' and not a.attisdropped
  order by 1, 2`;

/** Refuses a secret that opens none of the stored values, in a database that does not say which secret it was used with. */
async function checkSample(ownerUrl: string, values: Vault): Promise<void> {
  let opened = 0;
  let refused = 0;
  for await (const { locked } of encryptedValues(ownerUrl))
    for (const value of locked) {
      if (canOpen(values, value)) opened++;
      else refused++;
    }
  if (refused > 0 && opened === 0) throw changed();
}

async function encryptAgain(ownerUrl: string, values: Vault): Promise<number> {
  let count = 0;
  for await (const { client, tenant, table, column, locked } of encryptedValues(ownerUrl)) {
    const old = locked.filter((value) => !values.isCurrent(value) && canOpen(values, value));
    for (let from = 0; from < old.length; from += BATCH) {
      const batch = old.slice(from, from + BATCH);
      const { rowCount } = await asTenant(client, tenant, () =>
        // A value that changed meanwhile was encrypted by a running process, and is found at the next start.
        client.query(
          `update ${table} t set ${column} = n.value from unnest($2::bytea[], $3::bytea[]) n (former, value)
           where t.tenant_id = $1 and t.${column} = n.former`,
          [tenant, batch, batch.map((value) => values.lock(values.open(value)))],
        ),
      );
      count += rowCount ?? 0;
    }
  }
  return count;
}

function canOpen(values: Vault, locked: Buffer): boolean {
  try {
    values.open(locked);
    return true;
  } catch {
    return false;
  }
}

/** The encrypted values of each tenant and column, read on a connection of their own. */
async function* encryptedValues(ownerUrl: string) {
  const client = await connected(ownerUrl);
  try {
    const { rows: columns } = await client.query<Column>(ENCRYPTED);
    const { rows: tenants } = await client.query<{ id: number }>('select id from tenants order by id');
    for (const { id: tenant } of tenants)
      for (const one of columns) {
        const [table, column] = [pg.escapeIdentifier(one.table), pg.escapeIdentifier(one.column)];
        const { rows } = await asTenant(client, tenant, () =>
          client.query<{ value: Buffer }>(
            `select ${column} as value from ${table} where tenant_id = $1 and ${column} is not null`,
            [tenant],
          ),
        );
        yield { client, tenant, table, column, locked: rows.map(({ value }) => value) };
      }
  } finally {
    await client.end();
  }
}

async function asTenant<T>(client: pg.Client, tenant: number, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  for (const statement of tenantSettings(tenant)) await client.query(statement);
  const result = await work();
  await client.query('commit');
  return result;
}

async function connected(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'muster secret' });
  await client.connect();
  return client;
}
