import type { Item } from '../document/items.ts';
import type { Provenance } from '../fields/provenance.ts';
import type { Box, CvPlaces, Places } from '../places.ts';

/** How much of a line of text is above and below its baseline, in multiples of its size. */
const ABOVE = 0.9;
const BELOW = 0.25;

/** Where items of the same page and baseline are, each line as one box. */
function boxesOf(items: readonly Item[]): Box[] {
  const lines = Map.groupBy(items, ({ page, y }) => `${page} ${Math.round(y)}`);
  return [...lines.values()].map((line) => {
    const x = Math.min(...line.map((item) => item.x));
    const right = Math.max(...line.map((item) => item.x + item.width));
    const top = Math.min(...line.map((item) => item.y - item.size * ABOVE));
    const bottom = Math.max(...line.map((item) => item.y + item.size * BELOW));
    return { page: line[0]?.page ?? 1, x, y: top, width: right - x, height: bottom - top };
  });
}

/**
 * Converts the sources of values to places in the file.
 * @param lineOf the line of the shown text that an item is in; null for a PDF, whose pages are shown
 */
export function placesOf(
  { basics, entries }: Provenance,
  items: readonly Item[],
  lineOf: ((item: Item, index: number) => number | undefined) | null,
): CvPlaces {
  const placed = (sources: readonly number[]): Places => {
    const own = sources.flatMap((index) => items.slice(index, index + 1).map((item) => ({ item, index })));
    if (lineOf === null) return { lines: [], boxes: boxesOf(own.map(({ item }) => item)) };
    const lines = own.flatMap(({ item, index }) => lineOf(item, index) ?? []);
    return { lines: [...new Set(lines)].sort((a, b) => a - b), boxes: [] };
  };
  return {
    basics: Object.fromEntries(Object.entries(basics).map(([field, sources]) => [field, placed(sources)])),
    entries: entries.map(({ section, index, sources }) => ({ section, index, ...placed(sources) })),
  };
}
