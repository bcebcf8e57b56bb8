import type { Cell, Line } from '../document/lines.ts';
import type { Span } from '../vocabulary/dates.ts';
import type { FieldHint } from '../vocabulary/labels.ts';

/** A line of a section and what its pieces are: heading of an entry, date, place or text. */
export type Parsed = {
  line: Line;
  main: Cell | null;
  text: string;
  extra: Cell[];
  spans: Span[];
  places: string[];
  durations: string[];
  role: 'body' | 'head' | 'side' | 'url' | 'federal';
  /** The fields that labels name. */
  hints: Map<Cell, FieldHint>;
  labels: FieldHint[];
  continuesPrevious: boolean;
  /** The date in it is part of the post: `Year 5 Teacher, English Lead since 2024` below the entry's own dates. */
  isTimed?: boolean;
  /** Text below `Duties:` on a line of its own. */
  isAnnounced?: boolean;
};
