import type { UploadedFile } from '#kit/contract/route.ts';
import { fail, invalid, wrongType } from '#kit/server/errors.ts';
import { type Recognised, recogniseDocument } from '#kit/server/files.ts';
import type { ResumeContent } from '../content.ts';
import type { ReadCv } from '../shapes.ts';
import { readApart, type Unread } from './reading.ts';

const MESSAGES: Record<Unread, string> = {
  no_text: 'This PDF holds pictures of pages and no text, as a scan does. Choose the PDF or DOCX that it was printed from.',
  empty: 'There is no text in this file. Choose another one.',
  encrypted: 'This PDF is under a password. Save it without one and choose it again.',
  corrupt: 'This file is damaged or not complete. Save it again as PDF or DOCX and choose it again.',
  too_many_pages: 'This PDF has more than 60 pages. Choose one with your CV alone.',
  too_large: 'This file unpacks to more than can be read. Save it as PDF and choose it again.',
  too_slow: 'This file took too long to read. Save it again as PDF, without pictures, and choose it again.',
};

/** A CV as it was read, and what is needed to keep its file. */
export type CvFile = {
  cv: ReadCv;
  text: string | null;
  /** The whole of one that this product wrote. */
  resume: ResumeContent | null;
  kind: 'pdf' | 'docx' | 'txt' | 'json';
  content_type: string;
  bytes: Buffer;
};

/** Reads an uploaded CV by its content. @throws Refusal 415 or 422 with what to do about the file, under `file` */
export async function readCvFile(file: UploadedFile | undefined): Promise<CvFile> {
  const bytes = file?.bytes ?? fail(invalid({ file: ['Choose a file.'] }));
  const document: Recognised = await recogniseDocument(bytes);
  if (document.kind === 'refused' && !isPlainText(bytes)) fail(wrongType(document.message, { file: [document.message] }));
  const reading = await readApart(document.kind === 'refused' ? 'text' : document.kind, bytes);
  if ('refused' in reading) return fail(invalid({ file: [MESSAGES[reading.refused]] }));
  const kept =
    document.kind !== 'refused'
      ? document
      : /^\s*\{/.test(reading.text ?? '')
        ? { kind: 'json' as const, content_type: 'application/json' }
        : { kind: 'txt' as const, content_type: 'text/plain; charset=utf-8' };
  return { ...reading, ...kept, bytes };
}

/** Text by its content: UTF-8, no control characters, and no other format that happens to be written in letters. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !/^\s*(?:%PDF|\{\\rtf|<[!?a-z])/i.test(text);
  } catch {
    return false;
  }
}
