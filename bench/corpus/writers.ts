import type { Case } from './corpus.ts';
import { type TypstLook, typstOf } from './fact-markup.ts';
import { plainOf, type TextLook, type WordLook, wordOf } from './service-pages.ts';

/** Makes the file of a CV from its markup, in one look. */
export type Write = (markup: string) => Case['file'];
export const word =
  (look: WordLook): Write =>
  (markup) =>
    wordOf(markup, look);
export const text =
  (look: TextLook = { mark: '-', heading: 'plain' }): Write =>
  (markup) =>
    plainOf(markup, look);
export const typeset =
  (look: TypstLook): Write =>
  (markup) =>
    typstOf(markup, look);
