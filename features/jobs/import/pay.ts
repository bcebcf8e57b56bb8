import type { Posting } from './posting.ts';

/** What a text says about pay. */
type WrittenPay = { digits: string; isThousands: boolean; currency: string | null; period: Posting['salary_per'] | null };

const CURRENCIES = new Map<string, string>([
  ...(['£', '£stg', 'pound', 'pounds', 'poundssterling', 'sterling', 'gbp', 'ukp'] as const).map(
    (word) => [word, 'GBP'] as const,
  ),
  ...(['€', 'euro', 'euros', 'eur'] as const).map((word) => [word, 'EUR'] as const),
  ...(['us$', 'usd', 'usdollar', 'usdollars'] as const).map((word) => [word, 'USD'] as const),
  // Which dollars these are depends on the country.
  ...(['$', 'dollar', 'dollars'] as const).map((word) => [word, '$'] as const),
]);

/** Whether `$` may mean this currency. */
export const isDollar = (code: string) => ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'].includes(code);

/** ISO 4217 in capitals, `$` for dollars of some country, or null when it is not a currency. */
export function currencyOf(text: string): string | null {
  const word = text.toLowerCase().replace(/[\s.]/g, '');
  return CURRENCIES.get(word) ?? (CODES.has(word.toUpperCase()) ? word.toUpperCase() : null);
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const PERIODS = new Map<string, Posting['salary_per']>(
  (
    [
      ['hour', 'hour hourly hr hrs h ph perhour perhr anhour eachhour'],
      ['day', 'day daily d pd perday perdiem aday eachday'],
      ['week', 'week weekly wk w pw perweek perwk aweek'],
      ['month', 'month monthly mth mo m pm pcm permonth percalendarmonth amonth'],
      ['year', 'year yearly yr y pa py annual annually annum perannum peryear peryr ayear'],
    ] as const
  ).flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
);

/** `YEAR`, `Per annum`, `p.a.` and `/yr` alike; null for anything else. */
export const periodOf = (text: string): Posting['salary_per'] | null =>
  PERIODS.get(text.toLowerCase().replace(/[^a-z]/g, '')) ?? null;

/** Characters of an amount with its currency and period. */
const LONGEST = 100;
/** Spaces and apostrophes separate thousands only: `20 25` is two numbers. */
const PAY =
  /^(?<before>[^\d.,+-]*?)\s*(?<digits>\d(?:[\d.,]|['’ ](?=\d{3}(?!\d)))*(?<=\d))\s*(?<k>k(?![a-z]))?\s*(?<after>[^\d]*)$/iu;

/** An amount with what is written around it: `£25,000 per annum`, `25k`, `EUR 25 000,50`. Null when there is none, or several. */
function writtenPay(text: string): WrittenPay | null {
  const written = text.trim().replace(/\s+/g, ' ');
  if (written.length > LONGEST) return null;
  const { before = '', digits = '', k, after = '' } = PAY.exec(written)?.groups ?? {};
  if (!digits) return null;
  let [currency, period]: [string | null, Posting['salary_per'] | null] = [before ? currencyOf(before) : null, null];
  if (before && !currency) return null;
  const [first = '', ...rest] = after.trim().split(/\s+(?=\S)|(?=\/)/);
  if (after.trim()) {
    const own = currencyOf(first);
    const isCurrency = own !== null && periodOf(first) === null;
    if (isCurrency && currency && own !== currency) return null;
    if (isCurrency) currency = own;
    const words = isCurrency ? rest.join(' ') : after.trim();
    period = words ? periodOf(words) : null;
    if (words && !period) return null;
  }
  return { digits: digits.replace(/['’\s]/g, ''), isThousands: k !== undefined, currency, period };
}

type Mark = '.' | ',';
/** Which marks separate thousands and which decimals in the column, as far as some values show it. */
type NumberStyle = { groups: Set<Mark>; decimals: Set<Mark> };

/** How the pay of a file is written. Add every value of the column, then read them. */
export class PayColumn {
  readonly #style: NumberStyle = { groups: new Set(), decimals: new Set() };

  add(text: string): void {
    const written = writtenPay(text);
    if (!written) return;
    const { groups = [], decimals = [] } = clearMarks(written.digits) ?? {};
    for (const mark of groups) this.#style.groups.add(mark);
    for (const mark of decimals) this.#style.decimals.add(mark);
  }

  /** @returns the amount, or why it can't be read */
  read(text: string): { amount: number; currency: string | null; period: Posting['salary_per'] | null } | string {
    const written = writtenPay(text);
    if (!written) return 'it isn’t one amount';
    const plain = this.#plain(written.digits);
    if (plain === null) return 'its decimal and thousands separators are unclear';
    return { ...written, amount: Number(plain) * (written.isThousands ? 1000 : 1) };
  }

  /** The digits with a full stop for the decimal separator; null when they are unclear. */
  #plain(digits: string): string | null {
    if (/^\d+$/.test(digits)) return digits;
    const clear = clearMarks(digits);
    if (clear) {
      const [decimal] = clear.decimals;
      const whole = clear.groups.reduce((text, mark) => text.replaceAll(mark, ''), digits);
      return decimal ? whole.replace(decimal, '.') : whole;
    }
    const mark = ambiguousMark(digits);
    if (mark === null) return null;
    const { groups, decimals } = this.#style;
    const isDecimal = decimals.has(mark);
    const separates = groups.has(mark) || decimals.has(mark === '.' ? ',' : '.');
    // Without other values, a comma separates thousands as in English; pay has no three decimals.
    return !isDecimal && (separates || (mark === ',' && !groups.has('.'))) ? digits.replaceAll(mark, '') : null;
  }
}

/** A single mark with three digits after it, as in `25.000`: thousands in some languages, decimals in others. */
const ambiguousMark = (digits: string): Mark | null => {
  const mark = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(digits)?.[1];
  return mark === '.' || mark === ',' ? mark : null;
};

/** The marks of a number that can be read in one way only. Null when there are several ways, or none. */
function clearMarks(digits: string): { groups: Mark[]; decimals: Mark[] } | null {
  if (ambiguousMark(digits)) return null;
  for (const [group, decimal] of [
    [',', '.'],
    ['.', ','],
  ] as const) {
    const [whole = '', fraction, ...more] = digits.split(decimal);
    if (more.length > 0) continue;
    const parts = whole.split(group);
    const isGrouped = parts.length > 1;
    if (isGrouped && !(/^[1-9]\d{0,2}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part)))) continue;
    if (fraction !== undefined && !/^\d+$/.test(fraction)) continue;
    if (!isGrouped && fraction === undefined) continue;
    return { groups: isGrouped ? [group] : [], decimals: fraction === undefined ? [] : [decimal] };
  }
  return null;
}

/** A degree of latitude or longitude. It has decimals and no thousands, so either mark is the decimal one. */
export function degreeOf(text: string): number | null {
  return /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text.replace(',', '.')) : null;
}
