import { itemsOfBlocks } from '#features/cv-import/document/block-items.ts';
import { readCv } from '#features/cv-import/read-cv.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import { contentOfPdf } from '#features/cv-import/sources/pdf/pdf-items.ts';
import { itemsOfText } from '#features/cv-import/sources/text/text-items.ts';
import { itemsOfDocx } from '#features/cv-import/sources/word/docx-items.ts';
import { blocksOfOdt } from '#features/cv-import/sources/word/odt.ts';
import { blocksOfRtf } from '#features/cv-import/sources/word/rtf.ts';
import type { Format } from './corpus.ts';

/** Parses a file as an upload is parsed. */
export async function readFile(format: Format, bytes: Buffer): Promise<ReadCv> {
  if (format === 'pdf') return readCv((await contentOfPdf(new Uint8Array(bytes))).items);
  if (format === 'rtf') return readCv(itemsOfBlocks(blocksOfRtf(bytes)));
  if (format === 'odt') return readCv(itemsOfBlocks(blocksOfOdt(bytes)));
  return readCv(format === 'docx' ? itemsOfDocx(bytes) : itemsOfText(bytes.toString('utf8')));
}
