import { z } from 'zod';
import { ResumeDesign } from '../content.ts';

/** As long as the letter of an application may be. */
export const LETTER_MAX = 10_000;

const line = (most = 300) => z.string().max(most, `Keep it to ${most} characters`).default('');

/** A cover letter's words, in the order in which they are read. The sender's are a copy, so that a letter stays as it was sent. */
export const LetterContent = z.object({
  sender: z.object({ name: line(), email: line(), phone: line(60), place: line() }).prefault({}),
  /** Place and date as text: `Leeds, 21 November 2026`. */
  dated: line(),
  /** The address has a line of it on each line. */
  recipient: z.object({ name: line(), company: line(), address: line(1000) }).prefault({}),
  subject: line(),
  greeting: line(),
  /** Plain text; an empty line begins a paragraph. */
  body: z.string().max(LETTER_MAX, 'Keep the letter to 10,000 characters').default(''),
  closing: line(),
  signature: line(),
});
export type LetterContent = z.infer<typeof LetterContent>;

/** Template and colour are those of the resumes, so that a letter and a resume go together. */
export const LetterDesign = ResumeDesign.pick({ template: true, colour: true, paper: true });
export type LetterDesign = z.infer<typeof LetterDesign>;
