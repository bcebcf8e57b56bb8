import { ALL_COUNTRIES } from '#kit/country/country.ts';
import { DIRECTORY_LABELS } from '../../directory-rules.ts';
import type { ServiceProvider } from '../../shapes.ts';
import { uuidOf } from '../importing/uuid.ts';

/*
 * Providers in Open Referral HSDS 3.0, which the UK profile (HSDS-UK-3.0) narrows: https://docs.openreferral.org. What the standard has no
 * field for (audience, category, how help is given) travels as attributes of our own taxonomy.
 */

export const TAXONOMY = {
  id: uuidOf('taxonomy'),
  name: 'Muster service categories',
  description: 'Needs that a service helps with, how it is given, when, and for whom.',
};

/** Terms by their code: `category:housing`, `service_type:online`, `availability:24/7_support`, `audience:serving`, `crisis_line`. */
export const TERMS: readonly { code: string; name: string }[] = [
  ...Object.entries(DIRECTORY_LABELS.category_id).map(([value, name]) => ({ code: `category:${value}`, name })),
  ...Object.entries(DIRECTORY_LABELS.service_type).map(([value, name]) => ({ code: `service_type:${value}`, name })),
  ...Object.entries(DIRECTORY_LABELS.availability).map(([value, name]) => ({ code: `availability:${value}`, name })),
  { code: 'audience:serving', name: 'People still serving' },
  { code: 'audience:left', name: 'People who have left the armed forces' },
  { code: 'crisis_line', name: 'Crisis line' },
];

export const taxonomyTerm = ({ code, name }: { code: string; name: string }) => ({
  id: uuidOf(`term ${code}`),
  code,
  name,
  description: name,
  taxonomy: TAXONOMY.name,
  taxonomy_id: TAXONOMY.id,
});

const BYDAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const isoOf = (countryId: number) => ALL_COUNTRIES.find(({ id }) => id === countryId)?.iso2;

export type PublishedProvider = Omit<ServiceProvider, 'id' | 'logo_file_id'> & {
  public_id: string;
  updated_at: string;
  is_verified: boolean;
};

/** A provider as a service of HSDS 3. */
export function hsdsService(provider: PublishedProvider): Record<string, unknown> & { id: string; name: string } {
  const id = provider.public_id;
  const of = (part: string) => uuidOf(`${id} ${part}`);
  const organization = provider.organisation || provider.name;
  const codes = [
    // The main category first.
    ...new Set([provider.category, ...provider.category_tags].map((tag) => `category:${tag}`)),
    `service_type:${provider.service_type}`,
    `availability:${provider.availability}`,
    ...(provider.for_serving ? ['audience:serving'] : []),
    ...(provider.for_left ? ['audience:left'] : []),
    ...(provider.is_crisis_line ? ['crisis_line'] : []),
  ];
  const organizationId = uuidOf(`organization ${organization}`);
  return {
    id,
    organization_id: organizationId,
    name: provider.name,
    description: provider.description,
    ...(provider.website && { url: provider.website }),
    ...(provider.email && { email: provider.email }),
    status: 'active',
    ...(provider.eligibility && { eligibility_description: provider.eligibility }),
    ...(provider.cost_note && { fees_description: provider.cost_note }),
    ...(provider.is_verified && { assured_date: provider.checked_on }),
    last_modified: provider.updated_at,
    organization: {
      id: organizationId,
      name: organization,
      description: organization === provider.name ? provider.description : organization,
      ...(provider.website && { website: provider.website }),
    },
    phones: provider.phones.map(({ number, note }, index) => ({
      id: of(`phone ${index}`),
      service_id: id,
      number,
      ...(note && { description: note }),
    })),
    schedules: [
      ...groupedByHours(provider.opening_hours).map(({ days, opens, closes }, index) => ({
        id: of(`schedule ${index}`),
        service_id: id,
        freq: 'WEEKLY',
        byday: days.map((day) => BYDAY[day - 1]).join(','),
        opens_at: opens,
        closes_at: closes === '24:00' ? '23:59' : closes,
      })),
      ...(provider.opening_note ? [{ id: of('schedule note'), service_id: id, description: provider.opening_note }] : []),
    ],
    languages: provider.languages.map((code) => ({
      id: of(`language ${code}`),
      service_id: id,
      code,
      name: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
    })),
    cost_options: [
      {
        id: of('cost'),
        service_id: id,
        option: provider.cost,
        ...(provider.cost_note && { amount_description: provider.cost_note }),
      },
    ],
    service_areas: provider.places.map((name) => ({ id: of(`area ${name}`), service_id: id, name })),
    service_at_locations: provider.locations.map((location, index) => {
      const locationId = of(`location ${index}`);
      const country = isoOf(location.country_id);
      // The standard wants all of an address or none.
      const isWhole = location.address && location.city && location.state && location.postcode && country;
      return {
        id: of(`service at location ${index}`),
        service_id: id,
        location_id: locationId,
        location: {
          id: locationId,
          location_type: 'physical',
          name: location.name || location.city || provider.name,
          ...(location.latitude !== null && { latitude: location.latitude, longitude: location.longitude }),
          ...(isWhole && {
            addresses: [
              {
                id: of(`address ${index}`),
                location_id: locationId,
                address_1: location.address,
                city: location.city,
                state_province: location.state,
                postal_code: location.postcode,
                country,
                address_type: 'physical',
              },
            ],
          }),
        },
      };
    }),
    attributes: TERMS.filter(({ code }) => codes.includes(code))
      .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code))
      .map((term) => ({
        id: of(`attribute ${term.code}`),
        link_id: id,
        taxonomy_term_id: uuidOf(`term ${term.code}`),
        link_type: 'taxonomy_term',
        link_entity: 'service',
        taxonomy_term: taxonomyTerm(term),
      })),
  };
}

/** Days with the same period in one schedule. */
function groupedByHours(periods: ServiceProvider['opening_hours']) {
  const groups = new Map<string, { days: number[]; opens: string; closes: string }>();
  for (const { day, opens, closes } of periods) {
    const key = `${opens}-${closes}`;
    const group = groups.get(key) ?? { days: [], opens, closes };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, days: group.days.sort((one, other) => one - other) }));
}

/** The envelope of a list. */
export function hsdsPage<Entry>(contents: Entry[], page: number, perPage: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  };
}
