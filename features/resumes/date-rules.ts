import type { ResumeContent } from './content.ts';

type Dated = { id: string; startDate: string; endDate: string };

/** A month that no year has, as printed in a document: `14/2019`. */
const NO_MONTH =
  /(?<![\d/.-])(?:00|1[3-9]|[2-9]\d)[/.](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d[/.-](?:00|1[3-9]|[2-9]\d)(?![\d/.-])/;

/** The sections whose entries have dates, beside the custom ones. */
const DATED = ['military', 'work', 'education', 'certificates', 'awards', 'volunteer', 'projects'] as const;

/** What is wrong with one date, or null. `present` is an end only. */
export function faultOfResumeDate(value: string, isEnd: boolean): string | null {
  if (value === '' || (isEnd && value === 'present')) return null;
  const [, year, , month] = /^(\d{4})(-(\d\d))?$/.exec(value) ?? [];
  if (year === undefined) return 'Enter a year, such as 2019, or a year and month, such as 2019-09.';
  if (Number(year) < 1900 || Number(year) > 2100) return 'Check the year.';
  return month !== undefined && (Number(month) < 1 || Number(month) > 12) ? 'Use a month from 01 to 12.' : null;
}

/** Seasons are no months: dates of a file that name one are shown as printed, until the person edits them. */
export function datesWithSeason({ printedDates }: { printedDates: string }): string {
  const isSeason = /\b(?:spring|summer|autumn|fall|winter|easter|christmas|michaelmas)\b/i.test(printedDates);
  return isSeason && printedDates.length <= 40 ? printedDates : '';
}

/** What is wrong with the dates of an entry, by field. */
export function faultsOfEntry({ startDate, endDate }: Omit<Dated, 'id'>): { startDate?: string; endDate?: string } {
  const start = faultOfResumeDate(startDate, false);
  const end = faultOfResumeDate(endDate, true);
  if (start || end) return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
  if (!startDate || !endDate || endDate === 'present') return {};
  // A date without a month is compared by year.
  const length = Math.min(startDate.length, endDate.length);
  return endDate.slice(0, length) < startDate.slice(0, length) ? { endDate: 'The end is before the start.' } : {};
}

/** The first fault of dates read from a document, or null. */
export function faultOfReadDates(entry: Dated & { printedDates: string }): string | null {
  const { startDate, endDate } = faultsOfEntry(entry);
  return startDate ?? endDate ?? (NO_MONTH.test(entry.printedDates) ? 'Use a month from 01 to 12.' : null);
}

function datedEntries(content: ResumeContent): { path: string; entry: Dated }[] {
  const at = (path: string, entries: readonly Dated[]) => entries.map((entry, index) => ({ path: `${path}.${index}`, entry }));
  return [
    ...DATED.flatMap((section) => at(section, content[section])),
    ...content.custom.flatMap(({ items }, index) => at(`custom.${index}.items`, items)),
  ];
}

/**
 * Impossible dates in a person's edit, by path in the content: `work.2.endDate`. Stored dates are accepted:
 * the person decides when to correct them.
 */
export function faultsOfResumeDates(content: ResumeContent, stored: ResumeContent | null): Record<string, string> {
  const span = ({ id, startDate, endDate }: Dated) => JSON.stringify([id, startDate, endDate]);
  const known = new Set(stored ? datedEntries(stored).map(({ entry }) => span(entry)) : []);
  return Object.fromEntries(
    datedEntries(content)
      .filter(({ entry }) => !known.has(span(entry)))
      .flatMap(({ path, entry }) => Object.entries(faultsOfEntry(entry)).map(([field, fault]) => [`${path}.${field}`, fault])),
  );
}

/** The group of lines about impossible dates of a file. Their entries are complete without them, so they are not moved to a section. */
export const DATES_TO_CHECK = 'Dates to check';
