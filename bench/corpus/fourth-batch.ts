import type { Case } from './corpus.ts';
import { FOURTH_OTHER } from './fourth-layouts-other.ts';
import { FOURTH_PDF } from './fourth-layouts-pdf.ts';
import { casesOf } from './layouts.ts';

/** The fourth batch: ordinary careers of nine countries with promotions, agencies, breaks and own businesses. Half of its layouts are held out. */
export const fourthBatch = (): Case[] => casesOf([...FOURTH_PDF, ...FOURTH_OTHER], 'fourth-');
