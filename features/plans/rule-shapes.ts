import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { Day, optionalText, singleLine, WebAddress } from '#kit/contract/shapes.ts';
import { COMPONENTS, FORCES, LEAVING_REASONS, RANK_BANDS } from './transition-words.ts';

const count = (max: number) => z.number({ error: 'Must be a whole number' }).int('Must be a whole number').min(-max).max(max);
const OffsetShape = z.union([z.object({ months: count(120) }), z.object({ days: count(3650) })], {
  error: 'Give a number of months or of days',
});
const WholeMonths = z.number({ error: 'Must be a number of months' }).int().min(0).max(720);

const ConditionShape = z.object({
  services: z.array(z.enum(FORCES)).min(1).max(FORCES.length).readonly().optional(),
  component: z.enum(COMPONENTS).optional(),
  reasons: z.array(z.enum(LEAVING_REASONS)).min(1).max(LEAVING_REASONS.length).readonly().optional(),
  rank_bands: z.array(z.enum(RANK_BANDS)).min(1).max(RANK_BANDS.length).readonly().optional(),
  min_months: WholeMonths.optional(),
  below_months: WholeMonths.optional(),
});

const DueShape = z.discriminatedUnion('at', [
  z.object({ at: z.literal('offset'), offset: OffsetShape }),
  z.object({ at: z.literal('first_of_month'), months: count(120) }),
  z.object({ at: z.literal('end_of_month'), months: count(120) }),
  z.object({
    at: z.literal('yearly'),
    month: z.number().int().min(1).max(12),
    date: z.number().int().min(1).max(31),
    months: count(120),
  }),
  z.object({ at: z.literal('fixed'), day: Day }),
]);

export const RuleKey = z
  .string({ error: 'Give the rule a key' })
  .regex(/^[a-z0-9][a-z0-9-]{1,79}$/, 'Use lower-case letters, digits and hyphens, 2 to 80 characters')
  .meta({ examples: ['uk-final-medical-book'] });

const text = (missing: string, max: number) => singleLine(missing).min(3, missing).max(max, `Keep it under ${max} characters`);

/** What operators write of a rule; its key and version are beside it. */
export const RuleDefinition = z.object({
  category: CategoryShape,
  title: text('Write what to do', 200),
  why: text('Write why', 600),
  who: text('Write who does it', 200),
  link: optionalText(
    z.union([z.string().regex(/^\/(?!\/)\S{0,300}$/), WebAddress], {
      error: 'Enter a web address starting with https://, or a page here like /veteran/jobs',
    }),
  ),
  source_name: text('Name the source', 200),
  source_url: optionalText(WebAddress),
  is_confirmed: z.boolean({ error: 'Say whether it was read at its source' }),
  checked_on: Day,
  effective_from: Day,
  effective_to: Day.nullable(),
  is_withdrawn: z.boolean().default(false),
  depends_on: z.array(RuleKey).max(20, 'Name 20 rules at most').readonly().default([]),
  conditions: z.array(ConditionShape).max(10, 'Give 10 alternatives at most').readonly().default([]),
  timing: z.object({ opens: OffsetShape.nullable(), due: DueShape, closes: OffsetShape.nullable() }),
});
export type RuleDefinition = z.infer<typeof RuleDefinition>;

export const RuleShape = RuleDefinition.extend({
  key: RuleKey,
  version: z.number(),
  country_id: z.number(),
});
