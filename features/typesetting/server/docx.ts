import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IBorderOptions,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { Contact, Entry, Fact, Group, ResumeDocument, Section } from '../document.ts';
import { withData } from './docx-data.ts';
import { type WordDesign, wordDesign } from './docx-designs.ts';

/** Twentieths of a point. */
export const PAPERS = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } } as const;
const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const INK = '1C252E';
const GREY = '55606B';

/** What a Word file is made from: `photo` as photo.ts makes it for the template, `colour` as `#1E3452`, `attached` as JSON. */
type WordSource = { document: ResumeDocument; photo: Uint8Array | null; template: string; colour: string; attached: string };

/**
 * Renders a resume as a Word file in the design of its template, with real styles, headings and lists. It has no tables, which are hard to edit
 * and read out of order. A paragraph is kept with the next only where that is the same entry, so that no page stays half empty.
 */
export async function docx({ document, photo, template, colour, attached }: WordSource): Promise<Buffer> {
  const design = wordDesign(template);
  const paper = PAPERS[document.paper];
  const hex = colour.replace('#', '');
  const width = paper.width - 2 * design.margin.x;
  const indent = design.dateColumn === null ? {} : { indent: { left: design.dateColumn } };

  /** @param withNext whether it is kept with the next entry, if both have no text */
  const entry = (one: Entry, level: 2 | 3, withNext: boolean): Paragraph[] => {
    const where = [one.by, one.place].filter(Boolean).join(', ');
    const inLine =
      design.oneLine &&
      one.title !== '' &&
      where !== '' &&
      `${one.title}  |  ${where}  ${one.dates}`.length < charactersOf(width, design) / WIDEST;
    const hasTextBelow = one.paragraphs.length + one.bullets.length > 0 || one.link !== null;
    const hasBody = hasTextBelow || one.facts.length > 0;
    // A single fact belongs to the head of an entry.
    const isFactKept = one.facts.length === 1 && hasTextBelow;
    const hasTextAbove = one.paragraphs.length > 0 || one.facts.length > 1;
    const dates = one.dates ? [run(datesBeside(one), { color: GREY, bold: false, size: design.size - 1 })] : [];
    const title = [run(one.title), ...(inLine ? [run(`  |  ${where}`, { bold: false })] : [])];
    const tab = new TextRun('\t');
    const hasSecondLine = where !== '' && !inLine;
    return [
      ...(one.title || one.dates
        ? [
            new Paragraph({
              heading: level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
              keepNext: hasSecondLine || hasBody || withNext,
              ...direction(one.title),
              ...(design.dateColumn === null
                ? {
                    tabStops: [{ type: TabStopType.RIGHT, position: width }],
                    children: dates.length > 0 ? [...title, tab, ...dates] : title,
                  }
                : {
                    indent: { left: design.dateColumn, hanging: design.dateColumn },
                    tabStops: [{ type: TabStopType.LEFT, position: design.dateColumn }],
                    children: [...dates, tab, ...title],
                  }),
            }),
          ]
        : []),
      ...(hasSecondLine
        ? text(where, {
            ...indent,
            keepNext: hasBody || withNext,
            run: { italics: true, ...(template === 'column' && { color: hex }) },
          })
        : []),
      ...one.facts.map((fact) => factLine(fact, { ...indent, keepNext: isFactKept })),
      ...one.paragraphs.flatMap((words) => text(words, indent)),
      // As in the PDF, no list ends with a single item on a new page, unless that would keep a whole entry together.
      ...one.bullets.map((words, at) => bullet(words, design, at === one.bullets.length - 2 && (at > 0 || hasTextAbove))),
      ...(one.link ? [new Paragraph({ ...indent, children: [linked(one.link)] })] : []),
    ];
  };
  const row = (one: Entry, level: 2 | 3, withNext: boolean): Paragraph =>
    new Paragraph({
      keepNext: withNext,
      heading: level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
      spacing: { before: 40, after: 20 },
      ...direction(one.title),
      children: [
        run(one.title, { size: design.size }),
        ...[one.by, one.place].filter(Boolean).map((words) => run(`, ${words}`, { bold: false, size: design.size })),
        ...(one.dates ? [run(`, ${datesBeside(one)}`, { bold: false, color: GREY, size: design.size })] : []),
      ],
    });
  const group = (one: Group): Paragraph[] => {
    const head = one.title ? [new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, text: one.title })] : [];
    switch (one.kind) {
      case 'text':
        return [...head, ...one.paragraphs.flatMap((words) => text(words))];
      case 'row':
        return [...head, ...text(one.items.join(', '))];
      case 'skills': {
        const labelled = one.skills.filter((skill) => skill.label);
        const single = one.skills.filter((skill) => !skill.label).map((skill) => skill.text);
        const last = labelled.length + (single.length > 0 ? 0 : -1);
        // Neither the first line nor the last is alone on a page.
        const lines = labelled.map((fact, at) => factLine(fact, { keepNext: at < last && (at === 0 || at === last - 1) }));
        return [...head, ...lines, ...text(single.join(', '))];
      }
      case 'entries':
        return [
          ...head,
          ...one.entries.flatMap((each, at, all) => {
            // The last of several entries without text is not alone on a page, nor the first of a list of lines with its heading.
            const isKept = at === all.length - 2 ? one.rows || (at > 0 && all.slice(at).every(isBare)) : one.rows && at === 0;
            const withNext = isKept && at < all.length - 1;
            return (one.rows ? row : entry)(each, one.title ? 3 : 2, withNext);
          }),
        ];
    }
  };
  const file = new Document({
    title: [document.name, document.title].filter(Boolean).join(' – '),
    creator: document.name,
    lastModifiedBy: document.name,
    styles: {
      default: {
        document: {
          run: {
            font: design.font,
            size: design.size,
            color: INK,
            language: { value: document.country === 'UK' ? 'en-GB' : 'en-US' },
          },
          paragraph: { spacing: { after: 50, line: 242, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: design.headFont, size: design.nameSize, bold: design.isNameBold, color: hex } },
        heading1: {
          run: {
            font: design.headFont,
            size: design.headingSize,
            bold: design.heading !== 'italic',
            italics: design.heading === 'italic',
            color: hex,
          },
          paragraph: { spacing: { before: 210, after: 70 }, keepNext: true, ...headingFrame(design, hex) },
        },
        heading2: { run: { size: design.size + 1, bold: true, color: INK }, paragraph: { spacing: { before: 120, after: 20 } } },
        heading3: { run: { size: design.size, bold: true, color: INK }, paragraph: { spacing: { before: 100, after: 20 } } },
      },
      paragraphStyles: [
        { id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', quickFormat: true, paragraph: { spacing: { after: 30 } } },
        { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', quickFormat: true, run: { size: design.size + 4, color: GREY } },
      ],
    },
    numbering: {
      config: [
        {
          reference: BULLET,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: design.bullet,
              alignment: AlignmentType.LEFT,
              style: {
                paragraph: { indent: { left: (design.dateColumn ?? 0) + 300, hanging: 227 } },
                run: { color: hex },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { ...paper },
            margin: { top: design.margin.y, bottom: design.margin.y, left: design.margin.x, right: design.margin.x },
          },
        },
        children: [
          ...headOf(document, design, hex, width, 120, photo),
          ...document.facts.map((fact) => factLine(fact)),
          ...document.sections.flatMap((section, index) => {
            const short = shortText(section);
            if (short !== null) {
              // As in the PDF, short sections follow each other without their own headings.
              const isFirst = shortText(document.sections[index - 1]) === null;
              return [
                new Paragraph({
                  ...direction(section.title),
                  // The last of them is not alone on a page.
                  keepNext: shortText(document.sections[index + 1]) !== null,
                  spacing: { before: isFirst ? 190 : 40, after: 40 },
                  children: [run(section.title, { bold: true, color: hex }), run(`  ${short}`)],
                }),
              ];
            }
            return [
              new Paragraph({
                ...direction(section.title),
                heading: HeadingLevel.HEADING_1,
                ...(design.heading === 'centred' && { alignment: AlignmentType.CENTER }),
                children: [run(section.title)],
              }),
              ...section.groups.flatMap(group),
            ];
          }),
        ],
      },
    ],
  });
  return withData(await Packer.toBuffer(file), attached);
}

/** In a line from right to left, the mark keeps the years of `2010 – 2018` in order. */
const datesBeside = ({ title, dates }: Entry) => (RIGHT_TO_LEFT.test(title) ? `${LEFT_TO_RIGHT_MARK}${dates}` : dates);

const isBare = ({ facts, paragraphs, bullets, link }: Entry) =>
  facts.length + paragraphs.length + bullets.length === 0 && link === null;

/** The text of a section of one short line, which can follow its title on the same line; null for others. */
function shortText(section: Section | undefined): string | null {
  const [group, ...more] = section?.groups ?? [];
  if (!section || group?.kind !== 'row' || more.length > 0) return null;
  const words = group.items.join(', ');
  return words.length + section.title.length < 80 ? words : null;
}

/** Name, headline and contact details. @param after the distance to the text below */
export function headOf(
  document: Pick<ResumeDocument, 'name' | 'label' | 'contact'>,
  design: WordDesign,
  hex: string,
  width: number,
  after = 120,
  photo: Uint8Array | null = null,
): Paragraph[] {
  const isBand = design.head === 'band';
  const edge = side(hex, 48, 6);
  const band = isBand ? { shading: { fill: hex }, border: { top: edge, bottom: edge, left: edge, right: edge } } : {};
  const bar = design.head === 'bar' ? { border: { left: side(hex, 24, 8) } } : {};
  const common = { ...(design.centred && { alignment: AlignmentType.CENTER }), ...band, ...bar };
  const inBand = isBand ? { color: 'FFFFFF' } : {};
  const isBeside = photo !== null && !design.centred && (!isBand || fitsBeside(document.name, design, width));
  const besides = isBeside ? width - PHOTO_COLUMN : width;
  const rows = contactRows(document.contact, charactersOf(besides, design) / WIDEST).map((row) => contactLine(row, inBand));
  const height = headHeight(document, design, rows.length);
  const picture =
    photo && photoRun(photo, document.name, design, { isBeside, most: isBand && isBeside ? height * 0.9 : Infinity });
  // LibreOffice leaves gaps in the frame of three or more paragraphs, so that a band has two.
  const labelInBand = isBand && document.label ? [[run(document.label, { ...inBand, size: design.size + 4 })]] : [];
  const below = [...labelInBand, ...rows];
  const isAbove = picture !== null && design.centred;
  const lines: IParagraphOptions[] = [
    ...(isAbove ? [{ children: [picture] }] : []),
    ...(document.name || (picture && !isAbove)
      ? [
          {
            ...direction(document.name),
            heading: HeadingLevel.TITLE,
            ...(design.head === 'between rules' && { border: { top: side(hex, 18, 8) } }),
            children: [
              ...(picture && !isAbove ? [picture] : []),
              ...(picture && !isAbove && !isBeside ? [new TextRun({ break: 1 })] : []),
              run(document.name, { ...inBand, ...nameSize(document.name, design, besides) }),
            ],
          },
        ]
      : []),
    ...(document.label && !isBand ? [{ ...direction(document.label), style: 'Subtitle', children: [run(document.label)] }] : []),
    ...(below.length > 0
      ? [{ children: below.flatMap((row, at) => [...(at > 0 ? [new TextRun({ break: 1 })] : []), ...row]) }]
      : []),
  ];
  // Text beside a photo ends before it; a band, which would end there too, has only short lines.
  const indent = isBeside && !isBand ? { indent: { right: PHOTO_COLUMN } } : {};
  const rest = isBeside && !isBand ? Math.max(0, PHOTO_HEIGHT - height) : 0;
  const rule = design.head === 'rule below' || design.head === 'between rules';
  const ruleBelow = rule ? { bottom: side(hex, design.head === 'rule below' ? 10 : 5, 6) } : {};
  const isRuleApart = isBeside && rule;
  return [
    ...lines.map((line, index) => {
      const isLast = index === lines.length - 1;
      const border = isLast && rule && !isRuleApart ? { border: { ...line.border, ...ruleBelow } } : {};
      const space = isLast ? (isRuleApart ? rest : after + rest) : isBand ? 0 : isAbove && index === 0 ? 160 : 40;
      return new Paragraph({ ...common, ...indent, ...line, ...border, spacing: { after: space } });
    }),
    // The rule below a photo has the full width, unlike the text beside it.
    ...(isRuleApart
      ? [new Paragraph({ border: ruleBelow, spacing: { after, line: 20, lineRule: LineRuleType.EXACT }, children: [] })]
      : []),
  ];
}

const MILLIMETRE = 1440 / 25.4;
/** The size of a photo in twentieths of a point, and the width that it takes from the text beside it. */
const PHOTO_WIDTH = 22 * MILLIMETRE;
const PHOTO_HEIGHT = 27.5 * MILLIMETRE;
const PHOTO_COLUMN = Math.round(28 * MILLIMETRE);
/** About the height of a line, as a multiple of its text size. */
const LINE = 1.22;

/** As in the PDF, a long name is smaller, within bounds. @param width in twentieths of a point */
function nameSize(name: string, design: WordDesign, width: number): { size?: number } {
  const share = width / (name.length * design.nameSize * 5.5);
  return share < 1 ? { size: Math.round(design.nameSize * Math.max(share, LEAST_NAME)) } : {};
}
const LEAST_NAME = 0.72;

const fitsBeside = (name: string, { nameSize }: WordDesign, width: number) => name.length * nameSize * 5.5 < width - PHOTO_COLUMN;

/** About the height of the name, the label and the rows of contact details, in twentieths of a point. */
function headHeight({ name, label }: Pick<ResumeDocument, 'name' | 'label'>, design: WordDesign, rows: number): number {
  const sizes = [...(name ? [design.nameSize] : []), ...(label ? [design.size + 4] : []), ...Array(rows).fill(design.size)];
  return sizes.reduce((sum, size) => sum + size * 10 * LINE, 0);
}

/** @param most the largest height */
function photoRun(data: Uint8Array, name: string, design: WordDesign, { isBeside, most }: { isBeside: boolean; most: number }) {
  const height = Math.min(design.isPhotoRound ? PHOTO_WIDTH : PHOTO_HEIGHT, most);
  const width = design.isPhotoRound ? height : PHOTO_WIDTH;
  const isBand = design.head === 'band';
  // In pixels, 96 to the inch.
  const transformation = { width: width / 15, height: height / 15 };
  return new ImageRun({
    type: design.isPhotoRound ? 'png' : 'jpg',
    data,
    transformation,
    altText: { name: 'Photo', description: name ? `Photo of ${name}` : 'Photo' },
    ...(isBeside && {
      floating: {
        horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align: HorizontalPositionAlign.RIGHT },
        // In a band, with the same distance from both edges. In English Metric Units, 635 to a twentieth of a point.
        verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, offset: Math.round(isBand ? most * 0.05 * 635 : 0) },
        wrap: { type: TextWrappingType.NONE },
      },
    }),
  });
}

/** About how many characters a line has: a character is half as wide as high on average. @param width in twentieths of a point */
const charactersOf = (width: number, { size }: WordDesign) => width / (size * 5);
/** Typefaces that replace a missing one are up to this much wider. An address that does not fit would break inside. */
const WIDEST = 1.15;

/** Contact details in rows of about as many characters as a line has, so that no separator ends or starts a line. */
function contactRows(contact: Contact[], characters: number): Contact[][] {
  const rows: Contact[][] = [];
  let length = 0;
  for (const one of contact) {
    length += one.text.length + 5;
    const row = rows.at(-1);
    if (row && length <= characters) row.push(one);
    else {
      rows.push([one]);
      length = one.text.length;
    }
  }
  return rows;
}

function headingFrame({ heading }: WordDesign, hex: string): Pick<IParagraphOptions, 'border' | 'shading'> {
  if (heading === 'rule below') return { border: { bottom: side(hex, 6, 2) } };
  if (heading === 'centred') return { border: { bottom: side(hex, 4, 3) } };
  if (heading === 'rule above') return { border: { top: side(hex, 16, 4) } };
  return heading === 'tinted' ? { shading: { fill: tintOf(hex) } } : {};
}

const side = (color: string, size: number, space: number): IBorderOptions => ({ style: 'single', size, color, space });

/** A colour mixed with much white. */
const tintOf = (hex: string) =>
  (hex.match(/../g) ?? []).map((part) => Math.round(255 - (255 - Number.parseInt(part, 16)) * 0.09).toString(16)).join('');

const BULLET = 'points';
export const direction = (words: string) => (RIGHT_TO_LEFT.test(words) ? { bidirectional: true } : {});

type RunStyle = { italics?: boolean; bold?: boolean; color?: string; size?: number };

const run = (words: string, style: RunStyle = {}) =>
  new TextRun({ text: words, ...style, ...(RIGHT_TO_LEFT.test(words) && { rightToLeft: true }) });

const bullet = (words: string, { dateColumn }: WordDesign, keepNext: boolean) =>
  new Paragraph({
    ...direction(words),
    ...(keepNext && { keepNext }),
    style: 'ListBullet',
    numbering: { reference: BULLET, level: 0 },
    // The indents of a list are counted from the side where its text starts.
    ...(dateColumn !== null && RIGHT_TO_LEFT.test(words) && { indent: { left: 300, hanging: 227 } }),
    children: [run(words)],
  });

function text(words: string, { run: style, ...how }: IParagraphOptions & { run?: RunStyle } = {}): Paragraph[] {
  return words ? [new Paragraph({ ...direction(words), ...how, children: [run(words, style)] })] : [];
}

const factLine = ({ label, text: words }: Fact, how: IParagraphOptions = {}) =>
  new Paragraph({ ...direction(label), ...how, children: [run(`${label}: `, { bold: true }), run(words)] });

/** After text from right to left, the mark keeps the digits of a phone number in order. */
const contactLine = (contact: Contact[], style: RunStyle = {}): ParagraphChild[] =>
  contact.flatMap((one, index) => {
    const mark = RIGHT_TO_LEFT.test(contact[index - 1]?.text ?? '') ? LEFT_TO_RIGHT_MARK : '';
    return [...(index > 0 ? [new TextRun({ text: `${mark}  |  `, ...style })] : []), linked(one, style)];
  });

const linked = (one: Contact, style: RunStyle = {}): ParagraphChild =>
  one.href ? new ExternalHyperlink({ link: one.href, children: [run(one.text, style)] }) : run(one.text, style);
