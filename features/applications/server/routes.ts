import type { FastifyInstance } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { tickKnownTasks } from '#features/plans/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { asDownload, readFile } from '#kit/server/files/files.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import {
  acceptOffer,
  applyForJob,
  declineOffer,
  editApplication,
  findApplications,
  findCvViews,
  getApplicant,
  getApplication,
  getApplicationPrefill,
  getSentResume,
  moveApplicant,
  withdrawApplication,
} from '../contract.ts';
import { namesAny } from '../rules.ts';
import { apply, describeApplicant, describeSent, readChosenResume, recordCvView } from './actions.ts';
import { draftRoutes } from './apply/draft-routes.ts';
import { edit, readReplacedResume } from './apply/edit-actions.ts';
import { hireRoutes } from './hires/routes.ts';
import { moveByRecruiter, moveByVeteran } from './moves/actions.ts';
import { offerRoutes } from './offers/routes.ts';
import { pipelineRoutes } from './pipeline/routes.ts';
import { insertRead } from './pipeline/team-queries.ts';
import { requireReader } from './policy.ts';
import {
  countSent,
  findCompanyOfSent,
  findCvViewsOf,
  findLastSent,
  findNamesOfOtherJobs,
  findSentFor,
  PER_PAGE,
} from './queries.ts';
import { hiringTeamRoutes } from './team/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';

/** @param parts.leaveCompany removes what leads a company from a withdrawn application to the candidate */
export function applicationRoutes(
  app: FastifyInstance,
  { leaveCompany }: { leaveCompany: (db: TenantDb, veteranId: number, companyId: number) => Promise<void> },
): void {
  // The CV is parsed before the transaction opens, so a 10 MB upload doesn't occupy a connection.
  serveOutside(app, applyForJob, async ({ withTenant, tenant, viewer, params, body, files, request }) => {
    const chosen = { viewer, job_id: params.id, written: body, file: files.file };
    const resume = await readChosenResume(withTenant, chosen);
    return withTenant(async (db) => {
      const through = { mailer: mailerOf(app, { tenant, request }), background: app.muster.background };
      const id = await apply(db, through, { viewer, tenant }, params.id, body, resume);
      const [data] = await describeSent(db, tenant, viewer.id, { id });
      return { message: 'Application sent', data: data ?? fail(notFound('Application')) };
    });
  });

  serve(app, findApplications, async ({ db, tenant, viewer, query }) => ({
    data: await describeSent(db, tenant, viewer.id, { page: query.page }),
    meta: listMeta(query.page, PER_PAGE, await countSent(db, viewer.id)),
  }));

  serve(app, getApplicationPrefill, async ({ db, viewer, query }) => {
    const last = await findLastSent(db, viewer.id);
    const others = last?.cover_letter ? await findNamesOfOtherJobs(db, viewer.id, query.job_id ?? null) : [];
    return {
      data: {
        cover_letter: last?.cover_letter && !namesAny(last.cover_letter, others) ? last.cover_letter : null,
        notice_period: last?.notice_period ?? null,
        available_from: last?.available_from ?? null,
        resume: last?.name && last.size !== null ? { name: last.name, size: last.size } : null,
      },
    };
  });

  serve(app, getApplication, async ({ db, tenant, viewer, params }) => {
    const [data] = await describeSent(db, tenant, viewer.id, { id: params.id });
    return { data: data ?? fail(notFound('Application')) };
  });

  serveOutside(app, editApplication, async ({ withTenant, tenant, viewer, params, body, files }) => {
    const resume = await readReplacedResume(withTenant, viewer, body, files.file);
    return withTenant(async (db) => {
      await edit(db, app.muster.background, { viewer, tenant }, params.id, body, resume);
      const [data] = await describeSent(db, tenant, viewer.id, { id: params.id });
      return { message: 'Application changed', data: data ?? fail(notFound('Application')) };
    });
  });

  serve(app, withdrawApplication, async ({ db, tenant, viewer, params, request }) => {
    const post = mailerOf(app, { tenant, request });
    const { company_id } = await moveByVeteran(db, post, { viewer, tenant }, params.id, { to: 'withdrawn' });
    await leaveCompany(db, viewer.id, company_id);
    const [data] = await describeSent(db, tenant, viewer.id, { id: params.id });
    return { message: 'Application withdrawn', data: data ?? fail(notFound('Application')) };
  });

  serve(app, acceptOffer, async ({ db, tenant, viewer, params, body, request }) => {
    await moveByVeteran(db, mailerOf(app, { tenant, request }), { viewer, tenant }, params.id, { to: 'hired', ...body });
    await tickKnownTasks(db, viewer.id);
    const [data] = await describeSent(db, tenant, viewer.id, { id: params.id });
    return { message: 'Offer accepted', data: data ?? fail(notFound('Application')) };
  });

  serve(app, declineOffer, async ({ db, tenant, viewer, params, body, request }) => {
    await moveByVeteran(db, mailerOf(app, { tenant, request }), { viewer, tenant }, params.id, { to: 'declined', ...body });
    const [data] = await describeSent(db, tenant, viewer.id, { id: params.id });
    return { message: 'Offer declined', data: data ?? fail(notFound('Application')) };
  });

  serve(app, getSentResume, async ({ db, viewer, params, request, reply }) => {
    const sent = (await findSentFor(db, params.id, requireReader(viewer, 'CV'))) ?? fail(notFound('CV'));
    const fileId = sent.resume_file_id ?? fail(notFound('CV'));
    if (viewer.role === 'recruiter') {
      await insertRead(db, sent, viewer.id);
      await recordCvView(db, { viewer_id: viewer.id, application_id: params.id, address: request.ip });
    }
    return asDownload(reply, (await readFile(db, fileId)) ?? fail(notFound('CV')));
  });

  serve(app, findCvViews, async ({ db, viewer, params, query }) => {
    const company_name = (await findCompanyOfSent(db, viewer.id, params.id)) ?? fail(notFound('Application'));
    const { rows, total } = await findCvViewsOf(db, params.id, query.page);
    return { data: rows.map(({ at }) => ({ at, company_name })), meta: listMeta(query.page, PER_PAGE, total) };
  });

  pipelineRoutes(app);
  hiringTeamRoutes(app);
  draftRoutes(app);
  offerRoutes(app);
  trackingRoutes(app);
  hireRoutes(app, { leaveCompany });

  serve(app, getApplicant, async ({ db, tenant, viewer, params }) => ({
    data: await describeApplicant(db, { recruiter: requireRecruiter(viewer), tenant }, params.id),
  }));

  serve(app, moveApplicant, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await moveByRecruiter(db, mailerOf(app, { tenant, request }), { recruiter, tenant }, params.id, body);
    return { message: 'Applicant moved', data: await describeApplicant(db, { recruiter, tenant }, params.id) };
  });
}
