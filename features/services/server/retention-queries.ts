import { sql } from 'kysely';
import type { FileReference } from '#kit/server/retention.ts';

export const serviceFiles: FileReference = sql`exists (select from service_providers r where r.tenant_id = f.tenant_id and r.logo_file_id = f.id)`;
