import type { SALARY_PERIODS } from '../shapes.ts';
import { type AdvertContext, type Found, type FoundPay, quoteOf, type Unclear } from './shapes.ts';

type Period = (typeof SALARY_PERIODS)[number];

const AMOUNT = String.raw`(?:[£$€]|\b(?:GBP|USD|EUR)\b)?\s?\d{1,3}(?:[,.]\d{3})+(?:\.\d{1,2})?(?!\d)|(?:[£$€]|\b(?:GBP|USD|EUR)\b)\s?\d+(?:\.\d{1,2})?|\b\d+(?:\.\d{1,2})?`;
/** One amount or a range: with its currency somewhere, thousands as `k`, and what is before it. */
const RANGE = new RegExp(
  String.raw`(?<start>\b(?:from|starting (?:at|from)|minimum(?: of)?|up to|to|circa|c\.|ca\.|around|approx\.?|approximately|competitive up to|between|maximum(?: of)?)\s+)?(?<first>${AMOUNT})\s?(?<k1>k\b)?\s?(?<plus>\+)?(?:\s*(?:per (?:hour|annum|year|day|week|month)|p\.?a\.?|p/?h|/ ?h(?:ou)?r|an hour|a year)?\s*(?<dash>-|–|—|to|and|up to|rising to|through)\s*(?<second>${AMOUNT})\s?(?<k2>k\b)?)?`,
  'giu',
);

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['hour', /\b(?:per|an|each|every) hour\b|\bp\/?h\b|\/ ?(?:hour|hr|h)\b|\bhourly\b|\bper hr\b|\bp\.h\.?/i],
  ['day', /\b(?:per|a|each) day\b|\/ ?day\b|\bdaily\b|\bday rate\b|\bper diem\b|\bp\/?d\b/i],
  ['week', /\b(?:per|a|each) week\b|\/ ?(?:week|wk)\b|\bweekly\b|\bp\/?w\b/i],
  ['month', /\b(?:per|a|each|per calendar) month\b|\/ ?(?:month|mo)\b|\bmonthly\b|\bpcm\b|\bp\.?m\.?\b/i],
  [
    'year',
    /\b(?:per|a|each) (?:year|annum)\b|\bannum\b|\/ ?(?:year|yr|annum)\b|\bp\.?\/?a\b\.?|\bannual(?:ly)?\b|\byearly\b|\bper yr\b|\bpro[- ]?rata\b|\bfte\b/i,
  ],
];

/** Amounts that are not the pay. */
const OTHER_MONEY =
  /\b(?:bonus(?:es)?|allowance|sign[- ]?on|signing|welcome|turnover|revenue|budgets?|fund(?:ing|s|ed)?|grant|million|billion|\d+ ?(?:m|bn)\b|worth|voucher|pension|relocation|refer(?:ral)?|raised?|invest(?:ed|ment|ing)?|portfolio|contracts? (?:worth|valued)|insurance|assurance|death in service|tuition|scholarship|savings?|discount|prize|fee|loan|turning over|assets|sales of|spend|stipend|reimburse|cover(?:age)?|benefits? (?:worth|of)|costs?|fine|donat|award|deposit|holiday pay|budget of|supplement|expenses)\b/i;
const PLUS = /\s(?:\+|plus\b|and a\b|with a\b|excl?(?:uding|\.)?\b|inclusive of\b|including\b).*$/i;

type Candidate = { pay: FoundPay; quote: string; isExplicit: boolean };
type Refused = { quote: string; why: string };

const amountOf = (text: string) =>
  Number(
    text
      .replace(/[^\d.,]/g, '')
      .replace(/,(?=\d{3}(?!\d))|\.(?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

const HAS_CURRENCY = /[£$€]|\b(?:GBP|USD|EUR)\b/i;
const currencyIn = (text: string) =>
  /£|\bGBP\b/i.test(text) ? 'GBP' : /\$|\bUSD\b/i.test(text) ? 'USD' : /€|\bEUR\b/i.test(text) ? 'EUR' : null;

/** The periods that a text names. */
const periodsIn = (text: string): Period[] => PERIODS.flatMap(([period, words]) => (words.test(text) ? [period] : []));

/** The usual range of one period, in which an amount without a period may be read as that. */
const isYearly = (amount: number) => amount >= 10_000 && amount <= 500_000;

/** @param isLabelled the line says that it is about pay */
function readLine(line: string, isLabelled: boolean, context: AdvertContext): Candidate | Refused | null {
  if (!/\d/.test(line) || (!isLabelled && !HAS_CURRENCY.test(line))) return null;
  const isOte = /\bOTE\b|on[- ]target|uncapped|commission|earning potential|realistic earnings|earn up to/i.test(line);
  // What comes after "plus" is paid in addition.
  const base = PLUS.test(line) ? line.replace(PLUS, '') : line;
  const ranges = [...base.matchAll(RANGE)]
    .filter(({ groups, 0: whole }) => {
      const { first = '', second = '', k1, k2 } = groups ?? {};
      const isMoney =
        HAS_CURRENCY.test(whole) || (isLabelled && (k1 !== undefined || k2 !== undefined || amountOf(second || first) >= 1000));
      return isMoney && amountOf(first) > 0;
    })
    .map(withoutGrade);
  if (ranges.length === 0) return null;
  const quote = quoteOf(line);
  if (isOte) {
    const beforeOte = ranges.filter(
      ({ index }) =>
        index < line.search(/\bOTE\b|on[- ]target|uncapped|commission|earning potential|realistic earnings|earn up to/i),
    );
    const isBase = /\bbas(?:e|ic)\b/i.test(line);
    const [own] = beforeOte;
    if (!own || (!isBase && !own.groups?.second) || beforeOte.length > 1)
      return { quote, why: 'it mixes basic pay with earnings that depend on results' };
    return candidateOf(own, line, context);
  }
  if (!isLabelled && (OTHER_MONEY.test(base) || !(ABOUT_PAY.test(base) || periodsIn(base).length > 0 || base.length <= 40)))
    return null;
  if (isLabelled && ranges.length === 1 && OTHER_MONEY.test(base) && !/salary|pay|wage|rate|compensation/i.test(base))
    return null;
  const read = ranges.map((range) => candidateOf(range, line, context));
  const good = read.filter((one): one is Candidate => 'pay' in one);
  const [first] = read;
  if (first && good.length === 0) return first;
  const distinct = new Set(good.map(({ pay }) => JSON.stringify(pay)));
  if (distinct.size > 1 || good.length < read.length) {
    // The same pay for two periods, such as a year and an hour: the first is what the advert leads with.
    const periods = new Set(good.map(({ pay }) => pay.per));
    const [lead] = good;
    if (lead && periods.size === good.length && good.length === read.length) return lead;
    return { quote, why: 'it gives several amounts' };
  }
  return good[0] ?? null;
}

/** `Band 6 - £16.96` is no range: only its second number has a currency. */
function withoutGrade(range: RegExpExecArray): RegExpExecArray {
  const { first = '', second = '', k1, k2 } = range.groups ?? {};
  if (!second || HAS_CURRENCY.test(first) || !HAS_CURRENCY.test(second) || k1 !== undefined || amountOf(first) >= 1000)
    return range;
  return Object.assign(range, {
    groups: { ...range.groups, first: second, k1: k2, second: undefined, k2: undefined, start: '' },
  });
}

/** Of running text, the sentence is about pay. */
const ABOUT_PAY =
  /\b(?:salary|salaries|pay|paid|paying|rates?|wages?|earn|earnings|compensation|remuneration|starting|package)\b/i;

function candidateOf(range: RegExpExecArray, line: string, context: AdvertContext): Candidate | Refused {
  const { start = '', first = '', k1, plus, second, k2 } = range.groups ?? {};
  const quote = quoteOf(line);
  const currency = currencyIn(range[0]);
  const own = context.iso2 === 'GB' ? 'GBP' : 'USD';
  if (currency !== null && currency !== own) return { quote, why: `it is in ${currency}, and jobs here are paid in ${own}` };
  let from: number | null = amountOf(first) * (k1 ? 1000 : 1);
  let to: number | null = second === undefined ? null : amountOf(second) * (k2 ? 1000 : 1);
  // `£30-35k`
  if (to !== null && k2 && !k1 && from < 1000) from *= 1000;
  if (to !== null && k1 && !k2 && to < 1000) to *= 1000;
  // `£70-£80,000`
  if (to !== null && from < 1000 && to >= 10_000 && from * 1000 <= to) from *= 1000;
  if (to !== null && to < from) return { quote, why: 'its lowest amount is above its highest' };
  const after =
    line.slice(range.index + range[0].length, range.index + range[0].length + 45).split(/[£$€;]|\bor\b|[([]?\s?equivalent/i)[0] ??
    '';
  const within = range[0];
  const [near, ...others] = periodsIn(`${within} ${after}`);
  const [inLine, ...more] = periodsIn(line);
  const top = to ?? from;
  // Pay for a year written as `per annum (37.5 hours per week)` names a week of hours, not of pay.
  const period = others.length === 0 && near ? near : (nearest(after) ?? (more.length === 0 ? inLine : undefined));
  if (second === undefined) {
    if (/^(?:up to|to|maximum|competitive up to)/i.test(start)) [from, to] = [null, from];
    else if (!plus && !/^(?:from|starting|minimum)/i.test(start)) to = from;
  }
  const per = period ?? (isYearly(top) ? 'year' : undefined);
  if (!per) return { quote, why: 'it doesn’t say whether that is for an hour, a day or a year' };
  if (!isPlausible(per, top))
    return isYearly(top) && per !== 'year'
      ? { pay: { from, to, per: 'year' }, quote, isExplicit: false }
      : { quote, why: `it would be ${top.toLocaleString('en-GB')} for each ${per}` };
  return { pay: { from, to, per }, quote, isExplicit: period !== undefined };
}

/** The period that comes first in the text. */
function nearest(text: string): Period | undefined {
  return PERIODS.map(([period, words]) => ({ period, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.period;
}

const LIMITS: Record<Period, readonly [number, number]> = {
  hour: [3, 500],
  day: [25, 3000],
  week: [80, 10_000],
  month: [300, 40_000],
  year: [3000, 1_000_000],
};
const isPlausible = (per: Period, amount: number) => amount >= LIMITS[per][0] && amount <= LIMITS[per][1];

const MESSAGE = (why: string) => `We couldn’t tell the pay: ${why}. Enter it yourself.`;

/**
 * The pay of an advert. Lines that are labelled as pay decide; others count only where they agree.
 * @param labelled the values after a label such as `Salary`
 */
export function findPay(
  labelled: readonly { value: string; line: string }[],
  lines: readonly string[],
  context: AdvertContext,
): { found?: Found<FoundPay>; unclear?: Unclear } {
  const own = labelled.map(({ line }) => readLine(line, true, context)).filter((one) => one !== null);
  const read =
    own.length > 0
      ? own
      : lines
          .filter((line) => line.length <= 600)
          .flatMap((line) => sentencesOf(line))
          .map((line) => readLine(line, false, context))
          .filter((one) => one !== null);
  const good = read.filter((one): one is Candidate => 'pay' in one);
  const [first] = good;
  const distinct = new Set(good.map(({ pay }) => JSON.stringify(pay)));
  const unsure = own.find((one): one is Refused => 'why' in one);
  if (unsure) return { unclear: { field: 'pay', quote: unsure.quote, message: MESSAGE(unsure.why) } };
  if (first && distinct.size === 1) return { found: { value: first.pay, quote: first.quote } };
  if (first) {
    const explicit = good.filter(({ isExplicit }) => isExplicit);
    const [only] = explicit;
    if (only && explicit.length === 1 && own.length === 0) return { found: { value: only.pay, quote: only.quote } };
    const quotes = [...new Set(good.map(({ quote }) => quote))].slice(0, 2);
    return { unclear: { field: 'pay', quote: quotes.join(' · '), message: MESSAGE('the advert gives several amounts') } };
  }
  const refused = read.find((one): one is Refused => 'why' in one);
  return refused ? { unclear: { field: 'pay', quote: refused.quote, message: MESSAGE(refused.why) } } : {};
}

const sentencesOf = (line: string) => line.split(/(?<=[a-z)!?]{2}[.!?])\s+(?=[A-Z])/);
