import { z } from 'zod';
import { CategoryShape } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { RuleDefinition, RuleKey, RuleShape } from './rule-shapes.ts';
import { SituationFields } from './transition-shapes.ts';

/**
 * The dated rules of transition plans, as operators see them. The rules that come with the product are replaced, never changed: a change is a new
 * version with its own effective dates, and earlier ones stay readable.
 */

const key = z.object({ key: RuleKey });
/** The version that the change was made from: 409 when there is a newer one. */
const seen = z.number({ error: 'Name the version that was shown' }).int().min(0).max(100_000);

export const ListedRule = RuleShape.extend({
  /** Written or changed by this tenant. */
  is_own: z.boolean(),
  /** Its source was not looked at for half a year, or it ends within three months, or it is still to be confirmed. */
  recheck_reason: z.string().nullable(),
});
export type ListedRule = z.infer<typeof ListedRule>;

export const findPlanRules = defineRoute({
  method: 'GET',
  path: '/api/operator/plan-rules',
  access: 'operator',
  summary: 'Rules of transition plans',
  description: 'Lists the latest version of each rule of the tenant’s country, those due for a re-check with the reason.',
  reads_only: true,
  query: z.object({ category: CategoryShape.optional() }),
  reply: data(z.array(ListedRule)),
});

export const getPlanRule = defineRoute({
  method: 'GET',
  path: '/api/operator/plan-rules/{key}',
  access: 'operator',
  summary: 'Versions of a rule',
  description: 'Lists every version of a rule, the latest first.',
  reads_only: true,
  params: key,
  reply: data(z.array(ListedRule)),
});

export const savePlanRule = defineRoute({
  method: 'PUT',
  path: '/api/operator/plan-rules/{key}',
  access: 'operator',
  summary: 'Write a new version of a rule, or a new rule',
  description:
    'Stores a new version of a rule, or with `seen: 0` a new rule. It takes effect on its effective date: people see what it changes in their plans before they apply it. Send the version that was shown; if there is a newer one, the reply is 409.',
  params: key,
  body: z.object({ seen, rule: RuleDefinition }),
  reply: data(ListedRule),
});

export const previewPlanRule = defineRoute({
  method: 'POST',
  path: '/api/operator/plan-rules/preview',
  access: 'operator',
  summary: 'What a rule gives sample people',
  description:
    'Evaluates a rule for sample people: whether it applies, the reason, and the day it would be due. Nothing is stored.',
  body: z.object({
    rule: RuleDefinition,
    people: z
      .array(SituationFields.extend({ name: z.string().trim().min(1).max(100) }))
      .min(1)
      .max(20),
  }),
  reply: data(
    z.array(
      z.object({
        name: z.string(),
        applies: z.enum(['yes', 'maybe', 'no']),
        sentence: z.string(),
        due_on: z.string().nullable(),
        due_text: z.string(),
      }),
    ),
  ),
});
