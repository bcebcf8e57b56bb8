import { Document, HeadingLevel, LineRuleType, Packer, Paragraph, TextRun } from 'docx';
import type { LetterDocument } from '../document.ts';
import { direction, headOf, PAPERS } from './docx.ts';
import { wordDesign } from './docx-designs.ts';

/** A letter as a Word file with real styles, in the design of the resume that it belongs to. */
export function letterDocx(letter: LetterDocument): Promise<Buffer> {
  const color = letter.colour.replace('#', '');
  const design = wordDesign(letter.look);
  const paper = PAPERS[letter.paper];
  const { x, y } = design.margin;
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
    title: [letter.name, letter.title].filter(Boolean).join(' – '),
    creator: letter.name,
    lastModifiedBy: letter.name,
    styles: {
      default: {
        document: {
          run: {
            font: design.font,
            size: design.size + 1,
            color: '1C252E',
            language: { value: letter.country === 'UK' ? 'en-GB' : 'en-US' },
          },
          paragraph: { spacing: { after: 200, line: 276, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: design.headFont, size: design.nameSize, bold: design.isNameBold, color } },
        heading1: {
          run: { font: design.headFont, size: design.size + 3, bold: true, color },
          paragraph: { spacing: { before: 120, after: 200 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: {
          page: { size: { ...paper }, margin: { top: y, bottom: y, left: x, right: x } },
        },
        children: [
          ...headOf(letter, design, color, paper.width - 2 * x, 480),
          ...paragraph([letter.dated], 280),
          ...paragraph(letter.recipient, 320),
          ...(letter.subject
            ? [new Paragraph({ ...direction(letter.subject), heading: HeadingLevel.HEADING_1, text: letter.subject })]
            : []),
          ...paragraph([letter.greeting]),
          ...letter.paragraphs.flatMap((lines) => paragraph(lines)),
          ...paragraph([letter.closing], 480),
          ...paragraph([letter.signature]),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}
