import { z } from 'zod';
import { ResumeDesign } from '../content.ts';

/** The longest letter that an application accepts, in characters. */
export const LETTER_MAX = 10_000;

const line = (most = 300) => z.string().max(most, `Keep it to ${most} characters`).default('');

/** The content of a cover letter, in reading order. The sender's details are a copy, so a letter that was sent does not change later. */
export const LetterContent = z.object({
  sender: z.object({ name: line(), email: line(), phone: line(60), place: line() }).prefault({}),
  /** Location and date as text: `Leeds, 21 November 2026`. */
  dated: line(),
  /** The address may have several lines. */
  recipient: z.object({ name: line(), company: line(), address: line(1000) }).prefault({}),
  subject: line(),
  greeting: line(),
  /** Plain text; an empty line starts a paragraph. */
  body: z.string().max(LETTER_MAX, 'Keep the letter to 10,000 characters').default(''),
  closing: line(),
  signature: line(),
});
export type LetterContent = z.infer<typeof LetterContent>;

/** The same templates and colours as resumes, so that a letter and a resume match. */
export const LetterDesign = ResumeDesign.pick({ template: true, colour: true, paper: true });
export type LetterDesign = z.infer<typeof LetterDesign>;
