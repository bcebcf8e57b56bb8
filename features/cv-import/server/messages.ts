import { TaskFailed } from '#kit/server/files/process-pool.ts';
import { fail, invalid, Refusal, wrongType } from '#kit/server/http/errors.ts';
import type { Refused, Unread } from './parse-pool.ts';

const MESSAGES: Record<Unread, string> = {
  no_text: 'This PDF contains only images, like a scan, so we can’t read its text. Choose the original PDF or DOCX.',
  empty: 'There is no text in this file. Choose another one.',
  encrypted: 'This file has a password. Save it without one and choose it again.',
  corrupt: 'This file is damaged or incomplete. Save it again as PDF or DOCX and choose it again.',
  too_many_pages: 'This PDF has more than 60 pages. Choose one with only your CV.',
  too_many_entries: 'This file has more than 500 entries of one kind. Choose one with only your CV.',
  too_much_text:
    'This file has more text than a CV should have (300,000 characters or 10,000 lines). Choose one with only your CV.',
  too_large: 'This file is too large to read. Save it as a PDF without pictures and choose it again.',
  too_slow: 'This file took too long to read. Save it again as PDF, without pictures, and choose it again.',
  no_cv_data:
    'This JSON or XML file is not a CV that we know. Choose a JSON Resume, an export of Reactive Resume, FlowCV or Europass, or the CV as PDF or DOCX.',
  no_export:
    'This ZIP is not an export of a LinkedIn profile. In LinkedIn, go to Settings, Data privacy, Get a copy of your data, and choose Profile. If your CV is inside this ZIP, unpack it and choose the CV itself.',
};

/** Messages for archives, where those for documents would be misleading. */
const ZIP_MESSAGES: Partial<Record<Unread, string>> = {
  empty: 'This LinkedIn export has no profile information. Choose another file.',
  encrypted: 'This ZIP has a password. Choose it as LinkedIn sent it, or unpack it and choose your CV itself.',
  corrupt: 'This ZIP is damaged or incomplete. Download it again and choose it again.',
  too_large: 'This ZIP is too large to read. Request only your profile from LinkedIn and choose that file.',
};

/** @throws Refusal 415 or 422 with advice under `file` */
export function refuseFile(refused: Refused): never {
  if (refused.refused === 'format') return fail(wrongType(refused.message, { file: [refused.message] }));
  if (refused.refused === 'broken_data')
    return fail(
      invalid({
        file: [
          `This JSON or XML file has an error in line ${refused.line}, so we can’t read it. Correct that line or export the file again, and choose it again.`,
        ],
      }),
    );
  const message = (refused.kind === 'zip' ? ZIP_MESSAGES[refused.refused] : undefined) ?? MESSAGES[refused.refused];
  return fail(refused.refused === 'no_export' ? wrongType(message, { file: [message] }) : invalid({ file: [message] }));
}

/** @throws Refusal 503 when too many files wait */
export async function refuseWhenBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TaskFailed)
      fail(new Refusal(503, 'We are reading many files right now. Try again in a moment.', { headers: { 'retry-after': '10' } }));
    throw error;
  }
}
