import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentyfirst-cvs-one.ts';
import { TWO } from './twentyfirst-cvs-two.ts';

/** 28 CVs, four tidy and 16 with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const twentyfirstBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`twentyfirst-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
