import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page } from '#kit/contract/shapes.ts';
import { EMAIL_MODES, KIND_NAMES } from './rules.ts';

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
  summary: 'The viewer’s notifications, newest first',
  description: 'Lists the viewer’s notifications, newest first, and the number not read yet.',
  reads_only: true,
  polled: true,
  even_without_company: true,
  query: z.object({ page: Page }),
  reply: list(Notification).extend({ unread: z.number() }),
});

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed_in',
  summary: 'Mark as read: those named, or all',
  description: 'Marks the named notifications as read, or all of them when `ids` is left out.',
  even_without_company: true,
  body: z.object({ ids: z.array(Id).max(500, 'Send up to 500 notifications').optional() }),
  reply: done(),
});

/**
 * Server-sent events: `event: notification` with a notification as JSON and its id as the event's id. With `Last-Event-ID` the
 * stream first sends what was written since that notification. One may arrive twice, so readers skip ids they have seen. A
 * `event: change` with `{ topic }` means that data with this segment in its path changed; it has no id and is not repeated. A
 * comment every 25 seconds keeps the connection open. `event: end` means that the session is no longer valid. 429 when the person
 * has too many streams.
 */
export const followNotifications = defineRoute({
  method: 'GET',
  path: '/api/notifications/events',
  access: 'signed_in',
  summary: 'New notifications as they happen (server-sent events)',
  description:
    'Opens a stream of server-sent events with new notifications. Send `Last-Event-ID` to resume where the last stream ended.',
  reads_only: true,
  polled: true,
  even_without_company: true,
  limit: { max: 120, window: 600 },
  file_reply: 'text/event-stream',
});

const NotificationSetting = z.object({
  kind: z.enum(KIND_NAMES),
  label: z.string(),
  email: z.enum([...EMAIL_MODES, 'always']),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** `email` is `always` for decisions about the account itself, which cannot be switched off. */
export const getNotificationSettings = defineRoute({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'signed_in',
  summary: 'How the viewer gets each kind of notification by email',
  description: 'Lists each kind of notification the viewer can get and how it is emailed.',
  reads_only: true,
  even_without_company: true,
  reply: data(z.array(NotificationSetting)),
});

export const updateNotificationSetting = defineRoute({
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed_in',
  summary: 'Choose how one kind of notification is emailed',
  description:
    'Chooses how one kind of notification is emailed: immediately, in a digest or never. Emails about the account itself cannot be turned off.',
  even_without_company: true,
  body: z.object({
    kind: z.enum(KIND_NAMES, { error: `kind must be one of: ${KIND_NAMES.join(', ')}` }),
    email: z.enum(EMAIL_MODES, { error: `email must be one of: ${EMAIL_MODES.join(', ')}` }),
  }),
  reply: data(z.array(NotificationSetting)),
});

/** The token in the header of an email: who got it, and what kind it was. */
const EmailToken = z.string().regex(/^[\w-]{20,150}$/, 'Must be the token of an email');

/** For the header of emails: mail programs post here when the reader wants no more (RFC 8058). */
export const unsubscribe = defineRoute({
  method: 'POST',
  path: '/api/emails/unsubscribe/{token}',
  access: 'public',
  summary: 'Stop emails of a kind with one click',
  description:
    'Stops emails of one kind to the person that an email was sent to. Doing it again changes nothing. An unknown token gives 404.',
  // Mail providers post for all their readers from a few addresses.
  limit: { max: 3000, window: 600 },
  params: z.object({ token: EmailToken }),
  reply: done(),
});

/** The same address in a browser. Programs that check links open it too, so it stops nothing. */
export const openUnsubscribePage = defineRoute({
  method: 'GET',
  path: '/api/emails/unsubscribe/{token}',
  access: 'public',
  summary: 'Open the page that stops emails of a kind',
  description: 'Redirects to the page with the button that stops these emails. It changes nothing.',
  reads_only: true,
  params: z.object({ token: EmailToken }),
  file_reply: 'text/html',
});

export const getUnsubscribed = defineRoute({
  method: 'GET',
  path: '/api/emails/unsubscribe/{token}/status',
  access: 'public',
  summary: 'What one click stops, and whether it is stopped',
  description: 'Returns the kind of emails that a token stops and whether they are stopped. An unknown token gives 404.',
  reads_only: true,
  limit: { max: 120, window: 600 },
  params: z.object({ token: EmailToken }),
  reply: data(z.object({ label: z.string(), is_stopped: z.boolean() })),
});
