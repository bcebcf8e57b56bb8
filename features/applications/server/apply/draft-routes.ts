import type { FastifyInstance } from 'fastify';
import { findJobCards, mayReadJob } from '#features/jobs/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import {
  DraftContent,
  deleteApplicationDraft,
  findApplicationDrafts,
  getApplicationDraft,
  saveApplicationDraft,
} from '../../draft-contract.ts';
import { DRAFT_DAYS } from '../../rules.ts';
import { findApplicationTo } from '../queries.ts';
import { deleteDraft, findDraft, findDrafts, writeDraft } from './draft-queries.ts';

const expiry = (updated_at: string) => new Date(Date.parse(updated_at) + DRAFT_DAYS * 86_400_000).toISOString();

async function describeDraft(db: TenantDb, veteranId: number, jobId: number) {
  const draft = await findDraft(db, veteranId, jobId);
  return draft ? { ...draft, content: DraftContent.parse(draft.content), expires_at: expiry(draft.updated_at) } : null;
}

async function requireJob(db: TenantDb, veteranId: number, id: number): Promise<void> {
  if (!(await mayReadJob(db, veteranId, id))) fail(notFound('Job'));
}

export function draftRoutes(app: FastifyInstance): void {
  serve(app, getApplicationDraft, async ({ db, viewer, params }) => {
    await requireJob(db, viewer.id, params.id);
    return { data: await describeDraft(db, viewer.id, params.id) };
  });

  serve(app, saveApplicationDraft, async ({ db, viewer, params, body }) => {
    await requireJob(db, viewer.id, params.id);
    const application_id = await findApplicationTo(db, params.id, viewer.id);
    if (application_id !== null) fail(conflict('You have already applied for this job.', { application_id }));
    const updated_at = new Date().toISOString();
    if (!(await writeDraft(db, { veteran_id: viewer.id, job_id: params.id, ...body, updated_at })))
      fail(conflict('You saved this application in another tab or on another device. Reload the page to continue from there.'));
    const data = (await describeDraft(db, viewer.id, params.id)) ?? fail(notFound('Draft'));
    return { message: 'Saved. You can finish it later.', data };
  });

  serve(app, deleteApplicationDraft, async ({ db, viewer, params }) => {
    await deleteDraft(db, viewer.id, params.id);
    return { message: 'Draft discarded' };
  });

  serve(app, findApplicationDrafts, async ({ db, viewer }) => {
    const drafts = await findDrafts(db, viewer.id);
    const cards = await findJobCards(
      db,
      drafts.map(({ job_id }) => ({ job_id, distance_km: null })),
      viewer.id,
    );
    return {
      data: drafts.flatMap(({ job_id, updated_at }) => {
        const job = cards.find(({ id }) => id === job_id);
        return job ? [{ job, updated_at, expires_at: expiry(updated_at) }] : [];
      }),
    };
  });
}
