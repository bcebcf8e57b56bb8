import type { Page } from './fourteenth-pages.ts';
import { CIVILIANS } from './sixteenth-cvs-onea.ts';
import { SERVICE_LEAVERS } from './sixteenth-cvs-oneb.ts';

/** The first part of the sixteenth batch: twelve CVs, three tidy and half of them with military service. */
export const ONE: Page[] = [...CIVILIANS, ...SERVICE_LEAVERS];
