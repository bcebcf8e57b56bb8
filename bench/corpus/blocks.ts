export type Run = { text: string; bold?: boolean; italic?: boolean; small?: boolean };

/** What a CV is made of before it has a format. */
export type Block =
  | { kind: 'heading'; text: string }
  /** A smaller heading inside a section. */
  | { kind: 'group'; text: string }
  | { kind: 'line'; runs: Run[]; right?: string; gap?: boolean }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'para'; text: string }
  | { kind: 'table'; head: string[] | null; rows: string[][]; widths: number[] }
  /** Text beside a label or date at the left. */
  | { kind: 'beside'; left: string; blocks: Block[] };

export type Paper = {
  name: string;
  /** Under the name: lines of contacts. */
  contact: string[];
  label: string;
  main: Block[];
  side: Block[];
  sideAt: 'left' | 'right';
  /** The first block of a page header and footer. */
  header: string;
  footer: string;
};

export type Look = {
  font: string;
  size: number;
  heading: 'bold' | 'caps' | 'caps-bold' | 'large' | 'spaced' | 'small-caps' | 'ruled';
  centred: boolean;
  mark: string;
  paper: 'A4' | 'Letter';
  /** Words may be broken at the end of a line. */
  hyphens: boolean;
  /** Text boxes and tables instead of paragraphs, in Word files. */
  boxes: boolean;
  wrapAt: number;
};

/** What only says which field a text belongs to. */
const LABEL =
  /\b(?:Address|Tel|Email|Employer|Position held|Dates|Duty Title|Rank|Organization|Period|Series|Pay Plan|Grade|Hours per week|Salary|Supervisor|may contact): (?:Yes)?|Duties, Accomplishments and Related Skills:|^(?:Dates|Occupation or position held|Main activities and responsibilities|Name and address of employer)$/g;

/** All that a CV says, apart from headers, footers and labels. */
export function textsOf(paper: Paper): string[] {
  const of = (block: Block): string[] => {
    switch (block.kind) {
      case 'heading':
      case 'group':
      case 'para':
        return [block.text];
      case 'line':
        return [block.runs.map(({ text }) => text).join(''), block.right ?? ''];
      case 'bullets':
        return block.items;
      case 'table':
        return block.rows.flat();
      case 'beside':
        return [block.left, ...block.blocks.flatMap(of)];
    }
  };
  return [paper.name, paper.label, ...paper.contact, ...[...paper.main, ...paper.side].flatMap(of)].map((text) =>
    text.replace(LABEL, ' '),
  );
}

/** The headers, footers and labels of a CV. */
export const labelsOf = (paper: Paper): string[] =>
  [
    paper.header,
    paper.footer,
    ...'Address: ;Tel: ;Email: ;Employer: ;Position held: ;Dates: ;Duty Title: ;Rank: ;Organization: ;Period: ;Series: ;Pay Plan: ;Grade: ;Hours per week: ;Salary: ;Supervisor: ;Duties, Accomplishments and Related Skills:;Occupation or position held;Main activities and responsibilities;Name and address of employer'.split(
      ';',
    ),
  ].filter(Boolean);
