import { telHref } from '#kit/contract/phone.ts';
import { ALL_COUNTRIES, countryOf } from '#kit/country/country.ts';
import { definePublicPage, idIn } from '#kit/server/http/public-page.ts';
import { DIRECTORY_LABELS } from '../../directory-rules.ts';
import { hoursLines } from '../../opening-rules.ts';
import { siteName } from '../../provider-lines.ts';
import { logoUrl } from '../../rules.ts';
import type { ServiceLocation } from '../../shapes.ts';
import { findProviderNames, findProviderPage } from '../provider-queries.ts';

type Provider = NonNullable<Awaited<ReturnType<typeof findProviderPage>>>;

/** How many services the text of the directory names. */
const LISTED = 100;

/** `/service-providers` with the first services by name. A search is left to the app. */
export const directoryPublicPage = definePublicPage({
  path: '/service-providers',
  load: async ({ db, query }) => {
    const providers = query.size === 0 ? await findProviderNames(db, LISTED) : [];
    const lead = 'Help with work, training, health, money and housing.';
    return {
      title: 'Support and services',
      description: lead,
      canonical: '/service-providers',
      text: [{ text: lead }, { links: providers.map(({ id, name }) => ({ href: `/service-providers/${id}`, label: name })) }],
    };
  },
});

/** `/service-providers/:serviceProviderId` with its text and a Service for search engines. */
export const providerPublicPage = definePublicPage({
  path: '/service-providers/:serviceProviderId',
  load: async ({ db, params, site }) => {
    const id = idIn(params.serviceProviderId);
    const provider = id && (await findProviderPage(db, id, null));
    if (!provider) return null;
    const { language } = countryOf(provider.country_id);
    const hours = hoursLines(provider.opening_hours, language);
    const languages = new Intl.DisplayNames(language, { type: 'language' });
    return {
      title: provider.name,
      description: provider.description,
      image: logoUrl(provider.id, provider.logo_file_id),
      structured: serviceOf(provider, site),
      text: [
        ...(provider.organisation ? [{ text: provider.organisation }] : []),
        { text: provider.description },
        {
          facts: [
            ['Helps with', provider.category_tags.map((tag) => DIRECTORY_LABELS.category_id[tag]).join(', ')],
            ['Who it’s for', provider.eligibility],
            ['Cost', [DIRECTORY_LABELS.cost[provider.cost], provider.cost_note].filter(Boolean).join('. ')],
            ['How it helps', DIRECTORY_LABELS.service_type[provider.service_type]],
            ['Area', provider.places.length === 0 ? 'The whole country' : provider.places.join(', ')],
            ['Languages', provider.languages.map((tag) => languages.of(tag) ?? tag).join(', ')],
          ],
        },
        { heading: 'Contact' },
        {
          links: [
            ...provider.phones.flatMap(({ number, note }) => {
              const href = telHref(number);
              return href ? [{ href, label: [number, note].filter(Boolean).join(', ') }] : [];
            }),
            ...(provider.email ? [{ href: `mailto:${provider.email}`, label: provider.email }] : []),
            ...(provider.website ? [{ href: provider.website, label: siteName(provider.website) }] : []),
          ],
        },
        { heading: 'Opening hours' },
        provider.opening_hours.length > 0
          ? { facts: hours.map(({ days, times }) => [days, times] as const) }
          : { text: DIRECTORY_LABELS.availability[provider.availability] },
        { text: provider.opening_note },
        ...(provider.locations.length > 0
          ? [{ heading: 'Locations' }, { list: provider.locations.slice(0, 20).map(addressText) }]
          : []),
      ],
    };
  },
});

const addressText = ({ name, address, city, state, postcode }: ServiceLocation) =>
  [name, address, city, state, postcode].filter(Boolean).join(', ');

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const isoOf = (countryId: number) => ALL_COUNTRIES.find(({ id }) => id === countryId)?.iso2;

function serviceOf(provider: Provider, site: string): Record<string, unknown> {
  const [phone] = provider.phones;
  return {
    '@type': 'Service',
    '@id': `${site}/service-providers/${provider.id}`,
    name: provider.name,
    description: provider.description,
    url: `${site}/service-providers/${provider.id}`,
    serviceType: provider.category_tags,
    provider: {
      '@type': 'Organization',
      name: provider.organisation || provider.name,
      ...(provider.website && { url: provider.website }),
    },
    areaServed:
      provider.places.length > 0 ? provider.places : [{ '@type': 'Country', name: isoOf(provider.country_id) ?? 'Anywhere' }],
    ...(provider.eligibility && { audience: { '@type': 'Audience', audienceType: provider.eligibility } }),
    ...(provider.cost === 'free' && { isAccessibleForFree: true }),
    hoursAvailable: provider.opening_hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
    availableChannel: {
      '@type': 'ServiceChannel',
      ...(provider.website && { serviceUrl: provider.website }),
      availableLanguage: provider.languages,
      ...(phone && { servicePhone: { '@type': 'ContactPoint', telephone: phone.number } }),
      ...(provider.locations.length > 0 && {
        serviceLocation: provider.locations.slice(0, 20).map((location) => ({
          '@type': 'Place',
          name: location.name || provider.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: location.address || undefined,
            addressLocality: location.city || undefined,
            addressRegion: location.state || undefined,
            postalCode: location.postcode || undefined,
            addressCountry: isoOf(location.country_id),
          },
          ...(location.latitude !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
          }),
        })),
      }),
    },
  };
}
