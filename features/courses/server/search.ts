import type { z } from 'zod';
import { allIndustryNames, hiddenIndustries } from '#features/lookups/server/index.ts';
import { PER_PAGE } from '#features/services/directory-rules.ts';
import { type Asking, type Searched, searchEntries } from '#features/services/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { COURSE_ORDERS, CourseFacets, CourseFilter, findCourses } from '../contract.ts';
import { ANY, COST_BANDS, costLabel, FACETS, type FacetName, LABELS, MOST_CITIES, monthLabel, startMonths } from '../rules.ts';
import { findCourseCards, findOwnCourses } from './queries.ts';

type Reply = z.input<typeof findCourses.reply>;
type Order = Exclude<(typeof COURSE_ORDERS)[number], 'relevance' | 'distance'>;

/** The value of `start` of courses that can be started in any month. */
const ANY_MONTH = 'any';

const COURSES: Searched<CourseFilter, FacetName, Order> = {
  table: 'course_search',
  id: 'course_id',
  facets: FACETS,
  weights: '{0.1, 0.2, 0.4, 1}',
  standing: { column: 'course_id', direction: 'desc' },
  orders: { starts: 'next_start', cost: 'cost', length: 'days' },
  chosen: (filter) => ({
    ...filter,
    industry: filter.industry.map(String),
    start: filter.start.length > 0 ? [ANY_MONTH, ...filter.start] : [],
    city: filter.city.map((city) => city.toLowerCase()),
  }),
  any: ANY,
};

/** Searches the courses on offer. @param veteranId whose marks the cards show */
export async function searchCourses(
  db: TenantDb,
  filter: CourseFilter,
  asking: Asking,
  veteranId: number | null,
): Promise<Reply> {
  const { found, counts, counts_are_estimates, meta, wider, place } = await searchEntries(db, COURSES, filter, asking, {
    sorted_by: filter.sorted_by,
  });
  return {
    data: await findCourseCards(db, found, veteranId),
    meta,
    facets: await facetsOf(db, counts, filter, asking.tenant.country_id),
    facets_are_estimates: counts_are_estimates,
    wider,
    place,
  };
}

/** A veteran's own list, on offer or not, without facets. */
export async function listOwnCourses(
  db: TenantDb,
  { list, page }: { list: 'saved' | 'interested'; page: number },
  veteranId: number,
): Promise<Reply> {
  const { found, total } = await findOwnCourses(db, veteranId, { list, page });
  return {
    data: await findCourseCards(db, found, veteranId),
    meta: listMeta(page, PER_PAGE, total),
    facets: null,
    facets_are_estimates: false,
    wider: [],
    place: null,
  };
}

type Fixed = keyof typeof LABELS;

async function facetsOf(
  db: TenantDb,
  counts: Record<FacetName, Map<string, number>>,
  filter: CourseFilter,
  countryId: number,
): Promise<CourseFacets> {
  const industries = new Map((await allIndustryNames(db)).map(({ id, name }) => [id, name]));
  const hidden = await hiddenIndustries(db);
  // In the order of the rules; a chosen value is there even when nothing is left of it.
  const fixed = (name: Fixed) =>
    Object.entries<string>(LABELS[name])
      .map(([value, label]) => ({ value, label, count: counts[name].get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || filter[name].some((chosen) => chosen === value));
  const most = (name: 'industry' | 'city', limit: number, chosen: readonly string[]) => {
    const found = [...counts[name]].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const gone = chosen.filter((one) => !counts[name].has(one));
    return [...found.filter(([value], rank) => rank < limit || chosen.includes(value)), ...gone.map((one) => [one, 0] as const)];
  };
  const anyMonth = counts.start.get(ANY_MONTH) ?? 0;
  return {
    category_id: fixed('category_id'),
    service_type: fixed('service_type'),
    availability: fixed('availability'),
    funding: fixed('funding'),
    mode: fixed('mode'),
    level: fixed('level'),
    industry: most('industry', Infinity, filter.industry.map(String)).flatMap(([id, count]) => {
      const label = industries.get(Number(id));
      const isOffered = !hidden.has(Number(id)) || filter.industry.includes(Number(id));
      return label && isOffered ? [{ value: Number(id), label, count }] : [];
    }),
    start: [...new Set([...startMonths(), ...filter.start])].sort().map((month) => ({
      value: month,
      label: monthLabel(month, countryId),
      count: anyMonth + (counts.start.get(month) ?? 0),
    })),
    cost: COST_BANDS.map((band) => ({ value: band, label: costLabel(band, countryId), count: counts.cost.get(band) ?? 0 })),
    city: most(
      'city',
      MOST_CITIES,
      filter.city.map((city) => city.toLowerCase()),
    ).map(([city, count]) => ({
      value: city,
      label: named(city),
      count,
    })),
  };
}

/** `newcastle upon tyne` as it is written: search compares towns in lower case. */
const SMALL = new Set(['upon', 'on', 'in', 'the', 'le', 'of', 'and', 'by']);
const named = (city: string) =>
  city.replace(/[\p{L}’']+/gu, (word, at: number) =>
    at > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1),
  );
