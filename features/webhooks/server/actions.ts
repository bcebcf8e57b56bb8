import { lockCompanyLimits } from '#features/companies/server/index.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { Webhook } from '../contract.ts';
import { type EventType, MOST_ENDPOINTS, TEST_TYPE } from '../rules.ts';
import { DELIVERY_QUEUE, queueEvents } from './announce.ts';
import {
  changeDelivery,
  changeEndpoint,
  deleteEndpoint,
  type EndpointRow,
  findEndpoints,
  insertEndpoint,
  lockDelivery,
  lockEndpoint,
} from './queries.ts';
import { newSecret } from './signing.ts';

export type By = { db: TenantDb; viewer: Viewer; company_id: number; address: string };

/** How long deliveries are signed with the former secret too. */
const ROTATION_MS = 24 * 3_600_000;

export const shownWebhook = ({ company_id: _, ...row }: EndpointRow): Webhook => ({
  ...row,
  previous_until:
    row.previous_until !== null && Date.parse(row.previous_until) > databaseNow().getTime() ? row.previous_until : null,
});

export async function createEndpoint(
  by: By,
  vault: Pick<Vault, 'lock'>,
  { url, events }: { url: string; events: EventType[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const { db, company_id, viewer } = by;
  await lockCompanyLimits(db, company_id);
  if ((await findEndpoints(db, company_id)).length >= MOST_ENDPOINTS)
    fail(conflict(`A company has up to ${MOST_ENDPOINTS} webhooks. Delete one that is not used.`));
  const secret = newSecret();
  const id = await insertEndpoint(db, {
    company_id,
    url,
    events: [...new Set(events)],
    secret_encrypted: vault.lock(secret),
    created_by: viewer.id,
    created_at: databaseNow().toISOString(),
  });
  await note(by, 'webhook_created', url);
  return { webhook: await describe(by, id), secret };
}

export async function changeAddress(by: By, id: number, change: { url: string; events: EventType[] }): Promise<Webhook> {
  const { url } = await requireEndpoint(by, id);
  await changeEndpoint(by.db, id, { url: change.url, events: [...new Set(change.events)] });
  if (url !== change.url) await note(by, 'webhook_changed', change.url);
  return describe(by, id);
}

export async function switchEndpoint(by: By, id: number, enabled: boolean): Promise<Webhook> {
  const { url, disabled_for } = await requireEndpoint(by, id);
  if (enabled !== (disabled_for === null)) {
    const at = databaseNow().toISOString();
    await changeEndpoint(
      by.db,
      id,
      enabled ? { disabled_for: null, disabled_at: null } : { disabled_for: 'admin', disabled_at: at },
    );
    await note(by, enabled ? 'webhook_enabled' : 'webhook_disabled', url);
  }
  return describe(by, id);
}

export async function rotateSecret(
  by: By,
  vault: Pick<Vault, 'lock'>,
  id: number,
): Promise<{ webhook: Webhook; secret: string }> {
  const { url, secret_encrypted } = await requireEndpoint(by, id);
  const secret = newSecret();
  await changeEndpoint(by.db, id, {
    secret_encrypted: vault.lock(secret),
    previous_secret_encrypted: secret_encrypted,
    previous_until: new Date(databaseNow().getTime() + ROTATION_MS).toISOString(),
  });
  await note(by, 'webhook_secret_replaced', url);
  return { webhook: await describe(by, id), secret };
}

export async function removeEndpoint(by: By, id: number): Promise<void> {
  const { url } = await requireEndpoint(by, id);
  await deleteEndpoint(by.db, id);
  await note(by, 'webhook_deleted', url);
}

const OFF = 'This webhook is off. Switch it on first.';

export async function sendTest(by: By, id: number): Promise<void> {
  const { disabled_for } = await requireEndpoint(by, id);
  if (disabled_for !== null) fail(conflict(OFF));
  const data = { webhook_id: id };
  await queueEvents(by.db, [{ company_id: by.company_id, type: TEST_TYPE, data, topic: null, endpoint_ids: [id] }]);
}

export async function replay(by: By, id: number, deliveryId: number): Promise<void> {
  const { db } = by;
  const { disabled_for } = await requireEndpoint(by, id);
  const delivery = (await lockDelivery(db, id, deliveryId)) ?? fail(notFound('Event'));
  if (disabled_for !== null) fail(conflict(OFF));
  if (delivery.state === 'waiting') fail(conflict('This event is still being sent.'));
  await changeDelivery(db, deliveryId, {
    state: 'waiting',
    attempts: 0,
    next_at: databaseNow().toISOString(),
    reply_status: null,
    fault: null,
    milliseconds: null,
  });
  await db.queue.sendAll(db, DELIVERY_QUEUE, [deliveryId]);
}

export async function requireEndpoint({ db, company_id }: By, id: number) {
  return (await lockEndpoint(db, company_id, id)) ?? fail(notFound('Webhook'));
}

async function describe(by: By, id: number): Promise<Webhook> {
  const { secret_encrypted: _, ...row } = await requireEndpoint(by, id);
  return shownWebhook(row);
}

/** The audit log names the host only: the rest of an address may contain a secret of the receiver. */
const note = ({ db, viewer, company_id, address }: By, action: string, url: string) =>
  audit(db, {
    actor_id: viewer.id,
    action,
    subject_kind: 'company',
    subject_id: company_id,
    details: { host: new URL(url).host },
    address,
  });
