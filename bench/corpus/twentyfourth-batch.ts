import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentyfourth-cvs-one.ts';
import { THREE } from './twentyfourth-cvs-three.ts';
import { TWO } from './twentyfourth-cvs-two.ts';

/**
 * 42 CVs in known templates of typesetting, the web and office programs, and as sites and forms print them, six tidy and half with service, by three
 * authors who had read no rule of the reader. Every third is held out.
 */
export const twentyfourthBatch = (): Case[] =>
  [...ONE, ...TWO, ...THREE].map(([kind, marked, file], index) =>
    markedCase(`twentyfourth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );
