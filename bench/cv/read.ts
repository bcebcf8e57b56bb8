import { itemsOfBlocks } from '#features/cv-import/document/block-items.ts';
import type { Item } from '#features/cv-import/document/items.ts';
import { readCv } from '#features/cv-import/read-cv.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import { contentOfPdf } from '#features/cv-import/sources/pdf/pdf-items.ts';
import { itemsOfText } from '#features/cv-import/sources/text/text-items.ts';
import { contentOfDocx } from '#features/cv-import/sources/word/docx.ts';
import { blocksOfOdt } from '#features/cv-import/sources/word/odt.ts';
import { blocksOfRtf } from '#features/cv-import/sources/word/rtf.ts';
import type { Format } from './corpus.ts';

/** The text of a file with its positions, as an upload is read. */
export async function itemsOfFile(format: Format, bytes: Buffer): Promise<Item[]> {
  if (format === 'pdf') return (await contentOfPdf(new Uint8Array(bytes))).items;
  if (format === 'rtf') return itemsOfBlocks(blocksOfRtf(bytes));
  if (format === 'odt') return itemsOfBlocks(blocksOfOdt(bytes));
  return format === 'docx' ? itemsOfBlocks(contentOfDocx(bytes).blocks) : itemsOfText(bytes.toString('utf8'));
}

/** Parses a file as an upload is parsed. */
export const readFile = async (format: Format, bytes: Buffer): Promise<ReadCv> => readCv(await itemsOfFile(format, bytes));
