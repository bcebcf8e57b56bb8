import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page, WebAddress } from '#kit/contract/shapes.ts';
import { EVENT_TYPES, MOST_ENDPOINTS } from './rules.ts';

export const Webhook = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  /** Why nothing is sent; null while it is. `admin`: switched off by one. */
  disabled_for: z.enum(['admin', 'failed', 'gone']).nullable(),
  disabled_at: Instant.nullable(),
  /** Until then deliveries are signed with the former secret as well. */
  previous_until: Instant.nullable(),
  created_at: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

/** `secret` is in the replies to creating and rotating only. */
const WithSecret = data(z.object({ webhook: Webhook, secret: z.string() }));
const params = z.object({ id: Id });

export const WebhookRequest = z.object({
  url: WebAddress,
  events: z
    .array(z.enum(EVENT_TYPES, { error: `events must be some of: ${EVENT_TYPES.join(', ')}` }), { error: 'Choose events' })
    .min(1, 'Choose at least one event')
    .max(EVENT_TYPES.length, 'Choose each event once'),
});
const example = { url: 'https://hooks.example.org/muster', events: ['application.submitted', 'job.published'] };

export const findWebhooks = defineRoute({
  method: 'GET',
  path: '/api/recruiter/webhooks',
  access: 'recruiter',
  summary: 'Webhooks of the company; for its admins',
  description: 'Lists the webhooks of the recruiter’s company without their secrets. Only admins of the company may call it.',
  reads_only: true,
  reply: data(z.array(Webhook)),
});

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/api/recruiter/webhooks',
  access: 'recruiter',
  summary: 'Create a webhook; for admins of the company',
  description: `Has events sent to an https address on the internet, by Standard Webhooks 1.0.0. The reply contains the secret that signs them, which is not shown again. A company has up to ${MOST_ENDPOINTS} webhooks.`,
  creates: true,
  body: WebhookRequest,
  example,
  limit: { max: 60, window: 3600 },
  reply: WithSecret,
});

export const updateWebhook = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/webhooks/{id}',
  access: 'recruiter',
  summary: 'Change address and events of a webhook; for admins of the company',
  description: 'Replaces address and events. What waits is sent to the new address.',
  params,
  body: WebhookRequest,
  example,
  reply: data(Webhook),
});

export const switchWebhook = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/webhooks/{id}/enabled',
  access: 'recruiter',
  summary: 'Switch a webhook on or off; for admins of the company',
  description: 'Switches a webhook on or off. Events that happen while it is off are not sent later.',
  params,
  body: z.object({ enabled: z.boolean({ error: 'enabled must be true or false' }) }),
  reply: data(Webhook),
});

export const rotateWebhookSecret = defineRoute({
  method: 'POST',
  path: '/api/recruiter/webhooks/{id}/rotate',
  access: 'recruiter',
  summary: 'Replace the secret of a webhook; for admins of the company',
  description: 'Makes a new secret. For 24 hours deliveries are signed with both, so that the receiver can change to it.',
  params,
  limit: { max: 60, window: 3600 },
  reply: WithSecret,
});

export const testWebhook = defineRoute({
  method: 'POST',
  path: '/api/recruiter/webhooks/{id}/test',
  access: 'recruiter',
  summary: 'Send a test event; for admins of the company',
  description:
    'Queues an event of type `webhook.test`. The log shows what the receiver replied. A webhook that is off gives 409.',
  params,
  limit: { max: 60, window: 3600 },
  reply: done(),
});

export const deleteWebhook = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/webhooks/{id}',
  access: 'recruiter',
  summary: 'Delete a webhook with its log; for admins of the company',
  description: 'Deletes a webhook and its log. What waits is not sent.',
  params,
  reply: done(),
});

export const WebhookDelivery = z.object({
  id: z.number(),
  /** The header webhook-id, the same for every attempt. */
  message_id: z.string(),
  type: z.string(),
  /** When it happened. */
  at: Instant,
  state: z.enum(['waiting', 'delivered', 'failed', 'canceled']),
  attempts: z.number(),
  attempted_at: Instant.nullable(),
  next_at: Instant.nullable(),
  reply_status: z.number().nullable(),
  fault: z.string().nullable(),
  milliseconds: z.number().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const findWebhookDeliveries = defineRoute({
  method: 'GET',
  path: '/api/recruiter/webhooks/{id}/deliveries',
  access: 'recruiter',
  summary: 'Log of a webhook; for admins of the company',
  description:
    'Lists the events of the last 30 days that a webhook was or will be notified of, the newest first, each with its last attempt.',
  reads_only: true,
  params,
  query: z.object({ page: Page }),
  reply: list(WebhookDelivery),
});

export const replayWebhookDelivery = defineRoute({
  method: 'POST',
  path: '/api/recruiter/webhooks/{id}/deliveries/{delivery_id}/replay',
  access: 'recruiter',
  summary: 'Send an event of the log again; for admins of the company',
  description:
    'Sends an event again under the same `webhook-id`, with the whole schedule of attempts. A webhook that is off, or an event that waits, gives 409.',
  params: z.object({ id: Id, delivery_id: Id }),
  limit: { max: 600, window: 3600 },
  reply: done(),
});
