import { z } from 'zod';

/** How far a resume is from the number of pages that it should fit on, set as close as is easy to read. */
export const PageOverflow = z.object({
  wanted_pages: z.number().int(),
  pages: z.number().int(),
  /** Lines that are too many, about. */
  lines: z.number().int(),
  /** The longest sections, longest first. `key` is that of the design's sections; the parts of Misc share one. */
  longest: z.array(z.object({ key: z.string(), title: z.string(), lines: z.number().int() })),
});
export type PageOverflow = z.infer<typeof PageOverflow>;

/** `1 page`, `2 pages` */
export const pagesText = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
/** A break between pages may leave a line or two blank. */
export const linesText = (count: number): string => (count <= 3 ? 'a few lines' : `about ${count} lines`);

/** Says how much must go, for `CV` or `resume`. */
export const overflowMessage = ({ pages, wanted_pages, lines }: PageOverflow, word: string): string =>
  `This ${word} takes ${pagesText(pages)}. It is ${linesText(lines)} too long to fit ${pagesText(wanted_pages)} in a readable size.`;
