import { hash, verify } from '@node-rs/argon2';
import { limiter } from '#kit/server/http/limiter.ts';
import { wrongSecret } from './secret-checks.ts';

// OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Each hash uses a core for a while. More at the same time would only delay everything else. Many people may sign in from one
 * address.
 */
const inTurn = limiter({ concurrency: 2, max_waiting: 200, per_person: { running: 1, waiting: 30 } });

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFKC'), COST));

/** Refuses a wrong password of the signed-in person, at the field it was typed in. Called within checkSecret. */
export async function requirePassword(person: { password_hash: string | null }, field: string, typed: string): Promise<void> {
  if (!(await passwordMatches(person.password_hash, typed))) throw wrongSecret({ [field]: ['This password is wrong.'] });
}

/** A hash that matches no password. Verifying against it takes as long as a real one, so timing does not reveal who has an account. */
let decoy: Promise<string> | undefined;

/** Whether a password matches. Without a hash (no such account) it takes as long and returns false. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), COST);
  const against = storedHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')).catch(() => false));
  return storedHash !== null && matches;
}
