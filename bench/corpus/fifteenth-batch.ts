import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './fifteenth-cvs-one.ts';
import { TWO } from './fifteenth-cvs-two.ts';

/** 28 CVs, ten tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const fifteenthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`fifteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
