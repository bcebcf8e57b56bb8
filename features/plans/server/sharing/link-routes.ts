import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRecentIdentity } from '#features/accounts/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { hashOf, newAddressToken } from '#kit/server/process/secrets.ts';
import { calendarFile } from '../../calendar-file.ts';
import * as calls from '../../transition-contract.ts';
import { loadSituation, lockPerson } from '../situation.ts';
import { listPlans, shownTasks } from '../transition-actions.ts';
import { findPlans, findTasks } from '../transition-queries.ts';
import { deleteLink, findLinkOwner, findLinks, insertLink } from './link-queries.ts';

const MAX_LINKS = 10;
const PLAN_PAGE = '/veteran/transition-plan-vx';

/** Calendar apps like an address that ends like a file. */
const tokenOf = (sent: string) => sent.replace(/\.ics$/, '');

export function linkRoutes(app: FastifyInstance): void {
  serve(app, calls.findPlanLinks, async ({ db, viewer }) => ({
    data: (await findLinks(db, viewer.id)).map((link) => ({ ...link, path: null })),
  }));

  serve(app, calls.createPlanLink, async ({ db, viewer, body: { kind, label, days } }) => {
    await requireRecentIdentity(db, viewer);
    await lockPerson(db, viewer.id);
    if ((await findLinks(db, viewer.id)).length >= MAX_LINKS)
      fail(conflict(`You have ${MAX_LINKS} private addresses already. Revoke one first.`));
    const token = newAddressToken();
    const expires_at = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
    const link = await insertLink(db, { user_id: viewer.id, kind, label, token_hash: hashOf(token), expires_at });
    return { data: { ...link, path: kind === 'calendar' ? `/api/plan-calendar/${token}.ics` : `/shared-plan/${token}` } };
  });

  serve(app, calls.revokePlanLink, async ({ db, viewer, params }) => {
    if (!(await deleteLink(db, viewer.id, params.id))) fail(notFound('Link'));
    return { message: 'The address no longer works.' };
  });

  serve(app, calls.getPlanCalendar, async ({ db, viewer, query, tenant, request, reply }) => {
    if (query.plan_id !== undefined && (await findPlans(db, viewer.id, query.plan_id)).length === 0) fail(notFound('Plan'));
    const file = await writeCalendar(db, viewer.id, { tenant, request }, query.plan_id);
    const content_type = calls.getPlanCalendar.file_reply;
    return asDownload(reply, { name: 'transition-plan.ics', content_type, bytes: Buffer.from(file) });
  });

  serve(app, calls.getCalendarFeed, async ({ db, params, tenant, request, reply }) => {
    const owner = (await findLinkOwner(db, 'calendar', hashOf(tokenOf(params.token)))) ?? fail(notFound('Calendar'));
    forNobodyElse(reply).type(calls.getCalendarFeed.file_reply);
    return writeCalendar(db, owner.id, { tenant, request });
  });

  serve(app, calls.openSharedPlan, async ({ db, params, tenant, reply }) => {
    const owner = (await findLinkOwner(db, 'adviser', hashOf(params.token))) ?? fail(notFound('Plan'));
    forNobodyElse(reply);
    const { discharge_date } = await getServiceRecord(db, owner.id);
    const tasks = shownTasks(await findTasks(db, owner.id, 'transition'));
    return {
      data: {
        name: [owner.first_name, owner.last_name].filter(Boolean).join(' '),
        discharge_date,
        plans: await listPlans(db, { userId: owner.id, countryId: tenant.country_id }),
        // Notes are the person's own.
        tasks: tasks.map((task) => ({ ...task, notes: '' })),
      },
    };
  });
}

const forNobodyElse = (reply: FastifyReply) =>
  reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-store');

async function writeCalendar(
  db: TenantDb,
  userId: number,
  { tenant, request }: { tenant: Tenant; request: FastifyRequest },
  planId?: number,
): Promise<string> {
  const tasks = await findTasks(db, userId, planId ?? 'transition');
  const { remind_days } = await loadSituation(db, userId);
  const open = tasks.filter(({ done_at, is_not_relevant }) => done_at === null && !is_not_relevant);
  return calendarFile(open, {
    name: `Transition plan, ${tenant.name}`,
    host: tenant.primary_host,
    url: `${siteAddress(request, tenant)}${PLAN_PAGE}`,
    remind_days,
    now: new Date().toISOString(),
  });
}
