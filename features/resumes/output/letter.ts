import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { LetterContent, LetterDesign } from '../letters/content.ts';
import { type Contact, clean, contactOf } from './document.ts';
import { contactLine, direction, MARGIN, PAPERS } from './docx.ts';
import { chosenTemplate, templates } from './templates.ts';
import { type Typeset, typeset } from './typesetting.ts';

/** Everything that decides how a letter comes out. */
export type PrintableLetter = { content: LetterContent; design: LetterDesign; country: 'UK' | 'US' };

/** A letter in the order in which it is read. Every text is one line. */
type LetterDocument = {
  /** What the file is called by a reader. */
  title: string;
  name: string;
  label: string;
  contact: Contact[];
  dated: string;
  recipient: string[];
  subject: string;
  greeting: string;
  /** Paragraphs of lines. */
  paragraphs: string[][];
  closing: string;
  signature: string;
  country: 'UK' | 'US';
  paper: LetterDesign['paper'];
  /** The template whose head and type it takes. */
  look: string;
  /** `#1E3452` */
  colour: string;
};

function letterDocument({ content, design, country }: PrintableLetter): LetterDocument {
  const { sender, recipient } = content;
  const { template, colour } = chosenTemplate(design, 'resume');
  const hex = templates()
    .find(({ key }) => key === template)
    ?.colours.find(({ key }) => key === colour)?.hex;
  const { email, phone, place } = sender;
  return {
    title: clean(content.subject) || 'Cover letter',
    name: clean(sender.name),
    label: '',
    contact: contactOf({ location: place, phone, email, url: '', profiles: [] }, true),
    dated: clean(content.dated),
    recipient: linesOf([recipient.name, recipient.company, recipient.address].join('\n')),
    subject: clean(content.subject),
    greeting: clean(content.greeting),
    paragraphs: content.body
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter((lines) => lines.length > 0),
    closing: clean(content.closing),
    signature: clean(content.signature),
    country,
    paper: design.paper,
    look: template,
    colour: hex ?? '#000000',
  };
}

const linesOf = (text: string) => text.split('\n').map(clean).filter(Boolean);

/** Tagged; it claims PDF/UA-1 where every character has a font. @throws NotTypeset */
export const letterPdf = async (letter: PrintableLetter): Promise<Uint8Array> =>
  (await typesetLetter(letter, 'pdf')).pdf ?? new Uint8Array();

/** The same pages as SVG, one each. @throws NotTypeset */
export const letterPages = async (letter: PrintableLetter): Promise<string[]> => (await typesetLetter(letter, 'svg')).svg;

function typesetLetter(letter: PrintableLetter, want: 'pdf' | 'svg'): Promise<Typeset> {
  const document = JSON.stringify(letterDocument(letter));
  return typeset({ want, template: 'letter', colour: 'own', document, attached: null, may_tighten: true, photo: null });
}

/** As a Word file with real styles, to be edited further. */
export function letterDocx(letter: PrintableLetter): Promise<Buffer> {
  const said = letterDocument(letter);
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
