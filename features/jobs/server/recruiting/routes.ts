import type { FastifyInstance } from 'fastify';
import { mailerOf } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import {
  closeJob,
  copyJob,
  createJob,
  deleteJob,
  findRecruiterJobs,
  getJobPerformance,
  getRecruiterJob,
  publishJob,
  updateJob,
  withdrawJob,
} from '../../recruiting-contract.ts';
import { savedInWords } from '../../recruiting-rules.ts';
import { recruiterContext } from '../policy.ts';
import {
  copyToDraft,
  createDraft,
  deleteDraft,
  describeJob,
  type EndApplications,
  editJob,
  listJobs,
  publish,
  takeDown,
  withdraw,
} from './actions.ts';
import { countApplicants, findOwnJob, findPerformance, JOBS_PER_PAGE } from './queries.ts';

export function recruitingRoutes(app: FastifyInstance, { endApplications }: { endApplications: EndApplications }): void {
  serve(app, findRecruiterJobs, async ({ query, ...input }) => {
    const { jobs, counts, total } = await listJobs(recruiterContext(input), query);
    return { data: jobs, meta: listMeta(query.page, JOBS_PER_PAGE, total), counts };
  });

  serve(app, createJob, async ({ body, ...input }) => {
    const context = recruiterContext(input);
    const id = await createDraft(context, body);
    return { message: 'Draft saved', data: await describeJob(context, id) };
  });

  serve(app, getRecruiterJob, async ({ params, ...input }) => ({ data: await describeJob(recruiterContext(input), params.id) }));

  serve(app, getJobPerformance, async ({ params, ...input }) => {
    const context = recruiterContext(input);
    const { id } = (await findOwnJob(context.db, context.company_id, params.id, context.zone)) ?? fail(notFound('Job'));
    const applicants = (await countApplicants(context.db, [id])).get(id) ?? {};
    return { data: { ...(await findPerformance(context.db, id)), applicants } };
  });

  serve(app, updateJob, async ({ params, body, ...input }) => {
    const context = recruiterContext(input);
    const { was } = await editJob(context, mailerOf(app, input), params.id, body);
    const data = await describeJob(context, params.id);
    return { message: savedInWords(data, was), data };
  });

  serve(app, deleteJob, async ({ params, ...input }) => {
    await deleteDraft(recruiterContext(input), params.id);
    return { message: 'Draft deleted' };
  });

  serve(app, publishJob, async ({ params, body, ...input }) => {
    const context = recruiterContext(input);
    await publish(context, mailerOf(app, input), params.id, body.closes_on);
    const data = await describeJob(context, params.id);
    return { message: data.status === 'published' ? 'Job published' : savedInWords(data, 'draft'), data };
  });

  serve(app, withdrawJob, async ({ params, ...input }) => {
    const context = recruiterContext(input);
    const withdrawn = await withdraw(context, params.id);
    return {
      message: withdrawn === 'job' ? 'Job withdrawn from review' : 'Change dropped',
      data: await describeJob(context, params.id),
    };
  });

  serve(app, closeJob, async ({ params, body, ...input }) => {
    const context = recruiterContext(input);
    await takeDown(context, params.id, body.to, (db, ended) => endApplications(db, ended, input));
    const message = { paused: 'Job paused', closed: 'Job closed', filled: 'Job marked as filled' }[body.to];
    return { message, data: await describeJob(context, params.id) };
  });

  serve(app, copyJob, async ({ params, ...input }) => {
    const context = recruiterContext(input);
    const { id, left_out } = await copyToDraft(context, params.id);
    return { message: 'Copied to a new draft', data: await describeJob(context, id), left_out };
  });
}
