import { sql } from 'kysely';
import type { FileReference } from '#kit/server/records/retention.ts';

export const companyFiles: FileReference = (
  db,
) => sql`exists (select from companies r where r.tenant_id = ${db.tenant_id} and r.logo_file_id = f.id)
  or exists (select from company_changes r where r.tenant_id = ${db.tenant_id} and r.state = 'waiting' and (r.after->>'logo_file_id')::int = f.id)`;
