import type { CvPlaces } from '#features/cv-import/places.ts';
import { type Format, refuseFile, refuseWhenBusy } from '#features/cv-import/server/index.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import type { UploadedFile } from '#kit/contract/route.ts';
import type { Document } from '#kit/server/files/files.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import type { ResumeContent } from '../content.ts';
import { parseCv, recogniseDocumentApart } from './parse-cv.ts';

/** A parsed CV, and what is needed to store its file. */
export type CvFile = {
  cv: ReadCv;
  text: string | null;
  /** Where the values are in the text or on the pages; null for data. */
  places: CvPlaces | null;
  /** The complete resume, if this product created the file. */
  resume: ResumeContent | null;
  kind: Format['kind'];
  content_type: string;
  /** The bytes as uploaded; of an archive, only the parsed files. */
  bytes: Buffer;
};

/** Parses an uploaded CV by its content. @throws Refusal 415 or 422 with advice under `file`; 503 when too many files wait */
export async function readCvFile(file: UploadedFile | undefined): Promise<CvFile> {
  const bytes = file?.bytes ?? fail(invalid({ file: ['Choose a file.'] }));
  const parsed = await refuseWhenBusy(parseCv(bytes));
  if ('refused' in parsed) return refuseFile(parsed);
  const { archive: stored, ...read } = parsed;
  return { ...read, bytes: stored ? Buffer.from(stored) : bytes };
}

/** Recognises a PDF or DOCX that is forwarded unchanged, and refuses one that unpacks to too much. @throws the same errors as `readCvFile` */
export async function recogniseCvDocument(bytes: Buffer): Promise<Document> {
  const document = await refuseWhenBusy(recogniseDocumentApart(bytes));
  return 'refused' in document ? refuseFile(document) : document;
}
