import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Recruiter, requireRecruiter } from '#features/companies/server/index.ts';
import { recruiterContext } from '#features/jobs/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { readSentLines } from '#features/resumes/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { attachmentNamed, readFile } from '#kit/server/files/files.ts';
import { streamParts } from '#kit/server/files/packed-zip.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { lockCounted } from '#kit/server/http/limits.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { findApplicants } from '../../contract.ts';
import { closeFilledJob, getFilling } from '../../filling-contract.ts';
import {
  addNote,
  countMove,
  deleteNote,
  deletePipelineView,
  downloadCvExport,
  exportApplicants,
  findApplicantIds,
  findColumn,
  getBoard,
  getCvExport,
  getPipeline,
  getSentText,
  getTeamwork,
  moveMany,
  readApplicant,
  savePipelineView,
  setTags,
  startCvExport,
  submitScore,
  tagMany,
  undoBatch,
  updatePipeline,
} from '../../pipeline-contract.ts';
import { MOST_VIEWS } from '../../pipeline-rules.ts';
import { APPLICANT_TABS, stagesOfTab } from '../../rules.ts';
import { blocksOf } from '../../sent-text.ts';
import { describeSummaries, listApplicants, recordCvView } from '../actions.ts';
import { findJobOfCompany, findSentFor, PER_PAGE } from '../queries.ts';
import { findBoardIds, findMatchingIds, type ListOf } from './applicant-queries.ts';
import { countMovable, moveApplicants, tagApplicants, undoApplicants } from './bulk-actions.ts';
import { applicantsCsv } from './csv-export.ts';
import { startExport } from './cv-exports.ts';
import { findApplicantsOf, findExport, findPart, findQuestions } from './export-queries.ts';
import { closeFilled, describeFilling, reopenFilled } from './filling.ts';
import {
  changeTags,
  describePipeline,
  describeTeamwork,
  requireApplicant,
  savePipeline,
  scoreApplicant,
  writeNote,
} from './team-actions.ts';
import { deleteOwnNote, deleteView, findViews, insertRead, writeView } from './team-queries.ts';

const PDF = 'application/pdf';

const requireJob = async (db: TenantDb, recruiter: Recruiter, id: number) =>
  (await findJobOfCompany(db, recruiter.company_id, id)) ?? fail(notFound('Job'));

const listOf = (recruiter: Recruiter, jobId: number): ListOf => ({
  company_id: recruiter.company_id,
  job_id: jobId,
  viewer_id: recruiter.id,
});

const NOT_READY = {
  waiting: 'This ZIP is not ready yet.',
  working: 'This ZIP is not ready yet.',
  failed: 'We couldn’t create this ZIP.',
};

/** The list and board of a job's applicants, and what recruiters do there together. */
export function pipelineRoutes(app: FastifyInstance): void {
  listRoutes(app);
  settingRoutes(app);
  teamRoutes(app);
  bulkRoutes(app);
  sentCvRoutes(app);
  fillingRoutes(app);
  exportRoutes(app);
}

function listRoutes(app: FastifyInstance): void {
  serve(app, findApplicants, async ({ db, viewer, params, query }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { ...(await listApplicants(db, recruiter, job.id, query)), job };
  });

  serve(app, getBoard, async ({ db, viewer, params, query }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    const of = listOf(recruiter, job.id);
    const { counts, ids } = await findBoardIds(db, of, query, PER_PAGE);
    const rows = await describeSummaries(db, recruiter, ids);
    const columns = APPLICANT_TABS.map((tab) => ({
      tab,
      count: stagesOfTab(tab).reduce((sum, stage) => sum + (counts[stage] ?? 0), 0),
      // Each stage comes with a column's worth; a column may have several.
      applicants: rows.filter(({ stage }) => stagesOfTab(tab).includes(stage)).slice(0, PER_PAGE),
    }));
    return { data: { columns } };
  });

  serve(app, findColumn, async ({ db, viewer, params, query }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    const { page, tab, ...filter } = query;
    const ids = await findMatchingIds(
      db,
      listOf(recruiter, job.id),
      { ...filter, stage: [...stagesOfTab(tab)] },
      { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    );
    return { data: await describeSummaries(db, recruiter, ids) };
  });

  serve(app, findApplicantIds, async ({ db, viewer, params, query }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { data: await findMatchingIds(db, listOf(recruiter, job.id), query) };
  });
}

function settingRoutes(app: FastifyInstance): void {
  serve(app, getPipeline, async ({ db, viewer, params }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { data: await describePipeline(db, recruiter, job.id) };
  });

  serve(app, updatePipeline, async ({ db, viewer, params, body }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    await savePipeline(db, recruiter, job.id, body);
    return { message: 'Settings saved', data: await describePipeline(db, recruiter, job.id) };
  });
}

function teamRoutes(app: FastifyInstance): void {
  serve(app, readApplicant, async ({ db, viewer, params }) => {
    const recruiter = requireRecruiter(viewer);
    await insertRead(db, await requireApplicant(db, recruiter, params.id), recruiter.id);
    return {};
  });

  serve(app, getTeamwork, async ({ db, viewer, params }) => ({
    data: await describeTeamwork(db, requireRecruiter(viewer), params.id),
  }));

  serve(app, addNote, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await writeNote(db, mailerOf(app, { tenant, request }), recruiter, params.id, body);
    return { message: 'Note added', data: await describeTeamwork(db, recruiter, params.id) };
  });

  serve(app, deleteNote, async ({ db, viewer, params }) => {
    if (!(await deleteOwnNote(db, requireRecruiter(viewer).id, params.id))) fail(notFound('Note'));
    return { message: 'Note deleted' };
  });

  serve(app, setTags, async ({ db, viewer, params, body }) => ({
    data: { tags: await changeTags(db, requireRecruiter(viewer), params.id, body) },
  }));

  serve(app, submitScore, async ({ db, viewer, params, body }) => {
    const recruiter = requireRecruiter(viewer);
    await scoreApplicant(db, recruiter, params.id, body);
    return { message: 'Score saved', data: await describeTeamwork(db, recruiter, params.id) };
  });

  serve(app, savePipelineView, async ({ db, viewer, body }) => {
    const recruiter = requireRecruiter(viewer);
    await lockCounted(db, recruiter.id);
    const view = await writeView(db, recruiter.id, body);
    if ((await findViews(db, recruiter.id)).length > MOST_VIEWS)
      fail(conflict(`You can save up to ${MOST_VIEWS} views. Delete one first.`));
    return { message: 'View saved', data: view };
  });

  serve(app, deletePipelineView, async ({ db, viewer, params }) => {
    if (!(await deleteView(db, requireRecruiter(viewer).id, params.id))) fail(notFound('View'));
    return { message: 'View deleted' };
  });
}

function bulkRoutes(app: FastifyInstance): void {
  serve(app, countMove, async ({ db, viewer, params, body }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { data: await countMovable(db, { recruiter, job_id: job.id }, body.ids, body.stage) };
  });

  serve(app, moveMany, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { data: await moveApplicants(db, mailerOf(app, { tenant, request }), { recruiter, job_id: job.id, tenant }, body) };
  });

  serve(app, tagMany, async ({ db, viewer, params, body }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    return { data: await tagApplicants(db, { recruiter, job_id: job.id }, body) };
  });

  serve(app, undoBatch, async ({ params, ...input }) => ({
    data: await undoApplicants(input.db, requireRecruiter(input.viewer), params.id, (batch) =>
      reopenFilled(recruiterContext(input), batch),
    ),
  }));
}

function sentCvRoutes(app: FastifyInstance): void {
  serveOutside(app, getSentText, async ({ withTenant, viewer, params, request }) => {
    const recruiter = requireRecruiter(viewer);
    const file = await withTenant(async (db) => {
      const sent = (await findSentFor(db, params.id, { company_id: recruiter.company_id })) ?? fail(notFound('CV'));
      const fileId = sent.resume_file_id ?? fail(notFound('CV'));
      await insertRead(db, sent, recruiter.id);
      await recordCvView(db, { viewer_id: recruiter.id, application_id: params.id, address: request.ip });
      return (await readFile(db, fileId)) ?? fail(notFound('CV'));
    });
    // A busy reader is no reason to fail: the file can be downloaded.
    const lines = file.content_type === PDF ? null : await readSentLines(file.bytes).catch(() => null);
    return { data: lines && blocksOf(lines) };
  });
}

function fillingRoutes(app: FastifyInstance): void {
  serve(app, getFilling, async ({ db, viewer, params }) => {
    const job = await requireJob(db, requireRecruiter(viewer), params.id);
    return { data: await describeFilling(db, job) };
  });

  serve(app, closeFilledJob, async ({ params, body, ...input }) => ({
    data: await closeFilled(recruiterContext(input), mailerOf(app, input), params.id, body),
  }));
}

function exportRoutes(app: FastifyInstance): void {
  serveOutside(app, exportApplicants, async ({ withTenant, tenant, viewer, params, query, request, reply }) => {
    const recruiter = requireRecruiter(viewer);
    const { job, ids, questions } = await withTenant(async (db) => {
      const found = await requireJob(db, recruiter, params.id);
      await audit(db, {
        actor_id: recruiter.id,
        action: 'applicants_exported',
        subject_kind: 'job',
        subject_id: found.id,
        address: request.ip,
      });
      const ids = await findMatchingIds(db, listOf(recruiter, found.id), query);
      return { job: found, ids, questions: await findQuestions(db, found.id) };
    });
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentNamed(`Applicants ${job.title.slice(0, 80).replace(/[\\/:*?"<>|]/g, ' ')}.csv`),
      'x-content-type-options': 'nosniff',
    });
    const of = { company_id: recruiter.company_id, viewer_id: recruiter.id };
    return Readable.from(applicantsCsv(withTenant, of, ids, { questions, zone: countryOf(tenant.country_id).closingZone }), {
      objectMode: false,
    });
  });

  serve(app, startCvExport, async ({ db, viewer, params, body }) => {
    const recruiter = requireRecruiter(viewer);
    const job = await requireJob(db, recruiter, params.id);
    const ids = await findApplicantsOf(db, job.id, [...new Set(body.ids)]);
    if (ids.length === 0) fail(conflict('None of these applicants are still on this job.'));
    const input = { job_id: job.id, recruiter_id: recruiter.id, application_ids: ids };
    const id = await startExport(db, app.muster.background, input);
    return { data: (await findExport(db, recruiter.id, id)) ?? fail(notFound('Export')) };
  });

  serve(app, getCvExport, async ({ db, viewer, params }) => ({
    data: (await findExport(db, requireRecruiter(viewer).id, params.id)) ?? fail(notFound('Export')),
  }));

  serveOutside(app, downloadCvExport, async ({ withTenant, viewer, params, reply }) => {
    const found = await withTenant((db) => findExport(db, requireRecruiter(viewer).id, params.id));
    if (!found) fail(notFound('Export'));
    if (found.status !== 'ready') fail(conflict(NOT_READY[found.status]));
    reply.headers({
      'content-type': 'application/zip',
      'content-length': found.size,
      'content-disposition': attachmentNamed('CVs.zip'),
      'x-content-type-options': 'nosniff',
    });
    return streamParts((part) => withTenant((db) => findPart(db, found.id, part)));
  });
}
