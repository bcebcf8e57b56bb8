import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentysixth-cvs-one.ts';
import { TWO } from './twentysixth-cvs-two.ts';

/**
 * 24 hard CVs in templates and as forms and sites print them, fourteen with service, by two authors who had read no rule of the reader. All were graded
 * once before any was opened; none is held out.
 */
export const twentysixthBatch = (): Case[] =>
  [...ONE, ...TWO].map(([kind, marked, file]) =>
    markedCase(`twentysixth-${kind.replaceAll(' ', '-')}`, kind, false, marked, file),
  );
