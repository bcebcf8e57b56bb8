import { Document, HeadingLevel, LineRuleType, Packer, Paragraph, TextRun } from 'docx';
import type { LetterDocument } from '../document.ts';
import { direction, headOf, PAPERS } from './docx.ts';
import { wordDesign } from './docx-designs.ts';

/** A letter as a Word file with real styles, in the design of the resume that it belongs to. */
export function letterDocx(said: LetterDocument): Promise<Buffer> {
  const color = said.colour.replace('#', '');
  const design = wordDesign(said.look);
  const paper = PAPERS[said.paper];
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
    title: [said.name, said.title].filter(Boolean).join(' – '),
    creator: said.name,
    lastModifiedBy: said.name,
    styles: {
      default: {
        document: {
          run: {
            font: design.font,
            size: design.size + 1,
            color: '1C252E',
            language: { value: said.country === 'UK' ? 'en-GB' : 'en-US' },
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
          ...headOf(said, design, color, paper.width - 2 * x, 480),
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
