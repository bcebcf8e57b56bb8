import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './nineteenth-cvs-one.ts';
import { TWO } from './nineteenth-cvs-two.ts';

/** 24 CVs, six tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const nineteenthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`nineteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
