import { todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';

/** The tenant's day, as the server counts it. */
export function useToday(): string {
  return todayIn(countryOf(useLocale().countryId).closingZone);
}
