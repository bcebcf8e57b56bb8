import { countryOf } from '#kit/country/country.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { formatDay } from '#kit/ui/text/dates.ts';
import { formatMoney } from '#kit/ui/text/money.ts';
import { LABELS } from '../rules.ts';
import type { CourseCard } from '../shapes.ts';

type Language = 'en-GB' | 'en-US';

/** `12 courses`, `About 14,000 courses`. */
export const courseCount = (count: number, isEstimate = false) => counted(count, 'course', 'courses', isEstimate);

/** `10 days`, `1 year`. */
export const lengthText = ({ length_amount, length_unit }: Pick<CourseCard, 'length_amount' | 'length_unit'>) =>
  counted(length_amount, length_unit, `${length_unit}s`);

/** `£1,095`, `Free`. */
export const costText = ({ cost, country_id }: Pick<CourseCard, 'cost' | 'country_id'>, language: Language) =>
  cost === 0 ? 'Free' : formatMoney(cost, countryOf(country_id).currency, language);

/** `Leeds, York and online`, `Online`. Of many places the first two. */
export function placeText({ cities, service_type }: Pick<CourseCard, 'cities' | 'service_type'>): string {
  if (service_type === 'online' || cities.length === 0) return LABELS.service_type[service_type];
  const more = cities.length - 2;
  const towns =
    more > 0 ? `${cities.slice(0, 2).join(', ')} and ${counted(more, 'other place', 'other places')}` : cities.join(' or ');
  return service_type === 'hybrid' ? `${towns}, partly online` : towns;
}

/** `Starts 4 Jan 2027`, `Start at any time`; null where no day is known. */
export function startText(
  { next_start, starts_any_time }: Pick<CourseCard, 'next_start' | 'starts_any_time'>,
  language: Language,
): string | null {
  if (starts_any_time) return 'Start at any time';
  return next_start && `Starts ${formatDay(next_start, language)}`;
}

/** The same under a heading that says what it is. */
export const nextStartText = (course: Pick<CourseCard, 'next_start' | 'starts_any_time'>, language: Language): string =>
  course.starts_any_time ? 'At any time' : course.next_start ? formatDay(course.next_start, language) : 'Ask the provider';
