import type { FastifyInstance } from 'fastify';
import {
  describeApplicant,
  endApplications,
  findJobOfCompany,
  listApplicants,
  moveByRecruiter,
} from '#features/applications/server/index.ts';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { savedInWords } from '#features/jobs/recruiting-rules.ts';
import { JOBS_PER_PAGE, listJobs, recruiterContext, takeDown } from '#features/jobs/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import {
  closeApiJob,
  findApiApplications,
  findApiJobs,
  getApiApplication,
  getApiJob,
  moveApiApplication,
  putApiJob,
} from '../../api-contract.ts';
import { describeApiJob, namesOf, putJob, requireJob } from './actions.ts';
import { findExternalIds } from './queries.ts';
import { serveKey } from './serve-key.ts';

/** The API for the systems of employers. It calls the actions of the screens. */
export function employerApiRoutes(app: FastifyInstance): void {
  jobRoutes(app);
  applicationRoutes(app);
}

function jobRoutes(app: FastifyInstance): void {
  const closing = endApplications(app);

  serveKey(app, putApiJob, async ({ params, body, ...input }) => {
    const context = recruiterContext(input);
    const mailer = mailerOf(app, input);
    const { id, was } = await putJob(context, mailer, params.external_id, body, (db, ended) => closing(db, ended, input));
    const data = await describeApiJob(context, mailer.site, id);
    return { message: savedInWords(data, was), data };
  });

  serveKey(app, findApiJobs, async ({ query, ...input }) => {
    const context = recruiterContext(input);
    const { jobs, total } = await listJobs(context, { ...query, search: '', sorted_by: 'newest' });
    const names = await namesOf(context, mailerOf(app, input).site, jobs);
    return {
      data: jobs.map((job) => ({ ...job, ...names(job) })),
      meta: listMeta(query.page, JOBS_PER_PAGE, total),
    };
  });

  serveKey(app, getApiJob, async ({ params, ...input }) => {
    const context = recruiterContext(input);
    return { data: await describeApiJob(context, mailerOf(app, input).site, await requireJob(context, params.external_id)) };
  });

  serveKey(app, closeApiJob, async ({ params, body, ...input }) => {
    const context = recruiterContext(input);
    const id = await requireJob(context, params.external_id);
    await takeDown(context, id, body.to, (db, ended) => closing(db, ended, input));
    const message = { paused: 'Job paused', closed: 'Job closed', filled: 'Job marked as filled' }[body.to];
    return { message, data: await describeApiJob(context, mailerOf(app, input).site, id) };
  });
}

function applicationRoutes(app: FastifyInstance): void {
  const named = async (db: TenantDb, { id, title }: { id: number; title: string }) => ({
    id,
    title,
    external_id: (await findExternalIds(db, [id])).get(id) ?? null,
  });

  serveKey(app, findApiApplications, async ({ db, viewer, query }) => {
    const recruiter = requireRecruiter(viewer);
    const { job_id, stage, page } = query;
    const job = (await findJobOfCompany(db, recruiter.company_id, job_id)) ?? fail(notFound('Job'));
    const filter = { stage, page, search: '', clearance: [], place: [], tag: [], unread: false, overdue: false };
    const { data, meta } = await listApplicants(db, recruiter, job.id, {
      ...filter,
      match: undefined,
      available: undefined,
      sorted_by: 'newest',
    });
    return { data, meta, job: await named(db, job) };
  });

  serveKey(app, getApiApplication, async ({ db, tenant, viewer, params }) => {
    const applicant = await describeApplicant(db, { recruiter: requireRecruiter(viewer), tenant }, params.id);
    return { data: { ...applicant, job: await named(db, applicant.job) } };
  });

  serveKey(app, moveApiApplication, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await moveByRecruiter(db, mailerOf(app, { tenant, request }), { recruiter, tenant }, params.id, body);
    return { message: 'Applicant moved', data: await describeApplicant(db, { recruiter, tenant }, params.id) };
  });
}
