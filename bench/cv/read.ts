import { itemsOfDocx } from '#features/resumes/reading/docx-items.ts';
import { itemsOfOdt } from '#features/resumes/reading/odt-items.ts';
import { contentOfPdf } from '#features/resumes/reading/pdf-items.ts';
import { readCv } from '#features/resumes/reading/read-cv.ts';
import { itemsOfRtf } from '#features/resumes/reading/rtf-items.ts';
import { itemsOfText } from '#features/resumes/reading/text-items.ts';
import type { ReadCv } from '#features/resumes/shapes.ts';
import type { Format } from './corpus.ts';

/** Parses a file as an upload is parsed. */
export async function readFile(format: Format, bytes: Buffer): Promise<ReadCv> {
  if (format === 'pdf') return readCv((await contentOfPdf(new Uint8Array(bytes))).items);
  if (format === 'rtf') return readCv(itemsOfRtf(bytes));
  if (format === 'odt') return readCv(itemsOfOdt(bytes));
  return readCv(format === 'docx' ? itemsOfDocx(bytes) : itemsOfText(bytes.toString('utf8')));
}
