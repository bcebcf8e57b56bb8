import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant } from '#kit/contract/shapes.ts';
import { Settings } from './settings-shapes.ts';

/** Looks up the TXT record and, if it is there, starts using the host or sender. 409 otherwise. */
export const verifyAddressClaim = defineRoute({
  method: 'POST',
  path: '/api/operator/settings/address-claims/{id}/verify',
  access: 'operator',
  summary: 'Check the DNS record that proves a host or sender',
  description:
    'Looks for the DNS TXT record that proves control of a host or sender address. When it is there, the address comes into use.',
  params: z.object({ id: Id }),
  limit: { max: 60, window: 3600 },
  reply: data(Settings),
});

export const withdrawAddressClaim = defineRoute({
  method: 'DELETE',
  path: '/api/operator/settings/address-claims/{id}',
  access: 'operator',
  summary: 'Withdraw a host or sender that is not proven yet',
  description: 'Withdraws a claim to a host or sender address that has not been verified.',
  params: z.object({ id: Id }),
  reply: data(Settings),
});

export const WaitingAddress = z.object({
  tenant_id: z.number(),
  tenant_name: z.string(),
  id: z.number(),
  kind: z.enum(['host', 'mail_from']),
  address: z.string(),
  requested_by: z.string(),
  created_at: Instant,
  is_declined: z.boolean(),
});
export type WaitingAddress = z.infer<typeof WaitingAddress>;

export const findWaitingAddresses = defineRoute({
  method: 'GET',
  path: '/api/system/address-claims',
  access: 'system_operator',
  summary: 'Hosts and senders of all tenants that wait for proof or approval, or were declined',
  description:
    'Lists the hosts and sender addresses of all tenants that await verification or approval. Declined ones follow: they can still be approved.',
  reads_only: true,
  reply: data(z.array(WaitingAddress)),
});

export const decideAddressClaim = defineRoute({
  method: 'POST',
  path: '/api/system/tenants/{id}/address-claims/{claim_id}',
  access: 'system_operator',
  summary: 'Approve a host or sender without the DNS record, or decline it',
  description: 'Approves a host or sender address without the DNS record, or declines it.',
  params: z.object({ id: Id, claim_id: Id }),
  body: z.object({ decision: z.enum(['approve', 'decline']) }),
  reply: done(),
});
