import type { FastifyInstance } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import {
  blockConversation,
  closeMessageReport,
  countUnreadMessages,
  createMessageTemplate,
  decideHeldMessage,
  deleteMessageTemplate,
  findConversations,
  findMessages,
  findMessageTemplates,
  getAttachment,
  getConversation,
  previewBulkMessage,
  readMessages,
  removeAttachment,
  reportMessage,
  sendBulkMessage,
  sendMessage,
  updateMessageTemplate,
  uploadAttachment,
} from '../contract.ts';
import { block, openAttachment, read, recogniseAttachment, report, send, storeAttachment } from './actions.ts';
import { previewBulk, sendBulk } from './bulk-actions.ts';
import { decide } from './check-actions.ts';
import { closeReport, findReport } from './check-queries.ts';
import { countUnread } from './conversation-queries.ts';
import { deleteUnsent } from './message-queries.ts';
import { requireAdmin, requireParty } from './policy.ts';
import { changeTemplate, createTemplate } from './template-actions.ts';
import { deleteTemplate, findTemplates } from './template-queries.ts';
import { describeConversation, describeInbox, describeThread, requireSubject } from './views.ts';

const PER_PAGE = 20;

export function messageRoutes(app: FastifyInstance): void {
  conversationRoutes(app);
  templateRoutes(app);
  bulkRoutes(app);
  checkRoutes(app);
}

function conversationRoutes(app: FastifyInstance): void {
  serve(app, findConversations, async ({ db, viewer, query }) => {
    const party = requireParty(viewer);
    const { data, counts } = await describeInbox(db, party, query, PER_PAGE);
    return { data, meta: listMeta(query.page, PER_PAGE, counts[query.filter]), counts };
  });

  serve(app, countUnreadMessages, async ({ db, viewer }) => ({
    data: { conversations: await countUnread(db, requireParty(viewer)) },
  }));

  serve(app, getConversation, async ({ db, viewer, params }) => ({
    data: await describeConversation(db, requireParty(viewer), params.id),
  }));

  serve(app, findMessages, async ({ db, viewer, params, query }) =>
    describeThread(db, requireParty(viewer), params.id, query.before),
  );

  serve(app, sendMessage, async ({ db, tenant, viewer, params, body, request }) => {
    const data = await send(db, mailerOf(app, { tenant, request }), requireParty(viewer), params.id, body);
    return { message: data.state === 'held' ? 'We’re checking this message' : 'Message sent', data };
  });

  serve(app, readMessages, async ({ db, viewer, params, body }) => ({
    data: { unread: await read(db, requireParty(viewer), params.id, body.upto) },
  }));

  // The file is recognised before the transaction opens, so an upload doesn't occupy a connection.
  serveOutside(app, uploadAttachment, async ({ withTenant, viewer, params, files }) => {
    const party = requireParty(viewer);
    await withTenant((db) => requireSubject(db, party, params.id));
    const file = await recogniseAttachment(files.file);
    return { message: 'File attached', data: await withTenant((db) => storeAttachment(db, party, params.id, file)) };
  });

  serve(app, removeAttachment, async ({ db, viewer, params }) => {
    if (!(await deleteUnsent(db, requireParty(viewer).id, params.id))) fail(notFound('File'));
    return { message: 'File removed' };
  });

  serve(app, getAttachment, async ({ db, viewer, params, reply }) =>
    asDownload(reply, await openAttachment(db, requireParty(viewer), params.id)),
  );

  serve(app, blockConversation, async ({ db, viewer, params, body }) => {
    const party = requireParty(viewer);
    await block(db, party, params.id, body.blocked);
    return {
      message: body.blocked ? 'Employer blocked' : 'Employer unblocked',
      data: await describeConversation(db, party, params.id),
    };
  });

  serve(app, reportMessage, async ({ db, tenant, viewer, params, body, request }) => {
    await report(db, mailerOf(app, { tenant, request }), viewer.id, params.id, body);
    return { message: 'Message reported' };
  });
}

function templateRoutes(app: FastifyInstance): void {
  serve(app, findMessageTemplates, async ({ db, viewer }) => ({
    data: await findTemplates(db, requireRecruiter(viewer).company_id),
    may_edit: viewer.is_admin === 1,
  }));

  serve(app, createMessageTemplate, async ({ db, viewer, body }) => {
    countWithReserve(db, viewer.id, Buffer.byteLength(body.body));
    return { message: 'Template created', data: await createTemplate(db, requireAdmin(viewer).company_id, body) };
  });

  serve(app, updateMessageTemplate, async ({ db, viewer, params, body }) => {
    countWithReserve(db, viewer.id, Buffer.byteLength(body.body));
    return { message: 'Template saved', data: await changeTemplate(db, requireAdmin(viewer).company_id, params.id, body) };
  });

  serve(app, deleteMessageTemplate, async ({ db, viewer, params }) => {
    if (!(await deleteTemplate(db, requireAdmin(viewer).company_id, params.id))) fail(notFound('Template'));
    return { message: 'Template deleted' };
  });
}

function bulkRoutes(app: FastifyInstance): void {
  serve(app, previewBulkMessage, async ({ db, viewer, body }) => ({
    data: await previewBulk(db, requireRecruiter(viewer), body),
  }));

  serve(app, sendBulkMessage, async ({ db, tenant, viewer, body, request }) => {
    const data = await sendBulk(db, mailerOf(app, { tenant, request }), requireRecruiter(viewer), body);
    return { message: data.sent === 1 ? 'Message sent' : `${data.sent} messages sent`, data };
  });
}

function checkRoutes(app: FastifyInstance): void {
  serve(app, decideHeldMessage, async ({ db, tenant, viewer, params, body, request }) => {
    const decided = await decide(db, mailerOf(app, { tenant, request }), viewer.id, params.id, body, request.ip);
    return { message: body.approved ? 'Message delivered' : 'Message refused', data: { decided } };
  });

  serve(app, closeMessageReport, async ({ db, viewer, params, body, request }) => {
    const closed_at = new Date().toISOString();
    const closed = await closeReport(db, params.id, { closed_by: viewer.id, closed_at, note: body.note });
    if (!closed) fail((await findReport(db, params.id)) ? conflict('This report is already closed.') : notFound('Report'));
    await audit(db, {
      actor_id: viewer.id,
      action: 'message_report_closed',
      subject_kind: 'message',
      subject_id: closed.message_id,
      address: request.ip,
    });
    return { message: 'Report closed' };
  });
}
