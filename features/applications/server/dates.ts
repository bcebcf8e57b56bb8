import { countryOf } from '#kit/country/country.ts';
import type { Tenant } from '#kit/server/http/serve.ts';

/** `2 December, 10:00` or `December 2, 10:00 AM`, on a clock of the zone. */
export function timeIn(tenant: Pick<Tenant, 'country_id'>, zone: string): (at: string) => string {
  const { language } = countryOf(tenant.country_id);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: zone });
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return (at) => `${day.format(new Date(at))}, ${time.format(new Date(at))}`;
}

/** `26 December 2026` or `December 26, 2026`, in the zone of the tenant's closing days. */
export function dateIn(tenant: Pick<Tenant, 'country_id'>): (day: Date) => string {
  const { language, closingZone } = countryOf(tenant.country_id);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: closingZone });
  return (day) => format.format(day);
}
