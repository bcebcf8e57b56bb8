import { notify, postOfJob } from '#features/notifications/server/index.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { QueuedJob, Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Posted, Poster } from '#kit/server/net/post.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { faultOfStatus, GONE, isSuccess, nextWait } from '../rules.ts';
import { DELIVERY_QUEUE } from './announce.ts';
import { changeDelivery, disableEndpoint, findAdmins, lockWaiting, type WaitingDelivery } from './queries.ts';
import { signedHeaders } from './signing.ts';

export type DeliveryParts = {
  vault: Pick<Vault, 'open'>;
  post: Poster;
  /** What employers' systems call these jobs. */
  externalIds: (db: TenantDb, jobIds: readonly number[]) => Promise<Map<number, string>>;
};

/** A job in the queue may come a moment before its time. */
const EARLY_MS = 5000;
const MOST_FAULT = 300;

/** Makes one attempt. A failure is recorded and queues the next attempt; the job itself fails only when its process does. */
export async function deliver(parts: DeliveryParts, work: Work, { tenant_id, id }: QueuedJob): Promise<void> {
  const claimed = await work.db.withTenant(tenant_id, (db) => claim(db, parts, id));
  if (!claimed) return;
  const { delivery, body } = claimed;
  const began = databaseNow();
  const secrets = [delivery.secret_encrypted, ...formerSecret(delivery, began)].map((locked) => parts.vault.open(locked));
  const headers = signedHeaders({ id: delivery.message_id, body, secrets }, began);
  const posted = await parts.post(delivery.url, { headers, body, signal: work.signal });
  await work.db.withTenant(tenant_id, (db) => record(db, work, delivery, posted, began));
}

const formerSecret = ({ previous_secret_encrypted, previous_until }: WaitingDelivery, now: Date): Buffer[] =>
  previous_secret_encrypted !== null && previous_until !== null && Date.parse(previous_until) > now.getTime()
    ? [previous_secret_encrypted]
    : [];

/** Counts an attempt. @returns what to send; null where nothing is to be sent, or not yet */
async function claim(db: TenantDb, { externalIds }: DeliveryParts, id: number) {
  const delivery = await lockWaiting(db, id);
  const now = databaseNow();
  if (!delivery || Date.parse(delivery.next_at ?? '') > now.getTime() + EARLY_MS) return null;
  if (delivery.disabled_for !== null) {
    await changeDelivery(db, id, { state: 'canceled', next_at: null, fault: 'The webhook was off.' });
    return null;
  }
  const attempts = delivery.attempts + 1;
  await changeDelivery(db, id, { attempts, attempted_at: now.toISOString() });
  const { type, at: timestamp, data } = delivery;
  const jobId = Number(data.job_id ?? 0);
  const names = jobId > 0 ? { external_id: (await externalIds(db, [jobId])).get(jobId) ?? null } : {};
  return { delivery: { ...delivery, attempts }, body: JSON.stringify({ type, timestamp, data: { ...data, ...names } }) };
}

async function record(db: TenantDb, work: Work, delivery: WaitingDelivery, posted: Posted, began: Date): Promise<void> {
  const now = databaseNow();
  const { id, endpoint_id, attempts } = delivery;
  const { status } = posted;
  const seen = { reply_status: status, milliseconds: Math.max(0, now.getTime() - began.getTime()) };
  if (isSuccess(status)) return changeDelivery(db, id, { ...seen, state: 'delivered', next_at: null, fault: null });
  const fault = (posted.fault ?? faultOfStatus(status ?? 0)).slice(0, MOST_FAULT);
  const wait = status === GONE ? null : nextWait(attempts, posted, now, Math.random());
  if (wait !== null) {
    await changeDelivery(db, id, { ...seen, fault, next_at: new Date(now.getTime() + wait * 1000).toISOString() });
    return work.background.sendAll(db, DELIVERY_QUEUE, [id], { after_seconds: wait });
  }
  await changeDelivery(db, id, { ...seen, fault, state: 'failed', next_at: null });
  if (await disableEndpoint(db, endpoint_id, status === GONE ? 'gone' : 'failed', now.toISOString()))
    await notifyDisabled(db, work, delivery, { fault, isGone: status === GONE });
}

async function notifyDisabled(
  db: TenantDb,
  work: Work,
  { company_id, url, attempts }: WaitingDelivery,
  { fault, isGone }: { fault: string; isGone: boolean },
): Promise<void> {
  const { host } = new URL(url);
  await notify(db, await postOfJob(db, work), await findAdmins(db, company_id), {
    kind: 'webhook_disabled',
    title: `The webhook to ${host} was switched off`,
    body: isGone
      ? 'Its receiver replied that it no longer wants events (410).'
      : `An event could not be delivered in ${attempts} attempts. The last one: ${fault}`,
    about: [],
    href: '/recruiter/api?section=webhooks',
  });
}
