import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, Page, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { OnetSoc } from './contract.ts';
import type { ReportedProblem } from './trade-rules.ts';

/** The address of the page "What can I do with my trade?". */
export const TradeSearch = searchFields(
  z.object({
    service: z.string().max(100).default(''),
    /** A code, a title, or both. */
    trade: z.string().max(200).default(''),
    rank: z.string().max(100).default(''),
  }),
);

const PROBLEMS = ['other_work', 'wrong_level', 'wrong_titles', 'other'] as const satisfies ReportedProblem[];
const line = (max: number) => singleLine().max(max, `Keep it under ${max} characters`).default('');

/** Anyone may report; nothing says who did. */
export const reportTranslation = defineRoute({
  method: 'POST',
  path: '/api/occupations/reports',
  access: 'public',
  summary: 'Report that a translation is wrong',
  description:
    'Reports a wrong result of the translation to the tenant’s operators, without storing who reported it. Repeated reports of the same problem are counted.',
  body: z.object({
    service: line(100),
    trade: singleLine('Name the trade').min(1, 'Name the trade').max(200, 'Keep the trade under 200 characters'),
    rank: line(100),
    onet_soc: OnetSoc,
    problem: z.enum(PROBLEMS, { error: 'Choose what is wrong' }),
    note: z.string().trim().max(500, 'Keep the note under 500 characters').default(''),
  }),
  limit: { max: 20, window: 3600 },
  reply: done(),
});

export const OccupationReport = z.object({
  id: z.number(),
  service: z.string(),
  trade: z.string(),
  rank: z.string(),
  onet_soc: z.string(),
  /** The occupation's name; its code where it is not known any more. */
  occupation: z.string(),
  problem: z.enum(PROBLEMS),
  note: z.string(),
  times: z.number().int(),
  first_at: Instant,
  last_at: Instant,
  decision: z.enum(['accepted', 'dismissed']).nullable(),
  decided_at: Instant.nullable(),
  decided_by: z.string().nullable(),
});
export type OccupationReport = z.infer<typeof OccupationReport>;

const ReportFilter = z.object({ decided: z.enum(['open', 'decided']).default('open'), page: Page });
export const OccupationReportSearch = searchFields(ReportFilter.extend({ section: z.string().max(40).default('') }));

export const findOccupationReports = defineRoute({
  method: 'GET',
  path: '/api/operator/occupation-reports',
  access: 'operator',
  summary: 'Reports of wrong translations, the latest first',
  description: 'Lists reports of wrong translations that await a decision, or those that were decided, the latest first.',
  reads_only: true,
  query: ReportFilter,
  reply: list(OccupationReport).extend({ open: z.number().int() }),
});

export const decideOccupationReport = defineRoute({
  method: 'POST',
  path: '/api/operator/occupation-reports/{id}/decide',
  access: 'operator',
  summary: 'Decide on a report of a wrong translation',
  description: 'Records whether a report is right. A report that somebody has decided on already gives 409.',
  params: z.object({ id: Id }),
  body: z.object({ decision: z.enum(['accepted', 'dismissed'], { error: 'decision must be accepted or dismissed' }) }),
  reply: data(OccupationReport),
});
