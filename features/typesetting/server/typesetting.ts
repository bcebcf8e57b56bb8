import { type Bounds, processPool, timeFor } from '#kit/server/files/process-pool.ts';
import type { LetterDocument, ResumeDocument } from '../document.ts';
import type { Mirror } from './mirror.ts';
import type { Excess } from './page-excess.ts';

/** What Typst is asked to set. */
export type Sheet = {
  want: 'pdf' | 'svg';
  template: string;
  colour: string;
  /** The document as JSON. */
  document: string;
  /** Whether it may be set closer, within what is easy to read, to save a last page of a few lines or to reach `pages`. */
  may_tighten: boolean;
  /** The number of pages that the person asked for; null for as many as needed. */
  pages: number | null;
  /** Attached to the PDF as `resume.json`. */
  attached: string | null;
  /** JPEG in the shape of the templates (photo.ts). */
  photo: Uint8Array | null;
};
export type Typeset = {
  /** A PDF, or an SVG of each page. */
  pdf: Uint8Array | null;
  svg: string[];
  /** Whether it passed as PDF/UA-1; it is tagged in any case. */
  accessible: boolean;
  /** Whether no font has one of its characters. */
  unprintable: boolean;
  /** How much too long it is for the number of pages that the person asked for; null if it fits, and for a PDF. */
  excess: Excess | null;
};

/** What an output process does. */
export type OutputTask =
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'mirror'; sheet: Sheet; document: ResumeDocument }
  | { kind: 'docx'; document: ResumeDocument; photo: Uint8Array | null; template: string; colour: string; attached: string }
  | { kind: 'letter_docx'; document: LetterDocument };
export type OutputResult = Typeset | Mirror | Uint8Array;

const BOUNDS: Bounds = { milliseconds: 20_000, megabytes: 1024 };
/** Documents of this many characters and more get the whole time: a third of the longest resume. */
const LONG = 100_000;

/** Typst is native code and a Word file of a long text takes seconds: both run where they can be stopped and block nobody. */
const pool = processPool<OutputTask, OutputResult>({
  name: 'pdf',
  entry: new URL('./typesetting-process.ts', import.meta.url),
  bounds: BOUNDS,
  heap_megabytes: 384,
  concurrency: 2,
  max_waiting: 200,
  // The editor requests the pages and a small picture in each template at the same time.
  per_person: { running: 1, waiting: 14 },
  retire_megabytes: 500,
});

/** @throws TaskFailed */
export async function typeset(sheet: Sheet, bounds?: Bounds): Promise<Typeset> {
  return expected(
    await pool.run({ kind: 'sheet', sheet }, bounds ?? timeFor(BOUNDS, sheet.document.length, LONG)),
    (result) => 'svg' in result,
  );
}

/** A resume set as PDF and read back as programs read it. @throws TaskFailed */
export async function mirror(sheet: Sheet, document: ResumeDocument): Promise<Mirror> {
  return expected(
    await pool.run({ kind: 'mirror', sheet, document }, timeFor(BOUNDS, sheet.document.length, LONG)),
    (result) => 'warnings' in result,
  );
}

/** @throws TaskFailed */
export async function wordFile(task: Extract<OutputTask, { kind: 'docx' | 'letter_docx' }>, bounds?: Bounds): Promise<Buffer> {
  const bytes = expected(await pool.run(task, bounds), (result) => result instanceof Uint8Array);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The processes that typeset now or wait for work: for tests and benchmarks that end one. */
export const typesetters = pool.processes;

function expected<T extends OutputResult>(result: OutputResult, isExpected: (result: OutputResult) => result is T): T {
  if (!isExpected(result)) throw new Error('The output process returned the result of another task.');
  return result;
}
