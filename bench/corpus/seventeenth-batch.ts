import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './seventeenth-cvs-one.ts';
import { TWO } from './seventeenth-cvs-two.ts';

/** 20 CVs, four tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const seventeenthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`seventeenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
