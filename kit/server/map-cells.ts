const KM_OF_A_DEGREE = 111.2;
/** Where a circle touches more parts of the map than these, listing them saves nothing. */
const MOST_CELLS = 400;

/**
 * The parts of the map, half a degree wide and high, that a circle touches: numbered as map_cell() in the database does.
 * @returns null where there are too many to be worth it
 */
export function cellsAround(latitude: number, longitude: number, km: number): number[] | null {
  // Coordinates are stored with seven figures: a little more than the circle makes sure that nothing on its edge is missed.
  const north = km / KM_OF_A_DEGREE + 0.01;
  const widest = Math.min(89.9, Math.abs(latitude) + north);
  const east = north / Math.cos((widest * Math.PI) / 180);
  const row = (degrees: number) => Math.floor((Math.min(90, Math.max(-90, degrees)) + 90) * 2);
  const [south, top] = [row(latitude - north), row(latitude + north)];
  const [west, right] = [Math.floor((longitude - east + 180) * 2), Math.floor((longitude + east + 180) * 2)];
  if ((top - south + 1) * (right - west + 1) > MOST_CELLS || right - west >= 720) return null;
  const cells: number[] = [];
  for (let y = south; y <= top; y++) for (let x = west; x <= right; x++) cells.push(y * 720 + ((x + 720) % 720));
  return cells;
}
