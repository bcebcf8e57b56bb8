import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { siteAddress } from '#features/tenants/server/index.ts';
import { appointmentFile } from '#kit/calendar/icalendar.ts';
import { instantsOf, isTimeZone, localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import { mayBeInterviewed } from '../rules.ts';
import { cancel, choose, declineTimes, describeInterview, describeInterviews, propose, record, reschedule } from './actions.ts';
import { interviewCalendarRoutes } from './calendar-routes.ts';
import { calendarEventOf, calendarFileOf, type Mailing } from './notices.ts';
import { requireParty } from './policy.ts';
import { findApplicationOf, findInterviewRows, findRecruiters } from './queries.ts';

export function interviewRoutes(app: FastifyInstance): void {
  interviewCalendarRoutes(app);
  const mailingOf = (input: { tenant: Tenant; request: FastifyRequest }): Mailing => ({
    post: mailerOf(app, input),
    language: countryOf(input.tenant.country_id).language,
  });

  serve(app, calls.proposeInterview, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    const id = await propose(db, mailingOf({ tenant, request }), recruiter, params.id, body);
    const data = await describeInterview(db, { company_id: recruiter.company_id }, viewer.id, id);
    return { message: 'Times sent', data };
  });

  serve(app, calls.findApplicantInterviews, async ({ db, viewer, params }) => {
    const { id, company_id } = requireRecruiter(viewer);
    const application = (await findApplicationOf(db, company_id, params.id)) ?? fail(notFound('Applicant'));
    const rows = await findInterviewRows(db, { company_id }, { application_id: application.id });
    return {
      data: await describeInterviews(db, { id, actor: 'recruiter' }, rows),
      may_propose: mayBeInterviewed(application.stage),
    };
  });

  serve(app, calls.findInterviewers, async ({ db, viewer }) => {
    const { id, company_id } = requireRecruiter(viewer);
    const people = await findRecruiters(db, company_id);
    return { data: people.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) };
  });

  serve(app, calls.findInterviews, async ({ db, viewer, query }) => {
    const { id, company_id } = requireRecruiter(viewer);
    if (!isTimeZone(query.time_zone)) fail(invalid({ time_zone: ['Choose a time zone from the list.'] }));
    const today = midnight(localTime(Date.now(), query.time_zone).slice(0, 10), query.time_zone);
    const rows = await findInterviewRows(db, { company_id }, { when: query.when, today, interviewer_id: query.mine ? id : null });
    return { data: await describeInterviews(db, { id, actor: 'recruiter' }, rows) };
  });

  serve(app, calls.rescheduleInterview, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await reschedule(db, mailingOf({ tenant, request }), recruiter, params.id, body);
    const data = await describeInterview(db, { company_id: recruiter.company_id }, viewer.id, params.id);
    return { message: 'New times sent', data };
  });

  serve(app, calls.cancelInterview, async ({ db, tenant, viewer, params, body, request }) => {
    const party = { company_id: requireRecruiter(viewer).company_id };
    await cancel(db, mailingOf({ tenant, request }), party, viewer.id, params.id, body);
    return { message: 'Interview cancelled', data: await describeInterview(db, party, viewer.id, params.id) };
  });

  serve(app, calls.recordInterview, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await record(db, mailingOf({ tenant, request }), recruiter, params.id, body);
    const data = await describeInterview(db, { company_id: recruiter.company_id }, viewer.id, params.id);
    return { message: 'Outcome recorded', data };
  });

  serve(app, calls.findOwnInterviews, async ({ db, viewer, query }) => {
    const which =
      query.application_id !== undefined
        ? { application_id: query.application_id }
        : query.open
          ? { open_since: new Date().toISOString() }
          : 'all';
    const rows = await findInterviewRows(db, { veteran_id: viewer.id }, which);
    return { data: await describeInterviews(db, { id: viewer.id, actor: 'veteran' }, rows) };
  });

  serve(app, calls.chooseInterviewTime, async ({ db, tenant, viewer, params, body, request }) => {
    await choose(db, mailingOf({ tenant, request }), viewer.id, params.id, body);
    const data = await describeInterview(db, { veteran_id: viewer.id }, viewer.id, params.id);
    return { message: 'Interview arranged', data };
  });

  serve(app, calls.declineInterviewTimes, async ({ db, tenant, viewer, params, body, request }) => {
    await declineTimes(db, mailingOf({ tenant, request }), viewer.id, params.id, body);
    const data = await describeInterview(db, { veteran_id: viewer.id }, viewer.id, params.id);
    return { message: 'We have told the employer', data };
  });

  serve(app, calls.cancelOwnInterview, async ({ db, tenant, viewer, params, body, request }) => {
    const party = { veteran_id: viewer.id };
    await cancel(db, mailingOf({ tenant, request }), party, viewer.id, params.id, body);
    return { message: 'Interview cancelled', data: await describeInterview(db, party, viewer.id, params.id) };
  });

  serve(app, calls.getInterviewCalendar, async ({ db, tenant, viewer, params, request, reply }) => {
    const [row] = await findInterviewRows(db, requireParty(viewer), { id: params.id });
    if (!row) fail(notFound('Interview'));
    const { status, starts_at, ends_at } = row;
    if (status !== 'scheduled' || starts_at === null || ends_at === null)
      fail(conflict('This interview has no time yet, or is over.'));
    const reader = viewer.role === 'veteran' ? 'veteran' : 'recruiter';
    const event = calendarEventOf({ ...row, starts_at, ends_at }, { site: siteAddress(request, tenant), reader });
    const bytes = Buffer.from(appointmentFile(event, { method: 'PUBLISH' }));
    const name = calendarFileOf(row, reader);
    return asDownload(reply, { name, content_type: calls.getInterviewCalendar.file_reply, bytes });
  });
}

/** The instant at which a day begins in a zone, also where clocks go forward at midnight. */
function midnight(day: string, zone: string): string {
  const found = instantsOf(`${day}T00:00`, zone);
  if (found.kind === 'once') return found.at;
  if (found.kind === 'twice') return found.first;
  const instead = instantsOf(found.instead, zone);
  return instead.kind === 'once' ? instead.at : `${day}T00:00:00.000Z`;
}
