import { countryOf } from '#kit/country/country.ts';
import type { Tenant } from '#kit/server/http/serve.ts';

/** `26 December 2026` or `December 26, 2026`, in the zone of the tenant's closing days. */
export function dateIn(tenant: Pick<Tenant, 'country_id'>): (day: Date) => string {
  const { language, closingZone } = countryOf(tenant.country_id);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: closingZone });
  return (day) => format.format(day);
}
