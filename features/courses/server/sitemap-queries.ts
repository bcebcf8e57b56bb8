import { sql } from 'kysely';
import type { SitemapKind } from '#kit/server/http/sitemap.ts';

export const courseSitemap: SitemapKind = {
  name: 'courses',
  rows: (db) => sql`select id, updated_at as changed_at from courses where tenant_id = ${db.tenant_id} and is_active`,
  pathOf: (id) => `/courses/${id}`,
};
