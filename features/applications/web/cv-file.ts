import { MAX_CV_BYTES } from '../contract.ts';

/** As the `accept` of a file input. */
export const CV_TYPES = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const MEGABYTE = 1024 * 1024;
const SAVE_AGAIN = 'Save it as a PDF or DOCX and choose it again.';

/**
 * Checks a file before upload: empty, too large, or neither PDF nor DOCX by its first bytes. The server checks more closely.
 * @returns a sentence for the field, or null
 */
export async function faultOfCv(file: File): Promise<string | null> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MAX_CV_BYTES) {
    const megabytes = Math.ceil((file.size / MEGABYTE) * 10) / 10;
    return `This file is ${megabytes} MB. Choose one up to ${MAX_CV_BYTES / MEGABYTE} MB.`;
  }
  const begin = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const is = (...bytes: number[]) => bytes.every((byte, index) => begin[index] === byte);
  if (is(0x25, 0x50, 0x44, 0x46) || is(0x50, 0x4b, 0x03, 0x04)) return null;
  if (is(0xd0, 0xcf, 0x11, 0xe0)) return `This is an older Word file (DOC) or is password-protected. ${SAVE_AGAIN}`;
  return `This is not a PDF or DOCX. ${SAVE_AGAIN}`;
}
