import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { serve } from '#kit/server/serve.ts';
import { findNotifications, readNotifications } from '../contract.ts';
import { countNotifications, insertNotifications, markRead, notificationsOf } from './queries.ts';

const PER_PAGE = 20;

/** Tells people in the app, in the transaction of what happened. `href` is a path of the browser app. */
export const notify = (
  db: TenantDb,
  userIds: number[],
  news: { kind: string; title: string; body?: string; href?: string },
): Promise<void> =>
  insertNotifications(
    db,
    userIds.map((user_id) => ({ user_id, kind: news.kind, title: news.title, body: news.body ?? null, href: news.href ?? null })),
  );

export function notificationRoutes(app: FastifyInstance): void {
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
}
