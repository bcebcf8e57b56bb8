import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { POSTINGS_LAYOUTS } from './postings-layouts.ts';

/** A second set of service and federal CVs in layouts of their own: 14 people, seven of them held out. */
export const postingsBatch = (): Case[] => casesOf(POSTINGS_LAYOUTS, 'postings-');
