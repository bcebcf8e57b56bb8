/** A reply that is not a success. Can be thrown anywhere in a handler; `serve` turns it into the envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;
  /** Further fields of the body, such as the id of the existing application. */
  readonly data: unknown;

  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string[]>; headers?: Record<string, string>; data?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.data = more.data;
  }
}

export function fail(refusal: Refusal): never {
  throw refusal;
}

export const unreadable = (message: string) => new Refusal(400, message);
export const signInFirst = (message = 'Sign in to continue.') => new Refusal(401, message);
export const forbidden = (message = 'Your account isn’t allowed to do this.') => new Refusal(403, message);
/** The item does not exist, or belongs to another tenant or owner. The reply is the same. */
export const notFound = (what: string) => new Refusal(404, `${what} not found.`);
/** The path exists, but not with this method. */
export const wrongMethod = (method: string, allowed: string[]) =>
  new Refusal(405, `This address does not support ${method}. Use ${allowed.join(' or ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
export const conflict = (message: string, data?: unknown) => new Refusal(409, message, { data });
export const inactive = () => new Refusal(410, 'This account is inactive.');
export const tooLarge = (message: string, errors?: Record<string, string[]>) =>
  new Refusal(413, message, errors ? { errors } : {});
export const wrongType = (message: string, errors?: Record<string, string[]>) =>
  new Refusal(415, message, errors ? { errors } : {});
export const invalid = (errors: Record<string, string[]>, message?: string) =>
  new Refusal(422, message ?? Object.values(errors)[0]?.[0] ?? 'Check the highlighted fields.', { errors });
export const tooMany = (seconds: number, message = 'Too many attempts. Wait a moment and try again.') =>
  new Refusal(429, message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
export const unavailable = () =>
  new Refusal(503, 'Muster cannot reach its database right now. Try again in a moment.', { headers: { 'retry-after': '5' } });

/** The database is reachable, but didn't finish the work. Nothing of it was stored. */
export const busy = () => new Refusal(503, 'Muster is busy. Try again in a moment.', { headers: { 'retry-after': '5' } });

/** SQLSTATE classes that mean the database is or becomes unavailable, not that the statement is wrong. */
const AWAY = /^(08|57P0|58)/;

/** Whether an error means that the database cannot be reached, so a later attempt may succeed. */
export function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    AWAY.test(code) ||
    // Errors of system calls. A client that leaves during an upload causes an ECONNRESET without one.
    ('syscall' in error && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code)) ||
    /Connection terminated|Client has encountered a connection error/.test(error.message)
  );
}

/**
 * SQLSTATEs of work that PostgreSQL gave up and that may succeed later: a statement that took longer than the statement timeout (57014),
 * a lock that was not free (55P03), a deadlock or conflict between transactions (40), too few resources or connections (53).
 */
const GIVEN_UP = /^(57014|55P03|40|53)/;

/** Whether an error means that the database, or the pool of connections to it, has too much to do. */
export const databaseIsBusy = (error: unknown): boolean =>
  error instanceof Error &&
  // The pool's message for a request that waited too long for a free connection.
  (GIVEN_UP.test(codeOf(error)) ||
    error.message === 'timeout exceeded when trying to connect' ||
    error.message === 'Query read timeout');

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** In the messages of PostgreSQL: `… violates unique constraint "users_email_once_102449"`, with the number of a distributed table's shard. */
const CONSTRAINT_OF_SHARD = /constraint "(\w+?)(?:_\d{6,})?"/;

/**
 * The name of the constraint that refused a write, or null. Turns a race into a plain reply. A distributed database gives the name only
 * in the message.
 */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !codeOf(error).startsWith('23')) return null;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return CONSTRAINT_OF_SHARD.exec(error.message)?.[1] ?? null;
}
