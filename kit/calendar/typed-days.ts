import { daysInMonth } from './days.ts';

/** Days as people type and read them: `27/11/2026`, in the United States `11/27/2026`. */

type Language = 'en-GB' | 'en-US';

/** How a day is typed, for a placeholder. */
export const dayPattern = (language: Language): string => (language === 'en-US' ? 'mm/dd/yyyy' : 'dd/mm/yyyy');

/** `2026-11-27` as people type it. Anything else is returned as it is. */
export function typedDay(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return language === 'en-US' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}

/** The day that a text names, in the country's order or as `2026-11-27`. Null where it names none, such as 31/02/2026. */
export function readTypedDay(text: string, language: Language): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const found = /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed);
  if (!found) return null;
  return language === 'en-US' ? dayOf(found[3], found[1], found[2]) : dayOf(found[3], found[2], found[1]);
}

function dayOf(year = '', month = '', date = ''): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return null;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
