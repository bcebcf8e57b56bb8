import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { contactLine, direction, MARGIN, PAPERS } from './docx.ts';
import type { LetterDocument } from './letter.ts';

/** A letter as a Word file with real styles, to be edited further. */
export function letterDocx(said: LetterDocument): Promise<Buffer> {
  const color = said.colour.replace('#', '');
  const paragraph = (lines: string[], after = 200) =>
    lines.length === 0 || lines.every((line) => line === '')
      ? []
      : [
          new Paragraph({
            ...direction(lines[0] ?? ''),
            spacing: { after },
            children: lines.map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) })),
          }),
        ];
  const file = new Document({
    title: [said.name, said.title].filter(Boolean).join(' – '),
    creator: said.name,
    lastModifiedBy: said.name,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, color: '1C252E', language: { value: said.country === 'UK' ? 'en-GB' : 'en-US' } },
          paragraph: { spacing: { after: 200, line: 276 } },
        },
        title: { run: { size: 48, bold: true, color }, paragraph: { spacing: { after: 40 } } },
        heading1: { run: { size: 24, bold: true, color }, paragraph: { spacing: { before: 120, after: 200 }, keepNext: true } },
      },
    },
    sections: [
      {
        properties: {
          page: { size: { ...PAPERS[said.paper] }, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: [
          ...(said.name ? [new Paragraph({ ...direction(said.name), heading: HeadingLevel.TITLE, text: said.name })] : []),
          ...(said.contact.length > 0 ? [new Paragraph({ spacing: { after: 480 }, children: contactLine(said.contact) })] : []),
          ...paragraph([said.dated], 280),
          ...paragraph(said.recipient, 320),
          ...(said.subject
            ? [new Paragraph({ ...direction(said.subject), heading: HeadingLevel.HEADING_1, text: said.subject })]
            : []),
          ...paragraph([said.greeting]),
          ...said.paragraphs.flatMap((lines) => paragraph(lines)),
          ...paragraph([said.closing], 480),
          ...paragraph([said.signature]),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}
