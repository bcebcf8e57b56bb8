/**
 * A one-page CV as a PDF with real text in the standard fonts: enough for the demonstration, where nobody has built one yet.
 */
export type CvText = {
  name: string;
  headline: string;
  /** Place, mail, telephone. */
  contact: string[];
  sections: { title: string; lines: string[] }[];
  paper: 'a4' | 'letter';
};

const PAPER = { a4: { width: 595, height: 842 }, letter: { width: 612, height: 792 } } as const;
const MARGIN = 56;

// Advance widths of Helvetica for the characters from space to tilde, in thousandths of the size (Adobe's font metrics).
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, character) => sum + (WIDTHS[character.charCodeAt(0) - 32] ?? 556), 0) * size) / 1000;

function wrapped(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

// Characters that Windows-1252 has and Latin 1 lacks. The rest of the demonstration's text is in both.
const CODES: Record<string, number> = { '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97, '•': 0x95, '€': 0x80 };

function literal(text: string): string {
  const codes = [...text].map((character) => CODES[character] ?? character.charCodeAt(0));
  return `(${codes
    .map((code) => {
      if (code > 255) throw new Error(`This text has a character outside the font: ${text}`);
      const character = String.fromCharCode(code);
      return /[()\\]/.test(character) ? `\\${character}` : code > 126 ? `\\${code.toString(8)}` : character;
    })
    .join('')})`;
}

export function cvPdf(cv: CvText): Buffer {
  const { width, height } = PAPER[cv.paper];
  const drawn: string[] = [];
  let y = height - MARGIN;
  const write = (text: string, font: 'F1' | 'F2', size: number, after = 4) => {
    for (const line of wrapped(text, size, width - 2 * MARGIN)) {
      y -= size;
      drawn.push(`BT /${font} ${size} Tf ${MARGIN} ${y} Td ${literal(line)} Tj ET`);
      y -= after;
    }
  };
  write(cv.name, 'F2', 20, 6);
  write(cv.headline, 'F1', 12, 6);
  write(cv.contact.join('  •  '), 'F1', 10, 6);
  for (const { title, lines } of cv.sections) {
    y -= 10;
    write(title, 'F2', 12, 6);
    for (const line of lines) write(line, 'F1', 10.5, 4);
  }
  if (y < MARGIN) throw new Error(`The CV of ${cv.name} does not fit its page`);

  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(`${cv.name}, CV`)} /Author ${literal(cv.name)} >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
