import type { Page } from './fourteenth-pages.ts';
import { FIRST } from './seventeenth-cvs-twoa.ts';
import { SECOND } from './seventeenth-cvs-twob.ts';

/** The second part of the seventeenth batch: CVs as employers in the United States and Canada receive them. */
export const TWO: Page[] = [...FIRST, ...SECOND];
