const KM_OF_A_DEGREE = 111.2;

/** A division of the map: so many cells to a degree, and above which number of them listing them is no faster. */
type Grid = { to_degree: number; most: number };
const CELLS: Grid = { to_degree: 2, most: 400 };
const SQUARES: Grid = { to_degree: 10, most: 150 };

/**
 * The cells of the map, half a degree wide and high, that a circle touches, numbered as map_cell() in the database does.
 * @returns null when there are too many
 */
export const cellsAround = (latitude: number, longitude: number, km: number): number[] | null =>
  around(latitude, longitude, km, CELLS);

/** The same with the squares of map_square(), a tenth of a degree wide and high. */
export const squaresAround = (latitude: number, longitude: number, km: number): number[] | null =>
  around(latitude, longitude, km, SQUARES);

function around(latitude: number, longitude: number, km: number, { to_degree, most }: Grid): number[] | null {
  // Coordinates have seven decimals. A slightly larger circle makes sure that nothing on its edge is missed.
  const north = km / KM_OF_A_DEGREE + 0.01;
  const widest = Math.min(89.9, Math.abs(latitude) + north);
  const east = north / Math.cos((widest * Math.PI) / 180);
  const in_row = 360 * to_degree;
  const row = (degrees: number) => Math.floor((Math.min(90, Math.max(-90, degrees)) + 90) * to_degree);
  const column = (degrees: number) => Math.floor((degrees + 180) * to_degree);
  const [south, top] = [row(latitude - north), row(latitude + north)];
  const [west, right] = [column(longitude - east), column(longitude + east)];
  if ((top - south + 1) * (right - west + 1) > most || right - west >= in_row) return null;
  const found: number[] = [];
  for (let y = south; y <= top; y++) for (let x = west; x <= right; x++) found.push(y * in_row + ((x + in_row) % in_row));
  return found;
}
