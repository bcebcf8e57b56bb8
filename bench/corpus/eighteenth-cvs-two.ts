import { TWO_A } from './eighteenth-cvs-twoa.ts';
import { TWO_B } from './eighteenth-cvs-twob.ts';
import type { Page } from './fourteenth-pages.ts';

/** The second part of the eighteenth batch: everyday trades and professions, half of them with a spell of military service. */
export const TWO: Page[] = [...TWO_A, ...TWO_B];
