/** Text in one style. */
export type Run = {
  text: string;
  bold: boolean;
  /** In multiples of the size that most of the document has; 1 where it is not known. */
  size: number;
};

/** Where the file places a paragraph, in points. */
export type Placement = {
  indent: number;
  /** How much further right its first line begins. */
  first: number;
  align: 'start' | 'center' | 'end';
  stops: readonly { at: number; align: 'start' | 'center' | 'end' }[];
  before: number;
  after: number;
};

/** Text of a block, in lines that line breaks separate. */
type Text = {
  lines: Run[][];
  /** The number of lists that contain it. */
  depth: number;
  /** Empty paragraphs precede it. */
  isSetOff?: boolean;
  /** Undefined where the format places nothing. */
  placement?: Placement;
};

/** A part of a document whose format says what it is. The level of a heading begins at 1. */
export type Block =
  | ({ kind: 'heading'; level: number } & Text)
  | ({ kind: 'paragraph' } & Text)
  | ({ kind: 'item' } & Text)
  | TableRow;

/** A row of a table. A cell can contain a table. The widths of its cells are in points, where the file has them. */
export type TableRow = { kind: 'row'; cells: Block[][]; widths?: number[] };
