type Point = { latitude: number; longitude: number };

/** Kilometres between two places, as kilometres_between() in the database computes it. */
export function kilometresBetween(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const sum =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(to.longitude - from.longitude);
  return 12_742.0176 * Math.asin(Math.min(1, Math.sqrt(sum)));
}
