import type { FastifyInstance } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { getApplicantScope, getHiringTeam, updateApplicantScope, updateHiringTeam } from '../../team-contract.ts';
import { findJobOfCompany } from '../queries.ts';
import { findScope, findTeam, writeMember, writeScope } from './queries.ts';

/** Who works on a job, and who is notified about its applicants. */
export function hiringTeamRoutes(app: FastifyInstance): void {
  serve(app, getHiringTeam, async ({ db, viewer, params }) => {
    const { id, company_id } = requireRecruiter(viewer);
    if (!(await findJobOfCompany(db, company_id, params.id))) fail(notFound('Job'));
    return { data: await describeTeam(db, params.id, id) };
  });

  serve(app, updateHiringTeam, async ({ db, viewer, params, body }) => {
    const { id, company_id } = requireRecruiter(viewer);
    if (!(await findJobOfCompany(db, company_id, params.id))) fail(notFound('Job'));
    const colleagues = await findTeam(db, params.id);
    if (!colleagues.some((one) => one.id === params.user_id)) fail(notFound('Recruiter'));
    await writeMember(db, { job_id: params.id, user_id: params.user_id, is_member: body.is_member });
    return { message: 'Hiring team saved', data: await describeTeam(db, params.id, id) };
  });

  serve(app, getApplicantScope, async ({ db, viewer }) => ({
    data: { scope: (await findScope(db, viewer.id))?.scope ?? 'own' },
  }));

  serve(app, updateApplicantScope, async ({ db, viewer, body }) => {
    await writeScope(db, viewer.id, body.scope);
    return { message: 'Saved', data: body };
  });
}

async function describeTeam(db: TenantDb, jobId: number, viewerId: number) {
  const recruiters = (await findTeam(db, jobId)).map(({ id, name, is_member }) => ({
    id,
    name,
    is_member,
    is_you: id === viewerId,
  }));
  return { recruiters: recruiters.toSorted((a, b) => Number(b.is_you) - Number(a.is_you)) };
}
