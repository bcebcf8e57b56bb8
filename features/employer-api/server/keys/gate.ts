import { databaseNow } from '#kit/server/background/clock.ts';
import type { Database } from '#kit/server/database/db.ts';
import type { CompanyKey, Tenant } from '#kit/server/http/serve.ts';
import { hashOf } from '#kit/server/process/secrets.ts';
import { findKeyByHash, noteKeyUse } from './queries.ts';

const MINUTE = 60_000;

/** Reads a bearer token as an API key of this tenant; null when it is unknown, revoked or expired. */
export function companyKeys(db: Database) {
  return async (tenant: Tenant, token: string): Promise<CompanyKey | null> => {
    const now = databaseNow();
    const at = now.toISOString();
    const wanted = { hash: hashOf(token), now: at, with_writes: db.replicas !== null };
    const found = await db.withTenant(tenant.id, (scoped) => findKeyByHash(scoped, wanted), { reads_only: true });
    if (!found) return null;
    if (found.last_used_at === null || now.getTime() - Date.parse(found.last_used_at) >= MINUTE)
      await db.withTenant(tenant.id, (scoped) => noteKeyUse(scoped, found.id, at));
    return {
      id: found.id,
      is_test: found.mode === 'test',
      scopes: found.scopes,
      viewer: {
        id: found.actor_id ?? 0,
        role: 'recruiter',
        // A company without an active recruiter has nobody who could be responsible.
        status: found.actor_id === null ? 'inactive' : 'active',
        company_id: found.company_id,
        company_status: found.company_status,
        is_admin: found.is_admin ?? 0,
        session_id: '',
        recent_writes: found.recent_writes,
        has_second_factor: true,
      },
    };
  };
}
