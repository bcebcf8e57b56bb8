import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import type { Contact, Entry, Fact, Group, ResumeDocument } from './document.ts';

/** Twentieths of a point. */
export const PAPERS = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } } as const;
export const MARGIN = 1020;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Renders a resume as a Word file with real styles, headings and lists. It has no tables, which are hard to edit and read out of order. */
export async function docx(document: ResumeDocument, colour: string): Promise<Buffer> {
  const paper = PAPERS[document.paper];
  const hex = colour.replace('#', '');
  const rightEdge = paper.width - 2 * MARGIN;
  const entry = (one: Entry, level: 2 | 3): Paragraph[] => [
    new Paragraph({
      heading: level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
      tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
      ...direction(one.title),
      children: [new TextRun(one.title), ...(one.dates ? [new TextRun({ text: `\t${one.dates}`, bold: false, size: 19 })] : [])],
    }),
    ...text([one.by, one.place].filter(Boolean).join(', '), { italics: true, keepNext: true }),
    ...one.facts.map(factLine),
    ...one.paragraphs.flatMap((words) => text(words)),
    ...one.bullets.map((words) => new Paragraph({ ...direction(words), style: 'ListBullet', numbering: BULLET, text: words })),
    ...(one.link ? [new Paragraph({ children: [linked(one.link)] })] : []),
  ];
  const group = (one: Group): Paragraph[] => {
    const head = one.title ? [new Paragraph({ heading: HeadingLevel.HEADING_2, text: one.title })] : [];
    switch (one.kind) {
      case 'text':
        return [...head, ...one.paragraphs.flatMap((words) => text(words))];
      case 'row':
        return [...head, ...text(one.items.join(', '))];
      case 'skills': {
        const single = one.skills.filter((skill) => !skill.label).map((skill) => skill.text);
        return [...head, ...one.skills.filter((skill) => skill.label).map(factLine), ...text(single.join(', '))];
      }
      case 'entries':
        return [...head, ...one.entries.flatMap((each) => entry(each, one.title ? 3 : 2))];
    }
  };
  const file = new Document({
    title: [document.name, document.title].filter(Boolean).join(' – '),
    creator: document.name,
    lastModifiedBy: document.name,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, color: '1C252E', language: { value: document.country === 'UK' ? 'en-GB' : 'en-US' } },
          paragraph: { spacing: { after: 60, line: 264 } },
        },
        title: { run: { size: 48, bold: true, color: hex }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 26, bold: true, color: hex },
          paragraph: {
            spacing: { before: 280, after: 100 },
            keepNext: true,
            border: { bottom: { style: 'single', size: 6, color: hex, space: 2 } },
          },
        },
        heading2: {
          run: { size: 22, bold: true, color: '1C252E' },
          paragraph: { spacing: { before: 160, after: 20 }, keepNext: true },
        },
        heading3: {
          run: { size: 21, bold: true, color: '1C252E' },
          paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
        },
      },
      paragraphStyles: [
        { id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', quickFormat: true, paragraph: { spacing: { after: 30 } } },
        { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', quickFormat: true, run: { size: 25, color: '55606B' } },
      ],
    },
    numbering: {
      config: [
        {
          reference: BULLET.reference,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 340, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { ...paper }, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        children: [
          ...(document.name
            ? [new Paragraph({ ...direction(document.name), heading: HeadingLevel.TITLE, text: document.name })]
            : []),
          ...(document.label ? [new Paragraph({ ...direction(document.label), style: 'Subtitle', text: document.label })] : []),
          ...(document.contact.length > 0 ? [new Paragraph({ children: contactLine(document.contact) })] : []),
          ...document.facts.map(factLine),
          ...document.sections.flatMap((section) => [
            new Paragraph({ ...direction(section.title), heading: HeadingLevel.HEADING_1, text: section.title }),
            ...section.groups.flatMap(group),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

const BULLET = { reference: 'points', level: 0 };
export const direction = (words: string) => (RIGHT_TO_LEFT.test(words) ? { bidirectional: true } : {});

function text(words: string, how: { italics?: boolean; keepNext?: boolean } = {}): Paragraph[] {
  if (!words) return [];
  return [
    new Paragraph({
      ...direction(words),
      keepNext: how.keepNext ?? false,
      children: [new TextRun({ text: words, italics: how.italics ?? false })],
    }),
  ];
}

const factLine = ({ label, text: words }: Fact) =>
  new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(words)] });

export const contactLine = (contact: Contact[]): ParagraphChild[] =>
  contact.flatMap((one, index) => [...(index > 0 ? [new TextRun('  |  ')] : []), linked(one)]);

const linked = (one: Contact): ParagraphChild =>
  one.href ? new ExternalHyperlink({ link: one.href, children: [new TextRun(one.text)] }) : new TextRun(one.text);
