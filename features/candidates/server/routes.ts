import type { FastifyInstance } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import {
  acceptContactRequest,
  createCandidateList,
  declineContactRequest,
  deleteCandidateList,
  endContact,
  findCandidateLists,
  findCandidates,
  findContactRequests,
  findProfileViews,
  getCandidate,
  getVisibility,
  sendContactRequests,
  updateCandidateList,
  updateVisibility,
  withdrawContactRequest,
} from '../contract.ts';
import { CANDIDATES_PER_PAGE, MOST_MATCHES } from '../rules.ts';
import {
  acceptRequest,
  changeList,
  createList,
  declineRequest,
  describeCandidate,
  describeCounts,
  describeList,
  describeOwnRequest,
  describeRequest,
  describeVisibility,
  endAccepted,
  openCandidate,
  resolveFilter,
  saveVisibility,
  sendRequests,
  withdrawRequest,
} from './actions.ts';
import { findAsking, findCandidatesFor, searchCandidates } from './candidate-queries.ts';
import { deleteList, findLists } from './list-queries.ts';
import { countRequestsTo, findRequestsTo } from './request-queries.ts';
import { findViewsOf } from './visibility-queries.ts';

const PER_PAGE = 20;

export function candidateRoutes(app: FastifyInstance): void {
  searchRoutes(app);
  listRoutes(app);
  veteranRoutes(app);
}

function searchRoutes(app: FastifyInstance): void {
  serve(app, findCandidates, async ({ db, tenant, viewer, query }) => {
    const company = await findAsking(db, requireRecruiter(viewer).company_id);
    if (query.list !== undefined) await describeList(db, company.id, query.list);
    const { resolved, understood, unknown_skills } = await resolveFilter(db, tenant, query);
    const now = new Date();
    const found = await searchCandidates(db, company, resolved, now);
    const rows = await findCandidatesFor(db, company, { user_ids: found.user_ids }, now.toISOString());
    const data = found.user_ids.flatMap((id) => rows.filter((row) => row.user_id === id)).map(describeCandidate);
    const total = Math.min(found.total, MOST_MATCHES);
    const meta = { ...listMeta(query.page, CANDIDATES_PER_PAGE, total), total_is_estimate: found.total > MOST_MATCHES };
    return { data, meta, understood, unknown_skills, counts: await describeCounts(db, found) };
  });

  serve(app, getCandidate, async ({ db, viewer, params, request }) => {
    const recruiter = requireRecruiter(viewer);
    const company = await findAsking(db, recruiter.company_id);
    return { data: await openCandidate(db, recruiter, company, params.id, request.ip) };
  });

  serve(app, sendContactRequests, async ({ db, tenant, viewer, body, request }) => {
    const data = await sendRequests(db, mailerOf(app, { tenant, request }), requireRecruiter(viewer), body);
    return { message: data.sent === 1 ? 'Request sent' : `${data.sent} requests sent`, data };
  });

  serve(app, withdrawContactRequest, async ({ db, viewer, params }) => {
    await withdrawRequest(db, requireRecruiter(viewer).company_id, params.id);
    return { message: 'Request withdrawn' };
  });
}

function listRoutes(app: FastifyInstance): void {
  serve(app, findCandidateLists, async ({ db, viewer }) => ({ data: await findLists(db, requireRecruiter(viewer).company_id) }));

  serve(app, createCandidateList, async ({ db, viewer, body }) => {
    const company = await findAsking(db, requireRecruiter(viewer).company_id);
    const id = await createList(db, company, body.name, body.keys);
    return { message: 'List created', data: await describeList(db, company.id, id) };
  });

  serve(app, updateCandidateList, async ({ db, viewer, params, body }) => {
    const company = await findAsking(db, requireRecruiter(viewer).company_id);
    await changeList(db, company, params.id, body);
    return {
      message: body.listed ? 'Added to the list' : 'Removed from the list',
      data: await describeList(db, company.id, params.id),
    };
  });

  serve(app, deleteCandidateList, async ({ db, viewer, params }) => {
    if (!(await deleteList(db, requireRecruiter(viewer).company_id, params.id))) fail(notFound('List'));
    return { message: 'List deleted' };
  });
}

function veteranRoutes(app: FastifyInstance): void {
  serve(app, getVisibility, async ({ db, viewer }) => ({ data: await describeVisibility(db, viewer.id) }));

  serve(app, updateVisibility, async ({ db, viewer, body }) => {
    await saveVisibility(db, viewer.id, body);
    return { message: 'Saved', data: await describeVisibility(db, viewer.id) };
  });

  serve(app, findContactRequests, async ({ db, viewer, query }) => {
    const now = new Date().toISOString();
    const rows = await findRequestsTo(db, viewer.id, now, { page: query.page }, PER_PAGE);
    const { total } = await countRequestsTo(db, viewer.id, now);
    return { data: rows.map(describeRequest), meta: listMeta(query.page, PER_PAGE, total) };
  });

  serve(app, acceptContactRequest, async ({ db, tenant, viewer, params, request }) => {
    await acceptRequest(db, mailerOf(app, { tenant, request }), viewer.id, params.id);
    return { message: 'Request accepted', data: await describeOwnRequest(db, viewer.id, params.id) };
  });

  serve(app, declineContactRequest, async ({ db, tenant, viewer, params, body, request }) => {
    await declineRequest(db, mailerOf(app, { tenant, request }), viewer.id, params.id, body);
    return {
      message: body.reported ? 'Request reported' : 'Request declined',
      data: await describeOwnRequest(db, viewer.id, params.id),
    };
  });

  serve(app, endContact, async ({ db, tenant, viewer, params, request }) => {
    await endAccepted(db, mailerOf(app, { tenant, request }), viewer.id, params.id);
    return { message: 'Contact ended', data: await describeOwnRequest(db, viewer.id, params.id) };
  });

  serve(app, findProfileViews, async ({ db, viewer, query }) => {
    const { rows, total } = await findViewsOf(db, viewer.id, query.page, PER_PAGE);
    return { data: rows, meta: listMeta(query.page, PER_PAGE, total) };
  });
}
