import type { ListedRule } from '../../rule-contract.ts';
import type { RuleDefinition } from '../../rule-shapes.ts';
import type { Component, Force, LeavingReason, RankBand } from '../../transition-words.ts';

/** A rule as the form of operators has it. Names below `rule` are those of the contract, so its messages find their fields. */
export type RuleValues = {
  key: string;
  rule: Omit<RuleDefinition, 'timing' | 'conditions' | 'depends_on' | 'link' | 'source_url' | 'effective_to'> & {
    link: string;
    source_url: string;
    effective_to: string;
    depends_on: string[];
    conditions: ConditionValues[];
  };
  /** Months or days from the discharge date, as text. */
  opens: string;
  closes: string;
  due_at: Due['at'];
  due: string;
  /** Months from the discharge date, as text, for the first or last day of a month and for a day of the year. */
  due_months: string;
  due_month: number | null;
  due_date: number | null;
  due_day: string;
};

/** One alternative of a rule: everything it names must be true. */
export type ConditionValues = {
  services: Force[];
  component: Component | null;
  reasons: LeavingReason[];
  rank_bands: RankBand[];
  min_months: number | null;
  below_months: number | null;
};

type Due = RuleDefinition['timing']['due'];
type Offset = NonNullable<RuleDefinition['timing']['opens']>;

export const EMPTY_CONDITION: ConditionValues = {
  services: [],
  component: null,
  reasons: [],
  rank_bands: [],
  min_months: null,
  below_months: null,
};

/** `-9 months`, `120 days` */
const written = (offset: Offset | null) =>
  offset === null ? '' : 'months' in offset ? `${offset.months} months` : `${offset.days} days`;

/** An offset as people write it; null where it means none. */
export function readOffset(text: string): Offset | null {
  const [, count, unit] = /^\s*([+−-]?\d{1,4})\s*(months?|days?)\s*$/i.exec(text) ?? [];
  if (!count || !unit) return null;
  const number = Number(count.replace('−', '-'));
  return /^m/i.test(unit) ? { months: number } : { days: number };
}

const readMonths = (text: string): number | null => {
  const offset = readOffset(text);
  return offset && 'months' in offset ? offset.months : null;
};

/** @param rule null for a new one */
export function valuesOfRule(rule: ListedRule | null, today: string): RuleValues {
  const due = rule?.timing.due ?? { at: 'offset' as const, offset: { months: -6 } };
  return {
    key: rule?.key ?? '',
    rule: {
      category: rule?.category ?? 'finance',
      title: rule?.title ?? '',
      why: rule?.why ?? '',
      who: rule?.who ?? 'You',
      link: rule?.link ?? '',
      source_name: rule?.source_name ?? '',
      source_url: rule?.source_url ?? '',
      checked_on: today,
      effective_from: today,
      effective_to: rule?.effective_to ?? '',
      is_confirmed: rule?.is_confirmed ?? false,
      is_withdrawn: rule?.is_withdrawn ?? false,
      depends_on: [...(rule?.depends_on ?? [])],
      conditions: (rule?.conditions ?? []).map((condition) => ({
        services: [...(condition.services ?? [])],
        component: condition.component ?? null,
        reasons: [...(condition.reasons ?? [])],
        rank_bands: [...(condition.rank_bands ?? [])],
        min_months: condition.min_months ?? null,
        below_months: condition.below_months ?? null,
      })),
    },
    opens: written(rule?.timing.opens ?? null),
    closes: written(rule?.timing.closes ?? null),
    due_at: due.at,
    due: due.at === 'offset' ? written(due.offset) : '',
    due_months: 'months' in due ? `${due.months} months` : '0 months',
    due_month: due.at === 'yearly' ? due.month : null,
    due_date: due.at === 'yearly' ? due.date : null,
    due_day: due.at === 'fixed' ? due.day : '',
  };
}

/** What the form says, as the contract takes it. */
export function definitionOf({ rule, ...values }: RuleValues): RuleDefinition {
  return {
    ...rule,
    link: rule.link || null,
    source_url: rule.source_url || null,
    effective_to: rule.effective_to || null,
    conditions: rule.conditions.map(conditionOf).filter((condition) => Object.keys(condition).length > 0),
    timing: { opens: readOffset(values.opens), due: dueOf(values), closes: readOffset(values.closes) },
  };
}

const conditionOf = ({ services, component, reasons, rank_bands, min_months, below_months }: ConditionValues) => ({
  ...(services.length > 0 && { services }),
  ...(component && { component }),
  ...(reasons.length > 0 && { reasons }),
  ...(rank_bands.length > 0 && { rank_bands }),
  ...(min_months !== null && { min_months }),
  ...(below_months !== null && { below_months }),
});

function dueOf({ due_at, due, due_months, due_month, due_date, due_day }: Omit<RuleValues, 'rule'>): Due {
  const months = readMonths(due_months) ?? 0;
  switch (due_at) {
    case 'offset':
      return { at: due_at, offset: readOffset(due) ?? { months: 0 } };
    case 'first_of_month':
    case 'end_of_month':
      return { at: due_at, months };
    case 'yearly':
      return { at: due_at, month: due_month ?? 1, date: due_date ?? 1, months };
    case 'fixed':
      return { at: due_at, day: due_day };
  }
}

const HOW = 'Write it like “-9 months” or “60 days”';
/** Refuses what is no offset. */
export const checkOffset = (text: string, { optional }: { optional: boolean }) =>
  (optional && text.trim() === '') || readOffset(text) !== null || HOW;
export const checkMonths = (text: string) => readMonths(text) !== null || 'Write it like “-2 months” or “0 months”';
