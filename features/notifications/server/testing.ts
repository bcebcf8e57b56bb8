import type { TestTenant } from '#apps/api/testing/index.ts';
import { sendDigests } from './digest.ts';

/** Queues the daily summaries of a tenant, as the background work does each morning. */
export const queueDigests = (tenant: TestTenant): Promise<void> => sendDigests(tenant.work, tenant.id);
