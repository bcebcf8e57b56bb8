import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { ONE } from './twentyfifth-cvs-one.ts';
import { THREE } from './twentyfifth-cvs-three.ts';
import { TWO } from './twentyfifth-cvs-two.ts';

/**
 * 36 hard CVs in templates of typesetting and the web, of office programs and hands, and as sites and forms print them, 21 with service, by three
 * authors who had read no rule of the reader. All were graded once before any was opened; none is held out.
 */
export const twentyfifthBatch = (): Case[] =>
  [...ONE, ...TWO, ...THREE].map(([kind, marked, file]) =>
    markedCase(`twentyfifth-${kind.replaceAll(' ', '-')}`, kind, false, marked, file),
  );
