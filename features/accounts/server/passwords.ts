import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password.normalize('NFKC'), COST);

/** A hash of nothing anyone can type: verifying against it costs what a real one costs, so time tells nobody who has an account. */
let decoy: Promise<string> | undefined;

/** Whether a password matches. With no hash (no such account) it takes as long and answers false. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), COST);
  const matches = await verify(storedHash ?? (await decoy), password.normalize('NFKC')).catch(() => false);
  return storedHash !== null && matches;
}
