import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { poster } from '#kit/server/net/post.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { createWebhook } from '../contract.ts';
import { EVENT_TYPES, type EventType } from '../rules.ts';
import { type DeliveryParts, deliver } from './deliver.ts';

export { deliver } from './deliver.ts';

/** A webhook of the recruiter's company for all events, with its secret. */
export async function buildWebhook(
  tenant: TestTenant,
  recruiter: Person,
  more: { events?: EventType[]; url?: string } = {},
): Promise<{ id: number; secret: string }> {
  const { url, events = [...EVENT_TYPES] } = more;
  const body = { url: 'https://hooks.example.org/muster', events };
  const { data } = (await tenant.call(createWebhook, { body }, recruiter)).body;
  const { id } = data.webhook;
  // A receiver on this computer, which the contract refuses.
  if (url) await tenant.run((db) => db.updateTable('webhook_endpoints').set({ url }).where('id', '=', id).execute());
  return { id, secret: data.secret };
}

/** Makes one attempt of everything that waits, also to receivers on this computer. */
export async function deliverWaiting(tenant: TestTenant, externalIds: DeliveryParts['externalIds']): Promise<void> {
  const waiting = await tenant.run((db) =>
    db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'waiting').execute(),
  );
  const post = poster({ allows: ({ address }) => address === '127.0.0.1' });
  for (const { id } of waiting)
    await deliver({ vault: vault(TEST_SECRET), post, externalIds }, tenant.work, { tenant_id: tenant.id, id });
}
