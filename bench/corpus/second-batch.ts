import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { PDF_LAYOUTS } from './layouts-pdf.ts';
import { TEXT_LAYOUTS } from './layouts-text.ts';
import { WORD_LAYOUTS } from './layouts-word.ts';

/** The second batch: layouts that share no code with those of `layout.ts`. */
export const secondBatch = (): Case[] => casesOf([...PDF_LAYOUTS, ...WORD_LAYOUTS, ...TEXT_LAYOUTS]);
