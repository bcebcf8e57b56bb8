import type { FastifyInstance } from 'fastify';
import { STORAGE_KINDS, type StorageKind, type StoredKinds, totalOf } from '#kit/contract/storage.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, forbidden } from '#kit/server/http/errors.ts';
import { serve, type Viewer } from '#kit/server/http/serve.ts';
import { countKinds, findTenantStorage } from '#kit/server/records/storage.ts';
import { getStorage, type Storage } from '../storage-contract.ts';

export function storageRoutes(app: FastifyInstance): void {
  const { storage: limits } = app.muster.db;
  serve(app, getStorage, async ({ db, viewer }) => {
    const { of, kinds, counted_at } = await readStorage(db, viewer);
    const bySize = (Object.entries(kinds) as [StorageKind, number][]).sort(([, one], [, other]) => other - one);
    return {
      data: {
        of,
        bytes: totalOf(kinds),
        limit: limits[of] || null,
        kinds: bySize.flatMap(([kind, bytes]) => (bytes > 0 ? [{ kind, label: STORAGE_KINDS[kind].label, bytes }] : [])),
        counted_at,
      },
    };
  });
}

async function readStorage(db: TenantDb, viewer: Viewer): Promise<{ of: Storage['of']; kinds: StoredKinds; counted_at: string }> {
  const counted_at = new Date().toISOString();
  if (viewer.role === 'operator' || viewer.role === 'system_operator') {
    const counted = await findTenantStorage(db);
    return { of: 'tenant', kinds: counted?.kinds ?? {}, counted_at: counted?.counted_at ?? counted_at };
  }
  if (viewer.company_id === null)
    return { of: 'person', kinds: await countKinds(db, { kind: 'person', id: viewer.id }), counted_at };
  if (!viewer.is_admin) fail(forbidden('Only an admin of your company can see how much it stores.'));
  return { of: 'company', kinds: await countKinds(db, { kind: 'company', id: viewer.company_id }), counted_at };
}
