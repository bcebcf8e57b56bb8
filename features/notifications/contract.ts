import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { done, Instant, list, Page } from '#kit/contract/shapes.ts';

export const Notification = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  /** A path of the browser app, or null. */
  href: z.string().nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const findNotifications = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed_in',
  summary: 'What happened that concerns the viewer, newest first',
  even_without_company: true,
  query: z.object({ page: Page }),
  reply: list(Notification).extend({ unread: z.number() }),
});

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed_in',
  summary: 'Mark as read: those named, or all',
  even_without_company: true,
  body: z.object({ ids: z.array(z.number().int()).max(500).optional() }),
  reply: done(),
});
