import { sql } from 'kysely';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';

export const providerSitemap: SitemapKind = {
  name: 'service-providers',
  rows: (db) => sql`select id, updated_at as changed_at from service_providers where tenant_id = ${db.tenant_id} and is_active`,
  pathOf: (id) => `/service-providers/${id}`,
};
