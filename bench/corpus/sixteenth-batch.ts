import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './sixteenth-cvs-one.ts';
import { TWO } from './sixteenth-cvs-two.ts';

/** 24 CVs, six tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const sixteenthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file], index) =>
    markedCase(`sixteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
