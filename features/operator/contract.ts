import { z } from 'zod';
import { AUTHORITIES } from '#features/accounts/authority.ts';
import { Email } from '#features/accounts/shapes.ts';
import { OptionalName, PersonName } from '#features/accounts/sign-up-contract.ts';
import { OwnCompany } from '#features/companies/shapes.ts';
import { emailShape } from '#kit/contract/email.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant, list, many, Page, singleLine } from '#kit/contract/shapes.ts';
import { type SearchOf, searchFields } from '#kit/contract/url-search.ts';
import { TENANT_COUNTRIES } from '#kit/country/country.ts';
import { Settings } from './settings-shapes.ts';

const ROLES = ['veteran', 'recruiter', 'operator', 'system_operator'] as const;
const Status = z.enum(['active', 'pending', 'rejected', 'inactive']);

/** What is waiting and for how long: the first thing that an operator sees. */
export const getQueues = defineRoute({
  method: 'GET',
  path: '/api/operator/queues',
  access: 'operator',
  summary: 'How much waits for a decision',
  description:
    'Counts the companies, people, held messages and jobs, and reports that await a decision, and the plan rules that are due for a re-check.',
  reads_only: true,
  reply: data(
    z.object({
      companies: z.number(),
      recruiters: z.number(),
      veterans: z.number(),
      /** Held messages and jobs, and reports of messages. */
      held: z.number(),
      /** Jobs with open reports. */
      jobs: z.number(),
      /** Rules of transition plans that are due for a re-check. They wait for no decision. */
      plan_rules: z.number(),
      /** Median waiting time in hours of those decided in the last 30 days; null without decisions. */
      median_hours: z.number().nullable(),
      oldest_waiting_since: Instant.nullable(),
    }),
  ),
});

export const OperatorCompany = z.object({
  id: z.number(),
  name: z.string(),
  status: Status,
  city: z.string().nullable(),
  industry: z.string().nullable(),
  domains: z.array(z.string()),
  created_by: z.string().nullable(),
  /** Since when it, or a change of it, waits for a decision. */
  waiting_since: Instant.nullable(),
  change_waits: z.boolean(),
  created_at: Instant,
  people: z.number(),
  jobs: z.number(),
});
export type OperatorCompany = z.infer<typeof OperatorCompany>;

const Filter = z.object({ search: z.string().trim().max(200).default(''), status: many(Status), page: Page });

/** The query of the address of a list of companies or people. An empty status or role is every one. */
export const QueueSearch = searchFields(
  Filter.extend({
    status: z.enum(['', ...Status.options]).default(''),
    role: z.enum(['', ...ROLES]).default(''),
  }),
);
export type QueueSearch = SearchOf<typeof QueueSearch>;

/** Those waiting come first, longest waiting first. */
export const findOperatorCompanies = defineRoute({
  method: 'GET',
  path: '/api/operator/companies',
  access: 'operator',
  summary: 'Companies of the tenant',
  description:
    'Lists companies of the tenant with the filters in the query, those awaiting a decision first. The status `pending` includes companies with a change that waits.',
  reads_only: true,
  query: Filter,
  reply: list(OperatorCompany),
});

const Decision = z.object({
  at: Instant,
  from_status: z.string(),
  to_status: z.string(),
  reason: z.string().nullable(),
  /** Only operators see it. */
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** Whether it takes back the decision before it. */
  is_undo: z.boolean(),
});

export const Person = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(['veteran', 'recruiter', 'operator', 'system_operator']),
  status: Status,
  is_admin: z.union([z.literal(0), z.literal(1)]),
  company: z.object({ id: z.number(), name: z.string(), status: Status }).nullable(),
  service: z.string().nullable(),
  email_verified_at: Instant.nullable(),
  created_at: Instant,
  waiting_since: Instant.nullable(),
  last_signed_in_at: Instant.nullable(),
});
export type Person = z.infer<typeof Person>;

export const getOperatorCompany = defineRoute({
  method: 'GET',
  path: '/api/operator/companies/{id}',
  access: 'operator',
  summary: 'One company with its people, its decisions and others that look like it',
  description: 'Returns one company with its people, past decisions and companies that may be duplicates.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    OwnCompany.extend({
      /** Identifies the state of the company that is shown. A decision sends it back. */
      revision: z.string(),
      history: z.array(Decision),
      /** Who made the last decision. Only they, or a higher authority, lift a rejection or deactivation. */
      decided_by: z.enum(AUTHORITIES).nullable(),
      people: z.array(Person),
      /** Companies with the same name or the same domain of their website. */
      alike: z.array(z.object({ id: z.number(), name: z.string(), status: Status })),
    }),
  ),
});

const Verdict = z.object({
  status: z.enum(['active', 'rejected', 'inactive'], { error: 'status must be active, rejected or inactive' }),
  /** Required with rejected. The person or the company's recruiters read it. */
  reason: z.string().trim().max(500, 'Keep the reason under 500 characters').optional(),
  note: z.string().trim().max(2000, 'Keep the note under 2,000 characters').optional(),
});

export const decideOnCompany = defineRoute({
  method: 'POST',
  path: '/api/operator/companies/{id}/status',
  access: 'operator',
  summary: 'Approve, reject, deactivate or reactivate a company',
  description:
    'Approves, rejects, deactivates or reactivates a company and tells its recruiters. A rejection needs a reason. Approving a company that is pending needs the `revision` that was read; 409 if the company was changed since.',
  params: z.object({ id: Id }),
  body: Verdict.extend({
    /** Of the company that was read. Required to approve one that is pending, so that its people cannot change it unseen. */
    revision: z.string().max(64).optional(),
  }),
  reply: done(),
});

export const undoCompanyDecision = defineRoute({
  method: 'POST',
  path: '/api/operator/companies/{id}/undo-decision',
  access: 'operator',
  summary: 'Undo your decision on a company',
  description:
    'Takes back your own decision within 15 seconds: the earlier status returns, the emails about it are not sent, and the history shows both.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const decideOnCompanyChange = defineRoute({
  method: 'POST',
  path: '/api/operator/companies/{id}/change',
  access: 'operator',
  summary: 'Approve or decline a change of a company’s name, legal name, website or logo',
  description:
    'Approves or declines the waiting change of a company and tells its recruiters. Declining needs a reason. A change that was withdrawn or replaced meanwhile gives 409.',
  params: z.object({ id: Id }),
  body: z.object({
    /** The change that was read, so that another one is not decided on unseen. */
    change_id: Id,
    decision: z.enum(['approve', 'decline'], { error: 'decision must be approve or decline' }),
    /** Required with decline. The company's recruiters read it. */
    reason: z.string().trim().max(500, 'Keep the reason under 500 characters').optional(),
  }),
  reply: done(),
});

export const findPeople = defineRoute({
  method: 'GET',
  path: '/api/operator/users',
  access: 'operator',
  summary: 'People of the tenant; those who wait first',
  description: 'Lists people of the tenant with the filters in the query, those awaiting a decision first.',
  reads_only: true,
  query: Filter.extend({ role: many(z.enum(ROLES)) }),
  reply: list(Person),
});

export const getPerson = defineRoute({
  method: 'GET',
  path: '/api/operator/users/{id}',
  access: 'operator',
  summary: 'One person with the decisions on them',
  description: 'Returns one person with the decisions made about them.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(
    Person.extend({
      status_reason: z.string().nullable(),
      history: z.array(Decision),
      /** Who made the last decision. Only they, or a higher authority, lift a rejection or deactivation. */
      decided_by: z.enum(AUTHORITIES).nullable(),
      open_sessions: z.number(),
      /** What a veteran wrote about their service; null for others. */
      service_record: z
        .object({
          discharge_date: z.string().nullable(),
          /** The latest first. */
          periods: z.array(
            z.object({
              service: z.string(),
              rank: z.string(),
              trade: z.string(),
              unit: z.string(),
              started: z.string(),
              ended: z.string(),
              clearance: z.string(),
            }),
          ),
          /** The file that the veteran uploaded as a CV, as evidence that exists. */
          cv_file: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});

export const decideOnPerson = defineRoute({
  method: 'POST',
  path: '/api/operator/users/{id}/status',
  access: 'operator',
  summary: 'Approve, reject, deactivate or reactivate a person',
  description: 'Approves, rejects, deactivates or reactivates a person and tells them. A rejection needs a reason.',
  params: z.object({ id: Id }),
  body: Verdict,
  reply: done(),
});

export const undoPersonDecision = defineRoute({
  method: 'POST',
  path: '/api/operator/users/{id}/undo-decision',
  access: 'operator',
  summary: 'Undo your decision on a person',
  description:
    'Takes back your own decision within 15 seconds: the earlier status returns, the email about it is not sent, and the history shows both.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** Signs a person out everywhere. */
export const endPersonsSessions = defineRoute({
  method: 'POST',
  path: '/api/operator/users/{id}/end-sessions',
  access: 'operator',
  summary: 'End all sessions of a person',
  description: 'Ends every session of a person, who must sign in again. The action is recorded in the audit log.',
  params: z.object({ id: Id }),
  reply: done(),
});

/**
 * For someone who has lost their second factors. Removes authenticator app and passkeys, signs the person out and emails them.
 */
export const resetPersonsFactors = defineRoute({
  method: 'POST',
  path: '/api/operator/users/{id}/reset-factors',
  access: 'operator',
  summary: 'Remove the second factors of a person',
  description:
    'Removes a person’s authenticator app and passkeys, for someone who has lost them. The person is told and the action is recorded in the audit log.',
  params: z.object({ id: Id }),
  limit: { max: 30, window: 3600 },
  reply: done(),
});

export const AuditRow = z.object({
  id: z.number(),
  at: Instant,
  actor: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.number().nullable(),
  /** Its current name, or its last one if it was deleted; null if neither is known. */
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

const AuditFilter = z.object({
  search: z.string().trim().max(200).default(''),
  action: many(z.string().max(60)),
  subject_kind: many(z.string().max(60)),
  from: z.preprocess((value) => value || undefined, Day.optional()),
  to: z.preprocess((value) => value || undefined, Day.optional()),
});

/** The query of the audit log's address. */
export const AuditSearch = searchFields(
  AuditFilter.extend({
    action: z.string().max(60).default(''),
    subject_kind: z.string().max(60).default(''),
    from: Day.optional(),
    to: Day.optional(),
    page: Page,
  }),
);
export type AuditSearch = SearchOf<typeof AuditSearch>;

export const findAuditEvents = defineRoute({
  method: 'GET',
  path: '/api/operator/audit',
  access: 'operator',
  summary: 'Who did what, newest first',
  description: 'Lists recorded actions with who did them, newest first. Filter by action, person and range of days.',
  reads_only: true,
  query: AuditFilter.extend({ page: Page }),
  reply: list(AuditRow).extend({ actions: z.array(z.string()), subject_kinds: z.array(z.string()) }),
});

/** At most 10,000 rows. No cell can start a formula. */
export const getAuditCsv = defineRoute({
  method: 'GET',
  path: '/api/operator/audit.csv',
  access: 'operator',
  summary: 'The same as CSV',
  description: 'Returns the same actions as `GET /api/operator/audit`, with the same filters, as a CSV download.',
  reads_only: true,
  query: AuditFilter,
  file_reply: 'text/csv',
});

export const getSettings = defineRoute({
  method: 'GET',
  path: '/api/operator/settings',
  access: 'operator',
  summary: 'Settings of the tenant',
  description: 'Returns the tenant’s name, colours, approval rules, hosts, sender address, social sign-in and crisis line.',
  reads_only: true,
  reply: data(Settings),
});

const months = (what: string) =>
  z
    .number({ error: `${what} must be a number of months` })
    .int()
    .min(1, `${what} must be 1 month or more`)
    .max(240, `${what} must be 240 months or less`);

/** An email address; null or empty for none. */
const optionalEmail = (example: string) =>
  z.union([z.literal('').transform(() => null), emailShape(`Enter an email address like ${example}`)]).nullable();

export const updateSettings = defineRoute({
  method: 'PUT',
  path: '/api/operator/settings',
  access: 'operator',
  summary: 'Change the settings of the tenant',
  description: 'Changes the tenant’s settings. A new sender address must be verified before it is used.',
  body: z.object({
    name: singleLine().min(2, 'Name is required').max(80, 'Keep the name under 80 characters'),
    tagline: singleLine().min(1, 'Tagline is required').max(160, 'Keep the tagline under 160 characters'),
    marketing_site_url: z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'Must be an address that starts with https://' }).max(300),
    ]),
    locale: z.enum(['en-GB', 'en-US'], { error: 'locale must be en-GB or en-US' }),
    colour_preset: z.enum(['default', 'cyan', 'purple', 'blue', 'orange', 'red']),
    /** A new sender is used once it is proven; until then the old one stays. Null or empty uses the installation's own. */
    mail_from: optionalEmail('jobs@example.org'),
    /** Shown to people whose account or company is not active. Null or empty shows no address. */
    contact_email: optionalEmail('help@example.org'),
    veteran_approval: z.enum(['automatic', 'manual']),
    recruiter_approval: z.enum(['automatic', 'manual']),
    operators_need_second_factor: z.boolean(),
    retention: z.object({
      applications_months: months('Applications'),
      idle_accounts_months: months('Idle accounts'),
      security_events_months: months('Security events'),
    }),
    crisis_line: z
      .array(
        z.object({
          name: singleLine().min(1, 'Give each line a name').max(80),
          number: z.string().trim().min(2, 'Give each line a number').max(40),
          note: z.string().trim().max(120).optional(),
        }),
      )
      .max(10, 'List 10 lines at most'),
  }),
  reply: data(Settings),
});

/** A system operator's host is used immediately. An operator's is listed under `address_claims` until it is proven. */
export const addHost = defineRoute({
  method: 'POST',
  path: '/api/operator/settings/hosts',
  access: 'operator',
  summary: 'Add a host name that leads here',
  description: 'Claims a host name for the tenant. It serves the tenant once a DNS record or a system operator has confirmed it.',
  creates: true,
  body: z.object({
    host: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(
        /^(?=.{4,})([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}$/,
        'Must be a host name like jobs.example.org',
      ),
  }),
  reply: data(Settings),
});

/** The last host, and the host of this request, cannot be removed. */
export const removeHost = defineRoute({
  method: 'DELETE',
  path: '/api/operator/settings/hosts/{host}',
  access: 'operator',
  summary: 'Remove a host name',
  description: 'Removes a host name of the tenant. The last one, and the one this request came through, cannot be removed.',
  params: z.object({ host: z.string().max(253) }),
  reply: data(Settings),
});

/** The secret is stored encrypted and never returned. */
export const setSocialClient = defineRoute({
  method: 'PUT',
  path: '/api/operator/settings/social/{provider}',
  access: 'operator',
  summary: 'Set the tenant’s own keys at Google or LinkedIn',
  description:
    'Sets the tenant’s own client id and secret at Google or LinkedIn. The secret is stored encrypted and never returned.',
  params: z.object({ provider: z.enum(['google', 'linkedin']) }),
  body: z.object({
    client_id: z.string().trim().min(1, 'Client id is required').max(300),
    client_secret: z.string().trim().min(1, 'Client secret is required').max(500),
  }),
  reply: data(Settings),
});

export const removeSocialClient = defineRoute({
  method: 'DELETE',
  path: '/api/operator/settings/social/{provider}',
  access: 'operator',
  summary: 'Remove the tenant’s own keys',
  description: 'Removes the tenant’s own client at Google or LinkedIn. The installation’s own client is used where there is one.',
  params: z.object({ provider: z.enum(['google', 'linkedin']) }),
  reply: data(Settings),
});

export const ContentIndustry = z.object({
  id: z.number(),
  name: z.string(),
  is_shown: z.boolean(),
  jobs: z.number(),
  companies: z.number(),
});

export const findContentIndustries = defineRoute({
  method: 'GET',
  path: '/api/operator/industries',
  access: 'operator',
  summary: 'Industries with how often each is used',
  description: 'Lists industries, including hidden ones, and how often each is used.',
  reads_only: true,
  reply: data(z.array(ContentIndustry)),
});

export const showIndustry = defineRoute({
  method: 'PUT',
  path: '/api/operator/industries/{id}',
  access: 'operator',
  summary: 'Show an industry in the tenant’s lists, or hide it',
  description: 'Shows an industry in the tenant’s lists, or hides it. Records that already use it keep it.',
  params: z.object({ id: Id }),
  body: z.object({ is_shown: z.boolean() }),
  reply: done(),
});

const Series = z.array(z.object({ day: z.string(), count: z.number() }));

export const getFigures = defineRoute({
  method: 'GET',
  path: '/api/operator/figures',
  access: 'operator',
  summary: 'People, jobs, applications and placements over a range of days',
  description: 'Counts people, jobs, applications and placements of the tenant over a range of days.',
  reads_only: true,
  query: z.object({
    from: z.preprocess((value) => value || undefined, Day.optional()),
    to: z.preprocess((value) => value || undefined, Day.optional()),
  }),
  reply: data(
    z.object({
      from: z.string(),
      to: z.string(),
      totals: z.object({
        veterans: z.number(),
        recruiters: z.number(),
        companies: z.number(),
        open_jobs: z.number(),
        applications: z.number(),
        placements: z.number(),
      }),
      sign_ups: Series,
      jobs_published: Series,
      applications: Series,
      placements: Series,
      median_approval_hours: z.number().nullable(),
    }),
  ),
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

/** The first operator gets an email with a link to choose a password. */
export const createTenant = defineRoute({
  method: 'POST',
  path: '/api/system/tenants',
  access: 'system_operator',
  summary: 'Create a tenant with its host and first operator',
  description: 'Creates a tenant with its host and first operator. Either all of it is created or none.',
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
    operator_first_name: PersonName('First name'),
    operator_last_name: OptionalName('Last name'),
  }),
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
