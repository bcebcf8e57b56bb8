import { sql } from 'kysely';
import { isOpenInSearch } from '#features/companies/server/index.ts';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';

export const jobSitemap: SitemapKind = {
  name: 'jobs',
  // The left join is dropped where the time is not read.
  rows: (db) => sql`select j.job_id as id, job.updated_at as changed_at from job_search j
    left join jobs job on job.tenant_id = ${db.tenant_id} and job.id = j.job_id
    where j.tenant_id = ${db.tenant_id} and ${isOpenInSearch()}`,
  pathOf: (id) => `/jobs/${id}`,
};
