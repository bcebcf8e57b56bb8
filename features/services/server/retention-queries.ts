import { sql } from 'kysely';
import { eraseSome, type FileReference, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';

export const serviceFiles: FileReference = (db) =>
  sql`exists (select from service_providers r where r.tenant_id = ${db.tenant_id} and r.logo_file_id = f.id)`;

/** Reports that operators resolved a year ago. */
export const providerReportRetention: RetentionRule = {
  name: 'provider_reports',
  erase: (db, now) => eraseSome(db, 'provider_reports', ['id'], sql`resolved_at < ${monthsBefore(now, 12)}`),
};
