import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import { findCities, getCities, getCountries, getIndustries, getMilitaryServices, getStates } from '../contract.ts';
import {
  allCountries,
  allIndustries,
  citiesNamed,
  citiesOf,
  countryExists,
  militaryServicesOf,
  stateExists,
  statesOf,
} from './queries.ts';

export function lookupRoutes(app: FastifyInstance): void {
  serve(app, getCountries, async ({ db }) => ({ data: await allCountries(db) }));
  serve(app, getIndustries, async ({ db }) => ({ data: await allIndustries(db) }));

  serve(app, getStates, async ({ db, params }) => {
    if (!(await countryExists(db, params.id))) fail(notFound('Country'));
    return { data: await statesOf(db, params.id) };
  });

  serve(app, getCities, async ({ db, params }) => {
    if (!(await stateExists(db, params.id))) fail(notFound('State'));
    return { data: await citiesOf(db, params.id) };
  });

  serve(app, findCities, async ({ db, body }) => {
    if (!(await countryExists(db, body.country_id))) fail(notFound('Country'));
    return { data: await citiesNamed(db, body.country_id, body.city ?? '') };
  });

  serve(app, getMilitaryServices, async ({ db, params }) => {
    if (!(await countryExists(db, params.id))) fail(notFound('Country'));
    return { data: await militaryServicesOf(db, params.id) };
  });
}
