import type { Ending } from './layout.ts';

/** How much longer a document is than the pages it should fit on, in lines, and the lines of each of its sections in order. */
export type Excess = { lines: number; sections: number[] };

export function excessOf({ pages, end, top, body, line, sections }: Ending & { pages: number }, wanted: number): Excess {
  const depthOf = (place: { page: number; at: number }) => (place.page - 1) * body + place.at - top;
  const length = depthOf({ page: pages, at: end });
  const starts = sections.map(depthOf);
  return {
    // What fits may still need another page, where a heading stays with its text.
    lines: Math.max(1, Math.ceil((length - wanted * body) / line)),
    sections: starts.map((start, index) => Math.round(((starts[index + 1] ?? length) - start) / line)),
  };
}
