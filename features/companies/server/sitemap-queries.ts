import { sql } from 'kysely';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';
import { isOpenInSearch } from './open-job-queries.ts';

/** Active companies with an open job. Others have little to read. */
export const companySitemap: SitemapKind = {
  name: 'companies',
  rows: (db) => sql`select c.id, null::timestamptz as changed_at from companies c
    where c.tenant_id = ${db.tenant_id} and c.status = 'active'
      and exists (select from job_search j where j.tenant_id = ${db.tenant_id} and j.company_id = c.id and ${isOpenInSearch()})`,
  pathOf: (id) => `/companies/${id}`,
};
