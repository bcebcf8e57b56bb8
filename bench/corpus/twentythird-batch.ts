import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentythird-cvs-one.ts';
import { TWO } from './twentythird-cvs-two.ts';

/** 28 CVs as American, British, Irish and Australian employers receive them, four tidy and 12 with service, by two authors who had read no rule of the reader. Every third is held out. */
export const twentythirdBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`twentythird-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
