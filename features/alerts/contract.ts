import { z } from 'zod';
import { Email } from '#features/accounts/shapes.ts';
import { SavedSearch } from '#features/jobs/contract.ts';
import { JobCard } from '#features/jobs/shapes.ts';
import { EMAIL_MODES } from '#features/notifications/rules.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { ALERT_STATES, FREQUENCIES } from './rules.ts';

const AlertName = singleLine('Enter a name').min(1, 'Enter a name').max(120, 'Keep the name under 120 characters');
const AlertFrequency = z.enum(FREQUENCIES, { error: `frequency must be one of: ${FREQUENCIES.join(', ')}` });

/** An alert as its owner sees it. */
export const Alert = z.object({
  id: z.number(),
  name: z.string(),
  search: SavedSearch,
  frequency: AlertFrequency,
  state: z.enum(ALERT_STATES),
  created_at: Instant,
  last_sent_at: Instant.nullable(),
  /** Jobs that were sent and still exist. */
  sent_jobs: z.number(),
  /** When it ends unless its owner says that it is still wanted; null while nobody was asked. */
  ends_at: Instant.nullable(),
});
export type Alert = z.infer<typeof Alert>;

const NewAlert = z.object({ name: AlertName, search: SavedSearch, frequency: AlertFrequency });
const ChangedAlert = z.object({
  name: AlertName,
  frequency: AlertFrequency,
  /** A paused alert matches nothing; what is published meanwhile is not sent later. */
  is_paused: z.boolean(),
});

export const findAlerts = defineRoute({
  method: 'GET',
  path: '/api/alerts',
  access: 'veteran',
  summary: 'The veteran’s job alerts',
  description:
    'Lists the veteran’s alerts, the newest first, and how they are emailed: `email` is the setting of notifications about alerts.',
  reads_only: true,
  reply: data(z.object({ alerts: z.array(Alert), email: z.enum(EMAIL_MODES) })),
});

export const createAlert = defineRoute({
  method: 'POST',
  path: '/api/alerts',
  access: 'veteran',
  summary: 'Create a job alert',
  description:
    'Saves a search and sends new jobs that it finds, every day or once a week. A person can have 50 alerts; more give 409.',
  creates: true,
  limit: { max: 120, window: 3600 },
  body: NewAlert,
  example: { name: 'Welder near Leeds', search: { search: 'welder' }, frequency: 'daily' },
  reply: data(Alert),
});

export const updateAlert = defineRoute({
  method: 'PUT',
  path: '/api/alerts/{id}',
  access: 'veteran',
  summary: 'Rename, pause or resume a job alert, or change how often it is sent',
  description: 'Changes an alert. Resuming one that has ended turns it on for another year.',
  params: z.object({ id: Id }),
  body: ChangedAlert,
  reply: data(Alert),
});

export const deleteAlert = defineRoute({
  method: 'DELETE',
  path: '/api/alerts/{id}',
  access: 'veteran',
  summary: 'Delete a job alert',
  description: 'Deletes an alert. It can be restored for a day.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const restoreAlert = defineRoute({
  method: 'POST',
  path: '/api/alerts/{id}/restore',
  access: 'veteran',
  summary: 'Restore a deleted job alert',
  description: 'Restores an alert that was deleted less than a day ago.',
  params: z.object({ id: Id }),
  reply: data(Alert),
});

export const renewAlert = defineRoute({
  method: 'POST',
  path: '/api/alerts/{id}/renew',
  access: 'veteran',
  summary: 'Say that a job alert is still wanted',
  description: 'Answers the yearly question: the alert goes on for another year.',
  params: z.object({ id: Id }),
  reply: data(Alert),
});

export const findAlertJobs = defineRoute({
  method: 'GET',
  path: '/api/alerts/{id}/jobs',
  access: 'veteran',
  summary: 'Jobs that an alert has sent',
  description: 'Lists up to 50 open jobs that an alert has sent, the latest first.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(JobCard.extend({ sent_at: Instant }))),
});

/** The token of an email to an address without an account. */
const MailedToken = z.string().regex(/^[\w-]{20,100}$/, 'Must be the token of an email');

export const requestAlert = defineRoute({
  method: 'POST',
  path: '/api/alert-requests',
  access: 'public',
  summary: 'Request a job alert without an account',
  description:
    'Emails a link that confirms the alert. The reply is the same whether or not the address has an account or alerts.',
  limit: { max: 20, window: 3600 },
  body: NewAlert.extend({ email: Email }),
  example: { email: 'jo@example.org', name: 'Welder near Leeds', search: { search: 'welder' }, frequency: 'daily' },
  reply: done(),
});

export const getRequestedAlert = defineRoute({
  method: 'GET',
  path: '/api/alert-requests/{token}',
  access: 'public',
  summary: 'The alert that an emailed link confirms',
  description: 'Returns the requested alert. A link that is unknown or older than a week gives 404.',
  reads_only: true,
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken }),
  reply: data(z.object({ name: z.string(), search: SavedSearch, frequency: AlertFrequency, is_confirmed: z.boolean() })),
});

export const confirmAlert = defineRoute({
  method: 'POST',
  path: '/api/alert-requests/{token}/confirm',
  access: 'public',
  summary: 'Confirm a job alert',
  description:
    'Turns on the alert that was requested. Confirming it again changes nothing. `page_token` is that of the page on which its owner changes it; null where the address has an account, which then has the alert.',
  limit: { max: 60, window: 600 },
  params: z.object({ token: MailedToken }),
  reply: data(z.object({ page_token: z.string().nullable() })),
});

/** Alerts of an address, by the link in its emails. */
const OwnAlerts = z.object({
  /** The address with most of it hidden: `j…@example.org`. */
  address: z.string(),
  /** The address has an account now, which has the alerts; then there are none here. */
  is_account: z.boolean(),
  alerts: z.array(Alert),
});

export const findMailedAlerts = defineRoute({
  method: 'GET',
  path: '/api/mailed-alerts/{token}',
  access: 'public',
  summary: 'The alerts of an address, by the link in its emails',
  description: 'Lists the alerts of the address that the email was sent to. An unknown link gives 404.',
  reads_only: true,
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken }),
  reply: data(OwnAlerts),
});

export const updateMailedAlert = defineRoute({
  method: 'PUT',
  path: '/api/mailed-alerts/{token}/{id}',
  access: 'public',
  summary: 'Change an alert of an address',
  description: 'Renames, pauses or resumes an alert, or changes how often it is sent.',
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken, id: Id }),
  body: ChangedAlert,
  reply: data(Alert),
});

export const deleteMailedAlert = defineRoute({
  method: 'DELETE',
  path: '/api/mailed-alerts/{token}/{id}',
  access: 'public',
  summary: 'Delete an alert of an address',
  description: 'Deletes an alert. It can be restored for a day.',
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken, id: Id }),
  reply: done(),
});

export const restoreMailedAlert = defineRoute({
  method: 'POST',
  path: '/api/mailed-alerts/{token}/{id}/restore',
  access: 'public',
  summary: 'Restore a deleted alert of an address',
  description: 'Restores an alert that was deleted less than a day ago.',
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken, id: Id }),
  reply: data(Alert),
});

export const renewMailedAlert = defineRoute({
  method: 'POST',
  path: '/api/mailed-alerts/{token}/{id}/renew',
  access: 'public',
  summary: 'Say that an alert of an address is still wanted',
  description: 'Answers the yearly question: the alert goes on for another year.',
  limit: { max: 120, window: 600 },
  params: z.object({ token: MailedToken, id: Id }),
  reply: data(Alert),
});
