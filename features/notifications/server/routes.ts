import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { bearerToken, refusalOf, serve, serveOutside } from '#kit/server/http/serve.ts';
import {
  findNotifications,
  followNotifications,
  getNotificationSettings,
  readNotifications,
  updateNotificationSetting,
} from '../contract.ts';
import { type EmailMode, KIND_NAMES, notificationRole, ruleOf } from '../rules.ts';
import { countNotifications, markRead, notificationsOf, saveSetting, settingsOf } from './queries.ts';
import { notificationStreams } from './streams.ts';

const PER_PAGE = 20;

export function notificationRoutes(app: FastifyInstance, options: { heartbeat_ms: number }): void {
  const streams = notificationStreams(app.muster.db, app.muster.listener, options);
  // Otherwise open streams would keep a stopping server waiting.
  app.addHook('preClose', async () => streams.endAll());
  app.muster.metrics.gauge('muster_streams_open', 'Open event streams of this process.', () => streams.count());

  serve(app, findNotifications, async ({ db, viewer, query }) => {
    const { total, unread } = await countNotifications(db, viewer.id);
    return {
      data: await notificationsOf(db, viewer.id, query.page, PER_PAGE),
      meta: listMeta(query.page, PER_PAGE, total),
      unread,
    };
  });

  serve(app, readNotifications, async ({ db, viewer, body }) => {
    await markRead(db, viewer.id, body.ids);
    return {};
  });

  serveOutside(app, followNotifications, async ({ tenant, viewer, request, reply }) => {
    const input = {
      tenant_id: tenant.id,
      user_id: viewer.id,
      last_id: lastEventId(request),
      isValid: () => isStillAdmitted(app, request),
    };
    await streams.follow(input, reply.raw, () => {
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Buffering proxies would delay events.
        'x-accel-buffering': 'no',
      });
      reply.raw.flushHeaders();
    });
    return '';
  });

  serve(app, getNotificationSettings, async ({ db, viewer }) => ({
    data: describeSettings(viewer.role, await settingsOf(db, viewer.id)),
  }));

  serve(app, updateNotificationSetting, async ({ db, viewer, body }) => {
    const rule = ruleOf(body.kind);
    if (!rule.roles.includes(notificationRole(viewer.role)))
      fail(invalid({ kind: ['Your account doesn’t receive this kind of notification.'] }));
    if (rule.email === 'always') fail(invalid({ email: ['You can’t turn off emails about your account.'] }));
    await saveSetting(db, viewer.id, body);
    return { message: 'Saved', data: describeSettings(viewer.role, await settingsOf(db, viewer.id)) };
  });
}

function describeSettings(role: Parameters<typeof notificationRole>[0], chosen: { kind: string; email: EmailMode }[]) {
  return KIND_NAMES.filter((kind) => ruleOf(kind).roles.includes(notificationRole(role))).map((kind) => {
    const rule = ruleOf(kind);
    const own = chosen.find((setting) => setting.kind === kind)?.email;
    return { kind, label: rule.label, email: rule.email === 'always' ? rule.email : (own ?? rule.email) };
  });
}

/** The token, account, company and tenant of a stream are checked again for as long as it is open. */
async function isStillAdmitted(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const { gate } = app.muster;
  const tenant = await gate.tenantOf(request.host);
  const token = bearerToken(request);
  if (!tenant || !token || tenant.id !== request.tenant?.id) return false;
  const viewer = await gate.viewerOf(tenant, token, true);
  return viewer !== null && refusalOf(followNotifications, tenant, viewer) === null;
}

function lastEventId(request: FastifyRequest): number | null {
  const id = Number(request.headers['last-event-id']);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}
