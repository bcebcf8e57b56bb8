import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireRecentIdentity } from '#features/accounts/server/index.ts';
import { siteAddress } from '#features/tenants/server/index.ts';
import { appointmentFeed } from '#kit/calendar/icalendar.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { hashOf, newAddressToken } from '#kit/server/process/secrets.ts';
import * as calls from '../contract.ts';
import { deleteCalendar, findCalendar, findCalendarOwner, replaceCalendar } from './calendar-queries.ts';
import { calendarEventOf } from './notices.ts';
import { requireParty } from './policy.ts';
import { findInterviewRows } from './queries.ts';

/** Interviews of this many days back stay in a calendar that is subscribed to. */
const DAYS_BACK = 90;

/** The calendar that a person's own app reads at a private address. */
export function interviewCalendarRoutes(app: FastifyInstance): void {
  serve(app, calls.getInterviewSubscription, async ({ db, viewer }) => {
    requireParty(viewer);
    return { data: (await findCalendar(db, viewer.id)) ?? null };
  });

  serve(app, calls.createInterviewSubscription, async ({ db, viewer }) => {
    requireParty(viewer);
    await requireRecentIdentity(db, viewer);
    const token = newAddressToken();
    const { created_at } = await replaceCalendar(db, viewer.id, hashOf(token));
    return { data: { created_at, path: `/api/interview-calendars/${token}.ics` } };
  });

  serve(app, calls.revokeInterviewSubscription, async ({ db, viewer }) => {
    requireParty(viewer);
    await deleteCalendar(db, viewer.id);
    return { message: 'The address no longer works.' };
  });

  serve(app, calls.getInterviewFeed, async ({ db, params, tenant, request, reply }) => {
    // Calendar apps like an address that ends like a file.
    const hash = hashOf(params.token.replace(/\.ics$/, ''));
    const owner = (await findCalendarOwner(db, hash)) ?? fail(notFound('Calendar'));
    reply
      .header('x-robots-tag', 'noindex, nofollow')
      .header('cache-control', 'private, no-store')
      .type(calls.getInterviewFeed.file_reply);
    return writeFeed(db, owner, { tenant, request });
  });
}

async function writeFeed(
  db: TenantDb,
  { id, role, company_id }: { id: number; role: string; company_id: number | null },
  { tenant, request }: { tenant: Tenant; request: FastifyRequest },
): Promise<string> {
  const isVeteran = role === 'veteran';
  const rows = await findInterviewRows(db, isVeteran ? { veteran_id: id } : { company_id: company_id ?? 0 }, {
    feed_since: new Date(Date.now() - DAYS_BACK * 86_400_000).toISOString(),
    interviewer_id: isVeteran ? null : id,
  });
  const reader = { site: siteAddress(request, tenant), reader: isVeteran ? 'veteran' : 'recruiter' } as const;
  const events = rows.flatMap((row) => {
    const { starts_at, ends_at } = row;
    if (starts_at === null || ends_at === null) return [];
    const event = calendarEventOf({ ...row, starts_at, ends_at }, reader);
    const is_cancelled = row.status === 'cancelled';
    return [{ ...event, is_cancelled, summary: is_cancelled ? `Cancelled: ${event.summary}` : event.summary }];
  });
  return appointmentFeed(`Interviews, ${tenant.name}`, events);
}
