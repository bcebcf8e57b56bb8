import type { Case } from './corpus.ts';
import { casesOf } from './layouts.ts';
import { SERVICE_UK } from './service-layouts-uk.ts';
import { SERVICE_US } from './service-layouts-us.ts';

/** CVs of people who served in the forces of two countries, in all five formats. Eleven of 23 layouts are held out. */
export const serviceBatch = (): Case[] => casesOf([...SERVICE_US, ...SERVICE_UK], 'service-');
