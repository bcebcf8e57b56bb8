import type { Webhook, WebhookDelivery } from '../contract.ts';
import type { EventType } from '../rules.ts';

export const EVENT_LABELS: Record<EventType, string> = {
  'application.submitted': 'A veteran applies',
  'application.stage_changed': 'An applicant is moved',
  'application.withdrawn': 'An applicant withdraws',
  'message.received': 'A message arrives',
  'interview.booked': 'An interview is booked',
  'offer.accepted': 'An offer is accepted',
  'offer.declined': 'An offer is declined',
  'job.published': 'A job is published',
  'job.held': 'A job is held for review',
  'job.closed': 'A job closes',
};

export const OFF_WORDS: Record<NonNullable<Webhook['disabled_for']>, string> = {
  admin: 'Off',
  failed: 'Off: deliveries failed',
  gone: 'Off: receiver is gone',
};

export const STATE_WORDS: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  canceled: 'Not sent',
};
