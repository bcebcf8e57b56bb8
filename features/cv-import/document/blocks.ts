/** Text in one weight. */
export type Run = { text: string; bold: boolean };

/** Text of a block, in lines that line breaks separate. `depth` is the number of lists that contain it. */
type Text = { lines: Run[][]; depth: number };

/** A part of a document whose format says what it is. The level of a heading begins at 1. */
export type Block =
  | ({ kind: 'heading'; level: number } & Text)
  | ({ kind: 'paragraph' } & Text)
  | ({ kind: 'item' } & Text)
  | TableRow;

/** A row of a table. A cell can contain a table. */
export type TableRow = { kind: 'row'; cells: Block[][] };
