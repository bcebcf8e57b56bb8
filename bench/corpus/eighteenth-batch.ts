import type { Case } from './corpus.ts';
import { ONE } from './eighteenth-cvs-one.ts';
import { TWO } from './eighteenth-cvs-two.ts';
import { markedCase } from './fact-markup.ts';

/** 24 CVs, six tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const eighteenthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`eighteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
