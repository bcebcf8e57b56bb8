import { z } from 'zod';
import { Day, Id, Instant, singleLine } from '#kit/contract/shapes.ts';

/** Types and sizes of companies. Clients store these values. */
export const COMPANY_TYPES = ['startup', 'SMEs', 'MNC', 'Government', 'Non-Profit'] as const;
export const COMPANY_SIZES = ['0-10', '11-50', '51-500', '501-1000', '>1001'] as const;
export const COVENANT_LEVELS = ['bronze', 'silver', 'gold'] as const;
export const MEDALLIONS = ['gold', 'platinum'] as const;
export const COMPANY_STATUSES = ['active', 'pending', 'rejected', 'inactive'] as const;

const optional = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Keep ${what} under ${max} characters`)
    .nullish()
    .transform((text) => text || null);

const optionalLine = (max: number, what: string) =>
  singleLine()
    .max(max, `Keep ${what} under ${max} characters`)
    .nullish()
    .transform((text) => text || null);

const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.literal(''), z.enum(values)])
    .nullish()
    .transform((value) => value || null);

/** The company form, sent as JSON. The logo has its own route. */
export const CompanyDraft = z.object({
  name: singleLine('Company name is required').min(2, 'Company name is required').max(200, 'Keep the name under 200 characters'),
  legal_name: optionalLine(200, 'the legal name'),
  company_type: optionalChoice(COMPANY_TYPES),
  size: optionalChoice(COMPANY_SIZES),
  industry_id: Id.nullish().transform((id) => id ?? null),
  website: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'Website must be an address that starts with https://' }).max(300),
    ])
    .nullish()
    .transform((url) => url || null),
  about: optional(5000, 'the text'),
  country_id: Id.nullish().transform((id) => id ?? null),
  state_id: Id.nullish().transform((id) => id ?? null),
  city: optionalLine(120, 'the city'),
  address: optionalLine(300, 'the address'),
  benefits: z.array(singleLine().min(1).max(200)).max(30, 'List up to 30 benefits').default([]),
  covenant_level: optionalChoice(COVENANT_LEVELS),
  hire_vets_medallion: optionalChoice(MEDALLIONS),
  guaranteed_interview: z.boolean().default(false),
  placement_host: z.boolean().default(false),
  pledge_hires: z
    .number({ error: 'Must be a number' })
    .int('Use whole numbers')
    .min(1, 'Pledge at least one')
    .max(100_000, 'Must be 100,000 or less')
    .nullish()
    .transform((value) => value ?? null),
  pledge_by: Day.nullish().transform((day) => day ?? null),
});
export type CompanyDraft = z.output<typeof CompanyDraft>;

/**
 * Of the applications of the last 12 months that were answered or are overdue, how many were answered by the promised day. Null below
 * LEAST_REPLIES (rules.ts), because a few say little.
 */
export const ReplyRecord = z.object({ in_time: z.number(), decided: z.number() });
export type ReplyRecord = z.infer<typeof ReplyRecord>;

/** The public view of a company. */
export const Company = z.object({
  id: z.number(),
  name: z.string(),
  company_type: z.string().nullable(),
  size: z.string().nullable(),
  industry: z.object({ id: z.number(), name: z.string() }).nullable(),
  website: z.string().nullable(),
  about: z.string().nullable(),
  country_id: z.number().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  benefits: z.array(z.string()),
  covenant_level: z.string().nullable(),
  hire_vets_medallion: z.string().nullable(),
  guaranteed_interview: z.boolean(),
  placement_host: z.boolean(),
  logo_url: z.string().nullable(),
  open_jobs: z.number(),
  /** People hired since the pledge, counted from the pipeline. */
  pledge: z.object({ hires: z.number(), by: z.string().nullable(), hired: z.number() }).nullable(),
  replies: ReplyRecord.nullable(),
});
export type Company = z.infer<typeof Company>;

/** What identifies a company. Of an approved one it changes only when an operator approves. */
export const ChangedFields = z.object({
  name: z.string().optional(),
  legal_name: z.string().nullable().optional(),
  website: z.string().nullable().optional(),
  logo_file_id: z.number().nullable().optional(),
});
export type ChangedFields = z.infer<typeof ChangedFields>;

export const CHANGE_WORDS: Record<keyof ChangedFields, string> = {
  name: 'Name',
  legal_name: 'Legal name',
  website: 'Website',
  logo_file_id: 'Logo',
};

const ShownFields = ChangedFields.omit({ logo_file_id: true }).extend({ logo_url: z.string().nullable().optional() });

/** A change that waits for an operator, or the last one if it was declined. Both sides have the fields that change. */
export const CompanyChange = z.object({
  id: z.number(),
  state: z.enum(['waiting', 'declined']),
  requested_at: Instant,
  requested_by: z.string().nullable(),
  reason: z.string().nullable(),
  before: ShownFields,
  after: ShownFields,
});
export type CompanyChange = z.infer<typeof CompanyChange>;

/** The company as its own recruiters and operators see it. */
export const OwnCompany = Company.extend({
  legal_name: z.string().nullable(),
  industry_id: z.number().nullable(),
  state_id: z.number().nullable(),
  address: z.string().nullable(),
  pledge_hires: z.number().nullable(),
  pledge_by: z.string().nullable(),
  domains: z.array(z.string()),
  status: z.enum(COMPANY_STATUSES),
  status_reason: z.string().nullable(),
  created_at: Instant,
  change: CompanyChange.nullable(),
  /** Changes with every change of the company. */
  revision: z.string(),
  /** Decisions, newest first. */
  decisions: z.array(
    z.object({
      at: Instant,
      from_status: z.string(),
      to_status: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
});
export type OwnCompany = z.infer<typeof OwnCompany>;
