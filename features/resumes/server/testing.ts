import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { pdfOfObjects } from '#features/cv-import/testing.ts';

export { rewriteByRules } from '../wording/rewrite/rules-engine.ts';

/** A ZIP of files by name. */
export function buildZip(files: Record<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6, 0, 26);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, central, end]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A DOCX of plain paragraphs. */
export function buildDocx(paragraphs: string[]): Buffer {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text.replace(/&/g, '&amp;')}</w:t></w:r></w:p>`)
    .join('');
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return buildZip({
    '[Content_Types].xml': Buffer.from(TYPES),
    '_rels/.rels': Buffer.from(RELATIONS),
    'word/document.xml': Buffer.from(document),
  });
}

const word = (parts: string) =>
  Buffer.from(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${parts}</w:body></w:document>`,
  );
const docxOf = (document: Buffer, at = 'word/document.xml') =>
  buildZip({
    '[Content_Types].xml': Buffer.from(TYPES.replace('/word/document.xml', `/${at}`)),
    '_rels/.rels': Buffer.from(RELATIONS.replace('word/document.xml', at)),
    [at]: document,
  });

/** A PDF whose one page draws packed streams one after another. @param dictionary goes into each stream's dictionary */
function packedPdf(stream: Buffer, count: number, dictionary = '/Filter /FlateDecode'): Buffer {
  const contents = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${contents}] /Resources << >> >>`,
  ].map((object) => Buffer.from(object));
  for (let index = 0; index < count; index++)
    objects.push(
      Buffer.concat([Buffer.from(`<< /Length ${stream.length} ${dictionary} >>\nstream\n`), stream, Buffer.from('\nendstream')]),
    );
  return pdfOfObjects(objects);
}

const MEGABYTE = 1024 * 1024;

/** Documents that are small files but huge or endless to parse. */
export const HOSTILE_DOCUMENTS: Record<string, () => Buffer> = {
  'a DOCX of one paragraph of 75 MB': () => docxOf(word(`<w:p><w:r><w:t>${'ab '.repeat(25 * MEGABYTE)}</w:t></w:r></w:p>`)),
  'a DOCX whose text is named as a picture': () =>
    docxOf(word(`<w:p><w:r><w:t>${'ab '.repeat(15 * MEGABYTE)}</w:t></w:r></w:p>`), 'word/document.png'),
  'a DOCX of 9 MB of empty paragraphs': () => docxOf(word('<w:p/>'.repeat(1.5 * MEGABYTE))),
  'a PDF of 20 streams of 100 MB': () => packedPdf(deflateSync(Buffer.alloc(100 * MEGABYTE, '0 0 m ')), 20),
  'a PDF whose streams are named as pictures': () =>
    packedPdf(deflateSync(Buffer.alloc(100 * MEGABYTE, '0 0 m ')), 20, '/Filter /FlateDecode /Subtype /Image'),
  'a PDF of one stream packed twice': () =>
    packedPdf(deflateSync(deflateSync(Buffer.alloc(500 * MEGABYTE))), 1, '/Filter [/FlateDecode /FlateDecode]'),
  'a PDF of 6 KB with 3,000,000 commands': () => packedPdf(deflateSync(Buffer.alloc(6_000_000, 'q ')), 1),
  'a PDF of 3,000,000 commands that are not packed': () => packedPdf(Buffer.alloc(6_000_000, 'q '), 1, ''),
  'a text of 25,000 headings': () => Buffer.from('EXPERIENCE\n'.repeat(25_000)),
  'a text of 140,000 short lines': () => Buffer.from('a\n'.repeat(140_000)),
  'a text of 140,000 cells': () => Buffer.from('a\t'.repeat(140_000)),
  'a text of 10 MB': () => Buffer.from('Sergeant, 2019 - 2021\n'.repeat(450_000)),
  'an RTF of groups without end': () => Buffer.from(`{\\rtf1 ${'{\\b word}\\par '.repeat(700_000)}}`),
};
