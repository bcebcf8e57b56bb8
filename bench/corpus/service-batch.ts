import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { SERVICE_LAYOUTS } from './service-layouts.ts';

/** CVs of people who served in the forces of two countries, in all five formats. Ten of 23 layouts are held out. */
export const serviceBatch = (): Case[] => casesOf(SERVICE_LAYOUTS, 'service-');
