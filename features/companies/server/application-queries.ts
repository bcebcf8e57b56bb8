import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * The applications for the jobs of a company as a table, from the index of its applications. Those whose company is not stored are found by the
 * jobs; as a rule there are none (applications/server/company-of-applications.ts).
 * @param companyId an id, or a column with one @param columns of applications, as `a`
 */
export const applicationsOf = (
  db: TenantDb,
  companyId: RawBuilder<unknown> | number,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
) => sql`(
  select ${columns} from applications a where a.tenant_id = ${db.tenant_id} and a.company_id = ${companyId} and ${condition}
  union all
  select ${columns} from applications a join jobs unstored on unstored.tenant_id = ${db.tenant_id} and unstored.id = a.job_id
    where a.tenant_id = ${db.tenant_id} and a.company_id is null and unstored.company_id = ${companyId} and ${condition})`;
