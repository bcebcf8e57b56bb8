import type { Page } from './fourteenth-pages.ts';
import { ONE_A } from './nineteenth-cvs-onea.ts';
import { ONE_B } from './nineteenth-cvs-oneb.ts';

/** The first part of the nineteenth batch. */
export const ONE: Page[] = [...ONE_A, ...ONE_B];
