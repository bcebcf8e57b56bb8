import type { Span } from '../vocabulary/dates.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import type { Piece } from './joint-roles.ts';

/** A piece of an entry's heading: part of a company, post, school or degree. */
export type HeadlinePiece = {
  text: string;
  bold: boolean;
  row: number;
  hint?: FieldHint;
  /** At the right end of a line. */
  isAside?: boolean;
  /** A known town was taken from its end. */
  townCut?: boolean;
};

/** One job, course or project: its heading lines and the text below. */
export type Entry = {
  headline: HeadlinePiece[];
  /** All pieces of the heading, places included, in the order of the page. */
  pieces: Piece[];
  places: string[];
  span: Span;
  durations: string[];
  highlights: string[];
  paragraphs: string[];
  url: string;
  /** Lines with facts of a US federal post. */
  federal: string[];
  /** The items that it was made of, by their index in the document. */
  sources: readonly number[];
};
