import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, forbidden } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';

export type Recruiter = { id: number; company_id: number };

/** @returns the recruiter and their company; 403 for a recruiter without a company */
export function requireRecruiter(viewer: Viewer): Recruiter {
  return { id: viewer.id, company_id: viewer.company_id ?? fail(forbidden('Set up your company first.')) };
}

/** Recruiters who act for a company now, by id. */
export const findActiveRecruiters = async (db: TenantDb, companyId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .where('tenant_id', '=', db.tenant_id)
      .where('company_id', '=', companyId)
      .where('role', '=', 'recruiter')
      .where('status', '=', 'active')
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
