import type { FastifyInstance } from 'fastify';
import { countryOf } from '#kit/country/country.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { findOccupations, findRegistrations, suggestTrades, translateOccupation, understandRole } from '../contract.ts';
import { allRegistrations } from '../registrations/registrations.ts';
import { findForce, serviceOfForce } from '../translation/services.ts';
import { findTrades } from '../translation/trade-suggestions.ts';
import { wordsOf } from '../translation/words.ts';
import { withOffers } from './offers.ts';
import { occupationReference } from './reference.ts';
import { countUntranslated } from './term-queries.ts';
import { translate } from './translate.ts';

const UNKNOWN =
  'We don’t know this code or title. Check the spelling, or search jobs by what you did, for example “vehicle repair”.';

/** Titles that operators may read: words without digits, which could be somebody's number. */
const PLAIN_TITLE = /^(?=.*[a-z]{3})[a-z ]{3,100}$/;
export function occupationRoutes(app: FastifyInstance): void {
  serve(app, translateOccupation, async ({ db, tenant, query: { service: named, typing, ...query } }) => {
    const { forces } = countryOf(tenant.country_id);
    const service = named === '' ? null : findForce(named, forces, query.rank);
    if (named !== '' && service === null)
      fail(
        invalid({
          service: ['service must be an armed service, e.g. British Army, Royal Navy or USMC'],
        }),
      );
    if (query.code === '' && query.title === '')
      fail(invalid({ title: ['Give a code or a title, e.g. 25B or Avionics Technician'] }));
    const { data, understood, is_unknown } = await translate(db, tenant.country_id, { service, ...query });
    const plain = is_unknown && !typing ? wordsOf(query.title).join(' ') : '';
    if (PLAIN_TITLE.test(plain)) await countUntranslated(db, plain, service ? serviceOfForce(service) : '');
    return data.length > 0
      ? { data: await withOffers(db, forces, data), understood }
      : { data: [], understood: null, message: UNKNOWN };
  });

  serve(app, suggestTrades, async ({ tenant, query: { search, service } }) => {
    const { forces } = countryOf(tenant.country_id);
    return { data: findTrades(search, { forces, force: findForce(service, forces) }) };
  });

  serve(app, findRegistrations, async ({ tenant }) => {
    const { forces } = countryOf(tenant.country_id);
    return {
      data: allRegistrations()
        .filter(({ country }) => country === forces)
        .map(({ code, name, body }) => ({ code, name, body })),
    };
  });

  serve(app, understandRole, async ({ db, tenant, query: { role } }) => ({
    data: (await occupationReference(db)).understandRole(role, tenant.country_id),
  }));

  serve(app, findOccupations, async ({ db, tenant, query: { search } }) => {
    const reference = await occupationReference(db);
    return {
      data: reference.findOccupations(search).map((onet_soc) => ({
        onet_soc,
        title: reference.nameOf(onet_soc, tenant.country_id),
        titles: reference.titlesOf(onet_soc, tenant.country_id),
        uk_soc: reference.ukSocOf(onet_soc, tenant.country_id),
      })),
    };
  });
}
