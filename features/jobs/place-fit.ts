import { kilometresBetween } from '#kit/country/distance.ts';
import type { WORK_TYPES } from './shapes.ts';

type Point = { latitude: number | null; longitude: number | null };

/** What a person wishes about the place of work. */
export type PlaceWishes = {
  /** `radius_miles` is null where the person set no limit. */
  places: readonly (Point & { name: string; radius_miles: number | null })[];
  /** Null where the person has not said. */
  remote_ok: boolean | null;
};

/** Where the work of a job is done. */
export type JobPlace = {
  type: (typeof WORK_TYPES)[number] | null;
  /** All its places; a place without coordinates may still have the name of a town, or a text such as `Home based`. */
  places: readonly (Point & { name: string | null })[];
};

/**
 * How the place of a job meets the wishes. `miles` is null where only the names of the towns are the same. `unknown`: no place is wished, or the
 * job names none that can be compared.
 */
export type PlaceFit =
  | { fit: 'inside' | 'further'; name: string; miles: number | null }
  | { fit: 'remote'; is_wished: boolean | null }
  | { fit: 'unknown' };

const MILE = 1.609344;
/** Work from one's own home, written as the place of a job. */
const AT_HOME = /\b(?:home[- ]?(?:based|working)|work(?:ing)? from home|(?:fully )?remote)\b/i;
const sameTown = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Hybrid work needs the journey, so its distance counts as that of work on site. Of several places the one that fits best counts. Work across a
 * whole country has no place to measure from.
 */
export function placeFit(job: JobPlace, wishes: PlaceWishes): PlaceFit {
  const isAtHome = job.places.length > 0 && job.places.every(({ name }) => name !== null && AT_HOME.test(name));
  if (job.type === 'remote' || (job.type === null && isAtHome)) return { fit: 'remote', is_wished: wishes.remote_ok };
  let best: { fit: 'inside' | 'further'; name: string; miles: number | null } | null = null;
  for (const wished of wishes.places)
    for (const place of job.places) {
      const miles = milesBetween(wished, place);
      if (miles === null && !(place.name !== null && sameTown(wished.name, place.name))) continue;
      const isInside = miles === null || wished.radius_miles === null || miles <= wished.radius_miles;
      const found = { fit: isInside ? 'inside' : 'further', name: wished.name, miles } as const;
      if (best === null || rank(found) < rank(best)) best = found;
    }
  if (best === null) return { fit: 'unknown' };
  // A distance beyond the radius is never rounded down to it.
  const round = best.fit === 'further' ? Math.ceil : Math.round;
  return { ...best, miles: best.miles === null ? null : round(best.miles) };
}

/** Places inside a radius first, then the nearest. */
const rank = ({ fit, miles }: { fit: 'inside' | 'further'; miles: number | null }) =>
  (fit === 'inside' ? 0 : 100_000) + (miles ?? 0);

function milesBetween(from: Point, to: Point): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const start = { latitude: from.latitude, longitude: from.longitude };
  return kilometresBetween(start, { latitude: to.latitude, longitude: to.longitude }) / MILE;
}
