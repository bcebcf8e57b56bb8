import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { requireRecentIdentity } from '#features/accounts/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { attachmentNamed } from '#kit/server/files/files.ts';
import { streamParts } from '#kit/server/files/packed-zip.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Viewer } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import {
  deleteAccount,
  exportPersonalData,
  getPrivacy,
  keepAccount,
  type PersonalExport,
  type Privacy,
  startPersonalExport,
} from '../contract.ts';
import { DELETION_DAYS, EXPORT_DAYS } from '../rules.ts';
import { findExport, findPart, type StoredExport } from './export-queries.ts';
import { startExport } from './exporting.ts';
import { notifyScheduled } from './notices.ts';
import { requireMayLeave, whatPreventsDeletion } from './policy.ts';
import { findDeletion, insertDeletion, removeDeletion } from './queries.ts';

const DAY = 86_400_000;
const POLL_MS = 500;

export function privacyRoutes(app: FastifyInstance): void {
  serve(app, getPrivacy, async ({ db, viewer }) => ({ data: await describePrivacy(db, viewer) }));

  serve(app, startPersonalExport, async ({ db, viewer }) => {
    await requireRecentIdentity(db, viewer);
    return { data: describeExport(await startExport(db, app.muster.background, viewer.id)) };
  });

  serveOutside(app, exportPersonalData, async ({ withTenant, viewer, query, request, reply }) => {
    await withTenant((db) => requireRecentIdentity(db, viewer));
    const until = Date.now() + query.wait * 1000;
    let found = await withTenant((db) => startExport(db, app.muster.background, viewer.id));
    while (['waiting', 'working'].includes(found.status) && Date.now() < until) {
      await setTimeout(POLL_MS);
      found = (await withTenant((db) => findExport(db, viewer.id))) ?? fail(notFound('Export'));
    }
    if (found.status !== 'ready') {
      const data = describeExport(found);
      return reply
        .code(202)
        .send({ status: true, message: data.error ?? 'Your data is being prepared. Ask again in a moment.', data });
    }
    const { id } = found;
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
    return streamParts((part) => withTenant((db) => findPart(db, id, part)));
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
      await notifyScheduled(db, mailerOf(app, { tenant, request }), viewer, delete_at);
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
  const found = await findExport(db, viewer.id);
  return {
    delete_at: deletion?.delete_at ?? null,
    asked_at: deletion?.asked_at ?? null,
    blocked: await whatPreventsDeletion(db, viewer),
    export: found ? describeExport(found) : null,
  };
}

const describeExport = ({ id: _, finished_at: __, ...found }: StoredExport): PersonalExport => ({
  ...found,
  ends_at: new Date(Date.parse(found.created_at) + EXPORT_DAYS * DAY).toISOString(),
});
