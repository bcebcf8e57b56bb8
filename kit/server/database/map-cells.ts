const KM_OF_A_DEGREE = 111.2;
/** Above this number of cells, listing them is no faster. */
const MOST_CELLS = 400;

/**
 * The cells of the map, half a degree wide and high, that a circle touches, numbered as map_cell() in the database does.
 * @returns null when there are too many
 */
export function cellsAround(latitude: number, longitude: number, km: number): number[] | null {
  // Coordinates have seven decimals. A slightly larger circle makes sure that nothing on its edge is missed.
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
