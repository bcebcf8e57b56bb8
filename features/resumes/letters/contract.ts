import { z } from 'zod';
import { MissingCharacters } from '#features/typesetting/missing-characters.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, Instant } from '#kit/contract/shapes.ts';
import { ResumeTitle } from '../resumes-contract.ts';
import { LetterContent, LetterDesign } from './content.ts';

export { LETTER_MAX } from './content.ts';

export const MAX_LETTERS = 100;

/** A cover letter in the list of its owner. */
export const CoverLetterCard = z.object({
  id: z.number(),
  title: z.string(),
  /** The job that it was written for. */
  job: z.object({ id: z.number(), title: z.string(), company: z.string() }).nullable(),
  /** The company that it is written to. */
  company: z.string(),
  /** The beginning of its text, up to 160 characters. */
  begins: z.string(),
  revision: z.number().int(),
  updated_at: Instant,
  /** When it was moved to the trash. It is deleted 30 days later. */
  trashed_at: Instant.nullable(),
});
export type CoverLetterCard = z.infer<typeof CoverLetterCard>;

export const CoverLetter = CoverLetterCard.extend({ content: LetterContent, design: LetterDesign });
export type CoverLetter = z.infer<typeof CoverLetter>;

const One = z.object({ id: Id });

export const findCoverLetters = defineRoute({
  method: 'GET',
  path: '/api/cover-letters',
  access: 'veteran',
  summary: 'Own cover letters, the last changed first',
  description: 'Lists the veteran’s own cover letters, last changed first. `trash` lists those in the trash.',
  reads_only: true,
  query: z.object({ trash: Flag }),
  reply: data(z.array(CoverLetterCard)),
});

/**
 * Creates an empty letter, one with the given content, or a copy. Otherwise the sender and design come from a resume (`resume_id`,
 * or the one changed last), or from the account without one. With `job_id` the letter is addressed to that job's company and starts with the lines of
 * the resume that match the job. 409 beyond 100 letters.
 */
export const createCoverLetter = defineRoute({
  method: 'POST',
  path: '/api/cover-letters',
  access: 'veteran',
  summary: 'Begin a cover letter',
  description: 'Creates a cover letter, optionally for a job and a resume. There is a maximum number of letters per person.',
  creates: true,
  body: z.object({
    title: ResumeTitle.optional(),
    copy_of: Id.optional(),
    resume_id: Id.optional(),
    job_id: Id.optional(),
    content: LetterContent.optional(),
    design: LetterDesign.optional(),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(CoverLetter),
});

export const getCoverLetter = defineRoute({
  method: 'GET',
  path: '/api/cover-letters/{id}',
  access: 'veteran',
  summary: 'An own cover letter',
  description: 'Returns one of the veteran’s own cover letters. Another person’s letter gives 404.',
  reads_only: true,
  params: One,
  reply: data(CoverLetter),
});

export const saveCoverLetter = defineRoute({
  method: 'PUT',
  path: '/api/cover-letters/{id}',
  access: 'veteran',
  summary: 'Save a cover letter',
  description:
    'Saves a cover letter. Send the revision the edit started from; if it was saved elsewhere since, the reply is 409.',
  params: One,
  body: z.object({
    /** The revision that the edit started from. If it is no longer the current one, the save is refused with 409. */
    revision: z.number({ error: 'Give the revision you started from' }).int().min(1),
    title: ResumeTitle,
    content: LetterContent,
    design: LetterDesign,
  }),
  reply: data(z.object({ revision: z.number().int(), updated_at: Instant })),
});

/** Moves it to the trash; with `for_good` deletes it from the trash. */
export const deleteCoverLetter = defineRoute({
  method: 'DELETE',
  path: '/api/cover-letters/{id}',
  access: 'veteran',
  summary: 'Put a cover letter in the trash, or delete it from there',
  description: 'Moves a cover letter to the trash, where it stays for 30 days, or deletes it permanently with `for_good`.',
  params: One,
  query: z.object({ for_good: Flag }),
  reply: done(),
});

export const restoreCoverLetter = defineRoute({
  method: 'POST',
  path: '/api/cover-letters/{id}/restore',
  access: 'veteran',
  summary: 'Take a cover letter out of the trash',
  description: 'Takes a cover letter out of the trash.',
  params: One,
  reply: done(),
});

/** The pages as SVG, from the same engine as the PDF. */
export const getCoverLetterPages = defineRoute({
  method: 'GET',
  path: '/api/cover-letters/{id}/svg',
  access: 'veteran',
  summary: 'Pages of a cover letter as SVG',
  description:
    'Typesets a cover letter and returns its pages as SVG for a preview, and the characters that no font has and that print as empty boxes.',
  reads_only: true,
  params: One,
  limit: { max: 3600, window: 3600 },
  reply: data(z.object({ revision: z.number().int(), pages: z.array(z.string()), missing: z.array(MissingCharacters) })),
});

const file = (format: 'pdf' | 'docx', type: string, summary: string) =>
  ({
    method: 'GET',
    path: `/api/cover-letters/{id}/${format}`,
    access: 'veteran',
    summary,
    description: 'Renders the saved cover letter in this format and returns it as a download.',
    reads_only: true,
    params: One,
    limit: { max: 300, window: 3600 },
    file_reply: type,
  }) as const;

/** Tagged (PDF/UA-1). */
export const getCoverLetterPdf = defineRoute(file('pdf', 'application/pdf', 'A cover letter as PDF'));
export const getCoverLetterDocx = defineRoute(
  file('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'A cover letter as DOCX'),
);
