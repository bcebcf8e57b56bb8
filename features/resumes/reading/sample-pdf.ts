/** A CV as plain lines, with what most CVs have: contacts, posts with dates and bullets, studies, skills. */
const LINES = [
  'Sam Sample',
  'Leeds, UK | 07700 900000 | sam@example.com',
  'PROFILE',
  'Stores manager who leaves the Army after twelve years of moving stores, vehicles and people on time.',
  'EXPERIENCE',
  'Warehouse Manager, Northern Parcels, Leeds    March 2021 - Present',
  '- Lead a team of 14 over two shifts and a budget of 400,000 pounds',
  '- Cut late deliveries by a third in one year',
  'MILITARY SERVICE',
  'Sergeant, Stores Supervisor, 3 Regiment RLC, British Army    June 2015 - February 2021',
  '- Accounted for vehicles and stores on operations',
  'EDUCATION',
  'BSc Business Management, University of Leeds    2009 - 2012',
  'SKILLS',
  'Stock control, Leadership, Microsoft Excel, Forklift trucks',
  'LANGUAGES',
  'English (native), French (good)',
];

/** A small PDF with one page of text. Parsing it prepares a process for the first file of a person. */
export function samplePdf(): Uint8Array {
  const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);
  const isTitle = (line: string) => line === line.toUpperCase();
  const text = LINES.map(
    (line, row) => `/${isTitle(line) ? 'B' : 'R'} 10 Tf 1 0 0 1 50 ${780 - row * 18} Tm (${escaped(line)}) Tj`,
  );
  const page = `BT ${text.join('\n')} ET`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`);
}
