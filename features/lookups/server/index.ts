import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import type { ExperienceQuestion } from '../contract.ts';
import * as calls from '../contract.ts';
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
import { hasOwnRanks, navyServiceOf, serviceExists, shownLookups } from './service-lookup-queries.ts';

export { addLookup, changeLookup, lookupForOperators, lookupsForOperators, removeLookup, showLookup } from './editing.ts';
export { allIndustryNames, countryExists } from './queries.ts';

export function lookupRoutes(app: FastifyInstance): void {
  serve(app, calls.getCountries, async ({ db }) => ({ data: await allCountries(db) }));
  serve(app, calls.getIndustries, async ({ db }) => ({ data: await allIndustries(db) }));

  serve(app, calls.getStates, async ({ db, params }) => {
    if (!(await countryExists(db, params.id))) fail(notFound('Country'));
    return { data: await statesOf(db, params.id) };
  });

  serve(app, calls.getCities, async ({ db, params }) => {
    if (!(await stateExists(db, params.id))) fail(notFound('State'));
    return { data: await citiesOf(db, params.id) };
  });

  serve(app, calls.findCities, async ({ db, body }) => {
    if (!(await countryExists(db, body.country_id))) fail(notFound('Country'));
    return { data: await citiesNamed(db, body.country_id, body.city ?? '') };
  });

  serve(app, calls.getMilitaryServices, async ({ db, params }) => {
    if (!(await countryExists(db, params.id))) fail(notFound('Country'));
    return { data: await militaryServicesOf(db, params.id) };
  });

  serviceLookupRoutes(app);
}

function serviceLookupRoutes(app: FastifyInstance): void {
  serve(app, calls.getMilitaryRanks, async ({ db, params, query }) => {
    const { id, title, arm } = { id: params.id, title: query.title, arm: query.military_navy_service_id };
    if (!(await serviceExists(db, id))) fail(notFound('Military service'));
    if (arm !== undefined && !(await navyServiceOf(db, arm, id))) fail(notFound('Navy service'));
    const parent_id = arm === undefined ? undefined : (await hasOwnRanks(db, arm)) ? arm : null;
    const ranks = await shownLookups(db, { kind: 'rank', title, military_service_id: id, parent_id });
    return { data: ranks.map((rank) => ({ ...rank, category: oneOf(calls.RANK_CATEGORIES, rank.category) })) };
  });

  for (const [route, kind] of OF_A_SERVICE)
    serve(app, route, async ({ db, params, query }) => {
      if (!(await serviceExists(db, params.id))) fail(notFound('Military service'));
      return { data: await shownLookups(db, { kind, title: query.title, military_service_id: params.id }) };
    });

  serve(app, calls.findMilitaryBranches, async ({ db, query, body }) => {
    const { military_service_id, military_navy_service_id } = body;
    if (military_service_id !== undefined && !(await serviceExists(db, military_service_id))) fail(notFound('Military service'));
    if (military_navy_service_id !== undefined && !(await navyServiceOf(db, military_navy_service_id, military_service_id)))
      fail(notFound('Navy service'));
    const wanted = { title: query.title, military_service_id, parent_id: military_navy_service_id };
    return { data: await shownLookups(db, { kind: 'branch', ...wanted }) };
  });

  serve(app, calls.getMilitaryBadgedRoles, async ({ db, params, query }) => {
    if (!(await serviceExists(db, params.id))) fail(notFound('Military service'));
    const { title, parent_id } = query;
    return { data: await shownLookups(db, { kind: 'badged_role', title, military_service_id: params.id, parent_id }) };
  });

  serve(app, calls.getMilitaryOccupations, async ({ db, params, query }) => {
    if (!(await serviceExists(db, params.id))) fail(notFound('Military service'));
    const wanted = { title: query.title, military_service_id: params.id };
    return { data: await shownLookups(db, { kind: 'occupation', ...wanted }, OCCUPATIONS_AT_ONCE) };
  });

  serve(app, calls.getMilitaryExpQuestions, async ({ db }) => ({ data: await questions(db, 'military_question') }));
  serve(app, calls.getCivilianExpQuestions, async ({ db }) => ({ data: await questions(db, 'civilian_question') }));

  serve(app, calls.getClearances, async ({ db, params, query }) => {
    if (!(await countryExists(db, params.id))) fail(notFound('Country'));
    return { data: await shownLookups(db, { kind: 'clearance', title: query.title, country_id: params.id }) };
  });

  serve(app, calls.getLanguages, async ({ db, query }) => ({
    data: await shownLookups(db, { kind: 'language', title: query.title }),
  }));
}

const OCCUPATIONS_AT_ONCE = 50;

const OF_A_SERVICE = [
  [calls.getMilitaryNavyServices, 'navy_service'],
  [calls.getMilitaryProfessions, 'profession'],
  [calls.getMilitaryCorps, 'corps'],
] as const;

async function questions(db: TenantDb, kind: 'military_question' | 'civilian_question'): Promise<ExperienceQuestion[]> {
  const rows = await shownLookups(db, { kind });
  return rows.map(({ id, title, help, category }) => ({
    id,
    question: title,
    help,
    answer: oneOf(calls.ANSWER_KINDS, category) ?? 'text',
  }));
}

/** The column is text, because each kind has other categories. */
const oneOf = <T extends string>(known: readonly T[], category: string | null): T | null =>
  known.find((one) => one === category) ?? null;

export { hiddenIndustries } from './queries.ts';
