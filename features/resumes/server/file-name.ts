import { cleanFileName } from '#kit/server/files/files.ts';

/**
 * The name of a file that goes to employers: `Rhys-Pritchard-CV.pdf`, whatever the resume is called here. Its own title may name another employer.
 * @param word `CV`, `Resume`, `Federal resume`
 */
export const sentFileName = (person: string, word: string, kind: Parameters<typeof cleanFileName>[1]): string =>
  cleanFileName(`${person} ${word}`.trim().replace(/[\s\\/]+/g, '-'), kind, word);
