import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import {
  createJobTemplate,
  deleteJobTemplate,
  findJobTemplates,
  renameJobTemplate,
  startFromJobTemplate,
} from '../../template-contract.ts';
import { recruiterContext } from '../policy.ts';
import { describeJob } from '../recruiting/actions.ts';
import { createTemplate, renameTemplate, startFromTemplate } from './actions.ts';
import { deleteTemplate, findTemplates } from './queries.ts';

export function jobTemplateRoutes(app: FastifyInstance): void {
  serve(app, findJobTemplates, async (input) => {
    const { db, company_id } = recruiterContext(input);
    return { data: await findTemplates(db, company_id) };
  });

  serve(app, createJobTemplate, async ({ body, ...input }) => ({
    message: 'Saved as a template',
    data: await createTemplate(recruiterContext(input), body.name, body.job_id),
  }));

  serve(app, renameJobTemplate, async ({ params, body, ...input }) => ({
    message: 'Template renamed',
    data: await renameTemplate(recruiterContext(input), params.id, body.name),
  }));

  serve(app, deleteJobTemplate, async ({ params, ...input }) => {
    const { db, company_id } = recruiterContext(input);
    if (!(await deleteTemplate(db, company_id, params.id))) fail(notFound('Job template'));
    return { message: 'Template deleted' };
  });

  serve(app, startFromJobTemplate, async ({ params, ...input }) => {
    const context = recruiterContext(input);
    const id = await startFromTemplate(context, params.id);
    return { message: 'Started a draft', data: await describeJob(context, id) };
  });
}
