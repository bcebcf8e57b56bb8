import { randomUUID } from 'node:crypto';
import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { findMessages, sendMessage } from '../contract.ts';

/** Writes a message in a conversation. */
export const write = (
  tenant: TestTenant,
  person: Person,
  id: string,
  body = 'Are you free on Tuesday?',
  more: { message_key?: string; subject?: string; attachment_ids?: number[] } = {},
) => tenant.call(sendMessage, { params: { id }, body: { message_key: randomUUID(), body, ...more } }, person);

/** The messages of a conversation as one person reads them, oldest first. */
export const read = async (tenant: TestTenant, person: Person, id: string) =>
  (await tenant.call(findMessages, { params: { id } }, person)).body.data;

/** An application, with the key of its conversation. */
export async function buildConversation(tenant: TestTenant, options: Parameters<typeof buildApplication>[1] = {}) {
  const application = await buildApplication(tenant, { job: { title: 'Fitter' }, ...options });
  return { ...application, key: `application-${application.id}` };
}
