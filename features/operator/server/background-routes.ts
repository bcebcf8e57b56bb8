import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { findFailures } from '#kit/server/background/failures.ts';
import { watchBackground } from '#kit/server/background/status.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { countUnsentMails, type Mailer, requeueMails } from '#kit/server/mail/mail.ts';
import { audit, auditInstallation } from '#kit/server/records/audit.ts';
import * as calls from '../background-contract.ts';
import {
  backgroundJobs,
  countBackgroundJobs,
  failedJobs,
  failedJobsOfAll,
  failingWork,
  findQueueOf,
  findQueues,
} from './background-queries.ts';
import { findPersonById } from './people-queries.ts';
import { allTenants } from './system-queries.ts';

const PER_PAGE = 25;
const pageOf = (page: number) => ({ limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
const queuedMessage = (count: number) =>
  count === 0 ? 'Nothing has failed.' : count === 1 ? 'One job is back in its queue.' : `${count} jobs are back in their queues.`;

/** Background work, for the operators of a tenant and for system operators. */
export function backgroundRoutes(app: FastifyInstance, { mail }: { mail: Mailer }): void {
  const { db: database, background } = app.muster;
  // Not older than the request, so that a retry is visible immediately.
  const status = watchBackground(database, 0);

  /** Queues again what failed in a tenant. @returns how many jobs */
  async function retryAll(db: TenantDb): Promise<number> {
    let count = 0;
    for (const { queue, ids } of await failedJobs(db)) count += await background.retry(db, queue, ids);
    count += await requeueMails(db, background);
    for (const { job } of await failingWork(db)) {
      await background.send(db, job, 0);
      count++;
    }
    return count;
  }

  serve(app, calls.findBackgroundJobs, async ({ db, query }) => {
    const { rows, total } = await backgroundJobs(db, { states: query.state, queue: query.queue }, pageOf(query.page));
    return {
      data: rows,
      meta: listMeta(query.page, PER_PAGE, total),
      counts: await countBackgroundJobs(db),
      queues: await findQueues(db),
      failing: await failingWork(db),
      mail: { has_server: mail.hasServer, ...(await countUnsentMails(db)) },
    };
  });

  serve(app, calls.retryBackgroundJob, async ({ db, viewer, params, request }) => {
    const queue = (await findQueueOf(db, params.id)) ?? fail(notFound('Job'));
    if ((await background.retry(db, queue, [params.id])) === 0) fail(conflict('This job hasn’t failed. Reload the page.'));
    await audit(db, {
      actor_id: viewer.id,
      action: 'job_retried',
      subject_kind: 'background_job',
      details: { id: params.id },
      address: request.ip,
    });
    return { message: 'The job is back in its queue.' };
  });

  serve(app, calls.retryFailedJobs, async ({ db, viewer, request }) => {
    const count = await retryAll(db);
    await audit(db, {
      actor_id: viewer.id,
      action: 'jobs_retried',
      subject_kind: 'background_job',
      details: { count },
      address: request.ip,
    });
    return { message: queuedMessage(count) };
  });

  serveOutside(app, calls.sendTestMail, async ({ tenant, viewer, request, withTenant }) => {
    const person = (await withTenant((db) => findPersonById(db, viewer.id))) ?? fail(notFound('Person'));
    const from = { name: tenant.name, address: tenant.mail_from };
    const { is_sent, reply } = await mail.test({ to: person.email, site: tenant.host, from });
    await withTenant((db) =>
      audit(db, {
        actor_id: viewer.id,
        action: 'test_mail_sent',
        subject_kind: 'tenant',
        subject_id: tenant.id,
        details: { is_sent },
        address: request.ip,
      }),
    );
    return { data: { is_sent, to: person.email, reply } };
  });

  serveOutside(app, calls.findSystemJobs, async ({ query }) => {
    const { rows, total } = await failedJobsOfAll(database.unscoped, pageOf(query.page));
    const names = new Map((await allTenants(database.unscoped)).map(({ id, name }) => [id, name]));
    return {
      data: rows,
      meta: listMeta(query.page, PER_PAGE, total),
      queues: (await status()).queues,
      failing: (await findFailures(database)).map(({ for_tenant, notified_at: _, ...failure }) => ({
        ...failure,
        tenant: { id: for_tenant, name: names.get(for_tenant) ?? '' },
      })),
      mail: { has_server: mail.hasServer },
    };
  });

  serveOutside(app, calls.retryFailedSystemJobs, async ({ tenant, viewer, withTenant }) => {
    let count = 0;
    for (const { id } of await allTenants(database.unscoped)) count += await database.withTenant(id, retryAll);
    const actor = { tenant_id: tenant.id, id: viewer.id };
    await withTenant((db) => auditInstallation(db, { actor, action: 'jobs_retried', for_tenant: null, details: { count } }));
    return { message: queuedMessage(count) };
  });
}
