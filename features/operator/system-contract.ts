import { z } from 'zod';
import { Email } from '#features/accounts/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, Instant, list, Page, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { TENANT_COUNTRIES } from '#kit/country/country.ts';
import { addHost } from './settings-contract.ts';

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

export const TenantRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  country_id: z.number(),
  status: z.enum(['active', 'suspended']),
  suspended_reason: z.string().nullable(),
  hosts: z.array(z.string()),
  created_at: Instant,
  people: z.number(),
  open_jobs: z.number(),
  /** When people and jobs were counted; null for now. */
  counted_at: Instant.nullable(),
});

export type TenantRow = z.infer<typeof TenantRow>;

export const findTenants = defineRoute({
  method: 'GET',
  path: '/api/system/tenants',
  access: 'system_operator',
  summary: 'All tenants of the installation',
  description: 'Lists every tenant of the installation with its hosts and status.',
  reads_only: true,
  reply: data(z.array(TenantRow)).extend({
    /** What this server runs; the commit is null when it is unknown. */
    software: z.object({ version: z.string(), commit: z.string().nullable() }),
  }),
});

/** The first operator is invited by email and gives their own name. */
export const createTenant = defineRoute({
  method: 'POST',
  path: '/api/system/tenants',
  access: 'system_operator',
  summary: 'Create a tenant with its host and invite its first operator',
  description:
    'Creates a tenant with its host and its country’s content, and emails an invitation to its first operator. Either all of it is done or none.',
  creates: true,
  body: z.object({
    name: singleLine().min(2, 'Name is required').max(80),
    slug: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 small letters, digits and hyphens, beginning with a letter'),
    host: addHost.body.shape.host,
    country_id: z.literal(TENANT_COUNTRIES, {
      error: 'Choose the United Kingdom (232) or the United States (233)',
    }),
    operator_email: Email,
  }),
  reply: data(TenantRow),
});

/** Its short name never changes; everything else is in the settings of its operators. */
export const updateTenant = defineRoute({
  method: 'PUT',
  path: '/api/system/tenants/{id}',
  access: 'system_operator',
  summary: 'Rename a tenant',
  description: 'Changes the name of a tenant. Recorded in the log of the tenant and in that of the installation.',
  params: z.object({ id: Id }),
  body: createTenant.body.pick({ name: true }),
  reply: data(TenantRow),
});

/** A suspended tenant's hosts only say so, within seconds. The tenant of this request cannot be suspended. */
export const setTenantStatus = defineRoute({
  method: 'POST',
  path: '/api/system/tenants/{id}/status',
  access: 'system_operator',
  summary: 'Suspend or resume a tenant',
  description: 'Suspends a tenant, or resumes it. Within seconds, the hosts of a suspended tenant reply 403 to every request.',
  params: z.object({ id: Id }),
  body: z.object({ status: z.enum(['active', 'suspended']), reason: z.string().trim().max(500).optional() }),
  reply: data(TenantRow),
});
