import type { z } from 'zod';
import { resolvePlace } from '#features/services/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/db.ts';
import type { Viewer } from '#kit/server/serve.ts';
import type { CourseFacets, CourseFilter, findCourses } from '../contract.ts';
import {
  COST_BANDS,
  COURSES_PER_PAGE,
  costLabel,
  type FacetName,
  facetsInForce,
  LABELS,
  LAST_COURSE_PAGE,
  MOST_CITIES,
  monthLabel,
  monthNumber,
  startMonths,
  widerSearches,
} from '../rules.ts';
import { findCourseCards } from './queries.ts';
import {
  allIndustries,
  type CourseCounts,
  type CourseTotals,
  countCourses,
  countEach,
  countFacets,
  findCoursePage,
  findOwnCourses,
  type PlacedFilter,
} from './search-queries.ts';

type Reply = z.input<typeof findCourses.reply>;

/** Searches the courses on offer. @param veteranId whose marks the cards show */
export async function searchCourses(
  db: TenantDb,
  filter: CourseFilter,
  by: { tenant: { country_id: number }; viewer: Viewer | null },
  veteranId: number | null,
): Promise<Reply> {
  const at = await resolvePlace(db, { ...filter, city: filter.city[0] ?? '' }, by);
  // Towns are a facet here: their own filter finds them.
  const placed = { filter, at: filter.city.length > 0 ? { ...at, town: null } : at };
  const totals = await countCourses(db, placed, facetsInForce(filter));
  const found = totals.total > 0 && filter.page <= LAST_COURSE_PAGE ? await findCoursePage(db, placed) : [];
  const { counts, isEstimate } = await countFacets(db, placed, totals);
  const meta = listMeta(filter.page, COURSES_PER_PAGE, totals.total);
  return {
    data: await findCourseCards(db, found, veteranId),
    meta: { ...meta, last_page: Math.min(LAST_COURSE_PAGE, meta.last_page) },
    facets: await facetsOf(db, counts, filter, by.tenant.country_id),
    facets_are_estimates: isEstimate,
    wider: totals.total === 0 ? await countWider(db, filter, by, totals) : [],
    place: at.place,
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
    meta: listMeta(page, COURSES_PER_PAGE, total),
    facets: null,
    facets_are_estimates: false,
    wider: [],
    place: null,
  };
}

type Fixed = keyof typeof LABELS;

async function facetsOf(db: TenantDb, counts: CourseCounts, filter: CourseFilter, countryId: number): Promise<CourseFacets> {
  const industries = new Map((await allIndustries(db)).map(({ id, name }) => [id, name]));
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
  const anyMonth = counts.start.get('0') ?? 0;
  return {
    category_id: fixed('category_id'),
    service_type: fixed('service_type'),
    availability: fixed('availability'),
    funding: fixed('funding'),
    mode: fixed('mode'),
    level: fixed('level'),
    industry: most('industry', Infinity, filter.industry.map(String)).flatMap(([id, count]) => {
      const label = industries.get(Number(id));
      return label ? [{ value: Number(id), label, count }] : [];
    }),
    start: [...new Set([...startMonths(), ...filter.start])].sort().map((month) => ({
      value: month,
      label: monthLabel(month, countryId),
      count: anyMonth + (counts.start.get(String(monthNumber(month))) ?? 0),
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

/** Wider searches that would find something, with how much. */
async function countWider(
  db: TenantDb,
  filter: CourseFilter,
  by: { tenant: { country_id: number }; viewer: Viewer | null },
  totals: CourseTotals,
): Promise<Reply['wider']> {
  const offers = widerSearches(filter);
  // What a search gives without one of its filters was counted with it.
  const known = (of: FacetName | null) => (of === null ? undefined : totals.without.get(of));
  const unknown = offers.filter(({ of }) => known(of) === undefined);
  const searches: PlacedFilter[] = [];
  for (const offer of unknown) {
    const { city } = offer.filter;
    const at = await resolvePlace(db, { ...offer.filter, city: city[0] ?? '' }, by);
    searches.push({ filter: offer.filter, at: city.length > 0 ? { ...at, town: null } : at });
  }
  const counted = await countEach(db, searches);
  return offers
    .map((offer) => ({
      change: offer.change,
      label: offer.label,
      count: known(offer.of) ?? counted[unknown.indexOf(offer)] ?? 0,
    }))
    .filter(({ count }) => count > 0);
}
