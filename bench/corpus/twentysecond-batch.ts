import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentysecond-cvs-one.ts';
import { THREE } from './twentysecond-cvs-three.ts';
import { TWO } from './twentysecond-cvs-two.ts';

/** 42 CVs in known templates and as sites and forms print them, six tidy and 21 with military service, by three authors who had read no rule of the reader. Every third is held out. */
export const twentysecondBatch = (): Case[] =>
  [...ONE, ...TWO, ...THREE].map(([kind, marked, file], index) =>
    markedCase(`twentysecond-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
