import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const CV = 'Zoë O’Neill – Café manager\nPay: £25,000 … “Best team” €5 ™\n';
const wide = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const windows = (...codes: (number | string)[]) =>
  Buffer.concat(codes.map((code) => (typeof code === 'number' ? Buffer.from([code]) : Buffer.from(code, 'latin1'))));
const IN_WINDOWS = windows(
  'Zo\xeb O',
  0x92,
  'Neill ',
  0x96,
  ' Caf\xe9 manager\nPay: \xa325,000 ',
  0x85,
  ' ',
  0x93,
  'Best team',
  0x94,
  ' ',
  0x80,
  '5 ',
  0x99,
  '\n',
);

describe('the text of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(CV), CV, 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${CV}`), CV, 'utf-8'],
    ['UTF-16 with a mark', wide(`\ufeff${CV}`), CV, 'utf-16le'],
    ['big-endian UTF-16 with a mark', wide(`\ufeff${CV}`, true), CV, 'utf-16be'],
    ['UTF-16 without a mark', wide(CV), CV, 'utf-16le'],
    ['big-endian UTF-16 without a mark', wide(CV, true), CV, 'utf-16be'],
    ['Windows-1252', IN_WINDOWS, CV, 'windows-1252'],
    ['Windows-1252 with one accent', windows('Andr\xe9 Frost'), 'André Frost', 'windows-1252'],
    [
      'Windows-1252 with a pair that is one character in UTF-8',
      windows('Andr\xe9 of CAF\xc9', 0x92, 'S'),
      'André of CAFÉ’S',
      'windows-1252',
    ],
    [
      'UTF-8 with a line pasted from Windows-1252',
      Buffer.concat([Buffer.from(CV), IN_WINDOWS.subarray(0, 4)]),
      `${CV}Zoë `,
      'windows-1252',
    ],
    ['UTF-8 whose last character was cut off', Buffer.from(`${CV}é`).subarray(0, -1), `${CV}Ã`, 'windows-1252'],
    ['ASCII', Buffer.from('Jane Frost\r\n'), 'Jane Frost\r\n', 'utf-8'],
    ['nothing', Buffer.alloc(0), '', 'utf-8'],
  ])('is read from %s', (_, bytes, text, charset) => expect(decodeText(bytes)).toEqual({ text, charset }));

  test('is read in UTF-16 of any script with a mark', () => {
    expect(decodeText(wide('\ufeffЯна Мороз, 张伟')).text).toBe('Яна Мороз, 张伟');
  });
});
