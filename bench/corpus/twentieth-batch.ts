import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentieth-cvs-one.ts';
import { THREE } from './twentieth-cvs-three.ts';
import { TWO } from './twentieth-cvs-two.ts';

/** 42 CVs, six tidy and 22 with military service, by three authors who had read no rule of the reader. Every third is held out. */
export const twentiethBatch = (): Case[] =>
  [...ONE, ...TWO, ...THREE].map(([kind, marked, file], index) =>
    markedCase(`twentieth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
