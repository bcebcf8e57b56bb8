import { z } from 'zod';
import { SALARY_PERIODS } from '#features/jobs/shapes.ts';
import { Day, dayWith, Instant, singleLine } from '#kit/contract/shapes.ts';
import { DECLINE_REASONS, OFFER_STATES } from './rules.ts';

const line = (most: number) =>
  singleLine()
    .max(most, `Keep this under ${most} characters`)
    .nullish()
    .transform((value) => value || null);

/** The terms of an offer as a recruiter writes them. */
export const OfferTerms = z.object({
  /** In the job's currency, with at most two decimals. */
  pay_amount: z
    .number({ error: 'Enter the pay' })
    .min(0.01, 'Enter the pay')
    .max(10_000_000, 'Enter at most 10,000,000')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Use at most two decimals'),
  pay_per: z.enum(SALARY_PERIODS, { error: `pay_per must be one of: ${SALARY_PERIODS.join(', ')}` }).default('year'),
  start_on: Day.nullish().transform((value) => value ?? null),
  place: line(200),
  hours: line(200),
  contract: line(200),
  note: z
    .string()
    .trim()
    .max(3000, 'Keep the note under 3,000 characters')
    .nullish()
    .transform((value) => value || null),
  /** The last day on which the veteran can accept. */
  answer_by: dayWith('Choose the last day to accept'),
});
export type OfferTerms = z.output<typeof OfferTerms>;

/** An offer as both sides read it. */
export const Offer = z.object({
  /** Names these terms: sent back when accepting or changing them. */
  revision: z.number(),
  state: z.enum(OFFER_STATES),
  pay_amount: z.number(),
  pay_per: z.enum(SALARY_PERIODS),
  /** ISO 4217: GBP, USD. */
  currency: z.string(),
  start_on: z.string().nullable(),
  place: z.string().nullable(),
  hours: z.string().nullable(),
  contract: z.string().nullable(),
  note: z.string().nullable(),
  /** The end of the last day on which the veteran can accept, and that day. */
  answer_by: Instant,
  answer_day: z.string(),
  made_at: Instant,
  ended_at: Instant.nullable(),
  decline_reason: z.enum(Object.keys(DECLINE_REASONS) as [DeclineKey, ...DeclineKey[]]).nullable(),
  decline_note: z.string().nullable(),
});
export type Offer = z.infer<typeof Offer>;
type DeclineKey = keyof typeof DECLINE_REASONS;

export const DeclineReasonShape = z.enum(Object.keys(DECLINE_REASONS) as [DeclineKey, ...DeclineKey[]], {
  error: `reason must be one of: ${Object.keys(DECLINE_REASONS).join(', ')}`,
});
