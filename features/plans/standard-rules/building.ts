import type { Category } from '#features/services/rules.ts';
import type { Condition, Due, Offset, PlanRule, Timing } from '../scheduling.ts';

/** Where a rule was read. */
export type Source = { name: string; url: string | null };

export const months = (count: number): Offset => ({ months: count });
export const days = (count: number): Offset => ({ days: count });

type Times = { from?: Offset; by: Offset | Due; until?: Offset };

/** `by` alone is a day; `from` opens its window and `until` closes it. */
export const times = ({ from, by, until }: Times): Timing => ({
  opens: from ?? null,
  due: 'at' in by ? by : { at: 'offset', offset: by },
  closes: until ?? null,
});

export type StandardRule = {
  key: string;
  category: Category;
  title: string;
  why: string;
  who: string;
  link?: string;
  source: Source;
  /** Read at its source. Left out: to be checked there. */
  confirmed?: true;
  effective_from?: string;
  effective_to?: string;
  after?: readonly string[];
  for?: readonly Condition[];
  timing: Timing;
  /** Raised when the product ships the rule in a new wording or with other dates. */
  version?: number;
};

/** The day on which the sources of these rules were last gone through. */
const CHECKED_ON = '2026-11-20';

export const standardRule = (country_id: number, rule: StandardRule): PlanRule => ({
  key: rule.key,
  version: rule.version ?? 1,
  country_id,
  category: rule.category,
  title: rule.title,
  why: rule.why,
  who: rule.who,
  link: rule.link ?? null,
  source_name: rule.source.name,
  source_url: rule.source.url,
  is_confirmed: rule.confirmed ?? false,
  checked_on: CHECKED_ON,
  effective_from: rule.effective_from ?? '2016-04-01',
  effective_to: rule.effective_to ?? null,
  is_withdrawn: false,
  depends_on: rule.after ?? [],
  conditions: rule.for ?? [],
  timing: rule.timing,
});
