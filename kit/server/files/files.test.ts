import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentNamed, cleanFileName, recogniseDocument } from './files.ts';

describe('a file name', () => {
  test.each([
    ['Jane Smith CV.pdf', 'Jane Smith CV.pdf'],
    ['C:\\Users\\jane\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.exe', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf'],
    ['cv.docx.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['A.N. Other 2026', 'A.N. Other 2026.pdf'],
    ['version 1.2.pdf', 'version 1.2.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['a "quoted"; name%00.pdf', 'a quoted name 00.pdf'],
    ['', 'CV.pdf'],
    ['...', 'CV.pdf'],
    ['/', 'CV.pdf'],
    ['Лебенслауф.pdf', 'Лебенслауф.pdf'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
    [`${'🎖'.repeat(100)}.pdf`, `${'🎖'.repeat(58)}.pdf`],
  ])('%j is kept as %j', (given, stored) => expect(cleanFileName(given, 'pdf', 'CV')).toBe(stored));

  test('is safe and short for any input, and a safe one is unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('pdf' as const, 'docx' as const),
        (given, kind) => {
          const name = cleanFileName(given, kind, 'CV');
          expect(name.length).toBeLessThanOrEqual(120);
          expect(name.endsWith(`.${kind}`)).toBe(true);
          expect(name).not.toMatch(/[\p{C}/\\<>:"|?*;%]/u);
          expect(cleanFileName(name, kind, 'CV')).toBe(name);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is sent in a header as ASCII and, in full, as UTF-8', () => {
    expect(attachmentNamed('CV Zoë ‘26’.pdf')).toBe(
      `attachment; filename="CV Zoe _26_.pdf"; filename*=UTF-8''CV%20Zo%C3%AB%20%E2%80%9826%E2%80%99.pdf`,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const name = cleanFileName(given, 'pdf', 'CV');
        const header = attachmentNamed(name);
        expect(header).toMatch(/^attachment; filename="[ !#$&-[\]-~]+"; filename\*=UTF-8''[A-Za-z0-9%!~._-]+$/);
        expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name);
      }),
    );
  });
});

describe('a document', () => {
  test('that is an encrypted PDF is accepted, because its owner can open it', async () => {
    const bytes = Buffer.from('%PDF-1.6\ntrailer << /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF');
    expect(await recogniseDocument(bytes)).toEqual({ kind: 'pdf', content_type: 'application/pdf' });
  });

  test('of random bytes is refused with a remedy', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 600 }),
        fc.constantFrom('', 'PK\x03\x04', '\xd0\xcf\x11\xe0', '%PD'),
        async (tail, head) => {
          const recognised = await recogniseDocument(Buffer.concat([Buffer.from(head, 'latin1'), tail]));
          expect(recognised.kind).toBe('refused');
          if (recognised.kind === 'refused')
            expect(recognised.message).toMatch(/Save it as a PDF or DOCX and choose it again\.$/);
        },
      ),
    );
  });
});
