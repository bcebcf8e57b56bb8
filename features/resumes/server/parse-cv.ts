import { cvParser } from '#features/cv-import/server/index.ts';
import type { ResumeContent } from '../content.ts';

/** The parser of CVs, which also restores the resumes in files that this product wrote. */
export const { parseCv, recogniseDocumentApart, warmParser, parsers } = cvParser<ResumeContent>(
  new URL('./parse-process.ts', import.meta.url),
);
