/** Generates hills from seeded noise and their contour lines by marching squares. Deterministic for a seed. */

const COLUMNS = 90;
const ROWS = 72;
const CELL = 12;
/** The width of a hill in cells. */
const HILL = 26;
const LEVELS = 22;
/** Every fifth line is heavier, as on a printed map. */
const INDEX_EVERY = 5;

type Point = readonly [x: number, y: number];

/** Random numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gradient noise: random slopes at the points of a lattice, interpolated smoothly. Values are about -0.7 to 0.7. */
function noise(random: () => number): (x: number, y: number) => number {
  const size = 32;
  const angles = Float64Array.from({ length: size * size }, () => random() * 2 * Math.PI);
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const angle = angles[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - column, y - row];
    const upper = slope(column, row, dx, dy) * (1 - ease(dx)) + slope(column + 1, row, dx - 1, dy) * ease(dx);
    const lower = slope(column, row + 1, dx, dy - 1) * (1 - ease(dx)) + slope(column + 1, row + 1, dx - 1, dy - 1) * ease(dx);
    return upper * (1 - ease(dy)) + lower * ease(dy);
  };
}

function heightsOf(seed: number): Float64Array {
  const random = randomFrom(seed);
  const hills = noise(random);
  const bend = noise(random);
  const heights = new Float64Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      // The second noise distorts the first to make ridges irregular.
      const x = column / HILL + bend(column / (HILL * 1.6), row / (HILL * 1.6)) * 0.9;
      const y = row / HILL + bend(column / (HILL * 1.6) + 9.3, row / (HILL * 1.6) + 4.7) * 0.9;
      heights[row * COLUMNS + column] = hills(x, y) + 0.28 * hills(x * 2.1 + 11.5, y * 2.1 + 5.2);
    }
  }
  return heights;
}

/** The line segments of one level: one or two per cell, each between two points on the cell's edges. */
function segmentsAt(level: number, heights: Float64Array): [string, Point, string, Point][] {
  const at = (column: number, row: number) => heights[row * COLUMNS + column] ?? 0;
  const segments: [string, Point, string, Point][] = [];
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const [topLeft, topRight] = [at(column, row), at(column + 1, row)];
      const [bottomLeft, bottomRight] = [at(column, row + 1), at(column + 1, row + 1)];
      const share = (from: number, to: number) => (level - from) / (to - from);
      const crossing = (crosses: boolean, edge: string, x: number, y: number): [string, Point] | null =>
        crosses ? [edge, [column + x, row + y]] : null;
      const top = crossing(topLeft > level !== topRight > level, `h${column},${row}`, share(topLeft, topRight), 0);
      const right = crossing(topRight > level !== bottomRight > level, `v${column + 1},${row}`, 1, share(topRight, bottomRight));
      const bottom = crossing(
        bottomLeft > level !== bottomRight > level,
        `h${column},${row + 1}`,
        share(bottomLeft, bottomRight),
        1,
      );
      const left = crossing(topLeft > level !== bottomLeft > level, `v${column},${row}`, 0, share(topLeft, bottomLeft));
      // At a saddle all four edges are crossed. The height of the centre decides which corners connect.
      const middle = (topLeft + topRight + bottomLeft + bottomRight) / 4;
      const along = middle > level === topLeft > level ? [top, right, bottom, left] : [left, top, right, bottom];
      const crossed = along.filter((point) => point !== null);
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        const [from, to] = [crossed[index], crossed[index + 1]];
        if (from && to) segments.push([from[0], from[1], to[0], to[1]]);
      }
    }
  }
  return segments;
}

/** Joins segments that share an edge into lines. */
function joined(segments: [string, Point, string, Point][]): Point[][] {
  const atEdge = new Map<string, number[]>();
  segments.forEach(([from, , to], index) => {
    for (const edge of [from, to]) atEdge.set(edge, [...(atEdge.get(edge) ?? []), index]);
  });
  const used = new Set<number>();
  const follow = (start: string): Point[] => {
    const line: Point[] = [];
    for (let edge: string | undefined = start; edge !== undefined; ) {
      const next: number | undefined = atEdge.get(edge)?.find((index) => !used.has(index));
      const segment: [string, Point, string, Point] | undefined = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) break;
      used.add(next);
      const forward: boolean = segment[0] === edge;
      line.push(forward ? segment[3] : segment[1]);
      edge = forward ? segment[2] : segment[0];
    }
    return line;
  };
  const lines: Point[][] = [];
  segments.forEach(([from, start], index) => {
    if (used.has(index)) return;
    const ahead = follow(from);
    const behind = follow(from);
    lines.push([...behind.reverse(), start, ...ahead]);
  });
  return lines;
}

/** Smooth path data for a line: curves between segment midpoints with the shared points as control points. */
function pathOf(line: Point[]): string {
  const round = ([x, y]: Point) => `${Math.round(x * CELL)} ${Math.round(y * CELL)}`;
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [first] = line;
  if (!first || line.length < 4) return '';
  let path = `M${round(first)}`;
  for (let index = 1; index < line.length - 1; index++) {
    const [point, next] = [line[index], line[index + 1]];
    if (point && next) path += `Q${round(point)} ${round(middle(point, next))}`;
  }
  const last = line[line.length - 1];
  return last ? `${path}L${round(last)}` : path;
}

/** The contour lines for a seed as SVG path data: thin lines and the heavier index lines. */
export function contourLines(seed: number): { width: number; height: number; lines: string; indexLines: string } {
  const heights = heightsOf(seed);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const paths = { lines: '', indexLines: '' };
  for (let step = 1; step < LEVELS; step++) {
    const level = lowest + ((highest - lowest) * step) / LEVELS;
    const drawn = joined(segmentsAt(level, heights)).map(pathOf).join('');
    paths[step % INDEX_EVERY === 0 ? 'indexLines' : 'lines'] += drawn;
  }
  return { width: (COLUMNS - 1) * CELL, height: (ROWS - 1) * CELL, ...paths };
}
