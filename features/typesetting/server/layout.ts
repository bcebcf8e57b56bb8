import { z } from 'zod';

/** What a template reports of its pages (`with-page` in parts.typ). Places are fractions of the page height. */
export const Ending = z.object({
  /** Where the text ends on the last page. */
  end: z.number(),
  /** Where text begins on a page, and the height that a page of this paper has for it. */
  top: z.number(),
  body: z.number(),
  /** The distance between two lines. */
  line: z.number(),
  /** Where each section begins, in the order of the document. */
  sections: z.array(z.object({ page: z.number(), at: z.number() })),
  /** The lists whose last item is alone at the top of a page. */
  lone: z.array(z.string()),
});
export type Ending = z.infer<typeof Ending>;
export const NO_ENDING: Ending = { end: 1, top: 0, body: 1, line: 0.02, sections: [], lone: [] };

/** A document after layout. */
export type Laid = Ending & {
  pages: number;
  pdf: () => { pdf: Uint8Array; accessible: boolean; unprintable: boolean };
  /** Each page as an SVG document. */
  svg: () => string[];
};

/** Typst's compiler, native or WebAssembly. File names are relative to the templates' folder: `document.json`. @throws Error with Typst's diagnostics */
export type Engine = { layout: (main: string, files: Record<string, Uint8Array>) => Laid };
