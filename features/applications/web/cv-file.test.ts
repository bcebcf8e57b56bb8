import { expect, test } from 'vitest';
import { MAX_CV_BYTES } from '../contract.ts';
import { faultOfCv } from './cv-file.ts';

const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
const OLD_WORD = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test.each([
  ['a PDF', new File(['%PDF-1.7\n'], 'cv.pdf'), null],
  ['a DOCX', new File([ZIP], 'cv.docx'), null],
  ['an empty file', new File([], 'cv.pdf'), /empty/],
  ['a picture called PDF', new File(['\x89PNG\r\n'], 'cv.pdf'), /not a PDF or DOCX/],
  ['an older Word file', new File([OLD_WORD], 'cv.doc'), /older Word file.*PDF or DOCX/],
  ['11 MB', new File([new Uint8Array(11 * 1024 * 1024)], 'cv.pdf'), /11 MB.*10 MB/],
  ['one byte too many', new File([new Uint8Array(MAX_CV_BYTES + 1)], 'cv.pdf'), /10\.1 MB.*10 MB/],
])('%s', async (_, file, fault) => {
  const message = await faultOfCv(file);
  if (fault === null) expect(message).toBeNull();
  else expect(message).toMatch(fault);
});
