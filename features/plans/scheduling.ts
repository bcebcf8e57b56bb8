import type { Category } from '#features/services/rules.ts';
import { addDays, addMonths, endOfMonth, firstOfMonth, longDay, nextYearly } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import {
  type Component,
  componentsOf,
  type Force,
  forcesOf,
  type LeavingReason,
  lengthOfService,
  type RankBand,
  rankBandsOf,
  reasonsOf,
} from './transition-words.ts';

/** What rules ask about a person. Null: not stated, so a rule that depends on it may apply. */
export type Situation = {
  country_id: number;
  service: Force | null;
  component: Component | null;
  reason: LeavingReason | null;
  rank_band: RankBand | null;
  /** Completed months of service on the discharge date. */
  service_months: number | null;
  /** A day, `2027-11-20`. */
  discharge_date: string | null;
};

/** Everything it names must be true. */
export type Condition = {
  services?: readonly Force[] | undefined;
  component?: Component | undefined;
  reasons?: readonly LeavingReason[] | undefined;
  rank_bands?: readonly RankBand[] | undefined;
  /** Completed months of service, this many or more. */
  min_months?: number | undefined;
  /** Fewer completed months of service than this. */
  below_months?: number | undefined;
};

/** Relative to the discharge date, negative before it. */
export type Offset = { months: number } | { days: number };

export type Due =
  | { at: 'offset'; offset: Offset }
  /** The first, or the last, day of the month that many months from the discharge date. */
  | { at: 'first_of_month'; months: number }
  | { at: 'end_of_month'; months: number }
  /** The first such day of a year on or after the discharge date and that many months. */
  | { at: 'yearly'; month: number; date: number; months: number }
  | { at: 'fixed'; day: string };

export type Timing = {
  /** When it can begin; null where it can begin at any time. */
  opens: Offset | null;
  due: Due;
  /** After this it can no longer be done; null where it can. */
  closes: Offset | null;
};

export type PlanRule = {
  /** The same for every version of the rule. */
  key: string;
  version: number;
  country_id: number;
  category: Category;
  title: string;
  why: string;
  who: string;
  /** An https address, or a page of the product like /veteran/jobs. */
  link: string | null;
  source_name: string;
  source_url: string | null;
  /** Whether it was read at its source, or is still to be checked there. */
  is_confirmed: boolean;
  checked_on: string;
  effective_from: string;
  effective_to: string | null;
  /** From this version on the rule is no longer used. */
  is_withdrawn: boolean;
  /** Keys of rules whose tasks come first. */
  depends_on: readonly string[];
  /** It applies where one of them is true; to everybody where there are none. */
  conditions: readonly Condition[];
  timing: Timing;
};

export type Verdict = { applies: 'yes' | 'maybe' | 'no'; sentence: string };

/** Whether a rule applies to a person, and why in one sentence. */
export function explain(rule: PlanRule, situation: Situation): Verdict {
  if (rule.country_id !== situation.country_id)
    return {
      applies: 'no',
      sentence: `Left out: this is for people who leave the forces of the ${countryOf(rule.country_id).name}.`,
    };
  if (rule.conditions.length === 0) return { applies: 'yes', sentence: 'Applies to everyone who leaves.' };
  const checked = rule.conditions.map((condition) => check(condition, situation));
  const met = checked.find(({ failed, unknown }) => failed.length === 0 && unknown.length === 0);
  if (met) return { applies: 'yes', sentence: `Applies to ${listed(met.wanted)}.` };
  const open = checked.find(({ failed }) => failed.length === 0);
  if (open)
    return {
      applies: 'maybe',
      sentence: `May apply: it is for ${listed(open.wanted)}, and you haven’t told us ${listed(open.unknown)}.`,
    };
  const reasons = checked.map(({ wanted }) => listed(wanted)).join(', or for ');
  return { applies: 'no', sentence: `Left out: this is for ${reasons}.` };
}

type Checked = { wanted: string[]; failed: string[]; unknown: string[] };

function check(condition: Condition, situation: Situation): Checked {
  const { country_id } = situation;
  const result: Checked = { wanted: [], failed: [], unknown: [] };
  const compare = (holds: boolean | null, wanted: string, unknown: string) => {
    result.wanted.push(wanted);
    if (holds === null) result.unknown.push(unknown);
    else if (!holds) result.failed.push(wanted);
  };
  const among = <T extends string>(value: T | null, list: readonly T[]) => (value === null ? null : list.includes(value));
  const { services, component, reasons, rank_bands, min_months, below_months } = condition;
  if (services)
    compare(
      among(situation.service, services),
      `people in the ${alternatives(services.map((one) => forcesOf(country_id)[one]))}`,
      'your service',
    );
  if (component)
    compare(
      situation.component === null ? null : situation.component === component,
      `${componentsOf(country_id)[component].toLowerCase()} personnel`,
      'whether you’re a regular or a reservist',
    );
  if (reasons)
    compare(
      among(situation.reason, reasons),
      `those whose reason is “${alternatives(reasons.map((one) => reasonsOf(country_id)[one]))}”`,
      'why you leave',
    );
  if (rank_bands)
    compare(
      among(situation.rank_band, rank_bands),
      `ranks ${alternatives(rank_bands.map((one) => rankBandsOf(country_id)[one]))}`,
      'your rank',
    );
  const months = situation.service_months;
  if (min_months !== undefined)
    compare(
      months === null ? null : months >= min_months,
      `people with ${lengthOfService(min_months)} of service or more`,
      'your length of service',
    );
  if (below_months !== undefined)
    compare(
      months === null ? null : months < below_months,
      `people with less than ${lengthOfService(below_months)} of service`,
      'your length of service',
    );
  result.unknown = [...new Set(result.unknown)];
  return result;
}

const alternatives = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(' or ');
const listed = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

export const applyOffset = (day: string, offset: Offset): string =>
  'months' in offset ? addMonths(day, offset.months) : addDays(day, offset.days);

/** The day a task is due for a discharge date; null where that is not known and the rule depends on it. */
export function dueDay(due: Due, discharge: string | null): string | null {
  if (due.at === 'fixed') return due.day;
  if (discharge === null) return null;
  if (due.at === 'offset') return applyOffset(discharge, due.offset);
  const month = addMonths(discharge, due.months);
  if (due.at === 'first_of_month') return firstOfMonth(month);
  return due.at === 'end_of_month' ? endOfMonth(month) : nextYearly(month, due.month, due.date);
}

const amount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `12 months before you leave`, `60 days after you leave`, `the day you leave`. */
export function describeOffset(offset: Offset): string {
  const [count, unit] = 'months' in offset ? [offset.months, 'month'] : [offset.days, 'day'];
  if (count === 0) return 'the day you leave';
  return `${amount(Math.abs(count), unit)} ${count < 0 ? 'before' : 'after'} you leave`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function describeDue(due: Due, language: 'en-GB' | 'en-US'): string {
  switch (due.at) {
    case 'offset':
      return describeOffset(due.offset);
    case 'first_of_month':
      return `the first of the month ${describeOffset({ months: due.months })}`.replace(
        'month the day you leave',
        'month you leave',
      );
    case 'end_of_month':
      return `the last day of the month ${describeOffset({ months: due.months })}`.replace(
        'month the day you leave',
        'month you leave',
      );
    case 'yearly': {
      const month = MONTHS[due.month - 1] ?? '';
      const day = language === 'en-US' ? `${month} ${due.date}` : `${due.date} ${month}`;
      return due.months === 0
        ? `the first ${day} after you leave`
        : `the first ${day} from ${describeOffset({ months: due.months })}`;
    }
    case 'fixed':
      return longDay(due.day, language);
  }
}

/** A task as a rule puts it into a plan. */
export type PlannedTask = {
  rule_key: string;
  rule_version: number;
  category: Category;
  title: string;
  why: string;
  who: string;
  link: string | null;
  source_name: string;
  source_url: string | null;
  source_checked_on: string;
  is_confirmed: boolean;
  starts_on: string | null;
  due_on: string | null;
  due_text: string;
  due_reason: string;
  applies_reason: string;
  depends_on: string[];
};
export type LeftOut = { rule_key: string; category: Category; title: string; reason: string };

/**
 * Puts a rule on the calendar of a discharge date, or says why it is left out.
 * @param isInPlan the plan has the task already: it stays there when its window closes
 */
export function schedule(
  rule: PlanRule,
  situation: Situation,
  today: string,
  isInPlan = false,
): PlannedTask | { reason: string } {
  const verdict = explain(rule, situation);
  if (verdict.applies === 'no') return { reason: verdict.sentence };
  const { language } = countryOf(situation.country_id);
  const { discharge_date } = situation;
  const { opens, due, closes } = rule.timing;
  const due_on = dueDay(due, discharge_date);
  const starts_on = opens && discharge_date ? applyOffset(discharge_date, opens) : null;
  const closes_on = closes && discharge_date ? applyOffset(discharge_date, closes) : null;
  if (!isInPlan && closes_on !== null && closes_on < today)
    return { reason: `Left out: this had to be done by ${longDay(closes_on, language)}.` };
  const first = [starts_on ?? due_on ?? today, today].sort().at(-1) ?? today;
  if (!isInPlan && rule.effective_to !== null && rule.effective_to < first)
    return { reason: `Left out: this rule ended, or will end, on ${longDay(rule.effective_to, language)}.` };
  const words = describeDue(due, language);
  const due_text = opens && due.at === 'offset' ? `From ${describeOffset(opens)} to ${words}` : capital(words);
  return {
    rule_key: rule.key,
    rule_version: rule.version,
    category: rule.category,
    title: rule.title,
    why: rule.why,
    who: rule.who,
    link: rule.link,
    source_name: rule.source_name,
    source_url: rule.source_url,
    source_checked_on: rule.checked_on,
    is_confirmed: rule.is_confirmed,
    starts_on: starts_on !== null && due_on !== null && starts_on > due_on ? due_on : starts_on,
    due_on,
    due_text,
    due_reason:
      due_on === null
        ? `The window is ${lower(due_text)}. Add your discharge date to get a date.`
        : due.at === 'fixed' || discharge_date === null
          ? `This is a fixed deadline: ${longDay(due_on, language)}.`
          : `${capital(words)}: your discharge date is ${longDay(discharge_date, language)}.`,
    applies_reason: verdict.sentence,
    depends_on: [...rule.depends_on],
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The version of each rule that is in force on a day: the latest that has begun and not ended, also one that withdraws the rule. Of equal
 * numbers the later in the list counts.
 */
export function versionsInForce(rules: readonly PlanRule[], day: string): PlanRule[] {
  const inForce = new Map<string, PlanRule>();
  for (const rule of rules) {
    if (rule.effective_from > day || (rule.effective_to !== null && rule.effective_to < day)) continue;
    const known = inForce.get(rule.key);
    if (!known || known.version <= rule.version) inForce.set(rule.key, rule);
  }
  return [...inForce.values()];
}

/** The rules that apply on a day. */
export const rulesInForce = (rules: readonly PlanRule[], day: string): PlanRule[] =>
  versionsInForce(rules, day).filter(({ is_withdrawn }) => !is_withdrawn);

/**
 * Every rule of a category as a task, the earliest first, or with the reason why it is left out.
 * @param inPlan keys of the rules whose tasks the plan has already
 */
export function planCategory(
  rules: readonly PlanRule[],
  category: Category,
  situation: Situation,
  today: string,
  inPlan: ReadonlySet<string> = new Set(),
): { tasks: PlannedTask[]; left_out: LeftOut[] } {
  const tasks: PlannedTask[] = [];
  const left_out: LeftOut[] = [];
  for (const rule of rulesInForce(rules, today)) {
    if (rule.category !== category || rule.country_id !== situation.country_id) continue;
    const result = schedule(rule, situation, today, inPlan.has(rule.key));
    if ('reason' in result) left_out.push({ rule_key: rule.key, category, title: rule.title, reason: result.reason });
    else tasks.push(result);
  }
  const order = new Map(rules.map(({ key, timing }) => [key, sortDay(timing.due)]));
  const dayOf = (task: PlannedTask) => task.due_on ?? order.get(task.rule_key) ?? '';
  tasks.sort((one, other) => compare(dayOf(one), dayOf(other)) || compare(one.title, other.title));
  const keys = new Set(tasks.map(({ rule_key }) => rule_key));
  for (const task of tasks) task.depends_on = task.depends_on.filter((key) => keys.has(key));
  return { tasks, left_out };
}

/** Orders tasks without dates as they would follow from any discharge date. */
const sortDay = (due: Due) => dueDay(due, '2030-01-15') ?? '';
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
