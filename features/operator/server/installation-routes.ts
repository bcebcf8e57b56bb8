import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import type { Database } from '#kit/server/database/db.ts';
import { serveOutside } from '#kit/server/http/serve.ts';
import { findInstallationEvents, type InstallationEvent } from '../system-contract.ts';
import { findInstallationRows, namesOf } from './system-queries.ts';

const PER_PAGE = 25;

export function installationRoutes(app: FastifyInstance): void {
  const { db: database } = app.muster;

  serveOutside(app, findInstallationEvents, async ({ query }) => {
    const page = { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE };
    const { rows, total } = await findInstallationRows(database.unscoped, page);
    const names = await namesOfActors(database, rows);
    const events = rows.map(({ actor_tenant, actor_id, for_tenant, tenant_name, actor_tenant_name, details, ...row }) => {
      const full_name = names.get(`${actor_tenant} ${actor_id}`);
      return {
        ...row,
        actor: full_name === undefined ? null : { full_name, tenant: actor_tenant_name ?? '' },
        is_from_terminal: actor_id === null,
        tenant: for_tenant === null ? null : { id: for_tenant, name: tenant_name ?? 'Deleted tenant' },
        details: details as InstallationEvent['details'],
      };
    });
    return { data: events, meta: listMeta(query.page, PER_PAGE, total) };
  });
}

/** The names of those who decided, each read inside their own tenant. */
async function namesOfActors(database: Database, rows: { actor_tenant: number | null; actor_id: number | null }[]) {
  const names = new Map<string, string>();
  for (const tenant of new Set(rows.map(({ actor_tenant }) => actor_tenant))) {
    if (tenant === null) continue;
    const ids = rows.flatMap((row) => (row.actor_tenant === tenant && row.actor_id !== null ? [row.actor_id] : []));
    const found = await database.withTenant(tenant, (db) => namesOf(db, ids), { reads_only: true });
    for (const [id, name] of found) names.set(`${tenant} ${id}`, name);
  }
  return names;
}
