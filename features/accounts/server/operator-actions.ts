import type { TenantDb } from '#kit/server/database/db.ts';
import { deactivateOperator } from './operator-queries.ts';
import { deleteFactorsSince } from './security/factor-queries.ts';
import { endSessions } from './sign-in/session-queries.ts';
import { endEmailTokens } from './sign-up/email-token-queries.ts';

/**
 * Ends the access of an operator: sessions, password, second factors and mailed links. Their decisions and name remain.
 * @returns how many sessions ended
 */
export async function endOperator(db: TenantDb, userId: number): Promise<number> {
  await deactivateOperator(db, userId);
  await deleteFactorsSince(db, userId, new Date(0));
  await endEmailTokens(db, userId);
  return endSessions(db, userId, 'all');
}
