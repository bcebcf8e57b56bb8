import type { RADII } from './contract.ts';

/** The centre of a radius search: the town's name, its coordinates in degrees and the radius in miles. */
export type Near = { name: string; latitude: number; longitude: number; radius: (typeof RADII)[number] };

/** Kilometres in a mile. */
export const MILE_KM = 1.609344;

/** Kilometres, to ten metres. */
export const kilometres = (miles: number): number => Math.round(miles * MILE_KM * 100) / 100;

/** A place as the filter of jobs has it. Miles become kilometres, and a radius of 0 becomes the town itself. */
export const placeFilter = (near: Near | null, city: readonly string[]) => ({
  city: near?.radius === 0 ? [...new Set([near.name, ...city])] : [...city],
  latitude: near?.latitude,
  longitude: near?.longitude,
  radius_km: near && near.radius > 0 ? kilometres(near.radius) : undefined,
});
