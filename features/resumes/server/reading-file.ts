import type { UploadedFile } from '#kit/contract/route.ts';
import { fail, invalid, wrongType } from '#kit/server/errors.ts';
import { recogniseDocument } from '#kit/server/files.ts';
import type { ResumeContent } from '../content.ts';
import type { ReadCv } from '../shapes.ts';
import { readApart, type Unread } from './reading.ts';

const MESSAGES: Record<Unread, string> = {
  no_text: 'This PDF holds pictures of pages and no text, as a scan does. Choose the PDF or DOCX that it was printed from.',
  empty: 'There is no text in this file. Choose another one.',
  encrypted: 'This file is under a password. Save it without one and choose it again.',
  corrupt: 'This file is damaged or not complete. Save it again as PDF or DOCX and choose it again.',
  too_many_pages: 'This PDF has more than 60 pages. Choose one with your CV alone.',
  too_many_entries: 'This file holds more than 500 entries of one kind. Choose one with your CV alone.',
  too_large: 'This file unpacks to more than can be read. Save it as PDF and choose it again.',
  too_slow: 'This file took too long to read. Save it again as PDF, without pictures, and choose it again.',
  no_export:
    'This ZIP is not an export of a LinkedIn profile. In LinkedIn, go to Settings, Data privacy, Get a copy of your data, and choose Profile. If your CV is inside this ZIP, unpack it and choose the CV itself.',
};

/** What is said of an archive where a document's message would lead nowhere. */
const ZIP_MESSAGES: Partial<Record<Unread, string>> = {
  empty: 'This LinkedIn export says nothing of you yet. Choose another file.',
  encrypted: 'This ZIP is under a password. Choose it as LinkedIn sent it, or unpack it and choose your CV itself.',
  corrupt: 'This ZIP is damaged or not complete. Download it again and choose it again.',
  too_large: 'This ZIP unpacks to more than can be read. Ask LinkedIn for your profile alone and choose what it sends.',
};

const NO_CV =
  'This is not a file that a CV can be read from. Choose a PDF, DOCX, ODT, RTF or plain text file, a JSON Resume, or the ZIP of your LinkedIn data.';

/** A CV as it was read, and what is needed to keep its file. */
export type CvFile = {
  cv: ReadCv;
  text: string | null;
  /** The whole of one that this product wrote. */
  resume: ResumeContent | null;
  kind: Format['kind'];
  content_type: string;
  /** As it was sent; of an archive, the files that were read and no other. */
  bytes: Buffer;
};

type Format = { kind: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | 'json' | 'zip'; content_type: string };

/** Reads an uploaded CV by its content. @throws Refusal 415 or 422 with what to do about the file, under `file` */
export async function readCvFile(file: UploadedFile | undefined): Promise<CvFile> {
  const bytes = file?.bytes ?? fail(invalid({ file: ['Choose a file.'] }));
  const format = await formatOf(bytes);
  const reading = await readApart(format.kind === 'txt' ? 'text' : format.kind, bytes);
  if ('refused' in reading) {
    const message = (format.kind === 'zip' ? ZIP_MESSAGES[reading.refused] : undefined) ?? MESSAGES[reading.refused];
    return fail(reading.refused === 'no_export' ? wrongType(message, { file: [message] }) : invalid({ file: [message] }));
  }
  const { kept, ...read } = reading;
  const isJson = format.kind === 'txt' && /^\s*\{/.test(reading.text ?? '');
  return { ...read, ...(isJson ? JSON_RESUME : format), bytes: kept ? Buffer.from(kept) : bytes };
}

const JSON_RESUME = { kind: 'json', content_type: 'application/json' } as const;

/** What a file is, by its content; JSON is text until it was read. @throws Refusal 415 */
async function formatOf(bytes: Buffer): Promise<Format & { kind: Exclude<Format['kind'], 'json'> }> {
  const document = await recogniseDocument(bytes);
  if (document.kind !== 'refused') return document;
  if (/^\s*\{\\rtf/.test(bytes.toString('latin1', 0, 100))) return { kind: 'rtf', content_type: 'application/rtf' };
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') {
    // Documents say first what they are; spreadsheets, slides and books are archives too.
    const first = bytes.toString('latin1', 30, 100);
    if (first.startsWith(`mimetype${ODT}`)) return { kind: 'odt', content_type: ODT };
    if (!/^(?:mimetype|\[Content_Types\]\.xml)/.test(first)) return { kind: 'zip', content_type: 'application/zip' };
    fail(wrongType(NO_CV, { file: [NO_CV] }));
  }
  if (isPlainText(bytes)) return { kind: 'txt', content_type: 'text/plain; charset=utf-8' };
  const message = document.is_known ? document.message : NO_CV;
  return fail(wrongType(message, { file: [message] }));
}

const ODT = 'application/vnd.oasis.opendocument.text';

/** Text by its content: UTF-8, no control characters, and no other format that happens to be written in letters. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !/^\s*(?:%PDF|<[!?a-z])/i.test(text);
  } catch {
    return false;
  }
}
