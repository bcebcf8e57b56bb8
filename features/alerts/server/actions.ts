import type { z } from 'zod';
import { type MailContext, mayMail } from '#features/accounts/server/index.ts';
import { SavedSearch } from '#features/jobs/contract.ts';
import { findJobCards } from '#features/jobs/server/index.ts';
import { stopEmails } from '#features/notifications/server/index.ts';
import { tickAlertTasks } from '#features/plans/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { queueMail } from '#kit/server/mail/mail.ts';
import { hashOf, newToken } from '#kit/server/process/secrets.ts';
import type { Alert, createAlert, requestAlert } from '../contract.ts';
import { CONFIRM_DAYS, endsAt, type Frequency, MOST_ALERTS, stateOf, TOO_MANY_ALERTS } from '../rules.ts';
import { confirmMail } from './mails.ts';
import * as queries from './queries.ts';

const MOST_SENT_SHOWN = 50;

export function describeAlert(row: queries.AlertRow): z.input<typeof Alert> {
  const { id, name, frequency, created_at, last_sent_at, sent_jobs } = row;
  const search = SavedSearch.parse(row.search);
  return { id, name, search, frequency, created_at, last_sent_at, sent_jobs, state: stateOf(row), ends_at: endsAt(row) };
}

export async function listAlerts(db: TenantDb, recipientId: number | null): Promise<z.input<typeof Alert>[]> {
  return recipientId === null ? [] : (await queries.alertsOf(db, recipientId)).map(describeAlert);
}

const requireAlert = async (db: TenantDb, recipientId: number, id: number) =>
  (await queries.findAlert(db, recipientId, id)) ?? fail(notFound('Alert'));

async function refuseTooMany(db: TenantDb, recipientId: number): Promise<void> {
  if ((await queries.countAlerts(db, recipientId)) >= MOST_ALERTS) fail(conflict(TOO_MANY_ALERTS));
}

/** @throws Refusal 409 for more alerts than a person can have */
export async function addAlert(
  db: TenantDb,
  userId: number,
  { name, search, frequency }: z.output<typeof createAlert.body>,
): Promise<z.input<typeof Alert>> {
  const recipient_id = await queries.lockRecipientOf(db, userId);
  await refuseTooMany(db, recipient_id);
  const id = await queries.insertAlert(db, { recipient_id, name, search: JSON.stringify(search), frequency }, null);
  await tickAlertTasks(db, userId);
  return describeAlert(await requireAlert(db, recipient_id, id));
}

export async function changeAlert(
  db: TenantDb,
  recipientId: number,
  id: number,
  change: { name: string; frequency: Frequency; is_paused: boolean },
): Promise<z.input<typeof Alert>> {
  await requireAlert(db, recipientId, id);
  await queries.updateAlertRow(db, id, change);
  return describeAlert(await requireAlert(db, recipientId, id));
}

export async function removeAlert(db: TenantDb, recipientId: number, id: number): Promise<void> {
  await requireAlert(db, recipientId, id);
  await queries.markDeleted(db, id);
}

/** @throws Refusal 409 where so many were created since that there is no place for it */
export async function bringBackAlert(db: TenantDb, recipientId: number, id: number): Promise<z.input<typeof Alert>> {
  await queries.lockRecipient(db, recipientId);
  await refuseTooMany(db, recipientId);
  if (!(await queries.unmarkDeleted(db, recipientId, id))) fail(notFound('Alert'));
  return describeAlert(await requireAlert(db, recipientId, id));
}

export async function prolongAlert(db: TenantDb, recipientId: number, id: number): Promise<z.input<typeof Alert>> {
  await requireAlert(db, recipientId, id);
  await queries.renewAlertRow(db, id);
  return describeAlert(await requireAlert(db, recipientId, id));
}

/** Open jobs that an alert has sent. */
export async function sentJobs(db: TenantDb, recipientId: number, id: number, veteranId: number) {
  await requireAlert(db, recipientId, id);
  const sent = await queries.findSentJobs(db, id, MOST_SENT_SHOWN);
  const open = await queries.findOpenAmong(
    db,
    sent.map(({ job_id }) => job_id),
  );
  const at = new Map(sent.map(({ job_id, sent_at }) => [job_id, sent_at]));
  const found = sent.flatMap(({ job_id }) => (open.has(job_id) ? [{ job_id, distance_km: null }] : []));
  return (await findJobCards(db, found, veteranId)).map((card) => ({ ...card, sent_at: at.get(card.id) ?? '' }));
}

/**
 * Stores an alert for an address and mails the link that confirms it. Neither depends on whether the address has an account. Of many requests to one
 * address, those beyond a limit store and send nothing.
 */
export async function requestByMail(
  db: TenantDb,
  mail: MailContext,
  { email, name, search, frequency }: z.output<typeof requestAlert.body>,
): Promise<void> {
  if (!(await mayMail(db, 'job_alert', email))) return;
  const recipient_id = await queries.lockRecipientAt(db, email);
  const token = newToken();
  await queries.insertAlert(db, { recipient_id, name, search: JSON.stringify(search), frequency }, hashOf(token));
  await queueMail(db, mail.background, mail.tenant, {
    ...confirmMail(mail.tenant.name, `${mail.site}/alerts/confirm/${token}`),
    to: email,
    user_id: null,
    about: [],
  });
}

export const requestedAlert = async (db: TenantDb, token: string) =>
  (await queries.findRequested(db, hashOf(token), CONFIRM_DAYS)) ?? fail(notFound('Alert'));

/**
 * Turns on a requested alert, for the account at its address if there is one.
 * @returns the recipient whose page shows it; null where that is an account
 */
export async function confirmByMail(db: TenantDb, token: string): Promise<number | null> {
  const { id, recipient_id, confirmed_at } = await requestedAlert(db, token);
  await queries.lockRecipient(db, recipient_id);
  if (confirmed_at === null) {
    await refuseTooMany(db, recipient_id);
    await queries.markConfirmed(db, id);
    await queries.handToAccounts(db, recipient_id);
  }
  const recipient = (await queries.findRecipient(db, recipient_id)) ?? fail(notFound('Alert'));
  if (recipient.user_id === null) return recipient.id;
  await tickAlertTasks(db, recipient.user_id);
  return null;
}

/** Ends the emails with alerts to a recipient. Somebody who is gone gets none anyway. */
export async function stopAlertMails(db: TenantDb, recipientId: number): Promise<void> {
  const recipient = await queries.findRecipient(db, recipientId);
  if (!recipient) return;
  if (recipient.user_id === null) await queries.pauseAll(db, recipient.id);
  else await stopEmails(db, recipient.user_id, 'job_alert');
}

/** Whether a recipient gets no emails with alerts. */
export async function areAllPaused(db: TenantDb, recipientId: number): Promise<boolean> {
  const recipient = await queries.findRecipient(db, recipientId);
  if (!recipient) return true;
  if (recipient.user_id !== null) return (await queries.findEmailMode(db, recipient.user_id)) === 'never';
  return (await queries.alertsOf(db, recipient.id)).every((row) => stateOf(row) !== 'on');
}
