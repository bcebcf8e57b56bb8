import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Instant, list, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';

export const InstallationEvent = z.object({
  id: z.number(),
  at: Instant,
  /** Null for someone at the terminal of the installation, and for an account that no longer exists. */
  actor: z.object({ full_name: z.string(), tenant: z.string() }).nullable(),
  is_from_terminal: z.boolean(),
  action: z.string(),
  /** Null for all tenants. */
  tenant: z.object({ id: z.number(), name: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type InstallationEvent = z.infer<typeof InstallationEvent>;

/** The query of the address of the installation's audit log. */
export const InstallationAuditSearch = searchFields(z.object({ page: Page }));

/** No tenant's operators read these events. */
export const findInstallationEvents = defineRoute({
  method: 'GET',
  path: '/api/system/audit',
  access: 'system_operator',
  summary: 'Decisions about tenants, newest first',
  description:
    'Lists what system operators decided about tenants and what was done at the terminal of the installation, newest first.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(InstallationEvent),
});
