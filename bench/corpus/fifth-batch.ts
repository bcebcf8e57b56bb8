import type { Case } from './corpus.ts';
import { FIFTH_PDF } from './fifth-layouts-pdf.ts';
import { FIFTH_TYPESET } from './fifth-layouts-typeset.ts';
import { casesOf } from './layouts.ts';

/** The fifth batch: well-known templates and careers with turns, of people with names from many countries. Half of its layouts are held out. */
export const fifthBatch = (): Case[] => casesOf([...FIFTH_PDF, ...FIFTH_TYPESET], 'fifth-');
