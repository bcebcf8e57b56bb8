import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, Instant, list, many, Page } from '#kit/contract/shapes.ts';
import { type SearchOf, searchFields } from '#kit/contract/url-search.ts';

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
  description:
    'Lists recorded actions with who did them, newest first. Filter by action, person and range of days. Counts and pages end at 10,000 events; then `meta.total_is_estimate` is true.',
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
