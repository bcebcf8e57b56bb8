type Options = {
  /** Lines in the bold font. */
  isBold?: (line: string) => boolean;
  /** More entries of the trailer's dictionary. */
  trailer?: string;
};

/** A PDF of pages of text lines in a standard font of 10 pt, 12 pt apart. A page without lines is empty. */
export function textPdf(pages: string[][], { isBold = () => false, trailer }: Options = {}): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', font('Helvetica'), font('Helvetica-Bold')];
  const kids: string[] = [];
  for (const lines of pages) {
    const drawn = lines.map((line) => `/${isBold(line) ? 'B' : 'R'} 10 Tf (${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
    const stream = `BT 12 TL 50 800 Td\n${drawn.join('\n')}\nET`;
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`;
  return pdfOfObjects(
    objects.map((object) => Buffer.from(object, 'latin1')),
    trailer,
  );
}

/** A PDF file of these objects, numbered from 1. The first is its catalog. */
export function pdfOfObjects(objects: Buffer[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  }
  const size = objects.length + 1;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
