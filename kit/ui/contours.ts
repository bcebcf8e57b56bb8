/** A landscape of hills from seeded noise, and its contour lines by marching squares. Pure arithmetic, the same for the same seed. */

const COLUMNS = 72;
const ROWS = 54;
const CELL = 16;
const LEVELS = 15;
/** As on a printed map, every fifth line is heavier. */
const INDEX_EVERY = 5;

type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise over a lattice of random values: 0 to 1, slow hills for a small frequency. */
function noise(random: () => number): (x: number, y: number) => number {
  const size = 32;
  const lattice = Float64Array.from({ length: size * size }, random);
  const at = (column: number, row: number) => lattice[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function heightsOf(seed: number): Float64Array {
  const random = randomFrom(seed);
  const hills = noise(random);
  const bend = noise(random);
  const heights = new Float64Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      // The second noise bends the first, so that ridges wander instead of lying along the lattice.
      const x = column / 15 + bend(column / 22, row / 22) * 1.5;
      const y = row / 15 + bend(column / 22 + 9, row / 22 + 4) * 1.5;
      heights[row * COLUMNS + column] = hills(x, y) * 0.74 + hills(x * 2 + 11, y * 2 + 5) * 0.26;
    }
  }
  return heights;
}

/** The pieces of one level's lines, one or two within each cell: each a pair of points on the edges of the cell. */
function segmentsAt(level: number, heights: Float64Array): [string, Point, string, Point][] {
  const at = (column: number, row: number) => heights[row * COLUMNS + column] ?? 0;
  const segments: [string, Point, string, Point][] = [];
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const [topLeft, topRight] = [at(column, row), at(column + 1, row)];
      const [bottomLeft, bottomRight] = [at(column, row + 1), at(column + 1, row + 1)];
      const share = (from: number, to: number) => (level - from) / (to - from);
      const crossings: [string, Point][] = [];
      if (topLeft > level !== topRight > level) crossings.push([`h${column},${row}`, [column + share(topLeft, topRight), row]]);
      if (topRight > level !== bottomRight > level)
        crossings.push([`v${column + 1},${row}`, [column + 1, row + share(topRight, bottomRight)]]);
      if (bottomLeft > level !== bottomRight > level)
        crossings.push([`h${column},${row + 1}`, [column + share(bottomLeft, bottomRight), row + 1]]);
      if (topLeft > level !== bottomLeft > level)
        crossings.push([`v${column},${row}`, [column, row + share(topLeft, bottomLeft)]]);
      // Two crossings make a piece; four (a saddle) make two.
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from, to] = [crossings[index], crossings[index + 1]];
        if (from && to) segments.push([from[0], from[1], to[0], to[1]]);
      }
    }
  }
  return segments;
}

/** Joins the pieces that share an edge into whole lines. */
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

/** A line as smooth path data: curves from middle to middle of its pieces, bent by the points between. */
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

/** The contour lines of the landscape of a seed, as SVG path data: thin lines, and the heavier index lines. */
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
