import { z } from 'zod';
import { AUTHORITIES } from '#features/accounts/authority.ts';
import { OwnCompany } from '#features/companies/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, many, Page } from '#kit/contract/shapes.ts';
import { type SearchOf, searchFields } from '#kit/contract/url-search.ts';

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

export const Filter = z.object({ search: z.string().trim().max(200).default(''), status: many(Status), page: Page });

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
