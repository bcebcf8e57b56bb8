import type { FastifyInstance } from 'fastify';
import { findActiveOperators } from '#features/accounts/server/index.ts';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { type Mailer, mailerOf, notify } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { closingZone } from '../../recruiting-rules.ts';
import { decideReportedJob, findReportedJobs, reportJob } from '../../report-contract.ts';
import { REPORT_REASON_LABELS, type ReportOutcome } from '../../report-rules.ts';
import { isOpen } from '../../rules.ts';
import { readerOf } from '../policy.ts';
import { findJob } from '../queries.ts';
import { type EndApplications, takeDownAfterReport } from '../recruiting/actions.ts';
import {
  closeJobReports,
  countReported,
  findReported,
  insertJobReport,
  JOB_REPORTS_PER_PAGE,
  lockReportedJob,
} from './queries.ts';

const QUEUE_PAGE = '/operator/reported-jobs';

export function jobReportRoutes(app: FastifyInstance, { endApplications }: { endApplications: EndApplications }): void {
  serve(app, reportJob, async ({ db, tenant, viewer, params, body, request }) => {
    const job = (await findJob(db, params.id, readerOf(viewer), tenant.country_id)) ?? fail(notFound('Job'));
    if (!isOpen(job)) fail(conflict('This job is already closed.'));
    const created_at = new Date().toISOString();
    if (!(await insertJobReport(db, { job_id: job.id, reporter_id: viewer.id, ...body, created_at })))
      fail(conflict('You’ve already reported this job. We’ll tell you what we decide.'));
    await audit(db, { actor_id: viewer.id, action: 'job_reported', subject_kind: 'job', subject_id: job.id });
    await notify(db, mailerOf(app, { tenant, request }), await findActiveOperators(db), {
      kind: 'job_reported',
      title: `A veteran reported “${job.title}” by ${job.company.name}`,
      body: [REPORT_REASON_LABELS[body.reason], body.details].filter(Boolean).join('\n'),
      about: [viewer.id],
      href: QUEUE_PAGE,
      // One unread notification for each job, however many people report it.
      topic: { name: `reported job ${job.id}`, undo_seconds: 0 },
      replaces_topic: true,
    });
    return { message: 'Job reported' };
  });

  serve(app, findReportedJobs, async ({ db, query }) => {
    const counts = await countReported(db);
    const rows = await findReported(db, query.tab, query.page);
    return {
      data: rows.map(({ job_id, title, status, company_id, company_name, closed_at, ...row }) => ({
        ...row,
        job: { id: job_id, title, status, company: { id: company_id, name: company_name } },
        decided_at: closed_at,
      })),
      meta: listMeta(query.page, JOB_REPORTS_PER_PAGE, counts[query.tab]),
      counts: { open: counts.open },
    };
  });

  serve(app, decideReportedJob, async ({ params, body, ...input }) => {
    const { db, tenant, viewer, request } = input;
    const job = (await lockReportedJob(db, params.id)) ?? fail(notFound('Job'));
    const { seen, reason, ...decision } = body;
    const decided = { ...decision, closed_by: viewer.id, closed_at: new Date().toISOString() };
    const reporters = await closeJobReports(db, job.id, seen, decided);
    if (reporters.length === 0) fail(conflict('The reports about this job have already been decided.'));
    const post = mailerOf(app, input);
    if (body.outcome === 'taken_down') {
      const zone = closingZone(tenant.country_id);
      const context = { db, viewer_id: viewer.id, company_id: job.company_id, country_id: tenant.country_id, zone };
      await takeDownAfterReport(context, job.id, reason, (at, ended) => endApplications(at, ended, input));
      await notify(db, post, await findActiveRecruiters(db, job.company_id), {
        kind: 'job_taken_down',
        title: `We took down your job “${job.title}”`,
        body: reason,
        about: [],
        href: `/recruiter/jobs/${job.id}`,
      });
    }
    await audit(db, {
      actor_id: viewer.id,
      action: 'job_report_decided',
      subject_kind: 'job',
      subject_id: job.id,
      details: { outcome: body.outcome, reports: reporters.length },
      address: request.ip,
    });
    await notifyReporters(db, post, reporters, { ...job, outcome: body.outcome, reply: body.reply });
    return { message: body.outcome === 'taken_down' ? 'Job taken down' : 'Reports closed' };
  });
}

const notifyReporters = (
  db: TenantDb,
  mailer: Mailer,
  reporters: number[],
  { id, title, outcome, reply }: { id: number; title: string; outcome: ReportOutcome; reply: string },
): Promise<void> =>
  notify(db, mailer, reporters, {
    kind: 'job_report_decided',
    title: outcome === 'taken_down' ? `We took down “${title}”, which you reported` : `We checked “${title}”, which you reported`,
    body: reply,
    about: [],
    // A job that was taken down can no longer be opened.
    href: outcome === 'taken_down' ? '/veteran/jobs' : `/veteran/jobs/${id}`,
  });
