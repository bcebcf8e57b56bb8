import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { THIRD_PDF } from './third-layouts-pdf.ts';
import { THIRD_TEXT } from './third-layouts-text.ts';
import { THIRD_TYPST } from './third-layouts-typst.ts';
import { THIRD_WORD } from './third-layouts-word.ts';

/** The third batch: how people in services and ordinary trades of two countries set out a CV. Half of its layouts are held out. */
export const thirdBatch = (): Case[] => casesOf([...THIRD_PDF, ...THIRD_TYPST, ...THIRD_WORD, ...THIRD_TEXT], 'third-');
