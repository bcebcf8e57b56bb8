import { pdfOf } from './service-pages.ts';
import type { Write } from './writers.ts';

/** The kind of a CV, its marked text and how its file is written. */
export type Page = [kind: string, marked: string, file: Write];

export const printed =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) =>
    pdfOf(markup, css, paper);
