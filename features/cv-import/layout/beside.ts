import type { Cell } from '../document/lines.ts';

/** Finds the cells from one height to another, in the order that they are given. Cells are looked up by their height: a text may have thousands. */
export function betweenIn(cells: readonly Cell[]): (from: number, to: number) => Cell[] {
  const byHeight = cells.map((cell, index) => ({ cell, index })).sort((a, b) => a.cell.y - b.cell.y);
  const firstFrom = (height: number) => {
    let [from, to] = [0, byHeight.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((byHeight[middle]?.cell.y ?? 0) < height) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return (from, to) =>
    byHeight
      .slice(firstFrom(from), firstFrom(to))
      .sort((a, b) => a.index - b.index)
      .map(({ cell }) => cell);
}

/** Finds the first cell to the right of a label, in its line. Cells are looked up by their height: a text may have thousands. */
export function besideIn(cells: readonly Cell[]): (label: Cell) => Cell | undefined {
  const byHeight = cells.map((cell, index) => ({ cell, index })).sort((a, b) => a.cell.y - b.cell.y);
  return (label) => {
    const reach = 0.35 * label.size;
    let [from, to] = [0, byHeight.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((byHeight[middle]?.cell.y ?? 0) <= label.y - reach) from = middle + 1;
      else to = middle;
    }
    let first: (typeof byHeight)[number] | undefined;
    for (let at = from; at < byHeight.length; at++) {
      const one = byHeight[at];
      if (!one || one.cell.y - label.y >= reach) break;
      if (one.cell.x <= label.right) continue;
      if (!first || (one.cell.x - first.cell.x || one.index - first.index) < 0) first = one;
    }
    return first?.cell;
  };
}
