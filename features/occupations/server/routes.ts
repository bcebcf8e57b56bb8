import type { FastifyInstance } from 'fastify';
import { countryOf } from '#kit/country/country.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import { findOccupations, translateOccupation } from '../contract.ts';
import { findService } from '../translation/services.ts';
import { occupationReference } from './reference.ts';
import { translate } from './translate.ts';

const UNKNOWN =
  'We do not know this code or title. Check the spelling, or search jobs by what you did, for example “vehicle repair”.';

export function occupationRoutes(app: FastifyInstance): void {
  serve(app, translateOccupation, async ({ db, tenant, query: { service: named, ...query } }) => {
    const { forces } = countryOf(tenant.country_id);
    const service = named === '' ? null : findService(named, forces);
    if (named !== '' && service === null)
      fail(
        invalid({
          service: ['service must be an armed service of the United Kingdom or the United States, e.g. Army, Royal Navy or USMC'],
        }),
      );
    if (query.code === '' && query.title === '')
      fail(invalid({ title: ['Give a code or a title, e.g. 25B or Avionics Technician'] }));
    const { data, understood } = await translate(db, tenant.country_id, { service, ...query });
    return data.length > 0 ? { data, understood } : { data, understood: null, message: UNKNOWN };
  });

  serve(app, findOccupations, async ({ db, tenant, query: { search } }) => {
    const reference = await occupationReference(db);
    return {
      data: reference.findOccupations(search).map((onet_soc) => ({
        onet_soc,
        title: reference.titleOf(onet_soc) ?? '',
        titles: reference.titlesOf(onet_soc, tenant.country_id),
      })),
    };
  });
}
