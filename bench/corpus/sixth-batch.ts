import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { SIXTH_PDF } from './sixth-layouts-pdf.ts';
import { SIXTH_TEXT } from './sixth-layouts-text.ts';
import { SIXTH_WORD } from './sixth-layouts-word.ts';

/** The sixth batch: CVs as ordinary people make them with Word, forms, online designs and phones. Every third layout is held out. */
export const sixthBatch = (): Case[] => casesOf([...SIXTH_WORD, ...SIXTH_TEXT, ...SIXTH_PDF], 'sixth-');
