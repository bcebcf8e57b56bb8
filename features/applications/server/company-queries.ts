import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

const AT_ONCE = 2000;

/** Stores the company of some applications that have none. @returns how many */
export async function storeCompanies(db: TenantDb): Promise<number> {
  const { numAffectedRows } = await sql`
    update applications a set company_id = j.company_id
    from (select id, job_id from applications where tenant_id = ${db.tenant_id} and company_id is null limit ${AT_ONCE} for update skip locked) chosen
    join jobs j on j.tenant_id = ${db.tenant_id} and j.id = chosen.job_id
    where a.tenant_id = ${db.tenant_id} and a.id = chosen.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
