import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';

export const Country = z.object({
  id: z.number(),
  name: z.string(),
  iso2: z.string(),
  phone_code: z.string(),
  currency: z.string(),
});
export const State = z.object({ id: z.number(), name: z.string(), code: z.string() });
export const City = z.object({
  id: z.number(),
  name: z.string(),
  state_id: z.number(),
  state_name: z.string(),
  /** Degrees; null where the place is known by its name alone. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type City = z.infer<typeof City>;
export const Industry = z.object({ id: z.number(), name: z.string() });

export const getCountries = defineRoute({
  method: 'GET',
  path: '/api/get-countries',
  access: 'public',
  summary: 'All countries; ids 232 United Kingdom and 233 United States',
  reply: data(z.array(Country)),
});

export const getStates = defineRoute({
  method: 'GET',
  path: '/api/country/{id}/states',
  access: 'public',
  summary: 'States of a country',
  params: z.object({ id: Id }),
  reply: data(z.array(State)),
});

export const getCities = defineRoute({
  method: 'GET',
  path: '/api/state/{id}/cities',
  access: 'public',
  summary: 'Cities of a state',
  params: z.object({ id: Id }),
  reply: data(z.array(City)),
});

/** At most 50, those that begin with the text first. */
export const findCities = defineRoute({
  method: 'POST',
  path: '/api/country/cities',
  access: 'public',
  summary: 'Cities of a country whose name contains a text',
  body: z.object({
    country_id: z.coerce.number({ error: 'country_id must be a number, e.g. 232' }).int().min(1).max(2_147_483_647),
    city: z.string({ error: 'city must be text' }).trim().max(100, 'city is too long').optional(),
  }),
  reply: data(z.array(City)),
});

export const getIndustries = defineRoute({
  method: 'GET',
  path: '/api/industries',
  access: 'public',
  summary: 'Industries',
  reply: data(z.array(Industry)),
});

export const MilitaryService = z.object({ id: z.number(), name: z.string(), short_name: z.string() });

/** `id` is the country's. */
export const getMilitaryServices = defineRoute({
  method: 'GET',
  path: '/api/military-services/{id}',
  access: 'public',
  summary: 'Military services of a country',
  params: z.object({ id: Id }),
  reply: data(z.array(MilitaryService)),
});
