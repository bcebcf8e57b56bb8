/** Periods without an entry in a CV. Dates are months `2019-09`, years `2019`, or `present`. */

type Dated = { startDate?: string | undefined; endDate?: string | undefined; hidden?: boolean | undefined };

/** The dated sections of a resume's content. */
export type DatedContent = {
  military: readonly Dated[];
  work: readonly Dated[];
  education: readonly Dated[];
  volunteer?: readonly object[];
};

/** First and last month without an entry, as `2021-04`. */
export type Gap = { from: string; to: string };

/** Gaps of more than this many months are noticed. */
export const GAP_MONTHS = 6;
/** What is longer ago needs no explanation. */
const YEARS_BACK = 10;

/** Months since year 0, or null for what is no date. A year alone begins in January and ends in December. */
function monthOf(date: string | undefined, end: boolean, now: number): number | null {
  if (date === undefined || date === '') return null;
  if (/^present$/i.test(date)) return now;
  const found = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?$/.exec(date);
  if (!found) return null;
  return Number(found[1]) * 12 + (found[2] === undefined ? (end ? 11 : 0) : Number(found[2]) - 1);
}

const textOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * Finds periods of more than six months that no entry of a CV covers, the latest first: between two entries, and from the last one until
 * today. Entries without readable dates, and hidden ones, cover nothing; an entry without an end lasts one month.
 * A CV with fewer than two dated entries has none, because too little is known.
 */
export function findGaps({ military, work, education, volunteer = [] }: DatedContent, today: Date): Gap[] {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const periods = [...military, ...work, ...education, ...(volunteer as readonly Dated[])]
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ startDate, endDate }) => {
      const first = monthOf(startDate, false, now) ?? monthOf(endDate, false, now);
      const last = monthOf(endDate, true, now) ?? first;
      return first === null || last === null
        ? []
        : [{ first: Math.min(first, last), last: Math.min(Math.max(first, last), now) }];
    })
    .sort((a, b) => a.first - b.first);
  if (periods.length < 2) return [];
  const gaps: Gap[] = [];
  let covered = periods[0]?.last ?? now;
  for (const { first, last } of [...periods.slice(1), { first: now + 1, last: now }]) {
    if (first - covered - 1 > GAP_MONTHS && first > now - YEARS_BACK * 12)
      gaps.push({ from: textOf(covered + 1), to: textOf(first - 1) });
    covered = Math.max(covered, last);
  }
  return gaps.reverse();
}

/** What people do in a gap, as sentences for a letter: over, and going on. `{period}` is replaced by the months. */
export const GAP_SENTENCES = [
  {
    label: 'Caring for family',
    over: '{period} I cared for my family.',
    now: '{period} I have been caring for my family, and I am now ready to work again.',
  },
  {
    label: 'Settling after service',
    over: '{period} I settled my family after my service and prepared for civilian work.',
    now: '{period} I have been settling my family after my service and preparing for civilian work.',
  },
  {
    label: 'Studying',
    over: '{period} I studied for my next career.',
    now: '{period} I have been studying for my next career.',
  },
  {
    label: 'Recovering',
    over: '{period} I took time to recover, and I am fit for work.',
    now: '{period} I have been recovering, and I am now fit for work.',
  },
  {
    label: 'Looking for the right job',
    over: '{period} I looked for work that makes use of my experience.',
    now: '{period} I have been looking for work that makes use of my experience.',
  },
] as const;

const lastsUntil = ({ to }: Gap, today: Date) => to === today.toISOString().slice(0, 7);

/** `From April 2021 to January 2022`, or `Since April 2021` for a gap that lasts until today. */
export function periodWords(gap: Gap, language: 'en-GB' | 'en-US', today: Date): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const words = (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
  return lastsUntil(gap, today) ? `Since ${words(gap.from)}` : `From ${words(gap.from)} to ${words(gap.to)}`;
}

/** A sentence about a gap for a letter. */
export function gapSentence(
  sentence: (typeof GAP_SENTENCES)[number],
  gap: Gap,
  language: 'en-GB' | 'en-US',
  today: Date,
): string {
  return (lastsUntil(gap, today) ? sentence.now : sentence.over).replace('{period}', periodWords(gap, language, today));
}
