import type { FastifyInstance } from 'fastify';
import { occupationReference, tradesOfOccupation } from '#features/occupations/server/index.ts';
import { serve } from '#kit/server/http/serve.ts';
import { getJobGuidance } from '../../guidance-contract.ts';
import { type RecruiterContext, recruiterContext } from '../policy.ts';
import { findCity } from '../recruiting/queries.ts';
import { type Area, findPayNearby } from './queries.ts';

/** 30 miles: what people travel to work at most. */
const RADIUS_KM = 48;
const MOST_TRADES = 12;

export function guidanceRoutes(app: FastifyInstance): void {
  serve(app, getJobGuidance, async ({ query, ...input }) => {
    const context = recruiterContext(input);
    const reference = await occupationReference(context.db);
    const { title, job_role } = query;
    const chosen = query.occupation_id && reference.titleOf(query.occupation_id) !== null ? query.occupation_id : null;
    const occupation = chosen ?? reference.recogniseJob({ title, job_role: job_role || null, description: '' }).occupation_id;
    if (occupation === null) return { data: { occupation: null, pay: null, trades: [] } };
    const area = await areaOf(context, query.city_id, query.type);
    const pay = area && (await findPayNearby(context.db, { occupation, area, except: query.job_id ?? 0 }));
    return {
      data: {
        occupation: { onet_soc: occupation, name: reference.nameOf(occupation, context.country_id) },
        pay: pay && { ...pay, area: 'remote_in' in area ? ('remote' as const) : ('near' as const), radius_km: RADIUS_KM },
        trades: tradesOfOccupation(occupation, context.country_id, MOST_TRADES),
      },
    };
  });
}

/** Where jobs are similar: near the town, or remote. Without either there is no pay to compare. */
async function areaOf(
  { db, country_id }: RecruiterContext,
  cityId: number | undefined,
  type: string | undefined,
): Promise<Area | null> {
  if (type === 'remote') return { remote_in: country_id };
  const city = cityId === undefined ? undefined : await findCity(db, cityId);
  if (!city || city.latitude === null || city.longitude === null) return null;
  return { latitude: city.latitude, longitude: city.longitude, radius_km: RADIUS_KM };
}
