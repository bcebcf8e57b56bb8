import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';

/**
 * The application's connection. `roleIsManaged`: DATABASE_APP_URL names it, so Muster neither creates the role nor changes it.
 * `otherUrl`: the same with the password of the other secret, while secrets are being rotated.
 */
export type AppConnection = { appUrl: string; roleIsManaged: boolean; otherUrl?: string };

/**
 * The application's connection to a database: `given`, or one with the role that this database uses and a password derived from
 * the secret. The role of a new database is named after it.
 * @param options.given DATABASE_APP_URL
 */
export async function findAppConnection(options: {
  ownerUrl: string;
  given: string | null;
  secret: string;
  /** APP_SECRET_PREVIOUS: the role may have the password of either secret. */
  previous?: string | null;
}): Promise<AppConnection> {
  if (options.given) return { appUrl: options.given, roleIsManaged: true };
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    const role = (await roleInUse(client)) ?? undefined;
    const appUrl = appRoleUrl(options.ownerUrl, options.secret, role);
    if (!options.previous) return { appUrl, roleIsManaged: false };
    const otherUrl = appRoleUrl(options.ownerUrl, options.previous, role);
    const isOther = (await connectionFault(appUrl)) !== null && (await connectionFault(otherUrl)) === null;
    return { appUrl: isOther ? otherUrl : appUrl, otherUrl: isOther ? appUrl : otherUrl, roleIsManaged: false };
  } finally {
    await client.end();
  }
}

/** The role that the schema of this database gives access to. Installations from before version 0.2.0 use `muster_app`. */
export async function roleInUse(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select r.rolname as name from pg_policy p join pg_roles r on r.oid = any (p.polroles)
     where p.polrelid = to_regclass('public.tenants') and p.polname = 'read_all'`,
  );
  return rows[0]?.name ?? null;
}

/** Puts the role's name into the text of a migration, where the application's role is called `muster_app`. */
export function withRole(text: string, role: string): string {
  return text.replaceAll(/\bmuster_app\b/g, () => identifier(role));
}

const identifier = (name: string) => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name));

type Role = { name: string; bypasses: boolean; is_granted: boolean; has_setting: boolean; can_connect: boolean };

/**
 * Makes sure that the application can connect, before the schema refers to its role. Creates the role of a new database, and
 * sets a new password only when the secret changed and nobody uses the old one. Called under the lock of the migrations.
 * @param log receives a line when the password is changed
 * @returns the name of the role that the schema gives access to
 * @throws CannotStart with a sentence that names the role
 */
export async function ensureAppRole(
  client: pg.Client,
  { appUrl, roleIsManaged }: AppConnection,
  log: (line: string) => void,
): Promise<string> {
  const url = new URL(appUrl);
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const granted = (await roleInUse(client)) ?? name;
  if (roleIsManaged) {
    await checkManagedRole(client, appUrl, name, granted);
    return granted;
  }
  const quoted = pg.escapeIdentifier(name);
  let role = await findRole(client, name, granted);
  if (!role) {
    await client.query(
      `create role ${quoted} login nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
    );
    role = await findRole(client, name, granted);
  }
  if (!role?.can_connect) await client.query(`grant connect on database ${await databaseOf(client)} to ${quoted}`);
  const fault = await connectionFault(appUrl);
  if (fault) await changePassword(client, name, password, fault, log);
  // Many searches run next to each other. One that used every core would delay the others.
  if (role && !role.has_setting)
    await client.query(`alter role ${quoted} set max_parallel_workers_per_gather = 0`).catch(unlessNotOurs);
  return granted;
}

async function findRole(client: pg.Client, name: string, granted: string): Promise<Role | null> {
  const { rows } = await client.query<Role>(
    `select rolname as name, rolsuper or rolbypassrls or pg_has_role(r.oid, current_user, 'usage') as bypasses,
       coalesce((select pg_has_role(r.oid, g.oid, 'usage') from pg_roles g where g.rolname = $2), false) as is_granted,
       exists (select from unnest(rolconfig) s where s like 'max_parallel_workers_per_gather=%') as has_setting,
       has_database_privilege(r.oid, current_database(), 'connect') as can_connect
     from pg_roles r where rolname = $1`,
    [name, granted],
  );
  return rows[0] ?? null;
}

async function checkManagedRole(client: pg.Client, appUrl: string, name: string, granted: string): Promise<void> {
  const fault = await connectionFault(appUrl);
  if (fault)
    throw new CannotStart(
      `The role "${name}" of DATABASE_APP_URL cannot connect (${fault.message}): create it, or correct the name and password in DATABASE_APP_URL. Muster does not change the password of this role.`,
    );
  const role = await findRole(client, name, granted);
  if (!role || role.bypasses)
    throw new CannotStart(
      `The role "${name}" of DATABASE_APP_URL may bypass row-level security: use a role that is no superuser, has no BYPASSRLS, and owns nothing.`,
    );
  if (!role.is_granted)
    throw new CannotStart(
      `The role "${name}" of DATABASE_APP_URL has no access to this database, which uses the role "${granted}": put that role into DATABASE_APP_URL, or run GRANT ${pg.escapeIdentifier(granted)} TO ${pg.escapeIdentifier(name)}.`,
    );
}

/** @throws CannotStart when another database of the server uses the role as well */
export async function requireOnlyThisDatabase(client: pg.Client, name: string): Promise<void> {
  const { rows: databases } = await client.query<{ name: string }>(
    `select distinct d.datname as name from pg_shdepend s join pg_roles r on r.oid = s.refobjid join pg_database d on d.oid = s.dbid
     where s.refclassid = 'pg_authid'::regclass and r.rolname = $1 and d.datname <> current_database() order by 1`,
    [name],
  );
  if (databases[0])
    throw new CannotStart(
      `The role "${name}" of the application is also used by the database "${databases[0].name}", and has another password than APP_SECRET gives it: use the APP_SECRET of that installation, or move this one into a new database with npm run backup and npm run restore, which gives it a role of its own.`,
    );
}

/**
 * Sets the role's password to that of this secret, unless that would end the access of a running process or of another database.
 */
async function changePassword(
  client: pg.Client,
  name: string,
  password: string,
  fault: Error,
  log: (line: string) => void,
): Promise<void> {
  if (!('code' in fault && fault.code === '28P01'))
    throw new CannotStart(
      `The role "${name}" of the application cannot connect (${fault.message}): allow it in PostgreSQL's pg_hba.conf as the role of DATABASE_URL is.`,
    );
  await requireOnlyThisDatabase(client, name);
  if (await isConnected(client, name))
    throw new CannotStart(
      `Another process of this installation is running with a different APP_SECRET: use the same APP_SECRET, or stop all other processes first.`,
    );
  await client.query(`alter role ${pg.escapeIdentifier(name)} password ${pg.escapeLiteral(password)}`).catch((error) => {
    throw isCode(error, '42501') ? notOurs(name, error) : error;
  });
  log(`The password of the role ${name} was changed, because APP_SECRET changed.`);
}

/**
 * Whether a process is connected with this role. PostgreSQL lists sessions for a moment after they ended.
 * @param application pattern of the names of its sessions
 */
export async function isConnected(client: pg.Client, name: string, application = '%'): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query(
      'select from pg_stat_activity where usename = $1 and datname = current_database() and application_name like $2 limit 1',
      [name, application],
    );
    if (!rows[0] || tries === 10) return rows.length > 0;
    await wait(100);
    // A transaction would see the same sessions again.
    await client.query('select pg_stat_clear_snapshot()');
  }
}

function notOurs(name: string, error: unknown): CannotStart {
  return new CannotStart(
    `The role "${name}" exists on this PostgreSQL server and belongs to another owner, so its password cannot be set: drop it if nothing uses it, or set DATABASE_APP_URL to a role that you create.`,
    { cause: error },
  );
}

/** A setting of a role that another owner created, on PostgreSQL 16 and later, stays as it is. */
function unlessNotOurs(error: unknown): void {
  if (!isCode(error, '42501')) throw error;
}

async function databaseOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return pg.escapeIdentifier(rows[0]?.name ?? '');
}

/** Why this connection cannot be opened, or null. */
export async function connectionFault(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'muster start' });
  client.on('error', () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => {});
  }
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
