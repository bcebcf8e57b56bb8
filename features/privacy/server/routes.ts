import type { FastifyInstance } from 'fastify';
import { requireRecentIdentity } from '#features/accounts/server/index.ts';
import { postOf } from '#features/notifications/server/index.ts';
import { audit } from '#kit/server/audit.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { attachmentNamed } from '#kit/server/files.ts';
import type { PersonalTable } from '#kit/server/personal-data.ts';
import { serve, serveOutside, type Viewer } from '#kit/server/serve.ts';
import { deleteAccount, exportPersonalData, getPrivacy, keepAccount, type Privacy } from '../contract.ts';
import { DELETION_DAYS } from '../rules.ts';
import { personalDataZip } from './exporting.ts';
import { notifyScheduled } from './notices.ts';
import { requireMayLeave, whatPreventsDeletion } from './policy.ts';
import { findDeletion, insertDeletion, removeDeletion } from './queries.ts';

const DAY = 86_400_000;

export function privacyRoutes(app: FastifyInstance, { tables }: { tables: readonly PersonalTable[] }): void {
  serve(app, getPrivacy, async ({ db, viewer }) => ({ data: await describePrivacy(db, viewer) }));

  serveOutside(app, exportPersonalData, async ({ withTenant, viewer, request, reply }) => {
    await withTenant((db) =>
      audit(db, {
        actor_id: viewer.id,
        action: 'personal_data_exported',
        subject_kind: 'user',
        subject_id: viewer.id,
        address: request.ip,
      }),
    );
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': attachmentNamed('my-data.zip'),
      'x-content-type-options': 'nosniff',
    });
    return personalDataZip(withTenant, viewer.id, tables);
  });

  serve(app, deleteAccount, async ({ db, tenant, viewer, request }) => {
    await requireMayLeave(db, viewer);
    await requireRecentIdentity(db, viewer);
    const asked_at = new Date();
    const delete_at = new Date(asked_at.getTime() + DELETION_DAYS * DAY).toISOString();
    if (await insertDeletion(db, { user_id: viewer.id, asked_at: asked_at.toISOString(), delete_at })) {
      await audit(db, {
        actor_id: viewer.id,
        action: 'account_deletion_requested',
        subject_kind: 'user',
        subject_id: viewer.id,
        address: request.ip,
      });
      await notifyScheduled(db, postOf(app, { tenant, request }), viewer, delete_at);
    }
    return { message: `Your account will be deleted in ${DELETION_DAYS} days`, data: await describePrivacy(db, viewer) };
  });

  serve(app, keepAccount, async ({ db, viewer, request }) => {
    if (await removeDeletion(db, viewer.id))
      await audit(db, {
        actor_id: viewer.id,
        action: 'account_deletion_cancelled',
        subject_kind: 'user',
        subject_id: viewer.id,
        address: request.ip,
      });
    return { message: 'Your account won’t be deleted' };
  });
}

async function describePrivacy(db: TenantDb, viewer: Viewer): Promise<Privacy> {
  const deletion = await findDeletion(db, viewer.id);
  return {
    delete_at: deletion?.delete_at ?? null,
    asked_at: deletion?.asked_at ?? null,
    blocked: await whatPreventsDeletion(db, viewer),
  };
}
