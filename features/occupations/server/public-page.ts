import { countryOf } from '#kit/country/country.ts';
import { definePublicPage } from '#kit/server/http/public-page.ts';
import { namesOf, readTrade, TRADE_SERVICES, tradeExampleLinks, tradeHref } from '../trade-rules.ts';
import { findForce } from '../translation/services.ts';
import { translate } from './translate.ts';

const ATTRIBUTION = 'Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.';

/** The same as the app says. */
const UNKNOWN =
  'We don’t know this trade yet. Check the spelling and the service, leave out the rank, or describe the work in two or three words, such as “vehicle repair”.';

/** `/trade`, "What can I do with my trade?": what it does, and what the trade in the address leads to or trades to begin with. */
export const tradePublicPage = definePublicPage({
  path: '/trade',
  load: async ({ db, tenant, query }) => {
    const { forces } = countryOf(tenant.country_id);
    const other = forces === 'UK' ? 'US' : 'UK';
    const trade = (query.get('trade') ?? '').trim().slice(0, 200);
    const named = (query.get('service') ?? '').slice(0, 100);
    const rank = (query.get('rank') ?? '').slice(0, 100);
    const force = findForce(named, forces, rank);
    const service = force ? named : '';
    if (trade) {
      const input = { service: force, rank, ...readTrade(trade) };
      const { data } = await translate(db, tenant.country_id, input);
      const named = data.map((found) => ({ ...found, ...namesOf(found, forces) }));
      const name = service ? `${trade}, ${service}` : trade;
      return {
        title: 'What can I do with my trade?',
        description: data.length > 0 ? `${name}: ${named.map((one) => one.name).join(', ')}.` : `Civilian jobs for ${name}.`,
        canonical: tradeHref({ service, trade }),
        text: [
          { heading: `${name} in civilian work` },
          ...(named.length === 0 ? [{ text: UNKNOWN }] : []),
          {
            facts: named.map(({ name, alsoCalled, reason, uk_soc }) => [
              name,
              [reason, alsoCalled.join(', '), uk_soc && `SOC 2020: ${uk_soc.code} ${uk_soc.name}.`].filter(Boolean).join(' '),
            ]),
          },
          {
            links: [
              { href: '/trade', label: 'Another trade' },
              { href: '/jobs', label: 'Search all open jobs' },
            ],
          },
          { text: ATTRIBUTION },
        ],
      };
    }
    return {
      title: 'What can I do with my trade?',
      description:
        'Enter your military trade, code or job title and see the civilian jobs it leads to, with typical titles, level and open jobs. Free, no account needed.',
      canonical: '/trade',
      text: [
        {
          text: 'Enter the trade, code or job title you had in the forces, and see the civilian occupations it leads to: why each fits, what such jobs are called, and at which level to apply. Spelling mistakes, abbreviations and former names are fine. You don’t need an account.',
        },
        { heading: 'Trades to start with' },
        {
          links: tradeExampleLinks(forces),
        },
        { heading: 'Services' },
        { list: [...TRADE_SERVICES[forces], ...TRADE_SERVICES[other]] },
        { heading: 'Open jobs' },
        {
          links: [
            { href: '/jobs', label: 'Search all open jobs' },
            { href: '/jobs/browse', label: 'Browse jobs by role and place' },
          ],
        },
        { text: ATTRIBUTION },
      ],
    };
  },
});
