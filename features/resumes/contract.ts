import { z } from 'zod';
import { ReadCv } from '#features/cv-import/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { ResumeContent } from './content.ts';

// The routes to store, edit, export and share resumes are in resumes-contract.ts.

/** 10 MB. */
export const MAX_CV_BYTES = 10 * 1024 * 1024;

/** The `accept` attribute of a CV's file input. Only a hint: the content determines the format. */
export const CV_FILES =
  '.pdf,.docx,.odt,.rtf,.txt,.json,.xml,.zip,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,application/rtf,text/rtf,text/plain,application/json,application/xml,text/xml,application/zip';

/** A parsed file; `resume` is the complete resume if this product wrote it, otherwise null. */
const ParsedResume = ReadCv.extend({ resume: ResumeContent.nullable() });

/**
 * PDF, DOCX, ODT, RTF, plain text, JSON Resume, Europass XML or LinkedIn's data export (ZIP), recognised by content. The file is not stored. 415 for any other kind;
 * 422 with the reason under `file` for a file that can't be parsed: a scan without text, password protected, damaged, more than 60 pages or
 * 500 entries in a section, or too expensive to parse.
 */
export const parseResume = defineRoute({
  method: 'POST',
  path: '/api/resumes/parse',
  access: 'veteran',
  summary: 'Read a CV into fields',
  description:
    'Reads a CV (PDF, Word or text) into resume fields without storing anything. Fields that were not found are empty.',
  body: z.object({}),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES, required: true } } },
  limit: { max: 30, window: 3600 },
  reply: data(ParsedResume),
});

/** The military terms of a resume, and one of its own lines in civilian words. */
export const OwnWording = z.object({
  resume_id: z.number(),
  /** Terms with civilian wording, counted once in each text. */
  terms: z.number().int(),
  /** The line in which most words change; where none does, the first term with its wording. Null without any term. */
  line: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type OwnWording = z.infer<typeof OwnWording>;
